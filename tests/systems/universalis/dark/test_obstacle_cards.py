"""Every Obstacle card changes an outcome; what reaction, stepping back and disarming come to."""

from __future__ import annotations

import pytest

from systems.universalis.build import hero, position
from systems.universalis.dark.lairs import BLIND, CHEST, DOOR, HERO, ROOM, sprung
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Act, EndActivation, EndHeroesTurn, ObstacleWindow, Recover
from undercroft.systems.universalis.dungeon.traps import dormant_near
from undercroft.systems.universalis.state import Obstacle


def closed(play) -> bool:
    return play.see("table")["sections"] == ["s1"]


# the cards


def test_acid_spray_eats_armor_by_2():
    play = sprung("acid-spray", [*BLIND, 3, 3, 2], deed="chest", furniture=CHEST)
    assert play.see("S")["armor"] == 5
    assert play.see("S")["wounds"] == 2


def test_an_alarm_brings_a_wandering_group_at_no_further_cost():
    long = "+-" * 9 + "+\n|" + ". . . . . . . S=." + "|\n" + "+-" * 9 + "+"
    dice = [*BLIND, 1, 6, 6, 1, 1]
    then = [EndHeroesTurn()]
    play = sprung("alarm", dice, deed="door", board=long, corridor=True, reserve=9, then=then)
    assert play.see("table")["creatures"]
    assert play.see("table")["reserve"] == 9


def test_closing_walls_hurt_those_who_are_not_strong():
    play = sprung("closing-walls", [*BLIND, 4, 4, 3, 3], deed="door", board=DOOR)
    assert play.see("S")["strength"] == 4
    assert play.see("S")["wounds"] == 2
    assert closed(play)


def test_a_collapsing_ceiling_knocks_down_those_who_are_slow():
    play = sprung("collapsing-ceiling", [*BLIND, 1, 2, 6, 1, 1, 1, 1])
    assert play.see("S")["wounds"] == 1
    assert "knocked-down" in play.see("S")["conditions"]


def test_who_leaps_from_a_collapsing_ceiling_takes_2_dice():
    play = sprung("collapsing-ceiling", [*BLIND, 5, 5, 6, 6], S=hero(fortune=0, attributes={"vitality": 9}))
    assert play.see("S")["wounds"] == 2
    assert not play.see("S")["down"]


@rule("UN-C110")
def test_complete_darkness_lies_over_the_section():
    play = sprung("complete-darkness", [])
    assert play.state.pitch == 1
    assert play.see("S")["action"]


@rule("UN-C110")
def test_darkness_lies_over_the_section():
    assert sprung("darkness", []).state.dark == 1


def test_a_cursed_seal_frightens_and_feeds_the_reserve():
    play = sprung("cursed-seal", [*BLIND, 1, 2], deed="door", board=DOOR, reserve=3)
    assert "frightened" in play.see("S")["conditions"]
    assert play.see("table")["reserve"] == 5


def test_the_brave_do_not_mind_a_cursed_seal():
    play = sprung("cursed-seal", [*BLIND, 5, 5], deed="door", board=DOOR, reserve=3)
    assert play.see("S")["conditions"] == []
    assert play.see("table")["reserve"] == 3


@rule("UN-C107")
@pytest.mark.parametrize(("body", "dice"), [([], 4), (["leather-armor"], 5), (["chainmail"], 6)])
def test_electric_shock_throws_more_dice_at_armor(body, dice):
    play = sprung("electric-shock", [*BLIND, *[1] * dice], S=hero(body=body))
    assert play.chance.left == []
    assert play.rolled("trap-damage") == 1


def test_a_falling_portcullis_bars_the_way_for_good():
    play = sprung("falling-portcullis", [*BLIND, 5, 5], deed="door", board=DOOR)
    assert play.see("S")["wounds"] == 0
    play = sprung("falling-portcullis", [*BLIND, 1, 2, 4, 4, 1, 1], deed="door", board=DOOR)
    assert play.see("S")["wounds"] == 2
    assert play.see("door b1")["lock"] == "lock"
    assert not play.offers("S unlocks the door")


@rule("UN-C341")
def test_a_fireball_burns_everybody_beside_the_chest():
    board = "########\n#..T...#\n#..S...#\n#......#\n########"
    dice = [*BLIND, 6, 1, 1, 1, 1, 6, 6, 1]
    play = sprung("fireball", dice, deed="chest", board=board, at="e3", T=hero("taeral"))
    assert (play.see("S")["wounds"], play.see("T")["wounds"]) == (1, 2)


