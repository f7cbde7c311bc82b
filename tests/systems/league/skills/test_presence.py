"""What monsters do by being there."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import MonstersStir, Turn
from undercroft.systems.league.combat.occasions import Blow
from undercroft.systems.league.rolls.values import value_of

APART = ".......\n.W...g.\n......."
BESIDE = ".....\n.Wg..\n....."


def quiet(board, do=None, dice=None, **figures):
    return position(board, do=do or [], dice=dice or {}, **({"W": hero()} | figures))


@rule("LE-0800")
@pytest.mark.parametrize(("card", "less"), [("dream-eater", 20), ("orc", 0)])
def test_while_it_lives_all_heroes_have_20_less_res(card, less):
    play = quiet(APART, g=monster(card))
    assert play.who("W").values.resolve - value_of(play.game, play.who("W"), "resolve").total == less


@rule("LE-0800")
def test_when_it_is_dead_they_have_it_back():
    play = quiet(APART, g=monster("dream-eater"))
    play.state.enemies.clear()
    assert value_of(play.game, play.who("W"), "resolve").total == play.who("W").values.resolve


@rule("LE-0801")
def test_two_of_them_do_not_add_up():
    play = quiet(APART, g=monster("dream-eater"), h=monster("dream-eater", at="g1"))
    assert play.who("W").values.resolve - value_of(play.game, play.who("W"), "resolve").total == 20


@rule("LE-0775")
@pytest.mark.parametrize(("at", "less"), [("b2", 15), ("h2", 0)])
def test_everybody_in_its_room_has_15_less_rs(at, less):
    board = "..........\n..........\n..........\n..........\n.........."
    play = quiet(board, W=hero(at=at), g=monster("wind-elemental", at="d4"))
    rs = play.who("W").values.ranged_skill
    assert rs - value_of(play.game, play.who("W"), "ranged-skill").total == less


@rule("LE-0802")
@pytest.mark.parametrize(("card", "hp"), [("troll", 14), ("ogre", 10)])
def test_at_the_start_of_every_turn_it_regains_d6_hp(card, hp):
    dice = {"g regeneration": [4]} if card == "troll" else {}
    play = quiet(APART, [MonstersStir()], dice, g=monster(card, hp=10))
    assert play.see("g")["hp"] == hp


@rule("LE-0802")
def test_a_battle_turn_begins_with_that():
    troll = monster("vampire", hp=10, stun=2)
    play = position(APART, W=hero(), g=troll, do=[Turn()], dice={"g regeneration": [4]})
    assert play.rolled("regeneration") == 1


@rule("LE-0750")
@pytest.mark.parametrize(
    ("card", "board", "tests"), [("plague-zombie", BESIDE, 1), ("plague-zombie", APART, 0), ("zombie", BESIDE, 0)]
)
def test_heroes_beside_what_is_ridden_with_disease_test_con(card, board, tests):
    play = quiet(board, [MonstersStir()], {"W disease": [99]} if tests else {}, g=monster(card))
    assert play.see("W")["diseased"] == bool(tests)


@rule("LE-0750", "LE-G42")
@pytest.mark.parametrize(("card", "ill"), [("plague-rat", False), ("plague-zombie", True), ("mummy", True)])
def test_the_disease_changes_the_test(card, ill):
    play = quiet(BESIDE, [MonstersStir()], {"W disease": [35]}, W=hero(values={"constitution": 30}), g=monster(card))
    assert play.see("W")["diseased"] == ill


# demons


def magic_hit(card, dealt, dice, magic=True):
    from undercroft.systems.league.combat.damage import harmed

    play = quiet(APART, g=monster(card))
    script, game = harmed(play.game, play.enemy("g"), Blow(dealt, 1, "", magic)), play.game
    reply = None
    try:
        request = script.send(None)
        while True:
            reply = request.reads.of(((dice,),))
            request = script.send(reply)
    except StopIteration:
        return game


@rule("LE-0748", "LE-G108")
@pytest.mark.parametrize(
    ("card", "dealt", "magic", "face", "gone"),
    [
        ("imp", 10, True, 99, True),
        ("imp", 10, True, 1, False),
        ("imp", 9, True, 99, False),
        ("imp", 10, False, 99, False),
        ("orc", 10, True, 99, False),
    ],
)
def test_10_magic_damage_may_send_a_demon_back(card, dealt, magic, face, gone):
    assert (not magic_hit(card, dealt, face, magic).state.enemies) == gone


@rule("LE-0748", "LE-0749")
def test_one_that_was_sent_back_counts_as_killed_and_cannot_be_looted():
    state = magic_hit("imp", 12, 99).state
    assert state.rewards == (80,)
    assert state.fallen == ()
    assert not any(token.kind == "corpse" for token in state.tokens)
