"""What heroes carry: cards put on where there is room, worn down by blows, mended, discarded with their bearer."""

from __future__ import annotations

from undercroft.crawl.things import Item, become, find_card, free_slot, gain, lose, parse_item, stow, wear
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Option

from .content import DURABILITY, ROOMS, SLOTS
from .game import ProvingGame
from .state import Figure


def size(item: Item) -> int:
    """Every card takes one place."""
    return 1


def receive(figure: Figure, item: Item) -> None:
    """An item comes into a hero's possession, and is put on if its slot is free."""
    figure.outfit = gain(figure.outfit, item)
    slot = SLOTS.get(item.card, "")
    if slot and free_slot(figure.outfit, item, slot, ROOMS, size):
        figure.outfit = wear(figure.outfit, item, slot, ROOMS, size)


def offers(figure: Figure) -> list[Option]:
    """What is in the pack and could be worn may be readied, what is worn stowed, what is damaged mended."""
    outfit = figure.outfit
    ready = [Option("ready", what=str(item)) for item in outfit.pack if item.card in SLOTS]
    ready += [Option("stow", what=str(worn.item)) for worn in outfit.on]
    return ready + [Option("mend", what=str(item)) for item in outfit.items() if "damaged" in item.marks]


def ready(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Put something on; what was there goes into the pack."""
    figure, item = game.figure(who), parse_item(option.what)
    figure.outfit = wear(figure.outfit, item, SLOTS[item.card], ROOMS, size)
    game.tell(Changed, "readied", who, detail=item.card)


def put_away(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Take something off."""
    figure, item = game.figure(who), parse_item(option.what)
    figure.outfit = stow(figure.outfit, item)
    game.tell(Changed, "stowed", who, detail=item.card)


def mend(game: ProvingGame, who: FigureId, option: Option) -> None:
    """A damaged weapon is as good as new."""
    figure, item = game.figure(who), parse_item(option.what)
    figure.outfit = become(figure.outfit, item, Item(item.card))
    game.tell(Changed, "mended", who, detail=item.card)


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
