"""The sensible player's magic of Earth, Air, Water and Music."""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.bot.test_magic import answer
from systems.universalis.build import HALL, hero, orc, position
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule


def casts(*spells: str, turn: str = "B", **more: Any) -> Option:
    """What Borgron does who knows these spells: Shara stands beside him, an orc some way off."""
    own = {"at": "c3", "hands": [], "pack": [], **more.pop("B", {})}
    people = {"B": hero("borgron", spells=list(spells), **own)}
    people["S"] = hero(at="c5", hands=["broadsword"], **more.pop("S", {}))
    people["k"] = orc(**{"at": "h3", "facing": "west", **more.pop("k", {})})
    return answer(position(more.pop("board", HALL), turn=turn, **people, **more))


@rule("UN-0453", "UN-0457")
@pytest.mark.parametrize(
    "spell", ["boulder", "whirlwind", "ice-lance", "jarring-note", "drowning-bubble", "chain-lightning", "resonance"]
)
def test_it_harms_an_enemy_with_any_of_the_lores(spell):
    option = casts(spell)
    assert (option.act, option.what) == ("cast", spell)


@rule("UN-0459")
@pytest.mark.parametrize("spell", ["stoneskin", "wind-walking", "heroic-ballad", "steadfast-chorus"])
def test_it_strengthens_when_the_enemy_is_near(spell):
    assert casts(spell, k={"at": "g5", "creature": "troll"}).what == spell


@rule("UN-0460")
@pytest.mark.parametrize("spell", ["embrace-of-the-earth", "breath-of-life", "wellspring", "song-of-rest"])
def test_it_heals_with_any_of_the_lores(spell):
    option = casts(spell, S={"wounds": 3})
    assert (option.act, option.what) == ("cast", spell)


def test_it_lays_nobody_on_the_floor_beside_an_enemy():
    assert casts("embrace-of-the-earth", S={"wounds": 3}, k={"at": "d6"}).what != "embrace-of-the-earth"


def test_it_drags_in_only_an_enemy_who_is_far():
    champion = {"creature": "orc-champion"}
    assert casts("undertow", k=champion).what == "undertow"
    assert casts("undertow", k={**champion, "at": "f4"}).what != "undertow"


def test_it_does_not_quake_under_a_friend():
    champion = {"creature": "orc-champion"}
    assert casts("earthquake", k={**champion, "at": "f5"}).what != "earthquake"
    far = {"k": {**champion, "at": "k9"}, "j": orc(at="j9", **champion)}
    assert casts("earthquake", **far).what == "earthquake"


@rule("UN-0451")
@pytest.mark.parametrize("spell", ["wall-of-stone", "open-the-earth"])
def test_it_bars_the_way_when_somebody_is_badly_hurt(spell):
    assert casts(spell, S={"wounds": 3}).what == spell
    assert casts(spell).what != spell


@rule("UN-0451")
def test_it_builds_a_wall_halfway_and_across():
    people = {"B": hero("borgron", spells=["wall-of-stone"], at="c3", hands=[], pack=[]), "k": orc(at="h3")}
    play = position(HALL, turn="B", dice={"B cast": [5, 4]}, **people).take("B casts wall-of-stone on a square")
    aimed = answer(play)
    assert play.game.plan.board.name(aimed.at) in ("e3", "f3")
    play.table.choose(aimed)
    way = answer(play)
    assert way.what == "north"
    play.table.choose(way)
