"""Tiles laid against doors and open sides, and what is placed on them."""

from __future__ import annotations

import pytest

from systems.doria.dungeon.explorer import Explorer
from systems.watching import WATCHER, watching
from undercroft.board.facing import Facing
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Opening, openings
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.doria import moments
from undercroft.systems.doria.dungeon.laying import connected, open_sides, placements
from undercroft.systems.doria.maps.tiles import SIDE, tiles
from undercroft.systems.doria.state import DOOM_START, Omen

OUT = 3
EAST = Opening(SIDE * OUT + 4, SIDE * OUT + 2, Facing.EAST)
"""The right door of the start tile."""


def start(first: str = "a-1", *others: Laid) -> Layout:
    side = SIDE * (2 * OUT + 1)
    return Layout(side, side, (Laid(first, SIDE * OUT, SIDE * OUT), *others))


def meets(way: Laid, side: Facing = Facing.WEST) -> int:
    """How wide the opening is with which a tile lies against its neighbour on a side."""
    return next((gap.width for gap in openings(tiles().shape(way)) if gap.side is side), 0)


def explorer(*deck: str, first: str = "a-1", party: int = 1, seed: int = 0) -> Explorer:
    return Explorer(seed, OUT, first, party).lay(*deck)


def door_on(one: Explorer, side: Facing, tile: int = 0) -> tuple[int, int]:
    """A door of a tile, with the square before it."""
    laid = one.game.state.plan.laid[tile]
    at = one.game.ground.board.square(laid.x + 2 + 2 * side.column, laid.y + 2 + 2 * side.row)
    return next((door, square) for door, square in one.doors() if square == at)


# how a tile may lie


@rule("DO-0271", "DO-0273", "DO-X22")
def test_a_tile_with_one_door_is_turned_so_that_its_door_meets_the_opened_one():
    (way,) = placements(start(), "a-3", [EAST])
    assert (way.x, way.y, meets(way)) == (SIDE * (OUT + 1), SIDE * OUT, 1)


@rule("DO-0274", "DO-X23")
def test_any_of_three_doors_may_be_laid_against_the_opened_one():
    ways = placements(start(), "f-1", [EAST])
    assert len(ways) == 3
    assert all(meets(way) == 1 for way in ways)


@rule("DO-0273", "DO-0275", "DO-X24")
def test_only_the_two_doors_of_a_tile_may_meet_the_opened_one_even_if_it_blocks_another_door():
    corner = Laid("a-7", SIDE * (OUT - 1), SIDE * (OUT - 1))
    plan = start("a-1", corner)
    north = Opening(SIDE * OUT - 1, SIDE * (OUT - 1) + 2, Facing.EAST)
    ways = placements(plan, "c-7", [north])
    assert len(ways) == 2
    blocked = [way for way in ways if meets(way, Facing.SOUTH) == 0]
    assert blocked
    board = tiles().board(plan.with_tile(blocked[0]))
    assert not any(
        board.beside_door(n) >> board.square(SIDE * OUT + 2, SIDE * OUT) & 1 for n in range(len(board.doors))
    )


@rule("DO-0273")
def test_an_open_side_meets_a_door_only_if_the_tile_has_no_door():
    assert {meets(way) for way in placements(start(), "b-7", [EAST])} == {1}
    assert {meets(way) for way in placements(start(), "b-4", [EAST])} == {5}


@rule("DO-0278")
def test_against_an_open_side_lies_an_open_side_if_the_tile_has_one():
    side = Opening(SIDE * OUT + 4, SIDE * OUT, Facing.EAST, 5)
    assert {meets(way) for way in placements(start("b-4"), "b-7", [side])} == {5}
    assert {meets(way) for way in placements(start("b-4"), "f-5", [side])} == {3}


@rule("DO-0280", "DO-G87", "DO-X25")
def test_a_tile_that_has_only_doors_lies_anyhow_along_an_open_side():
    side = Opening(SIDE * OUT + 4, SIDE * OUT, Facing.EAST, 5)
    assert {meets(way) for way in placements(start("b-4"), "f-1", [side])} == {1}
    assert len(placements(start("b-4"), "f-1", [side])) == 3
    assert [way.turns for way in placements(start("b-4"), "e-3", [side])] == [0, 1, 2, 3]


