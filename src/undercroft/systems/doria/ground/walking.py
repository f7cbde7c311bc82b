"""How far a character may walk, and along which squares.  DO-0208 to DO-0217, DO-0267"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.board.paths import path
from undercroft.board.reach import Reach
from undercroft.board.reach import reach as flooded
from undercroft.kernel.requests import FigureId
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import characters_at, monsters_at
from undercroft.systems.doria.state import Character

STEP = 1
"""AP for each square entered.  DO-0208"""


def burden(character: Character) -> int:
    """How many times its price a movement costs: twice while it carries somebody.  DO-0267"""
    return 2 if character.carries else 1


def reach(game: Doria, character: Character, ap: int | None = None) -> Reach:
    """The squares a character can walk to with so many AP (all it has unless stated): never farther than its AP, around
    monsters, Holes and Rubble, through other characters.

    DO-0208, DO-0211 to DO-0214, DO-0217, DO-0267, DO-0342
    """
    points = max(0, character.ap if ap is None else ap) // (STEP * burden(character))
    open_squares = game.ground.enterable & ~monsters_at(game)
    return flooded(game.ground.steps, 1 << character.at, points, open_squares)


def ends(game: Doria, who: FigureId, found: Reach) -> Bits:
    """Where a walk may end: nowhere where another character stands, and not where it began.  DO-0213"""
    return found.squares & ~characters_at(game, who) & ~found.start


def way(found: Reach, to: int) -> tuple[int, ...]:
    """The squares of a shortest walk, the last of them where it ends.  DO-0209"""
    return tuple(path(found, 1 << to))
