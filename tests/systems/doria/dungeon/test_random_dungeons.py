"""Dungeons of all 48 tiles, explored by lot: every tile lies as it may, and everything is reached that must be."""

from __future__ import annotations

import pytest

from systems.doria.dungeon.explorer import Explorer
from undercroft.board.bits import squares
from undercroft.board.layouts import Layout
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.dungeon.laying import DECK, connected, open_sides
from undercroft.systems.doria.dungeon.secret_doors import unopened
from undercroft.systems.doria.maps.tiles import SIDE, tiles

FEW = 12
MANY = 1000


def lies_well(plan: Layout) -> bool:
    """Are all tiles on the lattice, inside the table, and on no other tile?"""
    for n, one in enumerate(plan.laid):
        before = Layout(plan.width, plan.height, plan.laid[:n])
        if one.x % SIDE or one.y % SIDE or not tiles().free(before, one):
            return False
    return True


def reaches(explorer: Explorer, number: int) -> bool:
    """Can one come to a tile?"""
    return bool(connected(explorer.game) & explorer.game.ground.covers[number])


def explore(seed: int, *, secrets: bool) -> Explorer:
    """Open doors by lot until none is left; with `secrets` every fifth time a Secret Door is found instead."""
    explorer = Explorer(seed, party=1 + seed % 6)
    while doors := explorer.doors():
        laid = len(explorer.game.state.plan.laid)
        door, at = explorer.random.choice(doors)
        if secrets and explorer.random.random() < 0.2:
            explorer.find(explorer.random.choice(squares(connected(explorer.game) & explorer.game.ground.enterable)))
        else:
            explorer.open(door, at)
        assert all(reaches(explorer, n) for n in range(laid, len(explorer.game.state.plan.laid)))
        assert not open_sides(explorer.game)
        assert unopened(explorer.game) or not explorer.game.state.piles[DECK].cards
    return explorer


def check(explorer: Explorer) -> None:
    """What must be true of a dungeon when no door is left."""
    game = explorer.game
    assert len(game.state.plan.laid) == 48, "the dungeon came to an end too early"
    assert not game.state.piles[DECK].cards
    assert lies_well(game.state.plan)
    here = connected(game)
    assert len(explorer.icons) == len(set(explorer.icons))
    assert all(here >> icon & 1 for icon in explorer.icons)
    assert all(not here >> icon & 1 for icon in game.state.waiting)
    assert sum(token.kind == "loot" for token in game.state.tokens) == game.ground.treasures.bit_count()


@rule("DO-0271", "DO-0272", "DO-0277", "DO-0283", "DO-0286", "DO-0307", "DO-0302")
@pytest.mark.parametrize("secrets", [False, True])
@pytest.mark.parametrize("seed", range(FEW))
def test_a_dungeon_of_all_tiles_is_laid_to_its_last_tile(seed, secrets):
    check(explore(seed, secrets=secrets))


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(0, MANY, 100))
def test_a_thousand_dungeons_of_all_tiles_are_laid_to_their_last_tile(hundred):
    for seed in range(FEW + hundred, FEW + hundred + 100):
        check(explore(seed, secrets=seed % 2 == 0))
