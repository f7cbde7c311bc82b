"""Experts of a settlement, who tell for money what a potion or a magic thing is (ruling `experts`).  UN-0278"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.effects.recognizing import recognize, unknown
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

EXPERT = "scholar"
"""The place of a settlement where experts are found."""

FEES = {"potion": 1, "magic": 5, "relic": 8}
"""Coins for telling what a potion, a Magic Object or a Relic is, authored."""


def puzzled(who: Character) -> bool:
    """Does a hero carry anything that nobody has identified?"""
    return bool(unknown(who.pack, who.hands, who.body))


def services(who: Character) -> list[Option]:
    """What an expert can tell a hero about its things, for coins the hero has.  UN-0278"""
    return [
        Option("consult", what=item, n=FEES[hides])
        for item, hides in unknown(who.pack, who.hands, who.body)
        if FEES[hides] <= who.coins
    ]


def consult(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The expert is paid and tells what the thing is, without any test.  UN-0278, UN-0281"""
    who.coins -= option.n
    game.tell(Changed, "consulted", who.id, now=who.coins, detail=option.what, rules=("UN-0278",))
    yield from recognize(game, who, option.what)
