"""A question about dice says what it is about: both sides' dice, the numbers, and what each answer is worth."""

from __future__ import annotations

import random

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import DUEL, Play, hero, orc, position
from undercroft.bots import Chair
from undercroft.kernel.events import Summed
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import NOBODY, Ask, Roll, SeatId
from undercroft.kernel.scene import AskView
from undercroft.kernel.stakes import Stakes
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.bot import SensibleBot
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import State


def asked(play: Play, seat: int = 0) -> AskView:
    view = play.table.scene(SeatId(seat)).ask
    assert view is not None
    return view


def stakes_of(play: Play, seat: int = 0) -> Stakes:
    stakes = asked(play, seat).stakes
    assert stakes is not None
    return stakes


def missed(**more: object) -> Play:
    """Shara has missed an orc and may spend Fortune."""
    return position(DUEL, S=hero(fortune=2, **more), k=orc(), turn="S", dice=[2, 1, 5, 4]).take("S attacks k")


def test_a_question_about_a_blow_shows_both_sides_with_the_sums_of_the_log():
    play = missed()
    stakes = stakes_of(play)
    assert [(side.roll, side.faces) for side in stakes.sides] == [("attack", (2, 1)), ("defense", (5, 4))]
    logged = [event for event in play.table.events(SeatId(0)) if isinstance(event, Summed)]
    assert [side.terms for side in stakes.sides] == [event.terms for event in logged]
    assert [side.total for side in stakes.sides] == [3 + logged[0].total, 9 + logged[1].total]


def test_the_chance_of_every_answer_is_that_of_the_odds():
    play = missed()
    ask, stakes = play.table.ask, stakes_of(play)
    assert ask is not None
    assert stakes.goal == "hit"
    for option, prospect in zip(ask.options, stakes.prospects, strict=True):
        assert prospect.chance == pytest.approx(odds(play.table, option).chance(lambda one: one["hit"] > 0))
    assert [prospect.chance for prospect in stakes.prospects] == pytest.approx([0, 21 / 36, 10 / 36])


def test_the_fan_says_which_sums_of_new_dice_would_do():
    own, enemy = stakes_of(missed()).prospects[1:]
    assert [bar.value for bar in own.fan if bar.serves] == [7, 8, 9, 10, 11, 12]
    assert [bar.value for bar in enemy.fan if bar.serves] == [2, 3, 4, 5]


def test_a_hero_who_is_struck_would_escape():
    play = position(DUEL, S=hero(fortune=2), k=orc(), turn="k", dice=[6, 5, 2, 1])
    while play.asks() != "fortune-melee":
        play.table.choose(play.table.ask.options[play.table.ask.default])  # type: ignore[union-attr]
    stakes = stakes_of(play)
    assert stakes.goal == "escape"
    assert [side.who for side in stakes.sides] == [play.names["k"], play.names["S"]]
    ask = play.table.ask
    assert ask is not None
    for option, prospect in zip(ask.options, stakes.prospects, strict=True):
        assert prospect.chance == pytest.approx(odds(play.table, option).chance(lambda one: not one["own-hit"]))


def test_others_see_the_dice_and_not_what_answers_are_worth():
    play = missed()
    watching = stakes_of(play, NOBODY)
    assert watching.sides == stakes_of(play).sides
    assert watching.prospects == ()


@rule("UN-0516", "UN-0517")
def test_a_block_says_the_number_needed_and_who_shields_throws_twice():
    play = position(
        DUEL, S=hero(hands=["broadsword", "shield"], facing="north", fortune=0), k=orc(), turn="k", dice=[6, 5, 2, 1]
    )
    while play.asks() != "block":
        play.table.choose(play.table.ask.options[play.table.ask.default])  # type: ignore[union-attr]
    stakes = stakes_of(play)
    (side,) = stakes.sides
    once = (7 - side.total) / 6
    assert [prospect.chance for prospect in stakes.prospects] == pytest.approx([once, 1 - (1 - once) ** 2, 0])


@rule("UN-0467", "UN-0099")
def test_the_damage_of_a_trap_shows_its_dice_the_armor_and_the_chance_of_fewer_wounds():
    play = position(DUEL, S=hero(fortune=2), k=orc(), turn="S", do=[], dice=[6, 6, 6, 6])
    blast, cause = Blast(dice=4), Cause("trap", trap=True)
    script = burst(play.game, play.who("S"), blast, 4, cause)
    wounded = next(script)
    assert isinstance(wounded, Roll)
    asking = script.send(4)
    assert isinstance(asking, Ask)
    assert asking.prompt == "fortune-damage"
    assert asking.stakes is not None
    stakes = asking.stakes.work()
    assert [(side.roll, side.shows) for side in stakes.sides] == [("trap-damage", 4), ("armor", 0)]
    least = max(2, stakes.sides[1].total)
    assert stakes.prospects[1].chance == pytest.approx(1 - ((7 - least) / 6) ** 4)


REACTIONS = ("fortune-", "again", "block", "parry", "fatal-blow")


def test_every_question_about_dice_has_its_stakes_and_its_dice_in_games_of_bots():
    prompts = set()
    for seed in ("stakes-1", "stakes-2"):
        setup = SYSTEM.default_setup("the-broken-tusk", 4, seed)
        table: Table[State, Universalis] = Table(SYSTEM, setup, digests=False)
        luck, bot = random.Random(seed), SensibleBot(1)
        for _ in range(260):
            ask = table.ask
            if ask is None:
                break
            if not ask.prompt.startswith(REACTIONS):
                table.choose(bot.answer(Chair(table, ask.seats()[0])))
                continue
            view = table.scene(ask.seat).ask
            assert view is not None
            assert view.stakes is not None, ask.prompt
            assert len(view.stakes.prospects) in (0, len(ask.options))
            thrown = [side for side in view.stakes.sides if side.roll not in ("block", "armor")]
            assert all(side.faces for side in thrown), (ask.prompt, view.stakes)
            prompts.add(ask.prompt)
            table.choose(luck.choice(list(ask.options)))
    assert {"fortune-melee", "fortune-test"} <= prompts, prompts
