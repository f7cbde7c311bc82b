"""The dungeon as it is shown: tiles, Walls, doors, what is printed on the squares and what lies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from undercroft.board.bits import Bits, squares
from undercroft.board.grid import Board
from undercroft.board.layouts import Layout
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import ENTRANCE, ICONS, RED, RUNES, tiles
from undercroft.systems.doria.setup import scenario_of
from undercroft.systems.doria.state import HOLE, RUBBLE, Token

NAMED = (ENTRANCE, *(f"rune-{colour}" for colour in RUNES))
"""What is printed on squares and means something as long as the game lasts."""

FLAMES = ("fire",)

DoorState = Literal["closed", "open", "locked"]


def board_of(game: Doria) -> s.GridBoard:
    """The board with its markers."""
    state, things = game.state, scenario_of(game.setup).things
    pictures = tuple((name, thing.icon) for name, thing in things.items())
    return _board(state.plan, state.opened, state.barred, state.tokens, pictures)


def drawn(plan: Layout) -> s.GridBoard:
    """Tiles as they lie, with nothing done to them."""
    return _board(plan, (), (), (), ())


Pictures = tuple[tuple[str, str], ...]
"""The things of a scenario with their icons."""


@remembered(512)
def _board(
    plan: Layout, opened: tuple[int, ...], barred: tuple[int, ...], tokens: tuple[Token, ...], pictures: Pictures
) -> s.GridBoard:
    """A dungeon as it lies, with what has been done to its doors and put on its squares."""
    board = tiles().board(plan)
    floor, walls = _floor(plan)
    return s.GridBoard(
        board.stride,
        board.height + 1,
        floor,
        walls,
        _doors(board, tiles().taken(plan), opened, barred),
        _features(board, tokens),
        _tokens(board, tokens, dict(pictures)),
        rim=1,
    )


@remembered(512)
def _floor(plan: Layout) -> tuple[str, tuple[tuple[int, int], ...]]:
    """One letter a cell, and the Walls around and on the tiles that lie; cells are numbered as the squares are."""
    board, here = tiles().board(plan), tiles().taken(plan)
    red = board.kind(RED)
    cells = range(board.stride * (board.height + 1))
    floor = "".join(" " if not board.floor >> cell & 1 else "o" if red >> cell & 1 else "." for cell in cells)
    east = [(int(cell), 1) for cell in squares(board.east) if _touches(here, cell, cell + 1)]
    south = [(int(cell), 2) for cell in squares(board.south) if _touches(here, cell, cell + board.stride)]
    return floor, (*east, *south)


def _touches(here: Bits, one: int, other: int) -> bool:
    return bool((here >> one | here >> other) & 1)


def _doors(board: Board, here: Bits, opened: tuple[int, ...], barred: tuple[int, ...]) -> tuple[s.Door, ...]:
    """Doors as they are: closed, opened, or with a Blocked Door marker.  DO-0335, DO-0336"""
    found: list[s.Door] = []
    for number, door in enumerate(board.doors):
        state: DoorState = "locked" if number in barred else "open" if number in opened else "closed"
        name = "doria-door-blocked" if state == "locked" else "doria-door"
        found += [s.Door(int(at), int(at) + 1, state, name) for at in squares(door.east)]
        found += [s.Door(int(at), int(at) + board.stride, state, name) for at in squares(door.south)]
    return tuple(found)


def _features(board: Board, tokens: tuple[Token, ...]) -> tuple[s.Feature, ...]:
    """Red-bordered squares, Holes and Rubble, as they are drawn.  DO-0214, DO-0339, DO-0342"""
    holes = tuple(token.at for token in tokens if token.kind == HOLE)
    rubble = tuple(token.at for token in tokens if token.kind == RUBBLE)
    red = tuple(int(at) for at in squares(board.kind(RED)))
    found = [s.Feature(RED, (at,), "doria-token-red", look="pit") for at in red]
    found += [s.Feature(HOLE, (at,), "doria-token-hole", look="pit") for at in holes]
    return (*found, *(s.Feature(RUBBLE, (at,), "doria-token-rubble", look="rubble") for at in rubble))


def _tokens(board: Board, tokens: tuple[Token, ...], pictures: Mapping[str, str]) -> tuple[s.Token, ...]:
    """Markers, and what is printed on the tiles; a scenario's things by their pictures."""
    printed = [s.Token(kind, int(at), 0, f"doria-token-{kind}") for kind in NAMED for at in squares(board.kind(kind))]
    icons = [
        s.Token("icon", int(at), 0, f"doria-token-icon-{colour}", spent=True)
        for colour in ICONS
        for at in squares(board.kind(f"icon-{colour}"))
    ]
    lying = [
        s.Token(token.kind, token.at, 0, _name(token), flame=token.kind in FLAMES, icon=pictures.get(token.name, ""))
        for token in tokens
        if token.kind not in (HOLE, RUBBLE)
    ]
    return (*printed, *icons, *lying)


def _name(token: Token) -> str:
    """What a marker is called: a scenario's thing by its own name."""
    return f"doria-thing-{token.name}" if token.kind == "thing" else f"doria-token-{token.name or token.kind}"
