"""Checks of stats and skills, perfect rolls.  LE-0067 to LE-0073"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.driving import drive
from undercroft.kernel.dice import spread
from undercroft.kernel.tally import Term
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import SPECIES
from undercroft.systems.league.rolls.checks import D100, check, check_reading, needed_for
from undercroft.systems.league.rolls.values import value_of


def alone(**who):
    """A hero by itself, on a bare floor."""
    play = position(W=hero(**who))
    return play.game, play.who("W")


@rule("LE-0067", "LE-0073")
@pytest.mark.parametrize(("face", "success"), [(45, True), (46, False), (44, True)])
def test_a_roll_equal_to_the_value_or_lower_succeeds(face, success):
    game, who = alone(values={"strength": 45})
    assert drive(check(game, who, "strength", "lift"), face).success is success


@rule("LE-G51")
def test_a_roll_of_01_to_05_succeeds_whatever_the_value():
    reading = check_reading(2)
    assert reading.of(((5,),)).success
    assert not reading.of(((6,),)).success


@rule("LE-G51")
def test_a_roll_of_100_fails_whatever_the_value():
    reading = check_reading(120)
    assert reading.of(((99,),)).success
    assert not reading.of(((100,),)).success


def test_odds_follow_a_few_bands_and_not_a_hundred_faces():
    assert len(spread((D100,), check_reading(47))) == 4
    assert len(spread((D100,), check_reading(47, 95, True))) == 6


@rule("LE-0068", "LE-0069")
def test_a_perfect_roll_may_give_back_a_point_of_energy():
    game, who = alone(energy=0, max_energy=1)
    drive(check(game, who, "heal", "bandage"), 5, "regain-energy")
    assert who.energy == 1


@rule("LE-0068")
def test_06_is_no_perfect_roll():
    game, who = alone(energy=0, max_energy=1)
    drive(check(game, who, "heal", "bandage"), 6)
    assert who.energy == 0


@rule("LE-0068", "LE-0070")
def test_a_perfect_roll_may_raise_the_skill_that_was_rolled():
    game, who = alone(energy=0, max_energy=1, values={"heal": 25})
    drive(check(game, who, "heal", "bandage"), 3, "raise-value")
    assert who.values.heal == 26
    assert who.energy == 0


@rule("LE-0070", "LE-G50")
def test_a_skill_is_raised_once_between_settlements_and_another_one_besides():
    game, who = alone(values={"heal": 25, "perception": 25})
    for skill in ("heal", "heal", "perception"):
        drive(check(game, who, skill, skill), 1)
    assert (who.values.heal, who.values.perception) == (26, 26)


@rule("LE-0071", "LE-0072")
def test_a_perfect_roll_on_a_stat_raises_the_stat_and_no_skill_under_it():
    game, who = alone(values={"dexterity": 40, "combat-skill": 55})
    drive(check(game, who, "dexterity", "climb"), 2)
    assert (who.values.dexterity, who.values.combat_skill) == (41, 55)


@rule("LE-0300")
def test_no_stat_is_raised_above_what_the_species_allows():
    game, who = alone(values={"strength": 70})
    drive(check(game, who, "strength", "lift"), 1)
    assert who.values.strength == game.box[SPECIES][who.species].most["strength"] == 70


@rule("LE-0301", "LE-G80")
def test_no_skill_is_raised_above_80():
    game, who = alone(values={"perception": 80})
    drive(check(game, who, "perception", "search"), 1)
    assert who.values.perception == 80


@rule("LE-0067")
def test_what_the_occasion_adds_is_a_term_of_what_is_rolled_against():
    game, who = alone(values={"strength": 40})
    needed = needed_for(game, who, "strength", (Term(10, "rope"),))
    assert needed.total == 50
    assert drive(check(game, who, "strength", "lift", terms=(Term(10, "rope"),)), 50).success


@rule("LE-0118", "LE-G57")
def test_too_much_encumbrance_is_10_less_on_stats_and_skills():
    game, who = alone(values={"strength": 20, "wisdom": 30, "heal": 25}, pack=["plate-harness"])
    assert value_of(game, who, "wisdom").total == 20
    assert value_of(game, who, "heal").total == 15
    light, other = alone(values={"strength": 22, "wisdom": 30}, pack=["plate-harness"])
    assert value_of(light, other, "wisdom").total == 30


@rule("LE-0106", "LE-0107", "LE-G55")
@pytest.mark.parametrize(("morale", "resolve"), [(6, 28), (7, 38), (8, 38)])
def test_below_half_the_starting_morale_heroes_have_10_less_resolve(morale, resolve):
    play = position(W=hero(values={"resolve": 38, "wisdom": 30}), has={"morale": morale, "starting_morale": 13})
    assert value_of(play.game, play.who("W"), "resolve").total == resolve
    assert value_of(play.game, play.who("W"), "wisdom").total == 30


@rule("LE-0106", "LE-0436")
def test_low_morale_does_nothing_to_enemies():
    play = position("Wg", W=hero(), g=monster("goblin"), has={"morale": 0, "starting_morale": 13})
    printed = play.game.card(play.enemy("g")).values.resolve
    assert value_of(play.game, play.enemy("g"), "resolve").total == printed


@rule("LE-0239", "LE-0247")
def test_what_threat_gives_an_enemy_counts_for_its_cs_alone():
    play = position("Wg", W=hero(), g=monster("goblin", bonus=15))
    enemy, printed = play.enemy("g"), play.game.card(play.enemy("g")).values
    assert value_of(play.game, enemy, "combat-skill").total == printed.combat_skill + 15
    assert value_of(play.game, enemy, "ranged-skill").total == printed.ranged_skill
