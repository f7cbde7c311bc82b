"""The shop: three Loot Cards in front of the stacks, paid for with cards.  DO-0134 to DO-0136, DO-0191 to DO-0207"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, lose, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Ask, Option, Script, SeatId
from undercroft.systems.doria.agenda import DoomStep, PhaseB, PhaseI, Receive, SpringTrap
from undercroft.systems.doria.cards.definitions import TRAPS
from undercroft.systems.doria.cards.kit import DAMAGED
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.things.decks import STACKS, deal_discards, discard
from undercroft.systems.doria.things.slots import dress

TRAPS_LEAVE = "traps-leave-shop"
"""The option by which every Trap in the shop must be removed.  DO-0204"""


# Phase B


@step(PhaseB)
def phase_b(game: Doria, entry: PhaseB) -> Script[None]:
    """Empty slots are filled, each from its own stack; what comes there is not activated.

    DO-0131, DO-0134 to DO-0136
    """
    game.begin("b")
    for n, stack in enumerate(STACKS):
        if game.state.shop[n]:
            continue
        if not any(game.state.piles[name].cards for name in STACKS):
            deal_discards(game)
        if game.state.piles[stack].cards:
            (card,) = yield from draw(game, stack, why="shop")
            put(game, n, card)


def put(game: Doria, slot: int, card: str) -> None:
    """A card lies in a slot now, or none."""
    shop = list(game.state.shop)
    shop[slot] = card
    game.state.shop = tuple(shop)


# Phase I


def gold_of(card: str) -> int:
    """The gold printed on a card; none on an event.  DO-0112"""
    printed = item_cards().get(card) or library()[TRAPS].get(card)
    return printed.gold if printed is not None else 0


def worth(item: Item) -> int:
    """What a card is worth as payment; a damaged one 1 gold less.  DO-0112, DO-0198"""
    return max(0, gold_of(item.card) - (DAMAGED in item.marks))


@step(PhaseI)
def phase_i(game: Doria, entry: PhaseI) -> Script[None]:
    """Everybody may pay, buy and clear away until all are done; gold that is left then is lost.

    DO-0131, DO-0191 to DO-0203
    """
    if not entry.done and game.state.phase != "i":
        game.begin("i")
        gold = entry.gold + game.state.noted.pop("gold", 0)
        entry = PhaseI(gold=gold)
    seats = [seat for seat in seats_of(game) if seat not in entry.done]
    if not seats or not any(game.state.shop):
        return
    options = list(_offers(game, seats, entry.gold))
    if not options:
        return
    ends = () if _trap_stays(game) else tuple(Option("done", n=seat, seats=(seat,)) for seat in seats)
    default = len(options) if ends else 0
    option: Option = yield Ask("shop", seats[0], (*options, *ends), default, about=str(entry.gold))
    if option.act == "done":
        game.push(PhaseI(gold=entry.gold, done=(*entry.done, SeatId(option.n))))
        return
    if option.act == "sell":
        game.push(PhaseI(gold=entry.gold + sell(game, option), done=entry.done))
        return
    card = game.state.shop[option.n - 1]
    paid = gold_of(card) if option.act in ("buy", "pay-off") else 0
    game.push(PhaseI(gold=entry.gold - paid, done=entry.done))
    put(game, option.n - 1, "")
    settle(game, option, card)


def seats_of(game: Doria) -> list[SeatId]:
    """The seats of those who are here, in order."""
    return sorted({one.seat for one in game.state.party if one.here})


def _offers(game: Doria, seats: list[SeatId], gold: int) -> Iterator[Option]:
    """What those who are not done may do in the shop."""
    yield from _purchases(game, seats, gold)
    yield from _sales(game, seats, gold)
    for n, card in enumerate(game.state.shop, 1):
        if card and card not in library()[TRAPS]:
            yield Option("clear", what=card, n=n, seats=tuple(seats))


def _purchases(game: Doria, seats: list[SeatId], gold: int) -> Iterator[Option]:
    """Items for those who can receive them; Traps to be paid off, or got rid of in another way.

    DO-0192, DO-0200, DO-0202 to DO-0207, DO-G59
    """
    here = [one for one in game.state.party if one.here]
    takers = [one for one in here if one.awake or not one.stays]
    for n, card in enumerate(game.state.shop, 1):
        if card in item_cards() and 0 < gold_of(card) <= gold:
            yield from (Option("buy", who=one.id, what=card, n=n, seats=tuple(seats)) for one in takers)
        elif card in library()[TRAPS]:
            if gold_of(card) <= gold:
                yield Option("pay-off", what=card, n=n, seats=tuple(seats))
            if game.setup.option(TRAPS_LEAVE, False):
                yield Option("doom-away", what=card, n=n, seats=tuple(seats))
                for one in game.awake():
                    yield Option("spring", who=one.id, what=card, n=n, seats=tuple(seats))


def _sales(game: Doria, seats: list[SeatId], gold: int) -> Iterator[Option]:
    """Cards of any zone for payment, as long as there is something that the gold in hand does not buy yet.

    DO-0192, DO-0194 to DO-0196, DO-0198
    """
    prices = [gold_of(card) for card in game.state.shop if card]
    if max(prices, default=0) <= gold:
        return
    for one in game.state.party:
        if one.here and one.seat in seats:
            for item in dict.fromkeys(one.outfit.items()):
                if worth(item):
                    yield Option("sell", who=one.id, what=str(item), n=worth(item), seats=(one.seat,))


def _trap_stays(game: Doria) -> bool:
    """Must a Trap leave the shop before everybody is done?  DO-0204"""
    return bool(game.setup.option(TRAPS_LEAVE, False)) and any(card in library()[TRAPS] for card in game.state.shop)


def sell(game: Doria, option: Option) -> int:
    """A card goes to the discard pile for its gold.  DO-0111, DO-0196 to DO-0198"""
    seller, item = game.character(option.who), parse_item(option.what)
    dress(game, seller, lose(seller.outfit, item))
    discard(game, item.card)
    game.tell(Changed, "sold", seller.id, now=worth(item), detail=str(item), rules=("DO-0192", "DO-0197"))
    return worth(item)


def settle(game: Doria, option: Option, card: str) -> None:
    """A card leaves the shop: bought for somebody, paid off, cleared away, or got rid of by one of the other ways.

    DO-0197, DO-0199 to DO-0202, DO-0205 to DO-0207
    """
    if option.act == "buy":
        game.tell(Changed, "bought", option.who, detail=card, rules=("DO-0202",))
        game.push(Receive(option.who, card))
    elif option.act == "spring":
        game.push(SpringTrap(option.who, card))
    else:
        discard(game, card)
        game.tell(Changed, option.act, detail=card, rules=("DO-0199", "DO-0200"))
        if option.act == "doom-away":
            game.push(DoomStep(fields=1))
