"""Characters made ready: Standard Items, the first Loot Cards, attributes of their own making, equipment put on.

DO-0024, DO-0043 to DO-0054, DO-0510, DO-0517, DO-G27
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, gain, parse_item, stow, without
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.doria.agenda import Outfitting, Receive, StartingCards
from undercroft.systems.doria.cards.definitions import EVENTS, HEROES, STANDARD, TRAPS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.level_up import raisable, raise_attribute
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.decks import STANDARD_PILE, discard, draw_loot
from undercroft.systems.doria.things.slots import PACK, dress, places, put, take_away

STARTING_CARDS = 6
MORE_FOR_FEW = {1: 4, 2: 2}
"""One or two characters draw more.  DO-0510, DO-0517"""

MOST_AT_CREATION = 13
"""No attribute is higher when a character is made.  DO-0052"""


def hand_out(game: Doria) -> None:
    """Every premade character takes its two Standard Items, to which it has first claim unless it has kept them or
    another has; all begin unhurt.

    DO-0044, DO-0045
    """
    heroes, pile = library()[HEROES], game.state.piles[STANDARD_PILE]
    for one in game.state.party:
        kit = game.kit(one)
        one.hp, one.pp = kit.max_hp, kit.max_pp
        if one.card in heroes:
            for card in heroes[one.card].items:
                if card in pile.cards:
                    pile.cards = without(pile.cards, card)
                    one.outfit = gain(one.outfit, Item(card))


def limit(game: Doria) -> int:
    """How many cards a character starts with.  DO-0046, DO-0510, DO-0517, DO-G27"""
    return STARTING_CARDS + MORE_FOR_FEW.get(game.state.starting, 0)


@step(StartingCards)
def starting_cards(game: Doria, entry: StartingCards) -> Script[None]:
    """Standard Items as wished, then Loot Cards up to the limit; Standard Items and Traps may be exchanged for other
    cards.  Events are no equipment and are replaced at once.  Traps that are kept lie aside until the first Phase H.

    DO-0024, DO-0045 to DO-0048, DO-0053
    """
    character = game.character(entry.who)
    yield from _take_standard(game, character)
    drawn: list[str] = []
    while True:
        drawn += yield from _fill_up(game, character, drawn)
        card = yield from _exchange(game, character, drawn)
        if not card:
            break
        if card in drawn:
            drawn.remove(card)
        else:
            take_away(game, character, Item(card))
        discard(game, card)
    traps = library()[TRAPS]
    character.set_aside = tuple(card for card in drawn if card in traps)
    character.outfit = gain(character.outfit, *(Item(card) for card in drawn if card not in traps))
    game.push(Outfitting(character.id))
    _put_on(game, character)


def _take_standard(game: Doria, character: Character) -> Script[None]:
    """Any number of further Standard Items in place of Loot Cards.  DO-0045, DO-0053"""
    pile = game.state.piles[STANDARD_PILE]
    while pile.cards and len(character.outfit.items()) < limit(game):
        options = [Option("take", what=card) for card in sorted(pile.cards)]
        option: Option = yield Ask("standard-items", character.seat, (*options, DONE), len(options), character.id)
        if option == DONE:
            return
        pile.cards = without(pile.cards, option.what)
        character.outfit = gain(character.outfit, Item(option.what))


def _fill_up(game: Doria, character: Character, drawn: list[str]) -> Script[list[str]]:
    """Loot Cards until the character has as many cards as it may start with.  DO-0046, DO-G27"""
    found: list[str] = []
    events: list[str] = []
    while (missing := limit(game) - len(character.outfit.items()) - len(drawn) - len(found)) > 0:
        cards = yield from draw_loot(game, character.seat, missing, who=character.id, why="starting-cards")
        if not cards:
            break
        events += [card for card in cards if card in library()[EVENTS]]
        found += [card for card in cards if card not in library()[EVENTS]]
    discard(game, *events)
    return found


def _exchange(game: Doria, character: Character, drawn: list[str]) -> Script[str]:
    """A Standard Item or a Trap to be replaced; none when the player is content.  DO-0047"""
    standard = [item.card for item in character.outfit.items() if item.card in library()[STANDARD]]
    cards = dict.fromkeys((*standard, *(card for card in drawn if card in library()[TRAPS])))
    options = [Option("exchange", what=card) for card in cards]
    option: Option = yield Ask("exchange-cards", character.seat, (*options, DONE), len(options), character.id)
    return option.what


def _put_on(game: Doria, character: Character) -> None:
    """Everything goes where it is put most sensibly, to begin with.  DO-0049"""
    for item in character.outfit.pack:
        put(game, character, item, places(game, character, item)[0])


@step(Outfitting)
def outfitting(game: Doria, entry: Outfitting) -> Script[None]:
    """Starting cards are put on or away, exchanged with others or discarded; whoever makes a character distributes
    its points now, with its cards in hand.  DO-0049 to DO-0054"""
    character = game.character(entry.who)
    options = list(_offers(game, character))
    ends = () if character.points else (DONE,)
    default = len(options) if ends else 0
    option: Option = yield Ask(
        "outfit", character.seat, (*options, *ends), default, character.id, about=str(character.points or "")
    )
    if option == DONE:
        return
    game.push(Outfitting(character.id))
    if option.act == "raise":
        raise_attribute(game, character, option.what)
        return
    item = parse_item(option.what)
    if option.act.startswith("to-"):
        if item not in character.outfit.pack:
            dress(game, character, stow(character.outfit, item))
        put(game, character, item, option.act.removeprefix("to-"))
        return
    take_away(game, character, item)
    if option.act == "give":
        game.push(Receive(option.who, option.what))
    else:
        discard(game, item.card)


def _offers(game: Doria, character: Character) -> Iterator[Option]:
    if character.points:
        for name in raisable(character, MOST_AT_CREATION):
            yield Option("raise", what=name)
    for item in dict.fromkeys(character.outfit.items()):
        here = character.outfit.slot_of(item) or PACK
        for place in places(game, character, item):
            if place != here:
                yield Option(f"to-{place}", what=str(item))
        for other in game.state.party:
            if other is not character:
                yield Option("give", who=other.id, what=str(item))
        yield Option("discard", what=str(item))
