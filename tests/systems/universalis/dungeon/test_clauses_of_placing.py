"""Single clauses of where creatures are placed.  UN-0685 to UN-0698"""

from __future__ import annotations

from typing import Any

from systems.universalis.build import Play, hero, named, position, square
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.dungeon.placing import (
    _axes,
    _centre_first,
    _corridor_order,
    _eye,
    _room_order,
    _sides,
)


def look(at: str = "c2") -> tuple[Play, Encounter]:
    """Shara looks from one room into the other, from the west or from the east."""
    play = position(rooms([4, 8], 3, {0: (2, "/")}), S=hero(at=at), turn="S")
    other = play.game.plan.section_of[square(play, "h2" if at < "e" else "b2")]
    return play, Encounter(play.who("S").id, section=other, access=0)


def area(play: Play, columns: str, rows: str = "123") -> int:
    return sum(1 << square(play, f"{column}{row}") for column in columns for row in rows)


def order(play: Play, found: Any) -> list[str]:
    return [play.game.plan.board.name(at) for at in found]


@rule("UN-0685", "UN-0687", "UN-0688", "UN-0691", "UN-G35")
def test_a_room_fills_row_by_row_from_three_squares_off_every_other_square_first() -> None:
    play, entry = look("d2")
    every_other = ["g2", "h3", "h1"]
    rows = ["g2", "g3", "g1", "h2", "h3", "h1"]
    assert order(play, _room_order(play.game, entry, area(play, "gh"))) == every_other + rows
    near = order(play, _room_order(play.game, entry, area(play, "fg", "2")))
    assert near == ["g2", "g2", "f2"]


@rule("UN-0687", "UN-0688")
def test_seen_from_the_other_side_right_is_left() -> None:
    play, entry = look("e2")
    assert order(play, _room_order(play.game, entry, area(play, "ab")))[:3] == ["b2", "a1", "a3"]
    assert order(play, _room_order(play.game, entry, area(play, "ab")))[3:] == ["b2", "b1", "b3", "a2", "a1", "a3"]


@rule("UN-0691", "UN-G35")
def test_what_lies_beside_or_behind_the_hero_comes_last() -> None:
    play, entry = look("d2")
    found = order(play, _room_order(play.game, entry, area(play, "cdg", "2") | area(play, "d", "1")))
    assert found == ["g2", "g2", "d2", "d1", "c2"]


@rule("UN-0696", "UN-0698", "UN-G35")
def test_a_corridor_fills_in_a_zigzag_from_its_far_end() -> None:
    play, entry = look("d2")
    found = order(play, _corridor_order(play.game, entry, area(play, "fghi", "12")))
    assert found == ["i2", "h1", "g2", "f1", "i1", "h2", "g1", "f2"]
    west, from_the_east = look("e2")
    assert order(west, _corridor_order(west.game, from_the_east, area(west, "abc", "12"))) == [
        "a2",
        "b1",
        "c2",
        "a1",
        "b2",
        "c1",
    ]


@rule("UN-0695")
def test_a_single_creature_stands_in_the_middle_and_of_equals_farthest_from_the_hero() -> None:
    play, entry = look("d2")
    found = order(play, _centre_first(play.game, entry, area(play, "ghi")))
    assert found == ["h2", "i2", "h1", "h3", "g2", "i1", "i3", "g1", "g3"]


@rule("UN-0685", "UN-G35")
def test_a_section_is_seen_from_the_hero_or_from_before_the_access() -> None:
    play, entry = look("b3")
    board = play.game.plan.board
    assert board.name(_eye(play.game, entry)) == "b3"
    inner, outer = _sides(play.game, entry)
    assert (named(play, inner), named(play, outer)) == ({"e2"}, {"d2"})
    assert _axes(play.game, entry)[2:] == (1, 0)
    play.who("S").at = NOWHERE
    assert board.name(_eye(play.game, entry)) == "d2"
