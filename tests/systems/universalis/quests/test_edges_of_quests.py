"""Edges of what several quests do: who appears where.  UN-1175"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, carried_out, hero, named, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.quests.common import appear


def road(reserve: int = 99) -> Play:
    return position(quest="the-winter-road", S=hero(at="d5"), turn="S", reserve=reserve)


@rule("UN-1175")
@pytest.mark.parametrize(("wanted", "come"), [(2, 2), (5, 5), (7, 5)])
def test_as_many_appear_in_a_place_as_there_are_free_squares(wanted: int, come: int) -> None:
    play = road()
    came = carried_out(appear(play.game, ["dire-wolf"] * wanted, "pursuit"))
    assert came == [one.id for one in play.state.creatures]
    assert len(came) == come
    covered = [one.at for one in (*play.state.creatures, play.who("S"))]
    assert len(set(covered)) == come + 1
    assert {play.game.plan.board.name(at) for at in covered} <= named(play, play.game.plan.places["pursuit"])


@rule("UN-1175")
def test_nobody_appears_who_cannot_be_paid_for() -> None:
    play = road(reserve=0)
    assert carried_out(appear(play.game, ["dire-wolf"], "pursuit")) == []
