"""What a seat sees, as numbers: one row of floats from -1 to 1, made from the scene alone, and the mask of its options.

First come the numbers of the table, then a block for each figure, then a block for each option; what does not fit is
left out, what is not there is 0.  Words (acts, cards, names) become numbers by a checksum, the same everywhere and
always.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import AskView, Figure, GridBoard, Scene, ZoneBoard

ACTIONS = 128
"""How many options of a question can be taken; those beyond are never offered to a learning program."""

TRACKS, GOALS, FIGURES = 10, 6, 32
TABLE = 6 + TRACKS + GOALS
EACH_FIGURE = 12
EACH_OPTION = 8
OBSERVATION = TABLE + FIGURES * EACH_FIGURE + ACTIONS * EACH_OPTION
"""How many numbers an observation has."""

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


def word(text: str) -> float:
    """A word as a number from -1 to 1, the same for the same word."""
    return crc32(text.encode()) / 2**31 - 1 if text else 0.0


def encode(scene: Scene) -> Row:
    """A scene as a row of numbers."""
    row = np.zeros(OBSERVATION, dtype=np.float32)
    places = _Places(scene)
    ask = scene.ask
    _put(row, 0, [scene.round / 50, word(scene.phase), *_asked(ask), len(scene.figures) / FIGURES])
    _put(row, 6, [track.now / max(10, track.most) for track in scene.tracks[:TRACKS]])
    _put(row, 6 + TRACKS, [goal.value / 10 for goal in scene.goals[:GOALS]])
    for n, figure in enumerate(scene.figures[:FIGURES]):
        _put(row, TABLE + n * EACH_FIGURE, _figure(figure, scene.seat, ask, places))
    if ask is not None:
        first = TABLE + FIGURES * EACH_FIGURE
        order = {figure.id: n for n, figure in enumerate(scene.figures)}
        for n, option in enumerate(ask.options[:ACTIONS]):
            whom = (order[option.who] + 1) / FIGURES if option.who in order else 0.0
            _put(row, first + n * EACH_OPTION, [1.0, *_option(option, places), whom, float(n == ask.default)])
    return np.clip(row, -1.0, 1.0)


def mask(options: Sequence[Option]) -> Mask:
    """Which actions are options: 1 for each of them."""
    found = np.zeros(ACTIONS, dtype=np.int8)
    found[: min(ACTIONS, len(options))] = 1
    return found


def _put(row: Row, at: int, numbers: Iterable[float]) -> None:
    values = list(numbers)
    row[at : at + len(values)] = values


def _asked(ask: AskView | None) -> list[float]:
    if ask is None:
        return [0.0, 0.0, 0.0]
    return [word(ask.prompt), word(ask.about), len(ask.options) / ACTIONS]


class _Places:
    """Where the places of a board lie, from -1 to 1 both ways."""

    def __init__(self, scene: Scene) -> None:
        board = scene.board
        self._width = board.width if isinstance(board, GridBoard) else 0
        self._size = (max(1, board.width), max(1, board.height)) if board is not None else (1, 1)
        self._zones = {zone.id: (zone.x, zone.y) for zone in board.zones} if isinstance(board, ZoneBoard) else {}

    def of(self, at: int) -> tuple[float, float]:
        """A place as column and row."""
        if at < 0:
            return 0.0, 0.0
        x, y = (at % self._width, at // self._width) if self._width else self._zones.get(at, (0, 0))
        return 2 * (x + 1) / (self._size[0] + 1) - 1, 2 * (y + 1) / (self._size[1] + 1) - 1


SIDES = {"hero": 1.0, "foe": -1.0, "other": 0.0}
RANKS = {"grunt": 0.25, "elite": 0.5, "boss": 1.0, "hero": 0.75}


def _figure(figure: Figure, seat: SeatId, ask: AskView | None, places: _Places) -> list[float]:
    life = [bar for bar in figure.bars if bar.kind == "life"]
    now, most = sum(bar.now for bar in life), sum(bar.most for bar in life)
    return [
        SIDES[figure.side],
        RANKS[figure.rank],
        word(figure.name),
        *places.of(figure.at),
        now / 20,
        now / most if most else 0.0,
        float(figure.seat == seat),
        float(ask is not None and ask.who == figure.id),
        float(figure.acted) - float(figure.active),
        float(figure.down),
        figure.members / 10 + len(figure.marks) / 20,
    ]


def _option(option: Option, places: _Places) -> list[float]:
    return [word(option.act), word(option.what), *places.of(option.at), option.n / 20]
