"""Initiative, unconsciousness and waking.  DO-0137 to DO-0148, DO-0426 to DO-0433"""

from __future__ import annotations

import pytest

from systems.doria.build import goblin, hero, position, quiet
from undercroft.proofs.checklist import rule

TWO = """
W.M..
.....
.....
.....
.....
"""


def quick(ip: int, **more: object) -> dict[str, object]:
    """A warrior with so many IP."""
    return hero(attributes={"agi": ip, "per": ip}, **more)


@rule("DO-0137", "DO-X08", "DO-0139")
def test_two_dice_and_ip_are_the_ap_of_the_round():
    dice = {"W initiative": [5, 7], "M initiative": [3, 4]}
    play = position(W=quick(7), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["ap"] == 19


@rule("DO-0138", "DO-0139", "DO-X50")
@pytest.mark.parametrize(("hp", "pp", "rolls"), [(-6, -3, "1D+3"), (-3, -6, "1D+3"), (3, -2, "1D+7"), (0, 0, "2D+9")])
def test_negative_points_cost_a_die_and_the_lower_of_the_two(hp: int, pp: int, rolls: str):
    play = position(W=quick(9, hp=hp, pp=pp), M=hero("mage"))
    assert play.see("W")["initiative"] == rolls


@rule("DO-0140", "DO-0427")
def test_negative_ip_costs_a_die_and_counts_once():
    armor = {"torso": ["tri-anon-armor"]}
    play = position(W=hero(attributes={"str": 1, "agi": 1, "per": 1}, **armor), M=hero("mage"))
    assert play.see("W")["ip"] == -1
    assert play.see("W")["initiative"] == "1D-1"


@rule("DO-0140")
def test_negative_ip_and_negative_hp_cost_one_die_together():
    armor = {"torso": ["tri-anon-armor"]}
    play = position(W=hero(attributes={"str": 1, "agi": 1, "per": 1}, hp=-2, **armor), M=hero("mage"))
    assert play.see("W")["initiative"] == "1D-3"


@rule("DO-0426")
def test_values_of_zero_carry_no_penalty():
    assert position(W=quick(0 + 1, hp=0, pp=0), M=hero("mage")).see("W")["initiative"] == "2D+1"


@rule("DO-0141")
def test_ap_above_40_are_lost():
    dice = {"W initiative": [19, 19], "M initiative": [3, 4]}
    play = position(W=quick(9), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["ap"] == 40


@rule("DO-0144", "DO-0428", "DO-X51")
def test_fewer_than_one_ap_is_unconsciousness_and_moves_the_doom_counter():
    dice = {"W initiative": [4], "M initiative": [3, 4]}
    play = position(W=quick(5, hp=-10), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["unconscious"]
    assert play.see("W")["ap"] == 0
    assert play.see("table")["doom"] == 40


@rule("DO-0145", "DO-0146", "DO-X09")
def test_two_ones_are_unconsciousness_whatever_the_total():
    dice = {"W initiative": [1, 1], "M initiative": [3, 4]}
    play = position(W=quick(9), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["unconscious"]
    assert play.see("table")["doom"] == 40


@rule("DO-0041", "DO-0145", "DO-G29")
@pytest.mark.parametrize(("die", "fumble"), [(1, True), (11, False), (2, False)])
def test_a_natural_one_on_a_single_die_is_a_fumble(die: int, fumble: bool):
    dice = {"W initiative": [die], "M initiative": [3, 4]}
    play = position(W=quick(9, hp=-1), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["unconscious"] == fumble


@rule("DO-0471")
def test_the_die_of_a_hero_bonus_counts_for_fumbles():
    dice = {"W initiative": [1, 5, 1], "M initiative": [3, 4]}
    play = position(W=quick(9, bonuses=["initiative"]), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("W")["unconscious"]


@rule("DO-0463")
@pytest.mark.parametrize(("hp", "initiative"), [(5, "3D+9"), (-2, "2D+7")])
def test_the_initiative_bonus_is_a_die_more(hp: int, initiative: str):
    play = position(W=quick(9, hp=hp, bonuses=["initiative"]), M=hero("mage"))
    assert play.see("W")["initiative"] == initiative


@rule("DO-0147")
def test_a_fumble_with_fewer_than_one_ap_moves_the_doom_counter_once():
    dice = {"W initiative": [1], "M initiative": [3, 4]}
    play = position(W=quick(5, hp=-10), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("table")["doom"] == 40


@rule("DO-0146", "DO-0177")
def test_every_character_that_falls_moves_the_doom_counter_with_all_effects():
    dice = {"W initiative": [1, 1], "M initiative": [1, 1], "A initiative": [5, 5]}
    people = {"W": quick(9), "M": hero("mage"), "A": hero("adventurer")}
    play = position(TWO, **people, turn="initiative", round=2, doom=40, dice=dice, prepare=quiet)
    assert play.changed("doom") == [39, 38]
    assert play.state.crossed == 1


@rule("DO-0148", "DO-0190")
def test_who_stays_unconscious_does_not_roll_and_moves_no_counter():
    people = {"W": quick(9, unconscious=True, stays=True), "M": hero("mage")}
    play = position(**people, turn="initiative", round=2, dice={"M initiative": [3, 4]})
    assert play.see("W")["unconscious"]
    assert play.see("table")["doom"] == 41


@rule("DO-0015", "DO-0016")
def test_when_all_are_unconscious_the_scenario_is_lost_though_there_is_no_monster():
    dice = {"W initiative": [1, 1], "M initiative": [1, 1]}
    play = position(W=quick(9), M=hero("mage"), turn="initiative", round=2, dice=dice)
    assert play.see("table")["lost"]
    assert play.see("table")["doom"] == 41


@rule("DO-0015")
def test_those_who_stay_unconscious_count_among_them():
    people = {"W": quick(9), "M": hero("mage", unconscious=True, stays=True)}
    assert position(**people, turn="initiative", round=2, dice={"W initiative": [1, 1]}).see("table")["lost"]


@rule("DO-0142", "DO-0325")
def test_in_the_first_round_the_highest_initiative_takes_the_first_start_position():
    board = """
    ..2..
    .....
    1....
    .....
    3....
    """
    people = {"W": quick(5), "M": hero("mage"), "A": hero("adventurer")}
    dice = {"W initiative": [2, 2], "M initiative": [9, 9], "A initiative": [5, 5]}
    play = position(board, **people, turn="initiative", dice=dice)
    assert [play.see(name)["at"] for name in "MAW"] == ["a3", "c1", "a5"]


@rule("DO-0143")
def test_who_has_a_place_from_the_scenario_keeps_it():
    people = {"W": quick(5, at="e5"), "M": hero("mage", at="d5")}
    dice = {"W initiative": [2, 2], "M initiative": [9, 9]}
    play = position(board="1....\n.....\n.....\n.....\n.....", **people, turn="initiative", dice=dice)
    assert [play.see(name)["at"] for name in "WM"] == ["e5", "d5"]


@rule("DO-0433", "DO-0435", "DO-0148", "DO-0432")
def test_who_wakes_on_an_occupied_square_chooses_the_nearest_free_one():
    people = {"W": quick(9, unconscious=True), "M": hero("mage", at="c3")}
    dice = {"W initiative": [5, 5], "M initiative": [3, 4]}
    play = position(**people, turn="initiative", round=2, dice=dice)
    assert play.asks() == "wake-where"
    play.take("W wakes at c2").finish()
    assert play.see("W")["at"] == "c2"
    assert not play.see("W")["unconscious"]


@rule("DO-0433", "DO-0137")
def test_who_wakes_on_a_free_square_stays_there():
    people = {"W": quick(9, unconscious=True), "M": hero("mage", at="a1")}
    play = position(**people, turn="initiative", round=2, dice={"W initiative": [5, 5], "M initiative": [3, 4]})
    assert play.see("W")["at"] == "c3"
    assert not play.see("W")["unconscious"]


@rule("DO-G60", "DO-0432", "DO-0433")
def test_who_wakes_is_carried_no_longer_and_who_faints_carries_nobody():
    people = {"W": quick(9, carries="M"), "M": hero("mage", at="c3", unconscious=True), "A": hero("adventurer")}
    dice = {"W initiative": [1, 1], "M initiative": [1, 1], "A initiative": [5, 5]}
    play = position(**people, turn="initiative", round=2, dice=dice, prepare=quiet).finish()
    assert play.who("W").carries == 0


@rule("DO-0513", "DO-G58")
@pytest.mark.parametrize(("dice", "ap"), [([1, 1], 11), ([2, 3], 14)])
def test_whoever_plays_alone_never_becomes_unconscious(dice: list[int], ap: int):
    play = position(W=quick(9), turn="initiative", round=2, dice={"W initiative": dice})
    assert not play.see("W")["unconscious"]
    assert play.see("W")["ap"] == ap
    assert play.see("table")["doom"] == 41


@rule("DO-0514")
def test_alone_negative_points_cost_a_die_and_are_not_subtracted():
    assert position(W=quick(9, hp=-6, pp=-3)).see("W")["initiative"] == "1D+9"


@rule("DO-0429", "DO-0430", "DO-0432")
def test_an_unconscious_character_is_shown_lying_and_does_not_hold_its_square():
    people = {"W": quick(9, unconscious=True), "M": hero("mage", at="a1"), "g": goblin(at="e5")}
    play = position(**people, turn="M")
    from systems.doria.build import SYSTEM
    from undercroft.kernel.requests import SeatId

    scene = SYSTEM.scene(play.game, SeatId(0))
    assert next(figure for figure in scene.figures if figure.id == play.names["W"]).down
    assert play.offers("M walks to c3")
