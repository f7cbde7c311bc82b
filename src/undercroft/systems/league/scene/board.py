"""The dungeon as it is shown: tiles, walls, doors, furniture, what lies on the squares.  LE-0042, LE-0150, LE-0178"""

from __future__ import annotations

from typing import Literal

from undercroft.board.bits import Bits, squares
from undercroft.board.grid import Board
from undercroft.board.layouts import Layout
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.dungeon import FURNITURE
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.laying import may_open
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.tiles import BRIDGE, CHASM, CHEST, GRASS, LAVA, LEVER, PIT, furniture_kind, tiles
from undercroft.systems.league.state import THING, Lock, Token

DoorState = Literal["closed", "open", "locked"]

LOOKS: dict[str, s.Look] = {
    "table": "table",
    "bench": "table",
    "desk": "table",
    "alchemists-table": "table",
    "wardrobe": "shelf",
    "bookcase": "shelf",
    "weapon-rack": "shelf",
    "barrels": "barrel",
    "pillar": "column",
    "statue": "column",
    "idol": "column",
    "altar": "altar",
    "sarcophagus": "tomb",
    "bone-pile": "bones",
    "remains": "bones",
    "rubble": "rubble",
    "fountain": "water",
    "well": "water",
}
"""Furniture that clients have a drawing of."""


def board_of(game: League) -> s.GridBoard:
    """The board with its tokens."""
    state, ground = game.state, game.ground
    dead = tuple(n for n in range(len(ground.board.doors)) if ground.closed >> n & 1 and not may_open(game, n))
    return _board(state.plan, state.locks, state.tokens, state.emptied, ground.outdoors, dead)


@remembered(512)
def _board(
    plan: Layout,
    locks: tuple[Lock, ...],
    tokens: tuple[Token, ...],
    emptied: tuple[int, ...],
    outdoors: bool,
    dead: tuple[int, ...],
) -> s.GridBoard:
    board = tiles().board(plan)
    floor, walls = _floor(plan)
    return s.GridBoard(
        board.stride,
        board.height + 1,
        floor,
        walls,
        _doors(board, locks, dead),
        _features(board, locks, emptied),
        tuple(
            s.Token(
                one.kind,
                one.at,
                0 if one.kind.startswith(THING) else one.n,
                f"league-token-{one.kind}",
                spent=_spent(one),
            )
            for one in tokens
        ),
        rim=1,
        sky=tuple(int(at) for at in squares(board.floor if outdoors else board.kind(GRASS))),
    )


def _spent(token: Token) -> bool:
    """Is it a thing of the quest that somebody has seen to?"""
    return token.kind.startswith(THING) and token.n > 0


@remembered(512)
def _floor(plan: Layout) -> tuple[str, tuple[tuple[int, int], ...]]:
    """One letter a cell, and the walls around and on the tiles that lie; cells are numbered as the squares are."""
    board, here = tiles().board(plan), tiles().taken(plan)
    letters = ((board.kind(PIT), "o"), (board.kind(CHASM) | board.kind(LAVA), "x"), (board.kind(BRIDGE), "="))
    cells = range(board.stride * (board.height + 1))

    def letter(cell: int) -> str:
        if not board.floor >> cell & 1:
            return " "
        return next((sign for there, sign in letters if there >> cell & 1), ".")

    east = [(int(cell), 1) for cell in squares(board.east) if _touches(here, cell, cell + 1)]
    south = [(int(cell), 2) for cell in squares(board.south) if _touches(here, cell, cell + board.stride)]
    return "".join(map(letter, cells)), (*east, *south)


def _touches(here: Bits, one: int, other: int) -> bool:
    return bool((here >> one | here >> other) & 1)


def _doors(board: Board, locks: tuple[Lock, ...], dead: tuple[int, ...]) -> tuple[s.Door, ...]:
    """Doors as they are known to be; those behind which nothing comes any more cannot be opened.

    LE-0126 to LE-0128, LE-0143, LE-0182
    """
    known = {lock.door: lock for lock in locks if lock.door >= 0}
    found: list[s.Door] = []
    for number, door in enumerate(board.doors):
        lock = known.get(number)
        shut: DoorState = "locked" if lock is not None and (lock.locked or lock.sealed) else "closed"
        state: DoorState = "open" if lock is not None and lock.open else shut
        kind = "dead" if number in dead else lock.kind if lock is not None else "door"
        name = f"league-door-{kind}"
        found += [s.Door(int(at), int(at) + 1, state, name) for at in squares(door.east)]
        found += [s.Door(int(at), int(at) + board.stride, state, name) for at in squares(door.south)]
    return tuple(found)


def _features(board: Board, locks: tuple[Lock, ...], emptied: tuple[int, ...]) -> tuple[s.Feature, ...]:
    """Furniture, chests, levers, pits and whatever else is printed on squares.  LE-0150, LE-0172, LE-0174"""
    found: list[s.Feature] = []
    for card in library()[FURNITURE]:
        for at in squares(board.kind(furniture_kind(card))):
            spent = int(at) in emptied
            name = f"league-furniture-{card}"
            found.append(s.Feature(card, (int(at),), name, look=LOOKS.get(card, ""), spent=spent))
    opened = {lock.at for lock in locks if lock.kind == "chest" and lock.open}
    for at in squares(board.kind(CHEST)):
        found.append(s.Feature(CHEST, (int(at),), "league-furniture-chest", look="chest", spent=int(at) in opened))
    printed: tuple[tuple[str, s.Look], ...] = ((PIT, "pit"), (CHASM, "abyss"), (LAVA, "abyss"), (LEVER, ""))
    for kind, look in printed:
        found += [
            s.Feature(kind, (int(at),), f"league-furniture-{kind}", look=look) for at in squares(board.kind(kind))
        ]
    return tuple(found)
