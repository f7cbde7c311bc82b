"""The board of a scene: the sections that were revealed, their doors, furniture and tokens."""

from __future__ import annotations

from typing import Literal

from undercroft.board.bits import Bits, squares
from undercroft.board.features import Feature, Ground
from undercroft.crawl.looks import FLAMES, LOOKS
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import ELEMENTS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import known_access
from undercroft.systems.universalis.maps.plans import Plan, plan_of
from undercroft.systems.universalis.maps.terrain import catalogue
from undercroft.systems.universalis.scene.sheets import gear_name
from undercroft.systems.universalis.state import Dropped
from undercroft.systems.universalis.status.quest_marks import mark_at

FLOORS = {"difficult": ",", "shallow": "~", "deep-water": "w", "pit": "o", "abyss": "x"}
"""The signs for kinds of ground on the board of a scene."""

STEPS = "="
"""The sign for a stair.  UN-1195"""


@remembered(512)
def board_of(
    quest: str,
    ground: Ground,
    revealed: int,
    dropped: tuple[Dropped, ...],
    lying: tuple[int, ...],
    traps: tuple[tuple[int, str], ...],
    shut: tuple[int, int],
    begun: bool,
    prison: int,
) -> s.GridBoard:
    """The sections on the table; cells are numbered as the squares are."""
    plan = plan_of(quest)
    board = plan.board
    east, south = board.walls(shut[0])
    seen = plan.inside(revealed)
    cells = range(board.stride * (board.height + 1))
    return s.GridBoard(
        board.stride,
        board.height + 1,
        "".join(_sign(plan, cell) if seen >> cell & 1 else " " for cell in cells),
        walls=tuple(
            [(int(cell), 1) for cell in squares(east) if seen >> cell & 1 or seen >> cell + 1 & 1]
            + [(int(cell), 2) for cell in squares(south) if seen >> cell & 1 or seen >> cell + board.stride & 1]
        ),
        doors=_doors(plan, ground, revealed, shut),
        features=(
            *(_feature(plan, feature) for feature in ground.features),
            *_columns(plan, revealed),
            *_ladders(plan, seen),
        ),
        tokens=(
            *(s.Token("start", int(at), 0, "universalis-token-start", begun) for at in squares(plan.start & seen)),
            *(s.Token("dropped", one.at, 0, gear_name(one.what)) for one in dropped),
            *_arrows(plan, ground, revealed),
            *(s.Token("trap", at, 0, f"universalis-dark-card-{card}") for at, card in traps),
            *(s.Token("goal", int(at), 0, "universalis-token-goal") for at in squares(plan.goal & seen)),
            *_marks(plan, lying, seen),
            *([s.Token("mark", prison, 0, "universalis-mark-prison-door")] if prison >= 0 else []),
        ),
        heights=tuple(board.level(cell) if seen >> cell & 1 else 0 for cell in cells) if len(board.levels) > 1 else (),
        sky=_sky(plan, revealed),
        rim=1,
    )


def _sky(plan: Plan, revealed: int) -> tuple[int, ...]:
    """The squares of outdoor sections on the table."""
    found = 0
    for n, section in enumerate(plan.sections):
        if revealed >> n & 1 and section.plan.outdoor:
            found |= section.squares | section.columns
    return tuple(int(at) for at in squares(found))


def _marks(plan: Plan, lying: tuple[int, ...], seen: Bits) -> list[s.Token]:
    """The quest's marks in the sections on the table."""
    return [
        s.Token("mark", at, n, f"universalis-mark-{plan.quest.marks[n].kind}")
        for n, at in enumerate(lying)
        if at >= 0 and seen >> at & 1
    ]


def traps_of(game: Universalis) -> tuple[tuple[int, str], ...]:
    """Where detected traps lie face up.  UN-0605"""
    obstacles = game.state.obstacles
    return tuple((at, one.card) for one in obstacles if one.dormant for at in one.squares) if obstacles else ()


def marks_lying(game: Universalis) -> tuple[int, ...]:
    """Where each mark of the quest lies."""
    return tuple([mark_at(game, n) for n in range(len(game.plan.marks))])


def doors_shut(game: Universalis) -> tuple[int, int]:
    """The secret doors nobody has found, which look like walls, and the doors found locked.  UN-0176, UN-0229"""
    hidden = locked = 0
    for n, access in enumerate(game.plan.accesses):
        hidden |= int(not known_access(game, n, access) and game.state.ground.closed >> n & 1) << n
    for one in game.state.fixtures:
        if one.lock and not one.opened and not one.broken and one.id.startswith("door "):
            locked |= 1 << int(one.id.partition(" ")[2])
    return hidden, locked


def _sign(plan: Plan, cell: int) -> str:
    if plan.stairs >> cell & 1:
        return STEPS
    for kind, sign in FLOORS.items():
        if plan.board.kind(kind) >> cell & 1:
            return sign
    return "."


def _doors(plan: Plan, ground: Ground, revealed: int, shut: tuple[int, int]) -> tuple[s.Door, ...]:
    """The doors of the sections on the table; an opening is shown once both sides are."""
    found: list[s.Door] = []
    for n, access in enumerate(plan.accesses):
        one, other = access.sections
        known = revealed >> one & 1 or revealed >> other & 1
        if not known or access.arrow or shut[0] >> n & 1:
            continue
        state: Literal["closed", "open", "locked"] = "closed" if ground.closed >> n & 1 else "open"
        if shut[1] >> n & 1:
            state = "locked"
        for near, far in zip(squares(access.sides[0]), squares(access.sides[1])):
            name = f"universalis-access-{access.kind}"
            found.append(s.Door(int(near), int(far), state, name))
    return tuple(found)


def _arrows(plan: Plan, ground: Ground, revealed: int) -> list[s.Token]:
    """Exploration arrows where an opening leads on.  UN-0170"""
    found: list[s.Token] = []
    for n, access in enumerate(plan.accesses):
        for side, section in zip(access.sides, access.sections):
            if access.arrow and ground.closed >> n & 1 and revealed >> section & 1:
                found += [s.Token("arrow", int(at), 0, "universalis-token-arrow") for at in squares(side)]
    return found


def _feature(plan: Plan, feature: Feature) -> s.Feature:
    cover = catalogue().cover(plan.board, feature)
    return _piece(feature.kind, tuple(int(at) for at in squares(cover)), piece_name(feature.kind))


def _piece(kind: str, cells: tuple[int, ...], name: str) -> s.Feature:
    return s.Feature(kind, cells, name, look=LOOKS.get(kind, ""), flame=kind in FLAMES)


def _columns(plan: Plan, revealed: int) -> tuple[s.Feature, ...]:
    """The columns printed on the tiles of the sections on the table; outdoors they are trees.  UN-1195"""
    return tuple(
        _piece(kind, (int(at),), piece_name(kind))
        for n, section in enumerate(plan.sections)
        if revealed >> n & 1
        for kind in ("tree" if section.plan.outdoor else "column",)
        for at in squares(section.columns)
    )


def _ladders(plan: Plan, seen: Bits) -> tuple[s.Feature, ...]:
    """The ladders of the sections on the table, from foot to top.  UN-0132"""
    return tuple(
        _piece("ladder", (int(foot), int(top)), "universalis-ladder")
        for foot, top in plan.ladders
        if seen >> foot & 1 and seen >> top & 1
    )


def piece_name(kind: str) -> str:
    """The message id of the name of a piece of furniture or a special element."""
    return f"universalis-{'element' if kind in library()[ELEMENTS] else 'furniture'}-{kind}"
