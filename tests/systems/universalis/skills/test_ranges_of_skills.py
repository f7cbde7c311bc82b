"""How far skills reach: as far as somebody would have to walk whom only impassable things hinder.  UN-0120"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, hero, orc, position
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import fighter
from undercroft.proofs.checklist import rule

YARD = "#####\n#S.T#\n#...#\n#...#\n#...#\n#...#\n#...#\n#####"
ROUND = "#####\n#S#T#\n#.#.#\n#...#\n#...#\n#...#\n#...#\n#####"
WELLS = [{"kind": "water-well", "at": f"c{row}"} for row in range(2, 6)]
"""A row of wells between two people who see each other: two squares, and eight to walk."""


def apart(*, wells: bool, **more: Any) -> Play:
    return position(YARD, furniture=WELLS if wells else [], **more)


@rule("UN-0120", "UN-C476")
@pytest.mark.parametrize(("wells", "heard"), [(False, True), (True, False)])
def test_a_friend_is_encouraged_only_where_he_could_be_walked_to(wells, heard):
    play = apart(wells=wells, S=fighter("encouraging"), T=hero("taeral"))
    assert play.offers("S does encouraging") is heard


@rule("UN-0120")
def test_difficult_ground_and_people_on_the_way_do_not_count():
    rough = "#########\n#S,,k,,T#\n#########"
    play = position(rough, S=fighter("encouraging"), T=hero("taeral"), k=orc())
    assert play.offers("S does encouraging")


@rule("UN-0120", "UN-C483")
@pytest.mark.parametrize(("wells", "courage"), [(False, 1), (True, 0)])
def test_an_inspiring_hero_inspires_only_those_he_could_walk_to(wells, courage):
    dice = {"T courage": [6, 5], "T attack": [1, 2], "k defense": [6, 5]}
    play = apart(
        wells=wells,
        turn="T",
        dice=dice,
        S=fighter("inspiring"),
        T=hero("taeral", hands=["broadsword"]),
        k=orc(at="d3", skills=["fearsome"]),
    )
    play.take("T attacks k").on()
    (test,) = [event for event in play.events("summed") if event.what == "courage"]
    assert test.total == play.see("T")["courage"] + courage


@rule("UN-0120", "UN-C517")
@pytest.mark.parametrize(("wells", "at"), [(False, "d2"), (True, "b5")])
def test_a_trapper_has_no_trap_where_the_way_is_too_long(wells, at):
    play = apart(wells=wells, turn="k", dice=[6, 5] * 9, S=fighter("trapper"), k=orc(at="d2"))
    assert (play.asks(), play.see("k")["at"]) == ("trapper", at)


@rule("UN-0120", "UN-C540")
@pytest.mark.parametrize(("wells", "looked"), [(False, 1), (True, 0)])
def test_a_lethal_gaze_reaches_only_as_far_as_a_walk_would(wells, looked):
    gaze = orc(at="d2", facing="west", skills=["lethal-gaze"])
    play = apart(wells=wells, dice=[6, 5], S=fighter(), k=gaze)
    assert play.rolled("lethal-gaze") == looked


@rule("UN-0120", "UN-C538")
@pytest.mark.parametrize(("wells", "leeched"), [(False, 1), (True, 0)])
def test_mana_is_leeched_only_where_the_way_is_short_enough(wells, leeched):
    leech = orc(at="d2", facing="west", skills=["leech-mana"])
    play = apart(wells=wells, turn="k", dice=[1, 2] * 9, S=hero("borgron", mana=4), k=leech).finish()
    assert play.rolled("leech-mana") == leeched


@rule("UN-0120", "UN-C486")
@pytest.mark.parametrize(("wells", "misled"), [(False, True), (True, False)])
def test_nobody_is_misled_whom_the_way_to_is_too_long(wells, misled):
    play = apart(wells=wells, S=fighter("mislead"), k=orc(at="d2"))
    assert play.offers("S does mislead to k") is misled


@rule("UN-0120", "UN-C557")
@skill("shriek-from-the-underworld", changes=True)
@pytest.mark.parametrize(("board", "stunned"), [(ROUND, ["stunned"]), (ROUND.replace("#...#", "#.#.#", 1), [])])
def test_a_shriek_is_heard_round_a_corner_but_no_farther_than_it_is_to_walk(board, stunned):
    play = position(
        board, turn="k", dice=[1, 2] * 9, S=fighter(), k=orc(at="d2", skills=["shriek-from-the-underworld"])
    )
    assert play.finish().see("S")["conditions"] == stunned
