"""Every monster of the box fights a party once, with luck and without sense, to some end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from systems.league.build import SYSTEM, hero, monster
from undercroft.kernel.table import Table
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS

ARENA = """
............
............
..A.........
............
..B.........
............
..C.........
............
............
"""
MOST = 6_000
"""No fight takes so many answers."""
CARDS = tuple(library()[MONSTERS])


def fight(card: str, seed: int) -> int:
    """Three heroes against two of a kind, until the battle is over; how many answers it took."""
    figures: dict[str, Any] = {
        "A": hero("brunna", hand=["broadsword", "round-shield"], hp=20, max_hp=20),
        "B": hero("ogrim", hand=["mace"], hp=20, max_hp=20),
        "C": hero("corvo", hand=["short-bow"], hp=20, max_hp=20),
        "m": monster(card, at="h2"),
        "n": monster(card, at="h7"),
    }
    state, setup, _ = SYSTEM.stage({"figures": figures, "turn": "turn", "board": ARENA})
    luck, table = random.Random(f"{card} {seed}"), Table(SYSTEM, setup, state=state)
    for n in range(MOST):
        if table.over or table.ask is None or not table.state.battle:
            return n
        table.choose(luck.choice(list(table.ask.options)))
        SYSTEM.check(table.game)
    raise AssertionError(f"{card}: no end after {MOST} answers")


@pytest.mark.parametrize("card", CARDS)
def test_every_monster_fights_to_some_end(card):
    assert fight(card, 1) > 0
