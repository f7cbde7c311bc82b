"""What a hero has when it is fresh.  LE-0013, LE-0014, LE-0028, LE-0110, LE-0661, LE-G09, LE-G98"""

from __future__ import annotations

from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.heroes import SPECIES
from undercroft.systems.league.cards.kit import Kit, Source, kit_of, worn_sources
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.game import PRIEST
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.arrows import QUIVERFUL, has_quiver
from undercroft.systems.league.things.slots import BODY


def sheet_kit(hero: Hero) -> Kit:
    """What a hero's species, background, talents, conditions and things come to, whatever else goes on."""
    priest = hero.profession == PRIEST
    worn = (found for one in hero.outfit.on if one.slot in BODY for found in worn_sources(one.item, priest))
    origin = (Source("background", hero.background),) if hero.background else ()
    talents = (Source("talent", talent) for talent in hero.talents)
    minds = (Source("condition", condition) for condition in hero.conditions)
    return kit_of((Source("species", hero.species), *origin, *talents, *worn, *minds))


def refresh(hero: Hero) -> Hero:
    """All its points: HP; ENERGY of 1 and 1 for each perk; LUCK of its species and what gives more; a wizard's mana; a
    full quiver.  LE-0013, LE-0014, LE-0028, LE-0115, LE-0661, LE-G09, LE-G98"""
    kit = sheet_kit(hero)
    hero.hp = max(1, hero.max_hp + kit.sum(words.MAX_HP))
    hero.max_energy = hero.energy = 1 + len(hero.perks)
    hero.max_luck = hero.luck = library()[SPECIES][hero.species].luck + kit.sum(words.LUCK)
    hero.mana = hero.values.wisdom + kit.sum(words.MANA) if hero.values.arcane_arts else 0
    hero.arrows = QUIVERFUL if has_quiver(hero) else 0
    return hero
