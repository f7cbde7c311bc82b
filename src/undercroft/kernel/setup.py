"""How a game is set up: system, quest, party, seats, options, dice."""

from __future__ import annotations

from typing import Literal

import msgspec

Controller = Literal["person", "bot"]
DiceMode = Literal["seeded", "typed", "typed-all"]
UndoMode = Literal["free", "any"]


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where: a role of the system (heroes, dark), a name, a person or a bot."""

    name: str
    role: str = "heroes"
    controller: Controller = "person"
    bot: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is decided before the first step; with the seed it determines the game.

    `dice`: thrown by the program, typed by the seats for their own rolls, or typed for all rolls.  `undo`: free back
    to the last roll, draw, reveal or other seat's answer; or any, for people who play alone.
    """

    system: str
    version: str = ""
    quest: str = ""
    party: tuple[str, ...] = ()
    seats: tuple[SeatPlan, ...] = ()
    options: dict[str, str | int | bool] = {}
    seed: str = ""
    dice: DiceMode = "seeded"
    cards: Literal["shuffled", "named"] = "shuffled"
    undo: UndoMode = "free"
    round_limit: int = 0
    ledger: bytes = b""

    def option(self, name: str, default: str | int | bool = "") -> str | int | bool:
        """An option of the system as chosen, or its default."""
        return self.options.get(name, default)
