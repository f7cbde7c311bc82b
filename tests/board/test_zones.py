"""Zone graphs: ways, chambers, straight sight and ranges."""

from copy import copy, deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board import reference
from board.boards import boards
from undercroft.board.bits import squares
from undercroft.board.facing import Facing
from undercroft.board.steps import Corners
from undercroft.board.text import Look, read
from undercroft.board.zones import FAR, ZoneEdge, Zones, zones_on
from undercroft.proofs.checklist import rule

modest = settings(max_examples=60, deadline=None)

CRYPT = read(
    """
    +-+-+-+-+-+
    |c c=R R|r|
    + +-+-+ +=+
    |c|T t t c|
    + +-+-+-+ +
    |c c t t t|
    +-+-+-+-+-+
    """,
    {
        "c": Look(),
        "t": Look(lit=True),
        "T": Look("room", lit=True),
        "R": Look("room"),
        "r": Look("room", lit=True),
    },
)
ZONES = zones_on(CRYPT.board, rooms=CRYPT.board.kind("room"))
SHUT = CRYPT.closed


def named(zones):
    return [ZONES.names[zone] for zone in zones]


def zone(name):
    return ZONES.parse(name)


@modest
@given(boards(most=5), st.integers(0, 3), st.data())
def test_ways_distances_and_next_steps_are_those_of_a_plain_search(board, closed, data):
    zones = zones_on(board)
    floor = squares(board.floor)
    view = zones.view(closed)
    gone = data.draw(st.integers(0, (1 << len(zones)) - 1)) & data.draw(st.integers(0, (1 << len(zones)) - 1))
    fallen = zones.view(closed, gone)
    number = {square: index for index, square in enumerate(floor)}
    for a, start in enumerate(floor):
        near = reference.neighbours(board, closed, Corners.ORTHOGONAL, start)
        assert [floor[b] for b in view.neighbours[a]] == near
        cost = reference.dijkstra(board, closed, Corners.ORTHOGONAL, start, 99, -1, {}, 0)
        assert view.distances(a) == tuple(cost.get(square, FAR) for square in floor)
        assert squares(fallen.near[a]) == [
            number[square] for square in near if not (gone >> number[square] | gone >> a) & 1
        ]
        for b in range(len(zones)):
            nearer = [n for n in view.neighbours[a] if view.distances(n)[b] == view.distances(a)[b] - 1]
            assert list(view.next_steps(a, b)) == nearer
            assert view.distance(a, b) == view.distances(b)[a]


@modest
@given(boards(most=6), st.integers(0, 3))
def test_straight_sight_is_walking_on_until_something_stops(board, closed):
    zones = zones_on(board)
    floor = squares(board.floor)
    edges_only = Zones(zones.names, zones.edges)
    for a, start in enumerate(floor):
        expected = {start: 0}
        for dx, dy in reference.EIGHT[:4]:
            here, steps = board.place(start), 0
            while reference.may_step(board, closed, Corners.ORTHOGONAL, here, (here[0] + dx, here[1] + dy)):
                here, steps = (here[0] + dx, here[1] + dy), steps + 1
                expected[board.square(*here)] = steps
        table = tuple(expected.get(square, FAR) for square in floor)
        assert zones.view(closed).range[a] == table
        assert edges_only.view(closed).range[a] == table


@rule("DA-0058", "DA-0059", "DA-0063", "DA-0064")
def test_sight_runs_along_rows_and_columns_until_a_wall_or_a_closed_door():
    view = ZONES.view(SHUT)
    assert named(squares(view.sight[zone("a1")])) == ["a1", "b1", "a2", "a3"]
    assert view.range[zone("a1")][zone("a3")] == 2
    assert view.range[zone("a1")][zone("a1")] == 0
    assert view.range[zone("a1")][zone("c1")] == FAR


@rule("DA-0061")
def test_an_open_door_does_not_stop_sight():
    assert named(squares(ZONES.view(0).sight[zone("a1")])) == ["a1", "b1", "c1", "d1", "a2", "a3"]


@rule("DA-0126", "DA-0127")
def test_ranges_select_the_zones_in_sight():
    view = ZONES.view(0)
    assert named(squares(view.seen_within(zone("a1"), 1, 2))) == ["b1", "c1", "a2", "a3"]
    assert named(squares(view.seen_within(zone("a1"), 2))) == ["c1", "d1", "a3"]


