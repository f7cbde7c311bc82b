"""The list of magic users."""

from __future__ import annotations

import pytest

from systems.league.build import hero
from systems.league.foes.acting import acts, did, walked
from undercroft.proofs.checklist import rule

BESIDE = ".......\n.gW....\n......."
LANE = "#########\ng.......W\n#########"
CORNER = "#########\n#g#.....#\n#.#..W..#\n#...#####\n#########"
ONE_AP = {"hp": 4}


def cast(play):
    """The spells that were cast, in order."""
    play.finish()
    return [event.detail for event in play.events("changed") if event.what == "casts"]


def knows(*spells):
    return {"spells": spells}


FAIL = [100]


@rule("LE-0726")
@pytest.mark.parametrize(("face", "moves", "began"), [(1, True, []), (2, True, []), (5, False, ["standard-attack"])])
def test_beside_a_hero_it_withdraws_on_2_and_strikes_on_5(face, moves, began):
    play = acts(
        BESIDE, "goblin-shaman", {"g pressed-table": [face], "g magic-table?": [1]}, enemy={**ONE_AP, **knows()}
    )
    assert (walked(play), did(play)) == (moves, began)


@rule("LE-0726", "LE-0791")
@pytest.mark.parametrize("face", [3, 4])
def test_beside_a_hero_it_casts_a_close_combat_spell_on_3_and_4(face):
    dice = {"g pressed-table": [face], "g casting": FAIL}
    play = acts(BESIDE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("withering-touch", "dark-bolt")})
    assert cast(play) == ["league-spell-withering-touch"]


@rule("LE-0732")
def test_with_no_suitable_spell_it_takes_a_parry_stance():
    play = acts(BESIDE, "goblin-shaman", {"g pressed-table": [3]}, enemy={**ONE_AP, **knows("dark-bolt")})
    play.finish()
    assert play.see("g")["stance"]


@rule("LE-0727")
def test_with_nobody_in_sight_it_moves_to_see_the_closest_but_not_beside_it():
    play = acts(CORNER, "goblin-shaman", {"g magic-table": [4]}, enemy={**ONE_AP, **knows("dark-bolt")})
    assert walked(play)
    enemy, hero_ = play.enemy("g"), play.who("W")
    assert play.game.ground.board.distance(enemy.at, hero_.at) > 1


@rule("LE-0727")
def test_with_nobody_in_sight_it_supports_its_own_on_5():
    dice = {"g magic-table": [5], "random-spell?": [1], "g casting": FAIL}
    play = acts(CORNER, "goblin-shaman", dice, enemy={**ONE_AP, **knows("battle-rage")})
    assert cast(play) == ["league-spell-battle-rage"]


@rule("LE-0727", "LE-0732")
@pytest.mark.parametrize(("spells", "stance"), [((), True), (("battle-rage",), False)])
def test_one_that_can_neither_move_nor_see_supports_or_takes_a_stance(spells, stance):
    walled = "#########\n#g#.....#\n###..W..#\n#########"
    dice = {"g magic-table": [1], "g casting?": FAIL}
    play = acts(walled, "goblin-shaman", dice, enemy={**ONE_AP, **knows(*spells)})
    assert len(cast(play)) == len(spells)
    assert play.see("g")["stance"] == stance


@rule("LE-0728")
@pytest.mark.parametrize(("face", "spell"), [(4, "dark-bolt"), (5, "battle-rage")])
def test_with_a_hero_in_sight_it_casts_from_afar_or_supports(face, spell):
    dice = {"g magic-table": [face], "g magic-target?": [1], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("dark-bolt", "battle-rage")})
    assert cast(play) == [f"league-spell-{spell}"]


@rule("LE-0729")
@pytest.mark.parametrize(("faces", "target"), [([3], "W"), ([4], "X"), ([5], "X"), ([6], "V")])
def test_a_d6_says_at_whom_it_casts(faces, target):
    board = "##########\ng....W...X\n.........V\n##########"
    dice = {"g magic-table": [1], "g magic-target": faces, "g casting": FAIL}
    play = acts(
        board, "goblin-shaman", dice, enemy={**ONE_AP, **knows("dark-bolt")}, X=hero("ogrim", hp=2), V=hero("aldrith")
    )
    play.finish()
    assert aimed_at(play) == [play.at({"W": "f2", "X": "j2", "V": "j3"}[target])]


