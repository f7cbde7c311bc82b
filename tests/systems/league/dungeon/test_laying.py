"""Laying tiles, and where the cards go.  LE-0122 to LE-0143"""

from __future__ import annotations

import pytest

from systems.league.driving import drive
from systems.league.dungeon.explorer import Explorer
from systems.league.dungeon.inside import inside
from undercroft.board.facing import Facing
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import openings
from undercroft.kernel.requests import Ask, Draw, Option, Script
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import LayTile, NewTile
from undercroft.systems.league.cards.quests import Quest
from undercroft.systems.league.dungeon.laying import lay_tile, leads_on, may_open, placements
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.maps.tiles import tiles

PLAIN = Quest(id="plain", number=1, rooms=3, corridors=3, objective="cellar", encounters="cellar")
START = Layout(60, 60, (Laid("start", 20, 40),))


def exit_of(plan: Layout):
    return tiles().exits(plan)[0]


def turn_over(explorer: Explorer) -> tuple[Script[None], Ask]:
    """The top card at the first door is turned over, and what is asked then."""
    script = lay_tile(explorer.game, LayTile(explorer.hero.id, 0))
    assert isinstance(script.send(None), Draw)
    pile = explorer.game.state.piles["dungeon"]
    card, pile.cards = pile.cards[-1:], pile.cards[:-1]
    ask = script.send(card)
    assert isinstance(ask, Ask)
    return script, ask


def choose(script: Script[None], option: Option) -> None:
    with pytest.raises(StopIteration):
        script.send(option)


@rule("LE-0122")
@pytest.mark.parametrize("n", range(3))
def test_the_players_lay_a_tile_as_they_like(n):
    explorer = Explorer(1).lies(d0=("fork",))
    plan = explorer.game.state.plan
    script, ask = turn_over(explorer)
    assert (ask.prompt, ask.seat, len(ask.options)) == ("lay", explorer.hero.seat, 3)
    choose(script, ask.options[n])
    assert explorer.game.state.plan.laid[1] == placements(plan, "fork", exit_of(plan))[n]


@rule("LE-0123", "LE-0124", "LE-0137")
def test_a_door_of_the_new_tile_lies_against_the_door_that_was_opened_square_by_square():
    exit = exit_of(START)
    for way in placements(START, "dining-hall", exit):
        gaps = [gap for gap in openings(tiles().shape(way)) if gap.side is Facing.SOUTH]
        assert any((gap.x + way.x, gap.y + way.y + 1) == (exit.x, exit.y) for gap in gaps)
        board = tiles().board(START.with_tile(way))
        assert board.doors[0].south.bit_count() == 2


@rule("LE-0123")
def test_ways_that_come_to_the_same_are_offered_once():
    assert len(placements(START, "long-passage", exit_of(START))) == 1
    assert len(placements(START, "crossroads", exit_of(START))) == 1
    assert len(placements(START, "guard-room", exit_of(START))) == 2


@rule("LE-G61")
def test_no_door_is_half_walled_up():
    beside = Layout(60, 60, (Laid("start", 20, 40), Laid("short-passage", 24, 41)))
    for tile in ("dining-hall", "fork", "crossroads"):
        for exit in tiles().exits(beside):
            for way in placements(beside, tile, exit):
                doors = tiles().board(beside.with_tile(way)).doors
                assert {door.east.bit_count() + door.south.bit_count() for door in doors} <= {0, 2}


@rule("LE-0126", "LE-0206")
def test_doors_are_standard_doors_unless_the_card_says_otherwise():
    plain = Explorer(1).lies(d0=("crossroads",)).open(0)
    assert {of_door(plain.game, n).kind for n in range(4)} == {"door"}
    webbed = Explorer(1).lies(d0=("spider-hole",)).open(0)
    assert [of_door(webbed.game, n).kind for n in range(2)] == ["door", "cobweb"]
    gate = Explorer(1).lies(d0=("old-gate",)).open(0)
    assert [of_door(gate.game, n).kind for n in range(2)] == ["door", "portcullis"]


@rule("LE-0127")
def test_an_opened_door_is_an_opening_from_then_on():
    explorer = Explorer(1).lies(d0=("guard-room",))
    before = explorer.game.ground.door_squares(0)
    assert not explorer.game.ground.connected(before) & ~explorer.game.ground.covers[0]
    explorer.open(0)
    assert explorer.reached() & explorer.game.ground.covers[1]
    assert not may_open(explorer.game, 0)


@rule("LE-0137")
def test_the_top_card_is_turned_over_at_the_door():
    explorer = Explorer(1).lies(d0=("crypt", "fork", "chapel")).open(0)
    assert explorer.names() == ["start", "crypt"]


