"""Fear and terror, what going down costs for good.  LE-0541, LE-0542, LE-0634, LE-0739 to LE-0743, LE-G84, LE-G97"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, run, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import FearTests, Scar
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.rolls.values import value_of


def facing(card="goblin", **who):
    values = {"resolve": 40, **who.pop("values", {})}
    play = standing("W..g", W=hero(values=values, **who), g=monster(card))
    return play, play.who("W")


def of_kind(word):
    """A monster of the box with a special rule, and its number."""
    cards = facing()[0].game.box[MONSTERS]
    return next((id, effect.args) for id, card in cards.items() for effect in card.special if effect.name == word)


@rule("LE-0739", "LE-0740")
@pytest.mark.parametrize(("face", "afraid"), [(40, ()), (41, ("goblin",))])
def test_whoever_fails_a_test_of_resolve_is_afraid(face, afraid):
    play, who = facing()
    drive(face_up(play.game, who, "goblin"), face)
    assert who.afraid == afraid
    assert who.stun == 0


@rule("LE-0740")
def test_fear_is_10_less_on_attacks_and_magic_against_it_and_on_nothing_else():
    play, who = facing()
    who.afraid = ("goblin",)
    enemy = play.enemy("g")
    for value in ("combat-skill", "ranged-skill", "arcane-arts"):
        assert value_of(play.game, who, value, (), enemy).total == who.values.of(value) - 10
    assert value_of(play.game, who, "dodge", (), enemy).total == who.values.dodge
    assert value_of(play.game, who, "combat-skill").total == who.values.combat_skill


@rule("LE-0741", "LE-0742")
@pytest.mark.parametrize(("face", "passed"), [(20, True), (21, False)])
def test_terror_is_tested_at_20_less_and_stuns_whoever_fails(face, passed):
    play, who = facing()
    assert drive(face_up(play.game, who, "goblin", terror=True), face) is passed
    assert who.stun == (0 if passed else 1)
    assert who.afraid == (() if passed else ("goblin",))


@rule("LE-0622")
def test_failing_a_terror_test_ends_the_prayer():
    play, who = facing()
    play.state.prayer, play.state.praying = "bringer-of-light", who.id
    drive(face_up(play.game, who, "goblin", terror=True), 99)
    assert play.state.prayer == ""


@rule("LE-0739")
def test_only_heroes_up_to_the_level_test_against_fear():
    card, level = of_kind("cause-fear")
    play, who = facing(card)
    who.level = level + 1
    below = len(play.state.agenda)
    play.game.push(FearTests(card=card, left=(who.id,)))
    run(play, down_to=below)
    who.level = level
    play.game.push(FearTests(card=card, left=(who.id,)))
    run(play, 99, down_to=below)
    assert who.afraid == (card,)


@rule("LE-0743", "LE-G84")
@pytest.mark.parametrize(("above", "stun"), [(0, 1), (1, 0)])
def test_heroes_above_the_level_treat_terror_as_fear(above, stun):
    card, level = of_kind("cause-terror")
    play, who = facing(card)
    who.level = level + above
    below = len(play.state.agenda)
    play.game.push(FearTests(card=card, left=(who.id,)))
    run(play, 99, down_to=below)
    assert (who.afraid, who.stun) == ((card,), stun)


@rule("LE-0634")
def test_faith_makes_immune_to_fear_and_terror_is_fear_to_it():
    prayer = {"prayer": "power-of-faith", "praying": 1}
    play = standing("W..g", W=hero(values={"resolve": 40}), g=monster("goblin"), has=prayer)
    who = play.who("W")
    assert drive(face_up(play.game, who, "goblin"))
    assert drive(face_up(play.game, who, "goblin", terror=True), 40)
    assert not drive(face_up(play.game, who, "goblin", terror=True), 41)
    assert who.stun == 0


# going down


def scarred(*replies, **options):
    play = standing("WV", W=hero(max_hp=15, hp=15), V=hero("sylwen"), **options)
    below = len(play.state.agenda)
    play.game.push(Scar(play.names["W"]))
    run(play, *replies, down_to=below)
    return play.who("W")


@rule("LE-0541", "LE-G97")
@pytest.mark.parametrize(
    ("face", "value"),
    [(1, "strength"), (2, "constitution"), (3, "dexterity"), (4, "wisdom"), (5, "resolve")],
)
def test_going_down_costs_d4_of_a_stat_for_good(face, value):
    plain = scarred(6, 1).values
    assert scarred(face, 3).values.of(value) == plain.of(value) - 3


@rule("LE-0541", "LE-G97")
def test_or_of_its_hit_points():
    who = scarred(6, 4)
    assert (who.max_hp, who.hp) == (11, 11)


@rule("LE-G97")
def test_skills_are_not_changed():
    assert scarred(3, 4).values.combat_skill == scarred(6, 1).values.combat_skill


@rule("LE-0542", "LE-X02")
def test_where_it_is_played_so_a_d6_and_1_are_the_turns_it_has_left():
    assert scarred(3, 6, 1, options={"bleed-to-death": True}).time_left == 4
    assert scarred(6, 1).time_left == 0
