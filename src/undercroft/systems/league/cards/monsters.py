"""Monsters as they are printed, and the tables by which they are met.  LE-C65 to LE-C135, LE-G27, LE-G28"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING, Few
from undercroft.systems.league.cards.values import Amount, Values

Behaviour = Literal["humanoid", "missile", "beast", "lower-undead", "higher-undead", "magic-user"]
"""The six lists by which enemies act.  LE-C65 to LE-C70"""
Kind = Literal["humanoid", "beast", "undead", "demon", "construct", "reptile", "plant"]
SpellRef = Annotated[str, Ref("enemy-spells")]
Loot = Literal["t1", "t2", "t3", "t4", "t5", "part", "none"]


class MonsterCard(Entry, frozen=True, kw_only=True):
    """A monster.  `to_hit` is subtracted from a hero's CS or RS; without `weapons` it strikes with `damage`.

    LE-0169 to LE-0171, LE-0437, LE-0499, LE-G27
    """

    behaviour: Behaviour
    kind: Kind
    values: Values
    movement: Annotated[int, Meta(ge=1, le=10)]
    hp: Annotated[int, Meta(ge=1, le=150)]
    natural_armour: Few = 0
    armour: Few = 0
    damage_bonus: Few = 0
    to_hit: Annotated[int, Meta(ge=0, le=40)] = 0
    weapons: tuple[Annotated[str, Ref("weapons")], ...] = ()
    spells: tuple[SpellRef, ...] = ()
    damage: Amount = "d4"
    shield: bool = False
    special: Effects = NOTHING
    xp: Annotated[int, Meta(ge=0, le=5_000)]
    loot: Loot = "none"
    named: bool = False
    icon: Icon = "evil-minion"


class Troop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many monsters of a kind, with other weapons or spells than usual if need be.  LE-0791, LE-G28"""

    monster: Annotated[str, Ref("monsters")]
    n: Amount = "1"
    weapons: tuple[Annotated[str, Ref("weapons")], ...] = ()
    spells: tuple[SpellRef, ...] = ()


class EncounterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is met on a roll up to `to`."""

    to: Annotated[int, Meta(ge=1, le=100)]
    troops: tuple[Troop, ...]


class EncounterTable(Entry, frozen=True, kw_only=True):
    """A table of encounters, rolled with a d100.  LE-G28"""

    rows: tuple[EncounterRow, ...]


MONSTERS = Section("monsters", MonsterCard, files="monsters", kind="monster")
ENCOUNTERS = Section("encounters", EncounterTable, file="encounters.yaml", kind="encounter")
