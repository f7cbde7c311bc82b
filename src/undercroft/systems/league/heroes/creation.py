"""What a hero is made of: rolled stats, points, profession, starting gear, prices.

LE-0005 to LE-0029, LE-0300, LE-G01 to LE-G04, LE-G09, LE-G10, LE-G43 to LE-G45
"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.systems.league.cards.heroes import PROFESSIONS, SPECIES, ProfessionCard
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.cards.things import ArmourCard, GearCard, ThingCard, WeaponCard
from undercroft.systems.league.cards.values import GOVERNING, SKILLS, STATS, Skill, Stat, Values
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.burden import room

POINTS, MOST_IN_ONE = 15, 10
"""Points to be distributed, and how many of them one stat takes.  LE-0008, LE-G43"""
COINS = 150
"""LE-0023"""
STEPS = (5, 1)
"""So many points are put into a stat at once."""
WEAR = "d4"
"""Points of DUR that equipment has lost.  LE-0021, LE-0025"""
TEN = 10
"""What one skill gets in place of a modifier that would lower it.  LE-0017, LE-G45"""
UNDECIDED = "none"
"""The profession of a hero who has yet to choose one."""


def nobody(values: dict[Stat, int]) -> Values:
    """Basic stats without skills."""
    return Values(*(values.get(stat, 0) for stat in STATS))


def raises(rolled: Values, now: Values, species: str, left: int) -> list[tuple[Stat, int]]:
    """How the points may be spent: at most 10 in one stat, none beyond what the species can reach.

    LE-0008, LE-0300, LE-G43
    """
    most = library()[SPECIES][species].most
    found: list[tuple[Stat, int]] = []
    for stat in STATS:
        free = min(left, MOST_IN_ONE - (now.of(stat) - rolled.of(stat)), most[stat] - now.of(stat))
        found += [(stat, n) for n in STEPS if n <= free]
    return found


def profession_of(hero: Hero) -> ProfessionCard:
    """The profession of a hero."""
    return library()[PROFESSIONS][hero.profession]


def with_skills(values: Values, profession: ProfessionCard, ten: str = "") -> Values:
    """Each skill starts at its governing stat and what the profession adds; one that it lowers may be raised by 10
    instead.  A skill that the profession does not name nobody of it has.

    LE-0016, LE-0017, LE-0667, LE-0686, LE-G44, LE-G45
    """
    for skill in SKILLS:
        if skill in profession.skills:
            modifier = TEN if skill == ten else profession.skills[skill]
            values = values.raised(skill, values.of(GOVERNING[skill]) + modifier - values.of(skill))
    return values


def lowered(profession: ProfessionCard) -> list[Skill]:
    """The skills that a profession lowers.  LE-0017"""
    return [skill for skill in SKILLS if profession.skills.get(skill, 0) < 0]


def spells_to_learn(hero: Hero) -> list[str]:
    """Spells that a wizard could know and does not: none harder than its level.  LE-0018, LE-0546"""
    spells = library()[SPELLS].values()
    return [one.id for one in spells if one.difficulty <= hero.level and one.id not in hero.spells]


def prayers_to_learn(hero: Hero) -> list[str]:
    """Prayers that a warrior priest could know and does not: none above its level.  LE-0018, LE-0623"""
    prayers = library()[PRAYERS].values()
    return [one.id for one in prayers if one.level <= hero.level and one.id not in hero.prayers]


# equipment


def wears(item: Item) -> bool:
    """Does wear take anything off it?  What has a single point of DUR loses none.  LE-0022"""
    return things()[item.card].dur > 1


def worn_by(item: Item, n: int) -> Item:
    """A thing after it has lost so many points, but never the last.  LE-0021, LE-0022"""
    return item.worn(min(n, things()[item.card].dur - 1))


SHELVES: dict[str, type[ThingCard]] = {"weapons": WeaponCard, "armour": ArmourCard, "gear": GearCard}
"""Where a new hero buys.  LE-0024"""


def on_the_shelf(game: League, hero: Hero, shelf: str) -> list[str]:
    """What a hero can pay for and carry: everything that any shop may have.  LE-0024, LE-0119, LE-G14"""
    space = room(game, hero)
    cards = [(id, card) for id, card in things().items() if isinstance(card, SHELVES[shelf])]
    return [id for id, card in cards if card.availability and card.price <= hero.coins and card.enc <= space]
