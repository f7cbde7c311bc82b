"""Passive rules that count when a monster strikes, each with and without the rule."""

from __future__ import annotations

import pytest

from systems.league.build import hero
from systems.league.foes.acting import HIT, MISS, acts, did
from undercroft.proofs.checklist import rule

BESIDE = ".....\n.gW..\n....."
NEAR = "....\ng..W\n...."
BEAST, UNDEAD = {"g behaviour": [1], "g attack-table": [6]}, {"g attack-table": [1]}
BODY = {"constitution": 30}


def open_to(card="brunna", **more):
    """A hero of 30 HP and no natural armour who has no dodge left."""
    return hero(card, **({"values": BODY, "hp": 30, "max_hp": 30, "dodged": 9} | more))


def one_action(state):
    state.enemies[0].stun = 1


def struck(card, dice=None, who=None, attack=HIT, **more):
    """One standard attack of a monster on a hero with no armour of any kind, which hits the torso."""
    given = {"g behaviour?": [1], "g attack-table?": [more.pop("table", 6)], "g attack": [attack], **(dice or {})}
    target = who or open_to()
    play = acts(BESIDE, card, given, W=target, prepare=one_action, **more)
    play.finish()
    return play


def needed(play):
    return next(event for event in play.events("summed") if event.what == "to-hit")


def terms(play):
    return {term.source: term.value for term in needed(play).terms}


# hate and fear


@rule("LE-0734", "LE-0778")
@pytest.mark.parametrize(("who", "more"), [("ogrim", 5), ("brunna", None)])
def test_who_hates_dwarves_has_5_more_cs_against_them_alone(who, more):
    play = struck("orc", {"g damage?": [1]}, open_to(who), attack=MISS, table=2)
    assert terms(play).get("hatred") == more


@rule("LE-0762")
@pytest.mark.parametrize(
    ("who", "afraid", "less"), [("sylwen", True, -10), ("sylwen", False, None), ("brunna", True, None)]
)
def test_who_is_afraid_of_elves_attacks_them_at_10_less(who, afraid, less):
    play = struck("goblin", None, open_to(who), attack=MISS, table=2, enemy={"fears_elves": afraid})
    assert terms(play).get("afraid") == less


# charges


@rule("LE-0763")
@pytest.mark.parametrize(("card", "dice"), [("wild-boar", 2), ("wolf", 1)])
def test_a_ferocious_charge_does_d4_more_damage(card, dice):
    faces = [5, 3][:dice]
    play = acts(NEAR, card, {"g attack": HIT, "g damage": faces}, W=open_to())
    play.finish()
    bonus = {"wild-boar": 1, "wolf": 1}[card]
    assert play.see("W")["hp"] == 30 - sum(faces) - bonus


@rule("LE-0763")
def test_a_strike_that_is_no_charge_does_not():
    play = struck("wild-boar", {"g damage": [5]})
    assert play.see("W")["hp"] == 30 - 5 - 1


# wounds


@rule("LE-0747")
@pytest.mark.parametrize(("card", "sanity"), [("cultist", 9), ("goblin", 10)])
def test_a_wound_of_a_cursed_weapon_costs_sanity(card, sanity):
    play = struck(card, {"g damage": [4]}, table=2)
    assert play.see("W")["sanity"] == sanity


@rule("LE-0747", "LE-G113")
def test_a_blow_that_armour_stops_costs_none():
    who = open_to(torso=["breastplate"])
    play = struck("cultist", {"g damage": [1]}, who, table=2)
    assert play.see("W")["sanity"] == 10


@rule("LE-0798")
@pytest.mark.parametrize(("card", "poison"), [("giant-centipede", 4), ("wolf", 0)])
def test_a_hero_damaged_by_a_poisonous_one_tests_con(card, poison):
    dice = {"g damage": [4]} | ({"W poison": [99], "W poison-turns": [3]} if poison else {})
    play = struck(card, dice)
    assert play.see("W")["poison"] == poison


@rule("LE-0519", "LE-0798")
def test_the_strength_of_the_poison_counts():
    dice = {"g behaviour": [1], "g attack-table": [6], "g attack": HIT, "g damage": [[4, 4], [4, 4]]}
    dice |= {"W poison": [25], "W poison-turns": [1]}
    play = acts("......\n.g.W..\n......", "tomb-spider", dice, W=open_to(), prepare=one_action)
    play.finish()
    assert play.see("W")["poison"] == 2


@rule("LE-0803")
@pytest.mark.parametrize(
    ("card", "strength", "lost"), [("dire-wolf", 99, 5 + 1 + 6), ("dire-wolf", 1, 5 + 1), ("wolf", None, 5 + 1)]
)
def test_who_fails_a_str_test_is_rent_for_d6_more(card, strength, lost):
    dice = {"g damage": [5]}
    if strength is not None:
        dice |= {"W rend": [strength], "g rend?": [6]}
    play = struck(card, dice)
    assert play.see("W")["hp"] == 30 - lost


# elements


@rule("LE-0766")
@pytest.mark.parametrize(("card", "burns"), [("fire-elemental", True), ("gargoyle", False)])
def test_fire_damage_ignores_armour_and_may_burn_on(card, burns):
    dice = {"g damage": [6]} | ({"W fire": [6]} if burns else {})
    play = struck(card, dice, open_to(torso=["leather-jerkin"]))
    assert play.see("W")["fire"] == (3 if burns else 0)
    assert (play.see("W")["hp"] == 24) == burns


@rule("LE-0766")
def test_frost_damage_may_stun():
    play = struck("frost-fiend", {"g damage": [6], "W frost": [6]})
    assert play.see("W")["stun"] == 1


# frenzy, several strikes


