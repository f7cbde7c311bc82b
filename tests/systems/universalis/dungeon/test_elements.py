"""Creatures that elements bring, quiet sections, chests.  UN-1050, UN-1057, UN-1058, UN-1065"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, position
from undercroft.board.features import Feature
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import CreaturesEmerge, EndHeroesTurn
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quests import Piece, SectionPlan
from undercroft.systems.universalis.maps.plans import quieted
from undercroft.systems.universalis.maps.terrain import catalogue

DOORED = "+-+-+-+-+-+-+-+\n|S=. . . . . .|\n+-+ + + + + + +\n|.|. . . . . .|\n+-+-+-+-+-+-+-+"


def lurking(reserve: int, *, half: bool, coming: bool = True) -> Play:
    """Something comes out of an element beyond the door."""
    return position(
        DOORED,
        S=hero(at="a1"),
        explored=["c1"],
        reserve=reserve,
        dice=[1, 6, 5, 1, 2],
        do=[CreaturesEmerge(section=1, column="wandering", half=half), EndHeroesTurn()]
        if coming
        else [CreaturesEmerge(section=1, half=half)],
    )


def cost(play: Play) -> int:
    return sum(person(one.card).vp for one in play.state.creatures)


@rule("UN-1050")
def test_creatures_of_an_element_are_free_where_its_card_states_no_cost():
    play = lurking(0, half=False)
    assert play.state.creatures
    assert play.state.reserve == 0


@rule("UN-1057", "UN-G87")
def test_at_half_cost_the_dark_player_pays_half_rounded_down_and_at_least_one():
    play = lurking(10, half=True)
    assert play.state.creatures
    assert 10 - play.state.reserve == max(1, cost(play) // 2)


@rule("UN-1057")
def test_without_half_the_cost_the_section_stays_empty():
    assert lurking(0, half=True, coming=False).state.creatures == []


OPEN = "+-+-+-+-+-+-+-+\n|S . . . . . .|\n+ + + + + + + +\n|. . . . . . .|\n+-+-+-+-+-+-+-+"


@rule("UN-1050", "UN-0685")
@pytest.mark.parametrize(("at", "beyond"), [("a1", "c"), ("g1", "e")])
def test_where_no_access_leads_in_creatures_come_on_the_far_side_of_the_group(at, beyond):
    come = [CreaturesEmerge(section=0, column="wandering"), EndHeroesTurn()]
    play = position(OPEN, S=hero(at=at), explored=[at], reserve=0, dice=[1, 6, 5, 1, 2], do=come)
    columns = [play.game.plan.board.name(one.at)[0] for one in play.state.creatures]
    assert columns
    assert all(column > beyond if at == "a1" else column < beyond for column in columns)


@rule("UN-1058")
@pytest.mark.parametrize(("kind", "may"), [("campsite", False), ("bonfire", True)])
def test_no_encounter_card_is_activated_where_an_element_forbids_it(kind, may):
    plan = SectionPlan(tiles=(), elements=(Piece(kind, "a1"),))
    assert quieted(plan).encounters is may


@rule("UN-1065")
def test_a_chest_hinders_neither_steps_nor_sight():
    bare = position(HALL, S=hero(at="b2"))
    laid = position(HALL, S=hero(at="b2"), furniture=[{"kind": "chest", "at": "d4"}])
    board = laid.game.plan.board
    there = catalogue().cover(board, Feature("chest", board.parse("d4")))
    one, other = laid.game.terrain, bare.game.terrain
    assert one.standable[2] == other.standable[2]
    assert not (one.light | one.heavy | one.rough) & there
    assert one.level(there) == other.level(there)


@rule("UN-0319", "UN-1050")
def test_what_comes_out_of_an_element_surprises_nobody_and_is_not_surprised():
    play = lurking(0, half=False)
    assert [event.what for event in play.events("changed")].count("initiative-won") == 1
    assert "surprise-place" not in play.asks()