def test_ways_that_come_to_the_same_are_offered_once():
    assert len(placements(start(), "a-7", [EAST])) == 1


# Large Rooms


@rule("DO-0277", "DO-0281", "DO-0282", "DO-0283", "DO-X25")
def test_open_sides_draw_tiles_one_by_one_until_only_doors_are_left():
    for seed in range(8):
        one = explorer("b-7", "f-5", "b-4", "e-3", "a-3", seed=seed)
        one.open(*door_on(one, Facing.EAST))
        assert [laid.tile for laid in one.game.state.plan.laid] == ["a-1", "b-7", "f-5", "b-4", "e-3"]
        assert not open_sides(one.game)
        assert one.reveals == 1
        assert all(connected(one.game) & cover for cover in one.game.ground.covers)


@rule("DO-0282")
def test_each_tile_is_laid_before_the_next_is_drawn():
    one = explorer("b-7", "f-5", "b-4", "e-3")
    seen: list[int] = []
    answer = one.random.choice

    def watch(options):
        seen.append(len(one.game.state.plan.laid))
        return answer(options)

    one.random.choice = watch  # type: ignore[method-assign]
    one.open(*door_on(one, Facing.EAST))
    assert seen == sorted(seen)


@rule("DO-0281")
def test_a_door_between_tiles_of_one_laying_is_open_and_others_are_closed():
    one = explorer("b-5", "a-2")
    one.open(*door_on(one, Facing.EAST))
    state, ground = one.game.state, one.game.ground
    joined = tiles().doors_between(state.plan, (1, 2))
    assert joined
    assert all(n in state.opened for n in range(len(ground.board.doors)) if joined >> n & 1)
    assert len(state.opened) == 2


@rule("DO-0283", "DO-0310")
def test_monsters_of_all_the_new_tiles_come_when_all_of_them_lie():
    one = explorer("b-5", "a-2")
    lay = one.game.state.plan
    one.open(*door_on(one, Facing.EAST))
    assert len(one.game.state.plan.laid) == len(lay.laid) + 2
    assert {one.game.ground.tile(icon) for icon in one.icons} == {1, 2}


@rule("DO-0279", "DO-0284")
def test_tiles_joined_by_open_sides_are_one_room_of_several_tiles():
    one = explorer("b-1", "b-2", "e-6", first="a-1")
    one.open(*door_on(one, Facing.EAST))
    assert one.game.ground.room(1) == (1, 2, 3)
    assert one.game.ground.room(0) == (0,)


@rule("DO-G48")
def test_without_tiles_open_sides_are_closed_and_doors_cannot_be_opened():
    one = explorer("b-1")
    one.open(*door_on(one, Facing.EAST))
    assert not open_sides(one.game)
    assert one.doors() == []


@rule("DO-G85")
def test_what_leads_over_the_edge_of_the_table_is_closed():
    one = Explorer(0, 0, "b-1").lay("a-3", "a-2")
    assert one.game.ground.exits
    assert one.doors() == []
    assert open_sides(one.game) == []


# parts that are not connected


@rule("DO-0285", "DO-0324")
def test_open_sides_and_icons_of_a_part_that_is_not_connected_wait():
    one = explorer("e-8", "a-3", "a-3")
    one.open(*door_on(one, Facing.EAST))
    assert [laid.tile for laid in one.game.state.plan.laid] == ["a-1", "e-8"]
    ground = one.game.ground
    assert [ground.tile(icon) for icon in one.icons] == [1]
    assert len(one.game.state.waiting) == 1


@rule("DO-0285", "DO-0303", "DO-0324", "DO-0334")
def test_when_a_connection_arises_tiles_are_drawn_and_icons_draw_cards():
    one = explorer("e-8", "a-3", "c-6", "a-2")
    one.open(*door_on(one, Facing.EAST))
    waiting = one.game.state.waiting
    one.find(one.me.at + 1)
    assert len(one.game.state.plan.laid) == 4
    assert set(waiting) <= set(one.icons)
    assert one.game.state.waiting == ()


