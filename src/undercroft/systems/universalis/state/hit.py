"""One attack in the state, from declaration to aftermath.

What a field is asked for last stands beside it (`until`): odds forget it after that.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.lifetimes import until
from undercroft.kernel.ranges import Number, Spots, Tag, Tags
from undercroft.kernel.requests import FigureId, Figures
from undercroft.systems.universalis.agenda import (
    AfterShot,
    AttackReroll,
    AttackRoll,
    Block,
    Damage,
    DefenseReroll,
    DefenseRoll,
    HitOrMiss,
    Push,
    TakeWounds,
)

Dice = tuple[Number, Number]
"""Two dice of a roll as rules read them: the higher face, then the lower."""

NO_DICE: Dice = (0, 0)
"""Dice that have not fallen."""

WHILE_DICE_FALL = until(AttackRoll, DefenseRoll, AttackReroll, DefenseReroll)
TO_THE_DAMAGE = until(HitOrMiss, Block, Damage)
TO_THE_PUSH = until(HitOrMiss, Block, Damage, TakeWounds, Push)


class Hit(msgspec.Struct, kw_only=True):
    """One attack from declaration to aftermath; every stage reads it anew.  UN-0391, UN-0465, UN-0478"""

    attacker: FigureId
    target: FigureId
    kind: Tag = "melee"
    """Or "ranged", or "magic": then the `weapon` is the spell."""
    weapon: Tag = ""
    place: Spots = ()
    """The squares under the target."""

    # how it is made

    second: bool = False
    """With the weapon's second use."""
    behind: bool = False
    sure: bool = False
    """There is no roll to hit."""
    far: bool = False
    """A shot from beyond half the range."""
    reaction: bool = False
    """A Defensive Shot."""
    drop: Number = 0
    """Made in a jump from so high."""
    cover: Number = 0
    """What counts for the target of a spell."""
    beside: bool = False
    """The target is only beside whom the spell was cast at."""

    # what is declared

    skills: Tags = ()
    """Active skills of the attacker."""
    muted: Tags = ()
    """Those the attacker leaves out."""
    guards: Tags = ()
    """Active skills of the target."""
    unguarded: Tags = ()
    """Those the target leaves out."""
    chosen: Tag = ""
    """What a skill was chosen to do."""
    spares: Tags = ()
    """The conditions that this hit spares its target."""

    # the dice, and what is seen in them

    lead: Annotated[Number, WHILE_DICE_FALL] = 0
    """So much more than the target the attacker adds to the dice."""
    attack: Annotated[Dice, WHILE_DICE_FALL] = NO_DICE
    defense: Annotated[Dice, WHILE_DICE_FALL] = NO_DICE
    blunders: Annotated[Figures, until(HitOrMiss, AfterShot)] = ()
    """Who rolled a critical failure."""
    double_sixes: Annotated[Figures, until(HitOrMiss, AfterShot)] = ()
    """Who rolled a double 6."""
    doubles: Annotated[Figures, TO_THE_DAMAGE] = ()
    """Who rolled a double that is no failure, of those whose skills look at doubles."""

    # what comes of it

    landed: bool = False
    criticals: Annotated[Number, TO_THE_PUSH] = 0
    """Counted when it has landed."""
    stray: bool = False
    """A shot that hits a friend."""
    blocked: Annotated[bool, TO_THE_PUSH] = False
    more_dice: Annotated[Number, until(Damage)] = 0
    """What a shield that was broken leaves to be rolled."""
    wounds: Annotated[Number, until(TakeWounds)] = 0
    """What the damage dice have shown."""
    dealt: Annotated[Number, until(TakeWounds, AfterShot)] = 0
    inflicted: Annotated[Tag, until(TakeWounds)] = ""
    """The condition it caused by size and criticals."""
    slain: bool = False
    over: bool = False
    """Nothing more comes of it."""
