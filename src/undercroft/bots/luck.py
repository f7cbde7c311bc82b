"""A bot that takes anything."""

from __future__ import annotations

import random

from undercroft.bots.chair import Chair
from undercroft.kernel.requests import Option


class RandomBot:
    """Takes any option, each as likely as another."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def answer(self, chair: Chair) -> Option:
        """Any of the options."""
        return self._luck.choice(chair.ask.options)
