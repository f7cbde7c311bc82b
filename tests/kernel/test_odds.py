from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from proving import SYSTEM
from undercroft.kernel.dice import FACES, TOTAL, at_least, pool
from undercroft.kernel.exploring import _worth_following
from undercroft.kernel.game import draw, roll
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import NO, PASS, YES, Ask, FigureId, Option, Roll, SeatId
from undercroft.kernel.state import copy
from undercroft.kernel.system import Focus
from undercroft.kernel.table import Table

from .toy import Blow, Do, Toy, ask, toy

ME = SeatId(0)
HIT = Option("hit")


def striking(*dice, reads=TOTAL):
    """A choice, then a blow a step for each throw; every total is added to the score."""

    def main(game, entry):
        act = yield from ask("hit", "wait")
        if act == "hit":
            game.push(*[Blow(n=n) for n in range(len(dice))])
        game.push()

    def blow(game, entry):
        value = yield from roll(dice[entry.n], reads=reads)
        game.state.score += value if isinstance(value, int) else sum(map(sum, value))

    return toy(main, blow=blow)


def total(found):
    return found.chance(lambda result: True)


def test_the_odds_of_two_throws_in_two_steps_are_those_of_their_sum():
    found = odds(striking("d6", "d6"), HIT)
    assert found.exact
    assert found.spread("score") == pytest.approx({n: (6 - abs(7 - n)) / 36 for n in range(2, 13)})
    assert found.mean("score") == pytest.approx(7)


def test_equal_states_are_merged_on_the_way():
    found = odds(striking("4d6", "4d6"), HIT)
    assert found.cases < 21 * 25
    assert total(found) == pytest.approx(1, abs=1e-9)


def test_odds_read_a_throw_coarsely_where_a_rule_says_that_this_is_enough():
    def main(game, entry):
        if (yield from ask("hit", "wait")) == "hit":
            game.push(Blow())
        game.push()

    def blow(game, entry):
        pips = pool("2d6")
        value = yield Roll((pips,), FACES, ME, coarse=at_least(5))
        game.state.score += value if isinstance(value, int) else sum(face >= 5 for face in value[0])

    table = toy(main, blow=blow)
    found = odds(table, HIT)
    assert found.cases == 4
    assert found.spread("score") == pytest.approx({0: 16 / 36, 1: 16 / 36, 2: 4 / 36})
    table.choose(HIT)
    assert table.state.score in (0, 1, 2)


def test_an_option_that_is_no_attack_has_no_odds():
    assert odds(striking("d6"), Option("wait")).results == ()


def test_a_fact_nobody_stated_is_nothing():
    assert odds(striking("d6"), HIT).results[0]["luck"] == 0


def test_what_cannot_be_chosen_has_no_odds():
    with pytest.raises(ValueError, match='"fly" cannot be chosen now'):
        odds(striking("d6"), Option("fly"))


def test_a_finished_game_has_no_odds():
    with pytest.raises(ValueError, match="cannot be chosen"):
        odds(toy(lambda game, entry: None), HIT)


def test_asks_on_the_way_are_answered_by_default_and_named():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow())

    def blow(game, entry):
        taken = yield Ask("block", SeatId(2), (PASS, YES, NO), 2)
        game.state.score = len(taken.act)
        yield Ask("only", SeatId(2), (PASS,), window=True)

    found = odds(toy(main, blow=blow), HIT)
    assert found.assumed == (("block", "no"),)
    assert found.spread("score") == {2: 1.0}


def test_odds_stop_before_cards_are_drawn():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow())

    def blow(game, entry):
        game.state.score += yield from roll("d6")
        yield from draw(game, "deck")
        game.state.score = 100

    assert odds(toy(main, blow=blow), HIT).spread("score") == pytest.approx(dict.fromkeys(range(1, 7), 1 / 6))


def test_odds_stop_where_the_attack_stops():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow(), Do(what="after"))

    def blow(game, entry):
        game.state.score += yield from roll("d6")

    def after(game, entry):
        game.state.score = 100

    assert max(odds(toy(main, blow=blow, after=after), HIT).spread("score")) == 6


def test_a_step_of_an_attack_whose_figure_has_gone_does_nothing():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow(FigureId(13)), Blow(), Blow(what="quiet"))

    def blow(game, entry):
        game.state.score += yield from roll("d6")

    def quiet(game, entry):
        game.state.score += 10

    assert min(odds(toy(main, blow=blow, quiet=quiet), HIT).spread("score")) == 11


def test_an_attack_that_ends_the_game_ends_there():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow(), Blow())

    def blow(game, entry):
        game.state.score += yield from roll("d6")
        if game.state.score >= 6:
            game.end(True, "won")

    found = odds(toy(main, blow=blow), HIT)
    assert found.spread("score")[6] == pytest.approx(1 / 6 + 5 / 36)


