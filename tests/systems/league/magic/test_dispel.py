"""Dispelling.  LE-0569 to LE-0573, LE-G99"""

from __future__ import annotations

import pytest

from systems.league.build import monster
from systems.league.magic.scene import cast, room, with_fields
from systems.league.magic.test_casting import spells_offered
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import DispelSpell
from undercroft.systems.league.foes.magic_user import castable
from undercroft.systems.league.magic.dispel import dispel, dispel_value, dispellers
from undercroft.systems.league.status.turns import activation_over

BOARD = """
.......
.W.F...
.......
.....g.
.......
"""
WALLED = """
+-+-+-+-+-+
|. W|. g .|
+ + + + + +
|. .|. . .|
+-+-+-+-+-+
"""


def duel(board=BOARD, *, spells=("dark-bolt",), **more):
    """A wizard, and a goblin that casts."""
    play = room(board, **more)
    with_fields("g", spells=spells, ap=2)(play)
    return play


@rule("LE-0569", "LE-0570", "LE-0571")
def test_a_hero_may_dispel_a_spell_that_has_succeeded_before_its_damage_is_thrown():
    play = duel()
    cast(play, "dark-bolt", "W", "yes", 50, roll=5, by="g")
    assert play.who("W").hp == 20


@rule("LE-0570")
def test_nobody_is_asked_about_a_spell_that_has_failed():
    play = duel()
    cast(play, "dark-bolt", "W", roll=99, by="g")
    assert not play.who("W").dispelled


@rule("LE-0569")
def test_it_need_not_be_tried():
    play = duel()
    cast(play, "dark-bolt", "W", "no", 6, roll=5, by="g")
    assert (play.who("W").hp, play.who("W").dispelled) == (14, False)


@rule("LE-0571", "LE-G99")
@pytest.mark.parametrize(("face", "left"), [(90, 20), (91, 15)])
def test_a_hero_dispels_with_arcane_arts_and_no_casting_value(face, left):
    play = duel(spells=("nightmare", "bile"))
    cast(play, "bile", "W", "yes", face, *((5, 2) if left == 15 else ()), roll=5, by="g")
    assert play.who("W").hp == left


@rule("LE-0571")
@pytest.mark.parametrize(("face", "left"), [(30, 30), (31, 26)])
def test_an_enemy_dispels_with_its_ranged_skill(face, left):
    play = duel()
    cast(play, "magic-dart", "g", face, *((4,) if left == 26 else ()))
    assert play.enemy("g").hp == left


@rule("LE-0572")
def test_a_hero_whose_spell_is_dispelled_still_pays_its_mana():
    play = duel()
    cast(play, "ember", "g", 1)
    assert (play.enemy("g").hp, play.who("W").mana) == (30, 54)


@rule("LE-G99")
def test_dispelling_costs_neither_mana_nor_ap():
    play = duel()
    cast(play, "dark-bolt", "W", "yes", 50, roll=5, by="g")
    assert (play.who("W").mana, play.who("W").ap) == (60, 2)


@rule("LE-0573")
def test_whoever_has_dispelled_casts_no_spell_of_its_own_in_its_next_turn():
    play = duel()
    cast(play, "dark-bolt", "W", "yes", 95, 6, roll=5, by="g")
    w = play.who("W")
    w.spells = ("magic-dart",)
    assert w.dispelled
    assert spells_offered(play) == []
    activation_over(play.game, w)
    assert spells_offered(play) == ["magic-dart"]


@rule("LE-0573")
def test_an_enemy_that_has_dispelled_does_not_cast_in_its_next_turn_either():
    play = duel()
    cast(play, "magic-dart", "g", 99, 4)
    one = play.enemy("g")
    assert castable(play.game, one, "ranged") == []
    activation_over(play.game, one)
    assert castable(play.game, one, "ranged")


@rule("LE-G99")
def test_each_caster_tries_once_for_a_spell():
    play = room(BOARD.replace("F", "h"), h=monster("goblin", hp=20))
    for name in ("g", "h"):
        with_fields(name, spells=("dark-bolt",))(play)
    cast(play, "magic-dart", "g", 99, 30)
    assert play.enemy("g").hp == 30
    assert play.enemy("g").dispelled
    assert play.enemy("h").dispelled


@rule("LE-0569")
def test_only_casters_dispel():
    play = duel(spells=())
    assert dispellers(play.game, play.who("W")) == []
    cast(play, "magic-dart", "g", 4)
    assert play.enemy("g").hp == 26


@rule("LE-0569", "LE-0791")
def test_a_magic_user_dispels_whatever_spells_it_knows():
    play = room(BOARD, foe="goblin-shaman")
    with_fields("g", spells=())(play)
    assert dispellers(play.game, play.who("W")) == [play.enemy("g")]


@rule("LE-0569")
def test_a_caster_who_sees_nothing_of_it_or_lies_there_does_not_dispel():
    walled = duel(WALLED)
    assert dispellers(walled.game, walled.enemy("g")) == []
    play = duel(W={"hp": 0})
    assert dispellers(play.game, play.enemy("g")) == []


@rule("LE-0480", "LE-0569")
def test_enemies_do_not_bother_about_spells_that_are_not_against_them():
    play = duel(F={"hp": 4})
    cast(play, "mend-flesh", "F", 5)
    assert not play.enemy("g").dispelled


@rule("LE-0571")
def test_fear_of_the_caster_counts_against_a_dispel():
    play = duel(W={"afraid": ("goblin",)})
    assert dispel_value(play.game, play.who("W"), play.enemy("g")).total == 80


def asked(play, spell, aim):
    """The question whether to dispel a spell of the goblin, as it is put."""
    target = play.game.model(play.names[aim])
    entry = DispelSpell(play.names["g"], spell, target.id, target.at)
    return next(dispel(play.game, entry))


@rule("LE-0569", "LE-0570")
def test_who_is_asked_by_default_dispels_what_is_hostile_and_leaves_the_rest():
    play = duel(spells=("dark-bolt", "knit-flesh"))
    assert asked(play, "dark-bolt", "W").default == 0
    assert asked(play, "knit-flesh", "g").default == 1
