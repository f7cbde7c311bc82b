"""What is found: loot tables T1 to T5, furniture and chests, fine and wonderful treasure.

LE-0169, LE-0173, LE-0184, LE-0216, LE-G24, LE-G25
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.content.entries import Section
from undercroft.content.shapes import Ref
from undercroft.content.tables import RollTable
from undercroft.systems.league.cards.values import Amount

Grade = Literal["", "fine", "wonderful"]
"""What lifts the party's morale when it is found.  LE-0102, LE-0105"""


class Find(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is found: coins, so many of a `thing` with so much `worn` off it, a potion or scroll of the tables
    of magic, a clue for levers, or a roll on another `table`.  What is `magic` has to be identified.

    LE-0216, LE-0580, LE-G25
    """

    coins: Amount | None = None
    thing: Annotated[str, Ref("weapons", (), ("armour", "gear", "potions"))] | None = None
    n: Amount = "1"
    worn: Amount = "0"
    magic: bool = False
    potion: Literal["weak", "standard", "supreme"] | None = None
    ingredient: bool = False
    scroll: bool = False
    clue: bool = False
    table: Annotated[str, Ref("treasures")] | None = None


class TreasureTable(RollTable[tuple[Find, ...]], frozen=True, kw_only=True):
    """A table of treasure; what it gives may be fine or wonderful.  LE-0102, LE-0105, LE-G24, LE-G25"""

    grade: Grade = ""


TREASURES = Section("treasures", TreasureTable, file="treasures.yaml", kind="treasure")
