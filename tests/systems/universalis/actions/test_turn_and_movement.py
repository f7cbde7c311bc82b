"""The activation, movement and terrain.  UN-0107 to UN-0161"""

from __future__ import annotations

import pytest

from systems.universalis.build import DUEL, HALL, hero, orc, position, troll
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.choices import offers

ROW = """
#########
#S......#
#########
"""


@rule("UN-0109", "UN-0112")
def test_who_is_down_with_no_enemy_beside_stands_up_stunned():
    play = position(ROW, S=hero(conditions=["knocked-down"]), turn="S").take("S stands up")
    assert play.see("S")["conditions"] == ["stunned"]
    assert play.see("S")["points"] == 3


@rule("UN-0110", "UN-0113", "UN-0487")
def test_who_fails_to_stand_up_next_to_an_enemy_does_nothing():
    play = position(S=hero(conditions=["knocked-down"]), k=orc(), turn="S", dice=[3, 3]).take("S stands up")
    assert play.see("S")["down"]
    assert play.asks() == ""


@rule("UN-0111")
def test_the_second_time_one_stands_up_without_a_test():
    play = position(S=hero(conditions=["knocked-down"], lay=True), k=orc(), turn="S").take("S stands up")
    assert not play.see("S")["down"]


@rule("UN-0109", "UN-D17")
def test_a_hero_may_stay_down():
    play = position(ROW, S=hero(conditions=["knocked-down"]), turn="S").take("S stays down")
    assert play.see("S")["down"]
    assert play.asks() == ""


@rule("UN-0115", "UN-0116", "UN-0286")
def test_a_second_quick_action_takes_the_place_of_the_action():
    play = position(S=hero(hands=["broadsword"], pack=["dagger", "mace"]), turn="S")
    play.take("S draws dagger")
    assert play.see("S")["action"]
    play.take("S draws mace")
    assert not play.see("S")["action"]
    assert not play.offers("S draws dagger")


@rule("UN-0117")
def test_a_move_that_was_made_is_spent():
    play = position(ROW, S=hero(), turn="S").take("S moves to f2")
    assert not play.offers("S moves to e2")


@rule("UN-0119")
def test_no_diagonal_step_cuts_the_corner_of_a_wall_or_column():
    board = "#####\n#S..#\n##..#\n#####"
    play = position(board, S=hero(attributes={"movement": 1}), turn="S")
    assert not play.offers("S moves to c3")
    free = position("#####\n#S..#\n#...#\n#####", S=hero(attributes={"movement": 1}), turn="S")
    assert free.offers("S moves to c3")
    column = [{"kind": "column", "at": "b3"}]
    barred = position("#####\n#S..#\n#...#\n#####", S=hero(attributes={"movement": 1}), turn="S", furniture=column)
    assert not barred.offers("S moves to c3")


@rule("UN-0121")
def test_turning_costs_neither_move_nor_action():
    play = position(ROW, S=hero(), turn="S").take("S moves to c2", "S faces west")
    assert play.see("S")["facing"] == "west"
    assert (play.see("S")["points"], play.see("S")["action"]) == (3, True)


@rule("UN-0125")
def test_surfaces_two_levels_apart_are_not_adjacent():
    play = position("#####\n#S2.#\n#####", S=hero(), k=orc(at="c2"), turn="S")
    assert not play.see("S and k")["adjacent"]


@rule("UN-0126", "UN-0333")
def test_a_wall_between_two_squares_keeps_them_apart():
    play = position("+-+-+\n|S|k|\n+-+-+", S=hero(), k=orc(), turn="S")
    assert not play.see("S and k")["adjacent"]
    assert not play.see("S and k")["sight"]


@rule("UN-0133")
def test_a_door_takes_no_square():
    play = position("+-+-+-+\n|S/. .|\n+-+-+-+", S=hero(), turn="S", explored=["b1"])
    assert play.offers("S moves to b1")


@rule("UN-0135")
def test_nobody_walks_through_an_enemy():
    play = position(
        "######\n#Sk..#\n######", S=hero(), k={"creature": "goblin", "conditions": ["knocked-down"]}, turn="S"
    )
    assert not play.offers("S moves to d2")


@rule("UN-0136")
def test_an_ally_at_leisure_costs_one_point_more():
    play = position("########\n#SB....#\n########", S=hero(), B=hero("borgron"), turn="S")
    assert play.offers("S moves to e2")
    assert not play.offers("S moves to f2")


