"""Advice shows the best few options with what comes of each, as the seat that asks sees it."""

from __future__ import annotations

import random

import pytest

from lab.toy import SYSTEM
from undercroft.bots import Chair
from undercroft.bots.hints import ENOUGH, SHOWN, Advised, Reason, Witness, advise, reasons
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table
from undercroft.text.advice import advice_line
from undercroft.text.messages import messages

ANN = SeatId(0)


def duel(*pile: str) -> Table:
    position = {"pile": list(pile)} if pile else {}
    return Table(SYSTEM, SYSTEM.default_setup("duel", 2, "x"), state=SYSTEM.stage(position)[0])


def advice(table: Table, playouts: int = 60, seconds: float = 0.0) -> tuple[Advised, ...]:
    return advise(Chair(table, ANN), 1, playouts=playouts, seconds=seconds)


def test_the_best_options_are_shown_best_first():
    found = advice(duel(*["potion"] * 5))
    assert found[0].option.act == "draw"
    assert 1 < len(found) <= SHOWN
    assert len({str(one.option) for one in found}) == len(found)


def test_a_clear_lead_is_told_and_a_close_call_is_not():
    assert advice(duel(*["potion"] * 5))[0].clear
    assert not Advised(option=duel().ask.options[0], playouts=9).clear


def test_without_time_nothing_is_said_of_what_comes_of_an_option():
    found = advise(Chair(duel(), ANN), 1, seconds=1e-9)
    assert [one.untold for one in found] == [True] * len(found)
    assert all(not one.reasons for one in found)


def test_asking_for_advice_changes_nothing():
    table = duel()
    before = table.version, table.state.hearts[:]
    advice(table)
    assert (table.version, table.state.hearts) == before


def test_the_gravest_is_said_first_and_trifles_are_not_said():
    view = {"deals": 2.0, "loses": 0.1, "falls": 0.5, "fells": 1.0, "wins": 0.0, "fails": 0.0}
    assert reasons([view] * ENOUGH) == (Reason("falls", 0.5), Reason("fells", 1.0), Reason("deals", 2.0))
    assert reasons([view] * (ENOUGH - 1)) == ()


def test_a_witness_tells_what_each_side_has_lost():
    table = duel()
    witness = Witness(Chair(table, ANN).scene(), SYSTEM.roles[0])
    mind = Chair(table, ANN).imagine(random.Random(1))
    assert set(witness(mind).values()) == {0.0}
    mind._table.state.hearts[1] -= 2
    view = witness(mind)
    assert (view["deals"], view["loses"]) == (0.0, 2.0)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "clearly better than the rest; an enemy falls in 62%; 0.5 life of yours lost on average"),
        ("it", "nettamente meglio del resto; un nemico cade nel 62% dei casi; in media 0,5 della vostra vita perduta"),
    ],
)
def test_advice_is_said_in_both_languages(language, line):
    said = messages(language, "darkness")
    assert advice_line([("fells", 0.62), ("loses", 0.5)], said, clear=True, untold=False) == line