@rule("DA-0065", "DA-0066")
def test_one_moves_over_shared_edges_and_not_through_closed_doors():
    assert named(ZONES.view(SHUT).neighbours[zone("b1")]) == ["a1"]
    assert named(ZONES.view(0).neighbours[zone("b1")]) == ["a1", "c1"]


@rule("DA-0050", "DA-0051", "DA-0052")
def test_a_chamber_is_the_rooms_joined_by_openings_and_open_doors():
    rooms = read("+-+-+-+\n|R=R R|\n+-+-+/+\n|. . .|\n+-+-+-+", {"R": Look("room"), ".": Look()})
    zones = zones_on(rooms.board, rooms=rooms.board.kind("room"))
    assert zones.view(rooms.closed).chamber == (0b001, 0b110, 0b110, 0, 0, 0)
    assert zones.view(0).chamber == (0b111, 0b111, 0b111, 0, 0, 0)


@rule("DA-0049", "DA-0053")
def test_a_zone_is_a_room_or_a_corridor_and_light_or_shadow():
    assert ZONES.rooms ^ ZONES.corridors == ZONES.lit ^ ZONES.shadow == (1 << 15) - 1
    assert named(squares(ZONES.rooms)) == ["c1", "d1", "e1", "b2"]
    assert named(squares(ZONES.lit & ZONES.rooms)) == ["e1", "b2"]


def test_equal_ways_are_all_offered():
    zones = zones_on(read("..\n..").board)
    view = zones.view()
    assert view.next_steps(0, 3) == (1, 2)
    assert view.next_steps(3, 3) == ()
    assert view.next_steps_to_any(0, 0b1010) == (1,)
    assert view.next_steps_to_any(0, 0) == ()


def test_a_view_is_worked_out_once():
    assert ZONES.view(SHUT) is ZONES.view(SHUT)


def test_views_are_forgotten_when_there_are_too_many():
    zones = zones_on(read(".").board)
    for closed in range(8193):
        zones.view(closed)
    assert zones.view(0).near == (0,)


def test_spreading_stops_at_its_limit():
    view = ZONES.view(SHUT)
    assert named(squares(view.spread(1 << zone("a1"), limit=1))) == ["a1", "b1", "a2"]


@rule("DA-0465")
def test_a_staircase_is_a_way_but_no_line_of_sight():
    zones = zones_on(read(".#.").board, links=[(0, 1)])
    assert zones.view().neighbours == ((1,), (0,))
    assert zones.view().range[0][1] == FAR


def test_edges_have_compass_sides_and_doors():
    c1 = zone("c1")
    assert named(ZONES.beyond(c1, Facing.WEST)) == ["b1"]
    assert named(ZONES.beyond(c1, Facing.EAST)) == ["d1"]
    assert ZONES.beyond(c1, Facing.SOUTH) == ()
    assert ZONES.doors_of(c1) == 0b01
    assert named(squares(ZONES.beside_door(1))) == ["e1", "e2"]


@rule("DA-0048")
def test_a_zone_of_several_squares_counts_once_in_a_range():
    drawing = read("aAAb\n.AA.")
    zones = zones_on(drawing.board, [drawing.all("A")])
    assert zones.names == ("a1", "b1", "d1", "a2", "d2")
    assert zones.view().range[0] == (0, 1, 2, 1, FAR)
    assert zones.view().neighbours[1] == (0, 2, 3, 4)


def test_zones_may_be_written_without_a_drawing():
    zones = Zones(["hall", "cell"], [ZoneEdge(0, 1, Facing.SOUTH, 0)], rooms=0b10)
    assert zones.view(0).range == ((0, 1), (1, 0))
    assert zones.view(1).range[0][1] == FAR


def test_an_unknown_zone_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match='"attic" names no zone; one of hall, cell'):
        Zones(["hall", "cell"], []).parse("attic")


def test_a_zone_graph_is_shared_and_not_copied():
    assert copy(ZONES) is ZONES
    assert deepcopy(ZONES) is ZONES
    assert len(ZONES) == 15