@rule("UN-0137")
def test_an_ally_who_is_fighting_cannot_be_walked_through():
    board = "#########\n#SB.....#\n###k#####\n#########"
    play = position(board, S=hero(), B=hero("borgron"), k=orc(), turn="S")
    assert not play.offers("S moves to d2")


@rule("UN-0138")
def test_nobody_ends_on_an_occupied_square():
    play = position("########\n#SB....#\n########", S=hero(), B=hero("borgron"), turn="S")
    assert not play.offers("S moves to c2")


@rule("UN-0142")
def test_nobody_steps_on_what_is_as_high_as_himself():
    library = [{"kind": "wardrobe", "at": "c2"}]
    play = position("#####\n#S..#\n#####", S=hero(), turn="S", furniture=library)
    assert not play.offers("S moves to c2")


@rule("UN-0139", "UN-0142")
def test_a_large_character_steps_on_a_wardrobe():
    wardrobe = [{"kind": "wardrobe", "at": "e3"}]
    play = position(HALL, S=hero(at="j8"), r=troll(at="b2"), turn="S", furniture=wardrobe)
    play.who("S").activated = True
    assert play.game.terrain.standable[3] >> play.game.plan.board.parse("e3") & 1


@rule("UN-0144", "UN-0413")
def test_difficult_terrain_costs_one_combat_skill():
    play = position("####\n#,k#\n####", S=hero(at="b2", hands=["broadsword"]), k=orc(), turn="S")
    assert play.see("S attacking k")["terms"] == ["combat +5", "difficult-terrain -1"]


@rule("UN-0157")
def test_a_large_creature_ends_on_four_free_squares():
    play = position(HALL, S=hero(at="j8"), r=troll(at="b2"), turn="r", dice={"r attack": [2, 1], "S defense": [6, 5]})
    assert len(play.see("r")["covers"]) == 4
    assert not play.see("r")["squeezed"]


@rule("UN-0210")
def test_nobody_runs_past_an_enemy():
    board = "###########\n#S........#\n######k####\n###########"
    play = position(board, S=hero(), k={"creature": "goblin", "conditions": ["knocked-down"]}, turn="S", dice=[4, 4])
    play.take("S runs")
    assert play.offers("S moves to e2")
    assert not play.offers("S moves to f2")


@rule("UN-0207")
def test_running_goes_at_most_twice_as_far():
    board = "#" * 16 + "\n#S" + "." * 13 + "#\n" + "#" * 16
    play = position(board, S=hero(), turn="S", dice=[6, 5]).take("S runs")
    assert play.see("S")["points"] == 8
    assert not play.see("S")["action"]


@rule("UN-0208")
def test_a_double_one_halves_the_run():
    play = position(ROW, S=hero(), turn="S", dice=[1, 1]).take("S runs")
    assert play.see("S")["points"] == 2


@rule("UN-0211", "UN-0490")
def test_the_stunned_do_not_run():
    play = position(ROW, S=hero(conditions=["stunned"]), turn="S", dice=[2])
    assert not play.offers("S runs")


@rule("UN-0211", "UN-0493")
@pytest.mark.parametrize(
    ("ill", "runs"),
    [
        ({"conditions": ["poisoned"]}, False),
        ({"conditions": ["diseased"]}, False),
        ({"wounds": 4}, False),
        ({"wounds": 3}, True),
        ({}, True),
    ],
)
def test_nor_do_those_who_suffer_as_much(ill, runs):
    play = position(ROW, S=hero(**ill), turn="S")
    assert play.see("S")["vitality"] == 5 - ill.get("wounds", 0)
    assert play.offers("S runs") is runs


@rule("UN-0211", "UN-0493")
@pytest.mark.parametrize(("condition", "runs"), [("frightened", True), ("stunned", False)])
def test_the_frightened_run(condition, runs):
    play = position(ROW, S=hero(), turn="S")
    play.who("S").conditions = (condition,)
    assert ("run" in {option.act for option in offers(play.game, play.who("S"))}) is runs


@rule("UN-0163")
def test_next_to_an_enemy_one_does_not_open_doors():
    board = "+-+-+-+-+\n|. k S=.|\n+-+-+-+-+"
    play = position(board, S=hero(), k=orc(), turn="S")
    assert not any(act.startswith("open") for act in play.acts())
    assert any(act.startswith("open") for act in position(board, S=hero(), turn="S").acts())


@rule("UN-0287", "UN-0294")
def test_next_to_an_enemy_weapons_are_drawn_but_potions_not_drunk():
    play = position(S=hero(pack=["dagger", "healing-potion"]), k=orc(), turn="S")
    assert play.offers("S draws dagger")
    assert not play.offers("S uses healing potion")


