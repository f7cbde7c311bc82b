"""Active rules that need no blow: bellow, howl, petrify, seduce, master the dead, vanish."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.foes.acting import MISS, acts, did
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.monster_words import ACTIVE
from undercroft.systems.league.foes.special import bound
from undercroft.systems.league.state import Grip, Token

BESIDE = ".....\n.gW..\n....."
SKILL = {"g behaviour": [5]}


def one_action(state):
    state.enemies[0].stun = 1


@rule("LE-0735")
def test_every_active_rule_is_done_by_somebody():
    assert set(bound()) == {word.name for word in ACTIVE}


# bellow


@rule("LE-0736")
@pytest.mark.parametrize(("at", "faces", "stun"), [("f2", [99], 1), ("f2", [1], 0), ("g2", None, 0)])
def test_heroes_within_4_squares_pass_a_res_test_or_lose_an_action(at, faces, stun):
    board = "..........\n.gX.......\n.........."
    order = {**SKILL, "X bellow": [1]} | ({"W bellow": faces} if faces else {})
    play = acts(board, "goblin-king", order, W=hero(at=at), prepare=one_action)
    assert did(play) == ["bellow"]
    assert play.see("W")["stun"] == stun


# petrify and seduce


@rule("LE-0796")
@pytest.mark.parametrize(("face", "stone"), [(99, True), (1, False)])
def test_an_adjacent_hero_passes_a_res_test_or_is_stone(face, stone):
    dice = {**SKILL, "W petrify": [face]} | ({"g petrified-turns": [3]} if stone else {})
    play = acts(".....\n.g.W.\n.....", "basilisk", dice, prepare=one_action)
    play.finish()
    assert play.who("W").grips == ((Grip(kind="petrified", by=play.names["g"], n=3),) if stone else ())


@rule("LE-0796")
def test_which_of_several_is_left_to_chance():
    board = "......\n.g.W..\n...X.."
    play = acts(board, "basilisk", {**SKILL, "random-hero": [2], "X petrify": [1]}, prepare=one_action)
    play.finish()
    assert play.rolled("petrify") == 1


def turn_of(grip, dice=None, **more):
    """The activation of a hero in a monster's grip."""

    def seize(state):
        state.party[0].grips = (grip,)

    return position(
        "......\n.g.W..\n......",
        W=hero(),
        g=monster(more.pop("card", "basilisk")),
        turn="W",
        prepare=seize,
        dice=dice or {},
        **more,
    )


@rule("LE-0796")
@pytest.mark.parametrize(("n", "left"), [(3, 2), (1, 0)])
def test_for_so_many_turns_a_hero_of_stone_does_nothing(n, left):
    play = turn_of(Grip(kind="petrified", by=100, n=n))
    assert {act.split()[0] for act in play.acts()} <= {"end"}
    assert sum(grip.n for grip in play.who("W").grips) == left


@rule("LE-0797")
@pytest.mark.parametrize(("other", "target"), [("X", "X"), (None, "W")])
def test_a_hero_of_stone_is_no_target_while_another_lives(other, target):
    board = ".....\n.gW..\n.X..." if other else BESIDE

    def stone(state):
        state.party[0].grips = (Grip(kind="petrified", by=150, n=3),)
        one_action(state)

    play = acts(board, "goblin", {"g behaviour": [1], "g attack-table": [2], "g attack": [MISS]}, prepare=stone)
    play.finish()
    assert play.state.hit.target == play.names[target]


@rule("LE-0808")
@pytest.mark.parametrize(("face", "bewitched"), [(99, True), (1, False)])
def test_an_adjacent_hero_passes_a_res_test_or_is_seduced(face, bewitched):
    play = acts(BESIDE, "temptress", {**SKILL, "W seduction": [face]}, prepare=one_action)
    play.finish()
    assert [grip.kind for grip in play.who("W").grips] == (["seduced"] if bewitched else [])


@rule("LE-0809")
@pytest.mark.parametrize(("face", "free"), [(1, True), (99, False)])
def test_at_the_start_of_its_turn_a_seduced_hero_may_break_free(face, free):
    play = turn_of(Grip(kind="seduced", by=100), {"W seduction": [face]}, card="temptress")
    assert (play.who("W").grips == ()) == free
    assert any(act.startswith("walk") for act in play.acts()) == free


@rule("LE-0810")
def test_who_seduced_a_hero_ignores_it_while_there_is_another():
    def bewitch(state):
        state.party[0].grips = (Grip(kind="seduced", by=state.enemies[0].id),)
        one_action(state)

    play = acts(
        ".....\n.gW..\n.X...",
        "temptress",
        {"g behaviour": [1], "g attack-table": [3], "g attack": [MISS]},
        prepare=bewitch,
    )
    play.finish()
    assert play.state.hit.target == play.names["X"]


