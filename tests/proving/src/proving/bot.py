"""A sensible player: strikes whoever is at hand, opens doors, and goes where there is something left to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from undercroft.crawl.bot import Judge, JudgingBot, by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import GridBoard, Scene

AT_ONCE = ("melee", "shot", "hurl", "open", "search", "clear")
"""What is done wherever it is offered, the best first."""


def act(ask: Ask, scene: Scene) -> Option:
    """Whatever can be done at once; else a way towards what is left to do; else the turn is over."""
    for deed in AT_ONCE:
        if found := by_act(ask, deed):
            return found[0]
    moves = by_act(ask, "move")
    return moves[0] if moves and goals(scene) else by_act(ask, "end")[0]


def where(ask: Ask, scene: Scene) -> Option:
    """A foe that can be charged; else the square nearest to what is left to do, on firm ground if there is any."""
    if charges := by_act(ask, "charge"):
        return charges[0]
    board = grid(scene)
    doubtful = {at for feature in board.features if feature.kind == "doubtful" for at in feature.cells}
    wanted = goals(scene)
    ways = [option for option in ask.options if option.at not in doubtful] or ask.options
    return min(ways, key=lambda option: min((apart(board, option.at, goal) for goal in wanted), default=0))


def goals(scene: Scene) -> list[int]:
    """Where something is left to do: foes, then closed doors, then chests that have come to light."""
    board = grid(scene)
    foes = [figure.at for figure in scene.figures if figure.side == "foe"]
    seen = [at for at, sign in enumerate(board.floor) if sign != " "]
    doors = [at for door in board.doors if door.state == "closed" for at in (door.at, door.to) if at in seen]
    chests = [token.at for token in board.tokens if not token.spent and token.at in seen]
    return foes or doors or chests


def grid(scene: Scene) -> GridBoard:
    """The board of squares."""
    assert isinstance(scene.board, GridBoard)
    return scene.board


def apart(board: GridBoard, a: int, b: int) -> int:
    """How far apart two squares are."""
    return abs(a % board.width - b % board.width) + abs(a // board.width - b // board.width)


class SensibleBot(JudgingBot[Scene]):
    """Common sense for every question; the rest is left to its default."""

    judges: ClassVar[Mapping[str, Judge[Scene]]] = {"act": act, "where": where}
    by_default = frozenset(("ambush", "face", "lay", "next-hero", "reroll", "shield", "step-in", "target", "trade"))

    def look(self, scene: Scene, ask: Ask) -> Scene:
        """What the seat sees is enough."""
        return scene
