"""What stands on a board and may change: furniture, statues, rubble, pits, open doors.

A game's state holds a `Ground`: the closed doors and the features as small values.  Their meaning for moving and
looking is worked out from a catalogue of feature kinds into sets of squares, once per arrangement.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.board.bits import Bits, Square
from undercroft.board.footprint import footprint
from undercroft.board.grid import Board
from undercroft.board.reach import Costs, overlay
from undercroft.board.sight import HEAVY, LIGHT, skyline
from undercroft.kernel.ranges import MANY, Mask, Tag
from undercroft.kernel.remembering import Kept


class FeatureKind(msgspec.Struct, frozen=True):
    """A kind of feature: its footprint, its height, the cover it gives, and whether figures may step on it."""

    width: int = 1
    height: int = 1
    tall: int = 0
    cover: int = 0
    enter: bool = True
    extra: int = 0


class Feature(msgspec.Struct, frozen=True):
    """A feature on the board, by the north-west square of its footprint; turned, columns and rows are swapped."""

    kind: Tag
    at: Annotated[Square, Meta(ge=-1, le=65_535)]
    turned: bool = False


class Ground(msgspec.Struct, frozen=True):
    """What changes on a board during a game besides its figures; it is replaced as a whole and shared freely."""

    closed: Mask = 0
    features: Annotated[tuple[Feature, ...], MANY] = ()

    def opened(self, door: int) -> "Ground":
        """This ground with a door open."""
        return Ground(self.closed & ~(1 << door), self.features)

    def shut(self, door: int) -> "Ground":
        """This ground with a door closed."""
        return Ground(self.closed | 1 << door, self.features)

    def with_feature(self, feature: Feature) -> "Ground":
        """This ground with one more feature, last in order."""
        return Ground(self.closed, (*self.features, feature))

    def without_feature(self, feature: Feature) -> "Ground":
        """This ground without this feature."""
        return Ground(self.closed, tuple(other for other in self.features if other != feature))


class Obstacles(msgspec.Struct, frozen=True):
    """An arrangement of features as sets of squares."""

    barred: Bits
    """Squares nobody may enter."""
    costs: Costs
    """Squares that cost more to enter."""
    sky: tuple[Bits, ...]
    """For each height, the squares of everything at least that high.  UN-0068"""
    light: Bits
    """Squares that give light cover."""
    heavy: Bits
    """Squares that give heavy cover.  UN-0337"""
    levels: tuple[Bits, ...]
    """The board's levels, with the tops of features that figures can stand on.  UN-0139, UN-G21"""

    def too_high(self, height: int) -> Bits:
        """Squares a mover of this height cannot pass over.  UN-0142"""
        return self.sky[min(max(height, 1), len(self.sky) - 1)] | self.barred


class Catalogue:
    """The feature kinds of a game; remembers the arrangements it has worked out."""

    __slots__ = ("_known", "kinds")

    def __init__(self, kinds: Mapping[str, FeatureKind]) -> None:
        self.kinds = dict(kinds)
        self._known: Kept[tuple[Board, tuple[Feature, ...]], Obstacles] = Kept()

    def cover(self, board: Board, feature: Feature) -> Bits:
        """The squares a feature stands on."""
        kind = self.kinds[feature.kind]
        size = (kind.height, kind.width) if feature.turned else (kind.width, kind.height)
        return footprint(board, *size).at(feature.at)

    def on(self, board: Board, ground: Ground) -> Obstacles:
        """The sets of squares of an arrangement."""
        key = board, ground.features
        known = self._known.get(key)
        return self._known.keep(key, self._work_out(board, ground.features)) if known is None else known

    def _work_out(self, board: Board, features: tuple[Feature, ...]) -> Obstacles:
        placed = [(self.cover(board, feature), self.kinds[feature.kind]) for feature in features]
        return Obstacles(
            _union(there for there, kind in placed if not kind.enter),
            overlay(*((there, kind.extra) for there, kind in placed if kind.extra)),
            skyline((there, kind.tall) for there, kind in placed),
            _union(there for there, kind in placed if kind.cover == LIGHT),
            _union(there for there, kind in placed if kind.cover == HEAVY),
            _raised(board, placed),
        )


def _union(sets: Iterable[Bits]) -> Bits:
    found = 0
    for there in sets:
        found |= there
    return found


def _raised(board: Board, placed: list[tuple[Bits, FeatureKind]]) -> tuple[Bits, ...]:
    """The levels of a board with each feature's squares raised by its height; later features on earlier ones."""
    levels = list(board.levels)
    for there, kind in placed:
        if kind.tall and kind.enter:
            levels += [0] * kind.tall
            for height in range(len(levels) - 1, -1, -1):
                lifted = levels[height] & there
                if lifted:
                    levels[height] &= ~there
                    levels[height + kind.tall] |= lifted
            while not levels[-1]:
                levels.pop()
    return tuple(levels)