@rule("LE-0138")
def test_the_rest_of_the_deck_goes_on_to_the_next_door():
    explorer = Explorer(1).lies(d0=("crypt", "fork", "chapel")).open(0)
    (door,) = explorer.doors()
    assert explorer.behind(door) == ("fork", "chapel")
    assert explorer.behind(0) == ()


@rule("LE-0139", "LE-0140", "LE-G60")
def test_with_more_doors_the_deck_is_dealt_out_evenly_from_the_bottom_in_its_order():
    explorer = Explorer(1).lies(d0=("crossroads", "one", "two", "three", "four", "five")).open(0)
    piles = sorted((explorer.behind(door) for door in explorer.doors()), key=len)
    assert [len(pile) for pile in piles] == [1, 2, 2]
    assert sorted(piles) == [("one", "four"), ("three",), ("two", "five")]


@rule("LE-G60")
@pytest.mark.parametrize("n", range(3))
def test_the_players_choose_the_door_that_is_dealt_the_lowest_card(n):
    explorer = Explorer(1).lies(d0=("crossroads", "top", "bottom"))
    script, ask = turn_over(explorer)
    assert ask.prompt == "first-door"
    choose(script, ask.options[n])
    assert explorer.behind(ask.options[n].n - 1) == ("bottom",)


@rule("LE-0141")
def test_the_cards_of_a_dead_end_go_under_the_piles_of_the_other_routes():
    explorer = Explorer(1).lies(d0=("crossroads", "a", "b", "c")).open(0)
    first, second, third = explorer.doors()
    explorer.lies(**{f"d{first}": ("treasury", "one", "two"), f"d{second}": ("x",), f"d{third}": ("y",)})
    explorer.open(first)
    assert explorer.behind(second) == ("x", "two")
    assert explorer.behind(third) == ("y", "one")


@rule("LE-0143")
def test_a_door_behind_which_no_cards_lie_cannot_be_opened():
    explorer = Explorer(1).lies(d0=("crossroads", "only")).open(0)
    with_cards = [door for door, n in explorer.left().items() if n]
    others = [door for door in range(1, 4) if door not in with_cards]
    assert len(with_cards) == 1
    assert len(others) == 2
    assert explorer.doors() == with_cards
    assert all(leads_on(explorer.game, door) and not may_open(explorer.game, door) for door in others)


def test_a_tile_that_fits_nowhere_goes_under_the_pile_and_the_next_is_laid():
    explorer = Explorer(1, side=14).lies(d0=("lords-tomb", "short-passage", "crypt"))
    explorer.open(0)
    assert explorer.names() == ["start", "short-passage"]
    (door,) = [door for door, n in explorer.left().items() if n]
    assert explorer.behind(door) == ("crypt", "lords-tomb")


def test_where_no_tile_fits_there_is_only_rock_behind_the_door():
    explorer = Explorer(1, side=9).lies(d0=("dining-hall", "lords-tomb"))
    explorer.open(0)
    assert explorer.names() == ["start"]
    assert not explorer.doors()
    assert explorer.game.ground.board.doors[0].south == 0


@rule("LE-0141")
def test_a_door_that_a_new_tile_has_closed_off_gives_its_cards_to_the_others():
    explorer = Explorer(1).lies(d0=("crossroads", "a", "b", "c")).open(0)
    first, second, third = explorer.doors()
    explorer.lies(**{f"d{first}": ("long-passage", "one"), f"d{second}": ("two",), f"d{third}": ("three",)})
    exit = explorer.game.ground.exit_of(second)
    assert exit is not None
    plan = explorer.game.state.plan
    beyond = sum(1 << explorer.game.ground.board.square(x, y) for x, y in exit.beyond())
    everywhere = (Laid("treasury", x, y) for x in range(plan.width - 4) for y in range(plan.height - 5))
    in_the_way = next(
        laid for laid in everywhere if tiles().free(plan, laid) and not beyond & ~tiles().cover(plan, laid)
    )
    explorer.game.state.plan = plan.with_tile(in_the_way)
    assert not leads_on(explorer.game, second)
    explorer.open(first)
    assert explorer.behind(second) == ()
    assert sorted(explorer.left().values()) in ([1, 2], [0, 1, 2], [3], [0, 3])
    assert "two" in {card for door in explorer.left() for card in explorer.behind(door)}


@rule("LE-0137", "LE-0183")
def test_what_the_new_tile_brings_comes_next():
    play = inside("guard-room", stand={"W": "c2"}, behind=("crypt",))
    play.state.agenda = []
    drive(lay_tile(play.game, LayTile(play.names["W"], 1, bashed=True)), "crypt")
    assert play.state.agenda[-1] == NewTile(play.names["W"], 2, True)
