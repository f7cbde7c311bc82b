"""Cards as they are shown: items, Traps, events, monsters, modifiers; what they say, as phrases.  DO-C20 to DO-C22

The messages are `doria-fact-…` for what a line is about and, for each word of the vocabulary, `doria-word-…`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.content.vocabulary import Effect, Effects
from undercroft.crawl.things import Item
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.doria.cards.definitions import (
    BOSSES,
    DOOR_EVENTS,
    EVENTS,
    MODIFIERS,
    MONSTERS,
    TRAPS,
    ItemCard,
    MonsterLevel,
    TrapCard,
)
from undercroft.systems.doria.cards.event_words import Arrivals, Others, Test
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.trap_words import Hurt
from undercroft.systems.doria.things.shop import gold_of

Facts = tuple[tuple[str, str], ...]


# words


NAMES = ("marked-by", "grant")
"""Words whose argument is the name of a card."""


def effect_words(effect: Effect[object]) -> str:
    """One effect: its word with its number, or with what it is about."""
    args, word = effect.args, f"word-{effect.name}"
    if isinstance(args, Hurt):
        element = f" ~ element-{args.element}" if args.element else ""
        return f"{word}:{args.n}{element}{' ~ word-piercing' if args.piercing else ''}"
    if isinstance(args, Test):
        return _test_words(args)
    if isinstance(args, Others):
        return f"{word}-{args.where} : {effects_words(args.do)}"
    if isinstance(args, Arrivals):
        return f"{word}-{args.at}:{args.n} ~ {args.monster}"
    if isinstance(args, bool) or args is None:
        return word
    if isinstance(args, int):
        return f"{word}:{args}"
    if isinstance(args, str):
        return f"{word} ~ {args}" if effect.name in NAMES else f"{word}-{args}"
    return word


def _test_words(test: Test) -> str:
    """A check: its attributes, its number, what follows."""
    one, other = test.check
    parts = [f"word-test:{test.base} ~ attribute-{one} + attribute-{other}"]
    parts += [f"word-passed : {effects_words(test.passed)}"] if test.passed else []
    parts += [f"word-failed : {effects_words(test.failed)}"] if test.failed else []
    return " ; ".join(parts)


def effects_words(effects: Effects) -> str:
    """Several effects."""
    return " ".join(map(effect_words, effects))


def _effects(label: str, effects: Effects) -> Iterator[tuple[str, str]]:
    if effects:
        yield f"fact-{label}", effects_words(effects)


# items

DICE_OF = ("melee", "ranged", "magic", "defence", "resistance")
NUMBERS_OF = ("damage", "ar", "tn", "pp", "ap", "gold")


@remembered(1024)
def item_facts(id: str) -> Facts:
    """What is printed on an item.  DO-C20"""
    card = item_cards()[id]
    return tuple(_item_facts(card))


def _item_facts(card: ItemCard) -> Iterator[tuple[str, str]]:
    if card.category:
        yield "fact-category", f"category-{card.category}"
    if card.set:
        yield "fact-set", f"set-{card.set}"
    yield "fact-zone", f"zone-{card.zone}"
    for attribute, least in card.needs.items():
        yield f"attribute-{attribute}", str(least)
    for name in DICE_OF:
        if dice := getattr(card, name):
            yield f"fact-{name}", dice
    for name in NUMBERS_OF:
        if number := getattr(card, name):
            yield f"fact-{name}", str(number)
    if card.range > 1:
        yield "fact-range", str(card.range)
    yield from _reach_facts(card)
    for name in ("element", "vulnerable"):
        if element := getattr(card, name):
            yield f"fact-{name}", f"element-{element}"
    for name in ("piercing", "enchanted"):
        if getattr(card, name):
            yield f"fact-{name}", ""
    yield from _effects("gives", card.gives)
    yield from _effects("hits", card.hits)
    yield from _effects("use", card.use)
    for power in card.powers:
        when = "-after" if power.after else "-defence" if power.when == "defence" else ""
        yield f"fact-power{when}:{power.pp}", effects_words(power.do)


def _reach_facts(card: ItemCard) -> Iterator[tuple[str, str]]:
    """Whom a card reaches besides its target, at whom it is aimed, and what of its AR counts for the strength check."""
    if card.spread:
        yield "fact-spread", f"spread-{card.spread}:{card.area}"
    if card.friends:
        yield "fact-friends", ""
    if card.aim:
        yield "fact-aim", f"aim-{card.aim}"
    if card.load is not None:
        yield "fact-load", str(card.load)


def item_view(item: Item, slot: str = "") -> s.Card:
    """An item copy where it is, with what is true of this copy."""
    card = item_cards().get(item.card)
    if card is None:
        return msgspec.structs.replace(loot_view(item.card), slot=slot)
    return s.Card(
        id=str(item),
        name=f"doria-item-{item.card}",
        icon=card.icon,
        text=f"doria-item-{item.card}.story",
        facts=item_facts(item.card),
        level=gold_of(item.card),
        slot=slot or card.zone,
        tags=item.marks,
    )


# traps and events


def _trap_facts(card: TrapCard) -> Iterator[tuple[str, str]]:
    yield "fact-trap", f"trap-{card.kind}"
    if card.check:
        one, other = card.check
        yield "fact-check", f"attribute-{one} + attribute-{other}"
        yield "fact-tn", f"{card.base} + {card.factor} × ML"
    yield from _effects("trap-does", card.do)
    yield from _effects("trap-holds", card.holds)
    yield "fact-xp", str(card.xp)
    yield "fact-gold", str(card.gold)


@remembered(1024)
def loot_view(id: str) -> s.Card:
    """A Loot Card as everybody sees it: an item, a Trap or an event."""
    box = library()
    if id in item_cards():
        return item_view(Item(id))
    if id in box[TRAPS]:
        trap = box[TRAPS][id]
        name = f"doria-trap-{id}"
        return s.Card(id, name, trap.icon, f"{name}.story", facts=tuple(_trap_facts(trap)), level=trap.gold)
    event = box[EVENTS][id]
    name = f"doria-event-{id}"
    return s.Card(id, name, event.icon, f"{name}.story", facts=tuple(_effects("use", event.do)))


# monsters


def _level_facts(level: MonsterLevel, kind: str) -> Iterator[tuple[str, str]]:
    yield f"fact-{kind}", level.attack
    yield "fact-defence", level.defence
    yield "fact-resistance", level.resistance
    for name in ("ap", "range", "damage", "hp", "ar"):
        if number := getattr(level, name):
            yield f"fact-{name}", str(number)
    if level.element:
        yield "fact-element", f"element-{level.element}"
    yield "fact-vulnerable", f"element-{level.vulnerable}"
    yield from _effects("gives", level.gives)


@remembered(1024)
def monster_view(id: str, ml: int) -> s.Card:
    """The level card of a monster or a boss at a Monster Level.  DO-0452, DO-C21"""
    box = library()
    card = box[MONSTERS][id] if id in box[MONSTERS] else box[BOSSES][id]
    levels = card.levels
    facts = list(_level_facts(levels[min(ml, len(levels)) - 1], card.attack)) if levels else []
    facts += _effects("gives", card.gives)
    name = f"doria-monster-{id}" if id in box[MONSTERS] else f"doria-boss-{id}"
    return s.Card(id, name, card.icon, f"{name}.story", facts=tuple(facts), level=ml)


@remembered(256)
def modifier_view(id: str) -> s.Card:
    """A Monster Modifier.  DO-C22"""
    card = library()[MODIFIERS][id]
    facts = [*_effects("gives", card.gives)]
    facts += [(f"fact-{name}", str(n)) for name, n in (("xp", card.xp), ("loot", card.loot)) if n]
    return s.Card(id, f"doria-modifier-{id}", card.icon, f"doria-modifier-{id}.story", facts=tuple(facts))


def face(id: str) -> s.Card | None:
    """A card as it is turned over: loot, a monster or modifier, a door event; None for tiles."""
    box = library()
    if id in item_cards() or id in box[TRAPS] or id in box[EVENTS]:
        return loot_view(id)
    if id in box[MONSTERS] or id in box[BOSSES]:
        return monster_view(id, 1)
    if id in box[MODIFIERS]:
        return modifier_view(id)
    if id in box[DOOR_EVENTS]:
        event = box[DOOR_EVENTS][id]
        name = f"doria-door-event-{id}"
        return s.Card(id, name, event.icon, f"{name}.story", facts=tuple(_effects("use", event.do)))
    return None
