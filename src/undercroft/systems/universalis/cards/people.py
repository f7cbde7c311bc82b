"""Heroes, creatures and companions brought to one form, looked up by card.

The card of a hero made by a player is the hero itself, written as JSON, so a party may mix them with predesigned ones.
UN-0013, UN-C041, UN-G46
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import (
    ARMORS,
    COMPANIONS,
    CREATURES,
    HEROES,
    SHIELDS,
    SKILLS,
    THINGS,
    WEAPONS,
    Armor,
    Companion,
    Creature,
    Hero,
    Set,
    Shield,
    Skill,
    Stats,
    Thing,
    Weapon,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import BONUS, SIZE, Bonus, Circumstance, RollName

Gear = Weapon | Armor | Shield | Thing


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes about a character during a game: attributes, skills, level, Value Points."""

    id: str
    stats: Stats
    skills: tuple[str, ...]
    level: Literal["hero", "grunt", "elite", "champion"]
    vp: int
    size: int
    base: tuple[int, int]
    small: bool = False
    """Does it stand on a single square?  Worked out, whatever is given."""
    armored: bool
    wears: str = "none"
    behavior: str = ""
    race: str = ""
    icon: str = ""
    fortune: int = 0
    sets: tuple[Set, ...] = ()
    injuries: tuple[str, ...] = ()
    companion: bool = False
    lores: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "small", self.base == (1, 1))


@remembered(16384)
def person(card: str) -> Person:
    """The person of a card: a predesigned hero, a hero written out, a creature or a companion."""
    box = library()
    if card.startswith("{"):
        return _of_hero(made_hero(card))
    if card in box[HEROES]:
        return _of_hero(box[HEROES][card])
    creature = box[CREATURES].get(card) or box[COMPANIONS][card]
    return _of_creature(creature)


@remembered(4096)
def made_hero(text: str) -> Hero:
    """A hero made by a player, from its text; remembered."""
    return msgspec.json.decode(text, type=Hero)


def hero_card(card: str) -> Hero:
    """The sheet of a hero, predesigned or made."""
    return made_hero(card) if card.startswith("{") else library()[HEROES][card]


GIFTS = {
    "champion-of-the-gods-of-good": ("healing-light", "sheltering-light", "holy-light", "scourge-of-evil"),
    "champion-of-the-gods-of-evil": ("favour-of-the-gods", "regeneration", "marshy-ground", "inner-fire"),
}
"""The spells of the Champions of the Gods.  UN-C471, UN-C472"""

INCURABLE, AMNESIA = "incurable ", "amnesia "
"""How injuries are marked that no healer cures, and those that cost a skill.  UN-0550, UN-0555"""

INCURABLE_VP = 2
SWARM = "vermin"


def _of_hero(hero: Hero) -> Person:
    """A hero with its injuries: an incurable one costs 2 Value Points, amnesia a skill.  UN-0550, UN-0555"""
    size = size_of(hero.skills)
    injuries = tuple(injury.removeprefix(INCURABLE) for injury in hero.injuries)
    lost = [injury.removeprefix(AMNESIA) for injury in injuries if injury.startswith(AMNESIA)]
    return Person(
        id=hero.id,
        stats=hero.stats,
        skills=tuple(skill for skill in hero.skills if skill not in lost),
        level="hero",
        vp=hero.vp - INCURABLE_VP * sum(injury.startswith(INCURABLE) for injury in hero.injuries),
        injuries=injuries,
        size=size,
        base=_base(size),
        armored=False,
        race=hero.race,
        icon=hero.icon,
        fortune=hero.fortune,
        spells=hero.spells,
    )


def _of_creature(creature: Creature) -> Person:
    """A creature, on the base of its card or its size; a swarm has a large base.  UN-0069, UN-C569"""
    size = size_of(creature.skills)
    return Person(
        id=creature.id,
        stats=creature.stats,
        skills=creature.skills,
        level=creature.level,
        vp=creature.vp,
        size=size,
        base=creature.base or _base(LARGE if SWARM in creature.skills else size),
        armored=True,
        wears=creature.wears,
        behavior=creature.behavior,
        race=creature.race,
        icon=creature.icon,
        sets=creature.sets,
        companion=isinstance(creature, Companion),
        lores=creature.lores,
    )


