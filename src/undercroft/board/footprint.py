"""Figures and features larger than one square: 1x2, 2x2, 2x3 and any other rectangle.

A footprint is named by its anchor, its north-west square.  Sets of anchors are sets of squares, so that a large
figure moves by the same floods as a small one, on steps narrowed to its size.
"""

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.grid import Board
from undercroft.board.steps import Steps
from undercroft.kernel.remembering import remembered


class Footprint(msgspec.Struct, frozen=True):
    """A rectangle of squares on boards of one stride; made by `footprint`."""

    width: int
    height: int
    stride: int
    offsets: tuple[int, ...]
    shape: Bits

    def at(self, anchor: int) -> Bits:
        """The squares covered from an anchor."""
        return self.shape << anchor

    def fits(self, passable: Bits, steps: Steps | None = None) -> Bits:
        """Anchors from which every square is in `passable`; with `steps`, no wall runs through the base.

        UN-0157, LE-0781
        """
        anchors = -1
        for offset in self.offsets:
            anchors &= passable >> offset
        if steps is not None:
            for x in range(self.width):
                for y in range(self.height):
                    offset = y * self.stride + x
                    anchors &= steps.east >> offset if x + 1 < self.width else -1
                    anchors &= steps.south >> offset if y + 1 < self.height else -1
        return anchors

    def touching(self, squares: Bits) -> Bits:
        """Anchors from which at least one square of `squares` is covered."""
        anchors = 0
        for offset in self.offsets:
            anchors |= squares >> offset
        return anchors

    def covered(self, anchors: Bits) -> Bits:
        """Every square covered from any of these anchors."""
        found = 0
        for offset in self.offsets:
            found |= anchors << offset
        return found

    def steps(self, steps: Steps) -> Steps:
        """Steps of anchors: in each direction, those in which every square of the base may go."""

        def every(allowed: Bits) -> Bits:
            anchors = -1
            for offset in self.offsets:
                anchors &= allowed >> offset
            return anchors

        return steps.each_way(every)

    def landings(self, reached: Bits, passable: Bits, steps: Steps | None = None) -> Bits:
        """Anchors at which a base fits so that one of its squares is where a one-square move ended.

        UN-0156, UN-0161, LE-0782
        """
        return self.touching(reached) & self.fits(passable, steps)

    def squeezed(self, reached: Bits, passable: Bits) -> Bits:
        """Anchors that put only a part of the base on `passable`, and a part of it where the move ended.

        UN-0158
        """
        return self.touching(reached & passable) & ~self.fits(passable)


@remembered(256)
def footprint(board: Board, width: int, height: int) -> Footprint:
    """The footprint of this many columns and rows on a board."""
    offsets = tuple(y * board.stride + x for y in range(height) for x in range(width))
    return Footprint(width, height, board.stride, offsets, sum(1 << offset for offset in offsets))


def gap(board: Board, one: Bits, other: Bits) -> int:
    """The squares from one figure to another, counting diagonals as one and from their nearest squares."""
    grown, far = one, 0
    stride, everywhere = board.stride, board.everywhere
    while not grown & other:
        row = grown | grown << 1 & everywhere | grown >> 1 & everywhere
        grown = row | (row << stride | row >> stride) & everywhere
        far += 1
    return far