@rule("LE-0771", "LE-G110")
@pytest.mark.parametrize(("attack", "strikes"), [(HIT, 2), (MISS, 1)])
def test_a_frenzied_one_strikes_once_more_after_it_has_caused_damage(attack, strikes):
    thrown = [attack, HIT] if strikes == 2 else [attack]
    dice = {"g behaviour": [1], "g attack-table": [3], "g attack": thrown[:1], "g damage?": [[3], [3]]}
    if strikes == 2:
        dice = {"g behaviour": [1], "g attack-table": [3], "g attack": thrown, "g damage": [[3], [3]]}
    play = acts(BESIDE, "vampire-thrall", dice, W=open_to(), prepare=one_action)
    play.finish()
    assert play.rolled("attack") == strikes


@rule("LE-0771", "LE-G110")
def test_the_further_strike_gives_no_other():
    dice = {"g behaviour": [1], "g attack-table": [3], "g attack": [HIT, HIT], "g damage": [[3], [3]]}
    play = acts(BESIDE, "vampire-thrall", dice, W=open_to(), prepare=one_action)
    play.finish()
    assert play.rolled("attack") == 2


@rule("LE-0771")
def test_one_that_is_not_frenzied_does_not():
    dice = {"g behaviour": [1], "g attack-table": [3], "g attack": [HIT], "g damage": [[3]]}
    play = acts(BESIDE, "temptress", dice, W=open_to(), prepare=one_action)
    play.finish()
    assert play.rolled("attack") == 1


@rule("LE-0793")
@pytest.mark.parametrize(("card", "strikes"), [("giant-scorpion", 2), ("wolf", 1)])
def test_a_standard_attack_is_so_many_strikes_for_one_ap(card, strikes):
    play = (
        struck(card, attack=MISS)
        if strikes == 1
        else acts(
            BESIDE, card, {"g behaviour": [1], "g attack-table": [6], "g attack": [MISS, MISS]}, prepare=one_action
        )
    )
    assert did(play) == ["standard-attack"]
    assert play.rolled("attack") == strikes


@rule("LE-0793")
def test_a_power_attack_is_one_strike():
    play = acts(BESIDE, "giant-scorpion", {"g behaviour": [1], "g attack-table": [1], "g attack": [MISS]})
    play.finish()
    assert play.rolled("attack") == 1


@rule("LE-0794")
def test_each_head_of_a_hydra_strikes_another_hero_up_to_4_squares_away():
    board = "...........\n..g........\n....W......\n.....X.....\n...........\n....Y....Z."
    dice = {"g behaviour": [1], "g attack-table": [6], "g attack": [MISS] * 3}
    play = acts(board, "hydra", dice, prepare=one_action)
    assert did(play) == ["standard-attack"] * 3
    targets = {event.who for event in play.events("changed") if event.what == "missed"}
    assert targets == {play.names[name] for name in "WXY"}


# the touch of ghosts


@rule("LE-0773", "LE-0774")
@pytest.mark.parametrize(("face", "lost", "sanity"), [(99, 6, 9), (1, 0, 10)])
def test_a_ghostly_touch_needs_a_res_test_and_ignores_armour(face, lost, sanity):
    who = hero(hp=30, max_hp=30, torso=["breastplate"], values={"constitution": 60})
    dice = {"g behaviour": [1], "g attack-table": [3], "g attack": HIT, "W dodge": [99], "W ghostly-touch": [face]}
    dice |= {"g ghostly-touch": [6]} if lost else {}
    play = acts(BESIDE, "wraith", dice, W={**who, "facing": "west"}, prepare=one_action).take("W dodges")
    play.finish()
    assert (play.see("W")["hp"], play.see("W")["sanity"]) == (30 - lost, sanity)


@rule("LE-0773")
def test_a_ghostly_touch_may_be_dodged_but_not_parried():
    who = hero(hand=["broadsword", "round-shield"], stance=True, facing="west")
    dice = {"g behaviour": [1], "g attack-table": [3], "g attack": HIT, "W dodge": [1]}
    play = acts(BESIDE, "wraith", dice, W=who, prepare=one_action)
    assert {option.split()[0] for option in play.acts()} == {"dodge", "pass"}
    play.take("W dodges").finish()
    assert play.rolled("ghostly-touch") == 0


# size


@rule("LE-0780")
@pytest.mark.parametrize(("card", "lost"), [("cave-bear", 8), ("dire-wolf", 5)])
def test_a_large_one_rolls_damage_twice_and_keeps_the_better(card, lost):
    board = "......\n.g.W..\n......" if card == "cave-bear" else BESIDE
    bonus = 2 if card == "cave-bear" else 1
    faces = [[5], [8]] if card == "cave-bear" else [5]
    dice = {"g behaviour": [1], "g attack-table": [6], "g attack": HIT, "g damage": faces, "W rend": [1]}
    play = acts(board, card, dice, W=open_to(), prepare=one_action)
    play.finish()
    assert play.see("W")["hp"] == 30 - lost - bonus


# rust


def worn(play, card):
    return next(item for item in play.see("W")["worn"] if item.startswith(card))


@rule("LE-0744")
@pytest.mark.parametrize(("card", "wear"), [("acid-slime", "leather-jerkin~1"), ("giant-rat", "leather-jerkin")])
def test_what_is_corrosive_eats_armour_it_strikes_even_if_that_stops_the_blow(card, wear):
    play = struck(card, {"g damage": [1]}, open_to(torso=["leather-jerkin"]))
    assert worn(play, "leather-jerkin") == wear


@rule("LE-0744")
def test_armour_that_the_blow_beats_wears_only_once():
    play = struck("acid-slime", {"g damage": [6]}, open_to(torso=["leather-jerkin"]))
    assert worn(play, "leather-jerkin") == "leather-jerkin~1"
