"""What settlements offer, and what it costs: rest and carousing, cures, repairs, identification, lessons.

LE-0088, LE-0089, LE-0523, LE-0525, LE-0530, LE-0531, LE-0582, LE-0590, LE-0591, LE-0593, LE-0623, LE-C31 to LE-C35,
LE-G30
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from undercroft.crawl.things import Item, become, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.agenda import AtCounter
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.marks import BROKEN, GIVEN_UP, MAGIC, SPENT, UNKNOWN
from undercroft.systems.league.cards.potions import UNKNOWN_POTION
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.cards.world import SETTLEMENTS, Service
from undercroft.systems.league.game import PRIEST, League
from undercroft.systems.league.heroes.creation import prayers_to_learn, spells_to_learn
from undercroft.systems.league.rolls.ailments import rest_diseased, rest_poisoned
from undercroft.systems.league.state import MOST_SANITY, Hero, Trip
from undercroft.systems.league.status.conditions import cure_disease, cure_poison
from undercroft.systems.league.status.mana import most_mana, regain_mana
from undercroft.systems.league.status.points import heal, regain_energy
from undercroft.systems.league.status.sanity import calm
from undercroft.systems.league.status.wear import durability, is_magic
from undercroft.systems.league.things import unknown_potions
from undercroft.systems.league.things.identifying import reveal
from undercroft.systems.league.things.slots import card_of

BED, CAROUSAL, CURE_POISON, CURE_DISEASE = 5, 100, 60, 120
"""Coins for a night, for each point of the die of a carousal, for a cure.  LE-0089, LE-C31, LE-C32"""
IDENTIFY_MAGIC, IDENTIFY_POTION, RECHARGE = 75, 25, 250
"""LE-0582, LE-0590, LE-0593"""
NIGHT, NIGHTS_OFF = "d3", "d6"
"""SANITY that a rest between quests and a carousal restore.  LE-0088, LE-0089"""
MOST_CAROUSAL = 3
"""The highest number of the die that says what a carousal costs.  LE-0089"""


class Page(NamedTuple):
    """A service: what is offered, and what it does."""

    offers: Callable[[League, AtCounter], Iterator[Option]]
    deed: Callable[[League, AtCounter, Option], Script[None]]


def trip_of(game: League) -> Trip:
    """What goes on between dungeons."""
    trip = game.state.trip
    assert trip is not None
    return trip


def heroes_of(game: League) -> list[Hero]:
    """Those who are here, in seat order."""
    return [one for one in game.state.party if one.here]


def priced(game: League, printed: int) -> int:
    """A price as it is in this settlement, at least 1 coin.  LE-G30"""
    return max(1, printed * library()[SETTLEMENTS][trip_of(game).home].prices // 100)


def pay(game: League, hero: Hero, n: int, *rules: str) -> None:
    """Coins change hands."""
    was, hero.coins = hero.coins, hero.coins - n
    game.tell(Changed, "coins", hero.id, now=hero.coins, was=was, rules=rules)


def _for_each(game: League, act: str, printed: int, wants: Callable[[Hero], bool]) -> Iterator[Option]:
    """The same for every hero who wants it and can pay for it."""
    price = priced(game, printed)
    for hero in heroes_of(game):
        if hero.coins >= price and wants(hero):
            yield Option(act, hero.id, n=price, seats=(hero.seat,))


# the inn


def inn_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """One rest in a stay, for everybody who can pay for a bed.  LE-0088, LE-C35"""
    if "inn" not in trip_of(game).done and any(one.coins >= priced(game, BED) for one in heroes_of(game)):
        yield Option("rest-at-inn", n=priced(game, BED))


def rest_at_inn(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """A day passes.  Whoever pays for a bed is whole again and regains 1d3 SANITY; poison and disease run their course
    as on any rest, in a bed or in the straw.  LE-0088, LE-0525, LE-0526, LE-0531, LE-C35"""
    trip = trip_of(game)
    trip.day, trip.done = trip.day + 1, (*trip.done, "inn")
    for hero in heroes_of(game):
        yield from rest_poisoned(game, hero)
        if not hero.here:
            continue
        yield from rest_diseased(game, hero)
        if hero.coins >= option.n:
            pay(game, hero, option.n, "LE-C35")
            yield from sleep(game, hero)


def sleep(game: League, hero: Hero) -> Script[None]:
    """HP, ENERGY and mana are whole again; 1d3 SANITY comes back.  LE-0088"""
    heal(game, hero, game.most_hp(hero), "rest", ("LE-0088",))
    regain_energy(game, hero, hero.max_energy, "rest", ("LE-0088",))
    regain_mana(game, hero, most_mana(game, hero), "rest", "LE-0088")
    if hero.sanity < MOST_SANITY:
        n: int = yield from roll(NIGHT, seat=hero.seat, who=hero.id, why="peace")
        calm(game, hero, n, "rest", "LE-0088")


# the tavern


def tavern_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Whoever has lost SANITY and could pay the dearest night, once in a stay.  LE-0089"""
    for hero in heroes_of(game):
        if hero.sanity < MOST_SANITY and hero.coins >= CAROUSAL * MOST_CAROUSAL and _not_yet(game, "tavern", hero):
            yield Option("carouse", hero.id, seats=(hero.seat,))


