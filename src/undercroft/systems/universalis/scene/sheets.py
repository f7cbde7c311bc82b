"""The sheets of a scene: what everybody is, carries and knows, with their cards."""

from __future__ import annotations

from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.cards.definitions import SKILLS, SPELLS, Hero, Spell
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.narratives import NARRATIVES
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.magic.spells import gifts_of, known_spells
from undercroft.systems.universalis.scene.card_facts import facts_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.burdens import MOST_COINS, weight, weight_limit

SHOWN = (
    "movement",
    "combat",
    "strength",
    "shooting",
    "armor",
    "agility",
    "intelligence",
    "courage",
    "dexterity",
    "perception",
)


def calling(hero: Hero) -> str:
    """Race and class of a hero, as a phrase."""
    return f"universalis-race-{hero.race} universalis-class-{hero.klass}"


def role_of(who: Character) -> str:
    """Race and class of a hero, the level of anybody else."""
    if who.hero and not who.owner:
        return calling(hero_card(who.card))
    return f"universalis-level-{person(who.card).level}"


def sheet_of(game: Universalis, who: Character) -> s.Sheet:
    """What a character is, carries and knows; every number with its terms."""
    kit, card = game.kit(who), person(who.card)
    skills = (*card.skills, *who.extra)
    return s.Sheet(
        who=who.id,
        name=who.name,
        icon=card.icon,
        role=role_of(who),
        numbers=_numbers(kit) + (_holdings(who) if who.hero else ()),
        worn=tuple(item_card(item) for item in (*who.hands, *who.body)),
        carried=tuple(item_card(item) for item in (*who.pack, *who.freight)),
        skills=tuple(_skill_card(skill) for skill in skills) + _spells(who) + _narrative(who),
        ailments=tuple(who.conditions),
    )


@remembered(512)
def _skill_card(id: str) -> s.Card:
    """A skill with what it does."""
    name = f"universalis-skill-{id}"
    return s.Card(id, name, library()[SKILLS][id].icon, text=f"{name}.text")


def _narrative(who: Character) -> tuple[s.Card, ...]:
    """A hero's Narrative card, and how far its story has come.  UN-0013, UN-C029"""
    hero = hero_card(who.card) if who.hero and not who.owner else None
    if hero is None or not hero.narrative:
        return ()
    card, name = library()[NARRATIVES][hero.narrative], f"universalis-narrative-{hero.narrative}"
    facts = (("fact-chapters", f"{hero.chapters}/{card.times}"),)
    return (s.Card(hero.narrative, name, card.icon, text=f"{name}.text", facts=facts),)


def _spells(who: Character) -> tuple[s.Card, ...]:
    """The spells a character knows.  UN-0421, UN-C471"""
    known = known_spells(who)
    gifts = tuple(gift for gift in gifts_of(who.card, who.extra) if gift not in known)
    return tuple(_spell_card(id, who.cast.count(id)) for id in (*known, *gifts))


@remembered(512)
def _spell_card(id: str, cast: int) -> s.Card:
    """A spell with what its card states, and how often it was cast.  UN-C042, UN-0424"""
    spell = library()[SPELLS][id]
    facts = [
        ("fact-lore", f"lore-{spell.lore}"),
        ("fact-nature", f"nature-{spell.nature}"),
        ("fact-mana", str(spell.mana)),
        ("fact-range", _reach(spell)),
    ]
    if spell.vitality:
        facts.insert(3, ("fact-vitality", str(spell.vitality)))
    if spell.area:
        facts.append(("fact-area", str(spell.area)))
    if spell.permanent:
        facts.append(("", "fact-permanent"))
    if cast:
        facts.append(("fact-cast", str(cast)))
    name = f"universalis-spell-{id}"
    return s.Card(id, name, spell.icon, text=f"{name}.text", facts=tuple(facts), used=cast)


def _reach(spell: Spell) -> str:
    """The range of a spell: only the caster, up to this many squares, or up to this many squares and the caster too.

    UN-0450"""
    if not spell.range:
        return "range-self"
    return f"range-anyone:{spell.range}" if spell.anyone else str(spell.range)


def _holdings(who: Character) -> tuple[s.Number, ...]:
    """What else stands on a hero card: Value Points, experience, coins, weight.  UN-C041"""
    if who.owner:
        value = s.Number("universalis-value", person(who.card).vp)
        return (value, s.Number("universalis-coins", who.coins, most=MOST_COINS)) if who.coins else (value,)
    hero = hero_card(who.card)
    carried = weight(who.card, (*who.body, *who.hands, *who.pack))
    return (
        s.Number("universalis-value", hero.vp),
        s.Number("universalis-experience", hero.xp),
        s.Number("universalis-coins", who.coins, most=MOST_COINS),
        s.Number("universalis-weight", carried, most=weight_limit(who.card)),
    )


@remembered(4096)
def _numbers(kit: Kit) -> tuple[s.Number, ...]:
    return tuple(s.Number(f"universalis-{name}", kit.attribute(name), tuple(kit.terms[name])) for name in SHOWN)


@remembered(4096)
def item_card(item: str) -> s.Card:
    """A weapon, armor, shield or object as it is shown.  UN-1001"""
    name = gear_name(item)
    return s.Card(item, name, gear_cards()[item].icon, text=f"{name}.text", facts=facts_of(item))


def gear_name(item: str) -> str:
    """The message id of the name of a weapon, armor, shield or object."""
    return f"universalis-{type(gear_cards()[item]).__name__.lower()}-{item}"