@rule("UN-C106", "UN-0176")
def test_a_locked_door_does_not_open_and_costs_no_action():
    play = sprung("locked-door", [], deed="door", board=DOOR)
    assert play.see("door b1")["lock"] == "lock"
    assert play.see("S")["action"]
    assert play.offers("S unlocks the door")


@rule("UN-C338", "UN-0297")
def test_a_pit_opens_under_two_squares_and_the_fall_throws_4_dice():
    play = sprung("pit", [*BLIND, 5, 5, 1, 1])
    assert play.game.terrain.holes.bit_count() == 2
    assert play.see("S")["wounds"] == 2
    assert "stunned" in play.see("S")["conditions"]


def test_a_plague_vault_makes_ill():
    play = sprung("plague-vault", [*BLIND, 1, 2, 6], deed="door", board=DOOR)
    assert "diseased" in play.see("S")["conditions"]
    assert play.see("S")["wounds"] == 1


def test_a_poison_dart_wounds_and_poisons():
    play = sprung("poison-dart", [*BLIND, 5, 1, 1, 2], deed="door", board=DOOR)
    assert play.see("S")["wounds"] == 1
    assert "poisoned" in play.see("S")["conditions"]


@rule("UN-C340")
def test_a_riddle_closes_a_door_until_somebody_solves_it():
    play = sprung("riddle", [], deed="door", board=DOOR)
    assert play.see("door b1")["lock"] == "riddle"
    assert play.offers("S solves the riddle")


@rule("UN-0143")
def test_rubble_makes_the_ground_around_difficult():
    play = sprung("rubble", [])
    assert play.game.terrain.rough.bit_count() == 8
    assert play.see("S")["action"]


def test_sleeping_gas_takes_the_next_activation():
    play = sprung("sleeping-gas", [*BLIND, 1, 2])
    assert "stationary" in play.see("S")["conditions"]
    assert play.who("S").loses_turn


@rule("UN-C339")
def test_a_stake_throws_4_dice_at_armor_less_1():
    play = sprung("stake", [*BLIND, 4, 4, 3, 3])
    assert play.see("S")["armor"] == 5
    assert play.see("S")["wounds"] == 2


@pytest.mark.parametrize(("agile", "dice"), [([1, 2], 6), ([5, 5], 2)])
def test_a_swinging_blade_throws_6_dice_or_2(agile, dice):
    play = sprung("swinging-blade", [*BLIND, *agile, *[1] * dice], deed="door", board=DOOR)
    assert play.chance.left == []
    assert play.rolled("trap-damage") == 1


# reaction to traps


@rule("UN-0604", "UN-0610")
def test_a_trap_nobody_saw_goes_off_and_ends_the_activation():
    play = sprung("stake", [*BLIND, 1, 1, 1, 1])
    assert play.rolled("detect-trap") == 1
    assert play.asks() != "act"
    assert play.see("S")["activated"]


@rule("UN-X70", "UN-0610", "UN-0594")
def test_a_chest_stays_closed_when_its_trap_goes_off():
    do = [Recover(HERO), Act(HERO), EndActivation(HERO)]
    play = position(ROOM, S=hero(), do=do, dice=[*BLIND, 1, 1, 1], hand=["acid-spray"], reserve=5, furniture=CHEST)
    play.take("S opens the chest", "the dark player plays acid spray")
    assert not play.see("chest d2")["opened"]
    assert play.see("S")["activated"]
    assert play.see("table")["reserve"] == 3


@rule("UN-0605", "UN-0607", "UN-0608")
def test_a_trap_that_was_seen_stays_dormant_and_the_action_is_kept_but_not_the_move():
    play = sprung("poison-dart", [6, 6], deed="door", board=DOOR)
    assert play.asks() == "trap-retreat"
    play.take("S retreats to a1")
    assert play.see("S")["at"] == "a1"
    assert (play.see("S")["points"], play.see("S")["action"]) == (0, True)
    assert [(one.card, one.dormant) for one in play.state.obstacles] == [("poison-dart", True)]
    assert closed(play)


@rule("UN-0607")
def test_who_saw_a_trap_at_a_door_may_stay():
    play = sprung("poison-dart", [6, 6], deed="door", board=DOOR).take("S stays")
    assert play.see("S")["at"] == "b1"


@rule("UN-0606")
def test_who_saw_a_trap_when_stepping_on_it_goes_back_to_where_he_came_from():
    play = sprung("stake", [6, 6], at="d3", back="e3")
    assert play.see("S")["at"] == "e3"


