"""A bot that looks one step ahead."""

from __future__ import annotations

import random

from undercroft.bots.chair import Chair, Mind
from undercroft.kernel.requests import Ask, Option


class GreedyBot:
    """Takes the option after which the system values the position best, over several imagined tables.

    `samples` tables are imagined for every option, the same ones for all, `budget` at most in all; if there are more
    options than that, a random choice of them is looked at.  Questions that follow from the option are answered by
    their defaults, `follow` at most.
    """

    def __init__(self, seed: int, *, samples: int = 4, budget: int = 160, follow: int = 3) -> None:
        self._luck = random.Random(seed)
        self._samples = samples
        self._budget = budget
        self._follow = follow

    def answer(self, chair: Chair) -> Option:
        """The best option; any of them if several are equal."""
        ask = chair.ask
        options = list(ask.options)
        if len(options) == 1:
            return options[0]
        if len(options) > self._budget:
            options = self._luck.sample(options, self._budget)
        samples = max(1, min(self._samples, self._budget // len(options)))
        worlds = [self._luck.getrandbits(64) for _ in range(samples)]
        values = [sum(self._try(chair, ask, option, world) for world in worlds) for option in options]
        best = max(values)
        return self._luck.choice([option for option, value in zip(options, values) if value == best])

    def _try(self, chair: Chair, ask: Ask, option: Option, world: int) -> float:
        mind = chair.imagine(random.Random(world))
        mind.choose(option)
        self._settle(mind, ask)
        return mind.value()

    def _settle(self, mind: Mind, ask: Ask) -> None:
        """Answer what belongs to the option by default, until another such choice or the end is reached."""
        for _ in range(self._follow):
            following = mind.ask
            if following is None or following.prompt == ask.prompt:
                return
            mind.choose(following.options[following.default])
