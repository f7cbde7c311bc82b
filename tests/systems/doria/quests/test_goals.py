"""Goals of scenarios as they are written."""

from __future__ import annotations

import pytest

from systems.doria.build import SYSTEM
from undercroft.kernel.table import Table
from undercroft.systems.doria.quests.as_written import left_of, scenario


@pytest.mark.parametrize(("inside", "left"), [(6, 0), (5, 1)])
def test_a_whole_group_has_come_to_the_stairs_when_it_is_on_their_tile(inside: int, left: int):
    table = Table(SYSTEM, SYSTEM.default_setup("three-cages", 6, "stairs"))
    game = table.game
    squares = sorted(game.ground.starts())[:6]
    for number, (one, at) in enumerate(zip(game.state.party, squares)):
        one.at = at if number < inside else -1
    number, goal = next((n, one) for n, one in enumerate(scenario(game).goals, 1) if one.kind == "reach")
    assert left_of(game, number, goal) == left
