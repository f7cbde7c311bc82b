"""Bots see a chair and nothing else, answer what they are asked, and the greedy one plays better than luck."""

from __future__ import annotations

import random

import pytest

from lab.toy import SYSTEM, Cellar, Strike, Turn
from undercroft.bots import Chair, GreedyBot, RandomBot, UnknownBot, bot_names, find_bot, keenest
from undercroft.kernel.requests import Ask, FigureId, Option, SeatId
from undercroft.kernel.table import Table

ANN, BOB = SeatId(0), SeatId(1)


def duel(seed: str = "one") -> Table:
    return Table(SYSTEM, SYSTEM.default_setup("duel", 2, seed))


class Shared(Cellar):
    """Both seats may answer the first question."""

    name = "shared"

    @staticmethod
    def _together(game, entry):
        options = [Option("mine", seats=(ANN,)), Option("yours", seats=(BOB,)), Option("both", seats=(ANN, BOB))]
        yield Ask("together", ANN, options, 1)
        yield Ask("again", BOB, [Option("yes"), Option("no")])
        game.end(True, "done")

    def __init__(self) -> None:
        self.steps = {Turn: self._together, Strike: self._together}


def shared() -> Table:
    system = Shared()
    return Table(system, system.default_setup("duel", 2, "s"))


def test_a_chair_offers_all_options_of_the_one_who_is_asked():
    assert [option.act for option in Chair(duel(), ANN).ask.options] == ["wait", "strike", "draw"]


def test_a_chair_offers_only_its_own_part_of_a_shared_ask():
    assert [option.act for option in Chair(shared(), BOB).ask.options] == ["yours", "both"]


def test_the_default_of_a_shared_ask_is_kept_where_it_is_ones_own():
    ask = Chair(shared(), BOB).ask
    assert ask.options[ask.default].act == "yours"


def test_the_default_of_a_shared_ask_is_the_first_of_ones_own_where_it_is_anothers():
    ask = Chair(shared(), ANN).ask
    assert ask.options[ask.default].act == "mine"


def test_a_seat_that_is_not_asked_has_nothing_to_answer():
    with pytest.raises(LookupError, match="seat 1 is not asked; it is the turn of 0"):
        _ = Chair(duel(), BOB).ask


def test_nothing_is_to_be_chosen_when_the_game_is_over():
    table = shared()
    table.answer(0)
    table.answer(0)
    with pytest.raises(LookupError, match="nothing is to be chosen"):
        _ = Chair(table, ANN).ask


def test_a_chair_shows_the_scene_of_its_seat():
    assert Chair(duel(), BOB).scene().seat == BOB


class Explaining(Cellar):
    """A system with words for every option."""

    name = "explaining"

    def explain(self, game, ask, option):
        return f"cellar-{option.act}"


def test_explanations_of_options_are_made_for_people_and_not_for_bots():
    system = Explaining()
    table = Table(system, system.default_setup("duel", 2, "s"))
    assert table.scene(ANN).ask.texts == ("cellar-wait", "cellar-strike", "cellar-draw")
    chair = Chair(table, ANN)
    assert chair.scene().ask.texts == chair.imagine(random.Random(1)).scene().ask.texts == ()


def test_playing_on_an_imagined_table_leaves_the_real_one_alone():
    table = duel()
    mind = Chair(table, ANN).imagine(random.Random(1))
    mind.choose(Option("draw"))
    assert table.state.piles["cellar"].discards == ()


def test_imagined_decks_differ_with_luck():
    table = duel()
    drawn = set()
    for n in range(12):
        mind = Chair(table, ANN).imagine(random.Random(n))
        mind.choose(Option("draw"))
        drawn.add(mind.value())
    assert drawn == {1.0, -1.0}


def test_an_imagined_game_can_be_played_to_its_end():
    mind = Chair(duel(), ANN).imagine(random.Random(3))
    assert mind.won is None
    while (ask := mind.ask) is not None:
        mind.choose(ask.options[-1])
    assert mind.over
    assert isinstance(mind.won, bool)


def test_an_imagined_game_is_played_out_as_it_is_played_step_by_step():
    for n in range(12):
        out, on = (Chair(duel(), ANN).imagine(random.Random(n)) for _ in range(2))
        out.play_out(lambda ask: ask.options[-1])
        while (ask := on.ask) is not None:
            on.choose(ask.options[-1])
        assert (out.over, out.won, out.value()) == (True, on.won, on.value())


def test_a_fork_of_an_imagined_game_that_was_played_out_is_over_too():
    mind = Chair(duel(), ANN).imagine(random.Random(3), forks=True)
    mind.choose(mind.ask.options[-1])
    mind.play_out(lambda ask: ask.options[-1])
    assert (mind.fork().over, mind.fork().value()) == (True, mind.value())


@pytest.mark.parametrize("forks", [False, True])
def test_forks_stand_where_an_imagined_table_stands_with_checkpoints_and_without(forks):
    for n in range(12):
        mind = Chair(duel(), ANN).imagine(random.Random(n), forks=forks)
        for _ in range(3):
            mind.choose(mind.ask.options[-1])
        twin = mind.fork()
        for one in (mind, twin):
            if one.ask is not None:
                one.choose(one.ask.options[0])
        assert (twin.value(), twin.ask) == (mind.value(), mind.ask)


