"""Campaigns are played from ledger to ledger, with heroes who are made first and change from game to game."""

from __future__ import annotations

import pytest

from lab.long import SYSTEM
from undercroft.kernel import system as registry
from undercroft.lab import LabError, campaigns
from undercroft.lab.campaigns import Campaigns


@pytest.fixture(autouse=True)
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "long", SYSTEM)
    registry.find.cache_clear()


def played(**wishes: int | str | bool) -> Campaigns:
    return campaigns("long", **{"count": 1, "heroes": 2, "bot": "random", "workers": 1, **wishes})  # type: ignore[arg-type]


def chapters(found: Campaigns) -> list[str]:
    return [chapter for chapter, _, _ in found.campaigns[0].played]


def test_heroes_are_made_first_then_chapter_follows_chapter():
    assert chapters(played(quests=2)) == ["cradle", "cradle", "brawl", "inn", "brawl"]


def test_a_campaign_stops_after_so_many_quests():
    found = played(quests=2).campaigns[0]
    assert (found.quests, found.over) == (2, False)


def test_a_campaign_that_is_over_goes_on_no_longer():
    found = played(quests=50).campaigns[0]
    assert (found.quests, found.over, len(found.played)) == (4, True, 2 + 7)


def test_heroes_come_to_each_game_as_they_left_the_last():
    played(quests=2, seed="s")
    assert SYSTEM.last.parties == [[f"s.0.hero{n}{'+' * (1 + game)}" for n in range(2)] for game in range(3)]


def test_a_quest_that_was_won_twice_counts_once():
    found = played(quests=4, count=6)
    assert {one.won for one in found.campaigns} <= {(), ("brawl",)}
    assert any(one.won for one in found.campaigns)


def test_chapters_are_counted_over_all_campaigns():
    rows = {row.quest: row.count.games for row in played(quests=2, count=3).rows}
    assert rows == {"cradle": 6, "brawl": 6, "inn": 3}


def test_a_campaign_that_breaks_off_says_in_which_game():
    found = played(seed="bad", count=2).as_json()
    assert found["errors"] == 2
    assert found["failures"][0] == {"seed": "bad.0", "chapter": "brawl", "what": "KeyError: 'ledger'", "trace": ""}  # type: ignore[index]


def test_the_same_seed_plays_the_same_campaigns():
    one, two, other = played(count=3, seed="x"), played(count=3, seed="x"), played(count=3, seed="y")
    assert one == two
    assert one.as_json()["chapters"] != other.as_json()["chapters"]


def test_a_system_without_campaigns_is_refused():
    with pytest.raises(LabError, match="cellar has no campaigns"):
        campaigns("cellar", bot="random")


@pytest.mark.parametrize(("wish", "name"), [("count", "campaigns"), ("quests", "quests"), ("tries", "tries")])
def test_none_of_what_must_be_one_at_least_is_refused(wish: str, name: str):
    with pytest.raises(LabError, match=f"0 {name}; expected one at least"):
        played(**{wish: 0})