@rule("LE-0810")
def test_others_do_not_ignore_it():
    def bewitch(state):
        state.party[0].grips = (Grip(kind="seduced", by=150),)
        one_action(state)

    dice = {"g behaviour": [1], "random-target": [1], "g attack-table": [3], "g attack": [MISS]}
    play = acts(".....\n.gW..\n.X...", "temptress", dice, prepare=bewitch)
    play.finish()
    assert play.state.hit.target == play.names["W"]


# the howl


@rule("LE-0772")
@pytest.mark.parametrize(("face", "lost", "sanity"), [(99, 5, 9), (1, 0, 10)])
def test_a_howl_touches_all_heroes_at_once_without_a_roll_to_hit(face, lost, sanity):
    dice = {**SKILL, "W ghostly-touch": [face]} | ({"g ghostly-touch": [5]} if lost else {})
    play = acts(
        ".......\n.gX..W.\n.......",
        "banshee",
        {**dice, "X ghostly-touch": [1]},
        W=hero(hp=20, max_hp=20, hand=["round-shield"], stance=True),
        prepare=one_action,
    )
    assert did(play) == ["ghostly-howl"]
    assert (play.see("W")["hp"], play.see("W")["sanity"]) == (20 - lost, sanity)


# the dead


def killed(state):
    one_action(state)
    state.fallen = ("skeleton",)
    state.tokens = (Token(kind="corpse", at=state.party[0].at - 2, name="skeleton"),)
    state.rewards = (60,)


@rule("LE-0792")
def test_an_undead_that_was_killed_stands_again_with_full_hp():
    board = "........\n.gX..W..\n........"
    play = acts(board, "vampire", {**SKILL, "random-special": [2], "random-square?": [1]}, prepare=killed)
    assert did(play) == ["master-of-the-dead"]
    back = next(one for one in play.state.enemies if one.card == "skeleton")
    assert back.hp == 8
    assert (play.state.fallen, play.state.rewards) == ((), ())


@rule("LE-0792")
def test_else_one_that_is_hurt_regains_all_its_hp():
    board = "........\n.gX..W.h\n........"
    dice = {**SKILL, "random-special": [2]}
    play = acts(board, "vampire", dice, h=monster("wight", hp=3), prepare=one_action)
    play.finish()
    assert play.see("h")["hp"] == 20


@rule("LE-0792")
def test_else_it_regains_d6_hp_itself():
    dice = {**SKILL, "random-special": [2], "g master-of-the-dead": [4]}
    play = acts(BESIDE, "vampire", dice, enemy={"hp": 30}, prepare=one_action)
    play.finish()
    assert play.see("g")["hp"] == 34


@rule("LE-0792")
def test_else_it_makes_a_standard_attack():
    play = acts(BESIDE, "vampire", {**SKILL, "random-special": [2]}, prepare=one_action)
    assert did(play) == ["master-of-the-dead", "standard-attack"]


# camouflage


@rule("LE-0737", "LE-G116")
def test_one_that_hides_leaves_the_table_and_cannot_be_targeted():
    play = acts(BESIDE, "cave-lizard", SKILL)
    play.finish()
    assert play.see("g")["at"] == ""
    assert play.enemy("g").hidden
    assert play.game.foes_of(play.who("W")) == []


def hidden(state):
    enemy = state.enemies[0]
    enemy.hidden, enemy.at = True, -1


TWO = "..........\n.W........\n..........\n..........\n.........."


@rule("LE-0737", "LE-G116")
@pytest.mark.parametrize(("tile", "column"), [(1, "abcde"), (2, "fghij")])
def test_it_comes_back_on_a_random_tile_with_heroes_or_next_to_one(tile, column):
    dice = {"random-tile": [tile], "random-square": [3], "g behaviour?": [1], "g attack-table?": [5]}
    play = acts(TWO, "cave-lizard", dice, enemy={"at": "e5"}, prepare=hidden)
    play.finish()
    placed = next(event for event in play.events("placed"))
    assert play.game.ground.tile(placed.at) == play.game.ground.tile(play.at(f"{column[0]}1"))
    assert not play.enemy("g").hidden


@rule("LE-G116")
def test_coming_back_takes_one_of_its_ap():
    dice = {"random-tile": [2], "random-square": [3]}
    play = acts(TWO, "cave-lizard", dice, enemy={"at": "e5", "hp": 6}, prepare=hidden)
    play.finish()
    assert not walked_or_fought(play)


def walked_or_fought(play):
    return play.events("moved") or did(play)


@rule("LE-0738")
def test_where_no_hero_stands_it_appears_where_it_sees_most_of_them():
    board = ".....#....\n.W........\n.....#....\n.....#....\n.....#...."
    play = acts(
        board, "cave-lizard", {"random-tile": [2], "random-square": [1]}, enemy={"at": "e5", "hp": 6}, prepare=hidden
    )
    play.finish()
    assert play.game.ground.sees(play.enemy("g").at, play.who("W").at)
