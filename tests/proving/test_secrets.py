"""What only some may know, in the proving game."""

from __future__ import annotations

import random

from positions import K, board

from proving import SYSTEM
from undercroft.kernel.piles import known_top
from undercroft.kernel.requests import SeatId


def scrying(stage):
    figures = {"K": K | {"bag": ["mirror"], "seat": 0}, "A": {"kind": "archer", "seat": 1}}
    return stage(board("#..K.A..#"), "K", figures, seats=2).does("scry mirror")


def test_who_looks_into_the_mirror_sees_the_next_two_cards_and_the_others_only_that(stage):
    table = scrying(stage).table
    mine = [event.what for event in table.events(SeatId(0)) if type(event).__name__ == "Revealed"]
    assert mine == list(table.state.piles["loot"].cards[:-3:-1])
    assert [card.id for card in table.scene(SeatId(0)).hands[1].cards] == mine
    assert "Revealed" not in {type(event).__name__ for event in table.events(SeatId(1))}
    assert len(table.scene(SeatId(1)).hands) == 1


def test_what_the_mirror_showed_stays_so_in_the_bearers_imagination_alone(stage):
    scene = scrying(stage)
    mine = known_top(scene.table.state.piles["loot"], SeatId(0))
    tops = {
        seat: {scene.table.imagine(SeatId(seat), random.Random(n)).state.piles["loot"].cards[:-3:-1] for n in range(40)}
        for seat in (0, 1)
    }
    assert tops[0] == {mine}
    assert len(tops[1]) > 10


def test_the_mirror_shows_nothing_twice(stage):
    assert not scrying(stage).offers("scry mirror")


def test_the_world_that_is_dealt_anew_looks_the_same_to_both(stage):
    table = scrying(stage).table
    for seat in (SeatId(0), SeatId(1), SeatId(2)):
        other = table.fork()
        SYSTEM.redeal(other.game, seat, random.Random(3))
        assert other.scene(seat) == table.fork().scene(seat)
