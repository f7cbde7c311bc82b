"""Heroes who travel apart, each with its own position and its own rolls; and those who are held back.

UN-1296, UN-1297
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.campaign.world import group_at, id_of, members, place, world_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Group


def offers(game: Universalis, n: int) -> list[Option]:
    """A hero may leave the others and travel alone.  UN-1296"""
    group = group_at(game, n)
    together = members(game, group)
    if group.chose or len(together) < 2 or group.aboard:
        return []
    return [Option("part", who=one.id) for one in together[1:]]


def part(game: Universalis, n: int, option: Option) -> None:
    """The hero is a group of its own from now on.  UN-1296"""
    apart(game, n, game.character(option.who))


def apart(game: Universalis, n: int, who: Character, held: int = 0) -> Group:
    """A hero is on its own, perhaps held back for some campaign turns.  UN-1296, UN-1297"""
    group, world = group_at(game, n), world_of(game)
    id = id_of(who)
    if group.members == (id,):
        group.held = max(group.held, held)
        return group
    group.members = tuple(one for one in group.members if one != id)
    alone = Group(members=(id,), at=group.at, inside=group.inside, held=held, chose=group.chose)
    world.groups.append(alone)
    place(game)
    game.tell(Changed, "parted", who.id, at=group.at, rules=("UN-1296",))
    return alone


def meet(game: Universalis) -> None:
    """Groups that are at the same place and free to go travel together again.  UN-1296, UN-1297"""
    world = world_of(game)
    met: list[Group] = []
    for group in world.groups:
        if not members(game, group):
            continue
        other = next((one for one in met if _together(one, group)), None)
        if other is None:
            met.append(group)
        else:
            other.members = (*other.members, *group.members)
            other.boat = other.boat or group.boat
    world.groups = met or world.groups[:1]


def _together(one: Group, other: Group) -> bool:
    """Are two groups at the same place, free, and on foot or on the same water?"""
    here, there = ((it.at, it.inside, it.icon, it.aboard) for it in (one, other))
    return here == there and not (one.held or other.held or one.aboard)


DEEDS = {"part": part}
