"""Whom sorcerers, battle sorcerers and Leaders with a card of their own choose.  UN-0709, UN-0746, UN-0747, UN-C117"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, position
from undercroft.proofs.checklist import rule

FIGHTS = [2]
BRAVE = [6, 6]
"""The Courage test of whoever is attacked by something Fearsome."""

BLUNDER = [1, 1, 6, 5]
"""An attack that ends the activation, and the defense against it."""

SUMMONS = ["call-of-the-pack"] * 3
PLAIN = {"hands": [], "body": [], "skills": [], "spells": []}


def named(play: Play, id: int) -> str:
    return next(name for name, other in play.names.items() if other == id)


def bewitched(people: dict[str, Any], dice: list[int] | None = None, **more: Any) -> str:
    """At whom a shaman that does not help its friends casts its Spirit Spear."""
    shaman = {"creature": "orc-shaman", "hands": ["dagger"], "at": "b5", "cast": SUMMONS, **more}
    play = position(HALL, turn="k", dice=[*(dice or []), *FIGHTS, 1, 1, *[1] * 8], k=shaman, **people)
    casting = play.state.casting
    assert casting is not None
    return named(play, casting.target)


def struck(card: str, people: dict[str, Any], dice: list[int] | None = None, **more: Any) -> str:
    """Whom a creature without Mana left attacks hand to hand."""
    given = {"creature": card, "at": "f5", "mana": 0, "lore": "underworld", **more}
    play = position(HALL, turn="k", dice=[*(dice or []), *BLUNDER, *[1] * 4], k=given, **people)
    hit = play.state.hit
    assert hit is not None
    return named(play, hit.target)


def alike(**where: str) -> dict[str, Any]:
    """Heroes in nothing but their skin, one as good as the other."""
    numbers = {"armor": 0, "natural": 3, "combat": 3, "agility": 3, "intelligence": 3, "courage": 4, "vitality": 5}
    return {name: hero("taeral", at=at, vp=10, attributes=numbers, **PLAIN) for name, at in where.items()}


# sorcerers


@rule("UN-C117", "UN-0709")
def test_a_sorcerer_casts_at_who_has_most_friends_beside_him():
    assert bewitched(alike(A="e2", B="h5", C="i6", D="i4")) == "B"


@rule("UN-C117")
@pytest.mark.parametrize("bare", ["A", "B"])
def test_a_sorcerer_casts_at_the_least_armored_of_those_who_stand_alone(bare):
    people = alike(A="f2", B="f8")
    for name, one in people.items():
        one["body"] = [] if name == bare else ["chainmail"]
    assert bewitched(people) == bare


@rule("UN-C117")
def test_a_sorcerer_casts_at_the_closest_of_equals():
    assert bewitched(alike(A="i2", B="f8")) == "B"


@rule("UN-0747", "UN-C117")
@pytest.mark.parametrize(("die", "wanted"), [(1, "B"), (2, "A"), (3, "D")])
def test_a_sorcerer_who_leads_rolls_for_a_crowd_a_caster_or_a_dull_mind(die, wanted):
    people = alike(A="e2", B="h5", C="i6", D="i4")
    people["A"]["spells"] = ["lightning"]
    people["D"]["attributes"] = {**people["D"]["attributes"], "intelligence": 1}
    assert bewitched(people, [die], leader=True) == wanted


# battle sorcerers


@rule("UN-C117", "UN-0709")
def test_a_battle_sorcerer_without_mana_strikes_at_who_has_most_friends_beside_him():
    assert struck("war-priest", alike(A="f3", B="f7", C="f8")) == "B"


@rule("UN-C117", "UN-0711")
@pytest.mark.parametrize("weak", ["A", "B"])
def test_a_battle_sorcerer_strikes_at_the_easiest_to_hit_of_those_who_stand_alone(weak):
    people = alike(A="f3", B="f7")
    people[weak]["attributes"] = {**people[weak]["attributes"], "combat": 1}
    assert struck("war-priest", people) == weak


@rule("UN-C117")
def test_a_battle_sorcerer_strikes_at_the_closest_of_equals():
    assert struck("war-priest", alike(A="f2", B="f7")) == "B"


@rule("UN-0747", "UN-C117")
@pytest.mark.parametrize(("die", "wanted"), [(1, "C"), (2, "A"), (3, "B")])
def test_a_battle_sorcerer_who_leads_rolls_for_an_easy_mark_a_caster_or_a_crowd(die, wanted):
    people = alike(A="f3", B="f7", C="d5", D="e8", E="g8")
    people["A"]["spells"] = ["lightning"]
    people["C"]["attributes"] = {**people["C"]["attributes"], "combat": 1}
    assert struck("war-priest", people, [die], leader=True) == wanted


# Leaders with a card of their own


@rule("UN-0746", "UN-C117")
@pytest.mark.parametrize("great", ["A", "B"])
def test_a_leader_with_a_card_of_its_own_wants_the_most_valuable_enemy_and_rolls_for_nothing(great):
    people = alike(A="f3", B="f8")
    people[great]["vp"] = 30
    assert struck("lord-of-the-pit", people, BRAVE, leader=True) == great


@rule("UN-0746", "UN-C117")
@pytest.mark.parametrize("mage", ["A", "B"])
def test_of_equal_value_it_wants_a_caster(mage):
    people = alike(A="f3", B="f8")
    people[mage]["spells"] = ["lightning"]
    assert struck("lord-of-the-pit", people, BRAVE, leader=True) == mage


@rule("UN-0746", "UN-C117", "UN-0709")
def test_it_does_not_spread_its_attacks_over_those_not_attacked_yet():
    people = alike(A="f3", B="f8")
    people["A"]["vp"] = 30
    play = position(
        HALL,
        turn="k",
        dice=[*BRAVE, *BLUNDER, *[1] * 4],
        k={"creature": "lord-of-the-pit", "at": "f5", "mana": 0, "leader": True},
        prepare=lambda state: setattr(state.heroes[0], "attacked", True),
        **people,
    )
    said = [event.args["target"] for event in play.events("said") if event.message == "universalis-attack"]
    assert said[:1] == [play.names["A"]]
    assert play.rolled("leader") == 0


@rule("UN-0747")
def test_a_leader_of_another_behavior_does_roll():
    people = alike(A="f3", B="f8")
    play = position(
        HALL, turn="k", dice=[2, *BLUNDER, *[1] * 4], k={"creature": "orc-boss", "at": "f5", "leader": True}, **people
    )
    assert play.rolled("leader") == 1
