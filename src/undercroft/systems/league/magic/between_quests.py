"""What magic and alchemy have to do between dungeons: herbs by the wayside, brewing, enchanting, scribing.

LE-0595 to LE-0597, LE-0605, LE-0648, LE-0649
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import parse_item
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Brew, Gather
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.alchemy import best_alchemist, gather, possible
from undercroft.systems.league.magic.brewing import by_recipe
from undercroft.systems.league.magic.enchanting import DAYS, enchant, may_enchant, may_scribe, scribe, stones
from undercroft.systems.league.maps.games_between import BETWEEN
from undercroft.systems.league.state import Hero


@moments.EVENING.on(moments.ALWAYS, rank=BOOK)
def herbs(game: League) -> None:
    """Once a day on the road the hero with the best alchemy may look for ingredients, and in the evening potions may be
    mixed.  LE-0595, LE-0605"""
    trip, best = game.state.trip, best_alchemist(game)
    game.push(*(Brew(one.id) for one in game.state.party if one.able and may_brew(game, one)))
    if trip is not None and best is not None and trip.gathered != trip.day:
        game.push(Gather(best.id))


@step(Gather)
def gather_herbs(game: League, entry: Gather) -> Script[None]:
    """It looks for ingredients, or leaves it.  LE-0595, LE-0596"""
    hero, trip = game.hero(entry.who), game.state.trip
    assert trip is not None
    trip.gathered = trip.day
    option: Option = yield Ask("gather", hero.seat, (Option("gather"), Option("leave-it")), who=hero.id)
    if option.act == "gather":
        yield from gather(game, hero)


@moments.WORKS.on(moments.ALWAYS, rank=BOOK)
def works(game: League, hero: Hero) -> tuple[Option, ...]:
    """Enchanting, scribing and brewing, for whoever can.  LE-0605, LE-0648 to LE-0650, LE-0655"""
    seats = (hero.seat,)
    lying = stones(hero)
    found = [
        Option("enchant", hero.id, what=str(item), n=lying.index(stone), seats=seats)
        for stone, item in may_enchant(game, hero)
    ]
    found += [Option("scribe", hero.id, what=f"spell-{spell}", seats=seats) for spell in may_scribe(game, hero)]
    if may_brew(game, hero):
        found.append(Option("brew", hero.id, seats=seats))
    return tuple(found)


def may_brew(game: League, hero: Hero) -> bool:
    """Knows it alchemy, and is there anything to mix?  LE-0601 to LE-0605"""
    return hero.values.alchemy > 0 and bool(possible(game) or by_recipe(game, hero))


@moments.WORK.on(moments.ALWAYS, rank=BOOK)
def work(game: League, hero: Hero, option: Option) -> Script[None]:
    """It does what it has set its mind to; each scroll takes a day.  LE-0605, LE-0648, LE-0655, LE-0658"""
    if option.act == "brew":
        game.push(Brew(hero.id))
    elif option.act == "scribe":
        if game.state.trip is not None:
            game.state.trip.day += DAYS
        yield from scribe(game, hero, option.what.removeprefix("spell-"))
    elif option.act == "enchant":
        yield from enchant(game, hero, stones(hero)[option.n], parse_item(option.what))


@moments.SET_UP.on(moments.ALWAYS, rank=BOOK)
def begin_quest(game: League) -> None:
    """A quest begins; after it something may be made again.  LE-0649"""
    if game.setup.quest not in BETWEEN:
        for hero in game.state.party:
            hero.enchanted = hero.scribed = 0
