"""Quests on the map: which are unlocked, where they are begun, how often they are tried, when they are locked again.

UN-1214, UN-1216 to UN-1223, UN-1227, UN-1228, UN-1287
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.campaign.world import group_at, note, world_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import QUESTS, Quest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import Ledger, attempts, given_up, held_in, leads_to, open_ledger
from undercroft.systems.universalis.maps.realm import quests_at
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.state import Group, World


def unlockable(game: Universalis) -> list[str]:
    """The independent quests on the map that are still locked this year; a hero's own never is.  UN-1217, UN-1221"""
    world = world_of(game)
    quests = library()[QUESTS].values()
    known = (*world.open, *world.done)
    free = (one for one in quests if one.lies and one.kind == "independent" and not one.of)
    return [str(one.id) for one in free if one.id not in known]


def unlock(game: Universalis, among: Sequence[str]) -> Script[None]:
    """One of these independent quests is unlocked, by lot if there are several.  UN-1217 to UN-1219"""
    closed = [id for id in unlockable(game) if id in among]
    if not closed:
        return
    quest = yield from pick(game, closed, "quest")
    world = world_of(game)
    world.open = (*world.open, quest)
    game.tell(Changed, "learnt-of", detail=f"universalis-quest-{quest}", rules=("UN-1217",))
    note(game, "unlocked", library()[QUESTS][quest].lies, quest)


def playable(game: Universalis, group: Group) -> list[str]:
    """The quests that a group may begin where it is; one quest in a campaign turn.  UN-1214, UN-1227, UN-1228"""
    world, book = world_of(game), open_ledger(game.setup.ledger)
    if world.quested or group.inside or group.aboard:
        return []
    quests = library()[QUESTS]
    here = [id for id in quests_at(group.at) if not quests[id].of or quests[id].of in group.members]
    return [id for id in here if may_begin(world, book, quests[id], quests.values())]


def may_begin(world: World, book: Ledger, quest: Quest, quests: Iterable[Quest]) -> bool:
    """May a quest be begun: an independent one that is unlocked and not accomplished this year, one of a campaign that
    is the first or on the thread, if it was tried less than twice and not given up for what comes after?  A hero's own
    may be begun while that hero is free.  For a prisoner one may always go back.

    UN-0533, UN-1183, UN-1216, UN-1217, UN-1221, UN-1222, UN-1287
    """
    id = str(quest.id)
    if quest.of in book.heroes and book.heroes[quest.of].fate:
        return False
    if held_in(book, id):
        return True
    if world.tries.get(id, 0) >= attempts(quest) or given_up(book, quest):
        return False
    if quest.kind == "independent":
        return (bool(quest.of) or id in world.open) and id not in world.done
    return id not in book.won and (quest.kind == "opening" or any(leads_to(book, one, id) for one in quests))


def offers(game: Universalis, n: int) -> list[Option]:
    """A quest is begun in the territory the group has moved to or stays in.  UN-1214, UN-1227"""
    group = group_at(game, n)
    return [Option("begin-quest", what=f"quest-{id}") for id in playable(game, group)] if group.chose else []


def begin(game: Universalis, n: int, option: Option) -> None:
    """The group begins a quest; the journey goes on after it.  UN-1227, UN-1228"""
    group = group_at(game, n)
    group.over = True
    world_of(game).quested = True
    set_out(game, n, option.what.removeprefix("quest-"))


def set_out(game: Universalis, n: int, quest: str) -> None:
    """The table is cleared for a quest or an Epic Event."""
    world = world_of(game)
    world.next, world.party = quest, n
    note(game, "begun", group_at(game, n).at, quest)
    game.end(True, "universalis-quest-begun")


DEEDS = {"begin-quest": begin}
