"""Where a character can jump to, and how far that is.  DO-0218 to DO-0230"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import rings
from undercroft.kernel.requests import FigureId
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import characters_at, free_squares, monsters_at

JUMP = 5
"""AP for a jump, whatever its distance.  DO-0218"""

TN_PER_SQUARE = 10
"""The Target Number of a jump for each of its squares.  DO-0224"""

Distances = dict[int, int]
"""Squares by number, each with how many squares a jump to it is."""


def seen_over(game: Doria, at: int) -> Distances:
    """The squares in view to which a way of adjacent squares without monsters can be counted, over Holes and other
    characters, with its length: the target counts, the take-off square does not.

    DO-0219 to DO-0221, DO-0224, DO-0342
    """
    found: Distances = {}
    passable = game.ground.passable & ~monsters_at(game)
    for far, ring in enumerate(rings(game.ground.steps, 1 << at, passable)):
        for square in squares(ring) if far else ():
            if game.ground.sees(at, square):
                found[square] = far
    return found


def landings(game: Doria, who: FigureId, at: int) -> Distances:
    """The free squares that can be jumped to.  DO-0221, DO-0228, DO-0230"""
    free = free_squares(game, who)
    return {square: far for square, far in seen_over(game, at).items() if free >> square & 1}


def onto_others(game: Doria, who: FigureId, at: int) -> Distances:
    """The squares of other characters that can be jumped to, if one goes on from there; none of them a Hole.

    DO-0229, DO-0340
    """
    others = characters_at(game, who) & game.ground.enterable
    return {square: far for square, far in seen_over(game, at).items() if others >> square & 1}


def beside(game: Doria, who: FigureId, at: int) -> Bits:
    """The free squares next to one.  DO-0229, DO-0231"""
    return game.ground.near[at] & free_squares(game, who)
