"""Short answers: which card is thrown away, who is offered to a monster, whether one steps aside."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.systems.doria.bot.gear import TELLING, with_card, without_card
from undercroft.systems.doria.bot.lookout import Lookout
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.things.shop import gold_of


def worst_card(ask: Ask, look: Lookout) -> Option:
    """Of two cards that were found the one to throw away: a Trap or an event, else what is worth less to its finder."""

    def worth(option: Option) -> tuple[bool, bool, int]:
        card = item_cards().get(option.what)
        usable = card is not None and all(look.number(f"attribute-{name}") >= n for name, n in card.needs.items())
        return card is not None, usable, gold_of(option.what)

    return min(ask.options, key=worth)


def agree(ask: Ask, look: Lookout) -> Option:
    """A friend wants to change places: yes."""
    return by_act(ask, "yes")[0]


def sturdiest(ask: Ask, look: Lookout) -> Option:
    """Whom a monster attacks where the players may say: who has most HP left."""
    hp = {one.id: one.hp for one in look.friends}
    return max(ask.options, key=lambda option: (hp.get(option.who, 0), -option.who))


def shop(ask: Ask, look: Lookout) -> Option:
    """Buy what somebody can use and would rather have, and pay for it with what nobody can use."""
    bought = [option for option in by_act(ask, "buy") if _wanted(option, look)]
    if bought:
        return max(bought, key=lambda option: with_card(look, option.who, parse_item(option.what)))
    gold = int(ask.about or 0)
    cards = [card.id for hand in look.scene.hands for card in hand.cards if card.id in item_cards()]
    prices = [
        gold_of(card)
        for card in cards
        if any(with_card(look, one.id, Item(card)) > 2 * TELLING for one in look.friends)
    ]
    dear = [price for price in prices if price > gold]
    junk = [option for option in by_act(ask, "sell") if _junk(option, look)]
    if dear and junk and gold + sum(option.n for option in junk) >= min(dear):
        return min(junk, key=lambda option: option.n)
    return by_act(ask, "done")[0] if by_act(ask, "done") else ask.options[ask.default]


def _usable(card: str, who: FigureId, look: Lookout) -> bool:
    """Does somebody meet a card's requirements?"""
    needs = item_cards()[card].needs
    return all(look.number(f"attribute-{name}", who) >= least for name, least in needs.items())


def _wanted(option: Option, look: Lookout) -> bool:
    """Does it make its buyer stronger?"""
    return with_card(look, option.who, parse_item(option.what)) > 2 * TELLING


def _junk(option: Option, look: Lookout) -> bool:
    """Does it lie in the Backpack, of no use to anybody?"""
    item = parse_item(option.what)
    if item.card not in item_cards():
        return True
    packed = any(one.id == option.what and one.slot == "backpack" for one in look.sheets[option.who].carried)
    return packed and without_card(look, option.who, item) <= TELLING and not _usable(item.card, option.who, look)
