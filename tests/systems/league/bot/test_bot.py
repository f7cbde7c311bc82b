"""What the sensible player does in the dungeon."""

from __future__ import annotations

import pytest

from systems.league.build import SYSTEM, Play, goblin, hero, monster, position
from undercroft.bots import Chair
from undercroft.kernel.requests import Option

LONG = "W........g"


def choice(play: Play) -> Option:
    ask = play.table.ask
    assert ask is not None
    return SYSTEM.bots["sensible"](0).answer(Chair(play.table, ask.seats()[0]))


def test_it_strikes_whoever_is_beside_it():
    play = position("Wg", W=hero(hand=["broadsword"]), g=goblin())
    assert (choice(play).act, choice(play).who) == ("strike", play.names["g"])


def test_it_walks_up_to_an_enemy():
    play = position(LONG, W=hero(hand=["broadsword"], ap=1), g=goblin())
    walk = choice(play)
    assert walk.act == "walk"
    assert walk.at == play.at("e1")


@pytest.mark.parametrize(("hp", "act"), [(3, "drink"), (15, "strike")])
def test_it_drinks_when_it_is_weak_and_strikes_when_it_is_not(hp, act):
    play = position("Wg", W=hero(hp=hp, hand=["broadsword"], quick=["healing"]), g=monster("goblin"))
    assert choice(play).act == act


def test_it_bandages_whoever_is_down():
    play = position("WX", W=hero(hand=["broadsword"], quick=["bandage"]), X=hero("ogrim", hp=0), battle=0)
    assert (choice(play).act, choice(play).who) == ("bandage", play.names["X"])


def test_with_an_enemy_beside_it_a_shooter_takes_a_blade():
    play = position("Wg", W=hero("sylwen", hand=["short-bow"], quick=["shortsword"]), g=goblin())
    assert (choice(play).act, choice(play).what) == ("ready", "shortsword")


@pytest.mark.parametrize(("worn", "opens"), [([], True), (["mail-coif"], False)])
def test_it_opens_its_backpack_for_armour_where_nothing_protects_it(worn, opens):
    play = position(W=hero(hand=["broadsword"], head=worn, pack=["leather-cap"]), battle=0)
    assert (choice(play).act == "rearrange") == opens


def test_out_of_the_backpack_comes_what_it_opened_it_for():
    play = position(W=hero(hand=["broadsword"], pack=["rope", "leather-cap"]), battle=0)
    play.table.choose(choice(play))
    assert (choice(play).act, choice(play).what) == ("to-head", "leather-cap")
    play.table.choose(choice(play))
    assert [one.slot for one in play.who("W").outfit.on] == ["hand", "head"]


@pytest.mark.parametrize(("foes", "act"), [(["goblin"], "strike"), (["ogre", "ogre"], "perk")])
def test_energy_is_for_hard_battles(foes, act):
    people = {name: monster(card) for name, card in zip("ab", foes)}
    board = "Wa..." if len(foes) == 1 else "Wa.b.\n....."
    play = position(
        board + "\n.....\n.....", W=hero(hand=["broadsword"], perks=["taste-of-battle"], energy=1), **people
    )
    assert choice(play).act == act
