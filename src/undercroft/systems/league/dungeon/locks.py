"""What is known of doors and chests.  LE-0126, LE-0127, LE-0182, LE-G68"""

from __future__ import annotations

import msgspec

from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Lock

FIRST_DOOR = 0
"""The number of the door into the dungeon.  LE-0043"""


def of_door(game: League, door: int) -> Lock:
    """What is known of a door: a standard door, unless something else has been said.  LE-0126"""
    return next((lock for lock in game.state.locks if lock.door == door), Lock(door=door))


def of_chest(game: League, at: int) -> Lock:
    """What is known of a chest."""
    found = (lock for lock in game.state.locks if lock.door < 0 and lock.at == at)
    return next(found, Lock(at=at, kind="chest"))


def same(one: Lock, other: Lock) -> bool:
    """Is it the same door or chest?"""
    return one.door == other.door and (one.door >= 0 or one.at == other.at)


def know(game: League, lock: Lock) -> Lock:
    """This is known of a door or chest from now on."""
    kept = game.state.locks
    if any(same(lock, one) for one in kept):
        game.state.locks = tuple(lock if same(lock, one) else one for one in kept)
    else:
        game.state.locks = (*kept, lock)
    return lock


def opened(game: League, lock: Lock) -> Lock:
    """A door or chest is open: it is an opening without a door from now on.  LE-0127, LE-0128, LE-0195"""
    return know(game, msgspec.structs.replace(lock, tried=True, open=True, locked=False, trap="", sealed=False))


def is_open(game: League, door: int) -> bool:
    """Is a door open?"""
    return of_door(game, door).open


def objective_of(game: League) -> str:
    """The tile that the quest is about.  LE-0131"""
    quest = library()[QUESTS].get(game.setup.quest)
    return quest.objective if quest else ""
