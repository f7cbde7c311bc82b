"""Massive Darkness keeps the contract of every system."""

from __future__ import annotations

import pytest

from undercroft.kernel.system import find
from undercroft.proofs.contract import CHECKS, check_all_varied, check_ends, check_invariants, check_secrets

DARKNESS = find("darkness")
QUESTS = [quest.id for quest in DARKNESS.quests()]
GAMES = [(quest, 1 + (3 * n) % 6, f"contract {n}") for n, quest in enumerate(QUESTS)]


@pytest.mark.parametrize("game", GAMES[::3], ids=lambda game: f"{game[0]}-{game[1]}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_darkness_keeps_the_contract(check, game):
    check(DARKNESS, *game)


@pytest.mark.parametrize("heroes", range(1, 7))
@pytest.mark.parametrize("quest", QUESTS)
def test_random_games_end_and_nothing_impossible_happens(quest, heroes):
    check_ends(DARKNESS, quest, heroes, f"ends {heroes}")
    check_invariants(DARKNESS, quest, heroes, f"invariants {heroes}", answers=250)


def test_every_hidden_field_is_varied():
    check_all_varied(DARKNESS, frozenset().union(*(check_secrets(DARKNESS, *game) for game in GAMES[:4])))
