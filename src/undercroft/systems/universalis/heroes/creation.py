"""How a hero may be made: what race and class give, what points, skills, spells and coins may buy.

Everything here answers questions about a hero in the making; `making` asks the player.  UN-1092 to UN-1120, UN-1471
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import (
    CLASSES,
    COMPANIONS,
    FACTIONS,
    HEROES,
    RACES,
    SKILLS,
    SPELLS,
    SYMBOLS,
    Alignment,
    Armor,
    Class,
    Companion,
    Hero,
    Race,
    Shield,
    Stats,
    Weapon,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import GIFTS, Gear, gear_cards, size_of
from undercroft.systems.universalis.cards.words import ARMED_CASTER, HALF_PRICE, VARIANT, Attribute

POINTS = 8
"""Development points of a new hero.  UN-1099"""

COINS = 20
"""Coins of a new hero.  UN-1117"""

SOLO_COINS = 30
"""Coins of a new hero who is to play alone.  UN-0759"""

ALONE = "plays-alone"
"""The option that says that a hero is made for solo play."""

NEW_VP = 10
"""Value Points of a new hero.  UN-0075, UN-1159"""

MANA_A_SPELL = 2
"""Mana that each spell learnt brings.  UN-0422, UN-1155"""

PROFESSIONAL = ("combat", "scholarly", "exploration")
"""The decks of professional skills.  UN-0019, UN-1113"""

HATRED = "hatred-"
"""How the ids of the forms of Hatred begin."""

EVIL_CALLINGS = ("necromancer", "sorcerer", "underworld-sorcerer")
EVIL_LORES = ("corruption", "underworld")
"""The classes and lores that make a human evil.  UN-1111"""

BELIEVERS: dict[str, tuple[Alignment, ...]] = {
    "champion-of-the-gods-of-good": ("good", "neutral"),
    "champion-of-the-gods-of-evil": ("evil",),
}
"""The alignments among which the gods find their champions.  UN-C471, UN-C472"""

RAISABLE: tuple[Attribute, ...] = (
    "movement",
    "combat",
    "strength",
    "shooting",
    "agility",
    "intelligence",
    "courage",
    "vitality",
)
"""The attributes that development points raise.  UN-1098"""


def race_of(hero: Hero) -> Race:
    """A hero's race card."""
    return library()[RACES][hero.race]


def class_of(hero: Hero) -> Class:
    """A hero's class card."""
    return library()[CLASSES][hero.klass]


def classes_for(race: str, usual: bool = True) -> tuple[str, ...]:
    """The classes a hero of a race may take: the usual ones, or any.  UN-1079, UN-1109

    A spellcaster needs spells to begin with: where the box has none of the lores open to both race and class, the class
    is left out.
    """
    box = library()
    named = box[RACES][race].classes if usual else tuple(box[CLASSES])
    return tuple(klass for klass in named if not box[CLASSES][klass].spells or spells_open(race, klass))


def newcomer(id: str, race: str, klass: str) -> Hero:
    """A hero as race and class give it: starting attributes, Fortune, skills; nothing spent, nothing bought.

    UN-0079, UN-0083, UN-1093 to UN-1097, UN-1103, UN-1106 to UN-1108, UN-1159
    """
    card, calling = library()[RACES][race], library()[CLASSES][klass]
    least = {name: limits.least for name, limits in card.attributes.items()}
    return Hero(
        id=id,
        race=race,
        klass=klass,
        vp=NEW_VP,
        fortune=card.fortune,
        stats=Stats(natural=card.natural, **least),
        skills=tuple(dict.fromkeys((*card.skills, *calling.skills))),
        coins=COINS,
        icon=calling.icon,
    )


# attributes


def step_cost(hero: Hero, attribute: Attribute) -> int | None:
    """Development points for +1: as the race says, the first step cheaper where the class says so; None at the
    maximum.  UN-1098, UN-1100 to UN-1103, UN-1110"""
    limits = race_of(hero).attributes.get(attribute)
    if limits is None:
        return None
    now = getattr(hero.stats, attribute)
    if now >= limits.most:
        return None
    cheaper = class_of(hero).discounts.get(attribute, 0) if now == limits.least else 0
    return max(1, limits.cost - cheaper)


def raised(hero: Hero, attribute: Attribute) -> Hero:
    """The hero with an attribute 1 higher; more Intelligence may make room for more Mana."""
    extra = bought_mana(hero)
    stats = msgspec.structs.replace(hero.stats, **{attribute: getattr(hero.stats, attribute) + 1})
    return with_mana(msgspec.structs.replace(hero, stats=stats), extra)


# Mana


def mana_limit(hero: Hero) -> int:
    """The limit of Mana: Intelligence times 3; for a hero who casts in armor, Intelligence alone.

    UN-0422, UN-1155, UN-C470
    """
    skills = library()[SKILLS]
    armed = any(ARMED_CASTER.name in (effect.name for effect in skills[id].effects) for id in hero.skills)
    return hero.stats.intelligence * (1 if armed else 3)


