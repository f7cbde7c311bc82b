"""Zones of control: squares in which an enemy stops or slows whoever enters, unless he is too small to matter.

A zone is a set of squares with the size of its holder.  The sets worked out here go into `reach` as `stop` (he
must stay) or as a cost (he goes on more slowly).
"""

from collections.abc import Iterable

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.facing import Facing, front
from undercroft.board.grid import Board
from undercroft.board.steps import Steps


class Threat(msgspec.Struct, frozen=True):
    """One enemy's zone of control and its size."""

    zone: Bits
    size: int = 0


def zone(board: Board, steps: Steps, cover: Bits, facing: Facing | None = None) -> Bits:
    """The squares adjacent to a figure, or with a facing those before it and to its sides.  UN-0340, LE-0158"""
    around = steps.around(cover)
    return around if facing is None else around & front(board, cover, facing)


def held_by_any(threats: Iterable[Threat], least: int = 0) -> Bits:
    """Squares in the zone of an enemy of at least this size.  LE-0159, UN-0343"""
    found = 0
    for threat in threats:
        if threat.size >= least:
            found |= threat.zone
    return found


def held_by_two(threats: Iterable[Threat], size: int) -> Bits:
    """Squares in the zones of two or more enemies of exactly this size.  UN-0346"""
    once = twice = 0
    for threat in threats:
        if threat.size == size:
            twice |= once & threat.zone
            once |= threat.zone
    return twice


def held_by_size(threats: Iterable[Threat], size: int) -> Bits:
    """Squares in which a mover of this size is held: by one enemy not smaller, or two just smaller.

    UN-0343, UN-0346 to UN-0348
    """
    known = tuple(threats)
    return held_by_any(known, size) | held_by_two(known, size - 1)
