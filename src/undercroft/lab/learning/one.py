"""One seat as an environment of Gymnasium: the others are played by bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from undercroft.bots import Bot, Chair
from undercroft.bots.outside import check_plan, seat_bots
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import find
from undercroft.lab.learning.encoding import ACTIONS, encode, mask
from undercroft.lab.learning.seats import new_setup, options_of, space, taken
from undercroft.lab.play import quick_table

MOST = 20_000
"""After so many answers a game is cut off."""

Seen = dict[str, Any]


class OneSeat(gymnasium.Env[Seen, int]):
    """A game for one learning program; `others` is the plan of bots as the lab reads it, such as `sensible`."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        system: str,
        quest: str = "",
        *,
        heroes: int = 2,
        seat: int = 0,
        others: str = "sensible",
        roles: Sequence[str] = (),
        most: int = MOST,
    ) -> None:
        self.rules = find(system)
        check_plan(self.rules, others)
        self.quest = quest or self.rules.quests()[0].id
        self.heroes, self.seat, self.others, self.roles, self.most = heroes, SeatId(seat), others, tuple(roles), most
        self.observation_space = space()
        self.action_space: spaces.Discrete = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self.render_mode = None
        self._bots: dict[SeatId, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; the same seed begins the same game."""
        super().reset(seed=seed)
        setup = new_setup(self.rules.name, self.quest, self.heroes, self.roles, str(self.np_random.integers(2**62)))
        self.table = quick_table(self.rules, setup, keep=True)
        self._bots = seat_bots(self.rules, setup.seats, self.others, random.Random(setup.seed))
        self._answers = 0
        self._others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the option of an action; the others answer until this seat is asked again."""
        taken(self.table, self.seat, int(action))
        self._answers += 1
        self._others_play()
        outcome = self.table.state.outcome
        sign = 1.0 if self.table.setup.seats[self.seat].role == self.rules.roles[0] else -1.0
        reward = 0.0 if outcome is None else sign * (1.0 if outcome.won else -1.0)
        return self._seen(), reward, self.table.over, self._answers >= self.most and not self.table.over, {}

    def _others_play(self) -> None:
        while (ask := self.table.ask) is not None and self.seat not in ask.seats() and self._answers < self.most:
            other = ask.seats()[0]
            self.table.choose(self._bots[other].answer(Chair(self.table, other)), other)
            self._answers += 1

    def _seen(self) -> Seen:
        options = options_of(self.table, self.seat)
        return {
            "observation": encode(self.table.scene(self.seat, spoken=False)),
            "action_mask": mask(options) if options else mask(()),
        }
