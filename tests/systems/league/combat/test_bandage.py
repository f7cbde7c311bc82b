"""Bandages.  LE-0278 to LE-0282, LE-0427, LE-0537, LE-0538, LE-0674, LE-G38, LE-G93"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.driving import drive, standing
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.bandage import bandages, may_treat, may_treat_itself, treat
from undercroft.systems.league.status.points import lose_hp

WITH = {"quick": ["bandage"], "values": {"heal": 30}}


def pair(board="WV...g", *, healer=None, **patient):
    """A hero with a bandage beside a companion who has lost HP, an enemy farther away."""
    given = {"hp": 5, "max_hp": 15, **patient}
    return standing(board, W=hero(**{**WITH, **(healer or {})}), V=hero("sylwen", **given), g=monster("goblin"))


def may(play):
    return may_treat(play.game, play.who("W"), play.who("V"))


@rule("LE-0278", "LE-0382")
def test_a_bandage_in_a_quick_slot_treats_an_adjacent_hero_for_1_ap():
    play = position(
        "WV...g",
        W=hero(**WITH),
        V=hero("sylwen", hp=5, max_hp=15),
        g=monster("goblin"),
        dice={"W bandage": [20], "W healing": [3]},
    )
    play.choose("bandage", who=play.names["V"])
    assert play.who("V").hp == 8
    assert play.who("W").ap == 1


@rule("LE-0278", "LE-0116")
def test_one_in_the_backpack_is_of_no_use():
    assert bandages(pair(healer={"quick": [], "pack": ["bandage"]}).who("W")) == ()


@rule("LE-0278")
def test_only_adjacent_heroes_are_treated():
    assert may(pair())
    assert not may(pair("W.V..g"))


@rule("LE-0279", "LE-0427")
@pytest.mark.parametrize("board", ["gWV", "WVg"])
def test_nobody_is_treated_with_an_enemy_adjacent_to_either(board):
    assert not may(pair(board))


@rule("LE-0280", "LE-0427", "LE-G93")
@pytest.mark.parametrize(("ap", "left", "owed"), [(2, 1, 0), (0, 0, 1)])
def test_the_treated_hero_loses_an_ap(ap, left, owed):
    play = pair(ap=ap)
    drive(treat(play.game, play.who("W"), play.who("V"), Item("bandage")), 90)
    assert (play.who("V").ap, play.who("V").owed) == (left, owed)


@rule("LE-0281", "LE-0389")
def test_a_hero_bandages_itself_for_2_ap_with_no_enemy_in_sight():
    dice = {"W bandage": [20], "W healing": [3]}
    play = position("W.", W=hero(**WITH, hp=9, max_hp=15), dice=dice)
    play.choose("bandage", who=play.names["W"])
    assert (play.who("W").hp, play.who("W").ap) == (12, 0)
    seen = standing("W..g", W=hero(**WITH, hp=9, max_hp=15), g=monster("goblin"))
    assert not may_treat_itself(seen.game, seen.who("W"))
    hidden = standing("W.i.g", W=hero(**WITH, hp=9, max_hp=15), g=monster("goblin"))
    assert may_treat_itself(hidden.game, hidden.who("W"))


@rule("LE-0282")
@pytest.mark.parametrize("replies", [(90,), (20, 2)])
def test_a_bandage_is_used_up_whether_it_helps_or_not(replies):
    play = pair()
    drive(treat(play.game, play.who("W"), play.who("V"), Item("bandage")), *replies)
    assert play.who("W").outfit.items() == ()


@rule("LE-0278", "LE-0674")
@pytest.mark.parametrize(("replies", "hp"), [((30, 4), 9), ((31,), 5)])
def test_a_heal_check_decides(replies, hp):
    play = pair()
    drive(treat(play.game, play.who("W"), play.who("V"), Item("bandage")), *replies)
    assert play.who("V").hp == hp


@rule("LE-G38")
def test_better_bandages_restore_more_but_nothing_above_the_maximum():
    play = pair(healer={"quick": ["linen-bandage"]}, hp=5)
    drive(treat(play.game, play.who("W"), play.who("V"), Item("linen-bandage")), 20, 8)
    assert play.who("V").hp == 13
    full = pair(hp=14)
    drive(treat(full.game, full.who("W"), full.who("V"), Item("bandage")), 20, 4)
    assert full.who("V").hp == 15


@rule("LE-0537", "LE-G38")
def test_after_the_battle_a_fallen_hero_may_be_treated_and_wakes_at_1_hp():
    play = standing("WV", W=hero(**WITH), V=hero("sylwen", max_hp=15))
    lose_hp(play.game, play.who("V"), play.who("V").hp + 1)
    assert may(play)
    drive(treat(play.game, play.who("W"), play.who("V"), Item("bandage")), 20, 1)
    assert play.who("V").down


@rule("LE-0537")
def test_during_the_battle_it_may_not():
    play = pair()
    lose_hp(play.game, play.who("V"), 20)
    assert not may(play)


@rule("LE-0538")
def test_whoever_is_knocked_out_applies_none():
    play = pair()
    lose_hp(play.game, play.who("W"), 40)
    assert not may(play)
    assert not may_treat_itself(play.game, play.who("W"))


@rule("LE-G32")
def test_a_wary_hero_lets_nobody_else_bandage_it():
    assert not may(pair(conditions=["wariness"]))


def test_nobody_is_treated_who_has_lost_nothing():
    assert not may(pair(hp=15))


@rule("LE-0281")
@pytest.mark.parametrize(
    ("board", "hp", "may"), [("W.i.g", 9, True), ("W.i.g", 7, False), ("W...g", 9, False)], ids=["ok", "1 AP", "seen"]
)
def test_it_takes_both_ap_and_nobody_in_sight_to_bandage_oneself(board, hp, may):
    play = position(board, W=hero(**WITH, hp=hp, max_hp=15), g=monster("goblin"))
    assert any(one.startswith("bandage") for one in play.acts()) == may
