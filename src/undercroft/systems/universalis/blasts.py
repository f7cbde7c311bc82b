"""The damage of spells: how many dice, against which attribute, with which cover.

UN-0444, UN-0453, UN-0454, UN-0462, UN-0463, UN-0473, UN-0476
"""

from __future__ import annotations

from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards import SPELLS, Spell
from undercroft.systems.universalis.circumstances import holds
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import MOST_ARMOR, Kit, guards
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.words import BLAST, FIRE_GUARD, VULNERABLE, Blast

BESIDE = 2
"""So many dice less for those who are only in the area of a magic projectile.  UN-0453"""

APPRENTICE, ARCHMAGE = 15, 30
"""An Apprentice has fewer Value Points than this, an Archmage this or more.  UN-1157, UN-1158, UN-D40"""

OFFENSIVE = ("projectile", "control", "damage")
"""The natures of spells against enemies.  UN-C068"""

HOLY = ("light", "blessings")
"""Lores whose harm is holy."""


def apprentice(who: Character) -> bool:
    """Is a hero who casts spells still an Apprentice?  UN-0463, UN-1157"""
    card = person(who.card)
    return card.level == "hero" and card.vp < APPRENTICE


def archmage(who: Character) -> bool:
    """Is a hero who casts spells an Archmage?  UN-0464, UN-1158"""
    card = person(who.card)
    return card.level == "hero" and card.vp >= ARCHMAGE


def prentice_work(game: Universalis, who: Character) -> bool:
    """Is it an elemental that an Apprentice has summoned?  UN-0463"""
    for spell in game.state.lasting:
        caster = game.find(spell.caster)
        if who.id in spell.summoned and caster is not None:
            return apprentice(caster) and who.card.endswith("elemental")
    return False


def spell_of(hit: Hit) -> Spell:
    """The spell whose damage this is."""
    return library()[SPELLS][hit.weapon]


def elements_of(spell: Spell) -> tuple[str, ...]:
    """The elements a spell harms with: fire where it says so, what the gods of light send is holy.  UN-0470"""
    fire = any(blast.fire for blast in BLAST.of(spell.effects))
    found = (("fire", fire), ("holy", spell.lore in HOLY), ("lightning", spell.id == "lightning"))
    return tuple(name for name, true in found if true)


def blast_tallies(game: Universalis, hit: Hit) -> tuple[Tally, Tally]:
    """How many dice a spell rolls against one character, and what they must reach.  UN-0453, UN-0454, UN-0476"""
    caster, target = game.character(hit.attacker), game.character(hit.target)
    spell, kit = spell_of(hit), game.kit(target)
    (blast,) = BLAST.of(spell.effects)
    dice = Tally(_dice(blast, kit, beside=False), spell.id, "UN-0465")
    if hit.beside and spell.nature == "projectile":
        dice.add(_dice(blast, kit, beside=True) - dice.total, "beside-target", "UN-0453")
    dice.add(hit.criticals, "critical", "UN-0444")
    if apprentice(caster):
        dice.add(-1, "apprentice", "UN-0463")
    armor = Tally(kit.attribute(blast.against), blast.against)
    if spell.nature == "projectile":
        dice.add(-hit.cover, "cover", "UN-0454")
        if kit.has("magic-resistance"):
            dice.add(-1, "magic-resistance", "UN-C543")
    _add_guards(game, target, hit, blast, (dice, armor))
    for who in (caster, target):
        for deed in moments.DAMAGE.deeds(game.kit(who).names + game.quest):
            deed(game, who, hit, dice, armor)
    armor.cap(MOST_ARMOR, "most-armor", "UN-0474")
    armor.add(blast.armor, spell.id, "UN-1011")
    return dice, armor


def _dice(blast: Blast, kit: Kit, *, beside: bool) -> int:
    """The dice of a blast: by the armor worn where it says so; beside the target as it says, else 2 fewer."""
    if beside:
        return blast.dice - BESIDE if blast.near is None else blast.near
    if kit.heavy and blast.heavy is not None:
        return blast.heavy
    if kit.light and blast.light is not None:
        return blast.light
    return blast.dice


def _add_guards(game: Universalis, target: Character, hit: Hit, blast: Blast, tallies: tuple[Tally, Tally]) -> None:
    """What protects the target, and the elements it fears.  UN-C568, UN-C570"""
    dice, armor = tallies
    worn = blast.against == "armor"
    for source, guard in guards(game.kit(target), hit.guards):
        if holds(game, target, guard.when, hit):
            dice.add(guard.dice, source.id)
            armor.add(guard.armor if worn else 0, source.id)
    elements = elements_of(spell_of(hit))
    for source in game.kit(target).sources:
        if blast.fire:
            dice.add(-sum(FIRE_GUARD.of(source.effects)), source.id, "UN-C568")
        if worn and any(element in elements for element in VULNERABLE.of(source.effects)):
            armor.add(-1, source.id, "UN-C570")
