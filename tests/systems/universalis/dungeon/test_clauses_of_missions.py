"""Single clauses of missions, Leaders, what Obstacles do and what a Dark Player plans.  UN-0055, UN-0566, UN-0750"""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square
from undercroft.kernel.requests import DONE, NOWHERE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import ObstacleMet, Panic
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.combat.damage import SPEND
from undercroft.systems.universalis.dark.hiring import _train, lesson
from undercroft.systems.universalis.dark.set_up import _dearer_leader, _raise_challenge, improvements
from undercroft.systems.universalis.dark.turn import may_draw
from undercroft.systems.universalis.dark.under_water import surface
from undercroft.systems.universalis.dungeon.leaders import panic, strengthen, strengthen_in_the_open
from undercroft.systems.universalis.dungeon.mission import arrived, left, new_turn
from undercroft.systems.universalis.dungeon.obstacles import bar, befall, blast, card_of
from undercroft.systems.universalis.ground.fixtures import fixture
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.rolls.fortune import KEEP
from undercroft.systems.universalis.state import Lurker


def hall(**people: Any) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


# missions


@rule("UN-0055", "UN-1181")
@pytest.mark.parametrize("done", [True, False])
def test_once_the_mission_is_done_the_group_is_asked_each_turn_whether_it_leaves(done: bool) -> None:
    play = hall()
    play.state.accomplished = done
    before = len(play.state.agenda)
    new_turn(play.game)
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == (["Triumph"] if done else [])


def quest_of(play: Play, **goal: Any) -> Play:
    """The same position, with another goal."""
    plan = play.game.plan
    changed = msgspec.structs.replace(plan.quest, goal=msgspec.structs.replace(plan.quest.goal, **goal))
    play.game.plan = copy.copy(plan)
    play.game.plan.quest = changed
    return play


@rule("UN-1181", "UN-0055")
@pytest.mark.parametrize(("kind", "round_", "held"), [("hold", 6, True), ("hold", 5, False), ("slay-leader", 6, False)])
def test_a_place_held_for_so_many_turns_accomplishes_the_mission(kind: str, round_: int, held: bool) -> None:
    play = quest_of(hall(), kind=kind, n=5)
    play.state.round = round_
    new_turn(play.game)
    assert play.state.accomplished is held


@rule("UN-0057", "UN-1171")
@pytest.mark.parametrize(
    ("kind", "at", "escaped"), [("escape", "b2", 1), ("escape", "d4", 0), ("slay-leader", "b2", 0)]
)
def test_a_hero_who_leaves_from_a_goal_square_has_escaped(kind: str, at: str, escaped: int) -> None:
    play = quest_of(hall(B=hero("borgron", at="d6"), T=hero("taeral", at="f6"), D=hero("dagna", at="h6")), kind=kind)
    play.game.plan.goal = 1 << square(play, "b2")
    play.who("S").at = square(play, at)
    left(play.game, play.who("S"))
    assert play.state.quest.get("escaped", 0) == escaped
    assert not play.state.accomplished
    play.who("B").at = square(play, "b2")
    left(play.game, play.who("B"))
    assert play.state.accomplished is (escaped == 1)


@rule("UN-1171", "UN-1192")
@pytest.mark.parametrize(
    ("kind", "at", "done"), [("reach", "b2", True), ("reach", "d4", False), ("slay-leader", "b2", False)]
)
def test_a_hero_on_a_goal_square_has_reached_it(kind: str, at: str, done: bool) -> None:
    play = quest_of(hall(d={"companion": "wolf", "at": "c2"}), kind=kind)
    play.game.plan.goal = 1 << square(play, "b2")
    play.who("d").at = square(play, at)
    arrived(play.game, play.who("d"))
    assert not play.state.accomplished
    play.who("S").at = square(play, at)
    arrived(play.game, play.who("S"))
    assert play.state.accomplished is done


# Leaders


