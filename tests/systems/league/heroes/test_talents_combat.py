"""Talents of combat, each shown to change something and to leave something else alone.  LE-0073, LE-0357, LE-G06"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from systems.league.driving import standing
from systems.league.heroes.showing import against, damage, needed
from systems.league.proofs import talent
from undercroft.proofs.checklist import rule

CS = 50
"""The combat skill of everybody here."""
RS = 40
SKILLS = {"combat-skill": CS, "ranged-skill": RS, "dodge": 40, "strength": 35, "constitution": 35}


def facing(*talents, board="Wg", g=None, **more):
    """A hero with talents who faces an enemy that is no harder to hit than anybody."""
    foe = monster("skeleton") if g is None else g
    return standing(
        board, W=hero(talents=list(talents), values=SKILLS, facing="east", **more), g={**foe, "facing": "west"}
    )


def plain(play, skill=CS):
    """What a hero without talents rolls against."""
    return skill - play.game.card(play.enemy("g")).to_hit


@rule("LE-0357", "LE-G41", "LE-C179")
@talent("two-blades", changes=True)
def test_a_second_blade_does_a_point_more_and_parries_better():
    play = facing("two-blades", hand=["broadsword", "dagger"], stance=True)
    assert damage(play, "W", "g", "broadsword") == 5
    assert against(play, "g", "W", "parry-weapon") == CS + 5


@rule("LE-0357", "LE-G41")
@talent("two-blades", changes=False)
def test_a_blade_and_a_shield_are_not_two_blades():
    play = facing("two-blades", hand=["broadsword", "round-shield"], stance=True)
    assert damage(play, "W", "g", "broadsword") == 4
    assert against(play, "g", "W", "parry-weapon") == CS


@talent("blade-school", changes=True)
def test_a_blade_is_wielded_better():
    play = facing("blade-school", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play) + 5


@talent("blade-school", changes=False)
def test_a_mace_is_no_blade():
    play = facing("blade-school", hand=["mace"])
    assert needed(play, "W", "g", "mace") == plain(play)


@talent("bone-breaker", changes=True)
def test_what_crushes_does_a_point_more():
    assert damage(facing("bone-breaker", hand=["mace"]), "W", "g", "mace") == 5


@talent("bone-breaker", changes=False)
def test_what_cuts_does_not():
    assert damage(facing("bone-breaker", hand=["broadsword"]), "W", "g", "broadsword") == 4


@talent("shield-arm", changes=True)
def test_a_shield_parries_better():
    play = facing("shield-arm", hand=["round-shield"])
    assert against(play, "g", "W", "parry-shield") == CS - 15 + 5


@talent("shield-arm", changes=False)
def test_with_a_shield_arm_nobody_dodges_better():
    play = facing("shield-arm", hand=["round-shield"])
    assert against(play, "g", "W", "dodge") == 40


@talent("firm-guard", changes=True)
def test_a_weapon_parries_better():
    play = facing("firm-guard", hand=["broadsword"], stance=True)
    assert against(play, "g", "W", "parry-weapon") == CS + 5


@talent("firm-guard", changes=False)
def test_a_firm_guard_is_none_with_a_shield():
    play = facing("firm-guard", hand=["round-shield"], stance=True)
    assert against(play, "g", "W", "parry-shield") == CS + 15


@rule("LE-0410")
@talent("steady-aim", changes=True)
def test_an_aimed_shot_is_aimed_better():
    play = facing("steady-aim", board="W....g", hand=["short-bow"])
    play.who("W").aim = play.names["g"]
    assert needed(play, "W", "g", "short-bow") == plain(play, RS) + 10 + 5


@talent("steady-aim", changes=False)
def test_a_shot_that_was_not_aimed_is_as_any():
    play = facing("steady-aim", board="W....g", hand=["short-bow"])
    assert needed(play, "W", "g", "short-bow") == plain(play, RS)


@rule("LE-0377")
@talent("swift-loader", changes=True)
def test_a_swift_loader_loads_for_nothing():
    archer = hero(talents=["swift-loader"], hand=["short-bow"], loaded=False)
    play = position("W....g", W=archer, g=goblin(), turn="W")
    play.choose("load")
    assert (play.who("W").ap, play.who("W").loaded) == (2, True)


@talent("swift-loader", changes=False)
def test_what_is_loaded_is_not_loaded_again():
    archer = hero(talents=["swift-loader"], hand=["short-bow"], loaded=True)
    play = position("W....g", W=archer, g=goblin(), turn="W")
    assert not any(act.startswith("load") for act in play.acts())


@rule("LE-0409", "LE-G86")
@talent("headlong", changes=True)
def test_a_charge_strikes_better():
    play = facing("headlong", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword", "charge") == plain(play) + 10 + 10


@talent("headlong", changes=False)
def test_a_strike_without_a_charge_does_not():
    play = facing("headlong", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword", "power") == plain(play) + 20


@talent("beast-hunter", changes=True)
@pytest.mark.parametrize(("weapon", "board", "skill"), [("broadsword", "Wg", CS), ("short-bow", "W...g", RS)])
def test_beasts_are_hit_better_by_a_hunter(weapon, board, skill):
    play = facing("beast-hunter", board=board, g=monster("wolf"), hand=[weapon])
    assert needed(play, "W", "g", weapon) == plain(play, skill) + 5


@talent("beast-hunter", changes=False)
def test_undead_are_no_beasts():
    play = facing("beast-hunter", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play)


@rule("LE-C180")
@talent("hate-of-the-dead", changes=True)
def test_whoever_hates_the_dead_strikes_them_better_and_dodges_them_worse():
    play = facing("hate-of-the-dead", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play) + 10
    assert against(play, "g", "W", "dodge") == 40 - 5


@talent("hate-of-the-dead", changes=False)
def test_the_living_are_not_hated_for_it():
    play = facing("hate-of-the-dead", g=monster("orc"), hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play)
    assert against(play, "g", "W", "dodge") == 40


DEMON = "imp"


@rule("LE-C180")
@talent("hate-of-demons", changes=True)
def test_whoever_hates_demons_strikes_them_better_and_dodges_them_worse():
    play = facing("hate-of-demons", g=monster(DEMON), hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play) + 10
    assert against(play, "g", "W", "dodge") == 40 - 5


@talent("hate-of-demons", changes=False)
def test_the_dead_are_not_hated_as_demons_are():
    play = facing("hate-of-demons", hand=["broadsword"])
    assert needed(play, "W", "g", "broadsword") == plain(play)
