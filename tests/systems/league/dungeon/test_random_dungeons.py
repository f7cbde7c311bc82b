"""Dungeons explored by lot: every tile lies as it may, and the objective is always found."""

from __future__ import annotations

import pytest

from systems.league.dungeon.explorer import Explorer
from undercroft.board.layouts import Layout
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.quests import Quest
from undercroft.systems.league.maps.tiles import DOOR_WIDTH, tiles

FEW = 8
MANY = 1000


def quest(seed: int) -> Quest:
    """From small dungeons to large ones, some with rooms marked B."""
    return Quest(
        id="random",
        number=1,
        rooms=2 + seed % 9,
        corridors=1 + seed // 3 % 8,
        adds=("bandit-den", "antechamber") if seed % 4 == 0 else (),
        objective=("lords-tomb", "black-altar", "beast-arena", "cellar")[seed % 4],
        encounters="cellar",
    )


def explore(seed: int) -> Explorer:
    """Open doors by lot until none is left; no card is ever lost on the way."""
    explorer = Explorer(seed, quest(seed))
    whole = sum(explorer.left().values())
    while doors := explorer.doors():
        laid = len(explorer.names())
        explorer.open(explorer.random.choice(doors))
        assert len(explorer.names()) <= laid + 1
        assert sum(explorer.left().values()) + len(explorer.names()) - 1 == whole
    return explorer


def check(explorer: Explorer, seed: int) -> None:
    """What must be true of a dungeon when no door is left."""
    game, plan = explorer.game, explorer.game.state.plan
    for n, one in enumerate(plan.laid):
        assert tiles().free(Layout(plan.width, plan.height, plan.laid[:n]), one), f"{one} lies on another tile"
    assert len(set(explorer.names())) == len(explorer.names())
    wide = {door.east.bit_count() + door.south.bit_count() for door in game.ground.board.doors}
    assert wide <= {0, DOOR_WIDTH}
    assert quest(seed).objective in explorer.names()
    assert not sum(explorer.left().values())
    assert not explorer.lost()
    reached = explorer.reached()
    for n in range(len(plan.laid)):
        assert reached & game.ground.covers[n], f"{plan.laid[n].tile} cannot be reached"


@rule("LE-0123", "LE-0135", "LE-0138", "LE-0141", "LE-0142", "LE-G61")
@pytest.mark.parametrize("seed", range(FEW))
def test_a_dungeon_explored_by_lot_is_laid_to_its_last_card(seed):
    check(explore(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(0, MANY, 100))
def test_a_thousand_dungeons_explored_by_lot_are_laid_to_their_last_card(hundred):
    for seed in range(FEW + hundred, FEW + hundred + 100):
        check(explore(seed), seed)
