"""The words of monsters, Monster Modifiers and bosses.  DO-C21, DO-C22, DO-C98 to DO-C127

Words that monsters share with items stand in `item_words`: `hp`, `defence`, `resistance`, `element`, `poison`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.systems.doria.cards.definitions import Element
from undercroft.systems.doria.cards.vocabulary import WORDS

w = WORDS.word
flag = WORDS.flag

# The numbers of its level card, changed.  DO-C127
ATTACK = w("attack", int, "more or less on its attack")
ATTACK_DICE = w("attack-dice", int, "more or fewer dice on its attack")
DEFENCE_DICE = w("defence-dice", int, "more or fewer dice on its defence")
RESISTANCE_DICE = w("resistance-dice", int, "more or fewer dice on its psi resistance")
DAMAGE = w("more-damage", int, "more or less damage")
AR = w("ar", int, "more or less AR")
AP = w("ap", int, "more or fewer AP: initiative and movement (DO-G26)")
RANGE = w("range", int, "more range")
INITIATIVE = w("initiative", int, "acts at this field of the Initiative Board (DO-G26)", Meta(ge=1, le=40))
VULNERABLE = w("vulnerable", Element, "its armor is vulnerable to this element instead")
IMMUNE = w("immune", Element, "damage of this element does nothing to it (DO-G10)")

# When it is placed.  DO-0315, DO-0323
HORDE = w("horde", int, "so many monsters in place of one (DO-C123)", Meta(ge=2, le=4))
AT_ONCE = flag("at-once", "is activated as soon as it is revealed (DO-0323)")

# How it moves.
FLIES = flag("flies", "moves over Holes and red-bordered squares as over any other (DO-0341)")
THROUGH_WALLS = flag("through-walls", "moves through Walls and Rubble and may stand in them (DO-0333, DO-0342)")

# Whom it goes for.


class Prey(StrEnum):
    """What a hunter goes by in place of distance: the lowest of it, or the most cards."""

    STR = "str"
    AGI = "agi"
    WIS = "wis"
    HP = "hp"
    PP = "pp"
    AP = "ap"
    AR = "ar"
    WEALTH = "wealth"


HUNTS = w("hunts", Prey, "prefers whoever has the lowest of this, or the most cards (wealth), to the nearest (DO-0361)")

# Whom its attack reaches.  DO-0357
CHAIN = w("chain", int, "its attack leaps on from every target to all within this range (DO-0526)", Meta(ge=1))
SWEEP = flag("sweep", "its attack hits every character within its range that it sees")
BURST = w("burst", int, "its attack hits every character within this range of its target", Meta(ge=1))
LINE = flag("line", "its attack goes through in a straight line and hits everybody on it")
PIERCING = flag("piercing", "its damage ignores all armor and damages none (DO-0107)")

# What counts in an attack.
GANG = w("gang", int, "more on its attack for each other monster of its kind beside the target", Meta(ge=1))
RAGE = w("rage", int, "more on its attack while it is hurt", Meta(ge=1))
FRENZY = w("frenzy", int, "more damage to a character below half its HP", Meta(ge=1))
INSPIRES = w("inspires", int, "so much more on the attacks of other monsters within 4 squares", Meta(ge=1))
STONE = w("stone", int, "so much more AR until it has been activated in this round", Meta(ge=1))
SOLID = flag("solid", "critical hits do it no more damage")
ONLY_MAGIC = flag("only-magic", "only magic weapons and spells can be used against it (DO-0126)")
NO_MAGIC = flag("no-magic", "magic weapons and magic armor cannot be used against it (DO-0127)")
RIPOSTE = w("riposte", int, "whoever attacks it in melee and is parried loses so many HP", Meta(ge=1))

# What a wound of its attack brings.  DO-0108, DO-G35
HOLDS = flag("holds", "a wounded character is immobilized until the end of the round (DO-0128)")
DISARMS = flag("disarms", "a wounded character is disarmed (DO-0129)")
SLOWS = w("slows", int, "a wounded character loses so many AP", Meta(ge=1))
SAPS = w("saps", int, "a wounded character loses so many PP", Meta(ge=1))
FEEDS = w("feeds", int, "regains up to so many HP of those it took", Meta(ge=1))
BREAKS = flag("breaks", "the card that a wounded character defended with is damaged")
HURLS = w("hurls", int, "throws a wounded character back so many squares; what stops it costs 1 HP", Meta(ge=1))

# When it is defeated.
RISES = w("rises", int, "stands up again with 1 HP when a die shows so much or less", Meta(ge=1, le=9))
EXPLODES = w(
    "explodes", int, "characters within 2 squares that see it lose so many HP, armor or not (DO-C124)", Meta(ge=1)
)
VENGEANCE = w("vengeance", int, "whoever defeats it gets so many Poison Markers", Meta(ge=1))
LEAVES = w("leaves", str, "another monster of this kind stands up in its place", Ref("monsters"))

# At its activation.
MENDS = w("mends", int, "first heals so many HP of the most hurt monster within 4 squares", Meta(ge=1))

# In Phase F.  DO-0169
REGENERATES = w("regenerates", int, "regains so many HP", Meta(ge=1))
MULTIPLIES = flag("multiplies", "one more of its kind beside it (DO-C100)")
SUMMONS = w("summons", str, "one more monster of this kind beside it (DO-C126)", Ref("monsters"))
HAUNTS = w("haunts", int, "characters within 2 squares that it sees lose so many PP", Meta(ge=1))

# What it brings to whom.
DOOMS = w("dooms", int, "while it is on the board the Doom Counter moves so many more fields in Phase G", Meta(ge=1))
