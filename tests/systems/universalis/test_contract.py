"""Dungeon Universalis keeps the contract of every system."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from undercroft.kernel.state import hidden_fields
from undercroft.proofs.contract import CHECKS, check_ends, check_invariants, check_secrets

QUESTS = [quest.id for quest in SYSTEM.quests()]
GAMES = [(quest, 1 + (2 * n + 2) % 3, f"contract {n}") for n, quest in enumerate(QUESTS)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_universalis_keeps_the_contract(check, game):
    check(SYSTEM, *game)


@pytest.mark.parametrize("heroes", range(1, 4))
@pytest.mark.parametrize("quest", QUESTS)
def test_random_games_end_and_nothing_impossible_happens(quest, heroes):
    check_ends(SYSTEM, quest, heroes, f"ends {heroes}")
    check_invariants(SYSTEM, quest, heroes, f"invariants {heroes}", answers=600)


def test_every_hidden_field_is_varied():
    """What a Dark Player with a hand keeps is varied in `dark/test_contract.py`."""
    varied = frozenset().union(*(check_secrets(SYSTEM, *game) for game in GAMES))
    left = {name for name in hidden_fields(SYSTEM.state_type) if not name.startswith("player.")} - varied
    assert not left
