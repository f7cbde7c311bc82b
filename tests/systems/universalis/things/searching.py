"""A hero beside one piece of furniture or one special element, and what searching it changes."""

from __future__ import annotations

from typing import Any

from systems.universalis.build import HALL as OPEN_HALL
from systems.universalis.build import Play, hero, orc, position
from systems.universalis.rooms import rooms
from systems.universalis.things.proofs import armed
from undercroft.board.bits import squares
from undercroft.kernel.state import Pile
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.state import State

Row = tuple[int, list[int], dict[str, Any]]
"""The total of the search, the dice that follow, what has changed."""

Table = dict[str, list[Row]]

DECKS = {
    "common": ("torch", "rope"),
    "special": ("lucky-charm",),
    "magic": ("ring-of-warding",),
    "relic": ("ring-of-radan",),
    "weapon": ("club",),
    "treasure": ("purse", "strongbox"),
}
"""The cards that are found, the next one last."""

HALL = rooms([1, 10], 8, {0: (2, "=")})
"""A hall with a door."""

PASSED, FAILED = [6, 5], [1, 2]
"""The dice of a test that is passed, and of one that is not."""

SEEN = [1, 6, 5, 1, 2]
"""Who comes, and the dice of an Initiative that the heroes win."""


def beside(piece: str, dice: list[int], *, ill: tuple[str, ...] = (), **more: Any) -> Play:
    """Maeliss, hurt and tired, beside a piece; every deck holds a card or two."""

    def prepare(state: State) -> None:
        state.piles.update({name: Pile(cards) for name, cards in DECKS.items()})

    who = {
        "at": "d4",
        "skills": [],
        "fortune": 0,
        "hands": [],
        "pack": [],
        "body": [],
        "coins": 0,
        "mana": 1,
        "wounds": 4,
        "attributes": {"vitality": 12},
    }
    here = [{"kind": piece, "at": "e4"}]
    maeliss = hero("maeliss", **{**who, **more})
    play = position(HALL, S=maeliss, furniture=here, dice=dice, prepare=prepare, turn="heroes")
    play.who("S").conditions = ill
    return play


def two(total: int) -> list[int]:
    """Two dice with this total, different where that can be."""
    high = min(6, total - 1)
    if high * 2 == total and high < 6 and total > 2:
        high += 1
    return [high, total - high]


def found(piece: str, total: int, *then: int, ill: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """What has changed after a search with this total; dice that follow are those given, then threes."""
    play = beside(piece, [*two(total), *then, *[3] * 40], ill=ill, **more)
    before = facts(play)
    play.take("S pulls the lever at e4" if piece == "lever" else "S searches e4").on()
    after = facts(play)
    return {name: value for name, value in after.items() if value != before[name]}


def facts(play: Play) -> dict[str, Any]:
    """What a search may change."""
    who, state = play.who("S"), play.state
    return {
        "wounds": who.wounds,
        "coins": who.coins,
        "pack": list(who.pack),
        "mana": who.mana,
        "fortune": who.fortune,
        "state": list(who.conditions),
        "reserve": state.reserve,
        "enemies": bool(state.creatures),
        "idle": who.loses_turn,
    }


def rows_of(table: Table) -> list[Any]:
    """Every row of a table with its piece, for a test of each."""
    return [(piece, *row) for piece, rows in table.items() for row in rows]


# the piece as ground


def shot_across(piece: str) -> int | None:
    """The cover of an orc right behind a piece, as a term for the shot; None where it is not seen at all."""
    behind = "fghijk"[piece_card(piece).size[0]]
    people = {"S": armed("longbow", at="b5", facing="east"), "k": orc(at=f"{behind}5")}
    play = position(OPEN_HALL, furniture=[{"kind": piece, "at": "f5"}], **people)
    if not play.offers("S shoots k"):
        return None
    covers = [term for term in play.see("S shooting k")["terms"] if term.startswith("cover ")]
    return int(covers[0].removeprefix("cover ")) if covers else 0


def shown_above(piece: str, creature: str) -> bool:
    """Is somebody of this kind seen behind a row of such pieces?"""
    columns, rows = piece_card(piece).size
    wall = [{"kind": piece, "at": f"f{row}"} for row in range(2, 11 - rows, rows)]
    behind = "fghijk"[columns]
    people = {"S": armed("longbow", at="b5", facing="east"), "k": {"creature": creature, "at": f"{behind}5"}}
    return position(OPEN_HALL, furniture=wall, **people).offers("S shoots k")


def squares_of(piece: str) -> tuple[int, int]:
    """How many columns and rows a piece takes, by the squares under it."""
    board = position(OPEN_HALL, S=armed(at="b2"), furniture=[{"kind": piece, "at": "f5"}]).game
    there = [board.plan.board.name(square) for square in squares(board.terrain.pieces[0][1])]
    return len({name[0] for name in there}), len({name[1:] for name in there})


def step_onto(piece: str) -> int | None:
    """How many points of movement it takes to step onto a piece; None where nobody can."""
    for points in (1, 2):
        who = armed(at="e5", facing="east", attributes={"movement": points})
        if position(OPEN_HALL, S=who, furniture=[{"kind": piece, "at": "f5"}]).offers("S moves to f5"):
            return points
    return None


def bears_the_huge(piece: str) -> bool:
    """Can a Huge creature stand where the piece is?"""
    game = position(OPEN_HALL, S=armed(at="b2"), furniture=[{"kind": piece, "at": "f5"}]).game
    return bool(game.terrain.standable[4] >> game.plan.board.parse("f5") & 1)


def moves(piece: str) -> bool:
    """Can Shara push it?"""
    play = position(OPEN_HALL, S=armed(at="e5"), furniture=[{"kind": piece, "at": "f5"}])
    return any(act.startswith("move-piece") for act in play.acts())


SPRUNG = [1, *SEEN, *SEEN]


def sprung(piece: str) -> bool:
    """Does the Artificial Dark Player roll for a trap after a critical failure?"""
    here = [{"kind": piece, "at": "e4"}]
    table = {"furniture": here, "reserve": 9, "decks": {"obstacles": ["stake"]}, "turn": "heroes"}
    play = position(HALL, S=armed(at="d4", attributes={"vitality": 12}), dice=[1, 1, *SPRUNG, *[1, 2] * 9], **table)
    play.take("S pulls the lever at e4" if piece == "lever" else "S searches e4")
    return play.rolled("scenario-obstacles") > 0