def carouse(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """1d3 times 100 coins are gone, and 1d6 SANITY has come back.  LE-0089, LE-G53"""
    hero = game.hero(option.who)
    _once(game, "tavern", hero)
    times: int = yield from roll(NIGHT, seat=hero.seat, who=hero.id, why="carousal")
    pay(game, hero, times * CAROUSAL, "LE-0089")
    n: int = yield from roll(NIGHTS_OFF, seat=hero.seat, who=hero.id, why="peace")
    calm(game, hero, n, "carousal", "LE-0089")


def _not_yet(game: League, what: str, hero: Hero) -> bool:
    return f"{what}-{hero.id}" not in trip_of(game).done


def _once(game: League, what: str, hero: Hero) -> None:
    trip_of(game).done += (f"{what}-{hero.id}",)


# cures


def chapel_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Whoever is poisoned is cured for an offering.  LE-0523, LE-C31"""
    yield from _for_each(game, "be-cured", CURE_POISON, lambda one: one.poison > 0)


def cured_of_poison(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """The poison is out.  LE-0523"""
    hero = game.hero(option.who)
    pay(game, hero, option.n, "LE-0523")
    cure_poison(game, hero, "LE-0523")
    yield from ()


def wards_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Whoever is diseased is nursed until it is well.  LE-0530, LE-C32"""
    yield from _for_each(game, "be-nursed", CURE_DISEASE, lambda one: one.diseased)


def cured_of_disease(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """STR and CON are what they were.  LE-0529, LE-0530"""
    hero = game.hero(option.who)
    pay(game, hero, option.n, "LE-0530")
    cure_disease(game, hero, "LE-0530")
    yield from ()


# the smith


def repair_price(game: League, item: Item) -> int:
    """A tenth of the printed price for each point of durability, at least a coin each.  LE-G30"""
    return priced(game, item.wear * max(1, card_of(item).price // 10))


def smith_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Everything that has lost durability, for whoever can pay.  LE-0591, LE-G30, LE-G94"""
    for hero in heroes_of(game):
        for item in dict.fromkeys(hero.outfit.items()):
            price = repair_price(game, item)
            if item.wear and hero.coins >= price:
                yield Option("repair", hero.id, what=str(item), n=price, seats=(hero.seat,))


def repair(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """It is whole again; what was broken and magic can be recharged then.  LE-0591, LE-G94"""
    hero, item = game.hero(option.who), parse_item(option.what)
    pay(game, hero, option.n, "LE-0591")
    whole = Item(item.card, 0, tuple(mark for mark in item.marks if mark != BROKEN))
    hero.outfit = become(hero.outfit, item, whole)
    game.tell(Changed, "repaired", hero.id, now=durability(whole), detail=str(whole), rules=("LE-0591",))
    yield from ()


# the alchemist and the guild


def alchemist_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Potions that nobody in the party could name.  LE-0593"""
    yield from _unknown(game, "name-potion", IDENTIFY_POTION, potions=True)


def guild_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Magic that nobody could name; weapons and armour that have lost their magic; spells for wizards.

    LE-0546, LE-0582, LE-0590, LE-G15
    """
    yield from _unknown(game, "name-magic", IDENTIFY_MAGIC, potions=False)
    price = priced(game, RECHARGE)
    for hero in heroes_of(game):
        for item in dict.fromkeys(hero.outfit.items()):
            if SPENT in item.marks and BROKEN not in item.marks and hero.coins >= price:
                yield Option("recharge", hero.id, what=str(item), n=price, seats=(hero.seat,))
        if hero.values.arcane_arts:
            for spell in spells_to_learn(hero):
                fee = priced(game, library()[SPELLS][spell].price)
                if hero.coins >= fee:
                    yield Option("learn-spell", hero.id, what=f"spell-{spell}", n=fee, seats=(hero.seat,))


def _unknown(game: League, act: str, printed: int, *, potions: bool) -> Iterator[Option]:
    price = priced(game, printed)
    for hero in heroes_of(game):
        for item in dict.fromkeys(hero.outfit.items()):
            unknown = item.card == UNKNOWN_POTION if potions else UNKNOWN in item.marks and MAGIC in item.marks
            if unknown and hero.coins >= price:
                yield Option(act, hero.id, what=str(item), n=price, seats=(hero.seat,))


def name_potion(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """The alchemist says what is in the bottle.  LE-0593"""
    hero, item = game.hero(option.who), parse_item(option.what)
    pay(game, hero, option.n, "LE-0593")
    yield from unknown_potions.reveal(game, hero, hero, item)


def at_guild(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """Magic is named, magic comes back into a weapon, a spell is learnt.  LE-0582, LE-0590"""
    hero = game.hero(option.who)
    if option.act == "learn-spell":
        pay(game, hero, option.n, "LE-0546")
        hero.spells = (*hero.spells, option.what.removeprefix("spell-"))
        game.tell(Changed, "learnt", hero.id, detail=f"league-{option.what}", rules=("LE-0546",))
        return
    item = parse_item(option.what)
    if option.act == "recharge":
        pay(game, hero, option.n, "LE-0590")
        again = Item(item.card, item.wear, tuple(mark for mark in item.marks if mark != SPENT))
        hero.outfit = become(hero.outfit, item, again)
        assert is_magic(again)
        game.tell(Changed, "recharged", hero.id, detail=str(again), rules=("LE-0590",))
        return
    pay(game, hero, option.n, "LE-0582")
    now = yield from reveal(game, hero, Item(item.card, item.wear, tuple(m for m in item.marks if m != GIVEN_UP)))
    hero.outfit = become(hero.outfit, item, now)


# the Inner Sanctum


def sanctum_offers(game: League, entry: AtCounter) -> Iterator[Option]:
    """Prayers of a priest's own level or lower, for a price.  LE-0623, LE-C33, LE-G40"""
    for hero in heroes_of(game):
        if hero.profession != PRIEST:
            continue
        for prayer in prayers_to_learn(hero):
            fee = priced(game, library()[PRAYERS][prayer].price)
            if hero.coins >= fee:
                yield Option("learn-prayer", hero.id, what=f"prayer-{prayer}", n=fee, seats=(hero.seat,))


def learn_prayer(game: League, entry: AtCounter, option: Option) -> Script[None]:
    """The prayer is the priest's from now on.  LE-0623"""
    hero = game.hero(option.who)
    pay(game, hero, option.n, "LE-0623")
    hero.prayers = (*hero.prayers, option.what.removeprefix("prayer-"))
    game.tell(Changed, "learnt", hero.id, detail=f"league-{option.what}", rules=("LE-0623",))
    yield from ()


SIMPLE: dict[Service, Page] = {
    "inn": Page(inn_offers, rest_at_inn),
    "tavern": Page(tavern_offers, carouse),
    "chapel": Page(chapel_offers, cured_of_poison),
    "wards": Page(wards_offers, cured_of_disease),
    "smith": Page(smith_offers, repair),
    "alchemist": Page(alchemist_offers, name_potion),
    "guild": Page(guild_offers, at_guild),
    "sanctum": Page(sanctum_offers, learn_prayer),
}
"""Services of one page."""