def test_an_imagined_table_forks_without_touching_its_origin():
    mind = Chair(duel(), ANN).imagine(random.Random(3))
    twin = mind.fork()
    twin.choose(Option("strike", FigureId(2)))
    assert mind.ask is not None
    assert mind.ask.seat == ANN
    assert mind.scene().figures == Chair(duel(), ANN).scene().figures


def test_forking_an_imagined_table_keeps_what_was_imagined():
    for n in range(12):
        mind = Chair(duel(), ANN).imagine(random.Random(n))
        twin = mind.fork()
        mind.choose(Option("draw"))
        twin.choose(Option("draw"))
        assert twin.value() == mind.value()


def test_forking_in_the_middle_of_an_imagined_rule_goes_on_in_the_same_way():
    for n in range(12):
        mind = Chair(duel(), ANN).imagine(random.Random(n))
        for act in ("strike", "draw", "draw"):
            ask = mind.ask
            mind.choose(next((option for option in ask.options if option.act == act), ask.options[0]))
        twin = mind.fork()
        for one in (mind, twin):
            one.choose(one.ask.options[-1])
        assert (twin.value(), twin.ask) == (mind.value(), mind.ask)


def test_forking_between_two_questions_of_one_rule_stands_at_the_second():
    mind = Chair(shared(), ANN).imagine(random.Random(1))
    mind.choose(Option("mine"))
    assert mind.fork().ask == mind.ask


@pytest.mark.parametrize("make", [RandomBot, GreedyBot])
def test_the_same_seed_plays_the_same_game(make):
    def game() -> list[str]:
        table, bot, taken = duel(), make(7), []
        while (ask := table.ask) is not None and len(taken) < 40:
            option = bot.answer(Chair(table, ask.seat))
            taken.append(str(option))
            table.answer(option)
        return taken

    assert game() == game()


def test_the_greedy_bot_takes_what_leaves_it_best_off():
    table = Table(SYSTEM, SYSTEM.default_setup("duel", 2, "x"), state=SYSTEM.stage({"pile": ["potion"] * 5})[0])
    assert GreedyBot(1).answer(Chair(table, ANN)).act == "draw"


def test_the_greedy_bot_avoids_what_can_only_hurt():
    table = Table(SYSTEM, SYSTEM.default_setup("duel", 2, "x"), state=SYSTEM.stage({"pile": ["curse"] * 5})[0])
    assert {GreedyBot(n).answer(Chair(table, ANN)).act for n in range(6)} <= {"wait", "strike"}


def test_the_greedy_bot_looks_at_no_more_options_than_its_budget():
    assert GreedyBot(1, budget=2).answer(Chair(duel(), ANN)) in duel().ask.options


def test_the_greedy_bot_takes_the_only_option_without_thinking():
    table = shared()
    table.ask.options.pop()
    assert GreedyBot(1).answer(Chair(table, ANN)).act == "mine"


def test_the_greedy_bot_beats_luck():
    won = 0
    for n in range(40):
        table, bots = duel(f"match {n}"), {ANN: GreedyBot(n), BOB: RandomBot(n)}
        while (ask := table.ask) is not None:
            table.answer(bots[ask.seat].answer(Chair(table, ask.seat)))
        won += table.state.outcome.won
    assert won > 24


def test_a_bot_is_found_by_name():
    assert isinstance(find_bot(SYSTEM, "greedy", 1), GreedyBot)


class Trained(Cellar):
    bots = {"cautious": RandomBot, "random": GreedyBot}


def test_a_systems_own_bots_are_found_beside_the_common_ones():
    assert bot_names(Trained()) == ("random", "greedy", "search", "cautious")


def test_a_systems_own_bot_comes_before_a_common_one_of_the_same_name():
    assert isinstance(find_bot(Trained(), "random", 1), GreedyBot)


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownBot, match='no bot "clever" plays cellar; one of random, greedy'):
        find_bot(SYSTEM, "clever", 1)


class Wanting(RandomBot):
    """Wants to answer first so much."""

    def __init__(self, seed: int, eagerness: int) -> None:
        super().__init__(seed)
        self.eagerness = eagerness

    def eager(self, chair: Chair) -> int:
        return self.eagerness


def test_of_bots_asked_the_same_the_keenest_answers():
    assert keenest(shared(), {ANN: Wanting(1, 2), BOB: Wanting(1, 3)}) == [BOB]
    assert keenest(shared(), {ANN: RandomBot(1), BOB: Wanting(1, 3)}) == [BOB]
    assert keenest(shared(), {ANN: RandomBot(1), BOB: Wanting(1, -1)}) == [ANN]


def test_bots_that_do_not_care_are_all_as_keen():
    assert keenest(shared(), {ANN: RandomBot(1), BOB: GreedyBot(1)}) == [ANN, BOB]
