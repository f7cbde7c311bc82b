"""The words that cards and skills may use: combat effects, lasting gifts, things done when used, events.

A *power* is a combat skill or an enchantment: when it works (the combat type), what it costs (Bams and Diamonds; none
for a skill), what it needs (conditions) and what it does (these words).  DA-0351 to DA-0359, DA-C42 to DA-C109
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.vocabulary import Effects, Vocabulary

Combat = Literal["melee", "ranged", "magic"]
When = Literal["attack", "melee", "ranged", "magic", "defense", "melee-defense", "ranged-defense", "magic-defense"]


class Side(StrEnum):
    """Whose dice are rolled again."""

    ATTACK = "attack"
    DEFENSE = "defense"
    EITHER = "either"


class Symbol(StrEnum):
    """Which symbols are cancelled."""

    ATTACK_BAM = "attack-bam"
    ATTACK_DIAMOND = "attack-diamond"
    DEFENSE_BAM = "defense-bam"
    DEFENSE_DIAMOND = "defense-diamond"
    ATTACK_ALL = "attack-all"
    DEFENSE_ALL = "defense-all"


Pay = Annotated[str, Meta(pattern="^[BD]*$")]
"""What an enchantment costs: one letter a symbol, B for a Bam, D for a Diamond; empty for a skill."""

Need = Literal[
    "shadow",
    "wounded:1",
    "wounded:2",
    "wounded:3",
    "wounded:4",
    "shield",
    "no-armor",
    "sword",
    "mace-or-hammer",
    "two-handed",
    "dual-wielding",
    "bloodlust:1",
    "bloodlust:2",
    "blood-tribute:1",
    "blood-tribute:2",
]
"""What a power needs: a condition of its user, some with a number; the last two kinds are prices.  DA-C90 to DA-C99"""

WORDS = Vocabulary()
w = WORDS.word

# In combat, for the side that uses the power.
HITS = w("hits", int, "add or subtract Hits in the user's own result (DA-C63)")
ATTACKER_HITS = w("attacker-hits", int, "subtract Hits from the Attacker's result (DA-C64)", Meta(lt=0))
SHIELDS = w("shields", int, "add or subtract Shields in the user's own result (DA-C65)")
DEFENDER_SHIELDS = w("defender-shields", int, "subtract Shields from the Defender's result (DA-C66)", Meta(lt=0))
BAMS = w("bams", int, "add Bams to the user's own result (DA-C67)", Meta(ge=1))
DIAMONDS = w("diamonds", int, "add Diamonds to the user's own result (DA-C68)", Meta(ge=1))
WOUNDS = w("wounds", int, "the Defender suffers extra Wounds, past all Shields (DA-C69)", Meta(ge=1))
RED = w("red", int, "more or fewer red dice in the user's own roll (DA-C70, DA-C71)")
YELLOW = w("yellow", int, "more or fewer yellow dice in the user's own roll (DA-C70, DA-C71)")
ATTACKER_RED = w("attacker-red", int, "remove red dice from the Attacker's roll (DA-C72)", Meta(lt=0))
ATTACKER_YELLOW = w("attacker-yellow", int, "remove yellow dice from the Attacker's roll (DA-C72)", Meta(lt=0))
ATTACK_DICE = w("attack-dice", int, "more Attack dice, red or yellow as the user likes (DA-C73)", Meta(ge=1))
ATTACKER_DICE = w(
    "attacker-dice", int, "remove Attack dice of any colour from the Attacker's roll (DA-C74)", Meta(lt=0)
)
GREEN = w("green", int, "more or fewer green dice in the user's own roll (DA-C75, DA-C76)")
BLUE = w("blue", int, "more or fewer blue dice in the user's own roll (DA-C75, DA-C76)")
DEFENDER_GREEN = w("defender-green", int, "remove green dice from the Defender's roll (DA-C77)", Meta(lt=0))
DEFENDER_BLUE = w("defender-blue", int, "remove blue dice from the Defender's roll (DA-C77)", Meta(lt=0))
DEFENSE_DICE = w("defense-dice", int, "more Defense dice, green or blue as the user likes (DA-C78)", Meta(ge=1))
DEFENDER_DICE = w(
    "defender-dice", int, "remove Defense dice of any colour from the Defender's roll (DA-C79)", Meta(lt=0)
)
NO_DEFENSE = WORDS.flag("defender-no-dice", "the Defender rolls no dice (DA-C80)")
REROLL = w("reroll", Side, "roll all Attack or all Defense dice once more (DA-C81 to DA-C83)")
REROLL_ANY = w("reroll-any", Side, "roll any number of Attack or Defense dice once more (DA-C32)")
REROLL_BLANKS = w("reroll-blanks", Side, "roll the blank Attack or Defense dice once more (DA-0279)")
CANCEL = w("cancel", Symbol, "remove Bams or Diamonds from a result (DA-C84 to DA-C89)")
FLIP_BLANKS = w(
    "flip-blanks", int, "after a re-roll, turn up to so many blank dice over (DA-C101, DA-C104)", Meta(ge=1)
)
MEND_BLANK = w("mend-blank", int, "after a re-roll, so many blanks get a Hit or a Bam (DA-C38, DA-C102)", Meta(ge=1))
DOUBLE_HITS = WORDS.flag("double-hits", "Hits on the faces rolled count twice (DA-C103)")
NO_WOUND = w("if-no-wound", int, "if this attack deals no Wound the Defender suffers so many (DA-C106)", Meta(ge=1))
STUN = WORDS.flag("stun", "the other side is Stunned, a Mob whole (DA-0305 to DA-0313)")
STRIKE_BOSS = WORDS.flag("strike-boss", "Wounds may go to the Boss despite its Minions (DA-0155)")
KILL = WORDS.flag("kill", "one figure of the Defender dies without a roll of its own (DA-C107)")
SWEEP = w(
    "sweep", int, "every figure of every other Enemy in the target's Zone suffers so many Wounds (DA-0154)", Meta(ge=1)
)
DRAIN = w("drain", int, "if this attack deals a Wound its user heals so much", Meta(ge=1))
TROPHY = w("trophy", int, "for each figure this attack kills its user gains so much XP", Meta(ge=1))
STEP_AFTER = w("step-after", int, "after the combat its user may move so many Zones as if Slippery", Meta(ge=1))

# For as long as a skill is known or a card is equipped.
SLIPPERY = WORDS.flag("slippery", "Enemies in the Zone do not stop its owner from leaving (DA-C50)")
TAUNT = WORDS.flag("taunt", "its owner is treated as the Hero with the most XP (DA-C52)")
REGENERATION = w("regeneration", int, "heals so much when its owner's Activation begins (DA-C48)", Meta(ge=1))
PAYBACK = w("payback", int, "an Attacker out-shielded by its owner suffers so many Wounds (DA-C47)", Meta(ge=1))
HALVE_WOUNDS = WORDS.flag("halve-wounds", "Wounds of an attack on its owner are halved, rounded up (DA-C37, DA-G73)")
MAX_HEALTH = w("max-health", int, "a higher maximum Health, healed at once (DA-C42)", Meta(ge=1, le=2))
MOVEMENT = w("movement", int, "more Movement Points in each Movement Action (DA-C44)", Meta(ge=1))
SWORD_AND_SPELL = WORDS.flag("sword-and-spell", "Magic Actions with Melee weapons, at Range 0 (DA-C51)")
COMMAND = WORDS.flag("command", "once per Activation an Action lets another Hero act for free (DA-C46)")
TELEPORT = w("teleport", int, "an Action moves up to so many Zones as if Slippery (DA-C53)", Meta(ge=1))
LONG_REACH = w("long-reach", int, "Magic reaches so many Zones farther", Meta(ge=1))
BULWARK = WORDS.flag("bulwark", "an attack on an Ally in its owner's Zone may be drawn upon its owner, once a Round")


class MoreActions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many Actions, and for what they may be used."""

    n: int = 1
    only: Literal["any", "melee", "ranged", "magic", "movement", "combat"] = "any"


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat skill (nothing to pay) or an enchantment."""

    when: When = "attack"
    pay: Pay = ""
    repeat: Annotated[int, Meta(ge=1, le=6)] = 1
    needs: tuple[Need, ...] = ()
    allies: bool = False
    do: Effects


class Rush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Powers that hold only for the attack at the end of a Charge or a Safe Shot."""

    powers: tuple[Power, ...] = ()


