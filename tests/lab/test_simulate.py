"""Simulation plays what it is asked to, counts what happens, and names every game that breaks."""

from __future__ import annotations

import math

import pytest

from lab.toy import SYSTEM, Cellar, Duel, DuelGame, Turn
from undercroft.bots import UnknownBot
from undercroft.kernel import system as registry
from undercroft.kernel.requests import FigureId, Option, Script, SeatId, choose
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import Choice, HeroCard, UnknownSystem
from undercroft.lab import LabError, play, simulate
from undercroft.lab.play import Endless
from undercroft.lab.simulate import Count, Job, cores, play_batch, tables_of, wilson


def shape(**options: object) -> dict:
    return simulate("cellar", workers=1, **options).as_json()


# which games


def test_without_a_quest_all_quests_and_numbers_of_heroes_are_played():
    rows = shape(games=9)["quests"]
    assert [(row["quest"], row["heroes"], row["games"]) for row in rows] == [
        ("duel", 2, 3),
        ("brawl", 1, 3),
        ("brawl", 2, 3),
    ]


def test_one_quest_is_played_with_every_number_of_heroes():
    assert tables_of(SYSTEM, "brawl") == [("brawl", 1), ("brawl", 2)]


def test_one_number_of_heroes_is_played_in_every_quest_that_takes_it():
    assert tables_of(SYSTEM, None, 2) == [("duel", 2), ("brawl", 2)]


def test_without_a_number_of_games_a_hundred_are_played():
    assert shape()["games"] == 100


def test_an_unknown_quest_is_refused_with_those_there_are():
    with pytest.raises(LabError, match='cellar has no quest "war"; one of duel, brawl'):
        simulate("cellar", quest="war")


def test_a_number_of_heroes_that_no_quest_takes_is_refused():
    with pytest.raises(LabError, match="no quest is played with 7 heroes; expected 1 to 2"):
        simulate("cellar", heroes=7)


def test_no_games_are_refused():
    with pytest.raises(LabError, match="0 games; expected one at least"):
        simulate("cellar", games=0)


def test_an_unknown_system_is_refused():
    with pytest.raises(UnknownSystem):
        simulate("attic")


def test_an_unknown_bot_is_refused():
    with pytest.raises(UnknownBot):
        simulate("cellar", bot="clever")


class Choosy(Cellar):
    name = "choosy"
    choices = (Choice("light", ("dark", "dim", "bright"), "dark"), Choice("rats", (False, True), False))

    def start(self, setup: Setup) -> Duel:
        played.append(setup)
        return super().start(setup)


played: list[Setup] = []


@pytest.fixture
def choosy(monkeypatch: pytest.MonkeyPatch) -> list[Setup]:
    monkeypatch.setitem(registry._registered, "choosy", Choosy())
    registry.find.cache_clear()
    played.clear()
    return played


def test_options_are_as_they_come_unless_they_are_drawn(choosy):
    simulate("choosy", games=9, workers=1)
    assert {tuple(one.options.items()) for one in choosy} == {()}


def test_options_are_drawn_by_lot_for_every_game(choosy):
    simulate("choosy", games=60, workers=1, lots=True)
    assert {(one.options["light"], one.options["rats"]) for one in choosy} == {
        (light, rats) for light in ("dark", "dim", "bright") for rats in (False, True)
    }


def test_heroes_are_drawn_by_lot_where_a_system_offers_enough(choosy, monkeypatch: pytest.MonkeyPatch):
    people = [HeroCard(id=name, name=name) for name in ("ann", "bob", "cat")]
    monkeypatch.setattr(Cellar, "heroes", lambda self, options: people if options["rats"] else people[:1])
    simulate("choosy", quest="duel", games=60, workers=1, lots=True)
    pairs = {tuple(sorted(one.party)) for one in choosy if one.options["rats"]}
    assert pairs == {("ann", "bob"), ("ann", "cat"), ("bob", "cat")}
    assert {one.party for one in choosy if not one.options["rats"]} == {("a", "a")}


def test_a_game_with_options_by_lot_is_played_again_by_its_seed(choosy):
    simulate("choosy", games=9, workers=1, lots=True)
    simulate("choosy", quest=choosy[4].quest, heroes=len(choosy[4].party), only=choosy[4].seed, lots=True)
    assert choosy[-1] == choosy[4]


# what is counted


def test_every_game_is_counted_once():
    found = shape(games=20)
    assert (found["games"], found["finished"], found["errors"]) == (20, 20, 0)


def test_the_same_seed_plays_the_same_games():
    one, two = shape(games=12, seed="x"), shape(games=12, seed="x")
    assert one["quests"] == two["quests"]


def test_another_seed_plays_other_games():
    assert shape(games=12, seed="x")["decisions"] != shape(games=12, seed="y")["decisions"]


def test_workers_change_nothing_but_the_time():
    alone, together = shape(games=24), simulate("cellar", games=24, workers=2).as_json()
    assert alone["quests"] == together["quests"]


def test_the_rows_add_up_to_the_whole():
    found = shape(games=15)
    for key in ("games", "finished", "won", "decisions", "deaths"):
        assert found[key] == sum(row[key] for row in found["quests"])


