"""Identifying potions and magic things with an Action.  UN-0278, UN-C469, UN-C491"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, in_kit, on_foot, upright
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.dungeon.exploring import explore_trial, may_explore
from undercroft.systems.universalis.effects.recognizing import recognize, unknown
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import Character


@in_kit
def versed_in_magic(kit: Kit) -> bool:
    """It is an Alchemist, or knows the secrets of magic.  UN-C469, UN-C491"""
    return ALCHEMIST in kit.names or SECRETS in kit.names


FAMILY = Family("identifying", after="the-fallen", needs=action_left & versed_in_magic, by=on_foot & upright)
ALCHEMIST, SECRETS = "alchemist", "secrets-of-magic"


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Things the hero carries that nobody has identified and that its skill is about.  UN-0278"""
    game, who, active = here.game, here.who, here.active
    names = here.kit.names
    if (ALCHEMIST not in names and SECRETS not in names) or not active.action:
        return []
    found: list[Option] = []
    for item, hides in unknown(who.pack, who.hands, who.body):
        able = ALCHEMIST in names and not who.tried_potion if hides == "potion" else SECRETS in names
        if able and item not in who.baffling:
            found.append(Option("identify", what=item))
    return found if found and may_explore(game, who, active) else []


@FAMILY.deed("identify")
def identify(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A test of Intelligence; one attempt for each object, for a potion one in a game.

    UN-0278, UN-C469, UN-C491, UN-0114
    """
    game.active.spend_action()
    potion = gear_cards()[option.what].hides == "potion"
    if potion:
        who.tried_potion = True
    result = yield from explore_trial(game, who, "intelligence", "identify")
    if result.passed:
        yield from recognize(game, who, option.what)
    elif not potion:
        who.baffling = (*who.baffling, option.what)
