"""Giants obey those who tame them.  UN-C480"""

from __future__ import annotations

from typing import Any

import pytest

from systems.staging import Dice
from systems.universalis.build import Play, hero, orc, position
from systems.universalis.proofs import skill
from undercroft.proofs.checklist import rule

FIELD = "\n".join(["#" * 18, *["#" + "." * 16 + "#"] * 9, "#" * 18])
OBEYS, REFUSES = [6, 5], [2, 1]


def tamer(dice: Dice, *, card: str = "stone-giant", giant: str = "f5", **more: Any) -> Play:
    """Borgron, who tames giants, and one of them."""
    mage = hero("borgron", at="c5", skills=["giant-tamer"], **{"mana": 4, **more.pop("B", {})})
    people = {"B": mage, "g": {"companion": card, "owner": "B", "at": giant, "facing": "east"}, **more}
    return position(FIELD, outdoor=True, turn=["B", "g"], dice=dice, **people)


@rule("UN-C480")
@skill("giant-tamer", changes=True)
@pytest.mark.parametrize("card", ["arboreal-giant", "stone-giant", "iron-giant"])
def test_a_giant_that_is_told_to_acts(card):
    play = tamer(OBEYS, card=card).take("B does giant-tamer to g")
    assert (play.see("B")["quick"], play.see("B")["action"]) == (False, True)
    play.take("B ends")
    assert play.offers("g moves to h5")
    assert play.who("B").mana == 4


@rule("UN-C480")
@skill("giant-tamer", changes=False)
def test_a_giant_that_nobody_commands_does_nothing():
    play = tamer([]).take("B ends")
    assert not play.offers("g moves to h5")
    assert play.see("g")["at"] == "f5"


@rule("UN-C480")
@skill("giant-tamer", changes=True)
def test_a_giant_that_is_told_to_in_vain_stands_still_and_the_tamer_loses_mana():
    play = tamer(REFUSES).take("B does giant-tamer to g")
    assert (play.who("B").mana, play.see("g")["conditions"]) == (3, ["stationary"])
    assert not play.take("B ends").offers("g moves to h5")


@rule("UN-C480")
@skill("giant-tamer", changes=True)
def test_a_giant_is_commanded_once_a_turn():
    play = tamer(REFUSES).take("B does giant-tamer to g")
    assert not play.offers("B does giant-tamer to g")


@rule("UN-C480")
@skill("giant-tamer", changes=True)
@skill("giant-tamer", changes=False)
@pytest.mark.parametrize(("giant", "heard"), [("i5", True), ("j5", False)])
def test_a_giant_hears_its_tamer_within_6_squares(giant, heard):
    assert tamer(OBEYS, giant=giant).offers("B does giant-tamer to g") is heard


@rule("UN-C480")
@skill("giant-tamer", changes=True)
def test_a_giant_is_commanded_even_beside_an_enemy():
    assert tamer(OBEYS, k=orc(at="c6")).offers("B does giant-tamer to g")


@rule("UN-C480")
@skill("giant-tamer", changes=False)
@pytest.mark.parametrize(("card", "numbers"), [("wolf", {}), ("stone-giant", {"attributes": {"mana": 0}, "mana": 0})])
def test_neither_wolves_nor_giants_heed_one_without_mana_or_power_over_them(card, numbers):
    assert not tamer(OBEYS, card=card, B=numbers).offers("B does giant-tamer to g")
