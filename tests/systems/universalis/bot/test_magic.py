"""The sensible player's magic."""

from __future__ import annotations

from typing import Any

from systems.universalis.box import SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.bots.chair import Chair
from undercroft.kernel.requests import Option


def answer(play: Play) -> Option:
    ask = play.table.ask
    assert ask is not None
    return SYSTEM.bots["sensible"](0).answer(Chair(play.table, ask.seats()[0]))


def wizard(dice: list[int] | None = None, *, turn: str = "M", **more: Any) -> Play:
    people = {"M": hero("maeliss", at="c3", pack=[], **more.pop("M", {})), "k": orc(**more.pop("k", {"at": "h3"}))}
    return position(HALL, turn=turn, dice=dice, **people, **more)


def test_it_blasts_an_enemy_in_sight():
    option = answer(wizard())
    assert (option.act, option.what) in (("cast", "fireball"), ("cast", "rain-of-embers"))


def test_it_does_not_burn_a_friend_beside_the_enemy():
    option = answer(wizard(S=hero(at="g3"), k={"at": "h4"}))
    assert (option.act, option.what) not in (("cast", "fireball"), ("cast", "rain-of-embers"))


def test_it_heals_who_is_badly_hurt():
    people = {"L": hero("tobbin", at="c3", spells=["lay-on-hands"], hands=[]), "S": hero(at="d3", wounds=3)}
    option = answer(position(HALL, turn="L", **people))
    assert (option.act, option.what) == ("cast", "lay-on-hands")


def test_it_keeps_a_caster_away_from_the_enemy():
    option = answer(wizard(M={"cast": ["fireball", "rain-of-embers", "flaming-weapon"] * 9}, k={"at": "e3"}))
    assert option.act == "move"
    assert abs(option.at - wizard(k={"at": "e3"}).who("k").at) > 1


def test_it_dispels_what_the_dark_casts():
    shaman = {"creature": "orc-shaman", "at": "h3"}
    play = position(HALL, turn="k", dice=[2, 6, 4], M=hero("maeliss", at="c3", pack=[]), k=shaman)
    assert answer(play).act == "dispel"


def runes(*spells: str, foe: str = "orc-warrior") -> tuple[str, str, str]:
    """What Borgron does with some runes, Shara beside him and an enemy some way off."""
    rune_master = hero("borgron", at="c3", spells=list(spells), hands=["axe"], pack=[])
    play = position(HALL, turn="B", round=1, B=rune_master, S=hero(at="c4"), k={"creature": foe, "at": "h3"})
    option = answer(play)
    return option.act, option.what, {id: name for name, id in play.names.items()}.get(option.who, "")


def test_what_strengthens_is_for_a_friend_before_oneself():
    assert runes("rune-of-breaking", foe="ghost") == ("cast", "rune-of-breaking", "S")


def test_what_lets_weapons_wound_ghosts_is_kept_for_ghosts():
    assert runes("rune-of-breaking")[1] != "rune-of-breaking"