@pytest.mark.parametrize("dice", [("6d6",), ("3d6", "3d6")])
def test_too_many_cases_are_sampled_and_the_error_is_stated(dice):
    found = odds(striking(*dice, reads=FACES), HIT, limit=500, samples=400)
    assert not found.exact
    assert (found.error, found.cases) == (0.025, 400)
    assert total(found) == pytest.approx(1, abs=1e-9)
    assert found.mean("score") == pytest.approx(21, abs=4 * math.sqrt(6 * 35 / 12 / 400))


def test_sampling_goes_on_from_what_was_worked_out(monkeypatch):
    imagined = []
    imagine = Table.imagine
    monkeypatch.setattr(Table, "imagine", lambda *args: imagined.append(1) or imagine(*args))
    found = odds(striking("d6", "4d6", reads=FACES), HIT, limit=500, samples=300)
    assert (found.exact, len(imagined)) == (False, 2)
    assert total(found) == pytest.approx(1, abs=1e-9)


def test_what_has_ended_before_it_came_to_too_many_cases_stays_exact():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow())

    def blow(game, entry):
        if (yield from roll("d6")) == 6:
            game.push(*[Blow("more", n=n) for n in range(2)])
            game.state.score = 100

    def more(game, entry):
        faces = yield from roll("4d6", reads=FACES)
        game.state.log += (str(faces),)

    found = odds(toy(main, blow=blow, more=more), HIT, limit=500, samples=100)
    assert not found.exact
    assert found.spread("score") == pytest.approx({0: 5 / 6, 100: 1 / 6}, abs=1e-12)


def test_too_many_cases_are_foreseen_by_what_the_first_of_them_cost():
    thrown = []

    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow(), Blow("more"))

    def blow(game, entry):
        faces = yield from roll("3d6", reads=FACES)
        game.state.log = (str(faces),)

    def more(game, entry):
        thrown.append(1)
        game.state.score = sum(map(sum, (yield from roll("3d6", reads=FACES))))

    found = odds(toy(main, blow=blow, more=more), HIT, limit=20_000, samples=50)
    assert not found.exact
    assert len(thrown) < 5_000


def test_sampling_follows_exploding_dice_to_their_rare_ends():
    found = odds(striking("4d10!"), HIT, limit=3, samples=300)
    assert max(found.spread("score")) > 30


def test_an_option_that_only_throws_dice_has_no_odds():
    def main(game, entry):
        yield from ask("search", "wait")
        game.state.score = yield from roll("2d6")

    assert odds(toy(main), Option("search")).results == ()


def test_a_choice_in_the_midst_of_an_attack_is_followed_to_its_end():
    def main(game, entry):
        game.push(Blow(), Blow(what="after"))

    def blow(game, entry):
        yield from ask("hit", "wait")
        game.state.score += yield from roll("d6")

    def after(game, entry):
        game.state.score += yield from roll("d6")

    assert odds(toy(main, blow=blow, after=after), HIT).mean("score") == pytest.approx(7)


def test_steps_between_are_gone_through_where_more_of_the_attack_waits_behind():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Do(what="walk"), Blow(), Do(what="walk"))

    def walk(game, entry):
        game.state.score += 10

    def blow(game, entry):
        game.state.score += yield from roll("d6")

    table = toy(main, walk=walk, blow=blow)
    table.system.between_steps = frozenset({Do})
    assert odds(table, HIT).spread("score") == pytest.approx({10 + n: 1 / 6 for n in range(1, 7)})


def test_a_roll_that_is_thrown_again_while_tied_is_followed_until_it_hardly_matters():
    def main(game, entry):
        yield from ask("hit", "wait")
        game.push(Blow())

    def blow(game, entry):
        while not (high := (yield from roll("2d6", reads=at_least(4)))):
            pass
        game.state.score = high

    assert odds(toy(main, blow=blow), HIT).spread("score") == pytest.approx({1: 2 / 3, 2: 1 / 3})


@pytest.mark.parametrize("chance", [1.0, 1e-6, 1e-20])
def test_what_is_never_seen_is_counted_to_the_likeliest_case_of_its_throw(chance):
    ways = ((1, 0.3), (2, 0.7 - 1e-8 - 1e-14), (3, 1e-8), (4, 1e-14))
    found = dict(_worth_following(ways, chance))
    assert found.keys() == {1.0: {1, 2, 3}, 1e-6: {1, 2}, 1e-20: {2}}[chance]
    assert math.fsum(found.values()) == pytest.approx(1.0, abs=1e-15)
    assert all(found[value] == weight for value, weight in ways if value in found and value != 2)


def test_a_throw_whose_cases_are_all_seen_is_followed_as_it_is():
    ways = ((1, 0.5), (2, 0.5))
    assert _worth_following(ways, 1e-12) is ways


def test_what_a_system_puts_aside_is_counted_and_its_cases_are_worked_out_once(monkeypatch):
    plain = odds(striking("4d6", "4d6", "4d6"), HIT)

    def put_aside(system, game, focus):
        score, game.state.score = game.state.score, 0
        return {"score": score}

    monkeypatch.setattr(Toy, "put_aside", put_aside)
    quick = odds(striking("4d6", "4d6", "4d6"), HIT)
    assert quick.spread("score") == pytest.approx(plain.spread("score"))
    assert quick.cases < plain.cases / 3


