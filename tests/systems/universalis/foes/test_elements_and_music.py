"""Sorcerers of the Artificial Dark Player with the lores of Earth, Air, Water and Music.  UN-0716, UN-0733, UN-0734"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.foes.casting import SHOVE, Plan, spell_plans

LORES = ("earth", "air", "water", "music")
OURS = [spell.id for spell in BOX[SPELLS].values() if spell.lore in LORES]


def sorcerer(lore: str, **more: Any) -> Play:
    """A court magus who knows a lore, a wounded orc beside him, Shara and Borgron before them."""
    people = {
        "S": hero(**{"at": "c3", "hands": ["broadsword"], **more.pop("S", {})}),
        "B": hero("borgron", **{"at": "c4", "hands": ["axe"], **more.pop("B", {})}),
        "k": {"creature": "court-magus", "lore": lore, "at": "h3", **more.pop("k", {})},
        "o": orc(**{"at": "h5", "wounds": 1, **more.pop("o", {})}),
    }
    return position(HALL, turn="S", **people, **more)


def plans(play: Play) -> dict[str, Plan]:
    return {plan.spell.id: plan for plan in spell_plans(play.game, play.who("k"))}


@rule("UN-0716", "UN-0733")
@pytest.mark.parametrize("id", OURS)
def test_a_sorcerer_of_the_dark_finds_every_spell_worth_casting_somewhere(id):
    spell = BOX[SPELLS][id]
    everywhere = [{}, {"o": {"at": "d4"}}, {"o": {"at": "i3"}}, {"o": {"at": "h4", "conditions": ["stunned"]}}]
    assert any(id in plans(sorcerer(spell.lore, **people)) for people in everywhere)


@rule("UN-0734")
def test_it_blows_no_more_enemies_away_than_friends():
    assert plans(sorcerer("air"))["gust"].worth == 2 * SHOVE
    crowd = {"o": {"at": "d4"}, "S": {}, "B": {}}
    beside = sorcerer("air", **crowd, p=orc(at="d3"), q=orc(at="d2"))
    assert "gust" not in plans(beside)


def test_the_earth_embraces_no_friend_beside_an_enemy():
    assert "embrace-of-the-earth" in plans(sorcerer("earth"))
    assert "embrace-of-the-earth" not in plans(sorcerer("earth", o={"at": "d4"}))


@rule("UN-0455")
def test_the_large_are_not_worth_an_undertow():
    great = {"skills": ["large"]}
    small, large = (plans(sorcerer("water", **people)) for people in ({}, {"S": great, "B": great}))
    assert ("undertow" in small, "undertow" in large) == (True, False)


def test_it_opens_the_earth_between_itself_and_the_nearest_hero():
    play = sorcerer("earth", k={"cast": ["boulder", "earthquake", "wall-of-stone", "stoneskin"] * 3})
    plan = plans(play)["open-the-earth"]
    board = play.game.plan.board
    assert board.distance(plan.at, play.who("S").at) + board.distance(plan.at, play.who("k").at) == 5
