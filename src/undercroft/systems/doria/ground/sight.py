"""Who sees whom, and who is in range.  DO-0114, DO-0385 to DO-0389"""

from __future__ import annotations

from undercroft.systems.doria.game import Doria


def sees(game: Doria, a: int, b: int) -> bool:
    """Is there a line of sight from one square to another?  Figures and Holes do not stop it.

    DO-0215, DO-0385 to DO-0387, DO-0389, DO-G52
    """
    return game.ground.sees(a, b)


def in_range(game: Doria, a: int, b: int, most: int) -> bool:
    """Is a square seen from another and not farther than the range, counted orthogonally?

    DO-0042, DO-0114, DO-0344, DO-0388, DO-G51
    """
    far = game.ground.range_of(a, b)
    return far is not None and far <= most
