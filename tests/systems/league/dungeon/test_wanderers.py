"""Wandering monsters.  LE-0248 to LE-0263"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import drive, run
from systems.league.dungeon.inside import at, inside
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import MoveWanderer, PlaceEncounter, Pounce, WanderersMove
from undercroft.systems.league.dungeon.laying import placements
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.dungeon.pouncing import pounce
from undercroft.systems.league.dungeon.threat import new_wanderer
from undercroft.systems.league.dungeon.tokens import WANDERER, of_kind
from undercroft.systems.league.dungeon.wanderers import move_wanderer, wanderers_move, way_to_heroes
from undercroft.systems.league.maps.tiles import tiles
from undercroft.systems.league.state import Lock, Token

HALL = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|# # # # #|. . . . .|. . . . . . . . . . . . . . . . . . . .|
+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +
|# # # # #|. . . . .=. . . . . . . . . . . . . . . . . . . .|
+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +
|. . . . .=. . . . .=. . . . . . . . . . . . . . . . . . . W|
+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +
|. . . . .=. . . . .|. . . . . . . . . . . . . . . . . . . .|
+ + + + + + + + + + + + + + + + + + + + + + + + + + + + + + +
|. . . . .|. . . . .|. . . . . . . . . . . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
"""Two rooms and a long hall in a row, all doors shut; the first room is where wandering monsters come in."""


def doors(play):
    """The number of the door between the first two rooms, and of that to the hall."""
    ground = play.game.ground
    numbers = range(len(ground.board.doors))
    west = next(n for n in numbers if ground.door_squares(n) >> play.at("e3") & 1)
    east = next(n for n in numbers if ground.door_squares(n) >> play.at("j3") & 1)
    return west, east


def with_token(where, *, opened=(), sealed=(), **token):
    """A token stands here; these of the two doors are open."""
    play = position(HALL, W=hero())
    west, east = doors(play)
    numbers = {"west": west, "east": east}
    locks = [Lock(door=numbers[name], tried=True, open=True) for name in opened]
    locks += [Lock(door=numbers[name], sealed=True) for name in sealed]
    play.state.locks = tuple(locks)
    play.state.tokens = (Token(kind=WANDERER, at=play.at(where), n=1, **token),)
    play.state.agenda = []
    return play


def move(play, *replies):
    drive(move_wanderer(play.game, MoveWanderer(n=1)), *replies)
    found = of_kind(play.game, WANDERER)
    return found[0] if found else None


# where it begins, when it moves


@rule("LE-0248")
def test_it_begins_on_the_start_tile_outside_the_dungeon_door():
    play = inside()
    new_wanderer(play.game)
    new_wanderer(play.game)
    first, second = of_kind(play.game, WANDERER)
    assert play.game.ground.covers[0] >> first.at & 1
    assert play.game.ground.door_squares(0) >> first.at & 1
    assert (first.n, second.n) == (1, 2)


@rule("LE-0249", "LE-0053")
def test_tokens_move_when_all_heroes_have_acted_in_the_order_in_which_they_came():
    play = inside()
    new_wanderer(play.game)
    new_wanderer(play.game)
    play.state.agenda = []
    wanderers_move(play.game, WanderersMove())
    assert play.state.agenda[::-1] == [MoveWanderer(n=1), MoveWanderer(n=2)]


@rule("LE-0250", "LE-0252", "LE-G76")
def test_it_moves_four_squares_by_the_shortest_way_toward_the_nearest_hero():
    play = with_token("b5", opened=["west"])
    assert move(play).at == play.at("f4")
    token = move(play, 6)
    assert play.game.ground.walk(token.at, play.at("f4")) == 4


@rule("LE-0251", "LE-0252")
def test_on_the_start_tile_no_direction_is_rolled_but_in_every_room_beyond_it_each_turn():
    play = with_token("b5", opened=["west"])
    move(play)
    play = with_token("f5", opened=["west"])
    move(play, 2)
    move(play, 6)


@rule("LE-0252")
def test_a_one_sends_it_through_a_door_that_leads_away_from_the_heroes():
    play = with_token("g4", opened=["west", "east"])
    token = move(play, 1)
    assert play.game.ground.tile(token.at) == play.game.ground.tile(play.at("a3"))


@rule("LE-0252")
def test_a_two_keeps_it_on_its_way_to_the_heroes():
    play = with_token("g4", opened=["west", "east"])
    before = play.game.ground.walk(play.at("g4"), play.who("W").at)
    token = move(play, 2)
    assert before - play.game.ground.walk(token.at, play.who("W").at) == 4


def test_where_no_door_leads_away_it_stays():
    play = with_token("m3", opened=["west", "east"])
    play.who("W").at = play.at("a5")
    token = move(play, 1)
    assert token.at == play.at("m3")


# doors


@rule("LE-0257", "LE-0260")
def test_a_closed_door_stops_it_for_the_turn():
    play = with_token("c3")
    token = move(play)
    assert token.at == play.at("e3") or play.game.ground.door_squares(doors(play)[0]) >> token.at & 1
    assert token.waits == "door"


@rule("LE-0258")
@pytest.mark.parametrize("face", range(2, 7))
def test_in_the_next_turn_it_opens_the_door_and_goes_through(face):
    play = with_token("e3", waits="door")
    token = move(play, face)
    assert of_door(play.game, doors(play)[0]).open
    assert play.game.ground.tile(token.at) == play.game.ground.tile(play.at("h3"))
    assert token.waits == ""


@rule("LE-0258", "LE-0260")
def test_with_a_one_it_does_not_open_the_door():
    play = with_token("e3", waits="door")
    token = move(play, 1)
    assert not of_door(play.game, doors(play)[0]).open
    assert token.at == play.at("e3")


@rule("LE-0259", "LE-0260")
@pytest.mark.parametrize("face", range(2, 7))
def test_a_magic_seal_is_broken_by_five_or_six(face):
    play = with_token("e3", sealed=["west"], waits="door")
    token = move(play, face)
    assert of_door(play.game, doors(play)[0]).open == (face >= 5)
    assert (token.at == play.at("e3")) == (face < 5)
    assert (token.waits == "door") == (face < 5)


@rule("LE-0259")
def test_a_sealed_door_stops_it_first():
    play = with_token("d3", sealed=["west"])
    assert move(play).waits == "door"
    assert not of_door(play.game, doors(play)[0]).open


# chasms


def at_chasm(where, **token):
    """A token on a tile with a bridge over a chasm; W stands beyond it."""
    play = inside("rope-bridge", stand={"W": "a1"}, W=hero())
    play.state.tokens = (Token(kind=WANDERER, at=at(play, where), n=1, **token),)
    play.state.agenda = []
    hide(play)
    return play


def hide(play):
    """W stands far away behind a shut door, so that nobody sees anything."""
    state = play.state
    before = len(state.plan.laid)
    state.piles["route-1"] = Pile(("long-passage",))
    state.plan = laid_behind_north(state.plan)
    assert len(state.plan.laid) == before + 1
    play.who("W").at = at(play, "h1", 2)


def laid_behind_north(plan):
    exits = tiles().exits(plan)
    return plan.with_tile(placements(plan, "long-passage", exits[0])[0])


@rule("LE-0261")
def test_it_stops_at_a_chasm():
    play = at_chasm("d7")
    token = move(play, 6)
    assert token.waits == "chasm"
    assert not play.game.ground.bridges >> token.at & 1


@rule("LE-0262")
def test_in_the_next_turn_it_is_on_the_other_side_and_goes_no_farther():
    play = at_chasm("d6", waits="chasm")
    token = move(play, 3)
    assert play.game.ground.board.distance(token.at, at(play, "d6")) == 4
    assert token.waits == ""
    assert token.crossed


@rule("LE-0262")
def test_with_a_one_it_does_not_cross():
    play = at_chasm("d6", waits="chasm")
    token = move(play, 1)
    assert not token.crossed


@rule("LE-0263")
def test_on_the_turn_after_that_it_goes_on_and_it_never_goes_back():
    play = at_chasm("d6", waits="chasm")
    over = move(play, 3)
    on = move(play, 3)
    assert on.at != over.at or on.waits == "door"
    play.who("W").at = at(play, "a7")
    play.state.tokens = (Token(kind=WANDERER, at=over.at, n=1, crossed=over.crossed),)
    assert way_to_heroes(play.game, of_kind(play.game, WANDERER)[0]) == []


# being seen


@rule("LE-0253")
def test_within_ten_squares_of_a_hero_it_sees_it_is_revealed_as_monsters_of_the_quests_table():
    play = inside("long-passage", stand={"W": "a1"}, W=hero())
    play.state.tokens = (Token(kind=WANDERER, at=at(play, "h1"), n=1),)
    play.state.agenda = []
    assert move(play, 6) is None
    (entry,) = play.state.agenda
    assert isinstance(entry, PlaceEncounter)
    assert entry.table == "cellar"
    assert entry.near == at(play, "h1")


@rule("LE-0253")
@pytest.mark.parametrize(("where", "seen"), [("n3", False), ("p3", True)])
def test_it_has_to_be_within_ten_squares(where, seen):
    play = with_token(where, opened=["west", "east"])
    token = move(play, 6)
    assert (token is None) == seen


@rule("LE-0257")
def test_a_closed_door_blocks_its_sight():
    play = with_token("h2", opened=["west"])
    play.who("W").at = play.at("k2")
    token = move(play, 6)
    assert token is not None
    assert token.waits == "door"


@rule("LE-0255")
def test_what_has_not_been_revealed_moves_again_in_the_next_turn():
    play = with_token("b5", opened=["west"])
    places = [move(play).at]
    places.append(move(play).at if play.game.ground.covers[0] >> places[0] & 1 else move(play, 4).at)
    assert len(set(places)) == 2


@rule("LE-0254", "LE-0256")
@pytest.mark.parametrize(("ruling", "moves"), [("bag", False), ("heroes-first", True)])
def test_without_the_bag_revealed_monsters_use_what_is_left_of_their_movement(ruling, moves):
    play = position("W.......g", W=hero(), g=goblin(), options={"g47": ruling})
    play.state.pounce = 3
    play.state.agenda = []
    pounce(play.game)
    assert play.state.agenda == ([Pounce(play.names["g"], n=3)] if moves else [])
    assert play.state.pounce == 0


@rule("LE-0254")
def test_they_go_as_near_to_a_hero_as_they_can():
    play = position("W.......g", W=hero(), g=goblin())
    play.state.agenda = [Pounce(play.names["g"], n=3)]
    run(play)
    assert play.see("g")["at"] == "f1"
