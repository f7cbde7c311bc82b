"""Bleeding out.  LE-0295, LE-0296, LE-0533 to LE-0542, LE-G96, LE-X02"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, fight, standing
from undercroft.kernel.game import Over
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.combat.bleeding import can_be_helped, rest_bleeding, turn_ends
from undercroft.systems.league.ground.control import zone_of
from undercroft.systems.league.status.points import heal, lose_hp


def fallen(board="WVg", enemies=True, **who):
    """A hero who is down beside a companion."""
    more = {"g": monster("goblin")} if enemies else {}
    play = standing(board if enemies else "WV.", W=hero(**who), V=hero("sylwen"), **more)
    lose_hp(play.game, play.who("W"), 40)
    return play


@rule("LE-0533")
def test_a_hero_at_0_hp_is_knocked_down_and_can_do_nothing():
    play = fallen(stance=True)
    who = play.who("W")
    assert who.down
    assert who.prone
    assert (who.ap, who.stance) == (0, False)
    assert zone_of(play.game, who) == 0


@rule("LE-0533")
def test_it_is_no_longer_a_target():
    play = fallen()
    assert play.who("W") not in play.game.foes_of(play.enemy("g"))


@rule("LE-0541")
def test_each_time_it_loses_something_for_good_when_the_attack_is_over():
    play = standing(
        "WVg", W=hero(hp=2, values={"constitution": 20, "strength": 40}), V=hero("sylwen"), g=monster("goblin")
    )
    play.who("W").dodged = 1
    play.who("W").at, play.who("V").at = play.who("V").at, play.who("W").at
    fight(play, "g", "W", "dagger", (20, 6), 5, 1, 2)
    assert play.who("W").values.strength == 38


@rule("LE-0534")
def test_it_wakes_when_it_is_healed():
    play = fallen()
    who = play.who("W")
    heal(play.game, who, 1 - who.hp, "spell")
    assert who.able


@rule("LE-0539")
def test_when_all_are_bleeding_the_quest_is_lost_and_they_all_die():
    play = fallen()
    with pytest.raises(Over):
        lose_hp(play.game, play.who("V"), 40)
    assert play.state.outcome is not None
    assert not play.state.outcome.won
    assert all(one.dead for one in play.state.party)


@rule("LE-0540", "LE-G96")
def test_whom_nobody_can_help_dies_after_a_turn_outside_battle():
    play = fallen(enemies=False)
    assert not can_be_helped(play.game)
    turn_ends(play.game)
    assert not play.who("W").dead
    turn_ends(play.game)
    assert play.who("W").dead


@rule("LE-0540")
def test_in_battle_nobody_dies_of_it():
    play = fallen()
    for _ in range(3):
        turn_ends(play.game)
    assert not play.who("W").dead


@rule("LE-0535", "LE-0536", "LE-0537", "LE-0540")
@pytest.mark.parametrize("means", [{"quick": ["bandage"]}, {"pack": ["healing"]}])
def test_who_can_be_helped_lives(means):
    play = standing("WV", W=hero(), V=hero("sylwen", **means))
    lose_hp(play.game, play.who("W"), 40)
    assert can_be_helped(play.game)
    for _ in range(3):
        turn_ends(play.game)
    assert not play.who("W").dead


@rule("LE-0534", "LE-0540")
def test_a_healing_spell_is_a_means_as_long_as_there_is_mana():
    game = fallen().game
    spell = next(id for id, card in game.box[SPELLS].items() if any(e.name == "heals" for e in card.do))
    play = standing("WV", W=hero(), V=hero("aldrith", spells=[spell], mana=60))
    lose_hp(play.game, play.who("W"), 40)
    assert can_be_helped(play.game)
    play.who("V").mana = 0
    assert not can_be_helped(play.game)


@rule("LE-0295")
@pytest.mark.parametrize(("face", "dead"), [(50, False), (51, True)])
def test_at_rest_an_untreated_hero_passes_con_at_10_more_or_dies(face, dead):
    play = fallen(enemies=False, values={"constitution": 40})
    replies = () if dead else (3,)
    drive(rest_bleeding(play.game, play.who("W")), face, *replies)
    assert play.who("W").dead is dead


@rule("LE-0296")
def test_whoever_passes_regains_d4_hp():
    play = fallen(enemies=False, values={"constitution": 40})
    drive(rest_bleeding(play.game, play.who("W")), 20, 3)
    assert play.who("W").hp == 3


@rule("LE-0295")
def test_whoever_is_on_its_feet_needs_no_test():
    play = fallen(enemies=False)
    assert drive(rest_bleeding(play.game, play.who("V"))) is None


@rule("LE-0542", "LE-X02")
def test_where_it_is_played_so_it_dies_when_its_time_has_run_out_even_in_battle():
    play = fallen()
    who = play.who("W")
    who.time_left = 4
    for _ in range(3):
        turn_ends(play.game)
    assert not who.dead
    turn_ends(play.game)
    assert who.dead


@rule("LE-0542")
def test_whoever_wakes_has_all_the_time_again():
    play = fallen()
    who = play.who("W")
    who.time_left = 4
    heal(play.game, who, 50)
    assert who.time_left == 0
