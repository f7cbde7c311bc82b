"""The environments for learning pass the tests that PettingZoo and Gymnasium come with, for every system."""

from __future__ import annotations

import random
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test

from systems.everybody import SYSTEMS
from undercroft.kernel.requests import Option
from undercroft.lab.learning import ACTIONS, OneSeat, encode, env, parallel_env
from undercroft.lab.learning.encoding import mask, word

systems = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)


@pytest.fixture(autouse=True)
def _as_it_says(recwarn: pytest.WarningsRecorder) -> None:
    warnings.simplefilter("ignore")


@systems
def test_the_environment_keeps_the_contract_of_pettingzoo(system):
    api_test(env(system.name, roles=system.roles), num_cycles=60)


@systems
def test_the_same_seed_plays_the_same_game(system):
    seed_test(lambda: env(system.name, roles=system.roles), num_cycles=40)


@systems
def test_a_game_is_cut_off_after_its_cycles(system):
    def one(**options):
        return env(system.name, roles=system.roles, **options)

    def many(**options):
        return parallel_env(system.name, roles=system.roles, **options)

    max_cycles_test(SimpleNamespace(env=one, parallel_env=many))


@systems
def test_a_single_seat_keeps_the_contract_of_gymnasium(system):
    check_env(OneSeat(system.name, others="random"), skip_render_check=True)


@systems
def test_every_action_of_the_mask_is_an_option_and_a_game_played_by_the_mask_ends_with_a_reward(system):
    games, luck = OneSeat(system.name, others="random", most=3_000), random.Random(1)
    seen, _ = games.reset(seed=3)
    reward, over, cut = 0.0, False, False
    while not (over or cut):
        asked = [option for option in games.table.ask.options if games.seat in games.table.ask.seats_of(option)]
        legal = np.flatnonzero(seen["action_mask"])
        assert len(legal) == min(ACTIONS, len(asked))
        before = games.table.journal[:]
        seen, reward, over, cut, _ = games.step(luck.choice(legal))
        assert games.table.journal[: len(before)] == before
    assert abs(reward) == float(over)


def test_who_is_not_asked_can_only_pass():
    games = env("universalis", roles=("dark",))
    games.reset(seed=1)
    asked = {games.possible_agents[seat] for seat in games.table.ask.seats()}
    for agent in games.agents:
        if agent not in asked:
            assert games.observe(agent)["action_mask"].sum() == 1


def test_the_dark_side_is_rewarded_for_what_the_heroes_lose():
    games = env("universalis", roles=("dark",), max_cycles=20_000)
    games.reset(seed=2)
    luck, last = random.Random(2), {}
    for _ in games.agent_iter():
        seen, _, over, cut, _ = games.last()
        if over or cut:
            last = last or dict(games.rewards)
            games.step(None)
            continue
        games.step(luck.choice(np.flatnonzero(seen["action_mask"])))
    *heroes, dark = (last[agent] for agent in games.possible_agents)
    assert set(heroes) == {-dark}
    assert abs(dark) == 1.0


def test_an_observation_is_made_from_the_scene_alone():
    games = env("darkness")
    games.reset(seed=1)
    seat = games.table.ask.seats()[0]
    twin = games.table.fork()
    games.rules.redeal(twin.game, seat, random.Random(9))
    assert np.array_equal(encode(games.table.scene(seat, spoken=False)), encode(twin.scene(seat, spoken=False)))


def test_words_are_the_same_numbers_everywhere():
    assert word("") == 0.0
    assert word("attack") == pytest.approx(-0.439448, abs=1e-6)
    assert word("attack") != word("move")


def test_what_is_beyond_the_actions_is_not_offered():
    assert mask([Option("one")] * (ACTIONS + 5)).sum() == ACTIONS
