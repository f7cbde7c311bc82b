"""The tile that is about to be laid, shown where it may lie.  DO-0273, DO-0274"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import bits
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Opening
from undercroft.kernel.requests import Option
from undercroft.kernel.scene import Draft
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import SIDE, tiles
from undercroft.systems.doria.scene.board import drawn


def draft(game: Doria, option: Option) -> Draft | None:
    """The tile of an option as it would lie, and through which openings one would come in; of other options nothing."""
    if option.act != "lay":
        return None
    x, y = game.ground.board.place(option.at)
    alone = Layout(SIDE + 1, SIDE + 1, (Laid(option.what, 0, 0, option.n - 1),))
    return Draft(x, y, drawn(alone), tuple(_joined(game, Laid(option.what, x, y, option.n - 1))))


def _joined(game: Doria, laid: Laid) -> Iterator[tuple[int, int]]:
    """The steps from the dungeon onto a tile, through openings of both."""
    plan = game.state.plan
    cover, board = tiles().cover(plan, laid), tiles().board(plan.with_tile(laid))
    for exit in tiles().exits(plan):
        for inside, outside in zip(exit.places(), exit.beyond(), strict=True):
            if board.contains(*outside) and cover >> board.square(*outside) & 1 and not _walled(board, exit, inside):
                yield int(board.square(*inside)), int(board.square(*outside))


def _walled(board: Board, exit: Opening, inside: tuple[int, int]) -> bool:
    """Does the new tile have a Wall there?"""
    x, y = inside
    west, north = x - (exit.side is Facing.WEST), y - (exit.side is Facing.NORTH)
    walls = board.east if exit.side in (Facing.EAST, Facing.WEST) else board.south
    return bool(walls & bits((board.square(west, north),)))
