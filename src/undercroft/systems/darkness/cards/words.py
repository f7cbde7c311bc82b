"""The words that cards and skills may use: combat effects, lasting gifts, things done when used, events.

A *power* is a combat skill or an enchantment: when it works (the combat type), what it costs (Bams and Diamonds; none
for a skill), what it needs (conditions) and what it does (these words).  DA-0351 to DA-0359, DA-C42 to DA-C109
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from undercroft.content.vocabulary import Effects, Vocabulary, Word
from undercroft.crawl.circumstances import Circumstance

T = TypeVar("T")
When = Literal["attack", "melee", "ranged", "magic", "defense", "melee-defense", "ranged-defense", "magic-defense"]


class Whose(StrEnum):
    """The side whose dice are rolled again."""

    ATTACK = "attack"
    DEFENSE = "defense"
    EITHER = "either"


class Symbol(StrEnum):
    """The symbols that are cancelled."""

    ATTACK_BAM = "attack-bam"
    ATTACK_DIAMOND = "attack-diamond"
    DEFENSE_BAM = "defense-bam"
    DEFENSE_DIAMOND = "defense-diamond"
    ATTACK_ALL = "attack-all"
    DEFENSE_ALL = "defense-all"


Pay = Annotated[str, Meta(pattern="^[BD]*$")]
"""What an enchantment costs: one letter a symbol, B for a Bam, D for a Diamond; empty for a skill."""


class Need(Circumstance):
    """A condition of a power's user.  DA-C92 to DA-C99"""

    SHADOW = "shadow", "its user stands in a Zone without light"
    SHIELD = "shield", "its user has a shield equipped"
    NO_ARMOR = "no-armor", "its user has no armor equipped"
    SWORD = "sword", "its user has a sword equipped"
    MACE_OR_HAMMER = "mace-or-hammer", "its user has a mace or a hammer equipped"
    TWO_HANDED = "two-handed", "its user has a weapon for both hands equipped"
    DUAL_WIELDING = "dual-wielding", "its user has a weapon in each hand"


class Worth(NamedTuple):
    """What a combat word is worth to a player who has to choose, in Wounds dealt or spared: so much for each of its
    number in an attack and in a defense, or so much flat."""

    attack: float = 0.0
    defense: float = 0.0
    flat: float = 0.0


NO_WORTH = Worth()
"""Nothing that can be told beforehand: it depends on the dice, which players count otherwise."""

WORDS = Vocabulary()
w = WORDS.word

COMBAT: dict[str, Worth] = {}
"""The words of powers, each with its worth; what they do stands in `combat`."""


def c(name: str, args: type[T], doc: str, worth: Worth, *notes: object) -> Word[T]:
    """Register a word of powers."""
    COMBAT[name] = worth
    return w(name, args, doc, *notes)


def c_flag(name: str, doc: str, worth: Worth) -> Word[None]:
    """Register a word of powers that has no number."""
    COMBAT[name] = worth
    return WORDS.flag(name, doc)


