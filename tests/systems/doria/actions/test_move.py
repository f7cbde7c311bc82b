"""Walking, jumping, swapping places, carrying."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import SYSTEM, Play, goblin, hero, position
from systems.watching import WATCHER, watching
from undercroft.proofs.checklist import rule
from undercroft.systems.doria import moments
from undercroft.systems.doria.state import State
from undercroft.systems.doria.vignettes.positions import name_square


def squares(play: Play, act: str) -> dict[str, int]:
    """The squares that an act is offered for, each with its number."""
    ask = play.table.ask
    assert ask is not None
    return {name_square(play.state.plan, option.at): option.n for option in ask.options if option.act == act}


def moving(board: str, **given: Any) -> Play:
    """A position in which W has begun a movement of several parts."""
    return position(board, **given).take("W begins a movement")


# walking


@rule("DO-0208", "DO-0042")
def test_a_walk_costs_an_ap_for_each_square_and_a_diagonal_step_two():
    play = position("W..\n...\n...", W=hero(ap=3))
    assert squares(play, "walk") == {"b1": 1, "c1": 2, "a2": 1, "b2": 2, "c2": 3, "a3": 2, "b3": 3}
    assert play.take("W walks to b2").see("W")["ap"] == 1


@rule("DO-0208")
def test_a_diagonal_step_needs_a_free_square_beside_it():
    play = position("W#\n#.", W=hero())
    assert not play.offers("W walks to b2")


@rule("DO-0209", "DO-0210")
def test_a_walk_is_one_action_whose_squares_are_deducted_together():
    play = position("W....", W=hero(ap=20))
    play.take("W walks to e1")
    assert play.changed("ap") == [16]
    assert play.see("W")["at"] == "e1"


@rule("DO-0211", "DO-X17")
@pytest.mark.parametrize(("ap", "offered"), [(7, True), (5, False)])
def test_nobody_walks_farther_than_they_have_ap(ap, offered):
    assert position("W.......", W=hero(ap=ap)).offers("W walks to h1") is offered


@rule("DO-0212")
def test_a_monster_cannot_be_passed():
    assert squares(position("W.g..", W=hero(), g=goblin()), "walk") == {"b1": 1}


@rule("DO-0213")
def test_a_character_is_passed_and_nobody_ends_a_walk_there():
    play = position("WM...", W=hero(ap=3), M=hero("mage"))
    assert squares(play, "walk") == {"c1": 2, "d1": 3}


@rule("DO-0214", "DO-0217")
def test_red_borders_holes_and_walls_are_not_entered():
    play = position("W.\no#\n..", W=hero())
    assert squares(play, "walk") == {"b1": 1}
    assert squares(position("W..", W=hero(), tokens={"hole": ["b1"]}, turn="W"), "walk") == {}


@rule("DO-0342")
def test_rubble_is_not_entered_or_jumped_over():
    assert not position("W...", W=hero(), tokens={"rubble": ["b1"]}).offers("W begins a movement")


@rule("DO-0340")
def test_whoever_stands_on_a_hole_walks_off_it():
    play = position("W..", W=hero(), tokens={"hole": ["a1"]})
    assert squares(play, "walk") == {"b1": 1, "c1": 2}


@rule("DO-0340")
def test_others_still_jump_over_a_hole_on_which_somebody_stands():
    play = position("WM.", W=hero(), M=hero("mage"), tokens={"hole": ["b1"]})
    assert squares(play, "walk") == {}
    assert squares(play.take("W begins a movement"), "jump") == {"c1": 2}


@rule("DO-0432")
def test_the_square_of_an_unconscious_character_is_entered_and_stood_on():
    play = position("WM.", W=hero(), M=hero("mage", unconscious=True))
    assert squares(play, "walk") == {"b1": 1, "c1": 2}


@rule("DO-0128", "DO-0305")
def test_whoever_is_held_neither_walks_nor_jumps_nor_swaps():
    play = position("WM.", W=hero(held=["round"]), M=hero("mage"))
    assert not {"walk", "swap", "combine"} & {option.split()[0] for option in play.acts()}


# jumping


@rule("DO-0218", "DO-0222", "DO-0224", "DO-X18")
def test_a_jump_costs_five_whatever_its_distance_and_walks_before_and_after_are_added():
    board = "W.o..."
    attributes = {"str": 7, "agi": 10}
    play = moving(board, W=hero("huntress", attributes=attributes, ap=19), dice={"W jump": [6, 8]})
    play.take("W walks to b1", "W jumps to d1", "W walks to f1", "W stops")
    assert play.see("W") | {"ap": 11, "at": "f1", "hp": play.see("W")["most hp"]} == play.see("W")


@rule("DO-0226", "DO-0225", "DO-0227", "DO-X19")
def test_a_failed_jump_hurts_for_each_square_times_criticals_and_fumble_and_reaches_its_target():
    mage = hero("mage", attributes={"str": 4, "agi": 7}, hp=10, ap=20)
    play = moving("W..oo..", W=mage, dice={"W jump": [1, 1]})
    play.take("W walks to c1", "W jumps to f1", "W walks to g1", "W stops")
    assert play.see("W") | {"at": "g1", "hp": 1, "ap": 20 - 8} == play.see("W")


@rule("DO-0226")
@pytest.mark.parametrize(("faces", "lost"), [([9, 7], 0), ([3, 2], 2), ([1, 1], 4)])
def test_a_plain_failure_costs_a_point_for_each_square_and_a_fumble_doubles_it(faces, lost):
    weak = hero("mage", attributes={"str": 5, "agi": 5}, hp=9)
    play = moving("Wo.", W=weak, dice={"W jump": faces}).take("W jumps to c1", "W stops")
    assert play.see("W")["hp"] == 9 - lost


@rule("DO-0224", "DO-X21")
@pytest.mark.parametrize(("board", "to", "tn"), [("Wo.", "c1", 20), ("Wooo.", "e1", 40)])
def test_the_target_number_is_ten_for_each_square_the_target_included(board, to, tn):
    dice = {"W jump": [9, 9]}
    play = moving(board, W=hero(attributes={"str": 13, "agi": 9}), dice=dice).take(f"W jumps to {to}", "W stops")
    (needed,) = play.events("summed")
    assert needed.total == tn - 22  # type: ignore[union-attr]


@rule("DO-0122")
def test_a_jump_bonus_of_a_card_is_added_to_every_check():
    able = {"str": 4, "agi": 9, "con": 13}
    for worn, lost in (({}, 2), ({"legs": ["moon-greaves"]}, 0)):
        scout = hero("scoundrel", attributes=able, hp=9, **worn)
        play = moving("Wo.", W=scout, dice={"W jump": [2, 2]}).take("W jumps to c1", "W stops")
        assert play.see("W")["hp"] == 9 - lost


@rule("DO-0219")
def test_a_jump_crosses_red_borders_other_characters_and_several_squares():
    play = moving("WMo.#", W=hero(), M=hero("mage"))
    assert squares(play, "jump") == {"d1": 3}


@rule("DO-0220", "DO-X20")
def test_nobody_jumps_over_a_monster():
    assert not position("Wg.", W=hero(), g=goblin()).offers("W begins a movement")


@rule("DO-0220", "DO-0221", "DO-G88")
def test_a_monster_is_jumped_past_where_a_way_around_it_can_be_counted():
    play = moving("Wg.\n...", W=hero(), g=goblin())
    assert squares(play, "jump")["c1"] == 4


@rule("DO-0221")
def test_a_jump_needs_sight_of_its_target():
    board = "W..\n##.\n##."
    assert "c3" not in squares(moving(board, W=hero()), "jump")


@rule("DO-0223", "DO-0153")
def test_a_jump_may_take_all_ap_and_then_nobody_walks_on():
    play = moving("Wo....", W=hero(ap=2), dice={"W jump": [9, 9]}).take("W jumps to c1")
    assert play.see("W")["ap"] == 0
    assert play.asks() != "move"


@rule("DO-0223", "DO-0154")
def test_with_one_ap_left_one_may_still_jump_and_with_none_the_movement_is_over():
    play = moving("W..o.", W=hero(ap=2)).take("W walks to b1")
    assert play.offers("W jumps to c1")
    assert play.take("W walks to c1").asks() != "move"
    assert play.see("W")["ap"] == 0


@rule("DO-0224")
def test_jumps_are_checked_after_the_whole_movement_each_for_itself():
    play = moving("Wo.o.", W=hero(), dice={"W jump": [[9, 9], [9, 9]]})
    play.take("W jumps to c1", "W jumps to e1")
    assert play.rolled("jump") == 0
    assert play.take("W stops").rolled("jump") == 2


@rule("DO-0228", "DO-0230")
def test_nobody_jumps_onto_a_monster_or_a_hole():
    assert not position("Wogo", W=hero(), g=goblin()).offers("W begins a movement")


@rule("DO-0229")
def test_past_a_character_on_the_target_square_one_goes_on_for_one_more_ap():
    board = "WoM.\n##.#"
    play = moving(board, W=hero(ap=20), M=hero("mage"), dice={"W jump": [9, 9]})
    play.take("W jumps past M to c2", "W stops")
    assert play.see("W") | {"at": "c2", "ap": 14} == play.see("W")
    assert play.see("M")["at"] == "c1"


@rule("DO-0229")
def test_past_a_character_one_needs_an_ap_that_is_left_after_the_jump():
    board = "WoM.\n##.#"
    assert not moving(board, W=hero(ap=5), M=hero("mage")).offers("W jumps past M to c2")
    assert moving(board, W=hero(ap=6), M=hero("mage")).offers("W jumps past M to c2")


@rule("DO-0229", "DO-G25")
def test_past_or_in_the_place_of_a_neighbour_one_does_not_end_where_one_stands():
    play = moving("WM..", W=hero(), M=hero("mage"))
    assert squares(play, "jump-past") == squares(play, "jump-swap") == {"c1": 1}


# swapping


@rule("DO-0231")
def test_neighbours_change_places_for_five_ap():
    play = position("WM", W=hero(ap=20), M=hero("mage")).take("W swaps with M", "M agrees")
    assert (play.see("W")["at"], play.see("M")["at"], play.see("W")["ap"]) == ("b1", "a1", 15)


@rule("DO-0231")
def test_characters_who_are_not_adjacent_do_not_change_places():
    assert not position("W.M", W=hero(), M=hero("mage")).offers("W swaps with M")


@rule("DO-0232")
def test_one_walks_up_and_changes_places_in_one_action():
    play = moving("W.M", W=hero(ap=20), M=hero("mage"))
    play.take("W walks to b1", "W swaps with M", "M agrees", "W stops")
    assert (play.see("W")["at"], play.see("M")["at"]) == ("c1", "b1")
    assert play.changed("ap") == [14]


@rule("DO-0233")
def test_nobody_is_moved_who_does_not_agree():
    play = position("WM", W=hero(ap=20), M=hero("mage")).take("W swaps with M", "M refuses")
    assert (play.see("W")["at"], play.see("W")["ap"]) == ("a1", 20)


@rule("DO-0002", "DO-0233")
def test_whoever_plays_both_need_not_ask():
    def one_player(state: State) -> None:
        state.party[1].seat = state.party[0].seat

    play = position("WM", W=hero(ap=20), M=hero("mage"), prepare=one_player).take("W swaps with M")
    assert (play.see("W")["at"], play.see("M")["at"]) == ("b1", "a1")


@rule("DO-0232", "DO-0233")
def test_a_movement_goes_on_when_somebody_does_not_agree():
    play = moving("W.M", W=hero(ap=20), M=hero("mage"))
    play.take("W walks to b1", "W swaps with M", "M refuses", "W walks to a1", "W stops")
    assert (play.see("W")["at"], play.see("W")["ap"], play.see("M")["at"]) == ("a1", 18, "c1")


@rule("DO-0128")
def test_whoever_is_held_is_not_swapped():
    assert not position("WM", W=hero(), M=hero("mage", held=["round"])).offers("W swaps with M")


@rule("DO-0231", "DO-0339")
@pytest.mark.parametrize("hole", ["a1", "b1"])
def test_nobody_is_swapped_onto_a_hole(hole):
    people = {"W": hero(), "M": hero("mage")}
    assert position("WM", **people).offers("W swaps with M")
    assert not position("WM", **people, tokens={"hole": [hole]}).offers("W swaps with M")


@rule("DO-0340")
def test_nobody_jumps_onto_a_hole_on_which_another_stands():
    play = moving("WM..", W=hero(), M=hero("mage"), tokens={"hole": ["b1"]})
    assert {option.split()[0] for option in play.acts()} == {"jump", "stop"}


@rule("DO-G25")
def test_whoever_jumps_into_the_place_of_another_makes_it_step_aside():
    board = "WoM.\n####"
    play = moving(board, W=hero(ap=20), M=hero("mage"), dice={"W jump": [9, 9]})
    play.take("W jumps to the place of M, who steps to d1", "M agrees", "W stops")
    assert (play.see("W")["at"], play.see("M")["at"], play.see("W")["ap"]) == ("c1", "d1", 10)


# carrying


def carrying(board: str = "W...", **more: Any) -> Play:
    """W carries M."""
    return position(board, W=hero(carries="M", **more), M=hero("mage", at="a1", unconscious=True))


@rule("DO-0266", "DO-0265")
def test_whoever_lies_on_the_same_square_is_picked_up_and_put_down_for_nothing():
    play = position("W.", W=hero(ap=9), M=hero("mage", at="a1", unconscious=True))
    assert play.take("W picks up M").who("W").carries == play.names["M"]
    play.table.state.agenda.clear()
    assert play.see("W")["ap"] == 9


@rule("DO-0266")
def test_picking_up_does_not_interrupt_a_movement():
    play = moving("W..", W=hero(ap=20), M=hero("mage", at="b1", unconscious=True))
    play.take("W walks to b1", "W picks up M", "W walks to c1", "W puts down M", "W stops")
    assert play.changed("ap") == [17]
    assert (play.see("W")["at"], play.see("M")["at"]) == ("c1", "c1")


@rule("DO-0266")
def test_whoever_is_carried_is_put_down_for_nothing_when_no_ap_are_left():
    play = position("W.", W=hero(ap=2, carries="M"), M=hero("mage", at="a1", unconscious=True))
    play.take("W begins a movement", "W walks to b1")
    assert not play.offers("W walks to a1")
    assert play.table.ask.about == "0"
    assert play.take("W puts down M", "W stops").see("W")["ap"] == 0
    assert not play.who("W").carries


@rule("DO-0118", "DO-0153")
def test_each_part_of_a_movement_shows_the_field_it_would_leave_the_character_on():
    play = moving("W..o.", W=hero(ap=7))
    shown = {str(one): SYSTEM.preview(play.game, play.table.ask, one)[0].value for one in play.table.ask.options[:-1]}
    far = {name.split()[0] + name.split()[-1]: value for name, value in shown.items()}
    assert far == {"walkx1": 6, "walkx2": 5, "jumpx1": 2, "jumpx2": 2, "jumpx4": 2}
    play.take("W walks to c1")
    jump = play.meaning("W jumps to e1")
    assert SYSTEM.preview(play.game, play.table.ask, jump)[0].value == 0


@rule("DO-0265")
def test_one_character_is_carried_at_most():
    play = position(
        "W.",
        W=hero(carries="M"),
        M=hero("mage", at="a1", unconscious=True),
        A=hero("adventurer", at="a1", unconscious=True),
    )
    assert not play.offers("W picks up A")


@rule("DO-0269")
def test_a_conscious_character_is_not_carried():
    assert not position("WM", W=hero(), M=hero("mage")).offers("W picks up M")


@rule("DO-0267")
def test_carrying_doubles_what_walking_costs():
    assert squares(position("W...", W=hero(ap=2)), "walk") == {"b1": 1, "c1": 2}
    play = carrying(ap=5)
    assert squares(play, "walk") == {"b1": 1, "c1": 2}
    play.take("W walks to c1")
    assert (play.see("W")["ap"], play.see("M")["at"]) == (1, "c1")


@rule("DO-0267")
def test_carrying_doubles_what_swapping_costs():
    play = position("WA", W=hero(carries="M", ap=20), M=hero("mage", at="a1", unconscious=True), A=hero("adventurer"))
    assert play.take("W swaps with A", "A agrees").see("W")["ap"] == 10


@rule("DO-0267", "DO-0268")
def test_a_failed_jump_with_somebody_on_the_back_costs_ten_ap_and_hurts_both():
    weak = {"str": 1, "agi": 1}
    people = {
        "W": hero(carries="M", ap=20, hp=9, attributes=weak),
        "M": hero("mage", at="a1", unconscious=True, hp=4),
    }
    play = position("Wo.", **people, dice={"W jump": [8, 9]}).take("W begins a movement", "W jumps to c1", "W stops")
    assert (play.see("W")["ap"], play.see("W")["hp"], play.see("M")["hp"]) == (10, 7, 2)
    assert play.see("M")["at"] == "c1"


# scenarios look on


def watched(play: Play) -> Play:
    play.game.rules = (WATCHER,)
    return play


@rule("DO-0209", "DO-0346")
def test_the_scenario_hears_of_every_square_that_is_entered():
    play = watched(position("W...", W=hero()))
    with watching(moments.MOVED) as seen:
        play.take("W walks to d1")
    assert len(seen) == 3


@rule("DO-0231", "DO-0346")
def test_the_scenario_hears_of_both_who_change_places():
    play = watched(position("WM", W=hero(), M=hero("mage")))
    with watching(moments.MOVED) as seen:
        play.take("W swaps with M", "M agrees")
    assert [one.id for (one,) in seen] == [play.names["M"], play.names["W"]]
