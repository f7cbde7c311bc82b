"""The six turns of the book with a person as the Dark Player, from the first die to the last.

Where the book's story contradicts its rules the rulings hold: nobody searches a room and walks (UN-G04), and whoever is
Wounded casts worse (UN-G06).
"""

from __future__ import annotations

from systems.universalis.build import Play, position
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule

CORRIDOR = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|S . . . . ./. . . . . .|. .|
+ + + + + + + + + + + + + + +
|B . . . . ./. . . . . .=. .|
+-+-+-+-+=+-+ + + + + + +-+-+
|# #|. . . .|. . . . . .|# #|
+-+-+ + + + +-+-+-+-+-+-+-+-+
|# #|. . . .|# # # # # # # #|
+-+-+ + + + +-+-+-+-+-+-+-+-+
|# #|. . . .|# # # # # # # #|
+-+-+ + + + +-+-+-+-+-+-+-+-+
|# #|. . . .|# # # # # # # #|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
FIRST = [5, 4, 3, 2]
"""Picklocks 10; Shara runs 9."""

SECOND = [4, 3, 1, 4, 4, 4, 5, 1, 2, 3, 5, 6, 6, 5]
"""Borgron sees nothing; the shock, and the shock again; the cupboard 11."""

THIRD = [3, 2]
FOURTH = [1, 3, 2, 6, 2, 5, 3, 1, 2, 5, 3, 3, 5, 4]
"""Which orc, Initiative 5 to 8; the arrow 10, its damage; the orc's blow and Borgron's parry."""

FIFTH = [6, 3, 4, 3, 3, 1, 2, 4, 5, 6, 6, 6, 6, 1, 2, 2, 3, 4, 4, 5, 6]
"""Shara 14 to 10, the shield, 7 dice; Lightning, 7 dice."""

SIXTH = [6, 5]


def begin() -> Play:
    """Both heroes at the entrance, the Dark Player with a Locked Door and a Special Creature in hand."""
    play = position(
        CORRIDOR.strip("\n"),
        B={"hero": "borgron", "hands": ["javelin"], "pack": ["axe", "picklocks", "healing-potion"]},
        S={"hero": "shara", "hands": ["bastard-sword"], "pack": []},
        turn="heroes",
        round=1,
        dice=[*FIRST, *SECOND, *THIRD, *FOURTH, *FIFTH, *SIXTH],
        hand=["locked-door", "special-creature"],
        reserve=37,
        start=["a1", "a2"],
        doors={"l2": {"kind": "secret-door"}},
        furniture=[{"kind": "cupboard", "at": "c6"}],
    )
    piles = play.state.piles
    piles["plots"].cards = ("pit", "stake", "fortune", "electric-shock")
    piles["encounters"].cards = ("ambush", "enemy-spotted", "wandering-creature")
    piles["special"] = Pile(("components-for-magic",))
    return play


def turn_1(play: Play) -> Play:
    play.take("B acts", "B moves to e2", "the dark player passes", "B opens e3", "the dark player plays locked-door")
    assert play.see("B")["action"]
    play.take("B draws picklocks", "B unlocks the door", "the dark player passes", "B ends")
    play.take("S runs", "S moves to f1", "S ends")
    return play.take("the dark player draws from plots", "the dark player is done")


def turn_2(play: Play) -> Play:
    play.take("B acts", "B puts javelin away", "B moves to e6")
    play.take("the dark player plays electric-shock", "B keeps the roll")
    play.take("B spends fortune on the enemy roll")
    play.take("S moves to d5", "S searches c6", "S ends")
    return play.take("the dark player draws from encounters", "the dark player is done")


def turn_3(play: Play) -> Play:
    play.take("S acts", "S moves to d1", "the dark player passes", "S ends")
    play.take("B puts picklocks away", "B searches the room", "B keeps the roll", "B ends")
    play.take("the dark player draws from plots", "the dark player discards fortune")
    return play.take("the dark player is done")


def turn_4(play: Play) -> Play:
    play.take("S acts", "S moves to e1", "S ends")
    play.take("B draws axe", "B moves to f2", "B reveals g2", "the dark player passes")
    play.take("the dark player plays wandering-creature", "the dark player brings orc-warrior")
    play.take("the dark player gives set 1", "the dark player puts it at i2")
    play.take("the dark player brings orc-archer", "the dark player puts it at i1", "the dark player passes")
    play.take("B keeps the roll", "the dark player draws from encounters")
    play.take("orc-archer-1 acts", "orc-archer-1 shoots B", "B keeps the roll", "orc-archer-1 ends")
    play.take("orc-warrior-1 acts", "orc-warrior-1 moves to g2", "orc-warrior-1 attacks B")
    return play.take("the dark player is done")


