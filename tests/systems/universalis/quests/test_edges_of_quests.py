"""Edges of what several quests do: who appears where.  UN-1175"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, carried_out, hero, named, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.quests.common import appear, arrive


def road(reserve: int = 99) -> Play:
    return position(quest="the-winter-road", S=hero(at="d5"), turn="S", reserve=reserve)


@rule("UN-1175")
@pytest.mark.parametrize(("wanted", "come"), [(2, 2), (5, 5), (7, 5)])
def test_as_many_appear_in_a_place_as_there_are_free_squares(wanted: int, come: int) -> None:
    play = road()
    came = carried_out(appear(play.game, ["dire-wolf"] * wanted, "pursuit"))
    assert came == [one.id for one in play.state.creatures]
    assert len(came) == come
    covered = [one.at for one in (*play.state.creatures, play.who("S"))]
    assert len(set(covered)) == come + 1
    assert {play.game.plan.board.name(at) for at in covered} <= named(play, play.game.plan.places["pursuit"])


@rule("UN-1175")
def test_nobody_appears_who_cannot_be_paid_for() -> None:
    play = road(reserve=0)
    assert carried_out(appear(play.game, ["dire-wolf"], "pursuit")) == []


@rule("UN-0702", "UN-0689")
def test_who_comes_to_a_place_that_lies_open_stands_off_from_its_access_and_from_the_heroes() -> None:
    play = position(quest="the-toll-house", S=hero(at="x5"), turn="S", reserve=99)
    play.state.creatures.clear()
    came = carried_out(arrive(play.game, "road", "spotted"), 3)
    assert came == [one.id for one in play.state.creatures]
    assert {play.game.plan.board.name(one.at) for one in play.state.creatures} == {"u5", "u6"}


@rule("UN-1189")
@pytest.mark.parametrize(("at", "right"), [("g3", True), ("l8", True), ("m5", False), ("f5", False), ("j5", False)])
def test_a_leader_stands_on_a_square_of_the_main_section_where_creatures_may_be(at: str, right: bool) -> None:
    sheet = BOX[QUESTS]["the-toll-house"]
    assert sheet.leader is not None
    moved = msgspec.structs.replace(sheet, leader=msgspec.structs.replace(sheet.leader, at=at))
    assert (faults(moved) == []) is right


@rule("UN-1189")
@pytest.mark.parametrize("sheet", ["the-toll-house", "the-winter-road"])
def test_a_leader_without_a_square_of_its_own_is_no_fault(sheet: str) -> None:
    quest = BOX[QUESTS][sheet]
    leader = quest.leader and msgspec.structs.replace(quest.leader, at=None)
    assert faults(msgspec.structs.replace(quest, leader=leader)) == []
