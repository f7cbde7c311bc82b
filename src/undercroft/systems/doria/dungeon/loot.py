"""Loot Cards that were drawn: Traps act, events happen, items are received, in the order drawn.

DO-0239 to DO-0242, DO-0287, DO-0405 to DO-0408
"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, Option, Script, confirm
from undercroft.systems.doria.agenda import Loot, Receive, ResolveLoot, SpringTrap
from undercroft.systems.doria.cards import event_words
from undercroft.systems.doria.cards.definitions import EVENTS, TRAPS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.secret_doors import secret_door
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.decks import discard, draw_loot

CAREFUL = "careful"
"""Of the cards of a careful search one must be discarded.  DO-0240"""

DEFEATED, AFTER_TRAP = "defeated", "after-trap"
"""The loot of monsters, and what is left of it when a Trap among it has been triggered.  DO-0405, DO-0408"""

WHEN_DRAWN: Deeds[Doria, Character, [], Script[None]] = Deeds("when an event is drawn")


@step(Loot, after=True)
def loot(game: Doria, entry: Loot) -> Script[None]:
    """A character draws Loot Cards, each from a stack of its choice, and follows them.  DO-0019, DO-0239, DO-0405"""
    character = game.character(entry.who)
    cards = yield from draw_loot(game, character.seat, entry.n, who=character.id, why=entry.why or "loot")
    if entry.why == CAREFUL and len(cards) > 1:
        cards = yield from put_back_one(game, character, cards)
    game.push(ResolveLoot(character.id, tuple(cards), entry.why))


def put_back_one(game: Doria, character: Character, cards: list[str]) -> Script[list[str]]:
    """Of two cards one must be discarded, and is lost for this scenario.  DO-0240, DO-0241"""
    options = [Option("discard", what=card) for card in dict.fromkeys(cards)]
    option: Option = yield Ask("discard-one", character.seat, options, who=character.id)
    cards.remove(option.what)
    discard(game, option.what, lost=True)
    return cards


@step(ResolveLoot, after=True)
def resolve_loot(game: Doria, entry: ResolveLoot) -> Script[None]:
    """The first card is followed, then the others: a Trap is triggered, an event happens, an item is received.

    With the option "Stop after a trap" the rest of a monster's loot may be declined then.
    DO-0239, DO-0287, DO-0407, DO-0408
    """
    if not entry.cards:
        return
    card, rest = entry.cards[0], entry.cards[1:]
    character = game.character(entry.who)
    if entry.why == AFTER_TRAP and not (yield from confirm(character.seat, "more-loot", who=character.id)):
        discard(game, *entry.cards)
        return
    trap = card in library()[TRAPS]
    if rest:
        why = DEFEATED if entry.why == AFTER_TRAP else entry.why
        stops = trap and why == DEFEATED and game.setup.options.get("stop-after-trap")
        game.push(ResolveLoot(entry.who, rest, AFTER_TRAP if stops else why))
    if trap:
        game.push(SpringTrap(entry.who, card))
    elif card in library()[EVENTS]:
        discard(game, card)
        for effect in library()[EVENTS][card].do:
            yield from WHEN_DRAWN.do(game, character, effect)
    else:
        game.push(Receive(entry.who, card))


@WHEN_DRAWN.does(event_words.SECRET_DOOR)
def opens_secretly(game: Doria, character: Character, _: None) -> Script[None]:
    """A Secret Door opens.  DO-0288, DO-0299, DO-C97"""
    yield from secret_door(game, character)
