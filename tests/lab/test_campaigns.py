"""Campaigns in a row: the ledger goes from game to game, and how far it comes is counted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from lab.toy import Cellar, DuelGame
from undercroft.kernel import system as registry
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import QuestCard, SetupError
from undercroft.lab import LabError
from undercroft.lab.campaigns import MOST, Campaigns, Course, Game, Step, campaigns

WAY = ("duel", "rest", "brawl")


class Tour(Cellar):
    """A duel, a rest that is no quest, a brawl.  The ledger says how far one has come and who came; every second try is
    a victory, and after the first one of two heroes stays behind."""

    name = "tour"

    def new_ledger(self) -> bytes:
        return self.written(0, 0, [])

    def written(self, at: int, tries: int, party: Sequence[str]) -> bytes:
        return msgspec.json.encode([at, tries, party])

    def read(self, ledger: bytes) -> tuple[int, int, tuple[str, ...]]:
        return msgspec.json.decode(ledger, type=tuple[int, int, tuple[str, ...]])

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        at, _, party = self.read(ledger)
        begins = ("duel", "brawl") if not party else WAY[at : at + 1]
        return [QuestCard(id=quest) for quest in begins]

    def company(self, ledger: bytes) -> tuple[str, ...]:
        return self.read(ledger)[2]

    def start(self, setup: Setup):
        state = super().start(msgspec.structs.replace(setup, quest="duel"))
        state.hearts = [99, 1] if self.read(setup.ledger)[1] % 2 or setup.quest == "rest" else [1, 99]
        return state

    def finish(self, game: DuelGame) -> bytes:
        at, tries, _ = self.read(game.setup.ledger)
        outcome = game.state.outcome
        assert outcome is not None
        won = outcome.won
        played.append((game.setup.quest, game.setup.party))
        return self.written(at + won, 0 if won else tries + 1, game.setup.party[:1])


played: list[tuple[str, tuple[str, ...]]] = []


@pytest.fixture(autouse=True)
def tour(monkeypatch: pytest.MonkeyPatch) -> Tour:
    system = Tour()
    monkeypatch.setitem(registry._registered, "tour", system)
    registry.find.cache_clear()
    played.clear()
    return system


def travelled(**how) -> Campaigns:
    (found,) = campaigns("tour", **{"quest": "duel", "heroes": (2,), "games": 1, "bot": "random", **how})
    return found


def test_quests_follow_each_other_with_those_who_are_left_until_the_campaign_is_over():
    found = travelled()
    assert [quest for quest, _ in played] == ["duel", "duel", "rest", "brawl", "brawl"]
    assert [len(party) for _, party in played] == [2, 1, 1, 1, 1]
    assert found.over == 1


def test_what_is_no_quest_is_played_and_not_counted():
    assert [game.quest for game in travelled().courses[0].games] == ["duel", "duel", "brawl", "brawl"]


def test_a_quest_that_was_lost_too_often_ends_the_campaign():
    found = travelled(tries=1)
    assert found.over == 0
    assert [(step.quest, step.came, step.won) for step in found.steps()] == [("duel", 1, 0)]


def test_without_a_beginning_every_beginning_is_tried():
    found = campaigns("tour", heroes=(2,), games=1, bot="random", tries=1)
    assert [one.first for one in found] == ["duel", "brawl"]


def test_a_beginning_that_is_none_is_refused():
    with pytest.raises(LabError, match='no campaign of tour begins with "rest"; one of duel, brawl'):
        travelled(quest="rest")


def test_a_system_without_campaigns_has_none_to_begin():
    with pytest.raises(LabError, match="one of none"):
        campaigns("cellar", quest="duel", bot="random")


def test_what_cannot_be_set_up_is_named_and_ends_the_campaign(tour: Tour, monkeypatch: pytest.MonkeyPatch):
    def refuse(setup: Setup) -> Setup:
        raise SetupError("nobody is left")

    monkeypatch.setattr(tour, "unwatched", refuse)
    assert travelled().wrong == ("duel, 1.duel.2.0.0: SetupError: nobody is left",)


def test_a_campaign_that_never_ends_is_left(tour: Tour, monkeypatch: pytest.MonkeyPatch):
    def stay(game: DuelGame) -> bytes:
        played.append((game.setup.quest, game.setup.party))
        return tour.written(1, 0, ["a"])

    monkeypatch.setattr(tour, "finish", stay)
    assert travelled().over == 0
    assert len(played) == MOST


def test_steps_count_who_came_won_at_once_and_won_at_all():
    first, second = Game("duel", False, 2), Game("duel", True, 2)
    courses = (Course((first, second), True), Course((second,), False), Course((first,), False))
    found = Campaigns(first="duel", heroes=2, courses=courses)
    assert found.steps() == (Step(quest="duel", came=3, at_once=1, won=2, games=4),)
    assert found.as_json()["over"] == 1
