"""The long proof: thousands of games of every quest, one to six heroes, checked after every answer."""

from __future__ import annotations

import pytest

from undercroft.lab.simulate import simulate


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "games"), [("random", 5000), ("sensible", 500)])
def test_thousands_of_games_end_without_an_error_and_every_invariant_holds(bot, games):
    report = simulate("darkness", games=games, bot=bot, seed="soak", check=True, workers=1)
    assert report.failures == ()
    assert report.total.finished == report.total.games == games