# In combat, for the side that uses the power.
HITS = c("hits", int, "add or subtract Hits in the user's own result (DA-C63)", Worth(attack=0.8))
ATTACKER_HITS = c(
    "attacker-hits", int, "subtract Hits from the Attacker's result (DA-C64)", Worth(defense=-0.7), Meta(lt=0)
)
SHIELDS = c("shields", int, "add or subtract Shields in the user's own result (DA-C65)", Worth(defense=0.7))
DEFENDER_SHIELDS = c(
    "defender-shields", int, "subtract Shields from the Defender's result (DA-C66)", Worth(attack=-0.5), Meta(lt=0)
)
BAMS = c("bams", int, "add Bams to the user's own result (DA-C67)", NO_WORTH, Meta(ge=1))
DIAMONDS = c("diamonds", int, "add Diamonds to the user's own result (DA-C68)", NO_WORTH, Meta(ge=1))
WOUNDS = c("wounds", int, "the Defender suffers extra Wounds, past all Shields (DA-C69)", Worth(attack=1.0), Meta(ge=1))
RED = c("red", int, "more or fewer red dice in the user's own roll (DA-C70, DA-C71)", NO_WORTH)
YELLOW = c("yellow", int, "more or fewer yellow dice in the user's own roll (DA-C70, DA-C71)", NO_WORTH)
ATTACKER_RED = c(
    "attacker-red", int, "remove red dice from the Attacker's roll (DA-C72)", Worth(defense=-0.8), Meta(lt=0)
)
ATTACKER_YELLOW = c(
    "attacker-yellow", int, "remove yellow dice from the Attacker's roll (DA-C72)", Worth(defense=-0.5), Meta(lt=0)
)
ATTACK_DICE = c("attack-dice", int, "more Attack dice, red or yellow as the user likes (DA-C73)", NO_WORTH, Meta(ge=1))
ATTACKER_DICE = c(
    "attacker-dice",
    int,
    "remove Attack dice of any colour from the Attacker's roll (DA-C74)",
    Worth(defense=-0.7),
    Meta(lt=0),
)
GREEN = c("green", int, "more or fewer green dice in the user's own roll (DA-C75, DA-C76)", NO_WORTH)
BLUE = c("blue", int, "more or fewer blue dice in the user's own roll (DA-C75, DA-C76)", NO_WORTH)
DEFENDER_GREEN = c(
    "defender-green", int, "remove green dice from the Defender's roll (DA-C77)", Worth(attack=-0.5), Meta(lt=0)
)
DEFENDER_BLUE = c(
    "defender-blue", int, "remove blue dice from the Defender's roll (DA-C77)", Worth(attack=-0.3), Meta(lt=0)
)
DEFENSE_DICE = c(
    "defense-dice", int, "more Defense dice, green or blue as the user likes (DA-C78)", NO_WORTH, Meta(ge=1)
)
DEFENDER_DICE = c(
    "defender-dice",
    int,
    "remove Defense dice of any colour from the Defender's roll (DA-C79)",
    Worth(attack=-0.6),
    Meta(lt=0),
)
DEFENDER_NO_DICE = c_flag("defender-no-dice", "the Defender rolls no dice (DA-C80)", Worth(flat=0.7))
REROLL = c("reroll", Whose, "roll all Attack or all Defense dice once more (DA-C81 to DA-C83)", Worth(flat=0.15))
REROLL_ANY = c("reroll-any", Whose, "roll any number of Attack or Defense dice once more (DA-C32)", NO_WORTH)
REROLL_BLANKS = c("reroll-blanks", Whose, "roll the blank Attack or Defense dice once more (DA-0279)", Worth(flat=0.3))
CANCEL = c("cancel", Symbol, "remove Bams or Diamonds from a result (DA-C84 to DA-C89)", Worth(flat=0.25))
FLIP_BLANKS = c(
    "flip-blanks",
    int,
    "after a re-roll, turn up to so many blank dice over (DA-C101, DA-C104)",
    Worth(flat=0.3),
    Meta(ge=1),
)
MEND_BLANK = c(
    "mend-blank",
    int,
    "after a re-roll, so many blanks get a Hit or a Bam (DA-C38, DA-C102)",
    Worth(flat=0.2),
    Meta(ge=1),
)
DOUBLE_HITS = c_flag("double-hits", "Hits on the faces rolled count twice (DA-C103)", Worth(flat=1.5))
IF_NO_WOUND = c(
    "if-no-wound",
    int,
    "if this attack deals no Wound the Defender suffers so many (DA-C106)",
    Worth(flat=0.3),
    Meta(ge=1),
)
STUN = c_flag("stun", "the other side is Stunned, a Mob whole (DA-0305 to DA-0313)", Worth(flat=1.0))
STRIKE_BOSS = c_flag("strike-boss", "Wounds may go to the Boss despite its Minions (DA-0155)", Worth(flat=0.3))
KILL = c_flag("kill", "one figure of the Defender dies without a roll of its own (DA-C107)", Worth(flat=2.0))
SWEEP = c(
    "sweep",
    int,
    "every figure of every other Enemy in the target's Zone suffers so many Wounds (DA-0154)",
    Worth(attack=0.5),
    Meta(ge=1),
)
DRAIN = c("drain", int, "if this attack deals a Wound its user heals so much", Worth(attack=0.5), Meta(ge=1))
TROPHY = c("trophy", int, "for each figure this attack kills its user gains so much XP", Worth(flat=0.3), Meta(ge=1))
STEP_AFTER = c(
    "step-after", int, "after the combat its user may move so many Zones as if Slippery", Worth(flat=0.1), Meta(ge=1)
)

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
    """A combat skill (nothing to pay) or an enchantment.

    It works while its user meets all of `needs` and has suffered `wounded` Wounds.  A skill with a price in `blood`
    must be paid for with so many Wounds in each fight, the user's own (Bloodlust) or, as a `tribute`, those of an Ally
    in sight (Blood Tribute).  With `allies` it protects Allies in the Zone too.  DA-C90, DA-C91, DA-C99, DA-G69
    """

    when: When = "attack"
    pay: Pay = ""
    repeat: Annotated[int, Meta(ge=1, le=6)] = 1
    needs: tuple[Need, ...] = ()
    wounded: Annotated[int, Meta(ge=0, le=6)] = 0
    blood: Annotated[int, Meta(ge=0, le=6)] = 0
    tribute: bool = False
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
    """The place where a patrol appears: the Level token so many Levels from the Current Level."""

    at: Annotated[int, Meta(ge=-1, le=1)] = 0


PATROL = w("patrol", Patrol, "a Guard card appears on a Level token (DA-0264)")
ROAMER = w(
    "roamer", Patrol, "a Roaming Monster appears on a Level token; if one is on the board all of them act (DA-G31)"
)
RALLY_FOES = WORDS.flag("rally-foes", "every Enemy on the board is activated once")
WAKE_STUNNED = WORDS.flag("wake-stunned", "every Stunned Enemy gets up")
TREASURE_ON_LEVEL = w("treasure-on-level", int, "so many Treasure tokens on the Current Level token's Zone", Meta(ge=1))
HUNT_RICHEST = WORDS.flag("hunt-richest", "the Enemy nearest to the Hero with the most XP is activated")
NEXT_SIGNATURE_FREE = WORDS.flag("next-signature-free", "each Hero's next Signature costs nothing")
