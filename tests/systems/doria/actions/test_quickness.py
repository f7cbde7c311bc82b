"""Quickness makes items quicker, and nothing else.  DO-0464 to DO-0467"""

from __future__ import annotations

import pytest

from systems.doria.build import hero, position
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import Act, SpringTrap


@rule("DO-0467", "DO-0292")
@pytest.mark.parametrize("bonuses", [[], ["quickness"]])
def test_disarming_a_trap_costs_what_it_says(bonuses: list[str]):
    people = {"W": hero(ap=30, bonuses=bonuses), "M": hero("mage", at="a1")}
    dice = {"W trap": [[1, 2], [19, 19]], "M trap?": [[1, 2]]}
    play = position(**people, do=[SpringTrap(FigureId(1), "spiked-walls"), Act(FigureId(1))], dice=dice).on()
    play.choose("disarm")
    assert play.see("W")["ap"] == 20
