"""The special rules of monsters: passive ones always count, active ones are used when the behaviour roll says so.

LE-0734, LE-0735, LE-C71 to LE-C124
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Word
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag
Level = Meta(ge=1, le=20)
Modifier = Meta(ge=-40, le=40)


class Source(StrEnum):
    """What a monster may be especially sensitive to.  LE-0761, LE-G109"""

    FIRE = "fire"
    WATER = "water"
    SILVER = "silver"


# when it is placed
CAUSE_FEAR = w("cause-fear", int, "heroes up to this level test RES against fear when it is placed (LE-0739)", Level)
CAUSE_TERROR = w("cause-terror", int, "heroes up to this level test RES at -20 against terror (LE-0741)", Level)
DEMON = flag("demon", "magic damage of 10 or more from one hit may send it back (LE-0748)")
PSYCHIC = flag("psychic", "while it lives all heroes have -20 RES (LE-0800)")
RIDDLE_MASTER = flag("riddle-master", "alone with its like, it may be answered a riddle in place of a fight (LE-0804)")
FEAR_ELVES = flag("fear-elves", "tests RES or is at -10 against elves (LE-0762)")

# the bag
PERFECT_HEARING = flag("perfect-hearing", "one more monster token in the first turn of a battle (LE-0795, LE-0322)")
SILENT = flag("silent", "the heroes' perfect hearing is of no use against it (LE-0811)")
SNEAKY = flag("sneaky", "one more monster token while it is on the table (LE-0814)")

# how large it is and how it moves
LARGE = flag("large", "takes 2 by 2 squares; rolls damage twice and keeps the better (LE-0780 to LE-0785)")
X_LARGE = flag("x-large", "takes 2 by 3 squares; otherwise as large; ignores pits (LE-0479, LE-0780, LE-0781)")
FLOATER = flag("floater", "springs no traps and moves over pits as over ground (LE-0767)")
FLYER = flag("flyer", "moves through other models, over pits and traps, and pays nothing in a hero's ZOC (LE-0768)")
FLYER_OUTDOORS = flag("flyer-outdoors", "flies only outdoors, in skirmishes (LE-0770)")
SCURRY = flag("scurry", "pays nothing more in a hero's ZOC and moves through squares with heroes (LE-0806)")
SLOW = flag("slow", "moves at most once in a turn (LE-0813)")
WALL_CRAWLER = flag("wall-crawler", "goes along walls past heroes, ignoring ZOC, but ends on none (LE-0829)")
STUPID = flag("stupid", "does nothing in a turn that it begins with a 1 on a d6 (LE-0816)")

# what strikes it
ETHEREAL = flag("ethereal", "only magic weapons, holy water and magic harm it; it moves through heroes (LE-0758)")
EXTRA_DAMAGE = w("extra-damage", Source, "loses d6 more HP by any wound from this (LE-0761)")
HARD_AS_ROCK = flag("hard-as-rock", "no missile harms it, and blades do half damage (LE-0776)")
JUST_BONES = flag("just-bones", "arrows, bolts and stones do 2 less damage, crushing weapons 2 more (LE-0779)")
STENCH = flag("stench", "close combat attacks against it are at -10 CS (LE-0815)")
GUST = flag("gust", "everybody in its room or corridor has -15 RS (LE-0775)")
MAGIC_BEING = flag("magic-being", "leaves nothing to loot (LE-0790)")
REGENERATION = flag("regeneration", "regains d6 HP at the start of every turn (LE-0802)")

# how it strikes
CORROSIVE = flag("corrosive", "eats armour it strikes and metal weapons that hit it for an odd amount (LE-0744)")
CURSED_WEAPONS = flag("cursed-weapons", "a wound from it costs a point of SANITY, too (LE-0747)")
FEROCIOUS_CHARGE = flag("ferocious-charge", "d4 more damage when it charges (LE-0763)")
FIRE_DAMAGE = flag("fire-damage", "its damage is fire (LE-0766)")
FROST_DAMAGE = flag("frost-damage", "its damage is frost (LE-0766)")
FRENZY = flag("frenzy", "one more strike after an attack that caused damage (LE-0771, LE-G110)")
GHOSTLY_TOUCH = flag("ghostly-touch", "a RES test or d8 damage and a point of SANITY; no armour, no parry (LE-0773)")
HATE = w(
    "hate",
    tuple[Annotated[str, Ref("species")], ...],
    "+5 CS against heroes of these species (LE-0778)",
    Meta(min_length=1),
)
LEECH = flag("leech", "a hit attaches it; it drains d4 HP in each turn (LE-0786)")
MULTIPLE_ATTACKS = w("multiple-attacks", int, "a standard attack is so many strikes (LE-0793)", Meta(ge=2, le=5))
HYDRA_HEADS = w("hydra-heads", int, "so many heads, each striking another hero within 4 squares (LE-0794)", Meta(ge=2))
POISONOUS = w("poisonous", int, "a hero it damages tests CON, so modified, or is poisoned (LE-0798)", Modifier)
DISEASE_RIDDEN = w("disease-ridden", int, "heroes beside it test CON, so modified, against disease (LE-0750)", Modifier)
REND = flag("rend", "a hero it hits tests STR or takes d6 more damage (LE-0803)")
SIMPLE_WEAPONS = flag("simple-weapons", "its weapons count as warhammers (LE-0812)")

# what it does when its behaviour roll calls for a skill
MAGIC_USER = flag("magic-user", "casts the spells of its encounter with RS (LE-0791)")
BELLOW = flag("bellow", "heroes within 4 squares pass a RES test or are stunned (LE-0736)")
CAMOUFLAGE = flag("camouflage", "leaves the table and comes back in its next turn near heroes (LE-0737)")
ENTANGLE = flag("entangle", "holds a hero and throttles it, more in each turn (LE-0751)")
FIRE_BREATH = flag("fire-breath", "d10 fire damage to one hero, d6 to everybody beside it (LE-0764)")
GHOSTLY_HOWL = flag("ghostly-howl", "its ghostly touch falls on all heroes at once (LE-0772)")
MASTER_OF_THE_DEAD = flag("master-of-the-dead", "raises or heals one undead, else itself (LE-0792)")
PETRIFY = flag("petrify", "a hero beside it passes a RES test or is stone for d6 turns (LE-0796)")
POISONOUS_SPIT = flag("poisonous-spit", "a poisonous shot at 1 or 2 squares (LE-0799)")
SEDUCTION = flag("seduction", "a hero beside it passes a RES test or can do nothing (LE-0808)")
SWALLOW = flag("swallow", "swallows a hero whole in two turns (LE-0817)")
SWEEPING_STRIKE = flag("sweeping-strike", "one blow against all heroes in its ZOC throws them back (LE-0822)")
TONGUE_ATTACK = flag("tongue-attack", "pulls a hero from 2 squares away to its side (LE-0827)")
WEB = flag("web", "catches a hero as a net does (LE-0831, LE-G11)")

ACTIVE: tuple[Word[None], ...] = (
    BELLOW,
    CAMOUFLAGE,
    ENTANGLE,
    FIRE_BREATH,
    GHOSTLY_HOWL,
    MASTER_OF_THE_DEAD,
    PETRIFY,
    POISONOUS_SPIT,
    SEDUCTION,
    SWALLOW,
    SWEEPING_STRIKE,
    TONGUE_ATTACK,
    WEB,
)
"""Rules that a monster uses when its behaviour roll calls for a skill or special talent.  LE-0735"""
