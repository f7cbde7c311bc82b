"""Secret Doors and dead ends."""

from __future__ import annotations

from systems.doria.dungeon.explorer import Explorer
from undercroft.board.bits import squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.layouts import Laid, Layout
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.dungeon.laying import connected
from undercroft.systems.doria.dungeon.secret_doors import centre, closed_off, middle, unopened, wall_sides
from undercroft.systems.doria.maps.tiles import SIDE

OUT = 3


def place(tile: str, dx: int = 0, dy: int = 0, turns: int = 0) -> Laid:
    """A tile so many tiles east and south of the start tile."""
    return Laid(tile, SIDE * (OUT + dx), SIDE * (OUT + dy), turns)


def explorer(*tiles: Laid, deck: tuple[str, ...] = ("a-3", "c-6"), opened: bool = True) -> Explorer:
    """A dungeon that lies so, all of whose doors between tiles are open."""
    one = Explorer(0, OUT).lay(*deck)
    side = SIDE * (2 * OUT + 1)
    one.game.state.plan = Layout(side, side, tiles)
    if opened:
        board = one.game.ground.board
        one.game.state.opened = tuple(
            door for door in range(len(board.doors)) if board.beside_door(door).bit_count() == 2
        )
    one.me.at = squares(one.game.ground.enterable & one.game.ground.covers[0])[0]
    return one


def sides(one: Explorer, tile: int = 0) -> list[Facing]:
    return [side for _, side in wall_sides(one.game, tile)]


def beyond(one: Explorer) -> tuple[int, int]:
    """How far east and south of the start tile the last tile lies."""
    laid = one.game.state.plan.laid[-1]
    return laid.x // SIDE - OUT, laid.y // SIDE - OUT


# where


@rule("DO-0299", "DO-0334")
def test_a_secret_door_is_laid_on_a_wall_side_and_never_on_a_door_or_an_open_side():
    assert sides(explorer(place("a-3"))) == [Facing.NORTH, Facing.EAST, Facing.WEST]
    assert sides(explorer(place("c-7"))) == [Facing.EAST, Facing.SOUTH]
    assert sides(explorer(place("b-4"))) == [Facing.SOUTH, Facing.WEST]


@rule("DO-0299", "DO-0307")
def test_no_secret_door_is_laid_where_a_tile_lies_beyond_not_even_the_start_tile():
    one = explorer(place("a-3"), place("a-3", 1, 0), place("a-7", 0, 1), place("a-7", 1, 1))
    assert sides(one, 0) == [Facing.NORTH, Facing.WEST]
    assert sides(one, 1) == [Facing.NORTH, Facing.EAST]


@rule("DO-0302")
def test_a_secret_door_sits_in_the_middle_of_its_wall():
    one = explorer(place("a-3"))
    ground = one.game.ground
    assert [at for at, _ in wall_sides(one.game, 0)] == [middle(ground, 0, side) for side in sides(one)]
    assert {ground.board.place(middle(ground, 0, side)) for side in FOUR} == {(17, 15), (19, 17), (17, 19), (15, 17)}


@rule("DO-0302", "DO-0334")
def test_no_secret_door_sits_where_nobody_could_come_to_it():
    assert sides(explorer(place("a-4"))) == [Facing.NORTH, Facing.WEST]
    assert sides(explorer(place("a-5"))) == []
    assert sides(explorer(place("d-2"))) == []


def test_no_secret_door_sits_in_the_stairs():
    assert sides(explorer(place("a-1"))) == []


@rule("DO-0334")
def test_a_secret_door_is_an_open_door_and_the_wall_on_its_square_is_no_wall():
    solid = explorer(place("a-4"), deck=("a-3",))
    at = middle(solid.game.ground, 0, Facing.NORTH)
    assert not solid.game.ground.board.floor >> at & 1
    solid.find(middle(solid.game.ground, 0, Facing.SOUTH))
    ground = solid.game.ground
    chosen = Facing.NORTH if beyond(solid) == (0, -1) else Facing.WEST
    inside = middle(ground, 0, chosen)
    outside = inside + chosen.column + chosen.row * ground.board.stride
    assert ground.enterable >> inside & 1
    assert ground.sees(inside, outside)
    assert ground.walk(inside, outside) == 1


@rule("DO-0299", "DO-0288")
def test_behind_a_secret_door_lies_the_next_tile():
    one = explorer(place("a-3"))
    one.find(one.me.at)
    assert beyond(one) in ((0, -1), (1, 0), (-1, 0))
    assert connected(one.game) & one.game.ground.covers[1]


