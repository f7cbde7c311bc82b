"""The tiles of the exploration cards, each by itself."""

from __future__ import annotations

import pytest

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.board.grid import Board
from undercroft.board.reach import flood
from undercroft.board.steps import Corners, steps_on
from undercroft.board.text import read
from undercroft.board.tiles import openings, turned
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.dungeon import FURNITURE, TILES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.maps.tiles import (
    BRIDGE,
    CHASM,
    CHEST,
    DOOR_WIDTH,
    GRASS,
    LAVA,
    LEVER,
    PIT,
    furniture_kind,
    legend,
    misplaced,
    tiles,
)

IDS = [id for id, card in library()[TILES].items() if not card.outdoors]
EDGE = {Facing.NORTH: (0, -1), Facing.SOUTH: (0, 1), Facing.WEST: (-1, 0), Facing.EAST: (1, 0)}


def board(id: str) -> Board:
    return tiles().tiles[id]


def of_kind(kind: str, *, b: bool = False) -> list[str]:
    cards = library()[TILES]
    return [id for id in IDS if cards[id].kind == kind and cards[id].b == b]


def furniture(tile: Board, **fields: bool) -> Bits:
    """The squares under furniture of which these things are true."""
    cards = library()[FURNITURE].items()
    fitting = [id for id, card in cards if all(getattr(card, name) == value for name, value in fields.items())]
    return sum(tile.kind(furniture_kind(id)) for id in fitting)


def standing(tile: Board) -> Bits:
    """Where somebody may stand."""
    blocked = furniture(tile, entered=False) | tile.kind(CHEST) | tile.kind(PIT) | tile.kind(CHASM) | tile.kind(LAVA)
    return tile.floor & ~blocked


@rule("LE-0129", "LE-0130", "LE-G19")
def test_there_are_rooms_corridors_objectives_and_rooms_marked_b():
    assert len(of_kind("room")) >= 30
    assert len(of_kind("corridor")) >= 20
    assert len(of_kind("objective")) >= 10
    assert len(of_kind("room", b=True)) >= 4
    assert of_kind("start") == ["start"]


@pytest.mark.parametrize("id", IDS)
def test_a_tile_is_drawn_with_signs_that_mean_something(id):
    assert not read(library()[TILES][id].drawing, legend()).marks


@rule("LE-G61", "LE-0123")
@pytest.mark.parametrize("id", IDS)
def test_every_doorway_is_two_squares_wide(id):
    tile = board(id)
    assert openings(tile)
    assert list(misplaced(tile)) == []
    assert len(tile.doors) == len(openings(tile))
    assert all(door.east.bit_count() + door.south.bit_count() == DOOR_WIDTH for door in tile.doors)


@rule("LE-0124", "LE-0125")
@pytest.mark.parametrize("id", IDS)
def test_nothing_stands_before_a_door(id):
    tile = board(id)
    things = sum(there for kind, there in tile.kinds.items() if kind not in (GRASS, BRIDGE))
    for gap in openings(tile):
        for x, y in gap.places():
            assert not things >> tile.square(x, y) & 1, tile.name(tile.square(x, y))


@rule("LE-0125")
@pytest.mark.parametrize("id", IDS)
def test_doors_stand_on_the_border_of_the_tile(id):
    tile = board(id)
    for number in range(len(tile.doors)):
        inside = squares(tile.beside_door(number))
        assert len(inside) == DOOR_WIDTH
        places = [tile.place(square) for square in inside]
        assert any(all(not tile.contains(x + right, y + down) for x, y in places) for right, down in EDGE.values())


@pytest.mark.parametrize("id", IDS)
def test_every_square_and_everything_on_it_can_be_reached_from_every_door(id):
    tile = board(id)
    steps = steps_on(tile, (1 << len(tile.doors)) - 1, Corners.BOTH_SIDES)
    room = standing(tile)
    x, y = openings(tile)[0].places()[0]
    reached = flood(steps, 1 << tile.square(x, y), room)
    assert not room & ~reached, [tile.name(square) for square in squares(room & ~reached)]
    for square in squares(furniture(tile, entered=False) | tile.kind(CHEST) | tile.kind(PIT) | tile.kind(LEVER)):
        assert (steps.from_(1 << square) | 1 << square) & reached, tile.name(square)


def test_no_two_tiles_are_alike_however_they_are_turned():
    seen: dict[object, str] = {}
    for id in IDS:
        for turns in range(4):
            one = turned(board(id), turns)
            key = (
                one.width,
                one.height,
                one.floor,
                one.east,
                one.south,
                frozenset(one.doors),
                tuple(one.kinds.items()),
            )
            assert seen.setdefault((*key, one.levels), id) == id, f"{id} is {seen[(*key, one.levels)]} again"


@rule("LE-0042", "LE-0043")
def test_the_starting_tile_is_grass_at_one_end_and_flagstones_at_the_other_with_the_door():
    tile = board("start")
    (door,) = openings(tile)
    rows = {tile.place(square)[1] for square in squares(tile.kind(GRASS))}
    assert door.side is Facing.NORTH
    assert door.y == 0
    assert max(rows) == tile.height - 1
    assert min(rows) > tile.height // 2
    assert (tile.width, tile.height) == (4, 6)


@rule("LE-C187", "LE-G20")
def test_all_features_of_dungeons_occur():
    kinds = {kind for id in IDS for kind in board(id).kinds}
    assert {PIT, CHASM, LAVA, BRIDGE, CHEST, LEVER, GRASS} <= kinds
    assert {furniture_kind(card) for card in library()[FURNITURE]} <= kinds
    assert any(len(board(id).levels) > 1 for id in IDS)
    assert {card.doors for card in library()[TILES].values()} == {"door", "cobweb", "portcullis"}


@rule("LE-C187")
def test_a_chasm_that_lies_across_a_tile_has_a_bridge():
    for id in IDS:
        tile = board(id)
        if tile.kind(CHASM):
            around = steps_on(tile).from_(tile.kind(CHASM))
            assert tile.kind(BRIDGE) & around or id == "causeway", id


@rule("LE-0087")
def test_some_rooms_cost_sanity_and_some_give_it_back():
    words = {effect.name for card in library()[TILES].values() for effect in card.event}
    assert {"horror", "peace", "check", "befalls"} <= words


@rule("LE-0313")
def test_descriptions_of_tiles_raise_and_lower_the_chance_of_encounters():
    modifiers = {card.encounter for card in library()[TILES].values()}
    assert min(modifiers) < 0 < max(modifiers)


@rule("LE-0150", "LE-G20")
def test_furniture_differs_in_sight_cover_and_whether_one_can_stand_on_it():
    cards = list(library()[FURNITURE].values())
    assert {(one.blocks_sight, one.half_height, one.entered) for one in cards} == {
        (True, False, False),
        (False, True, True),
        (False, True, False),
        (False, False, True),
    }
    assert {one.searched for one in cards} == {True, False}
    assert sum(bool(one.uses) for one in cards) >= 6
    assert all(one.uses[-1].to == 10 for one in cards if one.uses)
