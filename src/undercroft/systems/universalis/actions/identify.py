"""Identifying potions and magic things with an Action.  UN-0278, UN-C469, UN-C491"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.dungeon.exploring import explore_trial, may_explore
from undercroft.systems.universalis.effects.recognizing import recognize, unknown
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Activation, Character

Deed = Callable[[Universalis, Character, Option], Script[None] | None]
ALCHEMIST, SECRETS = "alchemist", "secrets-of-magic"


def offers(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """Things he carries that nobody knows yet and that his skill is about.  UN-0278"""
    names = game.kit(who).names
    if (ALCHEMIST not in names and SECRETS not in names) or not active.action:
        return []
    found: list[Option] = []
    for item, hides in unknown(who.pack, who.hands, who.body):
        able = ALCHEMIST in names and not who.tried_potion if hides == "potion" else SECRETS in names
        if able and item not in who.baffling:
            found.append(Option("identify", what=item))
    return found if found and may_explore(game, who, active) else []


def identify(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A test of Intelligence; one attempt for each object, for a potion one in a game.  UN-0278, UN-C469, UN-C491"""
    game.active.spend_action()
    potion = gear_cards()[option.what].hides == "potion"
    if potion:
        who.tried_potion = True
    result = yield from explore_trial(game, who, "intelligence", "identify")
    if result.passed:
        yield from recognize(game, who, option.what)
    elif not potion:
        who.baffling = (*who.baffling, option.what)


DEEDS: Mapping[str, Deed] = {"identify": identify}
