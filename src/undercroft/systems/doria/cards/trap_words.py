"""The words of Traps: what befalls those who fail, and what holds while one lasts.  DO-0287 to DO-0298"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.systems.doria.cards.definitions import Dice, Element
from undercroft.systems.doria.cards.vocabulary import WORDS

w = WORDS.word


class Hurt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Damage of a Trap: how much, of which element, and whether it goes through all armor."""

    n: Annotated[int, Meta(ge=1, le=12)]
    element: Element | None = None
    piercing: bool = False


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be attacked of a Trap: its HP, and the dice with which it withstands blows and magic."""

    hp: Annotated[int, Meta(ge=1, le=30)]
    defence: Dice = ""
    resistance: Dice = ""


# Whoever fails.
DAMAGE = w("damage", Hurt, "damage, of which one armor card may stop a part (DO-0294, DO-G38)")
LOSE_AP = w("lose-ap", int, "loses so many AP", Meta(ge=1, le=40))
LOSE_PP = w("lose-pp", int, "loses so many PP", Meta(ge=1, le=12))
HOLE = WORDS.flag("hole", "a Hole opens under it; it stays there until it moves (DO-0339, DO-0340)")
FREEZE = WORDS.flag("freeze", "cannot move until the round ends, and is Disarmed (DO-0128 to DO-0130, DO-C87)")
BREAK = w("break", int, "so many undamaged cards on its Body become damaged, as it chooses", Meta(ge=1, le=9))
SPILL = w("spill", int, "so many cards of its Belt go to the discard pile, as it chooses", Meta(ge=1, le=9))
SWEEP_BACK = WORDS.flag("sweep-back", "is put on the free square nearest to the entrance")
RUBBLE = WORDS.flag("rubble", "Rubble falls on its square and buries it (DO-0342 to DO-0345)")
UNBIND = WORDS.flag("unbind", "spells and potions in force on it end")

# Once, if anybody failed.
ALARM = WORDS.flag("alarm", "all monsters on the board are activated once")
AMBUSH = w("ambush", int, "so many monsters are drawn and placed beside whoever drew the card", Meta(ge=1, le=3))
DOOM = w("doom", int, "the Doom Counter moves so many fields", Meta(ge=1, le=4))

# While the Trap lasts.
HELD_FAST = WORDS.flag("held-fast", "whoever failed cannot move until freed (DO-0128, DO-0305)")
BLOCKED_DOORS = WORDS.flag("blocked-doors", "all doors of the room are blocked (DO-0297, DO-0335)")
EACH_ROUND = w("each-round", Hurt, "in Phase F everybody it concerns suffers damage (DO-0169)")
ROUNDS = w("rounds", int, "it ends in the Phase F of the so-manieth round", Meta(ge=1, le=9))
DISARMED_FOR = w("disarmed-for", int, "anybody it concerns may try to disarm it for so many AP", Meta(ge=1, le=20))
FREED_FOR = w("freed-for", int, "whoever it holds may try to get free for so many AP", Meta(ge=1, le=20))
ATTACKABLE = w("attackable", Body, "it can be attacked like a monster, and ends when its HP are gone (DO-0306, DO-C96)")
