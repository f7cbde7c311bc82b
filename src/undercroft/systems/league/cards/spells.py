"""Spells as they are printed, those of wizards and those of enemies.  LE-0546 to LE-0568, LE-G15, LE-G16"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING, Coins
from undercroft.systems.league.cards.values import Value

School = Literal["destruction", "restoration", "mysticism"]
"""The groups of spells; only the first two take power levels.  LE-0561, LE-C176, LE-G15"""
POWERED: tuple[School, ...] = ("destruction", "restoration")

Aim = Literal["self", "hero", "heroes", "enemy", "enemies", "square", "lock", "none"]
"""At whom or what a spell is aimed: the caster, a hero, all heroes in range, an enemy, all enemies in range, a square,
a door or chest, nothing at all."""
Far = Annotated[int, Meta(ge=0, le=20)]
Turns = Annotated[int, Meta(ge=0, le=20)]
CV = Annotated[int, Meta(ge=0, le=60)]


class Resist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test by which whoever a spell strikes avoids it, or with `halves` half of its damage."""

    by: Value
    modifier: Annotated[int, Meta(ge=-40, le=20)] = 0
    halves: bool = False


class Magic(Entry, frozen=True, kw_only=True):
    """What all spells have: how hard they are to cast, whom they reach, what they do.

    A `missile` reaches whatever is in sight, another spell what is within `range` and in sight; a `touch` spell needs
    an adjacent target.  `spread` is how far from the target others are struck too, `spares` that friends of the caster
    are not.  What it `gives` is in force for so many `turns`.  LE-0552 to LE-0556, LE-G15, LE-G16
    """

    cv: CV
    missile: bool = False
    touch: bool = False
    aim: Aim = "enemy"
    range: Far = 0
    spread: Annotated[int, Meta(ge=0, le=5)] = 0
    spares: bool = False
    resist: Resist | None = None
    do: Effects = NOTHING
    gives: Effects = NOTHING
    turns: Turns = 0
    icon: Icon = "magic-swirl"


class SpellCard(Magic, frozen=True, kw_only=True):
    """A spell that wizards learn.  It is a standard spell unless it is `quick` or an `incantation`; with `upkeep` it
    stays in force as long as so much mana is paid in every turn.  `price` is what the Wizard's Guild asks for it.

    LE-0544 to LE-0551, LE-G15
    """

    school: School
    difficulty: Annotated[int, Meta(ge=1, le=6)]
    mana: Annotated[int, Meta(ge=0, le=40)]
    upkeep: Annotated[int, Meta(ge=0, le=10)] = 0
    quick: bool = False
    incantation: bool = False
    price: Coins

    @property
    def ap(self) -> int:
        """The AP it takes to cast it.  LE-0548, LE-0550"""
        return 1 if self.quick else 2


class EnemySpell(Magic, frozen=True, kw_only=True):
    """A spell of enemies, who cast with RS and know no mana.  LE-0726 to LE-0731, LE-0791, LE-C177, LE-G16"""

    kind: Literal["close", "ranged", "support"]
    ap: Annotated[int, Meta(ge=1, le=2)]


SPELLS = Section("spells", SpellCard, files="spells", kind="spell")
ENEMY_SPELLS = Section("enemy-spells", EnemySpell, file="enemy-spells.yaml", kind="spell")