def aimed_at(play):
    return [event.at for event in play.events("changed") if event.what == "casts"]


@rule("LE-0729")
def test_with_no_opposing_magic_user_the_die_is_thrown_again():
    dice = {"g magic-table": [1], "g magic-target": [[6], [1]], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("dark-bolt")})
    play.finish()
    assert play.rolled("magic-target") == 2


@rule("LE-0729")
def test_whoever_has_fewest_hp_needs_no_magic_to_be_its_target():
    dice = {"g magic-table": [1], "g magic-target": [[5]], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("dark-bolt")})
    play.finish()
    assert play.rolled("magic-target") == 1


@rule("LE-0730")
def test_where_no_support_spell_is_suitable_it_casts_from_afar():
    dice = {"g magic-table": [6], "g magic-target": [1], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy={"spells": ("dark-bolt", "knit-flesh")}, prepare=one_action)
    assert cast(play) == ["league-spell-dark-bolt"]


def one_action(state):
    state.enemies[0].stun = 1


@rule("LE-0730")
def test_with_neither_it_takes_a_parry_stance():
    play = acts(LANE, "goblin-shaman", {"g magic-table": [1]}, enemy={**ONE_AP, **knows()})
    play.finish()
    assert play.see("g")["stance"]


@rule("LE-0732")
def test_only_where_no_spell_at_all_is_suitable_does_it_take_a_stance():
    dice = {"g magic-table": [1], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("battle-rage")})
    assert cast(play) == ["league-spell-battle-rage"]
    assert not play.see("g")["stance"]


@rule("LE-0731")
def test_a_spell_of_two_ap_is_spread_over_two_turns():
    dice = {"g magic-table": [1], "g magic-target": [1]}
    play = acts(LANE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("nightmare")})
    assert cast(play) == []
    assert play.enemy("g").begun == "nightmare"
    again = acts(
        LANE, "goblin-shaman", {"g casting": FAIL}, enemy={**ONE_AP, **knows("nightmare"), "begun": "nightmare"}
    )
    assert cast(again) == ["league-spell-nightmare"]
    assert again.enemy("g").begun == ""


@rule("LE-0731")
def test_with_both_ap_it_is_cast_at_once():
    dice = {"g magic-table": [1], "g magic-target": [1], "g casting": FAIL}
    play = acts(LANE, "goblin-shaman", dice, enemy=knows("nightmare"))
    assert cast(play) == ["league-spell-nightmare"]


@rule("LE-0731")
def test_one_that_cannot_be_ended_is_given_up_for_the_list():
    dice = {"g pressed-table": [5]}
    play = acts(BESIDE, "goblin-shaman", dice, enemy={**ONE_AP, **knows("nightmare"), "begun": "nightmare"})
    assert did(play) == ["standard-attack"]


@rule("LE-0573")
def test_whoever_has_dispelled_a_spell_casts_none():
    play = acts(
        LANE, "goblin-shaman", {"g magic-table": [1]}, enemy={**ONE_AP, **knows("dark-bolt"), "dispelled": True}
    )
    assert cast(play) == []


@rule("LE-0733")
def test_it_climbs_but_goes_around_traps():
    play = acts(
        "#######\n#Wg.t.#\n#######",
        "goblin-shaman",
        {"g pressed-table": [1], "g climb": [1]},
        enemy={**ONE_AP, **knows()},
    )
    assert walked(play)
    assert play.rolled("climb") == 1
    trap = [{"kind": "trap", "at": "d2", "name": "alarm-bell"}]
    wide = acts(
        "#######\nWg.....\n.......\n#######",
        "goblin-shaman",
        {"g pressed-table": [1]},
        tokens=trap,
        enemy={**ONE_AP, **knows()},
    )
    assert walked(wide)
    path = [at for event in wide.events("moved") if event.who == wide.names["g"] for at in event.path]
    assert wide.at("d2") not in path