@rule("DO-0301", "DO-G86")
def test_without_a_wall_side_it_opens_in_another_room_as_near_as_possible():
    one = explorer(place("a-7"), place("a-3", 1, 0, 1), place("a-2", 0, 1), place("a-3", 0, 2, 2))
    one.find(middle(one.game.ground, 0, Facing.EAST))
    assert len(one.game.state.plan.laid) == 5
    assert beyond(one) in ((1, -1), (1, 1), (2, 0))


@rule("DO-0300", "DO-G86")
def test_a_door_closed_off_by_a_wall_becomes_the_secret_door_if_nothing_else_is_possible():
    one = explorer(place("a-7"), place("a-7", 0, -1), place("a-3", 1, 0, 2), place("a-7", -1, 0), deck=())
    assert (middle(one.game.ground, 0, Facing.EAST), Facing.EAST) in closed_off(one.game)
    assert not connected(one.game) & one.game.ground.covers[2]
    one.find(one.me.at)
    assert connected(one.game) & one.game.ground.covers[2]


@rule("DO-0300")
def test_a_door_that_meets_a_door_is_not_closed_off():
    one = explorer(place("a-7"), place("a-7", 0, -1), opened=False)
    assert closed_off(one.game) == []


@rule("DO-0303", "DO-0285")
def test_on_e_8_it_joins_the_two_rooms_and_may_add_tiles():
    one = explorer(place("e-8"), deck=("a-3", "c-6", "a-2"))
    one.me.at = middle(one.game.ground, 0, Facing.WEST)
    assert not one.game.ground.board.floor >> centre(one.game.ground, 0) & 1
    one.find(one.me.at)
    assert one.game.ground.board.floor >> centre(one.game.ground, 0) & 1
    assert len(one.game.state.plan.laid) == 3
    assert one.game.ground.walk(one.me.at, centre(one.game.ground, 0) + 1) is not None


@rule("DO-0304")
def test_in_a_room_closed_by_blocked_doors_a_secret_door_is_a_way_out():
    one = explorer(place("a-3"), place("a-7", 0, 1))
    door = one.game.state.opened[0]
    one.game.state.barred = (door,)
    one.find(one.me.at)
    ground = one.game.ground
    last = len(ground.covers) - 1
    assert any(ground.walk(one.me.at, square) for square in squares(ground.covers[last] & ground.enterable))
    assert ground.walk(one.me.at, centre(ground, 1)) is None


# dead ends


@rule("DO-0307", "DO-0309")
def test_where_no_unopened_door_is_left_the_last_tile_gets_one_that_is_still_closed():
    one = explorer(place("a-3"), deck=("a-3", "a-2", "c-6"))
    (door,) = one.doors()
    one.open(*door)
    state = one.game.state
    assert len(state.plan.laid) == 2
    (added,) = state.plan.doors
    assert one.game.ground.tile(added.edge.at) == 1 or one.game.ground.tile(added.edge.at + 1) == 1
    assert len(one.doors()) == 1
    assert unopened(one.game)


@rule("DO-0309", "DO-G46")
def test_opening_it_counts_as_opening_a_door():
    one = explorer(place("a-3"), deck=("a-3", "a-2", "c-6"))
    one.open(*one.doors()[0])
    one.game.state.door_opened = False
    one.open(*one.doors()[0])
    assert one.game.state.door_opened
    assert len(one.game.state.plan.laid) == 3


@rule("DO-0307")
def test_as_long_as_there_is_an_unopened_door_no_secret_door_comes():
    one = explorer(place("a-2"), deck=("a-3", "a-2", "c-6"))
    one.open(*one.doors()[0])
    assert one.game.state.plan.doors == ()


@rule("DO-0308")
def test_if_the_last_tile_has_no_wall_to_the_outside_another_gets_it():
    one = explorer(place("a-3"), place("c-6", 0, 2), deck=("a-5", "a-2"))
    one.open(*one.doors()[0])
    assert one.game.state.plan.laid[-1] == place("a-5", 0, 1)
    assert not wall_sides(one.game, 2)
    ((_, at),) = one.doors()
    assert one.game.ground.tile(at) == 0


@rule("DO-G48")
def test_without_tiles_a_dead_end_stays_one():
    one = explorer(place("a-3"), deck=("a-3",))
    one.open(*one.doors()[0])
    assert one.game.state.plan.doors == ()
    assert not unopened(one.game)