ACTIONS = w("actions", MoreActions, "free extra Actions each Activation, some only for one kind (DA-C43)")
CHARGE = w("charge", Rush, "move 1 or 2 Zones to an Enemy, then a free Melee Action (DA-C45)")
SAFE_SHOT = w("safe-shot", Rush, "move 1 Zone as if Slippery, then a free Ranged Action (DA-C49)")

# When used: items, consumables, signatures, traps, lucky finds, blessings.
HEAL = w("heal", int, "the user heals so much (99: fully, DA-C105)", Meta(ge=1))
HEAL_ZONE = w("heal-zone", int, "every Hero in the user's Zone heals so much", Meta(ge=1))
HEAL_ALL = w("heal-all", int, "every living Hero heals so much", Meta(ge=1))
HURT = w("hurt", int, "the user suffers so many Wounds", Meta(ge=1))
HURT_ZONE = w("hurt-zone", int, "every Hero in the user's Zone suffers so many Wounds", Meta(ge=1))
HURT_FOES = w("hurt-foes", int, "every Enemy in the user's Zone suffers so many Wounds", Meta(ge=1))
STUN_SELF = WORDS.flag("stun-self", "the user is Stunned")
STUN_FOES = WORDS.flag("stun-foes", "every Enemy in the user's Zone is Stunned")
GAIN_XP = w("gain-xp", int, "the user gains so much XP", Meta(ge=1))
GAIN_XP_ALL = w("gain-xp-all", int, "every living Hero gains so much XP", Meta(ge=1))
FIND = w("find", int, "draw so many Treasure cards of the Current Level", Meta(ge=1))
EXTRA_ACTION = w("extra-action", int, "the user gets so many more Actions in this Activation", Meta(ge=1))
FREE_STEPS = w("free-steps", int, "the user may move up to so many Zones as if Slippery", Meta(ge=1))
CALL_GUARD = WORDS.flag("call-guard", "a Guard card of the Current Level appears in the user's Zone")
SPILL = WORDS.flag("spill", "the user discards the unequipped card of the highest Level")

# Events.


class Patrol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a patrol appears: the Level token so many Levels from the Current Level."""

    at: Annotated[int, Meta(ge=-1, le=1)] = 0


PATROL = w("patrol", Patrol, "a Guard card appears on a Level token (DA-0264)")
ROAMER = w(
    "roamer", Patrol, "a Roaming Monster appears on a Level token; if one is on the board all of them act (DA-G31)"
)
RALLY_FOES = WORDS.flag("rally-foes", "every Enemy on the board is activated once")
WAKE_STUNNED = WORDS.flag("wake-stunned", "every Stunned Enemy gets up")
TREASURE_ON_LEVEL = w("treasure-on-level", int, "so many Treasure tokens on the Current Level token's Zone", Meta(ge=1))
HUNT_RICHEST = WORDS.flag("hunt-richest", "the Enemy nearest to the Hero with the most XP is activated")
REFRESH_SIGNATURES = WORDS.flag("next-signature-free", "each Hero's next Signature costs nothing")