@rule("UN-0609")
def test_another_on_the_second_square_of_a_pit_steps_back():
    board = "######\n#.ST.#\n######"
    play = sprung("pit", [6, 6], board=board, T=hero("taeral"), hand=[])
    play.take("the pit reaches d2")
    assert play.see("S")["at"] == "b2"
    assert (play.see("T")["at"], play.see("T")["wounds"], play.see("T")["activated"]) == ("e2", 0, False)
    assert play.game.terrain.holes.bit_count() == 2


@rule("UN-0611")
def test_a_dormant_trap_goes_off_when_its_door_is_opened():
    do = [Recover(HERO), Act(HERO), EndActivation(HERO)]
    play = position(DOOR, S=hero(), do=do, dice=[5, 1, 5, 5], hand=[])
    play.state.obstacles = (Obstacle("poison-dart", (play.who("S").at,), 0, dormant=True),)
    play.take("S opens c1")
    assert play.rolled("detect-trap") == 0
    assert play.rolled("trap-damage") == 1
    assert closed(play)


# disarming


def seen(dice: list[int], **more):
    """Shara has seen a poison dart at the door and stays where she is."""
    return sprung("poison-dart", dice, deed="door", board=DOOR, S=hero(body=[]), **more).take("S stays")


@rule("UN-0244", "UN-0247")
def test_disarming_needs_the_number_of_the_card_and_leaves_the_door_closed():
    play = seen([5, 4, 4, 3]).take("S disarms poison-dart")
    assert play.rolled("disarm-trap") == 1
    assert play.rolled("trap-damage") == 0
    assert not play.state.obstacles[0].dormant
    assert closed(play)


@rule("UN-0248")
def test_failing_to_disarm_sets_the_trap_off():
    play = seen([5, 4, 4, 2, 5, 5, 6, 6]).take("S disarms poison-dart")
    assert play.rolled("trap-damage") == 1
    assert play.see("S")["wounds"] == 2
    assert closed(play)


@rule("UN-0246")
def test_a_trap_seen_with_a_double_6_is_disarmed_with_1_more():
    play = seen([6, 6, 4, 2]).take("S disarms poison-dart")
    assert not play.state.obstacles[0].dormant
    assert play.rolled("trap-damage") == 0


@rule("UN-0245", "UN-0246")
def test_another_hero_may_disarm_what_one_has_seen():
    board = "+-+-+-+\n|S=. .|\n+ + + +\n|T|. .|\n+-+-+-+"
    play = sprung("poison-dart", [6, 6, 3, 3], deed="door", board=board, T=hero("taeral"))
    play.state.agenda[0:0] = [EndActivation(FigureId(2)), Act(FigureId(2)), Recover(FigureId(2))]
    play.take("S ends", "T disarms poison-dart")
    assert not play.state.obstacles[0].dormant


@rule("UN-0249")
def test_a_trap_without_a_number_cannot_be_disarmed():
    play = sprung("closing-walls", [6, 6], deed="door", board=DOOR).take("S stays")
    assert play.state.obstacles[0].dormant
    assert not play.offers("S disarms closing-walls")


@rule("UN-0244")
def test_nobody_disarms_a_trap_he_is_not_beside():
    play = sprung("poison-dart", [6, 6], deed="door", board="+-+-+-+-+\n|. . S=.|\n+-+-+-+-+")
    play.take("S retreats to b1")
    assert play.offers("S disarms poison-dart")
    play.who("S").at -= 1
    assert dormant_near(play.game, play.who("S")) == []


# when


@rule("UN-0592", "UN-0593")
@pytest.mark.parametrize("deed", ["reveal", "door"])
def test_the_dark_player_may_answer_when_somebody_reveals_or_opens(deed):
    do = [Recover(HERO), ObstacleWindow(HERO, deed=deed, access=0), Act(HERO), EndActivation(HERO)]
    play = position(DOOR, S=hero(), do=do, hand=["swinging-blade", "stake"], reserve=9)
    assert play.asks() == "obstacle"
    assert any("swinging-blade" in act for act in play.acts() if act.startswith("play")) == (deed == "door")


@rule("UN-0569")
def test_harder_traps_are_seen_one_later_and_cost_twice():
    do = [Recover(HERO), ObstacleWindow(HERO, deed="door", access=0), Act(HERO), EndActivation(HERO)]
    more = {"hand": ["poison-dart"], "reserve": 9, "challenge": ["traps"]}
    brave = hero(attributes={"perception": 3})
    play = position(DOOR, S=brave, do=do, dice=[4, 1, 1, 1, 6, 6], **more).take("the dark player plays poison dart")
    assert play.see("table")["reserve"] == 5
    assert play.rolled("trap-damage") == 1
