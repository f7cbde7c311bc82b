"""Tiles and charts: how faces are drawn, turned and laid side by side, and what a sketch may say."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from undercroft.board.bits import squares
from undercroft.board.grid import Board, Door
from undercroft.board.tiles import openings, turned
from undercroft.board.zones import FAR, zones_on
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import QUESTS, TILES, DoorPlace, Placed, Quest, Tile
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.maps.charts import Chart, chart, lay_out, sketch, tile_faults
from undercroft.systems.darkness.maps.drawings import tile_board
from undercroft.systems.darkness.quests.examining import quest_faults

FACES = {face: tile_board(tile) for face, tile in library()[TILES].items()}
face = pytest.mark.parametrize("board", FACES.values(), ids=FACES.keys())

HALL = """
    ###########
    #* l+L D/d#
    # ###!#####
    #d l#D#####
    ###########
    exit: e1
    level 2: c1
    pillar west: d1 e1
    treasure: c1 c1
    spider: d1
"""


def chambers(board: Board) -> list[int]:
    """The Chambers of a face while every door place is closed, as numbers of rooms."""
    zones = zones_on(board, rooms=board.kind("room"))
    view = zones.view((1 << len(board.doors)) - 1)
    return sorted(there.bit_count() for there in {view.chamber[room] for room in squares(zones.rooms)})


@rule("DA-C01")
def test_nine_tiles_have_two_faces_each() -> None:
    assert list(FACES) == [f"{number}{side}" for number in range(1, 10) for side in "vr"]


def test_no_face_is_another_one_turned() -> None:
    def shape(board: Board) -> tuple[int, int, frozenset[Door]]:
        return board.east, board.south, frozenset(board.doors)

    for (one, board), (two, other) in itertools.combinations(FACES.items(), 2):
        for turns in range(4):
            assert shape(board) != shape(turned(other, turns)), (one, two)


@face
def test_four_quarter_turns_bring_a_face_back(board: Board) -> None:
    quarter = turned(turned(turned(turned(board, 1), 1), 1), 1)
    assert (quarter.east, quarter.south, quarter.lit, quarter.kinds) == (
        board.east,
        board.south,
        board.lit,
        board.kinds,
    )


@face
@rule("DA-G04")
def test_every_side_is_left_through_its_middle_zone_alone(board: Board) -> None:
    assert [(gap.x, gap.y, gap.width) for gap in openings(board)] == [(1, 0, 1), (2, 1, 1), (1, 2, 1), (0, 1, 1)]


@face
@rule("DA-0067")
def test_between_room_and_corridor_stands_a_wall_or_a_place_for_a_door(board: Board) -> None:
    zones = zones_on(board, rooms=board.kind("room"))
    for edge in zones.edges:
        if zones.rooms >> edge.a & 1 != zones.rooms >> edge.b & 1:
            assert edge.door is not None


@face
def test_a_face_is_dark_in_three_to_five_zones(board: Board) -> None:
    assert 3 <= (board.floor & ~board.lit).bit_count() <= 5


@rule("DA-0053")
def test_about_half_of_all_zones_are_dark_and_rooms_and_corridors_may_be_either() -> None:
    dark = sum((board.floor & ~board.lit).bit_count() for board in FACES.values())
    dark_rooms = sum((board.kind("room") & ~board.lit).bit_count() for board in FACES.values())
    rooms = sum(board.kind("room").bit_count() for board in FACES.values())
    assert 0.4 <= dark / (9 * 18) <= 0.55
    assert 0 < dark_rooms < min(rooms, dark)


@face
def test_chambers_have_one_to_four_rooms(board: Board) -> None:
    assert set(chambers(board)) <= {1, 2, 3, 4}


def test_3r_holds_one_chamber_of_four_rooms_with_the_middle_zone() -> None:
    assert chambers(FACES["3r"]) == [4]
    assert FACES["3r"].kind("5") & FACES["3r"].kind("room")


def test_9r_has_two_rooms_apart_from_each_other() -> None:
    assert chambers(FACES["9r"]) == [1, 1]


def test_zones_keep_the_number_they_have_before_turning() -> None:
    quest = Quest(id="turned", number=0, tiles=(Placed("6v", (0, 0), turn=1),), start="6v:1")
    made = lay_out(quest, library()[TILES])
    assert [made.xy[made.zone(f"6v:{n}")] for n in (1, 2, 3, 7)] == [(2, 0), (2, 1), (2, 2), (0, 0)]


def test_a_turned_tile_has_the_same_ways() -> None:
    charts = [
        lay_out(Quest(id="t", number=0, tiles=(Placed("7r", (0, 0), turn=turn),), start="7r:5"), library()[TILES])
        for turn in range(4)
    ]
    ways = [
        {(made.name(a), made.name(b)) for a in range(9) for b in made.zones.view().neighbours[a]} for made in charts
    ]
    assert ways[0] == ways[1] == ways[2] == ways[3]


@rule("DA-0062")
def test_sight_crosses_from_tile_to_tile() -> None:
    made = chart("walking-in-the-dark")
    assert made.zones.view(made.closed).range[made.zone("6v:4")][made.zone("8r:4")] == 3


def test_names_of_zones_are_read_back() -> None:
    made = chart("scorched-earth")
    assert [made.zone(made.name(zone)) for zone in range(len(made.zones))] == list(range(36))


def test_a_place_without_a_door_is_an_opening() -> None:
    quest = Quest(id="open", number=0, tiles=(Placed("9r", (0, 0)),), start="9r:1")
    made = lay_out(quest, library()[TILES])
    assert made.doors == ()
    assert made.zones.view().distance(made.zone("9r:2"), made.zone("9r:3")) == 1


WRONG = {
    "no place for a door between 6v:1 and 6v:2": {"doors": (DoorPlace(("6v:1", "6v:2")),)},
    "no place for a door between 6v:1 and 6v:9": {"doors": (DoorPlace(("6v:1", "6v:9")),)},
    'unknown Zone "6v:0"': {"start": "6v:0"},
    'unknown Zone "8r:1"': {"doors": (DoorPlace(("6v:1", "8r:1")),)},
    'unknown Zone "8r:2"': {"stairs": (("6v:1", "8r:2"),)},
    "tile 6v is laid twice": {"tiles": (Placed("6v", (0, 0)), Placed("6v", (1, 0)))},
    "tile 6r lies on another": {"tiles": (Placed("6v", (0, 0)), Placed("6r", (0, 0)))},
}


@pytest.mark.parametrize(("message", "change"), WRONG.items(), ids=WRONG)
def test_a_wrong_map_says_what_is_wrong(message: str, change: dict[str, object]) -> None:
    quest = Quest(id="wrong", number=0, tiles=(Placed("6v", (0, 0)),), start="6v:1")
    with pytest.raises(ValueError, match=message):
        lay_out(msgspec.structs.replace(quest, **change), library()[TILES])


BAD_PLANS = {
    "a plan of 3 rows": "###\n#l#\n###",
    "expected no other signs": "#######\n#l l l#\n#######\n#l#####\n#######\n#l l l#\n#######",
    'row 2, column 2: "k" is no Zone': "#######\n#k l l#\n#######\n#l l l#\n#######\n#l l l#\n#######",
    'row 2, column 3: "=" is no edge': "#######\n#l=l l#\n#######\n#l l l#\n#######\n#l l l#\n#######",
}


@pytest.mark.parametrize(("message", "plan"), BAD_PLANS.items(), ids=BAD_PLANS)
def test_a_wrong_plan_says_what_is_wrong(message: str, plan: str) -> None:
    with pytest.raises(ValueError, match=message):
        tile_board(Tile(plan=plan))


def test_the_maps_of_the_box_have_no_faults() -> None:
    box = library()
    assert [fault for id in box[QUESTS] for fault in quest_faults(box, id)] == []
    assert [fault for id in box[TILES] for fault in tile_faults(box, id)] == []


def test_an_unknown_quest_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r'unknown quest "black-window"; .*did you mean black-widow'):
        chart("black-window")


def test_a_chart_is_made_once() -> None:
    assert chart("black-widow") is chart("black-widow")


@pytest.fixture
def hall() -> Chart:
    return sketch(HALL)


def test_a_sketch_is_found_again_by_its_text(hall: Chart) -> None:
    assert chart(hall.id) is hall


def test_a_door_of_a_sketch_must_lead_somewhere() -> None:
    with pytest.raises(ValueError, match="leads nowhere"):
        sketch("#####\n#l l+\n#####")


def test_a_sketch_names_zones_by_column_and_row(hall: Chart) -> None:
    assert hall.zones.names == ("a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2")


def test_a_sketch_shows_rooms_light_start_and_exit(hall: Chart) -> None:
    rooms = [hall.name(zone) for zone in squares(hall.zones.rooms)]
    dark = [hall.name(zone) for zone in squares(hall.zones.shadow)]
    assert (rooms, dark) == (["c1", "d1", "c2"], ["d1", "e1", "a2", "c2"])
    assert (hall.name(hall.start), hall.name(hall.exit)) == ("a1", "e1")


def test_a_sketch_has_closed_open_and_locked_doors(hall: Chart) -> None:
    assert [(hall.name(door.a), hall.name(door.b), door.state) for door in hall.doors] == [
        ("b1", "c1", "closed"),
        ("d1", "e1", "open"),
        ("c1", "c2", "locked"),
    ]
    assert (hall.closed, hall.locked) == (0b101, 0b100)


def test_a_sketch_has_tokens_marks_and_levels(hall: Chart) -> None:
    assert [(token.kind, hall.name(token.zone), token.name) for token in hall.tokens] == [
        ("pillar", "d1", "west"),
        ("pillar", "e1", "west"),
        ("treasure", "c1", ""),
        ("treasure", "c1", ""),
    ]
    assert hall.mark("spider") == hall.zone("d1")
    assert hall.levels == ((2, hall.zone("c1")),)


def test_three_by_three_zones_of_a_sketch_are_a_tile(hall: Chart) -> None:
    assert [[hall.name(zone) for zone in squares(tile.zones)] for tile in hall.tiles] == [
        ["a1", "b1", "c1", "a2", "b2", "c2"],
        ["d1", "e1"],
    ]
    assert (hall.level_at(hall.zone("a2")), hall.level_at(hall.zone("e1"))) == (2, 0)


def test_a_sketch_says_more_about_its_tiles() -> None:
    made = sketch("#########\n#l l l l#\n#########\nfaces: 3r 1v\nstages: 1 2\nwounds: 4 2\nstairs: a1 d1\n\nstart: b1")
    assert [(tile.face, tile.stage, tile.wounds) for tile in made.tiles] == [("3r", 1, 4), ("1v", 2, 2)]
    assert made.tile("1v") == 1
    assert made.stage_of == (1, 1, 1, 2)
    assert made.stairs == ((0, 3),)
    assert made.zones.view().distance(0, 3) == 1
    assert made.levels == ((1, 1),)


@rule("DA-0200")
def test_a_chamber_that_can_be_walked_into_is_open_from_the_start(hall: Chart) -> None:
    assert [hall.name(zone) for zone in squares(hall.open_at_start)] == ["c1", "d1"]


@rule("DA-0200")
def test_the_chamber_where_the_heroes_begin_is_open_from_the_start() -> None:
    made = sketch("#######\n#l+L D#\n#######\nstart: c1")
    assert made.open_at_start == made.zones.rooms


@rule("DA-0200")
def test_a_chamber_on_either_side_of_a_corridor_may_be_walked_into() -> None:
    for drawn, opened in (("#L l+L#", ["a1"]), ("#L+l L#", ["c1"]), ("#L l L#", ["a1", "c1"]), ("#L+l+L#", [])):
        made = sketch(f"#######\n{drawn}\n#######\nstart: b1")
        assert [made.name(zone) for zone in squares(made.open_at_start)] == opened


@rule("DA-0200")
def test_stairs_open_no_chamber() -> None:
    made = sketch("#######\n#l#L D#\n#######\nstairs: a1 b1")
    assert made.open_at_start == 0


@rule("DA-0050", "DA-0051", "DA-0052")
def test_rooms_are_one_chamber_through_openings_and_open_doors_only() -> None:
    made = sketch("#############\n#L D/L+L#D l#\n#############")
    view = made.zones.view(made.closed)
    assert [view.chamber[room] for room in range(5)] == [0b111, 0b111, 0b111, 0b1000, 0b10000]


@rule("DA-0049")
def test_every_zone_that_is_no_room_is_a_corridor(hall: Chart) -> None:
    assert hall.zones.corridors == ~hall.zones.rooms & (1 << len(hall.zones)) - 1


def test_open_pairs_hold_neither_walls_nor_doors_nor_stairs() -> None:
    made = sketch("#########\n#l l+L D#\n#########\nstairs: a1 d1")
    assert made.wall_free == ((0, 1), (2, 3))


@pytest.mark.parametrize("quest", library()[QUESTS])
def test_every_door_has_a_zone_on_either_side(quest: str) -> None:
    made = chart(quest)
    for number, door in enumerate(made.doors):
        assert made.zones.beside_door(number) == 1 << door.a | 1 << door.b


@pytest.mark.parametrize("quest", library()[QUESTS])
def test_every_map_is_of_one_piece_once_its_doors_are_open(quest: str) -> None:
    made = chart(quest)
    assert FAR not in made.zones.view().distances(made.start)
