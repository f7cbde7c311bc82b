"""Arrows, where they are counted.  LE-0115, LE-C138"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.status.arrows import QUIVERFUL, fill_quiver


def archer(arrows, *, counted=True, quick=("quiver",), **more):
    """An archer with an empty bow, some way from a goblin."""
    one = hero(hand=["short-bow"], quick=list(quick), loaded=False, arrows=arrows, **more)
    return position("W....g", W=one, g=goblin(), turn="W", options={"count-arrows": counted})


def loads(play):
    """May the archer load?"""
    return any(act.startswith("load") for act in play.acts())


@rule("LE-0115", "LE-C138")
def test_an_arrow_that_is_nocked_is_gone_from_the_quiver():
    play = archer(3)
    play.choose("load")
    assert (play.who("W").arrows, play.who("W").loaded) == (2, True)


@rule("LE-0115")
@pytest.mark.parametrize(("arrows", "quick"), [(0, ("quiver",)), (5, ())])
def test_without_an_arrow_in_a_quiver_nobody_loads(arrows, quick):
    assert not loads(archer(arrows, quick=quick))


@rule("LE-0115")
def test_where_arrows_are_not_counted_nobody_runs_out():
    play = archer(0, counted=False, quick=())
    play.choose("load")
    assert play.who("W").loaded


@rule("LE-0115")
def test_bolts_are_not_counted():
    one = hero(hand=["crossbow"], loaded=False, arrows=0)
    assert loads(position("W....g", W=one, g=goblin(), turn="W", options={"count-arrows": True}))


@rule("LE-0115", "LE-0116")
def test_an_empty_quiver_is_filled_with_ten_from_the_backpack_out_of_battle():
    play = archer(0, pack=["arrow-bundle"])
    assert not loads(play)
    fill_quiver(play.who("W"))
    assert (play.who("W").arrows, play.who("W").outfit.pack) == (QUIVERFUL, ())
    assert QUIVERFUL == 10
