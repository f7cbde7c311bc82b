"""Targets, facing, weapons lost, pits, and what comes before the list."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule
from undercroft.systems.league.dungeon.placing import recruit
from undercroft.systems.league.state import DROPPED, Token

BESIDE = ".....\n.gW..\n....."
STRIKE = {"g behaviour": [1], "g attack-table": [2]}


def one_action(state):
    state.enemies[0].stun = 1


def shut_eyes(state):
    state.enemies[0].stun = 1


# targets


@rule("LE-0464")
def test_an_enemy_acts_by_a_roll_for_its_behaviour():
    play = acts(BESIDE, "goblin", STRIKE, prepare=one_action)
    play.finish()
    assert (play.rolled("behaviour"), play.rolled("attack-table")) == (1, 1)


@rule("LE-0481")
def test_of_several_adjacent_heroes_it_picks_one_whom_no_other_has_chosen():
    board = ".....\n.gW..\n.Xh.."
    play = acts(board, "goblin", STRIKE, h=monster("goblin", target=1), prepare=one_action)
    play.finish()
    assert play.state.hit.target == play.names["X"]


@rule("LE-0480", "LE-0481")
def test_of_equals_it_picks_one_at_random():
    play = acts(
        ".....\n.gW..\n.X...",
        "goblin",
        {"g behaviour": [1], "random-target": [2], "g attack-table": [2]},
        prepare=one_action,
    )
    play.finish()
    assert play.state.hit.target == play.names["X"]


@rule("LE-0482")
def test_its_target_stays_the_same_for_the_turn():
    dice = {"g behaviour": [[1], [1]], "random-target": [2], "g attack-table": [[2], [2]]}
    play = acts(".....\n.gW..\n.X...", "goblin", dice)
    assert did(play) == ["standard-attack", "standard-attack"]
    assert play.rolled("random-target") == 1


@rule("LE-0482")
def test_the_next_turn_it_chooses_anew():
    dice = {"g behaviour": [1], "random-target": [2], "g attack-table": [2]}
    play = acts(".....\n.gW..\n.X...", "goblin", dice, enemy={"target": 1}, prepare=one_action)
    play.finish()
    assert play.state.hit.target == play.names["X"]


@rule("LE-0476")
def test_it_ignores_a_hero_in_a_pit():
    board = ".......\n.gW.X..\n......."
    play = acts(board, "goblin", {"g approach-table": [2]}, W=hero(pit=True), prepare=one_action)
    assert walked(play)
    assert play.enemy("g").target == play.names["X"]


# facing


@rule("LE-0474")
def test_it_ends_with_as_few_heroes_behind_it_as_can_be():
    board = "..X..\n..gW.\n..Y.."
    dice = {"g behaviour": [1], "random-target?": [1], "g attack-table": [1]}
    play = acts(board, "goblin", dice)
    play.finish()
    assert play.see("g")["facing"] == "east"


@rule("LE-0475")
def test_it_turns_its_back_on_who_shoots_rather_than_on_who_strikes():
    board = "..X..\n..g..\n..Y.."
    dice = {"g behaviour": [1], "random-target?": [1], "g attack-table": [1]}
    bow, blade = hero("ogrim", hand=["short-bow"]), hero("corvo", hand=["broadsword"])
    play = acts("..X..\n..g..\n..Y..\n.....", "goblin", dice, X=bow, Y=blade)
    play.finish()
    sides = play.see("g")["facing"]
    assert sides in ("east", "west", "south")
    narrow = acts(
        "#X#\n#g#\n#Y#",
        "goblin",
        {"g behaviour": [1], "random-target?": [1], "g attack-table": [1]},
        X=bow,
        Y=blade,
        enemy={"facing": "north"},
    )
    narrow.finish()
    assert narrow.see("g")["facing"] in ("east", "west", "south")
    assert board


# weapons


@rule("LE-0473")
@pytest.mark.parametrize("card", ["goblin-archer", "goblin-shaman"])
def test_who_shoots_or_casts_has_a_dagger_besides(card):
    play = acts(BESIDE, "goblin", {"g behaviour": [1], "g attack-table": [1]})
    assert recruit(play.game, card).weapons[-1] == "dagger"
    assert recruit(play.game, "orc").weapons == ("battleaxe",)


@rule("LE-0812")
def test_simple_weapons_are_warhammers():
    play = acts(BESIDE, "goblin", {"g behaviour": [1], "g attack-table": [1]})
    assert recruit(play.game, "ogre", ("battleaxe",)).weapons == ("warhammer",)
    assert recruit(play.game, "orc", ("broadsword",)).weapons == ("broadsword",)


def disarmed(state):
    enemy = state.enemies[0]
    enemy.weapons, enemy.dropped = (), enemy.at
    state.tokens = (Token(kind="dropped", at=enemy.at, name="shortsword", n=enemy.id),)


@rule("LE-0484")
def test_it_keeps_trying_to_get_its_weapon_back():
    play = acts(BESIDE, "goblin", {"g fetch-weapon": [[99], [1]]}, prepare=disarmed)
    assert did(play) == []
    assert play.see("g")["weapons"] == ["shortsword"]


@rule("LE-0484")
def test_it_takes_up_its_own_weapon_and_no_other():
    play = acts(BESIDE, "goblin", {"g fetch-weapon": [1], "g behaviour": [1], "g attack-table": [1]}, prepare=littered)
    play.finish()
    assert play.see("g")["weapons"] == ["shortsword"]
    assert [one.name for one in play.state.tokens] == ["mace", "goblin"]


def littered(state):
    """Something else lies there, dropped by somebody else, and a corpse with the enemy's own number."""
    disarmed(state)
    enemy = state.enemies[0]
    other = Token(kind=DROPPED, at=enemy.at, name="mace", n=99)
    state.tokens = (other, Token(kind="corpse", at=enemy.at, name="goblin", n=enemy.id), *state.tokens)


@rule("LE-0483")
@pytest.mark.parametrize(("card", "prone", "weapons"), [("goblin", False, []), ("wolf", True, [])])
def test_on_00_an_armed_one_loses_its_weapon_and_an_unarmed_one_falls(card, prone, weapons):
    dice = {"g behaviour": [1], "g attack-table": [5], "g attack": [100, 3]}
    play = acts(BESIDE, card, dice, prepare=one_action)
    play.finish()
    assert (play.see("g")["prone"], play.see("g")["weapons"]) == (prone, weapons)


@rule("LE-0352", "LE-0484")
def test_one_that_lies_down_stands_up_first():
    play = acts(BESIDE, "goblin", STRIKE, enemy={"prone": True})
    assert did(play) == ["standard-attack"]
    assert not play.see("g")["prone"]


@rule("LE-G106")
def test_a_stance_ends_its_activation():
    play = acts(BESIDE, "goblin", {"g behaviour": [1], "g attack-table": [1]})
    play.finish()
    assert play.see("g")["ap"] == 0