@rule("DO-0330", "DO-0285")
def test_the_road_over_the_bridge_is_not_connected_with_the_one_under_it():
    one = explorer("f-3", "a-3")
    one.open(*door_on(one, Facing.EAST))
    assert (connected(one.game) & one.game.ground.covers[1]).bit_count() in (4, 5)


@rule("DO-0285", "DO-0324")
def test_connected_is_what_the_characters_can_come_to_and_before_they_are_placed_the_start_tile():
    one = explorer(first="f-3", party=2)
    over, under = (one.game.ground.board.square(SIDE * OUT + x, SIDE * OUT + y) for x, y in ((2, 0), (0, 2)))
    first, second = one.game.state.party
    first.at = second.at = over
    assert connected(one.game).bit_count() == 5
    second.at = under
    assert connected(one.game).bit_count() == 9
    second.left = True
    assert connected(one.game).bit_count() == 5
    second.left, second.at = False, NOWHERE
    assert connected(one.game).bit_count() == 5
    first.at = NOWHERE
    assert connected(one.game) == one.game.ground.board.floor


# what lies there


@rule("DO-0286", "DO-X26")
def test_a_loot_marker_lies_on_each_treasure_icon():
    one = explorer("a-3")
    one.open(*door_on(one, Facing.EAST))
    (token,) = one.game.state.tokens
    assert token.kind == "loot"
    assert one.game.ground.treasures == 1 << token.at


@rule("DO-0311", "DO-0312", "DO-0313", "DO-0314", "DO-0508")
@pytest.mark.parametrize(("party", "icons"), [(1, 3), (3, 3), (4, 5), (5, 6), (6, 8)])
def test_icons_are_used_by_as_many_characters_as_their_colour_says(party, icons):
    one = explorer("c-8", party=party)
    one.open(*door_on(one, Facing.EAST))
    assert len(one.icons) == icons


@rule("DO-0286", "DO-0348")
def test_a_hoard_that_was_announced_lies_on_other_free_squares_of_the_new_tile():
    one = explorer("a-3")
    one.game.state.omen = Omen(hoard=3)
    one.open(*door_on(one, Facing.EAST))
    places = [token.at for token in one.game.state.tokens]
    assert len(places) == len(set(places)) == 4
    assert all(one.game.ground.tile(at) == 1 for at in places)
    assert all(one.game.ground.enterable >> at & 1 for at in places)


@rule("DO-0310", "DO-0348")
def test_guards_that_were_announced_come_to_the_first_icon_once():
    one = explorer("c-6", "c-6")
    one.game.state.omen = Omen(guards=2)
    one.open(*door_on(one, Facing.EAST))
    assert [one.icons.count(icon) for icon in dict.fromkeys(one.icons)] == [3, 1]
    assert one.game.state.omen == Omen()


# doors


@rule("DO-G45")
def test_a_door_that_meets_a_door_of_a_tile_that_lies_there_is_opened_and_draws_nothing():
    one = explorer("a-7", "a-7", "a-7", first="a-7")
    one.game.state.plan = start("a-7", Laid("a-2", SIDE * (OUT + 1), SIDE * OUT))
    one.open(*door_on(one, Facing.EAST))
    assert len(one.game.state.plan.laid) == 2
    assert not one.game.state.door_opened
    assert connected(one.game) & one.game.ground.covers[1]


@rule("DO-0133", "DO-0173", "DO-0174", "DO-0288")
def test_a_tile_behind_a_door_counts_as_revealed_and_one_behind_a_secret_door_does_not():
    one = explorer("a-3", "a-3", first="a-3")
    one.find(one.me.at)
    assert len(one.game.state.plan.laid) == 2
    assert not one.game.state.door_opened
    other = explorer("a-3")
    other.open(*door_on(other, Facing.EAST))
    assert other.game.state.door_opened
    assert other.game.state.doom == DOOM_START


# scenarios look on


@rule("DO-0006", "DO-0271", "DO-0281", "DO-0307")
def test_the_scenario_hears_of_each_tile_when_it_is_laid_and_again_when_all_are_filled():
    one = explorer("b-5", "a-2")
    one.game.rules = (WATCHER,)
    with watching(moments.TILE_LAID) as laid, watching(moments.TILE_FILLED) as filled:
        one.open(*door_on(one, Facing.EAST))
    assert laid == filled == [(1,), (2,)]