def own_mana(hero: Hero) -> int:
    """The Mana of a hero's own spells: 2 for each that the gods have not granted, up to the limit.

    UN-0422, UN-1155, UN-1156, UN-C471
    """
    return min(MANA_A_SPELL * len(own_spells(hero)), mana_limit(hero))


def bought_mana(hero: Hero) -> int:
    """The Mana beyond that of the spells: what development points spent on the race's "+n" gave.  UN-1104"""
    return max(0, hero.stats.mana - own_mana(hero))


def mana_room(hero: Hero) -> int:
    """How much more Mana a spellcaster may buy, 1 development point each.  UN-1104"""
    return race_of(hero).mana - bought_mana(hero) if class_of(hero).group == "spellcaster" else 0


def with_mana(hero: Hero, extra: int) -> Hero:
    """The hero with the Mana of its spells and this much more."""
    mana = own_mana(hero) + extra
    return msgspec.structs.replace(hero, stats=msgspec.structs.replace(hero.stats, mana=mana))


# spells


@remembered(1024)
def spells_open(race: str, klass: str) -> tuple[str, ...]:
    """The spells of the class's lores that the race does not bar: the more restrictive of the two holds.

    UN-1110, UN-1154
    """
    box = library()
    lores = box[RACES][race].lores
    return tuple(
        id
        for id, spell in box[SPELLS].items()
        if spell.lore in box[CLASSES][klass].lores and (not lores or spell.lore in lores)
    )


def spells_to_learn(hero: Hero) -> tuple[str, ...]:
    """Spells a hero may still learn."""
    return tuple(spell for spell in spells_open(hero.race, hero.klass) if spell not in hero.spells)


def with_spell(hero: Hero, spell: str) -> Hero:
    """The hero with one more spell, and 2 more Mana up to the limit.  UN-1155, UN-1156"""
    extra = bought_mana(hero)
    return with_mana(msgspec.structs.replace(hero, spells=(*hero.spells, spell)), extra)


# gifts of the gods


def granted(hero: Hero) -> tuple[str, ...]:
    """The spells the gods grant their champions, except those of lores that the class learns itself.

    UN-C471, UN-C472
    """
    calling, known = class_of(hero), library()[SPELLS]
    lores = calling.lores if calling.spells else ()
    named = [spell for skill, spells in GIFTS.items() if skill in hero.skills for spell in spells]
    return tuple(spell for spell in named if known[spell].lore not in lores)


def gifts(hero: Hero) -> tuple[str, ...]:
    """The spells of the gods that a hero has learnt: they need no Mana and bring none."""
    named = granted(hero)
    return tuple(spell for spell in hero.spells if spell in named)


def own_spells(hero: Hero) -> tuple[str, ...]:
    """The spells a hero has learnt as a spellcaster."""
    given = gifts(hero)
    return tuple(spell for spell in hero.spells if spell not in given)


def gifts_to_learn(hero: Hero) -> tuple[str, ...]:
    """The spells of the gods a champion may still learn."""
    return tuple(spell for spell in granted(hero) if spell not in hero.spells)


def with_gift(hero: Hero, spell: str) -> Hero:
    """The hero with one more spell of the gods."""
    return msgspec.structs.replace(hero, spells=(*hero.spells, spell))


# alignment


def alignment(hero: Hero) -> Alignment:
    """The alignment that the race card says; a human of a dark calling or with dark spells is evil.

    UN-1093, UN-1111
    """
    if hero.race == "human":
        dark = any(library()[SPELLS][id].lore in EVIL_LORES for id in hero.spells)
        if dark or hero.klass in EVIL_CALLINGS:
            return "evil"
    return race_of(hero).alignment


# skills


@remembered(1)
def _forms() -> dict[str, str]:
    """The skill to which each form belongs: Hatred of orcs to Hatred."""
    found: dict[str, str] = {}
    for id, skill in library()[SKILLS].items():
        for base in VARIANT.of(skill.effects):
            if not skill.lent:
                found[id] = base
    return found


def learnable(hero: Hero, deck: str) -> tuple[str, ...]:
    """The skills of a deck that a hero may learn: the class's symbol is on the card, and every minimum is met without
    armor.

    A skill with forms is learnt in one form; the gods choose their champions by alignment.

    UN-0019, UN-0532, UN-1111, UN-1112 to UN-1116, UN-1145, UN-1471, UN-C471, UN-C472
    """
    forms = _forms()
    bases = set(forms.values())
    return tuple(
        id
        for id, skill in library()[SKILLS].items()
        if skill.deck == deck
        and not skill.lent
        and id not in bases
        and id not in hero.skills
        and not sworn(id)
        and _has_symbol(hero, id, forms.get(id, ""))
        and alignment(hero) in BELIEVERS.get(id, (alignment(hero),))
        and all(getattr(hero.stats, name) >= least for name, least in skill.minimum.items())
    )