@rule("UN-0293", "UN-1005")
def test_a_potion_is_drunk_and_gone():
    play = position(ROW, S=hero(wounds=4, pack=["healing-potion"]), turn="S").take("S uses healing potion")
    assert play.see("S")["vitality"] == 4
    assert play.see("S")["pack"] == []


@rule("UN-0291", "UN-0177")
def test_an_explored_door_is_closed_and_opened_with_quick_actions():
    board = "+-+-+-+\n|S=. .|\n+-+-+-+"
    play = position(board, S=hero(), turn="S", explored=["b1"])
    play.take("S opens the door to b1")
    assert (play.see("S")["quick"], play.see("S")["action"]) == (False, True)
    assert play.offers("S moves to b1")
    play.take("S closes the door to b1")
    assert (play.see("S")["quick"], play.see("S")["action"]) == (False, False)
    assert not play.offers("S moves to b1")
    assert not play.offers("S opens the door to b1")


@rule("UN-0291", "UN-0175")
def test_a_door_nobody_has_opened_takes_the_action_and_leaves_the_quick_action():
    play = position("+-+-+-+\n|S=. .|\n+-+-+-+", S=hero(), turn="S", dice=[1, 1]).take("S opens b1")
    assert (play.see("S")["quick"], play.see("S")["action"]) == (True, False)
    assert play.take("S closes the door to b1").see("S")["quick"] is False


@rule("UN-0287", "UN-0291")
def test_nobody_closes_a_door_beside_an_enemy():
    board = "+-+-+-+\n|S=. .|\n+ +-+-+\n|k|. .|\n+-+-+-+"
    play = position(board, S=hero(), k=orc(), turn="S", explored=["b1"])
    assert not play.offers("S opens the door to b1")


@rule("UN-0057", "UN-0053", "UN-0060")
def test_leaving_without_the_mission_is_a_defeat():
    play = position("#####\n#S..#\n#####", S=hero(), turn="S", start=["d2"]).take("S moves to d2", "S leaves")
    assert play.state.outcome is not None
    assert not play.state.outcome.won


@rule("UN-0057")
def test_a_hero_on_the_way_out_leaves_though_an_enemy_holds_him():
    board = "#####\n#Sk.#\n#...#\n#####"
    play = position(board, S=hero(), k=orc(), turn="S", start=["b2"])
    assert not play.offers("S moves to b3")
    play.take("S leaves")
    assert play.see("S")["out"]
    assert play.state.outcome is not None


@rule("UN-0057")
def test_nobody_leaves_from_a_square_that_is_no_way_out():
    play = position("#####\n#S..#\n#####", S=hero(), turn="S", start=["d2"])
    assert not play.offers("S leaves")
    play.take("S moves to c2")
    assert not play.offers("S leaves")
    assert play.take("S moves to d2").offers("S leaves")


@rule("UN-0057")
def test_who_came_in_this_activation_has_to_step_on_the_way_out_again():
    play = position("######\n#....#\n######", S=hero(), turn=["S", "S"], start=["b2", "e2"]).take("S enters at b2")
    assert not play.offers("S leaves")
    assert play.take("S ends").offers("S leaves")
    back = position("######\n#....#\n######", S=hero(), turn="S", start=["b2", "e2"]).take("S enters at b2")
    assert back.take("S moves to c2", "S moves to b2").offers("S leaves")


@rule("UN-0026")
def test_a_hero_outside_begins_on_a_starting_square_of_his_choice():
    play = position("######\n#....#\n######", S=hero(), turn="S", start=["b2", "c2"])
    play.take("S enters at c2")
    assert play.see("S")["at"] == "c2"


@rule("UN-1190")
def test_creatures_never_end_on_a_starting_square():
    board = "########\n#S....k#\n########"
    play = position(board, S=hero(), k=orc(), turn="k", start=["c2"], dice=[6, 6])
    assert play.finish().see("k")["at"] != "c2"


@rule("UN-0050")
def test_nobody_is_activated_twice_in_a_turn():
    play = position(DUEL, S=hero(), B=hero("borgron", at="b2"), T=hero("taeral", at="b4"), turn="heroes")
    play.take("S acts", "S ends")
    assert (play.offers("S acts"), play.offers("B acts"), play.offers("T acts")) == (False, True, True)
    play.take("B acts", "B ends", "T ends")
    begun = [event.who for event in play.events("began") if event.what == "activation"]
    assert sorted(begun[:3]) == sorted(play.names.values())
