"""A hall in which Borgron knows one spell: Shara beside him, an orc five squares away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.systems.universalis.status.lasting_spells import end, turn_over

CAST = [5, 4]
"""A casting roll that succeeds without a critical: a permanent spell lasts 5 turns."""

CRITICAL = [6, 4]
FAIL = [2, 1]
"""A test that is failed by anybody with less than 7."""

PASS = [6, 5]
"""A test that anybody passes."""


def field(spell: str, dice: Dice | None = None, *, turn: str | list[str] = "B", **more: Any) -> Play:
    """Borgron (Intelligence 5, no skills) with this spell alone at c3, Shara with a sword at d5, an orc at h3."""
    mage = {"at": "c3", "facing": "east", "spells": [spell], "hands": [], "pack": [], **more.pop("B", {})}
    knight = {"at": "d5", "facing": "east", "hands": ["broadsword"], "body": [], **more.pop("S", {})}
    enemy = {"at": "h3", "facing": "west", **more.pop("k", {})}
    board = more.pop("board", HALL)
    people = {"B": hero("borgron", **mage), "S": hero(**knight), "k": orc(**enemy)}
    return position(board, turn=turn, dice=dice, **people, **more)


def cast(spell: str, at: str, dice: Dice | None = None, **more: Any) -> Play:
    """The same, and the spell is cast at somebody with these dice after the casting roll."""
    roll = more.pop("roll", CAST)
    thrown = {"B cast": roll, **dice} if isinstance(dice, Mapping) else [*roll, *(dice or [])]
    return field(spell, thrown, **more).take(f"B casts {spell} at {at}")


def over(play: Play) -> Play:
    """All spells are over."""
    end(play.game, play.state.lasting)
    return play


def turns(play: Play, n: int) -> Play:
    """So many turns of the heroes pass for spells."""
    for _ in range(n):
        turn_over(play.game, bright=True)
    return play


def wounds(play: Play, *names: str) -> list[int]:
    """What somebody has lost, 99 for those who are gone."""
    return [play.see(name).get("wounds", 99) for name in names]
