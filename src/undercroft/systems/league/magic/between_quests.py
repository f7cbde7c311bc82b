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
from undercroft.systems.league.magic.enchanting import enchant, may_enchant, may_scribe, scribe, stones
from undercroft.systems.league.state import Hero


@moments.EVENING.on(moments.ALWAYS, rank=BOOK)
def herbs(game: League) -> None:
    """Once a day on the road the hero with the best alchemy may look for ingredients.  LE-0595"""
    trip, best = game.state.trip, best_alchemist(game)
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
    if hero.values.alchemy and (possible(game) or by_recipe(game, hero)):
        found.append(Option("brew", hero.id, seats=seats))
    return tuple(found)


@moments.WORK.on(moments.ALWAYS, rank=BOOK)
def work(game: League, hero: Hero, option: Option) -> Script[None]:
    """It does what it has set its mind to.  LE-0605, LE-0648, LE-0655"""
    if option.act == "brew":
        game.push(Brew(hero.id))
    elif option.act == "scribe":
        yield from scribe(game, hero, option.what.removeprefix("spell-"))
    elif option.act == "enchant":
        yield from enchant(game, hero, stones(hero)[option.n], parse_item(option.what))
