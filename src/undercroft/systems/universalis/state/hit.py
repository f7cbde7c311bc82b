"""One attack in the state, from declaration to aftermath.

Beside a field stands the last step that asks for it (`until`): odds forget it after that.
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
"""Two dice of a roll in the order rules read them: the higher face, then the lower."""

NO_DICE: Dice = (0, 0)
"""Dice that have not fallen."""

WHILE_DICE_FALL = until(AttackRoll, DefenseRoll, AttackReroll, DefenseReroll)
TO_THE_DAMAGE = until(HitOrMiss, Block, Damage)
TO_THE_PUSH = until(HitOrMiss, Block, Damage, TakeWounds, Push)


class Hit(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One attack from declaration to aftermath; every stage reads it anew.  UN-0391, UN-0465, UN-0478"""

    attacker: FigureId
    target: FigureId
    kind: Tag = "melee"
    """"melee", "ranged" or "magic"; a spell is the `weapon` of magic."""
    weapon: Tag = ""
    place: Spots = ()
    """The squares under the target."""

    # how it is made

    second: bool = False
    """The weapon is used in its second way."""
    behind: bool = False
    sure: bool = False
    """It hits without a roll."""
    far: bool = False
    """It is a shot from beyond half the range."""
    reaction: bool = False
    """It is a Defensive Shot."""
    drop: Number = 0
    """The height of the jump it is made in."""
    cover: Number = 0
    """The cover of a spell's target."""
    beside: bool = False
    """The target is only adjacent to the one the spell was cast at."""

    # what is declared

    skills: Tags = ()
    """Active skills the attacker has declared."""
    muted: Tags = ()
    """Skills the attacker leaves out."""
    guards: Tags = ()
    """Active skills the target has declared."""
    unguarded: Tags = ()
    """Skills the target leaves out."""
    chosen: Tag = ""
    """The option chosen for a skill."""
    spares: Tags = ()
    """The conditions that this hit spares its target."""

    # the dice, and what is seen in them

    lead: Annotated[Number, WHILE_DICE_FALL] = 0
    """How much more the attacker adds to the dice than the target."""
    attack: Annotated[Dice, WHILE_DICE_FALL] = NO_DICE
    defense: Annotated[Dice, WHILE_DICE_FALL] = NO_DICE
    blunders: Annotated[Figures, until(HitOrMiss, AfterShot)] = ()
    """The fighters that rolled a critical failure."""
    double_sixes: Annotated[Figures, until(HitOrMiss, AfterShot)] = ()
    """The fighters that rolled a double 6."""
    doubles: Annotated[Figures, TO_THE_DAMAGE] = ()
    """The fighters that rolled a double that is no failure, if one of their skills looks at doubles."""

    # what comes of it

    landed: bool = False
    criticals: Annotated[Number, TO_THE_PUSH] = 0
    """The criticals, counted when the hit has landed."""
    stray: bool = False
    """It is a shot that hits a friend."""
    blocked: Annotated[bool, TO_THE_PUSH] = False
    more_dice: Annotated[Number, until(Damage)] = 0
    """The damage dice left to be rolled after a shield was broken."""
    wounds: Annotated[Number, until(TakeWounds)] = 0
    """The wounds the damage dice have shown."""
    dealt: Annotated[Number, until(TakeWounds, AfterShot)] = 0
    inflicted: Annotated[Tag, until(TakeWounds)] = ""
    """The condition inflicted by size and criticals."""
    slain: bool = False
    over: bool = False
    """Nothing more comes of this attack."""
