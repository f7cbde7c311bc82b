"""Leaving the dungeon."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from undercroft.proofs.checklist import rule


def acts(play):
    ask = play.table.ask
    return set() if ask is None else {option.act for option in ask.options}


@rule("LE-0047")
def test_a_party_that_walks_off_over_the_grass_leaves_the_dungeon():
    play = position(".....\n,,,,,\n,,,,,", W=hero(at="c2"), X=hero("ogrim", at="a1"), turn=["W", "X"])
    play.take("W leaves over the grass")
    assert (play.see("W")["left"], play.state.outcome) == (True, None)
    play.take("X walks to a2", "X leaves over the grass")
    assert play.state.outcome.why == "league-abandoned"


@rule("LE-0047")
def test_only_from_the_grass():
    assert "walk-off" in acts(position(",,W,,\n.....".replace("W", ","), W=hero(at="c1")))
    assert "walk-off" not in acts(position(",,,,,\n.....", W=hero(at="c2")))


@rule("LE-0047")
def test_nobody_walks_off_in_the_middle_of_a_battle():
    assert "walk-off" not in acts(position(",,,,,\n....g", W=hero(at="a1"), g=goblin()))


@rule("LE-0048")
@pytest.mark.parametrize(("done", "may"), [(0, False), (1, True)])
def test_when_the_task_is_done_the_party_may_leave_at_once(done, may):
    play = position("W....", W=hero(), has={"quest": {"task": done}})
    assert ("leave" in acts(play)) == may


@rule("LE-0048")
def test_whoever_leaves_so_has_won():
    play = position("W....", W=hero(), X=hero("ogrim"), has={"quest": {"task": 1}})
    play.take("the party leaves")
    assert play.see("table")["won"]


@rule("LE-0110")
def test_morale_is_what_it_was_at_the_start_once_the_party_is_out():
    play = position("W....", W=hero(), has={"quest": {"task": 1}, "morale": 1})
    play.take("the party leaves")
    assert play.state.morale == play.state.starting_morale
