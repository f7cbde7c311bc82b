"""What becomes of cards in use: they are received, wear down, are damaged and used up."""

from __future__ import annotations

from proving.cards.library import DURABILITY, ROOMS, SLOTS
from proving.game import ProvingGame
from proving.state import Figure
from undercroft.crawl.things import Item, become, find_card, free_slot, gain, lose, wear
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId


def size(item: Item) -> int:
    """Every card takes one place."""
    return 1


def receive(figure: Figure, item: Item) -> None:
    """An item comes into a hero's possession, and is put on if its slot is free."""
    figure.outfit = gain(figure.outfit, item)
    slot = SLOTS.get(item.card, "")
    if slot and free_slot(figure.outfit, item, slot, ROOMS, size):
        figure.outfit = wear(figure.outfit, item, slot, ROOMS, size)


def damage_weapon(game: ProvingGame, who: FigureId) -> None:
    """The weapon in hand is damaged at once."""
    figure = game.figure(who)
    for item in figure.outfit.at("hand"):
        figure.outfit = become(figure.outfit, item, item.marked("damaged"))
        game.tell(Changed, "damaged", who, detail=item.card)


def blunt(game: ProvingGame, who: FigureId) -> None:
    """A weapon in hand suffers from every blow that lands, and in the end is damaged."""
    figure = game.figure(who)
    for item in figure.outfit.at("hand"):
        now = item.worn()
        if now.wear >= DURABILITY[item.card] and "damaged" not in item.marks:
            now = now.marked("damaged")
            game.tell(Changed, "damaged", who, detail=item.card)
        figure.outfit = become(figure.outfit, item, now)


def use_up(game: ProvingGame, figure: Figure, card: str) -> None:
    """A card that is spent goes to the discards, whatever state it is in."""
    item = find_card(figure.outfit.items(), card)
    assert item is not None
    figure.outfit = lose(figure.outfit, item)
    game.discard("loot", card)
