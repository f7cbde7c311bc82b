"""Every system that is installed keeps the contract."""

from __future__ import annotations

import pytest

from undercroft.kernel.state import hidden_fields
from undercroft.kernel.system import AnySystem, System
from undercroft.proofs.contract import CHECKS, Check, check_ends, check_invariants, check_secrets

from .everybody import SYSTEMS

ANOTHER_SEAT = "player."
"""Where a state keeps what a seat besides the heroes' has."""

Played = tuple[AnySystem, str, int, str]


MOST = 44
"""So many quests of a system are played by each check at most; with more quests the checks take them in turn."""


def games(system: AnySystem) -> list[Played]:
    """Each quest once, for one number of heroes after the other."""
    return [
        (system, quest.id, quest.least + (3 * n) % (quest.most - quest.least + 1), f"contract {n}")
        for n, quest in enumerate(system.quests())
    ]


def turns(system: AnySystem) -> list[tuple[Check, Played]]:
    """Every check with the quests whose turn it is."""
    played = games(system)
    every = -(-len(played) // MOST)
    return [(check, game) for n, check in enumerate(CHECKS) for game in played[n % every :: every]]


def parties(system: AnySystem) -> list[tuple[AnySystem, str, int]]:
    """Each quest for every number of heroes; of very many quests those whose turn it is with so many."""
    every = -(-len(system.quests()) // MOST)
    return [
        (system, quest.id, heroes)
        for n, quest in enumerate(system.quests())
        for heroes in range(quest.least, quest.most + 1)
        if (n + heroes) % every == 0
    ]


def called(played: tuple[object, ...]) -> str:
    system, quest, heroes, *_ = played
    assert isinstance(system, System)
    return f"{system.name}-{quest}-{heroes}"


TURNS = [turn for system in SYSTEMS for turn in turns(system)]


@pytest.mark.parametrize(("check", "game"), TURNS, ids=[f"{called(game)}-{check.__name__}" for check, game in TURNS])
def test_a_game_keeps_the_contract(check, game):
    check(*game)


@pytest.mark.parametrize("party", [party for system in SYSTEMS for party in parties(system)], ids=called)
def test_random_games_end_and_nothing_impossible_happens(party):
    system, quest, heroes = party
    check_ends(system, quest, heroes, f"ends {heroes}")
    check_invariants(system, quest, heroes, f"invariants {heroes}", answers=600)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_every_hidden_field_that_a_game_of_heroes_alone_has_is_varied(system):
    """What a seat besides the heroes' keeps is varied where the system's own tests put somebody there."""
    varied = frozenset().union(*(check_secrets(*game) for game in games(system)))
    left = hidden_fields(system.state_type).keys() - varied
    assert not {name for name in left if len(system.roles) == 1 or not name.startswith(ANOTHER_SEAT)}
