"""Positions in which an Obstacle meets somebody, or a Power card is given to a creature."""

from __future__ import annotations

from typing import Any

from systems.universalis.build import DUEL, Play, hero, orc, position
from undercroft.board.text import read
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.systems.universalis.agenda import Act, EndActivation, ObstacleMet, Recover
from undercroft.systems.universalis.dark.power_cards import empower
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import LEGEND
from undercroft.systems.universalis.state import Character

HERO = FigureId(1)
ROOM = """
########
#......#
#..S...#
#......#
########
"""
DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
CHEST = [{"kind": "chest", "at": "d2"}]
BLIND = [1, 2]
"""Perception dice that see no trap."""


def sprung(card: str, dice: list[int], *, deed: str = "step", board: str = ROOM, **more: Any) -> Play:
    """A card is activated against Shara, who stands where it catches her."""
    who = more.pop("S", hero())
    access = 0 if deed in ("door", "reveal") else -1
    at, back = (_square(board, more.pop(name, "")) for name in ("at", "back"))
    entry = ObstacleMet(HERO, card=card, deed=deed, access=access, at=at, back=back)
    do = [Recover(HERO), entry, Act(HERO), EndActivation(HERO), *more.pop("then", ())]
    return position(board, S=who, do=do, dice=dice, **more)


def _square(board: str, name: str) -> int:
    """A square of a drawing by its name; nowhere without one."""
    bare = board.replace("S", ".").replace("T", ".").strip("\n")
    return int(read(bare, LEGEND).board.parse(name)) if name else NOWHERE


def given(card: str, *, dice: list[int] | None = None, turn: str = "S", **more: Any) -> Play:
    """An orc beside Shara has been given a Power card before anything happens."""
    k, s = more.pop("k", orc()), more.pop("S", hero())
    play = position(more.pop("board", DUEL), S=s, k=k, turn=turn, dice=dice, **more)
    for _ in empower(play.game, card, play.who("k")):
        raise AssertionError("the card asks something")
    return play


def give(game: Universalis, card: str, who: Character) -> None:
    """A Power card that asks nothing takes effect."""
    for _ in empower(game, card, who):
        raise AssertionError("the card asks something")
