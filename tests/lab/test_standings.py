"""Standings rank bots by the same games."""

from __future__ import annotations

import pytest

from undercroft.lab.simulate import LabError, simulate
from undercroft.lab.standings import Standing, picture, standings, surely_above


def standing(bot: str, won: int, games: int = 100) -> Standing:
    return Standing(bot=bot, games=games, won=won, errors=0, rounds=3.0, deaths=0.5, decisions=10 * games, seconds=1.0)


def test_the_weakest_stands_first_and_all_play_the_same_games():
    found = standings("cellar", ["greedy", "random"], games=20, workers=1)
    assert [one.rate for one in found] == sorted(one.rate for one in found)
    for one in found:
        assert one.won == simulate("cellar", bot=one.bot, games=20, workers=1).total.won


def test_a_lead_counts_when_chance_would_not_make_it():
    assert surely_above(standing("a", 60), standing("b", 40))
    assert not surely_above(standing("a", 45), standing("b", 40))
    assert not surely_above(standing("a", 0, 0), standing("b", 0, 0))


def test_every_bot_stands_once():
    with pytest.raises(LabError, match="every bot stands once"):
        standings("cellar", ["random", "random"], games=1)


def test_the_picture_names_every_bot_with_its_share_of_wins():
    drawn = picture([standing("random", 4), standing("search:100", 61)], "Cellar")
    assert drawn.index("search:100") < drawn.index("random")
    assert "61%" in drawn
    assert drawn.startswith("<svg")
