"""Damage dice without a blow: of spells, and what they have in common with those of objects, skills and traps.

UN-0444, UN-0453, UN-0454, UN-0462, UN-0463, UN-0469 to UN-0476, UN-C536, UN-C570
"""

from __future__ import annotations

from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import SPELLS, Spell
from undercroft.systems.universalis.cards.kit import MOST_ARMOR, Kit, guards
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import (
    BLAST,
    FIRE_GUARD,
    INVULNERABLE,
    MAGIC_RESISTANCE,
    VULNERABLE,
    Blast,
)
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.state import Character, Hit

BESIDE = 2
"""So many dice less for those who are only in the area of a magic projectile.  UN-0453"""

APPRENTICE, ARCHMAGE = 15, 30
"""An Apprentice has fewer Value Points than this, an Archmage this or more.  UN-1157, UN-1158, UN-D40"""

OFFENSIVE = ("projectile", "control", "damage")
"""The natures of spells against enemies.  UN-C068"""

HOLY = ("light", "blessings")
"""Lores whose harm is holy."""

AGAINST = {"armor": "UN-0467", "natural": "UN-0473"}
"""The kinds of Armor that dice may be against; all others reach another attribute."""

Terms = tuple[tuple[int, str, str], ...]


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
    """The elements a spell harms with: those it names; what the gods of light send is holy.  UN-0470, UN-C570"""
    named = tuple(name for blast in BLAST.of(spell.effects) for name in blast.elements)
    return (*named, "holy") if spell.lore in HOLY else named


def spell_tallies(game: Universalis, hit: Hit) -> tuple[Tally, Tally]:
    """How many dice a spell rolls at one character, and what they must reach.

    UN-0444, UN-0453, UN-0454, UN-0463, UN-C107, UN-C570
    """
    caster, kit, spell = game.character(hit.attacker), game.kit(game.character(hit.target)), spell_of(hit)
    (blast,) = BLAST.of(spell.effects)
    dice = Tally(dice_of(blast, kit), spell.id, "UN-0465")
    if hit.beside and spell.nature == "projectile":
        near = blast.dice - BESIDE if blast.near is None else blast.near
        dice.add(near - dice.total, "beside-target", "UN-0453")
    dice.add(hit.criticals, "critical", "UN-0444")
    if apprentice(caster):
        dice.add(-1, "apprentice", "UN-0463")
    if spell.nature == "projectile":
        dice.add(-hit.cover, "cover", "UN-0454")
        if kit.has(MAGIC_RESISTANCE):
            dice.add(-1, "magic-resistance", "UN-C543")
    return blast_tallies(game, hit, blast, dice, elements_of(spell))


def dice_of(blast: Blast, kit: Kit) -> int:
    """The dice of a blast: by the armor worn where it says so.  UN-C107"""
    if kit.heavy and blast.heavy is not None:
        return blast.heavy
    return blast.light if kit.light and blast.light is not None else blast.dice


# whatever the blast comes from


def blast_tallies(
    game: Universalis, hit: Hit, blast: Blast, dice: Tally, elements: tuple[str, ...], worn: Terms = ()
) -> tuple[Tally, Tally]:
    """The dice of a blast against one character and what each of them must reach: of a spell, an object, a skill, a
    trap alike.  `worn` is Armor that counts in this case alone.

    What guards the target comes first, then its Armor is held down to 6, then comes what the blast does to Armor, and
    at last Invulnerability, which spells pass.

    UN-0470, UN-0473, UN-0474, UN-0476, UN-C536, UN-C497, UN-C524
    """
    target = game.character(hit.target)
    kit = game.kit(target)
    armor = Tally(kit.attribute(blast.against), blast.against, AGAINST.get(blast.against, "UN-0476"))
    for term in worn if blast.against == "armor" else ():
        armor.add(*term)
    _add_guards(game, target, hit, blast, (dice, armor))
    _add_elements(kit, blast, elements, (dice, armor))
    both = [one for one in (game.find(hit.attacker), target) if one is not None]
    for who in both:
        for deed in moments.DAMAGE.deeds(game.kit(who).names + game.quest):
            deed(game, who, hit, dice, armor)
    armor.cap(MOST_ARMOR, "most-armor", "UN-0474")
    armor.add(blast.armor, dice.terms[0].source if dice.terms else "blast", "UN-1011")
    if hit.kind != "magic":
        harden(kit, armor)
    return dice, armor


def harden(kit: Kit, armor: Tally) -> Tally:
    """Of what hits without a roll only sixes wound the Invulnerable.  UN-C536"""
    return armor.floor(MOST_ARMOR, "invulnerable", "UN-C536") if kit.has(INVULNERABLE) else armor


def _add_guards(game: Universalis, target: Character, hit: Hit, blast: Blast, tallies: tuple[Tally, Tally]) -> None:
    """What protects the target; Armor only where Armor counts."""
    dice, armor = tallies
    for source, guard in guards(game.kit(target), hit.guards):
        if holds(game, target, guard.when, hit):
            dice.add(guard.dice, source.id)
            armor.add(guard.armor if blast.against == "armor" else 0, source.id)


def _add_elements(kit: Kit, blast: Blast, elements: tuple[str, ...], tallies: tuple[Tally, Tally]) -> None:
    """What lessens fire, and the elements the target is vulnerable to, by whichever Armor counts.  UN-C568, UN-C570"""
    dice, armor = tallies
    for source in kit.sources:
        if "fire" in elements:
            dice.add(-sum(FIRE_GUARD.of(source.effects)), source.id, "UN-C568")
        if blast.against in AGAINST and any(element in elements for element in VULNERABLE.of(source.effects)):
            armor.add(-1, source.id, "UN-C570")
