"""Spells, prayers and potions as cards: how they are cast, whom they reach, what they do.  LE-C10, LE-G15 to LE-G17"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.content.vocabulary import Effect, Effects
from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Card
from undercroft.systems.league.cards.combat_words import Element
from undercroft.systems.league.cards.dungeon_words import Hurt
from undercroft.systems.league.cards.library import library, potion, spell
from undercroft.systems.league.cards.magic_words import Guard
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.spells import Magic, Resist, SpellCard
from undercroft.systems.league.cards.words import Bonus

Fact = tuple[str, str]
SIGNED = ("movement", "actions")
"""Words whose number is more or less of something."""


# words


def effects_words(effects: Effects) -> str:
    """Several effects as a phrase."""
    return " ".join(map(effect_words, effects))


def effect_words(effect: Effect[object]) -> str:
    """One effect as a phrase: its word with its number, or with what it is about."""
    word, args = f"league-word-{effect.name}", effect.args
    if isinstance(args, Hurt):
        return f"{word}{'-' if args.element else ''}{args.element} ~ {dice(args.n)}"
    if isinstance(args, Bonus):
        return f"value-{args.of} ~ {args.n:+d}"
    if isinstance(args, Guard):
        return f"{word}:{args.n}"
    if isinstance(args, Element):
        return f"{word} ~ league-element-{args.value}"
    if isinstance(args, str):
        return f"{word} ~ {dice(args)}"
    if isinstance(args, int) and not isinstance(args, bool):
        return f"{word} ~ {args:+d}" if effect.name in SIGNED else f"{word}:{args}"
    return word


def dice(amount: str) -> str:
    """An amount as people write it: `1d6`."""
    return f"1{amount}" if amount.startswith("d") else amount


def resisted(resist: Resist) -> str:
    """By which test something is resisted."""
    modifier = f" ~ {resist.modifier:+d}" if resist.modifier else ""
    return f"value-{resist.by}{modifier}{' league-resisted-halves' if resist.halves else ''}"


# cards


@remembered(512)
def spell_view(id: str) -> Card:
    """A spell of wizards or of enemies."""
    card = spell(id)
    return Card(id, f"league-spell-{id}", card.icon, f"league-spell-{id}.story", facts=tuple(_spell_facts(card)))


def _spell_facts(card: Magic) -> Iterator[Fact]:
    if isinstance(card, SpellCard):
        yield "league-fact-school", f"league-school-{card.school}"
        yield "league-fact-difficulty", str(card.difficulty)
        if card.mana:
            yield "league-fact-mana", str(card.mana)
        if card.upkeep:
            yield "league-fact-upkeep", str(card.upkeep)
    yield "league-fact-casting-value", str(card.cv)
    yield "league-fact-kind-of-spell", " ".join(_ways(card))
    if card.aim != "none":
        yield "league-fact-reaches", " ".join(_reach(card))
    if card.resist is not None:
        yield "league-fact-resisted-by", resisted(card.resist)
    if card.do:
        yield "league-fact-does", effects_words(card.do)
    if card.gives:
        yield "league-fact-gives", effects_words(card.gives)
    if card.turns:
        yield "league-fact-lasts", f"league-lasts-turns:{card.turns}"


def _ways(card: Magic) -> Iterator[str]:
    if isinstance(card, SpellCard):
        how = "incantation" if card.incantation else "quick" if card.quick else "standard"
        yield f"league-cast-{how}"
    elif not (card.missile or card.touch):
        yield "league-cast-spell"
    if card.missile:
        yield "league-cast-missile"
    if card.touch:
        yield "league-cast-touch"


def _reach(card: Magic) -> Iterator[str]:
    yield f"league-aim-{card.aim}"
    if card.range:
        yield f"league-reach-range:{card.range}"
    if card.spread:
        yield f"league-reach-spread:{card.spread}"
    if card.spares:
        yield "league-reach-spares"


@remembered(128)
def prayer_view(id: str) -> Card:
    """A prayer."""
    card = library()[PRAYERS][id]
    facts = (("league-fact-level", str(card.level)),)
    return Card(id, f"league-prayer-{id}", card.icon, f"league-prayer-{id}.text", facts=facts)


@remembered(256)
def potion_facts(id: str) -> tuple[Fact, ...]:
    """What a bottle does to whoever drinks it, and to those it is thrown at."""
    card = potion(id)
    return () if card is None else tuple(_potion_facts(id))


def _potion_facts(id: str) -> Iterator[Fact]:
    card = potion(id)
    assert card is not None
    yield "league-fact-strength", f"league-strength-{card.strength}"
    if card.drink:
        yield "league-fact-drunk", effects_words(card.drink)
    if card.throw:
        spread = f" league-reach-spread:{card.spread}" if card.spread else ""
        yield "league-fact-thrown", effects_words(card.throw) + spread
    if card.resist is not None:
        yield "league-fact-resisted-by", resisted(card.resist)
