"""A game whose rules run away: for ever, with all memory, or just for long.  To be served in tests."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

from kernel.toy import Do, Toy, ToyGame, ToyState
from undercroft.kernel.requests import Ask, Option, Script, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.setup import Setup

FOR_EVER, FEAST, BLIND, GIANT = 7, 8, 9, 10
"""Scores that rules cannot live with, as the host may set them: they loop, they eat, they show no scene, they work on a
number of half a billion bits in one go."""

LONG = 0.5
"""Seconds of processor time that a long move takes."""


def spin() -> None:
    """Never end."""
    while True:
        pass


def feast() -> None:
    """Eat all memory."""
    eaten: list[bytes] = []
    while True:
        eaten.append(bytes(1 << 20))


def toil() -> None:
    """Work for long, and come to an end."""
    until = time.process_time() + LONG
    while time.process_time() < until:
        pass


def giant() -> None:
    """Work on a number so large that nothing interrupts it, for minutes."""
    (3**300_000_000).bit_length()


DEEDS = {"spin": spin, "feast": feast, "toil": toil, "rest": lambda: None}


def main(game: ToyGame, entry: Do) -> Script[None]:
    """Ask for a deed and do it, again and again; some scores are deeds of their own."""
    score = game.state.score
    {FOR_EVER: spin, FEAST: feast, GIANT: giant}.get(score, lambda: None)()
    option: Option = yield Ask("deed", SeatId(0), [Option(deed) for deed in DEEDS])
    game.push(Do(n=entry.n + 1))
    if not game.state.secret:
        DEEDS[option.act]()


def swing(game: ToyGame, entry: Do) -> Script[None]:
    """Two seats take turns at a door: one opens, the other shuts; what was done is undone for ever."""
    opened = entry.n % 2 == 1
    acts = ("shut", "leave") if opened else ("open", "leave")
    option: Option = yield Ask("door-shut" if opened else "door-open", SeatId(entry.n % 2), [Option(a) for a in acts])
    game.state.log = (option.act,)
    game.push(Do(what="swing", n=entry.n + 1))


class Runaway(Toy):
    """Its heroes may be gluttons, with whom no game begins.  In worlds that are only imagined every deed is a rest, so
    that corrections are not refused for what players might do later."""

    name = "runaway"

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        setup = super().default_setup(quest, heroes, seed)
        return Setup(system=self.name, version="1", quest=quest, seats=setup.seats[:2], seed=seed)

    def start(self, setup: Setup) -> ToyState:
        if "glutton" in setup.party:
            feast()
        if "sleeper" in setup.party:
            spin()
        state = super().start(setup)
        if "door" in setup.party:
            state.agenda = [Do(what="swing")]
        return state

    def redeal(self, game: ToyGame, seat: SeatId, luck: random.Random) -> None:
        game.state.secret = 1

    def scene(self, game: ToyGame, seat: SeatId) -> Scene:
        if game.state.score == BLIND:
            spin()
        return super().scene(game, seat)

    def stage(self, position: Mapping[str, Any]) -> Any:
        raise NotImplementedError


SYSTEM = Runaway(main=main, swing=swing)
