"""Changing gear: between hands and quick slots, and outside battle anything with the backpack.

LE-0120, LE-0374, LE-0403
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.steps import step
from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.agenda import Rearrange
from undercroft.systems.league.cards.hands import HAND
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero
from undercroft.systems.league.things.slots import BODY, PACK, QUICK, change, changes

SWAP, REARRANGE = 1, 2
"""AP.  LE-0374, LE-0403"""

ENDS = {HAND: "ready", QUICK: "put-away"}
"""What it is called to have a thing there from the other of the two places."""

FAMILY = Family("gear", after="stand-up", needs=action_left, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Something from a quick slot into the hands or back; outside battle the backpack, too.

    LE-0113, LE-0116, LE-0120, LE-0374, LE-0403
    """
    game, hero = here.game, here.hero
    for item, _, to in changes(game, hero, (HAND, QUICK), (HAND, QUICK)):
        yield Option(ENDS[to], what=str(item))
    if not game.state.battle and here.ap >= REARRANGE and (hero.outfit.pack or hero.outfit.on):
        yield Option("rearrange")


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP between hands and quick slots, 2 with the backpack.  LE-0120, LE-0374, LE-0403"""
    return REARRANGE if option.act == "rearrange" else SWAP


@FAMILY.deed("ready", "put-away")
def swap(game: League, here: Standpoint, option: Option) -> None:
    """A thing goes from one place to the other; what gives way to it takes its place.  LE-0374"""
    hero = here.hero
    pay(game, hero, cost(here, option))
    start, to = (QUICK, HAND) if option.act == "ready" else (HAND, QUICK)
    put(game, hero, option.what, start, to)


def put(game: League, hero: Hero, what: str, start: str, to: str) -> None:
    """A hero has a thing elsewhere now."""
    item = parse_item(what)
    if change(game, hero, item, start, to):
        game.tell(Changed, f"to-{to}", hero.id, detail=f"league-thing-{item.card}", rules=("LE-0374",))


@FAMILY.deed("rearrange")
def rearrange(game: League, here: Standpoint, option: Option) -> None:
    """It opens its backpack.  LE-0120, LE-0403"""
    pay(game, here.hero, cost(here, option))
    game.push(Rearrange(here.hero.id))


@step(Rearrange)
def go_on(game: League, entry: Rearrange) -> Script[None]:
    """One thing after the other goes where the hero wants it, each once at most.  LE-0120, LE-0403"""
    hero = game.hero(entry.who)
    places = (PACK, QUICK, *BODY)
    ways = {Option(f"to-{to}", what=str(item)): start for item, start, to in changes(game, hero, places, places)}
    if not ways or entry.n >= len(hero.outfit.items()):
        return
    option: Option = yield Ask("rearrange", hero.seat, (*ways, DONE), len(ways), hero.id)
    if option.act != "done":
        put(game, hero, option.what, ways[option], option.act.removeprefix("to-"))
        game.push(Rearrange(entry.who, n=entry.n + 1))