def turn_5(play: Play) -> Play:
    play.take("S acts", "S moves to f1", "S attacks orc-warrior-1 with bastard-sword, use 0")
    play.take("orc-warrior-1 blocks", "S takes the place g2", "S ends")
    play.take("B moves to f1", "B casts lightning at orc-archer-1", "B ends")
    return play.take("the dark player draws from plots", "the dark player is done")


def turn_6(play: Play) -> Play:
    play.take("S acts", "S searches for secret doors", "S ends")
    return play.take("B uses healing-potion", "B moves to i2")


def played(turns: int) -> Play:
    """The first so many turns."""
    play = begin()
    for turn in (turn_1, turn_2, turn_3, turn_4, turn_5, turn_6)[:turns]:
        turn(play)
    return play


def told(play: Play, what: str) -> list[int]:
    """The totals worked out for something, in order."""
    return [event.total for event in play.events("summed") if event.what == what]


@rule("UN-X73", "UN-0176", "UN-0178", "UN-0207", "UN-0065")
def test_turn_1_a_locked_door_is_opened_with_picklocks_and_shara_runs():
    play = played(1)
    assert play.see("door e2")["opened"]
    assert len(play.see("table")["sections"]) == 2
    assert play.see("S")["at"] == "f1"
    assert (play.see("table")["reserve"], play.see("table")["achieved"], play.see("table")["suffered"]) == (36, 1, 1)
    assert play.state.player.hand == ("special-creature", "electric-shock")


@rule("UN-X74", "UN-0597", "UN-0610", "UN-0099", "UN-0063")
def test_turn_2_the_shock_on_the_third_square_is_thrown_again_for_fortune():
    play = played(2)
    assert play.see("B")["at"] == "e5"
    assert (play.see("B")["vitality"], play.see("B")["fortune"]) == (2, 4)
    assert play.see("table")["reserve"] == 33


@rule("UN-X75", "UN-0119", "UN-0238")
def test_turn_2_shara_finds_components_in_the_cupboard():
    play = played(2)
    assert "components-for-magic" in play.see("S")["pack"]
    assert (play.see("table")["suffered"], play.state.player.hand[-1]) == (3, "wandering-creature")


@rule("UN-X76", "UN-0231", "UN-0582")
def test_turn_3_borgron_finds_nothing_and_fortune_is_discarded_for_2_points():
    play = played(3)
    assert play.see("B")["at"] == "e5"
    assert (play.see("table")["reserve"], play.see("table")["suffered"]) == (35, 4)
    assert play.state.piles["spent"].discards[-1] == "fortune"


@rule("UN-X77", "UN-0311", "UN-0317")
def test_turn_4_two_orcs_cost_2_points_and_win_the_initiative():
    play = played(4)
    assert play.see("table")["creatures"] == ["orc-warrior", "orc-archer"]
    assert (play.see("table")["reserve"], play.see("table")["suffered"]) == (33, 5)
    assert play.state.ahead == "dark"


@rule("UN-X78", "UN-0364", "UN-0341", "UN-0391")
def test_turn_4_the_arrow_wounds_and_the_blow_misses():
    play = played(4)
    assert play.see("B")["vitality"] == 1
    assert play.see("orc-warrior-1")["at"] == "g2"
    assert told(play, "attack")[-1:] == [3]


@rule("UN-X79", "UN-0391", "UN-0472", "UN-0520", "UN-0518", "UN-0403")
def test_turn_5_shara_cuts_the_orc_down_and_takes_its_place():
    play = played(5)
    assert play.see("S")["at"] == "g2"
    assert told(play, "damage")[-2:-1] == [7]
    assert told(play, "block") == [6]


@rule("UN-X80", "UN-0423", "UN-0444", "UN-G06")
def test_turn_5_lightning_strikes_the_archer_though_borgron_is_wounded():
    play = played(5)
    assert play.see("table")["creatures"] == []
    assert play.see("B")["wounded"]
    assert told(play, "cast") == [4]
    assert play.who("B").mana == 7
    assert (play.see("table")["achieved"], play.see("table")["suffered"]) == (4, 6)


@rule("UN-X81", "UN-0227", "UN-0286")
def test_turn_6_shara_finds_the_secret_door_and_borgron_drinks():
    play = played(6)
    assert any(note.startswith("found") for note in play.state.tried)
    assert play.see("B")["wounds"] < 3
    assert "healing-potion" not in play.see("B")["pack"]
    assert play.chance.left == []
