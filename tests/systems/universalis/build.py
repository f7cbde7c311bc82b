"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [6, 6, 1, 1, 1]}
    play = position(DUEL, S=hero(), k=orc(), turn="S", dice=dice)
    play.take("S attacks k")
    assert play.see("k")["wounds"] == 2

How dice are named and a position is played on: `systems.staging`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from systems.staging import Dice, Staged
from systems.universalis.box import SYSTEM
from undercroft.board.bits import squares
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, State

DUEL = """
#######
#.....#
#..k..#
#..S..#
#.....#
#######
"""
HALL = "\n".join(["#" * 12, *["#" + "." * 10 + "#"] * 8, "#" * 12])


T = TypeVar("T")
Prepare = Callable[[State], None]


class Play(Staged[State, Universalis]):
    """A position of the game being played."""

    SYSTEM = SYSTEM
    ACTING = ("act", "next-hero")

    def who(self, name: str) -> Character:
        return self.game.character(self.names[name])


def position(
    board: str = DUEL,
    *,
    turn: str | list[str] = "S",
    dice: Dice | None = None,
    do: Any = None,
    prepare: Prepare | None = None,
    **given: Any,
) -> Play:
    """A position: figures by letter, anything else of a position by its name; `prepare` changes the rest."""
    figures = {name: value for name, value in given.items() if isinstance(value, dict) and name not in KEYS}
    rest = {name: value for name, value in given.items() if name not in figures}
    place: dict[str, Any] = {"figures": figures, "turn": turn, **rest}
    if "quest" not in rest:
        for mark in {sign for sign in board if sign.isalpha() and sign not in "wox" and sign not in figures}:
            board = board.replace(mark, ".")
        place["board"] = board
    return Play(place, dice or [], do, prepare)


KEYS = ("dropped", "options", "doors", "decks")


def carried_out(script: Script[T], *replies: Any) -> T:
    """What a script comes to, each of its requests answered in turn; neither a request nor a reply may be left over."""
    left = list(replies)
    try:
        next(script)
        while left:
            script.send(left.pop(0))
    except StopIteration as end:
        assert not left, f"{left} answer nothing"
        return end.value  # type: ignore[no-any-return]
    raise AssertionError("a request is left without a reply")


def square(play: Play, name: str) -> int:
    """The number of a square."""
    return int(play.game.plan.board.parse(name))


def named(play: Play, places: int) -> set[str]:
    """The names of a set of squares."""
    return {play.game.plan.board.name(at) for at in squares(places)}


def hero(name: str = "shara", **more: Any) -> dict[str, Any]:
    """A hero without Fortune and without skills that change rolls, unless stated: what rules say of everybody."""
    skills = ["used-to-armors"] if name == "shara" else []
    return {"hero": name, "fortune": 0, "skills": skills, **more}


def orc(**more: Any) -> dict[str, Any]:
    """An orc warrior with a sword and no shield, unless stated."""
    return {"creature": "orc-warrior", "hands": ["broadsword"], "facing": "south", **more}


def troll(**more: Any) -> dict[str, Any]:
    """A troll with its bare fists' worth of a club."""
    return {"creature": "troll", **more}
