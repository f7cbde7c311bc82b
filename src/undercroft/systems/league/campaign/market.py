"""Buying and selling: what the shops have, what it costs, haggling, money among friends.

LE-0026, LE-0671 to LE-0673, LE-0676, LE-G14, LE-G30, LE-G39, LE-G105
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.dice import bands
from undercroft.kernel.events import Changed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.agenda import AtCounter
from undercroft.systems.league.campaign.services import SIMPLE, Page, heroes_of, pay, priced, trip_of
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.potions import INGREDIENTS, PARTS, PotionCard
from undercroft.systems.league.cards.things import ArmourCard, GearCard, ThingCard, WeaponCard
from undercroft.systems.league.cards.world import SETTLEMENTS, Service
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.burden import room
from undercroft.systems.league.status.wear import discard, durability, left
from undercroft.systems.league.things.slots import receive

SHELVES: dict[str, type[ThingCard]] = {
    "weapons": WeaponCard,
    "armour": ArmourCard,
    "gear": GearCard,
    "potions": PotionCard,
}
"""Where one buys."""
HAGGLED = 10
"""Per cent that a good haggler saves in buying, and gains in selling parts.  LE-0672, LE-G105"""
SECOND_HAND = 50
"""Per cent of its printed price that a shop pays for what is as good as new."""
LOANS = (100, 50, 10)


# whom one trades through


def trader(game: League, hero: Hero) -> Hero:
    """Who does the talking for a hero: itself, or, if it has not haggled itself, somebody who has done it well.

    LE-0671, LE-0673
    """
    trip = trip_of(game)
    if hero.id in trip.haggled:
        return hero
    return next((one for one in heroes_of(game) if one.id in trip.cheaper), hero)


def has_haggled_well(game: League, hero: Hero) -> bool:
    """Does it buy cheaper and sell parts dearer?  LE-0672, LE-0673"""
    return trader(game, hero).id in trip_of(game).cheaper


def buying_price(game: League, hero: Hero, card: ThingCard) -> int:
    """The price in this settlement, a tenth less for whoever has haggled well.  LE-0672, LE-G30, LE-G105"""
    price = priced(game, card.price)
    return max(1, price - price * HAGGLED // 100) if has_haggled_well(game, hero) else price


def selling_price(game: League, hero: Hero, item: Item) -> int:
    """Parts, ingredients and furs fetch their price, a tenth more for whoever has haggled well; other things half of
    it, the less the more they are worn.  LE-0672, LE-0676, LE-G18, LE-G39"""
    card = things()[item.card]
    box = library()
    if item.card in box[PARTS] or item.card in box[INGREDIENTS] or getattr(card, "tool", "") == "fur":
        return card.price + (card.price * HAGGLED // 100 if has_haggled_well(game, hero) else 0)
    whole = durability(item)
    return card.price * SECOND_HAND // 100 * (left(item) if whole else 1) // max(1, whole)


# the market


def market_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """To a shelf, to haggle, to sell, to lend; before a shelf what is on it."""
    if entry.shelf == "sell":
        yield from _sales(game, game.hero(entry.who))
    elif entry.shelf == "purse":
        yield from _loans(game, game.hero(entry.who))
    elif entry.shelf:
        yield from _goods(game, game.hero(entry.who), entry.shelf)
    else:
        for hero in heroes_of(game):
            yield from _ways(game, hero)


def _ways(game: League, hero: Hero) -> Iterator[Option]:
    seats = (hero.seat,)
    if hero.id not in trip_of(game).haggled and hero.values.barter:
        yield Option("haggle", hero.id, seats=seats)
    for shelf in SHELVES:
        if next(_goods(game, hero, shelf), None) is not None:
            yield Option("counter", hero.id, what=f"shelf-{shelf}", seats=seats)
    if next(_sales(game, hero), None) is not None:
        yield Option("counter", hero.id, what="shelf-sell", seats=seats)
    if next(_loans(game, hero), None) is not None:
        yield Option("counter", hero.id, what="shelf-purse", seats=seats)


def _loans(game: League, hero: Hero) -> Iterator[Option]:
    """Heroes lend each other money, or pool it.  LE-0026"""
    for other in heroes_of(game):
        for n in LOANS:
            if other is not hero and hero.coins >= n:
                yield Option("lend", other.id, n=n, seats=(hero.seat,))


def _goods(game: League, hero: Hero, shelf: str) -> Iterator[Option]:
    """What a hero can pay for and carry, but for what the shops turned out not to have.  LE-0119, LE-G14"""
    space, stock = room(game, hero), trip_of(game).stock
    for id, card in things().items():
        if isinstance(card, SHELVES[shelf]) and card.availability and card.price and stock.get(id, True):
            price = buying_price(game, hero, card)
            if price <= hero.coins and card.enc <= space:
                yield Option("buy", hero.id, what=id, n=price, seats=(hero.seat,))


def _sales(game: League, hero: Hero) -> Iterator[Option]:
    for item in dict.fromkeys(hero.outfit.items()):
        price = selling_price(game, hero, item)
        if price:
            yield Option("sell", hero.id, what=str(item), n=price, seats=(hero.seat,))


def at_market(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """One deed at the market."""
    if option.act == "haggle":
        yield from haggle(game, game.hero(option.who))
    elif option.act == "counter":
        game.push(AtCounter(option.who, service="market", shelf=option.what.removeprefix("shelf-")))
    elif option.act == "buy":
        yield from buy(game, game.hero(option.who), option)
    elif option.act == "sell":
        sell(game, game.hero(option.who), option)
    else:
        lend(game, game.hero(entry.who), option)


def haggle(game: League, hero: Hero) -> Script[None]:
    """One roll for all its selling and buying.  LE-0671, LE-0672"""
    trip = trip_of(game)
    trip.haggled = (*trip.haggled, hero.id)
    done = yield from check(game, hero, "barter", "haggle", rules=("LE-0671",))
    if done.success:
        trip.cheaper = (*trip.cheaper, hero.id)


def buy(game: League, hero: Hero, option: Option) -> Script[None]:
    """The first time anybody asks for a thing, a d100 says whether the shops have it.  LE-G14"""
    trip = trip_of(game)
    if option.what not in trip.stock:
        chance = things()[option.what].availability + library()[SETTLEMENTS][trip.home].stock
        found: str = yield from roll(
            "d100",
            seat=hero.seat,
            who=hero.id,
            why="availability",
            reads=bands("gone", there=max(1, min(99, chance))),
        )
        trip.stock = {**trip.stock, option.what: found == "there"}
        if found != "there":
            game.tell(Changed, "not-in-stock", hero.id, detail=option.what, rules=("LE-G14",))
            return
    pay(game, hero, option.n, "LE-G14")
    item = Item(option.what)
    receive(game, hero, item)
    game.tell(Changed, "bought", hero.id, now=hero.coins, detail=str(item), rules=("LE-G14",))


def sell(game: League, hero: Hero, option: Option) -> None:
    """A thing is sold.  LE-0672, LE-0676"""
    item = parse_item(option.what)
    hero.outfit = discard(hero.outfit, item)
    was, hero.coins = hero.coins, hero.coins + option.n
    game.tell(Changed, "sold", hero.id, now=hero.coins, was=was, detail=str(item), rules=("LE-0672",))


def lend(game: League, giver: Hero, option: Option) -> None:
    """A hero gives another some of its coins.  LE-0026"""
    taker = game.hero(option.who)
    giver.coins -= option.n
    was, taker.coins = taker.coins, taker.coins + option.n
    game.tell(Changed, "lent", taker.id, now=taker.coins, was=was, rules=("LE-0026",))


PAGES: dict[Service, Page] = {**SIMPLE, "market": Page(market_offers, at_market)}
"""All services of settlements."""
