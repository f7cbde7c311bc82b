"""Markers on squares and doors: Loot, Holes, Rubble, Blocked Doors, runes, Fire, Ice and Air.  DO-0326 to DO-0347"""

from __future__ import annotations

from undercroft.board.bits import bits, squares
from undercroft.kernel.events import Changed, Placed, Removed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Token


def mark(game: Doria, kind: str, at: int, name: str = "") -> None:
    """Put a marker on a square; two of a kind and name do not lie on one."""
    token = Token(kind=kind, at=at, name=name)
    if token not in game.state.tokens:
        game.state.tokens = (*game.state.tokens, token)
        game.tell(Placed, name or kind, at)


def unmark(game: Doria, kind: str, at: int, who: FigureId = NO_ONE, why: str = "") -> None:
    """Take the markers of a kind off a square.  DO-0242, DO-0345"""
    gone = [token for token in game.state.tokens if token.kind == kind and token.at == at]
    if gone:
        game.state.tokens = tuple(token for token in game.state.tokens if token not in gone)
    for token in gone:
        game.tell(Removed, token.name or kind, who, at, why)


def marked(game: Doria, kind: str, at: int) -> bool:
    """Does a marker of this kind lie on a square?"""
    return any(token.kind == kind and token.at == at for token in game.state.tokens)


RUNE_MARKERS = "runes"
"""The pile of rune markers, whose backs are alike: they are shuffled and drawn at random.  DO-0327, DO-C18"""


def draw_rune(game: Doria) -> Script[str]:
    """The colour of a rune marker drawn at random; nothing when all of them have been drawn.  DO-0327"""
    if not game.state.piles[RUNE_MARKERS].cards:
        return ""
    (colour,) = yield from draw(game, RUNE_MARKERS, why="rune")
    return colour


def room_doors(game: Doria, number: int) -> tuple[int, ...]:
    """The doors of the room a tile belongs to: those between it and what lies outside, opened or not.

    DO-0290, DO-0297, DO-0337
    """
    ground = game.ground
    inside = ground.room_squares(number)
    beside = [(door, ground.board.beside_door(door)) for door in range(len(ground.board.doors))]
    return tuple(door for door, there in beside if there & inside and (there & ~inside or there.bit_count() == 1))


def block_doors(game: Doria, doors: tuple[int, ...]) -> None:
    """Blocked Door markers lie on these doors: they count as Walls.  DO-0297, DO-0335 to DO-0337"""
    game.state.barred = tuple(squares(bits(game.state.barred) | bits(doors)))
    for door in doors:
        game.tell(Changed, "blocked-door", at=squares(game.ground.board.beside_door(door))[0], now=1)


def unblock_doors(game: Doria, doors: tuple[int, ...]) -> None:
    """Blocked Door markers are taken away; an opened door is open again.  DO-0292"""
    game.state.barred = tuple(squares(bits(game.state.barred) & ~bits(doors)))
    for door in doors:
        game.tell(Changed, "blocked-door", at=squares(game.ground.board.beside_door(door))[0], was=1)