def size_of(skills: tuple[str, ...]) -> int:
    """The size of a character: Average unless a skill says Small, Large or Huge.  UN-0069"""
    known = library()[SKILLS]
    return next((size for skill in skills for size in SIZE.of(known[skill].effects)), 2)


@remembered(4096)
def one_says(skills: tuple[str, ...], word: Word[None]) -> bool:
    """Does one of these skills have this word?"""
    known = library()[SKILLS]
    return any(word.of(known[skill].effects) for skill in skills)


def _base(size: int) -> tuple[int, int]:
    """The base of a size: one square for Small and Average, four for Large and Huge.  UN-0069"""
    return (1, 1) if size < 3 else (2, 2)


@remembered(1)
def gear_cards() -> dict[str, Gear]:
    """All equipment by id: weapons, armors, shields, objects, and what magic ones look like until identified."""
    return library().joined(WEAPONS, ARMORS, SHIELDS, THINGS, more=_likenesses)


POTION, STRANGER = "unidentified-potion", "strange-weapon"
TRINKET = "trinket"
"""The name of an unidentified Magic Item, which has no ordinary likeness."""


def _likenesses(cards: Mapping[str, Gear], among: Mapping[str, Gear]) -> dict[str, Gear]:
    """Magic Objects, Relics and potions as they are found: as good as their ordinary likeness.  UN-0278, UN-0279"""
    found: dict[str, Gear] = {
        STRANGER: Thing(id=STRANGER, deck="found", worn=True, effects=_clumsy(), icon="broken-axe"),
        POTION: Thing(id=POTION, deck="found", hides="potion", cost=2, weight=1, icon="potion-ball"),
    }
    for card in cards.values():
        if card.magic:
            id = likeness_of(card)
            pile: Literal["magic", "relic"] = "relic" if card.magic == "relic" else "magic"
            if not card.plain:
                found[id] = Thing(id=id, deck="found", hides=pile, cost=10, weight=1, icon="locked-box")
            else:
                found[id] = msgspec.structs.replace(among[card.plain], id=id, plain=card.plain, hides=pile, uncommon=0)
    return found


def _clumsy() -> Effects:
    """The penalty of a weapon taken from an enemy: 1 less in attack, defense and shots.  UN-0256"""
    rolls: tuple[RollName, ...] = ("attack", "defense", "shot", "throw")
    return Effects(Effect(BONUS.name, Bonus(roll=roll, n=-1, when=(Circumstance.STRANGE_WEAPON,))) for roll in rolls)


def likeness_of(card: Gear) -> str:
    """The card that an object looks like to its finder.  UN-0278"""
    if card.magic:
        return f"{'fabled' if card.magic == 'relic' else 'unidentified'}-{card.plain or TRINKET}"
    return POTION if isinstance(card, Thing) and card.kind == "potion" else card.id


def hands_for(card: Gear) -> int:
    """How many hands a thing takes; 0 if it is not held."""
    if isinstance(card, Weapon):
        return card.hands
    if isinstance(card, Shield):
        return 1
    return card.hands if isinstance(card, Thing) else 0


def for_sale(card: Gear) -> bool:
    """Can it be bought in a market?  Magic Objects, Relics and parts of the body cannot.  UN-1006, UN-1042, UN-1000"""
    return card.cost is not None and not card.magic and not card.hides


def highest(cards: list[Creature]) -> list[Creature]:
    """The creatures among these of the highest level there is: Champions, else Elites, else Grunts.

    UN-0624, UN-0557
    """
    for level in ("champion", "elite", "grunt"):
        found = [card for card in cards if card.level == level]
        if found:
            return found
    return []


@remembered(4096)
def skill_card(id: str) -> Skill:
    """A skill by id."""
    return library()[SKILLS][id]


Placement = tuple[str, int]
"""A creature to be placed and its equipment set."""


def worth(one: Placement) -> int:
    """The Value Points of a creature together with its equipment set.  UN-0615, UN-0646"""
    card, number = one
    return person(card).vp + person(card).sets[number].vp
