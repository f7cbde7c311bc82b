"""How a game is set up: system, quest, party, seats, options, dice."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.kernel.packs import Packs
from undercroft.kernel.ranges import MANY, Scroll, Sheets, Sum, Tag

Controller = Literal["person", "bot"]
DiceMode = Literal["seeded", "typed", "typed-all"]
UndoMode = Literal["free", "any"]

LARGEST_LEDGER = 4 * 1024 * 1024
"""No ledger is larger than this."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table: a role of the system (heroes, dark), a name, a person or a bot."""

    name: Tag
    role: Tag = "heroes"
    controller: Controller = "person"
    bot: Tag = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is decided before the first step; with the seed it determines the game.

    `dice`: thrown by the program, typed by the seats for their own rolls, or typed for all rolls.  `undo`: free back
    to the last roll, draw, reveal or other seat's answer; or any, for people who play alone.  `packs` are what the game
    is played with besides the box, in the order in which their cards come into decks and lists.
    """

    system: Tag
    version: Tag = ""
    quest: Scroll = ""
    party: Sheets = ()
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=64)] = ()
    options: Annotated[dict[Tag, Tag | Sum | bool], MANY] = {}
    seed: Tag = ""
    dice: DiceMode = "seeded"
    cards: Literal["shuffled", "named"] = "shuffled"
    undo: UndoMode = "free"
    round_limit: Sum = 0
    ledger: Annotated[bytes, Meta(max_length=LARGEST_LEDGER)] = b""
    packs: Packs = ()

    def option(self, name: str, default: str | int | bool = "") -> str | int | bool:
        """An option of the system as chosen, or its default."""
        return self.options.get(name, default)
