"""Dodging and parrying.  LE-0357, LE-0415, LE-0485 to LE-0497, LE-0666, LE-G91"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import fight, standing
from undercroft.crawl.things import Item
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import TALENTS
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.combat.avoid import reactions
from undercroft.systems.league.status.turns import battle_over, begin_anew, turn_over

DUAL = "dual-wielding"
HIT = (20, 4)
"""The d100 of an attack that hits, and the d6 that says torso."""
PLAIN = {"constitution": 20, "combat-skill": 50, "dodge": 45, "dexterity": 40, "strength": 40}


def duel(board="Wg...", *, hand=("broadsword",), weapon="dagger", **who):
    """A hero with CS 50 and Dodge 45 before an enemy."""
    values = {**PLAIN, **who.pop("values", {})}
    return standing(
        board,
        W=hero(hand=list(hand), values=values, hp=15, **{"facing": "east", **who}),
        g=monster("goblin", hp=30, weapons=[weapon]),
    )


def answers(play, weapon="dagger", **more):
    """What the hero may do against an attack, and what each is rolled against."""
    hit = declared(play.game, play.names["g"], play.names["W"], Item(weapon), **more)
    hit.landed = True
    return {one.option.act: one.needed.total for one in reactions(play.game, play.who("W"), hit)}


# dodging


@rule("LE-0489", "LE-0666")
@pytest.mark.parametrize(("face", "landed"), [(45, False), (46, True)])
def test_a_successful_dodge_makes_the_attack_miss(face, landed):
    play = duel()
    damage = (1,) if landed else ()
    assert fight(play, "g", "W", "dagger", HIT, "dodge", face, *damage).landed is landed
    assert play.who("W").ap == 2


@rule("LE-0487")
def test_a_hero_dodges_once_in_a_battle():
    play = duel()
    fight(play, "g", "W", "dagger", HIT, "dodge", 20)
    assert "dodge" not in answers(play)
    battle_over(play.game)
    assert "dodge" in answers(play)


@rule("LE-0487")
def test_a_failed_dodge_counts_as_one_too():
    play = duel()
    fight(play, "g", "W", "dagger", HIT, "dodge", 90, 1)
    assert "dodge" not in answers(play)


@rule("LE-0487")
def test_a_talent_gives_more_dodges():
    talent = next(id for id, card in duel().game.box[TALENTS].items() if any(e.name == "dodges" for e in card.gives))
    play = duel(talents=[talent])
    fight(play, "g", "W", "dagger", HIT, "dodge", 20)
    assert "dodge" in answers(play)


@rule("LE-0415")
def test_whoever_aims_does_not_dodge():
    play = duel()
    play.who("W").aim = play.names["g"]
    assert "dodge" not in answers(play)


@rule("LE-G11")
def test_whoever_is_caught_in_a_net_does_not_dodge():
    assert "dodge" not in answers(duel(netted=True))


@rule("LE-0485")
@pytest.mark.parametrize(("facing", "found"), [("east", True), ("north", True), ("south", True), ("west", False)])
def test_nobody_dodges_or_parries_what_does_not_come_through_its_zone_of_control(facing, found):
    play = duel(hand=("broadsword", "round-shield"), facing=facing)
    assert bool(answers(play)) is found


@rule("LE-0485", "LE-G65")
def test_an_arrow_from_behind_is_neither_dodged_nor_parried():
    play = duel("W..g.", hand=("broadsword", "round-shield"), weapon="short-bow", facing="west")
    assert answers(play, "short-bow") == {}
    play.who("W").facing = 2
    assert answers(play, "short-bow").keys() == {"dodge", "parry-shield"}


@rule("LE-0486")
def test_only_strikes_and_arrows_may_be_avoided_and_some_only_be_dodged():
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    assert answers(play).keys() == {"dodge", "parry-weapon", "parry-shield"}
    assert answers(play, avoid="dodge").keys() == {"dodge"}
    assert answers(play, avoid="dodge-or-shield").keys() == {"dodge", "parry-shield"}
    assert answers(play, avoid="none") == {}


@rule("LE-0406", "LE-0488")
def test_whoever_made_a_power_attack_neither_dodges_nor_parries_until_its_next_activation():
    play = duel(hand=("broadsword", "round-shield"))
    fight(play, "W", "g", "broadsword", 99, how="power")
    assert answers(play) == {}
    begin_anew(play.game, play.who("W"))
    assert answers(play).keys() == {"dodge", "parry-shield"}


def test_whoever_is_knocked_out_avoids_nothing():
    play = duel(hand=("broadsword", "round-shield"))
    play.who("W").hp = 0
    assert answers(play) == {}


# without a stance


@rule("LE-0490")
def test_a_shield_parries_at_15_less_without_a_stance():
    assert answers(duel(hand=("broadsword", "round-shield")))["parry-shield"] == 50 - 15
    assert answers(duel()).keys() == {"dodge"}


@rule("LE-0490", "LE-G91")
def test_it_does_so_once_in_a_turn():
    play = duel(hand=("broadsword", "round-shield"))
    fight(play, "g", "W", "dagger", HIT, "parry-shield", 90, 1)
    assert "parry-shield" not in answers(play)
    turn_over(play.game)
    assert "parry-shield" in answers(play)


@rule("LE-0490", "LE-0493")
def test_nobody_parries_with_a_weapon_without_a_stance():
    assert "parry-weapon" not in answers(duel(hand=("broadsword", "round-shield")))


# in a stance


@rule("LE-0491", "LE-0492", "LE-0493", "LE-0495")
def test_a_stance_allows_a_better_dodge_a_weapon_parry_or_a_better_shield_parry():
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    assert answers(play) == {"dodge": 45 + 15, "parry-weapon": 50, "parry-shield": 50 + 15}


@rule("LE-0492")
def test_the_better_dodge_needs_an_unused_dodge():
    play = duel(stance=True)
    play.who("W").dodged = 1
    assert "dodge" not in answers(play)


@rule("LE-0491", "LE-G91")
@pytest.mark.parametrize("act", ["dodge", "parry-weapon", "parry-shield"])
def test_a_stance_allows_one_of_them_in_all(act):
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    fight(play, "g", "W", "dagger", HIT, act, 80, 1)
    assert not play.who("W").stance
    assert "parry-weapon" not in answers(play)


@rule("LE-G91")
def test_the_parry_without_a_stance_is_left_after_the_one_in_it():
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    fight(play, "g", "W", "dagger", HIT, "parry-shield", 80, 1)
    assert answers(play)["parry-shield"] == 50 - 15


@rule("LE-G91")
def test_a_stance_ends_at_the_next_activation():
    play = duel(stance=True)
    begin_anew(play.game, play.who("W"))
    assert not play.who("W").stance


@rule("LE-0493")
@pytest.mark.parametrize(("face", "hp"), [(50, 15), (51, 9)])
def test_a_weapon_parry_negates_all_damage(face, hp):
    play = duel(stance=True)
    damage = (6,) if face > 50 else ()
    fight(play, "g", "W", "dagger", HIT, "parry-weapon", face, *damage)
    assert play.who("W").hp == hp


@rule("LE-0494")
@pytest.mark.parametrize(("face", "wear"), [(94, 0), (95, 1), (100, 1)])
def test_a_weapon_parry_of_95_or_more_fails_and_wears_the_weapon(face, wear):
    play = duel(stance=True, values={"combat-skill": 98})
    damage = (1,) if wear else ()
    fight(play, "g", "W", "dagger", HIT, "parry-weapon", face, *damage)
    assert play.who("W").outfit.at("hand") == (Item("broadsword", wear),)


@rule("LE-0357")
def test_whoever_has_learned_it_parries_5_better_with_two_weapons():
    talent = next(id for id, card in duel().game.box[TALENTS].items() if any(e.name == DUAL for e in card.gives))
    both = ("shortsword", "dagger")
    assert answers(duel(hand=both, stance=True))["parry-weapon"] == 50
    assert answers(duel(hand=both, stance=True, talents=[talent]))["parry-weapon"] == 55
    assert answers(duel(hand=("shortsword",), stance=True, talents=[talent]))["parry-weapon"] == 50


# shields


@rule("LE-0495")
@pytest.mark.parametrize(("face", "hp"), [(65, 15 - 2), (66, 15 - 6)])
def test_a_shield_takes_its_def_off_the_damage(face, hp):
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    fight(play, "g", "W", "dagger", HIT, "parry-shield", face, 6)
    assert play.who("W").hp == hp


@rule("LE-0496")
@pytest.mark.parametrize(("damage", "wear"), [(4, 0), (5, 1)])
def test_a_shield_wears_when_the_damage_exceeds_its_def(damage, wear):
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    fight(play, "g", "W", "dagger", HIT, "parry-shield", 20, damage)
    assert Item("round-shield", wear) in play.who("W").outfit.at("hand")


@rule("LE-0497")
def test_what_is_left_hits_the_arm_whose_armour_protects():
    play = duel(hand=("broadsword", "round-shield"), stance=True, torso=["breastplate"], arms=["leather-bracers"])
    hit = fight(play, "g", "W", "dagger", HIT, "parry-shield", 20, 6)
    assert hit.location == "arms"
    assert play.who("W").hp == 15
    bare = duel(hand=("broadsword", "round-shield"), stance=True, torso=["breastplate"])
    fight(bare, "g", "W", "dagger", HIT, "parry-shield", 20, 6)
    assert bare.who("W").hp == 13


# what is asked


def test_what_is_likeliest_to_work_comes_first_and_nothing_last():
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    hit = declared(play.game, play.names["g"], play.names["W"], Item("dagger"))
    found = [one.needed.total for one in reactions(play.game, play.who("W"), hit)]
    assert found == sorted(found, reverse=True)


def test_what_is_shown_before_the_roll_is_what_is_rolled_against():
    play = duel(hand=("broadsword", "round-shield"), stance=True)
    hit = declared(play.game, play.names["g"], play.names["W"], Item("dagger"))
    for one in reactions(play.game, play.who("W"), hit):
        assert one.option.n == one.needed.total == total(one.needed.frozen())


@rule("LE-G32")
def test_whoever_is_in_a_red_rage_parries_nothing():
    play = duel(hand=("broadsword", "round-shield"), stance=True, conditions=["red-rage"])
    assert answers(play).keys() == {"dodge"}
