"""Edges of a creature's and a hero's activation: who runs, who swallows water, who sways whom.  UN-0048 to UN-0274"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from undercroft.kernel.requests import Option
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.talk import sway
from undercroft.systems.universalis.cards.definitions import Npc
from undercroft.systems.universalis.foes.moving import can_run
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import Activation

POOL = "##########\n#..www...#\n#..www...#\n##########"


@rule("UN-0155", "UN-0210", "UN-0211")
@pytest.mark.parametrize(
    ("conditions", "swimming", "may"), [((), False, True), (("stunned",), False, False), ((), True, False)]
)
def test_neither_the_stunned_nor_swimmers_run(conditions: tuple[str, ...], swimming: bool, may: bool) -> None:
    play = position(HALL, turn="S", S=hero(at="b2"), k=orc(at="h8"))
    who = play.who("k")
    who.conditions = conditions
    play.state.active = Activation(who=who.id, points=4, swimming=swimming)
    assert can_run(Standpoint(play.game, who)) is may


@rule("UN-0048", "UN-0153")
def test_who_ends_on_dry_land_swallows_no_water() -> None:
    play = position(POOL, S=hero(at="b2"), turn=["S", "S"])
    play.take("S ends")
    assert play.asks() == "act"
    assert not play.events("rolled")


@rule("UN-0269", "UN-0274")
@pytest.mark.parametrize("theirs", [1, 3, 5])
def test_what_fortune_is_worth_in_swaying_is_told_from_both_totals(theirs: int) -> None:
    play = position(HALL, turn="S", S=hero(at="b2", fortune=1))
    npc = Npc(intelligence=3, courage=3, gives=())
    script = sway(play.game, play.who("S"), npc, Tally(3, "intelligence"), theirs, "persuade")
    next(script)
    ask = script.send(((2, 1), (3, 2)))
    needed = 5 + theirs - 3
    wins = sum(a + b > needed for a in range(1, 7) for b in range(1, 7) if (a, b) != (1, 1))
    assert round(36 * ask.stakes.work().prospects[-1].chance) == wins
    with pytest.raises(StopIteration):
        script.send(Option("keep"))
