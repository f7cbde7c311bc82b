"""How far campaigns come: quests that are lost are tried again, by those who are left, or given up."""

from __future__ import annotations

import pytest

from lab.tour import Tour, written
from lab.toy import DuelGame
from undercroft.kernel import system as registry
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import SetupError
from undercroft.lab import LabError, campaigns
from undercroft.lab.campaigns import Campaigns, Step


@pytest.fixture(autouse=True)
def tour(monkeypatch: pytest.MonkeyPatch) -> Tour:
    system = Tour()
    monkeypatch.setitem(registry._registered, "tour", system)
    registry.find.cache_clear()
    return system


def travelled(**wishes: int | str) -> Campaigns:
    return campaigns("tour", **{"count": 1, "heroes": 2, "bot": "random", "workers": 1, **wishes})  # type: ignore[arg-type]


def test_what_is_lost_is_tried_again_by_those_who_are_left_until_the_campaign_is_over(tour: Tour):
    found = travelled()
    assert [quest for quest, _ in tour.played] == ["duel", "duel", "rest", "brawl", "brawl"]
    assert [len(party) for _, party in tour.played] == [2, 1, 1, 1, 1]
    assert found.campaigns[0].over


def test_a_quest_that_was_lost_too_often_ends_the_campaign():
    found = travelled(tries=1)
    assert (found.campaigns[0].given_up, found.campaigns[0].over) == (True, False)
    assert found.steps == (Step("duel", came=1, at_once=0, won=0),)


def test_steps_count_who_came_who_won_at_once_and_who_won_at_all():
    assert travelled(count=3).steps == (Step("duel", 3, 0, 3), Step("rest", 3, 3, 3), Step("brawl", 3, 0, 3))


def test_a_campaign_may_begin_with_another_chapter(tour: Tour):
    travelled(first="brawl", tries=1)
    assert [quest for quest, _ in tour.played] == ["brawl"]


def test_a_beginning_that_is_none_is_refused():
    with pytest.raises(LabError, match='no campaign of tour begins with "rest"; one of duel, brawl'):
        travelled(first="rest")


def test_what_cannot_be_set_up_is_named_and_ends_the_campaign(tour: Tour, monkeypatch: pytest.MonkeyPatch):
    def refuse(setup: Setup) -> Setup:
        raise SetupError("nobody is left")

    monkeypatch.setattr(tour, "unwatched", refuse)
    (broken,) = travelled().failures
    assert (broken.chapter, broken.what) == ("duel", "SetupError: nobody is left")


def test_a_campaign_that_never_ends_is_left(tour: Tour, monkeypatch: pytest.MonkeyPatch):
    def stay(game: DuelGame) -> bytes:
        return written(1, 0, ["a"])

    monkeypatch.setattr(tour, "finish", stay)
    (broken,) = travelled(quests=2).failures
    assert broken.what == "Endless: the campaign has not come to 2 quests in 200 games"