@rule("UN-0750", "UN-0751")
@pytest.mark.parametrize(
    ("reserve", "skills", "sturdy", "kept"),
    [(17, [], 3, 10), (16, ["invulnerable"], 2, 10), (10, [], 0, 10), (4, [], 0, 4)],
)
def test_points_above_ten_become_vitality_of_the_leader(
    reserve: int, skills: list[str], sturdy: int, kept: int
) -> None:
    play = hall(k=orc(at="h8", leader=True, skills=skills), m=orc(at="j8"))
    play.state.reserve = reserve
    assert play.game.plan.quest.counter
    strengthen(play.game)
    assert (play.who("k").sturdy, play.who("m").sturdy, play.state.reserve) == (sturdy, 0, kept)


@rule("UN-0750", "UN-0751")
@pytest.mark.parametrize(("skills", "sturdy"), [([], 6), (["invulnerable"], 3)])
def test_without_the_counter_the_group_makes_the_leader_sturdy(skills: list[str], sturdy: int) -> None:
    play = hall(k=orc(at="h8", leader=True, skills=skills))
    plan = play.game.plan
    play.game.plan = copy.copy(plan)
    play.game.plan.quest = msgspec.structs.replace(plan.quest, counter=False)
    play.state.group = 60
    strengthen(play.game)
    assert play.who("k").sturdy == sturdy


