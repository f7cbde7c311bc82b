"""The book's six turns against the Artificial Dark Player, from the first to the last die.

Where the transcript contradicts the rules the rules stand: nobody rolls for encounters in the first turn (UN-G05),
Borgron does not walk after he has searched the room (UN-G04), and at 1 Vitality he is Wounded when he casts (UN-G06).
One roll of the Scenario Die that the text leaves out, on Borgron's third square of turn 1, is made without effect.
"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, position
from systems.universalis.golden.maps import edged
from undercroft.board.features import Feature
from undercroft.kernel.events import Harmed, Rolled, Summed
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule

OBSTACLES, ENCOUNTER, POWER = 1, 3, 5
NOTHING = POWER


def begin() -> Play:
    """The heroes before the corridor, the Dark Player's cards in the order in which the book turns them up."""
    play = position(
        edged(),
        turn="set-up",
        start=["a2", "a3"],
        doors={"k3": {"kind": "secret-door"}},
        B={"hero": "borgron"},
        S={"hero": "shara"},
    )
    borgron, shara = play.who("B"), play.who("S")
    borgron.hands, borgron.pack = ("javelin",), ("picklocks", "axe", "healing-potion")
    shara.hands, shara.pack = ("bastard-sword",), ()
    piles = play.state.piles
    piles["obstacles"] = Pile(("pit", "pit", "electric-shock", "locked-door"))
    piles["powers"] = Pile(("stone-skin", "fortune"))
    piles["encounters"] = Pile(("enemy-spotted", "wandering-creature"))
    piles["special"] = Pile(("oil-flask", "components-for-magic"))
    return play


def throw(play: Play, *dice: int) -> None:
    """The next dice."""
    play.chance.left += dice


def first_turn(play: Play) -> Play:
    """Borgron unlocks a door that a card has locked; Shara runs after him."""
    throw(play, NOTHING, OBSTACLES, 5, 4, 5, 4)
    play.take("B acts", "B enters at a3", "B moves to e3", "B opens e4")
    play.take("B draws picklocks", "B unlocks the door", "B ends")
    at = play.game.plan.board.parse("c5")
    play.game.lay(play.state.ground.with_feature(Feature("cupboard", at)))
    return play.take("S enters at a2", "S runs", "S moves to f2", "S ends")


def second_turn(play: Play) -> Play:
    """Electric Shock catches Borgron on his third square; Shara searches the cupboard."""
    throw(play, OBSTACLES, 4, 3, 1, 4, 4, 4, 5, 1, 2, 3, 5, 6, 5, 6)
    play.take("B acts", "B moves to e6", "B keeps the roll", "B spends fortune")
    return play.take("S moves to d4", "S searches c5", "S ends")


def third_turn(play: Play) -> Play:
    """Shara goes back to the corridor; Borgron searches the room and finds nothing."""
    throw(play, NOTHING, NOTHING, 3, 3)
    play.take("S acts", "S moves to d2", "S ends")
    return play.take("B searches the room", "B keeps the roll", "B ends")


def fourth_turn(play: Play) -> Play:
    """Borgron reveals the next room: two orcs, who win Initiative, and one of them is lucky."""
    throw(play, NOTHING, ENCOUNTER, 1, 2, 1, 6, 1, POWER, 2, 4, 4, 1, 2, 5, 1, 2, 6, 5)
    play.take("S acts", "S moves to e2", "S ends")
    return play.take("B draws axe", "B moves to f3", "B reveals g3", "B keeps the roll", "B keeps the roll").on()


def fifth_turn(play: Play) -> Play:
    """Shara cuts the warrior down, Borgron's lightning the archer, whose luck does not hold."""
    throw(play, 3, 6, 4, 4, 3, 1, 2, 4, 5, 6, 6, 6)
    throw(play, 6, 1, 2, 2, 3, 4, 4, 5, 6, 3)
    play.take("S acts", "S moves to f2", "S attacks orc-warrior-1 with bastard-sword, use 0")
    play.take("S takes the place g2", "S ends")
    return play.take("B puts picklocks away", "B casts lightning at orc-archer-1", "B ends")


def sixth_turn(play: Play) -> Play:
    """Shara finds a secret door; Borgron drinks and goes there."""
    throw(play, 5, 6, NOTHING)
    play.take("S acts", "S searches for secret doors", "S ends")
    return play.take("B uses healing-potion", "B moves to j3")


TURNS = (first_turn, second_turn, third_turn, fourth_turn, fifth_turn, sixth_turn)


