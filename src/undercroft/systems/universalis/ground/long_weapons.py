"""Advanced rules for long range weapons: a Melee Range of two squares to the front.  UN-1402 to UN-1412"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing, behind
from undercroft.kernel.requests import NOBODY
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

HIGHEST_STEP = 1
"""Beyond this many levels a long weapon reaches no farther than others.  UN-1410"""


def wields(game: Universalis, who: Character) -> bool:
    """Does it use a long weapon by the advanced rules?  Heroes, and creatures of a Dark Player who is no rule.

    UN-1402
    """
    return game.far_reaching and game.kit(who).long and (who.hero or game.dark != NOBODY)


def farther_range(game: Universalis, who: Character, near: Bits) -> Bits:
    """The squares beyond the adjacent ones in which it engages: two squares away, in front, in a clear line.

    `near` are the squares adjacent to it; an enemy in one of them keeps it busy.  UN-1403, UN-1409 to UN-1411
    """
    if any(near & game.cover(enemy) for enemy in game.enemies(who)):
        return 0
    board, cover = game.plan.board, game.cover(who)
    ring = board.spread(cover, 2) & ~board.spread(cover, 1) & board.floor
    front = ring & ~behind(board, cover, Facing(who.facing))
    found = 0
    for square in squares(front):
        if clear(game, who, 1 << square):
            found |= 1 << square
    return found


def clear(game: Universalis, who: Character, there: Bits) -> bool:
    """Does nothing stand between: no character, no obstacle, not even its corner, no height?

    UN-1406, UN-1410, UN-1411
    """
    terrain, cover = game.terrain, game.cover(who)
    if abs(terrain.level(cover) - terrain.level(there)) > HIGHEST_STEP:
        return False
    found = terrain.sight.best(cover, there, game.occupied(who.id) & ~there, terrain.light, terrain.heavy)
    return found is not None and found[0] == 0
