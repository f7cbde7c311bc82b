"""Luck: dice that affect a hero are thrown again.  LE-0659, LE-0660"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, fight, standing
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.combat.stakes import luck_stakes
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.rolls.ailments import risk_poison
from undercroft.systems.league.rolls.checks import check, check_reading


@rule("LE-0659")
def test_a_point_of_luck_has_a_failed_check_thrown_again():
    play = standing(W=hero(luck=1, max_luck=1, values={"strength": 40}))
    who = play.who("W")
    assert drive(check(play.game, who, "strength", "lift"), 80, "luck", 30).success
    assert who.luck == 0


@rule("LE-0659")
def test_whoever_lets_the_dice_lie_keeps_its_luck():
    play = standing(W=hero(luck=1, max_luck=1, values={"strength": 40}))
    assert not drive(check(play.game, play.who("W"), "strength", "lift"), 80, "keep").success
    assert play.who("W").luck == 1


@rule("LE-0659")
def test_without_luck_nobody_is_asked():
    play = standing(W=hero(luck=0, values={"strength": 40}))
    assert not drive(check(play.game, play.who("W"), "strength", "lift"), 80).success


@rule("LE-0660")
def test_a_throw_for_luck_stands_even_where_more_luck_is_left():
    play = standing(W=hero(luck=2, max_luck=2, values={"strength": 40}))
    assert not drive(check(play.game, play.who("W"), "strength", "lift"), 80, "luck", 90).success
    assert play.who("W").luck == 1


@rule("LE-0659")
def test_an_attack_against_a_hero_affects_it_directly():
    play = standing("Wg", W=hero(luck=1, max_luck=1, power=True), g=monster("goblin"))
    hit = fight(play, "g", "W", "dagger", (20, 4), "luck", (90, 4))
    assert not hit.landed
    assert play.who("W").luck == 0


@rule("LE-0659")
def test_an_attack_on_somebody_else_does_not_affect_it():
    play = standing("Wg\nV.", W=hero(luck=0, power=True), V=hero("sylwen", luck=1, max_luck=1), g=monster("goblin"))
    hit = fight(play, "g", "W", "dagger", (20, 4), 1)
    assert hit.landed


@rule("LE-0659")
@pytest.mark.parametrize(("answer", "dealt"), [(("keep",), 6), (("luck", 1), 1)])
def test_the_damage_it_takes_may_be_thrown_again_too(answer, dealt):
    values = {"constitution": 20}
    play = standing("Wg", W=hero(luck=1, max_luck=1, power=True, values=values, hp=15), g=monster("goblin"))
    replies = ((20, 4), "keep", 6, *answer)
    hit = fight(play, "g", "W", "dagger", *replies)
    assert hit.dealt == dealt


@rule("LE-0659")
def test_the_turns_of_poison_may_be_thrown_again():
    play = standing(W=hero(luck=1, max_luck=1, values={"constitution": 40}))
    who = play.who("W")
    drive(risk_poison(play.game, who), 90, "keep", 9, "luck", 2)
    assert who.poison == 1 + 2


@rule("LE-0659")
@pytest.mark.parametrize(("own", "goal", "mine", "worth"), [(True, "hit", 0, 0.50), (False, "escape", 1, 0.65)])
def test_the_question_says_what_a_new_throw_is_worth(own, goal, mine, worth):
    play = standing("Wg", W=hero(values={"combat-skill": 55}), g=monster("goblin"))
    sides = (play.names["W"], play.names["g"])
    hit = declared(play.game, *(sides if own else sides[::-1]), Item("dagger"))
    needed = to_hit(play.game, hit)
    stakes = luck_stakes(hit, needed, check_reading(needed.total), own)().work()
    assert (stakes.goal, stakes.mine) == (goal, mine)
    assert [one.chance for one in stakes.prospects] == pytest.approx([0.0, worth])
