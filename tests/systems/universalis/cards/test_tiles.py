"""The tiles of the box: 41, double-sided, each face another drawing."""

from __future__ import annotations

from functools import cache

import pytest

from undercroft.board.bits import Bits, squares
from undercroft.board.features import Ground
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quests import TILES, Goal, Laid, Quest, SectionPlan, Tile
from undercroft.systems.universalis.maps.plans import PRINTED, Plan, lay
from undercroft.systems.universalis.maps.terrain import Terrain, terrain_of

FACES = library()[TILES]
SIZES = {
    "a": {(10, 8)},
    "b": {(10, 4)},
    "c": {(6, 6)},
    "d": {(6, 4), (4, 4)},
    "e": {(6, 2)},
    "f": {(4, 2), (3, 3)},
    "g": {(6, 1)},
    "h": {(3, 2)},
    "i": {(2, 2)},
}


def rows(tile: Tile) -> list[str]:
    return tile.plan.strip().split("\n")


@cache
def alone(id: str, turn: int = 0) -> Plan:
    """One tile on the table."""
    section = SectionPlan(tiles=(Laid(tile=id, turn=turn),))
    quest = Quest(
        id=id,
        number=0,
        faction="great-orc-clans",
        size=(10, 10),
        sections={"one": section},
        start=(),
        goal=Goal(kind="own"),
    )
    return lay(quest)


def ground(id: str, turn: int = 0) -> Terrain:
    return terrain_of(alone(id, turn), Ground())


def walked(terrain: Terrain, start: Bits) -> Bits:
    """Wherever an average walker gets from a square."""
    seen = start
    while True:
        more = seen
        for steps, _ in terrain.ways(2):
            more |= steps.from_(seen)
        more &= terrain.standable[2]
        if more == seen:
            return seen
        seen = more


@rule("UN-C203")
@rule("UN-C004")
def test_there_are_41_tiles_with_two_faces_each():
    numbers = sorted({int(id[:-1]) for id in FACES})
    assert numbers == list(range(1, 42))
    assert {id[-1] for id in FACES} == {"a", "b"}
    assert len(FACES) == 82


@rule("UN-0031")
@pytest.mark.parametrize("id", FACES)
def test_a_face_is_as_large_as_the_letter_of_its_code_says(id):
    drawn = rows(FACES[id])
    assert (len(drawn[0]), len(drawn)) in SIZES[FACES[id].size]
    assert len({len(row) for row in drawn}) == 1


@rule("UN-0031")
def test_both_faces_of_a_tile_have_the_size_of_its_cardboard():
    for number in range(1, 42):
        front, back = (rows(FACES[f"{number}{side}"]) for side in "ab")
        assert (len(front), len(front[0])) == (len(back), len(back[0])), number


def test_no_two_faces_are_drawn_alike():
    drawn = [tuple(rows(tile)) for tile in FACES.values()]
    assert len(set(drawn)) == len(drawn)


@rule("UN-0035")
def test_there_are_tiles_for_dungeons_and_for_the_open_country():
    outdoor = [id for id, tile in FACES.items() if tile.outdoor]
    assert len(outdoor) == 21
    assert all(id.endswith("b") for id in outdoor)


@pytest.mark.parametrize("sign", sorted(set(PRINTED) - {"3", "4", "1", "C", "D"}))
def test_every_kind_of_ground_is_printed_somewhere(sign):
    assert any(sign in tile.plan for tile in FACES.values())


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("id", FACES)
def test_one_can_walk_from_anywhere_on_a_face_to_anywhere_on_it(id, turn):
    terrain = ground(id, turn)
    free = terrain.standable[2]
    assert free
    assert walked(terrain, free & -free) == free


@rule("UN-0128")
@rule("UN-1195")
def test_the_steps_printed_on_a_tile_are_a_stair_that_leads_to_its_platform():
    plan = alone("1a")
    runs = {"".join(str(plan.board.level(square)) for square in squares(plan.stairs))}
    assert runs == {"2211"}
    assert plan.board.level(plan.board.parse("e1")) == 2


@rule("UN-0130")
def test_a_printed_stair_is_entered_only_at_its_ends():
    terrain = ground("1a")
    beside = 1 << alone("1a").board.parse("d4")
    foot = 1 << alone("1a").board.parse("e4")
    assert not any(steps.from_(beside) & foot for steps, _ in terrain.ways(2))


@rule("UN-0141")
def test_a_column_printed_on_a_tile_is_no_floor():
    plan = alone("8a")
    column = plan.board.parse("b2")
    assert not plan.board.floor >> column & 1
    assert plan.sections[0].columns >> column & 1


@pytest.mark.parametrize("id", [id for id, tile in FACES.items() if tile.size in "eg"])
def test_a_corridor_can_be_entered_at_both_ends(id):
    drawn = rows(FACES[id])
    for column in (0, -1):
        assert any(row[column] not in "#*wox" for row in drawn)
