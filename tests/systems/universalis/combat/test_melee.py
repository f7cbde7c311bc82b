"""Melee combat.  UN-0390 to UN-0420"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position, troll
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.combat.pushing import positions_left

SWORD = ["broadsword"]


@rule("UN-0390", "UN-0122")
def test_the_attacker_turns_to_the_target():
    dice = {"S attack": [1, 2], "k defense": [6, 5]}
    play = position(S=hero(facing="south", hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("S")["facing"] == "north"


@rule("UN-0392")
def test_a_tie_goes_to_the_nimbler():
    nimble = hero(hands=SWORD, attributes={"agility": 6})
    thrown = {"S attack": [2, 1], "k defense": [4, 1], "S damage": [1] * 5}
    assert position(S=nimble, k=orc(), turn="S", dice=thrown).take("S attacks k").see("hit")["landed"]
    slow = hero(hands=SWORD, attributes={"agility": 2})
    thrown = {"S attack": [2, 1], "k defense": [4, 1]}
    assert not position(S=slow, k=orc(), turn="S", dice=thrown).take("S attacks k").see("hit")["landed"]


@rule("UN-0392", "UN-0514", "UN-G13")
def test_a_tie_of_equals_goes_to_the_only_shield():
    even = {"agility": 4}
    shielded = hero(hands=["broadsword", "shield"], attributes=even)
    thrown = {"S attack": [2, 1], "k defense": [4, 1], "S damage": [1] * 5}
    assert position(S=shielded, k=orc(), turn="S", dice=thrown).take("S attacks k").see("hit")["landed"]
    bare = hero(hands=SWORD, attributes=even)
    thrown = {"S attack": [2, 1], "k defense": [4, 1]}
    assert not position(S=bare, k=orc(), turn="S", dice=thrown).take("S attacks k").see("hit")["landed"]
    guarded = orc(hands=["broadsword", "shield"])
    thrown = {"S attack": [2, 1], "k defense": [4, 1]}
    assert not position(S=shielded, k=guarded, turn="S", dice=thrown).take("S attacks k").see("hit")["landed"]


@rule("UN-0091")
def test_a_double_six_wins_against_any_total():
    dice = {"S attack": [6, 6], "k defense": [5, 5], "S damage": [1] * 7}
    weak = hero(hands=SWORD, attributes={"combat": 0})
    assert position(S=weak, k=orc(attributes={}), turn="S", dice=dice).take("S attacks k").see("hit")["landed"]


@rule("UN-0393", "UN-0396", "UN-0394")
def test_a_blundering_hero_drops_the_weapon_at_the_opponents_feet_and_stops():
    dice = {"S attack": [1, 1], "k defense": [3, 3], "S break": [2]}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("S")["hands"] == []
    assert play.see("table")["dropped"] == ["broadsword at d3"]
    assert play.see("S")["activated"]


@rule("UN-0477", "UN-1018")
def test_a_dropped_weapon_breaks_within_its_range():
    dice = {"S attack": [1, 1], "k defense": [3, 3], "S break": [1]}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("table")["dropped"] == []


@rule("UN-0395", "UN-0523")
def test_a_blundering_defender_loses_the_shield_instead():
    dice = {"k attack": [3, 3], "S defense": [1, 1], "S break": [4], "k damage": [1] * 4}
    play = position(S=hero(hands=["broadsword", "shield"], facing="north"), k=orc(), turn="k", dice=dice).on()
    assert play.see("S")["hands"] == ["broadsword"]


@rule("UN-0729")
def test_a_blundering_creature_keeps_its_weapon_unless_it_breaks():
    dice = {"k attack": [1, 1], "S defense": [3, 3], "k break": [5]}
    play = position(S=hero(hands=SWORD), k=orc(), turn="k", dice=dice).finish()
    assert play.see("k")["hands"] == ["broadsword"]
    dice = {"k attack": [1, 1], "S defense": [3, 3], "k break": [1]}
    broken = position(S=hero(hands=SWORD), k=orc(), turn="k", dice=dice).finish()
    assert broken.see("k")["hands"] == []


@rule("UN-0397")
def test_a_weapon_away_from_enemies_is_picked_up_with_a_quick_action():
    play = position("#####\n#S..#\n#####", S=hero(hands=[]), turn="S", dropped={"c2": "broadsword"})
    play.take("S picks up broadsword")
    assert play.see("S")["hands"] == ["broadsword"]
    assert play.see("S")["action"]


@rule("UN-0397", "UN-0164")
def test_a_weapon_within_an_enemys_range_takes_an_action_and_a_test():
    play = position(S=hero(hands=[]), k=orc(), turn="S", dropped={"d3": "broadsword"}, dice=[5, 4])
    assert not play.offers("S picks up broadsword")
    play.take("S snatches broadsword")
    assert play.see("S")["hands"] == ["broadsword"]
    assert not play.see("S")["action"]


@rule("UN-0398")
def test_the_pushed_one_keeps_its_facing():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [1] * 5}
    play = position(S=hero(hands=SWORD), k=orc(facing="west"), turn="S", dice=dice)
    play.take("S attacks k", "S pushes to d2")
    assert (play.see("k")["at"], play.see("k")["facing"]) == ("d2", "west")


@rule("UN-0399")
def test_behind_others_there_is_no_room_to_be_pushed():
    board = "#####\n#lmn#\n#.k.#\n#.S.#\n#####"
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [1] * 5}
    people = {"l": orc(), "m": orc(), "n": orc()}
    play = position(board, S=hero(hands=SWORD), k=orc(), turn="S", dice=dice, **people).take("S attacks k")
    assert play.asks() == "act"


@rule("UN-0403", "UN-0404")
@pytest.mark.parametrize(("weapon", "asked"), [("broadsword", True), ("halberd", False)])
def test_a_long_weapon_does_not_take_the_place_of_the_slain(weapon, asked):
    dice = [5, 5, 2, 1, *[6] * 5]
    play = position(S=hero(hands=[weapon]), k=orc(), turn="S", dice=dice[: 9 if weapon == "broadsword" else 8])
    play.take("S attacks k")
    assert (play.asks() == "occupy") is asked


@rule("UN-0403", "UN-0157")
def test_a_large_attacker_takes_the_position_with_part_of_its_base():
    play = position(HALL, S=hero(at="b9"), r=troll(at="d3"), k=orc(at="f4"), turn="S")
    attacker, game = play.who("r"), play.game
    left = 1 << game.plan.board.parse("f4")
    game.state.creatures.remove(play.who("k"))
    places = [game.plan.board.name(at) for at in positions_left(game, attacker, left)]
    assert places == ["e3", "e4"]
    beyond = 1 << game.plan.board.parse("h4")
    assert positions_left(game, attacker, beyond) == []


@rule("UN-0403", "UN-0157")
def test_a_large_hero_may_step_to_where_the_enemy_stood():
    dice = {"B attack": [5, 5], "k defense": [2, 1], "B damage": [6] * 5}
    play = position(HALL, B=hero("brumgar", at="d3", skills=["large"]), k=orc(at="f4"), turn="B", dice=dice)
    play.take("B attacks k")
    assert play.asks() == "occupy"
    play.table.choose(play.table.ask.options[1])
    assert play.see("B")["at"] == "e3"


@rule("UN-0407")
def test_an_axe_costs_combat_skill_in_attack_and_defense():
    play = position(S=hero(hands=["axe"]), k=orc(), turn="S")
    assert play.see("S attacking k")["attack"] == 4
    assert play.see("k attacking S")["defense"] == 4


@rule("UN-0407", "UN-C272")
def test_a_short_sword_costs_combat_skill_only_in_defense():
    play = position(S=hero(hands=["short-sword"]), k=orc(), turn="S")
    assert play.see("S attacking k")["attack"] == 5
    assert play.see("k attacking S")["defense"] == 4


@rule("UN-0411")
def test_higher_ground_helps_against_ones_own_size_alone():
    shrine = [{"kind": "shrine", "at": "c3"}]
    play = position(
        HALL,
        S=hero(at="c3", hands=SWORD),
        k=orc(at="c2"),
        l={"creature": "goblin", "at": "e3"},
        turn="S",
        furniture=shrine,
    )
    assert "elevated +1" in play.see("S attacking k")["terms"]
    assert "elevated +1" not in play.see("S attacking l")["terms"]
    play.who("S").conditions = ("flying",)
    assert "elevated +1" not in play.see("S attacking k")["terms"]


@rule("UN-0412")
def test_a_target_on_the_ground_is_easier_to_hit():
    play = position(S=hero(hands=SWORD), k=orc(conditions=["knocked-down"]), turn="S")
    assert "target-down +1" in play.see("S attacking k")["terms"]


@rule("UN-0414", "UN-0500")
def test_a_stationary_target_is_hit_without_a_roll_and_its_armor_is_one_lower():
    dice = [3, 1, 1, 1, 1]
    play = position(S=hero(hands=SWORD), k=orc(conditions=["stationary"]), turn="S", dice=dice).take("S attacks k")
    assert play.see("hit")["landed"]
    assert play.see("hit")["dealt"] == 1


@rule("UN-0415")
def test_a_weapon_drawn_next_to_an_enemy_is_clumsy():
    play = position(S=hero(hands=[], pack=["broadsword"]), k=orc(), turn="S").take("S draws broadsword")
    assert "drew-weapon -1" in play.see("S attacking k")["terms"]


@rule("UN-0416", "UN-1027")
def test_a_spear_strikes_two_squares_away():
    play = position(HALL, S=hero(at="c3", hands=["spear"]), k=orc(at="e3"), l=orc(at="f6"), turn="S")
    assert play.offers("S attacks k")
    assert not play.offers("S attacks l")


@rule("UN-0417", "UN-1028")
def test_a_spear_is_awkward_against_somebody_adjacent():
    play = position(S=hero(hands=["spear"]), k=orc(), turn="S")
    assert "long-weapon-adjacent -1" in play.see("S attacking k")["terms"]


@rule("UN-0418", "UN-1029")
@pytest.mark.parametrize(("hands", "asked"), [(["spear"], True), (["broadsword"], False)])
def test_a_defender_with_a_spear_who_wins_may_push(hands, asked):
    dice = {"k attack": [2, 1], "S defense": [6, 5]}
    play = position(S=hero(hands=hands, facing="north"), k=orc(), turn="k", dice=dice)
    assert (play.asks() == "push") is asked


@rule("UN-0487", "UN-0515")
@pytest.mark.parametrize(("conditions", "asked"), [(["knocked-down"], False), ([], True)])
def test_who_is_down_pushes_nobody(conditions, asked):
    fallen = hero(hands=["spear"], facing="north", conditions=conditions)
    play = position(S=fallen, k=orc(), turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]})
    assert (play.asks() == "push") is asked


@rule("UN-0515")
@pytest.mark.parametrize(("creature", "asked"), [("troll", False), ("orc-warrior", True)])
def test_a_shield_pushes_nobody_larger_than_its_bearer(creature, asked):
    bearer = hero(at="c2", hands=["broadsword", "shield"], facing="south")
    dice = {"k attack": [2, 1], "S defense": [6, 5]}
    play = position(HALL, S=bearer, k={"creature": creature, "at": "c3"}, turn="k", dice=dice)
    assert (play.asks() == "push") is asked


@rule("UN-0515")
def test_a_shield_pushes_nobody_who_has_no_empty_square_behind_him():
    board = "#####\n#lmn#\n#.k.#\n#.S.#\n#####"
    bearer = hero(hands=["broadsword", "shield"], facing="north")
    others = {name: orc() for name in "lmn"}
    play = position(board, S=bearer, k=orc(), turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]}, **others)
    assert play.asks() != "push"


@rule("UN-0419", "UN-1030")
def test_who_holds_nothing_strikes_with_bare_hands_and_nothing_else():
    play = position(S=hero(hands=[]), k=orc(), turn="S")
    assert [act for act in play.acts() if act.startswith("attack")] == [f"attack #{play.names['k']} =unarmed"]
    armed = position(S=hero(hands=["broadsword"]), k=orc(), turn="S")
    assert not armed.offers("S attacks k with unarmed")
    assert play.see("k attacking S")["defense"] == armed.see("k attacking S")["defense"] - 1


@rule("UN-1030")
def test_bare_hands():
    play = position(S=hero(hands=[]), k=orc(), turn="S")
    seen = play.see("S attacking k")
    assert (seen["attack"], seen["dice"], seen["armor"]) == (4, 4, 5)


@rule("UN-0420")
def test_a_bow_in_melee_is_bare_hands():
    play = position(S=hero(hands=["longbow"]), k=orc(), turn="S")
    assert play.offers("S attacks k with unarmed")
    assert not play.offers("S attacks k with longbow")


@rule("UN-1025", "UN-C251")
def test_the_second_use_of_a_bastard_sword():
    dice = {"S attack": [3, 3], "k defense": [2, 2], "S damage": [3] * 5}
    play = position(S=hero(hands=["bastard-sword"]), k=orc(), turn="S", dice=dice)
    play.take("S attacks k with bastard sword, use 1")
    assert play.see("hit")["dealt"] == 5


@rule("UN-0398")
def test_a_troll_may_not_be_pushed_by_a_smaller_winner():
    dice = {"S attack": [5, 5], "r defense": [1, 2], "S damage": [1] * 5}
    play = position(HALL, S=hero(at="c2", hands=SWORD), r=troll(at="c3"), turn="S", dice=dice)
    assert play.take("S attacks r").asks() == "act"


@rule("UN-0393", "UN-0477")
@pytest.mark.parametrize(("face", "dropped"), [(2, ["broadsword at d3"]), (1, [])])
def test_a_blundering_defender_without_a_shield_drops_the_weapon_at_the_attackers_feet(face, dropped):
    dice = {"k attack": [3, 3], "S defense": [1, 1], "S break": [face], "k damage": [1] * 4}
    play = position(S=hero(hands=SWORD, facing="north"), k=orc(), turn="k", dice=dice).on()
    assert play.see("S")["hands"] == []
    assert play.see("table")["dropped"] == dropped


@rule("UN-0396")
def test_who_has_lost_his_weapon_fights_unarmed_until_he_draws_another_in_a_later_turn():
    fighter = hero(hands=SWORD, pack=["dagger"], facing="north")
    dice = {"S attack": [1, 1], "k defense": [3, 3], "S break": [2]}
    play = position(S=fighter, k=orc(), turn=["S", "S"], dice=dice).take("S attacks k")
    assert "unarmed" in str(play.acts())
    assert not play.offers("S attacks k with broadsword")
    play.take("S draws dagger")
    assert play.offers("S attacks k with dagger")


@rule("UN-0400")
@pytest.mark.parametrize(("kind", "slams"), [("cupboard", True), ("column", True), ("", False)])
def test_furniture_behind_the_opponent_costs_it_a_die_as_a_wall_does(kind, slams):
    board = "#####\n##.##\n##k##\n#.S.#\n#####"
    furniture = [{"kind": kind, "at": "c2"}] if kind else []
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage?": [[1] * 5, [6]]}
    play = position(board, S=hero(hands=SWORD), k=orc(), turn="S", dice=dice, furniture=furniture).take("S attacks k")
    assert play.offers("S slams") is slams
    assert play.offers("S pushes to c2") is not slams
    if slams:
        assert play.take("S slams").see("k")["wounds"] == 1


@rule("UN-0420")
def test_a_bow_parries_no_better_than_bare_hands():
    play = position(S=hero(hands=["longbow"]), k=orc(), turn="S")
    bare = position(S=hero(hands=[]), k=orc(), turn="S")
    armed = position(S=hero(hands=SWORD), k=orc(), turn="S")
    defense = [one.see("k attacking S")["defense"] for one in (play, bare, armed)]
    assert defense[0] == defense[1] == defense[2] - 1


@rule("UN-0403")
def test_who_knocks_down_and_pushes_takes_the_place_and_turns_freely():
    dice = {"S attack": [6, 6], "k defense": [2, 1], "S damage": [1] * 7}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice)
    play.take("S attacks k", "S pushes to d2", "S takes the place d3")
    assert (play.see("S")["at"], play.see("S")["points"]) == ("d3", 4)


@rule("UN-0358")
def test_the_second_of_two_attacks_is_rolled_after_the_first_is_over():
    fighter = hero(hands=SWORD, skills=["double-attack"])
    dice = {"S attack": [[2, 1], [5, 4]], "k defense": [[6, 5], [2, 1]], "S damage": [1] * 5}
    play = position(S=fighter, k=orc(), turn="S", dice=dice)
    play.take("S attacks k")
    assert (play.rolled("attack"), play.see("hit")["landed"]) == (1, False)
    play.take("S attacks k")
    assert (play.rolled("attack"), play.see("hit")["landed"]) == (2, True)
