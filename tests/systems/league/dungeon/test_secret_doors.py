"""Secret doors.  LE-0142"""

from __future__ import annotations

import pytest

from systems.league.dungeon.explorer import Explorer
from undercroft.board.facing import Facing
from undercroft.board.tiles import openings
from undercroft.kernel.requests import Ask
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import FindAWay
from undercroft.systems.league.cards.quests import Quest
from undercroft.systems.league.dungeon.deck import build_dungeon_deck
from undercroft.systems.league.dungeon.laying import LOST
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.dungeon.secret_doors import (
    NARROW,
    bare,
    find_a_way,
    find_passage,
    fits,
    suitable,
    walled,
    walls,
)

CARDS = ("treasury", "one", "two")


@rule("LE-0142")
def test_where_nothing_leads_on_a_secret_door_gets_all_the_cards_that_are_left():
    explorer = Explorer(1).lies(d0=("treasury", "crypt", "fork")).open(0)
    assert explorer.names() == ["start", "treasury"]
    (door,) = explorer.doors()
    assert of_door(explorer.game, door).kind == "secret"
    assert explorer.behind(door) == ("crypt", "fork")
    assert explorer.lost() == 0
    explorer.open(door)
    assert explorer.names() == ["start", "treasury", "crypt"]


@rule("LE-0142")
def test_a_secret_door_is_not_found_while_another_route_is_open():
    explorer = Explorer(1).lies(d0=("crossroads", "a", "b", "c")).open(0)
    first, second, third = explorer.doors()
    explorer.lies(**{f"d{first}": ("treasury", "one"), f"d{second}": ("x",), f"d{third}": ()})
    explorer.open(first)
    assert explorer.doors() == [second]


@rule("LE-0142")
def test_the_party_chooses_the_room_and_the_wall():
    homes = set()
    for seed in range(12):
        explorer = Explorer(seed).lies(d0=("guard-room", "study", "crypt")).open(0)
        explorer.open(explorer.doors()[0])
        assert "secret-door" in explorer.asked
        (secret,) = explorer.doors()
        ground = explorer.game.ground
        homes.add(next(n for n, cover in enumerate(ground.covers) if ground.door_squares(secret) & cover))
    assert homes == {1, 2}


@rule("LE-0142")
def test_the_choice_is_among_rooms_as_long_as_one_has_a_wall_with_room_beyond():
    explorer = Explorer(3).lies(d0=("long-passage", "crypt", "treasury")).open(0)
    explorer.open(explorer.doors()[0])
    sides = suitable(explorer.game)
    assert {explorer.game.ground.tile(at) for at, _ in sides} == {2}
    explorer.game.state.piles[LOST] = Pile(("fork",))
    ask = find_a_way(explorer.game, FindAWay()).send(None)
    assert isinstance(ask, Ask)
    assert ask.prompt == "secret-door"
    assert [(one.at, one.n) for one in ask.options] == [(at, int(side) + 1) for at, side in sides]


@rule("LE-0124", "LE-0125", "LE-0142")
@pytest.mark.parametrize("tile", ["library", "crypt", "wine-cellar", "well-room", "cells"])
def test_a_secret_door_is_two_squares_wide_in_a_bare_stretch_of_wall(tile):
    explorer = Explorer(1).lies(d0=(tile,)).open(0)
    ground = explorer.game.ground
    for at, side in walls(ground, 1, NARROW):
        along = 1 if side in (Facing.NORTH, Facing.SOUTH) else ground.board.stride
        for square in (at, at + along):
            assert walled(ground, square, side)
            assert bare(ground, 1) >> square & 1
        assert fits(ground, 1, at, side, NARROW)


def test_a_secret_door_does_not_stand_where_another_tile_lies_beyond():
    explorer = Explorer(1).lies(d0=("guard-room", "guard-room")).open(0)
    ground = explorer.game.ground
    for at, side in walls(ground, 0, NARROW):
        beyond = at + side.column + side.row * ground.board.stride
        assert ground.tile(beyond) < 0


@rule("LE-0142", "LE-G61")
def test_no_secret_door_stands_where_a_door_was_walled_up():
    explorer = Explorer(1).lies(d0=("guard-room",)).open(0)
    ground = explorer.game.ground
    at, side = walls(ground, 1, NARROW)[0]
    assert walled(ground, at, side)
    explorer.game.state.plan = explorer.game.state.plan.with_door(at, side, 2).shut(at, side)
    assert not walled(explorer.game.ground, at, side)


@rule("LE-0142")
def test_a_passage_that_somebody_finds_leads_to_one_of_the_cards_that_were_left():
    explorer = Explorer(1)
    quest = Quest(id="q", number=1, rooms=2, corridors=0, objective="cellar", encounters="cellar")
    build_dungeon_deck(explorer.game, quest)
    left = set(explorer.game.state.piles["rooms"].cards + explorer.game.state.piles["corridors"].cards)
    explorer.game.state.piles["route-0"].cards = ("cellar", "guard-room", "crypt")
    explorer.open(0)
    explorer.answer(find_passage(explorer.game, explorer.hero.seat, 1))
    (door,) = [door for door in explorer.doors() if of_door(explorer.game, door).kind == "secret"]
    assert len(explorer.behind(door)) == 1
    assert set(explorer.behind(door)) < left


def test_a_new_tile_fits_to_a_secret_door():
    explorer = Explorer(1).lies(d0=("treasury", "guard-room")).open(0)
    (door,) = explorer.doors()
    exit = explorer.game.ground.exit_of(door)
    assert exit is not None
    assert exit.width == 2
    explorer.open(door)
    assert explorer.names() == ["start", "treasury", "guard-room"]
    assert explorer.reached() & explorer.game.ground.covers[2]
    assert len(openings(explorer.game.ground.board)) == 0
