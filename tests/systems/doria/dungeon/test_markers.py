"""Markers on squares and doors."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import Play, goblin, hero, position
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.dungeon.markers import (
    RUNE_MARKERS,
    block_doors,
    mark,
    marked,
    room_doors,
    unblock_doors,
    unmark,
)
from undercroft.systems.doria.setup import ready_setup
from undercroft.systems.doria.system import DoriaSystem

TWO = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . W/g . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
"""Two tiles with an open door between W and a goblin."""


def two(**more: Any) -> Play:
    return position(TWO, W=hero(hand=["squire-sword"]), g=goblin(), **more)


def test_a_marker_lies_on_a_square_until_it_is_taken_away():
    play = position(W=hero())
    mark(play.game, "loot", play.at("a1"))
    mark(play.game, "loot", play.at("a1"))
    assert len(play.state.tokens) == 1
    assert marked(play.game, "loot", play.at("a1"))
    unmark(play.game, "loot", play.at("a1"))
    assert not marked(play.game, "loot", play.at("a1"))


@rule("DO-0337", "DO-0290")
def test_the_doors_of_a_room_are_those_that_lead_out_of_it():
    play = two()
    assert room_doors(play.game, 0) == room_doors(play.game, 1) == (0,)


@rule("DO-0335", "DO-0336", "DO-0297")
def test_a_blocked_door_stops_steps_sight_and_attacks_and_cannot_be_opened():
    play = two()
    sight, reach = play.at("e3"), play.at("f3")
    assert play.game.ground.sees(sight, reach)
    block_doors(play.game, (0,))
    assert not play.game.ground.sees(sight, reach)
    assert play.game.ground.walk(sight, reach) is None
    assert not play.game.ground.linked(0, 1)


@rule("DO-0335")
def test_nobody_opens_a_blocked_door():
    board = TWO.replace("W/g", "W=.")
    free = position(board, W=hero())
    assert free.offers("W opens the door to f3")
    barred = position(board, W=hero(), prepare=lambda state: setattr(state, "barred", (0,)))
    assert not barred.offers("W opens the door to f3")


@rule("DO-0292")
def test_when_the_marker_is_taken_away_the_door_is_open_again():
    play = two()
    block_doors(play.game, (0,))
    unblock_doors(play.game, (0,))
    assert play.game.ground.walk(play.at("e3"), play.at("f3")) == 1


@rule("DO-0298")
def test_within_a_room_with_blocked_doors_one_moves_freely():
    play = two(prepare=lambda state: setattr(state, "barred", (0,)))
    assert play.offers("W walks to a1")
    assert not play.offers("W walks to f4")


@rule("DO-0326")
def test_runes_are_ordinary_squares():
    play = position("W.BPOG.", W=hero())
    assert all(play.offers(f"W walks to {square}") for square in ("c1", "d1", "e1", "f1", "g1"))


@rule("DO-0346", "DO-0347")
@pytest.mark.parametrize("kind", ["fire", "ice", "air"])
def test_fire_ice_and_air_do_nothing_of_themselves(kind):
    play = position("W...", W=hero(ap=9), tokens={kind: ["b1"]})
    assert play.take("W walks to d1").see("W")["ap"] == 6


@rule("DO-0343", "DO-0344")
def test_whoever_is_buried_stays_and_is_attacked_from_the_next_square_only():
    near = position("Wg", W=hero(hand=["squire-sword"]), g=goblin(), tokens={"rubble": ["b1"]})
    assert near.game.ground.range_of(near.at("a1"), near.at("b1")) == 1
    far = position("W.g", W=hero(hand=["hunting-bow"]), g=goblin(), tokens={"rubble": ["c1"]})
    assert far.game.ground.range_of(far.at("a1"), far.at("c1")) is None


@rule("DO-0339", "DO-0215")
def test_a_hole_is_seen_over_and_not_entered():
    play = position("W.g", W=hero(), g=goblin(), tokens={"hole": ["b1"]})
    assert play.game.ground.range_of(play.at("a1"), play.at("c1")) == 2
    assert not play.offers("W walks to b1")


@rule("DO-0327", "DO-C18")
def test_eight_rune_markers_of_four_colours_are_drawn_at_random():
    seen = set()
    for seed in range(4):
        table = Table(DoriaSystem(), ready_setup("first-steps", 3, f"runes-{seed}"))
        drawn = table.state.piles[RUNE_MARKERS].cards
        assert sorted(drawn) == sorted(("blue", "purple", "orange", "green") * 2)
        seen.add(drawn)
    assert len(seen) == 4
