"""Dice of several kinds in one throw: an axe is hurled."""

from __future__ import annotations

import msgspec
import pytest
from positions import K, board

from proving import SYSTEM
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Refused, Table


def armed(stage, throw=None, bag=("axe",), foe="ogre"):
    here = board("#K..g...#", "#.......#")
    dice = [(throw,)] if throw else []
    return stage(here, "K", {"K": K | {"bag": bag}, "g": {"kind": foe}}, dice)


@pytest.mark.parametrize(
    ("hit", "location", "wounds"), [(50, 4, 1), (50, 1, 2), (51, 1, 0), (5, 4, 2), (5, 1, 3), (94, 1, 0), (6, 6, 1)]
)
def test_a_hurled_axe_hits_under_its_aim_and_wounds_by_where_it_lands(stage, hit, location, wounds):
    assert armed(stage, (hit, location)).does("hurl g axe").of("g")["wounds"] == wounds


@pytest.mark.parametrize(("hit", "bag"), [(94, ["axe"]), (95, ["axe+damaged"]), (99, ["axe+damaged"]), (100, [])])
def test_a_fumble_damages_the_axe_and_a_double_nought_loses_it(stage, hit, bag):
    assert armed(stage, (hit, 3)).does("hurl g axe").of("K")["bag"] == bag


def test_a_damaged_axe_is_not_hurled(stage):
    assert not armed(stage, bag=("axe+damaged",)).offers("hurl g axe")


def test_an_axe_flies_over_everybody_and_past_corners_that_stop_an_arrow(stage):
    here = board("#K#....#", "#...g..#", "#......#")
    figures = {"K": {"kind": "archer", "bag": ["axe"], "facing": 4}, "g": {"kind": "ogre"}}
    scene = stage(here, "K", figures)
    assert scene.offers("hurl g axe")
    assert not scene.offers("shot g")
    walled = stage(board("#K#....#", "###.g..#", "#......#"), "K", figures)
    assert not walled.offers("hurl g axe")


def test_the_event_says_what_each_die_is_for(stage):
    table = armed(stage, (37, 4)).does("hurl g axe").table
    rolled = next(event for event in table.events(SeatId(0)) if type(event).__name__ == "Rolled")
    assert (rolled.dice, rolled.faces, rolled.labels) == ((("d100", "d6"),), ((37, 4),), (("hit", "location"),))


def test_odds_of_a_hurled_axe_are_exact_in_a_handful_of_cases(stage):
    table = armed(stage).table
    option = next(option for option in table.ask.options if option.act == "hurl")
    found = odds(table, option)
    chance = found.spread("wounds")
    assert found.exact
    assert found.cases < 40
    assert chance == pytest.approx({0: 0.5, 1: 0.45 * 5 / 6, 2: 0.45 / 6 + 0.05 * 5 / 6, 3: 0.05 / 6})


def test_dice_of_several_kinds_are_typed_checked_and_corrected():
    state, setup, names = SYSTEM.stage(
        {"board": board("#K..g...#", "#.......#"), "turn": "K"}
        | {"figures": {"K": K | {"bag": ["axe"]}, "g": {"kind": "ogre"}}}
    )
    table = Table(SYSTEM, msgspec.structs.replace(setup, dice="typed-all"), state=state)
    table.answer(SYSTEM.phrase(table.game, "hurl g axe", names, table.ask))
    ask = table.scene(SeatId(0)).ask
    assert (ask.kind, ask.dice, ask.labels) == ("roll", (("d100", "d6"),), (("hit", "location"),))
    with pytest.raises(Refused, match="the d6 for location cannot show 37"):
        table.supply(((4, 37),))
    table.supply(((37, 4),))
    assert SYSTEM.observe(table.game, "g", names)["wounds"] == 1
    table.retype(((37, 1),))
    assert SYSTEM.observe(table.game, "g", names)["wounds"] == 2
