"""Places in a territory outside settlements, visited at any moment of a turn spent there, all of them.  UN-1270"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.universalis.agenda import AtPlace
from undercroft.systems.universalis.campaign.world import group_at, id_of, members
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import wild_places

OUTSIDE = "outside "
"""How the note begins that a hero has been to a place outside a settlement in this turn."""


def offers(game: Universalis, n: int) -> list[Option]:
    """Each hero may visit every place of the territory, each once in a campaign turn; not while camping.

    UN-1270, UN-1289
    """
    group = group_at(game, n)
    if group.inside or group.aboard or group.chose == "camp":
        return []
    return [
        Option("visit-outside", who=one.id, what=place)
        for one in members(game, group)
        for place in wild_places(group.at)
        if f"{OUTSIDE}{place} {id_of(one)}" not in group.visited
    ]


def visit(game: Universalis, n: int, option: Option) -> None:
    """The hero goes there.  UN-1270"""
    who = game.character(option.who)
    group_at(game, n).visited[f"{OUTSIDE}{option.what} {id_of(who)}"] = 1
    game.push(AtPlace(who.id, place=option.what))


DEEDS = {"visit-outside": visit}
