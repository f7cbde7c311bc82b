"""Throwing an item to another character.  DO-0243 to DO-0248, DO-0252, DO-G40, DO-G71"""

from __future__ import annotations

from undercroft.crawl.families import need
from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.agenda import Receive
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.sight import sees
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.slots import Zone, access, card_of, held_in, take_away

IN_SIGHT = "sight-throws"
"""The option by which throwing needs line of sight.  DO-0246"""

ZONES: dict[str, Zone] = {"throw-from-body": "body", "throw-from-belt": "belt", "throw-from-pack": "pack"}


@need
def not_alone(here: Standpoint) -> bool:
    """Somebody else is awake."""
    return len(here.game.awake()) > 1


FAMILY = Family("throw", after="repair", needs=not_alone)


def receivers(here: Standpoint) -> list[Character]:
    """Others who are awake on the same tile or on one that is directly connected; with the option only those in sight.

    DO-0245, DO-0246, DO-G71
    """
    me, game = here.character, here.game
    ground = game.ground
    mine = ground.tile(me.at)
    near = [one for one in game.awake() if one is not me and ground.linked(mine, ground.tile(one.at))]
    if game.setup.option(IN_SIGHT, False):
        near = [one for one in near if sees(game, me.at, one.at)]
    return near


def missiles(who: Character, zone: Zone) -> list[str]:
    """The items of a zone that can be thrown; a Trap kept as gold is none.  DO-0243"""
    return [str(item) for item in held_in(who.outfit, zone) if card_of(item) is not None]


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """To everybody near enough something from each zone.  DO-0244, DO-0245"""
    filled = [act for act, zone in ZONES.items() if missiles(here.character, zone)]
    return [Option(act, one.id, one.at) for one in receivers(here) for act in filled]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """0 AP from the Body, 4 from the Belt, 10 from the Backpack, 3 less with Quickness.  DO-0244, DO-0465, DO-G40"""
    return access(here.kit, ZONES[option.act])


@FAMILY.deed(*ZONES)
def throw(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """An item flies to the other, who puts it where it likes.  DO-0243, DO-0247"""
    who, zone = here.character, ZONES[option.act]
    options = [Option("throw", option.who, what=name) for name in missiles(who, zone)]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask("throw-what", who.seat, options, who=who.id)
    pay(game, who, cost(here, option))
    take_away(game, who, parse_item(chosen.what), zone)
    game.tell(Changed, "threw", who.id, detail=chosen.what, rules=("DO-0243",))
    game.push(Receive(option.who, chosen.what))
