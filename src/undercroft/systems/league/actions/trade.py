"""Exchanging gear between two heroes.  LE-0121, LE-0380, LE-G58"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script, consent
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.agenda import Trade
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.ground.sight import sees
from undercroft.systems.league.state import ACTION_POINTS, Hero
from undercroft.systems.league.status.burden import room
from undercroft.systems.league.things.slots import PACK, places, put_in, taken_out, well_ordered

AP = 1
"""LE-0380"""


@need
def not_alone(here: Standpoint) -> bool:
    """Another hero is on the board."""
    return bool(here.companions)


FAMILY = Family("trade", after="gear", needs=action_left & not_alone, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """With every hero in sight, in battle with those beside it, who can still spare an AP.  LE-0121, LE-0380, LE-G58"""
    return [Option("trade", who=one.id) for one in here.companions if may_trade(here.game, here.hero, one)]


def may_trade(game: League, hero: Hero, other: Hero) -> bool:
    """Is the other at hand, awake, and not in debt for all its AP?  LE-0121, LE-G58"""
    if not other.able or other.netted or other.owed >= ACTION_POINTS or not (ready(game, hero) or ready(game, other)):
        return False
    return beside(game, hero, other) if game.state.battle else sees(game, hero, other)


def ready(game: League, hero: Hero) -> list[tuple[Item, str]]:
    """What a hero may hand over, and where it has it: in battle nothing out of the backpack.

    LE-0111, LE-0113, LE-0116
    """
    held = [
        (worn.item, worn.slot) for worn in hero.outfit.on if not game.state.battle or worn.slot in ("hand", "quick")
    ]
    packed = [] if game.state.battle else [(item, PACK) for item in hero.outfit.pack]
    return list(dict.fromkeys((*held, *packed)))


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP; the other pays one, too.  LE-0121, LE-0380, LE-G58"""
    return AP


@FAMILY.deed("trade")
def trade(game: League, here: Standpoint, option: Option) -> Script[None]:
    """If whoever plays the other agrees, both pay and hand things over; the other's AP is the next that it has.

    LE-0121, LE-0380, LE-G58, LE-G93
    """
    hero, other = here.hero, game.hero(option.who)
    pay(game, hero, cost(here, option))
    if other.seat != hero.seat and not (yield from consent(other.seat, "trade", who=other.id)):
        return
    other.owed += AP
    game.push(Trade(hero.id, target=other.id))


@step(Trade)
def go_on(game: League, entry: Trade) -> Script[None]:
    """One thing after the other is given or taken, each hero never more than it can carry.  LE-0119, LE-0121"""
    hero, other = game.hero(entry.who), game.hero(entry.target)
    ways = dict([*_handed(game, "give", hero, other), *_handed(game, "take", other, hero)])
    if not ways or entry.n >= len(hero.outfit.items()) + len(other.outfit.items()):
        return
    option: Option = yield Ask("trade-what", hero.seat, (*ways, DONE), len(ways), hero.id)
    if option.act == "done":
        return
    giver, taker = (hero, other) if option.act == "give" else (other, hero)
    hand_over(game, giver, taker, parse_item(option.what), ways[option])
    game.push(Trade(entry.who, target=entry.target, n=entry.n + 1))


def _handed(game: League, act: str, giver: Hero, taker: Hero) -> Iterator[tuple[Option, str]]:
    """What may change hands this way, and where the giver has it."""
    for item, slot in ready(game, giver):
        if things()[item.card].enc <= room(game, taker) and destination(game, taker, item):
            who = taker.id if act == "give" else giver.id
            yield Option(act, who=who, what=str(item)), slot


def destination(game: League, taker: Hero, item: Item) -> str:
    """Where it goes: into the backpack, in battle into a hand or a quick slot that is free; nowhere if none is.

    LE-0112, LE-0116
    """
    if not game.state.battle:
        return PACK
    free = (slot for slot in places(taker.values.strength, item) if slot in ("quick", "hand"))
    fits = (slot for slot in free if well_ordered(put_in(taker.outfit, item, slot), taker.values.strength))
    return next(fits, "")


def hand_over(game: League, giver: Hero, taker: Hero, item: Item, slot: str) -> None:
    """A thing goes from one hero to another, in the state it is in."""
    to = destination(game, taker, item)
    giver.outfit = taken_out(giver.outfit, item, slot)
    taker.outfit = put_in(taker.outfit, item, to)
    giver.hp = min(giver.hp, game.most_hp(giver))
    game.tell(Changed, "received", taker.id, detail=f"league-thing-{item.card}", rules=("LE-0121",))
