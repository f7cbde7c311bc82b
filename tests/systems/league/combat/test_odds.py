"""Exact odds of attacks: few cases, and the same as every face of the dice.  LE-0348, LE-0489 to LE-0503"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from undercroft.crawl.things import Item
from undercroft.kernel.dice import spread
from undercroft.kernel.odds import odds
from undercroft.kernel.stakes import Stakes
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import Act, AfterAttack, Avoid, DamageRoll, HitRoll, TakeDamage
from undercroft.systems.league.combat.attack import alike, coarse_places, declared, hit_and_place
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.rolls.checks import check_reading
from undercroft.systems.league.state import Hit

STRIKE = (HitRoll(), Avoid(), DamageRoll(), TakeDamage(), AfterAttack(), Act(1))


def fighting(**dice):
    who = hero(hand=["broadsword"], values={"combat-skill": 55, "strength": 20})
    return position("Wg...", W=who, g=monster("goblin", hp=30), **dice)


def attacked(weapon="dagger", **who):
    """A goblin's attack, which has come to the question what the hero does against it."""

    def begin(state):
        state.hit = Hit(attacker=100, target=1, weapon=Item(weapon))

    values = {"constitution": 20, "combat-skill": 50, "dodge": 45, **who.pop("values", {})}
    worn = {"hand": ["broadsword", "round-shield"], "torso": ["leather-jerkin"], "head": ["leather-cap"], **who}
    return position(
        "Wg...",
        W=hero(values=values, hp=15, **worn),
        g=monster("goblin", hp=30),
        do=STRIKE,
        prepare=begin,
        dice={"g attack": [20, 3]},
    )


def chance(play, act):
    ask = play.table.ask
    option = next(one for one in ask.options if one.act == act)
    found = odds(play.table, option)
    assert found.exact
    return found


def test_a_strike_hits_as_often_as_its_skill_says():
    found = chance(fighting(), "strike")
    assert found.chance(lambda one: one["landed"]) == pytest.approx(0.50)
    assert found.chance(lambda one: one["dealt"] > 0) == pytest.approx(0.50)


@rule("LE-0501")
def test_the_better_of_two_throws_is_counted_for_05_of_100():
    found = chance(fighting(), "strike")
    plain, best = 4.5 + 1, sum(max(a, b) for a in range(1, 9) for b in range(1, 9)) / 64 + 1
    assert found.mean("dealt") == pytest.approx(0.45 * plain + 0.05 * best)


@rule("LE-0405")
def test_a_power_attack_hits_20_more_often():
    assert chance(fighting(), "power").chance(lambda one: one["landed"]) == pytest.approx(0.70)


@rule("LE-0489")
def test_a_dodge_is_counted_with_its_chance():
    found = chance(attacked(), "dodge")
    assert found.chance(lambda one: one["landed"]) == pytest.approx(0.55)


@rule("LE-0490", "LE-0497")
def test_a_shield_parry_takes_its_def_off_and_the_rest_goes_to_the_arm():
    found = chance(attacked(), "parry-shield")
    parried = [max(0, face - 4) for face in range(1, 7)]
    through = [max(0, face - 2) for face in range(1, 7)]
    assert found.mean("dealt") == pytest.approx(0.35 * sum(parried) / 6 + 0.65 * sum(through) / 6)


def test_doing_nothing_leaves_what_the_armour_lets_through():
    found = chance(attacked(), "pass")
    assert found.mean("dealt") == pytest.approx(sum(max(0, face - 2) for face in range(1, 7)) / 6)


@rule("LE-0503")
def test_what_odds_read_of_an_attack_is_what_everybody_sees_but_for_places_armoured_alike():
    play = attacked()
    game, who = play.game, play.who("W")
    reads = check_reading(40)
    dice, plain = hit_and_place(reads)
    same = alike(game, who)
    coarse = coarse_places(reads, same)
    assert dict(same) == {"head": "head", "arms": "arms", "torso": "torso", "legs": "arms"}
    from_plain = {}
    for (checked, place), weight in spread((dice,), plain):
        seen = (checked, dict(same)[place] if checked.success else "")
        from_plain[seen] = from_plain.get(seen, 0.0) + weight
    assert dict(spread((dice,), coarse)) == pytest.approx(from_plain)
    assert len(spread((dice,), coarse)) == 8


def test_an_attack_comes_to_few_cases():
    assert chance(fighting(), "strike").cases < 60
    assert chance(attacked(stance=True), "dodge").cases < 60


def test_the_tally_shown_before_the_roll_is_the_one_thrown():
    play = fighting(dice={"W attack": [99]})
    hit = declared(play.game, 1, 100, Item("broadsword"))
    before = to_hit(play.game, hit).frozen()
    play.choose("strike", who=100)
    (shown,) = [one for one in play.events("summed") if one.what == "to-hit"]
    assert shown.terms == before


def test_what_a_question_is_about_says_what_each_answer_is_worth():
    ask = attacked(stance=True).table.ask
    stakes = ask.stakes.work()
    assert isinstance(stakes, Stakes)
    assert [option.act for option in ask.options][-1] == "pass"
    worth = dict(zip((option.act for option in ask.options), (one.chance for one in stakes.prospects)))
    assert worth == pytest.approx({"parry-shield": 0.65, "dodge": 0.60, "parry-weapon": 0.50, "pass": 0.0})
    assert stakes.mine == 1
    assert stakes.sides[0].total == 35


@rule("LE-0409", "LE-G86")
def test_a_charge_has_odds_too_with_the_way_to_the_target():
    who = hero(hand=["broadsword"], values={"combat-skill": 55, "strength": 20})
    play = position("W..g.", W=who, g=monster("goblin", hp=30))
    found = chance(play, "charge")
    assert found.chance(lambda one: one["landed"]) == pytest.approx(0.60)
