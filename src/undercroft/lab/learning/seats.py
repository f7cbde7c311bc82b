"""All seats of a game as an environment of PettingZoo (AEC): the agents take turns, and who is not asked passes.

An observation has the numbers that the seat sees and the mask of its actions; action n takes the n-th of its options.
Who is not asked has nothing but action 0, which does nothing; who takes what is not offered takes the default of the
question.  The reward is 1 for a game that is won and -1 for one that is lost, for the dark side the other way round;
with `shaping` also so much of what the position has become worth more.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import aec_to_parallel

from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.lab.learning.encoding import ACTIONS, OBSERVATION, Row, encode, mask
from undercroft.lab.play import quick_table
from undercroft.lab.simulate import seated

MAX_CYCLES = 5_000
"""After so many turns of every agent a game is cut off."""


def space() -> spaces.Dict:
    """The space of observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (OBSERVATION,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def options_of(table: Table[Any, Any], seat: SeatId) -> Sequence[Option]:
    """The options of a seat; none where it is not asked."""
    ask = table.ask
    return [] if ask is None else [option for option in ask.options if seat in ask.seats_of(option)]


def taken(table: Table[Any, Any], seat: SeatId, action: int) -> None:
    """Take the option of an action; the default of the question, or the seat's first, where there is none."""
    ask, options = table.ask, options_of(table, seat)
    if ask is None or not options:
        return
    default = ask.options[ask.default]
    option = options[action] if action < min(ACTIONS, len(options)) else default if default in options else options[0]
    table.choose(option, seat)


def new_setup(system: str, quest: str, heroes: int, roles: Sequence[str], seed: str) -> Setup:
    """The setup of a game for learning."""
    rules = find(system)
    return rules.unwatched(seated(rules.default_setup(quest, heroes, seed), roles))


class AllSeats(AECEnv[str, dict[str, Any], int]):
    """A game for agents on all its seats."""

    metadata = {"name": "undercroft_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(
        self,
        system: str,
        quest: str = "",
        *,
        heroes: int = 2,
        roles: Sequence[str] = (),
        shaping: float = 0.0,
        max_cycles: int = MAX_CYCLES,
    ) -> None:
        """A game of this system and quest; with `roles` seats for these besides the heroes'."""
        self.rules = find(system)
        self.quest = quest or self.rules.quests()[0].id
        self.heroes, self.roles, self.shaping, self.max_cycles = heroes, tuple(roles), shaping, max_cycles
        self.render_mode = None
        self._luck = random.Random()
        seats = self._setup("0").seats
        self.possible_agents = [f"{plan.role}_{n}" for n, plan in enumerate(seats)]
        self._seat = {agent: SeatId(n) for n, agent in enumerate(self.possible_agents)}
        self._sign = [1.0 if plan.role == self.rules.roles[0] else -1.0 for plan in seats]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {agent: space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }

    def _setup(self, seed: str) -> Setup:
        return new_setup(self.rules.name, self.quest, self.heroes, self.roles, seed)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed begins the same game."""
        if seed is not None:
            self._luck = random.Random(seed)
        self.table = quick_table(self.rules, self._setup(f"{self._luck.getrandbits(64)}"), keep=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn = self._cycles = 0
        self.agent_selection = self.agents[0]
        self._worth = self._worths()

    def observe(self, agent: str) -> dict[str, Any]:
        """The numbers of what a seat sees, and the mask of its actions."""
        seat = self._seat[agent]
        options = options_of(self.table, seat)
        numbers: Row = encode(self.table.scene(seat, spoken=False))
        return {"observation": numbers, "action_mask": mask(options or [Option("pass")])}

    def step(self, action: Any) -> None:
        """The selected agent acts, or takes its leave with None when all is over; then the next one is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is not None:
            taken(self.table, self._seat[agent], int(action))
        self._reward()
        self._turn = (self._turn + 1) % len(self.agents)
        self._cycles += self._turn == 0
        self.agent_selection = self.agents[self._turn]
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _worths(self) -> list[float]:
        if not self.shaping:
            return [0.0] * len(self.possible_agents)
        return [self.rules.value(self.table.game, seat) for seat in self._seat.values()]

    def _reward(self) -> None:
        worths, outcome = self._worths(), self.table.state.outcome
        for n, agent in enumerate(self.agents):
            self.rewards[agent] = self.shaping * (worths[n] - self._worth[n])
            if outcome is not None:
                self.rewards[agent] += self._sign[n] * (1.0 if outcome.won else -1.0)
        self._worth = worths

    def render(self) -> None:
        """Nothing is drawn: watch the record of a game in the browser."""

    def close(self) -> None:
        """Nothing is held open."""


def env(system: str, quest: str = "", **options: Any) -> AllSeats:
    """A game for agents on all its seats, one after the other."""
    return AllSeats(system, quest, **options)


def parallel_env(system: str, quest: str = "", **options: Any) -> Any:
    """The same, with all agents at once."""
    return aec_to_parallel(AllSeats(system, quest, **options))
