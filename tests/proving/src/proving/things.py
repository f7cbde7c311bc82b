"""What heroes do with what they carry: put it on, take it off, mend it."""

from __future__ import annotations

from proving.cards.library import ROOMS, SLOTS
from proving.game import ProvingGame
from proving.state import Figure
from proving.status import size
from undercroft.crawl.things import Item, become, parse_item, stow, wear
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Option


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