def sworn(skill: str) -> bool:
    """Is it Hatred of a faction, which comes only with a relative's death?  UN-0532"""
    return skill.removeprefix(HATRED) in library()[FACTIONS] and skill.startswith(HATRED)


def _has_symbol(hero: Hero, skill: str, base: str) -> bool:
    symbols = library()[SYMBOLS]
    card = symbols.get(skill) or symbols.get(base)
    if card is None:
        return False
    allowed = hero.klass in card.classes or class_of(hero).group in card.classes
    return allowed or (race_of(hero).nature and hero.race in card.races)


def with_skill(hero: Hero, skill: str) -> Hero:
    """The hero with one more skill; casting in armor lowers the limit of Mana."""
    extra = bought_mana(hero)
    return with_mana(msgspec.structs.replace(hero, skills=(*hero.skills, skill)), extra)


# relatives


def relative(dead: Hero) -> Hero:
    """The relative who avenges a hero: as the dead one began, with Hatred of the faction that killed it.

    The card of a predesigned hero says how it began; any other is taken back to the day it was made.  UN-0532
    """
    known = library()[HEROES].get(dead.id)
    fresh = known if known is not None else first_form(dead)
    hatred = (f"{HATRED}{dead.foes}",) if dead.foes else ()
    return msgspec.structs.replace(fresh, skills=(*fresh.skills, *hatred), xp=0, kin=dead.id)


def first_form(hero: Hero) -> Hero:
    """A hero without what experience has taught it: 10 Value Points, and 20 coins to buy equipment.  UN-0075"""
    steps = {name: getattr(hero.stats, name) - 1 for name in hero.raised}
    skills = tuple(skill for skill in hero.skills if skill not in hero.learned)
    gift = gifts(hero)[: sum(skill in GIFTS for skill in skills)]
    fresh = Hero(
        id="new-hero",
        race=hero.race,
        klass=hero.klass,
        vp=NEW_VP,
        fortune=race_of(hero).fortune,
        stats=msgspec.structs.replace(hero.stats, **steps),
        skills=skills,
        spells=(*own_spells(hero)[: class_of(hero).spells], *gift),
        coins=COINS,
        icon=hero.icon,
    )
    return with_mana(fresh, bought_mana(hero))


# equipment


def scale(hero: Hero) -> int:
    """Equipment costs and weighs double for a Large hero.  UN-1474"""
    return 2 if size_of(hero.skills) >= 3 else 1


def price(hero: Hero, item: str) -> int | None:
    """What a hero pays for an item; None where it is not for sale.  UN-1001, UN-1474"""
    cost = gear_cards()[item].cost
    return None if cost is None else cost * scale(hero)


def allowed(hero: Hero, item: Gear) -> bool:
    """May a hero of the class use it?  UN-1107, UN-1117, UN-0023"""
    klass = class_of(hero)
    if isinstance(item, Armor):
        return klass.armor == "heavy" or (klass.armor == "light" and item.weighs != "heavy")
    if isinstance(item, Shield):
        return klass.shields
    return not isinstance(item, Weapon) or not klass.weapons or item.id in klass.weapons


def for_sale(hero: Hero, coins: int) -> list[str]:
    """Everything common that a hero can pay for and may use; nothing magic.  Uncommon objects need no roll.

    UN-1117, UN-1120
    """
    found = []
    for id, card in gear_cards().items():
        cost = price(hero, id)
        if cost is not None and cost <= coins and not card.magic and not _natural(card) and allowed(hero, card):
            found.append(id)
    return found


def _natural(card: Gear) -> bool:
    return isinstance(card, Weapon) and card.kind == "natural"


def companions_for(hero: Hero, coins: int) -> list[Companion]:
    """The companions a new hero may take along: mercenaries, and pets with Taming Animals; only one of them.

    UN-1067, UN-1118, UN-G91
    """
    found = []
    for card in library()[COMPANIONS].values():
        hired = card.kind == "mercenary" and card.race != "giant"
        tamed = card.kind == "pet" and "taming-animals" in hero.skills
        if (hired or tamed) and companion_price(hero, card) <= coins:
            found.append(card)
    return found


def companion_price(hero: Hero, card: Companion) -> int:
    """What taking a companion on costs, rounded up: half for animals if the hero tames them, and for mercenaries if
    it is eloquent, but never for ogres.  UN-C475, UN-C492, UN-1087"""
    halved = {"animal": "animals", "ogre": ""}.get(card.race, "mercenaries")
    skills = library()[SKILLS]
    cheaper = any(halved in HALF_PRICE.of(skills[id].effects) for id in hero.skills)
    return (card.cost + 1) // 2 if cheaper else card.cost
