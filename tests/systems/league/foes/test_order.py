"""Which enemy acts when a monster token is drawn."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.driving import drive, standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import DrawToken
from undercroft.systems.league.foes.order import has_missile, next_enemy

HALL = "............\n............\n..W.........\n............\n............\n............"


def first(board, *faces, **figures):
    """Who is activated when a monster token is drawn, by name; the faces are those of the die among equals."""
    play = standing(board, **{"W": hero("brunna", acted=True)} | figures)
    found = drive(next_enemy(play.game, play.state.enemies), *faces)
    return next(name for name, id in play.names.items() if id == found.id)


@rule("LE-0465")
def test_a_monster_token_activates_whom_the_list_names():
    figures = {"W": hero("brunna", acted=True), "g": monster("goblin", at="f3"), "a": monster("goblin", at="d3")}
    play = position(HALL, do=[DrawToken()], decks={"order": ("enemy",)}, prepare=stunned, dice={}, **figures)
    begun = next(event.who for event in play.events("began") if event.what == "activation")
    assert begun == play.names["a"]


def stunned(state):
    """Nobody who is activated gets anything done: only who it is counts."""
    for one in state.enemies:
        one.stun = 2


@rule("LE-0465", "LE-0466")
@pytest.mark.parametrize("card", ["goblin-archer", "goblin-shaman"])
def test_archers_and_magic_users_come_first(card):
    assert first(HALL, g=monster("goblin", at="d3"), a=monster(card, at="j5")) == "a"


@rule("LE-0467")
def test_then_whoever_lets_others_in_by_shifting():
    board = "#########\n##h##...#\n#.g.#..b#\n#.W.#..X#\n#...#...#\n#########"
    figures = {"g": monster("goblin"), "h": monster("goblin"), "b": monster("goblin"), "X": hero("ogrim", acted=True)}
    assert first(board, **figures) == "g"


@rule("LE-0468")
def test_then_whoever_is_beside_a_hero():
    assert first(HALL, g=monster("goblin", at="f3"), a=monster("goblin", at="d3")) == "a"


@rule("LE-0469")
def test_then_the_closest_who_could_charge():
    assert first(HALL, g=monster("wolf", at="j3"), a=monster("wolf", at="h3")) == "a"


@rule("LE-0469", "LE-0511")
@pytest.mark.parametrize("state", [{"hp": 3}, {"stun": 1}, {"prone": True}, {"netted": True}])
def test_whoever_has_not_the_ap_for_a_charge_could_not_charge(state):
    assert first(HALL, g=monster("wolf", at="j3"), a=monster("wolf", at="h3", **state)) == "g"


@rule("LE-0469")
def test_of_equals_one_at_random():
    assert first(HALL, 2, g=monster("wolf", at="g2"), a=monster("wolf", at="g4")) == "a"


@rule("LE-0470")
def test_then_whoever_has_space_for_its_full_movement():
    board = "##########\nW.......g#\n#######.##\n########a#\n##########"
    board = "###############\nW............g#\n############.##\n#############a#\n###############"
    assert first(board, g=monster("zombie"), a=monster("zombie", at="n4")) == "g"


@rule("LE-0471")
def test_at_last_one_at_random():
    board = "##############\nW...........##\n############g#\n##############\n############a#\n##############"
    assert first(board, 2, g=monster("zombie"), a=monster("zombie")) == "a"


@rule("LE-0713")
@pytest.mark.parametrize(("weapons", "shoots"), [(["short-bow"], True), (["broadsword"], False), (["net"], False)])
def test_a_bow_is_a_missile_weapon_and_neither_a_sword_nor_a_net_is_one(weapons, shoots):
    play = standing(HALL, W=hero(), g=monster("skeleton", at="d4", weapons=weapons))
    assert has_missile(play.enemy("g")) == shoots