@pytest.fixture(scope="module")
def positions() -> list[dict[str, Any]]:
    """What was so after each of the six turns."""
    play = begin()
    found = []
    for turn in TURNS:
        before = len(play.table.told)
        turn(play)
        assert play.chance.left == [], "every die of the turn has fallen"
        events = [told.event for told in play.table.told[before:]]
        found.append(
            {
                "B": play.see("B") | {"mana": play.who("B").mana},
                "S": play.see("S"),
                "table": play.see("table"),
                "rolls": [event.why for event in events if type(event) is Rolled],
                "wounds": [(event.who, event.amount) for event in events if type(event) is Harmed],
                "sums": {(event.what, event.who): event.total for event in events if type(event) is Summed},
            }
        )
    return found


def after(positions: list[dict[str, Any]], turn: int) -> dict[str, Any]:
    return positions[turn - 1]


@rule("UN-X96", "UN-X73", "UN-0651", "UN-0646", "UN-G05")
def test_turn_1_a_locked_door_is_paid_for_and_opened_by_dexterity(positions):
    turn = after(positions, 1)
    assert turn["rolls"] == ["scenario-obstacles", "scenario-obstacles", "open-lock", "run"]
    assert (turn["table"]["achieved"], turn["table"]["suffered"], turn["table"]["reserve"]) == (1, 1, 37)
    assert len(turn["table"]["sections"]) == 2
    assert (turn["B"]["at"], turn["S"]["at"]) == ("e3", "f2")


@rule("UN-X96", "UN-X74", "UN-0655", "UN-0610", "UN-0063")
def test_turn_2_electric_shock_takes_two_vitality_after_fortune(positions):
    turn = after(positions, 2)
    assert (turn["B"]["vitality"], turn["B"]["fortune"], turn["B"]["at"]) == (2, 4, "e6")
    assert turn["table"]["reserve"] == 37 - 3
    assert turn["table"]["suffered"] == 1 + 1 + 1


@rule("UN-X75", "UN-X96")
def test_turn_2_shara_finds_components_for_magic(positions):
    assert after(positions, 2)["S"]["pack"] == ["components-for-magic"]


@rule("UN-X96", "UN-X76", "UN-0653", "UN-G04")
def test_turn_3_the_die_is_rolled_for_leaving_the_zone_and_for_searching_the_room(positions):
    turn = after(positions, 3)
    assert turn["rolls"] == ["scenario-obstacles", "scenario-obstacles", "search-room"]
    assert turn["B"]["at"] == "e6"
    assert turn["table"]["suffered"] == 4


@rule("UN-X97", "UN-0663", "UN-0671", "UN-0673", "UN-0706")
def test_turn_4_two_orcs_win_initiative_and_shoot_and_strike(positions):
    turn = after(positions, 4)
    assert turn["rolls"] == [
        "scenario-obstacles", "scenario-encounter", "spawn", "initiative", "scenario-power", "random-bearer",
        "shot", "damage", "attack", "defense",
    ]  # fmt: skip
    assert turn["wounds"] == [(1, 1)]
    assert turn["table"]["reserve"] == 34 - 2 - 2
    assert turn["table"]["creatures"] == ["orc-warrior", "orc-archer"]
    assert turn["table"]["suffered"] == 5


@rule("UN-X97", "UN-0709")
def test_turn_4_the_warrior_is_stopped_before_borgron_though_he_was_attacked_already(positions):
    assert after(positions, 4)["S"]["attacked"] is False


@rule("UN-X98", "UN-X79", "UN-0472", "UN-0520")
def test_turn_5_shara_rolls_seven_dice_and_takes_the_orcs_place(positions):
    turn = after(positions, 5)
    assert turn["sums"]["damage", 2] == 7
    assert turn["wounds"][0] == (100, 5)
    assert turn["S"]["at"] == "g2"


@rule("UN-X98", "UN-X80", "UN-0675", "UN-G06")
def test_turn_5_lightning_fells_the_archer_whose_fortune_fails(positions):
    turn = after(positions, 5)
    assert turn["sums"]["cast", 1] == 4
    assert turn["sums"]["damage", 1] == 7
    assert turn["rolls"][-1] == "fatal-blow"
    assert (turn["wounds"][1], turn["B"]["mana"]) == ((101, 5), 7)
    assert (turn["table"]["achieved"], turn["table"]["suffered"]) == (1 + 3, 6)


@rule("UN-X98", "UN-X81", "UN-0655")
def test_turn_6_a_secret_door_is_found_and_borgron_goes_there_healed(positions):
    turn = after(positions, 6)
    assert turn["rolls"] == ["search-secret", "scenario-obstacles"]
    assert (turn["B"]["vitality"], turn["B"]["at"]) == (4, "j3")