@rule("UN-0750", "UN-0751")
@pytest.mark.parametrize(
    ("entered", "dark", "grows"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_in_the_open_the_leader_grows_once_the_main_room_was_entered(entered: bool, dark: bool, grows: bool) -> None:
    play = hall(k=orc(at="h8", leader=True), **({"hand": []} if dark else {}))
    play.state.main_entered, play.state.reserve = entered, 30
    strengthen_in_the_open(play.game)
    assert bool(play.who("k").sturdy) is grows


@rule("UN-0628", "UN-0754")
@pytest.mark.parametrize(("dice", "stays"), [((6, 6), True), ((1, 1), False)])
def test_a_grunt_whose_courage_fails_is_removed(dice: Any, stays: bool) -> None:
    play = hall()
    who = play.who("k")
    carried_out(panic(play.game, Panic(who.id)), Alike(dice, lambda one: one))
    assert (who in play.state.creatures) is stays


# what Obstacles do


def met(play: Play, **more: Any) -> ObstacleMet:
    return ObstacleMet(
        play.who("S").id, **{"card": "stake", "deed": "step", "access": NOWHERE, "at": play.who("S").at, **more}
    )


@rule("UN-0473", "UN-0476")
def test_a_blast_reaches_those_beside_it_where_the_card_says_so() -> None:
    play = hall(B=hero("borgron", at="c3"), T=hero("taeral", at="f6"))
    assert carried_out(blast(play.game, play.who("S"), Blast(dice=3), met(play)), 1) is True
    assert play.see("S")["wounds"] == 1
    script = blast(play.game, play.who("S"), Blast(dice=3, near=2), met(play))
    assert len(next(script).dice[0]) == 3
    assert len(script.send(0).dice[0]) == 2
    with pytest.raises(StopIteration) as end:
        script.send(2)
    assert end.value.value is True
    assert (play.see("B")["wounds"], play.see("T")["wounds"]) == (2, 0)


@rule("UN-0096", "UN-0610")
def test_what_fortune_turns_aside_is_turned_aside_as_a_whole() -> None:
    play = hall(S=hero(at="b2", fortune=2, wounds=4), B=hero("borgron", at="f6"))
    effects = card_of("stake").effects
    assert any(effect.name == "blast" for effect in effects)
    script = blast(play.game, play.who("S"), Blast(dice=3), met(play))
    next(script)
    request = script.send(3)
    while getattr(request, "prompt", "") != "fatal-blow":
        request = script.send(KEEP if getattr(request, "prompt", "").startswith("fortune") else 3)
    request = script.send(SPEND)
    with pytest.raises(StopIteration) as end:
        script.send(True)
    assert end.value.value is False
    assert play.see("S")["wounds"] == 4
    play.who("S").conditions = ("knocked-out",)
    assert carried_out(befall(play.game, play.who("S"), effects, met(play))) is True


@rule("UN-0178", "UN-0181", "UN-0186")
@pytest.mark.parametrize(
    ("word", "lock", "tried"), [("lock", "lock", False), ("riddle", "riddle", False), ("wall", "lock", True)]
)
def test_a_chest_is_locked_closed_by_a_riddle_or_barred_for_good(word: str, lock: str, tried: bool) -> None:
    play = hall(furniture=[{"kind": "chest", "at": "c3"}])
    bar(play.game, word, met(play, deed="chest", at=square(play, "c3")))
    known = fixture(play.game, f"chest {square(play, 'c3')}")
    assert (known.lock, bool(known.tried)) == (lock, tried)


# a Dark Player with a hand


@rule("UN-0616", "UN-0621")
@pytest.mark.parametrize(("reserve", "budget", "offered"), [(50, 100, True), (0, 100, False), (50, 1, False)])
def test_skills_are_taught_that_the_reserve_and_half_the_budget_allow(reserve: int, budget: int, offered: bool) -> None:
    card = next(card for card in library()[CREATURES].values() if len(card.extras) > 1 and card.vp <= 6)
    play = hall(hand=[])
    assert play.state.player is not None
    play.state.reserve, play.state.player.budget = reserve, budget
    script = _train(play.game, card.id, 0)
    if offered:
        ask = next(script)
        skill = ask.options[1].what
        taught = script.send(Option("teach", what=skill))
        assert skill not in [option.what for option in taught.options]
        with pytest.raises(StopIteration) as end:
            script.send(DONE)
        assert end.value.value == (skill,)
    else:
        assert carried_out(script) == ()
    assert carried_out(lesson(play.game, card.id, [])) == ""


@rule("UN-0566")
@pytest.mark.parametrize(("group", "found"), [(90, 0), (124, 0), (125, 1), (150, 2), (400, 12)])
def test_every_25_value_points_above_100_allow_an_improvement(group: int, found: int) -> None:
    play = hall(hand=[])
    play.state.group = group
    assert improvements(play.game) == found


@rule("UN-0566", "UN-0568", "UN-0571")
def test_improvements_are_announced_one_by_one_and_once_each() -> None:
    play = hall(hand=[])
    play.state.group, play.state.challenge = 150, ()
    script = _raise_challenge(play.game)
    assert len(next(script).options) == 5
    ask = script.send(Option("improve", what="elites"))
    assert "elites" not in [option.what for option in ask.options]
    with pytest.raises(StopIteration):
        script.send(Option("pass"))
    assert play.state.challenge == ("elites",)
    assert _dearer_leader(play.game) in range(26)


@rule("UN-0573", "UN-0574")
def test_nothing_is_drawn_in_a_combat_of_the_main_room_or_after_the_mission() -> None:
    play = hall(hand=[], k=orc(at="d4"), main=True)
    play.who("k").home = 0
    assert not may_draw(play.game)
    play.who("k").home = -1
    assert may_draw(play.game)
    play.state.accomplished = True
    assert not may_draw(play.game)


@rule("UN-C519")
def test_a_creature_that_comes_up_from_the_water_has_what_it_was_taught() -> None:
    board = "########\n#..wwww#\n#..wwww#\n########"
    swimmer = next(
        card
        for card in library()[CREATURES].values()
        if "aquatic-animal" in card.skills and person(card.id).base == (1, 1)
    )
    play = position(board, S=hero(at="b2"), k=orc(at="b3"), turn="S", hand=[])
    assert play.state.player is not None
    play.state.player.lurkers = (Lurker(swimmer.id, 0, ("strong",), 0),)
    script = surface(play.game)
    ask = next(script)
    with pytest.raises(StopIteration):
        script.send(ask.options[1])
    newcomer = play.state.creatures[-1]
    assert (newcomer.card, newcomer.extra, play.state.player.lurkers) == (swimmer.id, ("strong",), ())
    assert play.state.agenda[-1].newcomers == (newcomer.id,)
