"""Identifying potions and magic things.  UN-0278 to UN-0282, UN-1481, UN-C469, UN-C491"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.systems.universalis.exploring import explore_trial, may_explore
from undercroft.systems.universalis.finding import deck
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.lots import pick
from undercroft.systems.universalis.people import gear_cards, likeness_of
from undercroft.systems.universalis.rolls import ONE
from undercroft.systems.universalis.state import Activation, Character

Names = tuple[str, ...]
Deed = Callable[[Universalis, Character, Option], Script[None] | None]
ALCHEMIST, SECRETS = "alchemist", "secrets-of-magic"
POTIONS = ("poison-flask", "dexterity-potion", "heroic-potion", "strength-potion", "mana-potion", "healing-potion")
"""What a potion turns out to be, by the die.  UN-0281, UN-1481"""

TRIED = "quest alchemist"
"""The note of an Alchemist's one attempt of the game.  UN-C469"""


def offers(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Things he carries that nobody knows yet and that his skill is about.  UN-0278"""
    names = game.kit(who).names
    if (ALCHEMIST not in names and SECRETS not in names) or not active.action:
        return []
    found: list[Option] = []
    for item, hides in _unknown(who.pack, who.hands, who.body):
        able = ALCHEMIST in names and TRIED not in who.uses if hides == "potion" else SECRETS in names
        if able and f"baffled by {item}" not in who.uses:
            found.append(Option("identify", what=item))
    return found if found and may_explore(game, who, active) else []


@lru_cache(maxsize=4096)
def _unknown(pack: Names, hands: Names, body: Names) -> tuple[tuple[str, str], ...]:
    """What nobody knows yet of the things somebody carries, and what each of them hides."""
    cards = gear_cards()
    carried = dict.fromkeys((*pack, *hands, *body))
    return tuple((item, cards[item].hides) for item in carried if cards[item].hides)


def identify(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A test of Intelligence; one attempt for each object, for a potion one in a game.  UN-0278, UN-C469, UN-C491"""
    game.active.action = False
    potion = gear_cards()[option.what].hides == "potion"
    if potion:
        who.uses = (*who.uses, TRIED)
    result = yield from explore_trial(game, who, "intelligence", "identify")
    if result.passed:
        yield from recognize(game, who, option.what)
    elif not potion:
        who.uses = (*who.uses, f"baffled by {option.what}")


def recognize(game: Universalis, who: Character, item: str) -> Script[None]:
    """What it is: a potion by the die, a magic thing by chance among those of its likeness.  UN-0281, UN-0282"""
    card = gear_cards()[item]
    if card.hides == "potion":
        face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "potion", stream="loot")
        found = POTIONS[face - 1] if POTIONS[face - 1] in deck(game, "special").cards else ""
    else:
        alike = [id for id in deck(game, card.hides).cards if likeness_of(gear_cards()[id]) == item]
        found = (yield from pick(game, alike, "magic")) if alike else ""
    _replace(who, item, found)
    if found:
        pile = game.state.piles["special" if card.hides == "potion" else card.hides]
        cards = list(pile.cards)
        cards.remove(found)
        pile.cards = tuple(cards)
    game.revealed()
    game.tell(Changed, "identified" if found else "worthless", who.id, detail=found or item, rules=("UN-0281",))


def _replace(who: Character, item: str, found: str) -> None:
    for part in ("hands", "body", "pack"):
        held = list(getattr(who, part))
        if item in held:
            at = held.index(item)
            held[at : at + 1] = [found] if found else []
            setattr(who, part, tuple(held))
            return


DEEDS: Mapping[str, Deed] = {"identify": identify}
