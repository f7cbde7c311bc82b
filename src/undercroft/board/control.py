"""Zones of control: squares in which an enemy stops or slows a figure that enters.

The set worked out here goes into `reach` as `stop` (the mover must stay) or as a cost (it goes on more slowly).
"""

from undercroft.board.bits import Bits
from undercroft.board.facing import Facing, front
from undercroft.board.grid import Board
from undercroft.board.steps import Steps


def zone(board: Board, steps: Steps, cover: Bits, facing: Facing | None = None) -> Bits:
    """The squares adjacent to a figure, or with a facing only those before it and to its sides.  UN-0340, LE-0158"""
    around = steps.around(cover)
    return around if facing is None else around & front(board, cover, facing)