def test_what_the_system_sums_up_is_averaged():
    assert shape(games=10)["means"]["deaths"] <= 1.0


def test_decisions_are_answers_to_questions_with_a_choice():
    class Windows(Cellar):
        name = "windows"

        def __init__(self) -> None:
            self.steps = {Turn: self._ask}

        @staticmethod
        def _ask(game: DuelGame, entry: Turn) -> Script[None]:
            from undercroft.kernel.requests import Ask

            yield Ask("window", SeatId(0), [Option("pass")], window=True)
            yield Ask("choice", SeatId(0), [Option("pass"), Option("go")])
            game.end(True, "done")

    system = Windows()
    for bot in ("random", "greedy"):
        assert play(system, system.default_setup("duel", 2, "s"), bot).decisions == 1


def test_the_spread_of_the_rounds_is_their_standard_deviation():
    count = Count(finished=3, rounds=6 + 8 + 10, rounds_squared=36 + 64 + 100)
    assert (count.rounds_mean, count.rounds_spread) == (8.0, 2.0)


def test_a_single_game_has_no_spread():
    assert Count(finished=1, rounds=5, rounds_squared=25).rounds_spread == 0.0


def test_progress_is_told_game_by_game():
    told: list[int] = []
    simulate("cellar", games=7, workers=1, progress=told.append)
    assert sum(told) == 7


def test_the_interval_of_a_win_rate_is_wilsons():
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_without_games_every_win_rate_is_possible():
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("won", "games"), [(0, 5), (5, 5), (1, 1)])
def test_an_interval_lies_between_nothing_and_all(won: int, games: int):
    low, high = wilson(won, games)
    assert 0.0 <= low < high <= 1.0
    assert not math.isnan(low + high)


def test_there_is_at_least_one_core():
    assert cores() >= 1


def test_games_of_a_thinking_bot_are_counted_like_others():
    assert shape(quest="duel", games=10, bot="greedy")["finished"] == 10


# what goes wrong


def test_a_game_that_breaks_is_an_error_with_all_that_plays_it_again():
    found = simulate("broken", quest="brawl", heroes=1, games=3, workers=1, seed="s").as_json()
    assert found["errors"] == 3
    assert found["failures"][0] == {
        "system": "broken",
        "quest": "brawl",
        "heroes": 1,
        "seed": "s.0",
        "bot": "random",
        "what": "KeyError: 'sting'",
    }


def test_a_failing_game_fails_again_by_its_seed():
    first = simulate("broken", games=3, workers=1).failures[0]
    again = simulate(first.system, quest=first.quest, heroes=first.heroes, only=first.seed, workers=1)
    assert (again.total.games, again.failures) == (1, (first,))


def test_a_trace_is_kept_only_when_asked_for():
    assert "Traceback" in simulate("broken", games=1, workers=1, trace=True).failures[0].trace
    assert simulate("broken", games=1, workers=1).failures[0].trace == ""


def test_errors_in_workers_are_counted_like_others():
    assert simulate("broken", games=4, workers=2).total.errors == 4


class Miscounting(Cellar):
    """A card is lost with every draw, and only a check would tell."""

    name = "miscounting"

    def game(self, state: Duel, setup, chance) -> DuelGame:
        class Losing(DuelGame):
            __slots__ = ()

            def discard(self, pile: str, *cards: str) -> None:
                pass

        return Losing(state, setup, chance)


def test_checks_after_every_answer_find_what_play_does_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(registry._registered, "miscounting", Miscounting())
    registry.find.cache_clear()
    assert simulate("miscounting", games=5, workers=1).total.errors == 0
    checked = simulate("miscounting", games=5, workers=1, check=True)
    assert checked.failures[0].what == "AssertionError: a card is missing or there twice"


def test_bots_are_checked_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(registry._registered, "miscounting", Miscounting())
    registry.find.cache_clear()
    assert simulate("miscounting", games=2, workers=1, check=True, bot="greedy").total.errors == 2


class Endlessly(Cellar):
    name = "endless"

    def __init__(self) -> None:
        self.steps = {Turn: self._again}

    @staticmethod
    def _again(game: DuelGame, entry: Turn) -> Script[None]:
        game.push(Turn(FigureId(1)))
        yield from choose(SeatId(0), "again", [Option("one"), Option("two")])


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_that_does_not_end_is_an_error(bot: str):
    system = Endlessly()
    with pytest.raises(Endless, match="did not end within 20 answers"):
        play(system, system.default_setup("duel", 2, "s"), bot, cap=20)


def test_a_game_that_stops_without_an_end_is_an_error():
    class Stopping(Cellar):
        name = "stopping"
        steps = {Turn: lambda game, entry: None}

    system = Stopping()
    with pytest.raises(Endless, match="nothing is left to do, and the game has no end"):
        play(system, system.default_setup("duel", 2, "s"))


def test_a_setup_that_cannot_be_played_is_an_error():
    _, failures = play_batch("cellar", [Job("war", 2, "s")], "random", False, 10, False)
    assert failures[0].what == 'cannot be set up: no quest "war"; one of duel, brawl'
