"""Search plays on from candidates, spends its playouts where it is hard to choose, gives nothing up for chance."""

from __future__ import annotations

import random

import pytest

from lab.toy import SYSTEM
from undercroft.bots import Chair, GreedyBot, RandomBot, SearchBot, UnknownBot, find_bot
from undercroft.bots.playouts import HORIZON, Horizon, in_a_hurry, playout, with_care
from undercroft.bots.search import Candidate, Search
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.table import Table

ANN = SeatId(0)
WAIT = Option("wait")


def duel(*pile: str) -> Table:
    position = {"pile": list(pile)} if pile else {}
    return Table(SYSTEM, SYSTEM.default_setup("duel", 2, "x"), state=SYSTEM.stage(position)[0])


class Waiting:
    """A bot that always waits."""

    def answer(self, chair: Chair) -> Option:
        return next((option for option in chair.ask.options if option.act == "wait"), chair.ask.options[0])


def search(table: Table, playouts: int, seed: int = 1) -> Search:
    chair = Chair(table, ANN)
    found = Search(chair, chair.ask.options[0], random.Random(seed), playouts, with_care(Waiting()))
    for _ in found.heats():
        pass
    return found


def test_search_takes_what_turns_out_best():
    assert SearchBot(1, usual=Waiting(), playouts=60).answer(Chair(duel(*["potion"] * 5), ANN)).act == "draw"


def test_search_does_not_take_what_turns_out_worse():
    assert SearchBot(1, usual=Waiting(), playouts=60).answer(Chair(duel(*["curse"] * 5), ANN)).act != "draw"


def test_the_same_seed_makes_the_same_choice():
    def game() -> list[str]:
        table, bot, taken = duel(), SearchBot(3, usual=GreedyBot(3), playouts=24), []
        while (ask := table.ask) is not None and len(taken) < 12:
            taken.append(str(option := bot.answer(Chair(table, ask.seat))))
            table.answer(option)
        return taken

    assert game() == game()


def test_about_as_many_playouts_are_made_as_were_asked_for():
    made = sum(len(one.values) for one in search(duel(), 120).candidates)
    assert 100 <= made <= 120


def test_the_worse_half_is_tried_in_fewer_worlds_and_the_incumbent_in_all():
    found = search(duel(*["potion"] * 5), 120)
    tried = sorted(len(one.values) for one in found.candidates)
    assert tried[0] < tried[-1] == len(found.incumbent.values)


def candidate(*values: float) -> Candidate:
    found = Candidate(WAIT)
    found.values = list(values)
    return found


def test_a_lead_is_measured_world_by_world():
    ahead, error = candidate(5, 15, 25, 35).ahead_of(candidate(3, 13, 23, 33))
    assert (ahead, error) == (2, 0)


def test_a_lead_that_may_be_chance_does_not_replace_the_incumbent():
    found = search(duel(), 12)
    found.candidates = [found.incumbent, candidate(9, -8, 9, -8)]
    found.incumbent.values = [0, 0, 0, 0]
    assert found.best() is found.incumbent
    found.candidates[1].values = [9, 8, 9, 8]
    assert found.best() is found.candidates[1]


def test_a_search_that_was_stopped_at_once_answers_with_the_incumbent():
    class Clock:
        now = 0.0

        def __call__(self) -> float:
            self.now += 1.0
            return self.now

    chair = Chair(duel(*["potion"] * 5), ANN)
    stopped = SearchBot(1, usual=Waiting(), playouts=600, seconds=3.5, clock=Clock()).think(chair)
    assert sum(len(one.values) for one in stopped.candidates) < 10
    assert stopped.best() is stopped.incumbent


class Leaning(type(SYSTEM)):
    """A system in which one leans to the last option."""

    name = "leaning"

    def leanings(self, game, ask):
        return [float(n) for n in range(len(ask.options))]


def test_where_there_are_too_many_options_those_one_leans_to_are_tried():
    system = Leaning()
    table = Table(system, system.default_setup("duel", 2, "x"))
    found = search(table, 2)
    assert [one.option.act for one in found.candidates] == ["wait", "draw"]


def test_a_player_in_a_hurry_takes_what_it_leans_to():
    class Sure(Leaning):
        def leanings(self, game, ask):
            return [float(option is ask.options[-1]) for option in ask.options]

    system = Sure()
    table = Table(system, system.default_setup("duel", 2, "x"))
    mind, twin = (Chair(table, ANN).imagine(random.Random(1)) for _ in range(2))
    in_a_hurry(mind, random.Random(1), last=3, most=99)
    while (ask := twin.ask) is not None and twin.round < 3:
        twin.choose(ask.options[-1])
    assert (mind.value(), mind.round) == (twin.value(), twin.round)


def test_a_playout_ends_when_its_rounds_have_begun_or_its_answers_are_given():
    asked: list[Ask] = []

    class Counting(Waiting):
        def answer(self, chair: Chair) -> Option:
            asked.append(chair.ask)
            return super().answer(chair)

    def count(horizon: Horizon) -> int:
        asked.clear()
        playout(Chair(duel(), ANN), WAIT, 7, with_care(Counting()), horizon)
        return len(asked)

    assert (count(HORIZON), count(Horizon(2)), count(Horizon(9, answers=4))) == (1, 3, 4)


def test_in_one_world_the_same_option_comes_to_the_same():
    chair = Chair(duel(), ANN)
    for world in range(6):
        values = {playout(chair, Option("draw"), world, in_a_hurry, HORIZON).value() for _ in range(2)}
        assert len(values) == 1


def test_search_is_found_by_name_with_its_playouts():
    table = duel()
    for name in ("search", "search:24", "search-quickly:24"):
        assert isinstance(find_bot(SYSTEM, name, 1), SearchBot)
    assert find_bot(SYSTEM, "search:24", 1).answer(Chair(table, ANN)) in table.ask.options


@pytest.mark.parametrize("name", ["search:", "search:0", "search:many", "searching"])
def test_a_search_without_a_number_of_playouts_is_refused(name):
    with pytest.raises(UnknownBot, match="search:1000 thinks with so many playouts"):
        find_bot(SYSTEM, name, 1)


def test_search_beats_luck():
    won = 0
    for n in range(40):
        table = Table(SYSTEM, SYSTEM.default_setup("duel", 2, f"match {n}"), listen=False)
        bots = {ANN: find_bot(SYSTEM, "search:24", n), SeatId(1): RandomBot(n)}
        while (ask := table.ask) is not None:
            table.answer(bots[ask.seat].answer(Chair(table, ask.seat)))
        won += table.state.outcome.won
    assert won > 24
