"""Playing on from a choice on an imagined table, to a horizon: what search learns from."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate

import msgspec

from undercroft.bots.chair import Bot, Chair, Mind
from undercroft.kernel.requests import Ask, Option


class Horizon(msgspec.Struct, frozen=True):
    """When a playout is cut off and the position valued: when so many rounds have begun, or after so many answers."""

    rounds: int = 1
    answers: int = 120


HORIZON = Horizon()

Policy = Callable[[Mind, random.Random, int, int], None]
"""Plays an imagined game on in everybody's place, until a round begins or so many answers have been given."""


def in_a_hurry(mind: Mind, luck: random.Random, last: int, most: int) -> None:
    """Play on by the leanings of the system, by lot: the fastest way."""
    lot, left = luck.random, most

    def decide(ask: Ask) -> Option | None:
        nonlocal left
        left -= 1
        if left < 0 or mind.round >= last:
            return None
        sums = list(accumulate(mind.leanings(ask)))
        at = lot() * sums[-1]
        return ask.options[next((n for n, sum_ in enumerate(sums) if at < sum_), len(sums) - 1)]

    mind.play_out(decide)


def with_care(bot: Bot) -> Policy:
    """Play on by a bot: fewer playouts a second, and each worth more, for plans are carried out."""

    def play_on(mind: Mind, luck: random.Random, last: int, most: int) -> None:
        for _ in range(most):
            ask = mind.ask
            if ask is None or mind.round >= last:
                return
            mind.choose(bot.answer(mind.chair(ask.seats()[0])))

    return play_on


def playout(chair: Chair, option: Option, world: int, policy: Policy, horizon: Horizon) -> Mind:
    """Take an option in one of the worlds that may be, and play on to the horizon.

    The same world has the same hidden things and dice for every option, so that options are compared in pairs.
    """
    luck = random.Random(world)
    mind = chair.imagine(luck)
    last = mind.round + horizon.rounds
    mind.choose(option)
    policy(mind, luck, last, horizon.answers)
    return mind