def test_odds_are_as_a_seat_imagines_them_and_leave_the_table_alone():
    table = striking("d6")
    before = table.state.secret, table.journal[:], table.pending
    odds(table, HIT, SeatId(1))
    assert (table.state.secret, table.journal[:], table.pending) == before


# the attacks of the proving game, against dice that are really thrown

POSITIONS = {
    "a melee": (
        {"K": "knight", "g": "goblin"},
        "K",
        "melee g",
        {"K": {"facing": 2}},
        "#..Kg....#",
    ),
    "a melee from behind with a blade": (
        {"K": "rogue", "g": "ogre"},
        "K",
        "melee g",
        {"K": {"facing": 2, "bag": ["blade"]}, "g": {"facing": 2}},
        "#..Kg....#\n#........#",
    ),
    "a shot": (
        {"K": "archer", "g": "goblin"},
        "K",
        "shot g",
        {"K": {"facing": 2}},
        "#.K..g...#",
    ),
    "a melee with a point to spare": (
        {"K": "knight", "g": "goblin"},
        "K",
        "melee g",
        {"K": {"facing": 2, "points": 1}},
        "#..Kg....#",
    ),
    "a charge": (
        {"K": "knight", "g": "goblin"},
        "K",
        "move, charge g",
        {"K": {"facing": 2}},
        "#K...g...#\n#........#",
    ),
    "a charge at one who shoots first": (
        {"K": "knight", "s": "slinger"},
        "K",
        "move, charge s",
        {"K": {"facing": 2}, "s": {"facing": 6}},
        "#K...s...#\n#........#",
    ),
    "a foe's attack on a shield": (
        {"K": "knight", "P": "priest", "g": "goblin"},
        "g",
        "attack K",
        {"K": {"facing": 2}},
        "#..Kg....#\n#...P....#",
    ),
    "a foe's shot with a bodyguard near": (
        {"A": "archer", "K": "knight", "R": "rogue", "g": "slinger"},
        "g",
        "shoot A",
        {"A": {"facing": 2, "bag": ["cloak"]}},
        "#KA...g.R#\n#........#",
    ),
}


def staged(kinds, turn, changes, board):
    figures = {mark: {"kind": kind, **changes.get(mark, {})} for mark, kind in kinds.items()}
    board = f"##########\n{board}\n##########"
    state, setup, names = SYSTEM.stage({"board": board, "figures": figures, "turn": turn})
    return Table(SYSTEM, setup, state=state), names


def defaults(table, option):
    """Take an option, then everywhere the default, until the attack is over."""
    table.choose(option)
    while any(map(SYSTEM.attacks, table.state.agenda)) or table.state.hit is not None:
        table.choose(table.ask.options[table.ask.default])


def said(table, sentence, names):
    """The option that the last of some words means; those before it are chosen."""
    *before, last = sentence.split(", ")
    for word in before:
        table.choose(SYSTEM.phrase(table.game, word, names, table.ask))
    return SYSTEM.phrase(table.game, last, names, table.ask)


def agreement(name, throws):
    """How far the share of each outcome in so many real attacks is from its odds, in standard errors."""
    kinds, turn, sentence, changes, board = POSITIONS[name]
    table, names = staged(kinds, turn, changes, board)
    option = said(table, sentence, names)
    focus = Focus(table.ask, option, copy(table.state))
    found = odds(table, option)
    assert found.exact
    assert total(found) == pytest.approx(1, abs=1e-9)
    seen = Counter()
    for n in range(throws):
        twin = table.fork()
        twin.reseed(f"throw {n}")
        defaults(twin, option)
        seen[tuple(sorted((fact, int(value)) for fact, value in SYSTEM.outcome(twin.game, focus).items()))] += 1
    expected = {result.facts: result.chance for result in found.results}
    assert set(seen) <= set(expected)
    return max(
        abs(seen[facts] / throws - chance) / math.sqrt(chance * (1 - chance) / throws or 1)
        for facts, chance in expected.items()
    )


@pytest.mark.parametrize("name", POSITIONS)
def test_the_odds_of_every_attack_agree_with_dice_really_thrown(name):
    assert agreement(name, 10_000) < 4


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_the_odds_of_every_attack_agree_with_two_hundred_thousand_throws(name):
    assert agreement(name, 200_000) < 4


def test_odds_of_an_attack_name_what_they_assume():
    kinds, turn, sentence, changes, board = POSITIONS["a foe's attack on a shield"]
    table, names = staged(kinds, turn, changes, board)
    option = SYSTEM.phrase(table.game, sentence, names, table.ask)
    assert dict(odds(table, option).assumed) == {"shield": "yes"}


def test_the_odds_of_every_attack_in_a_random_game_add_up_to_certainty(played):
    luck, checked = random.Random(5), 0
    table = played(30)
    while not table.over and checked < 60:
        for option in table.ask.options:
            if option.act in ("melee", "shot", "attack", "shoot", "charge"):
                assert total(odds(table, option)) == pytest.approx(1, abs=1e-9)
                checked += 1
        table.choose(luck.choice(table.ask.options))
    assert checked > 10
