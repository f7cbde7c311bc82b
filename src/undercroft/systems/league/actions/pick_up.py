"""Picking up a weapon that somebody dropped.  LE-0177, LE-0243, LE-0379, LE-0431 to LE-0433"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.actions.trade import destination
from undercroft.systems.league.cards.hands import HAND
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import DROPPED, Hero, Token
from undercroft.systems.league.status.burden import room
from undercroft.systems.league.things.slots import places, put_in, well_ordered

AP = 1
"""LE-0379"""


@need
def something_dropped(here: Standpoint) -> bool:
    """A weapon lies somewhere."""
    return any(token.kind == DROPPED for token in here.game.state.tokens)


FAMILY = Family("pick-up", after="trade", needs=action_left & something_dropped, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Every weapon in its square or an adjacent one for which it has a hand or a slot free.

    LE-0177, LE-0379, LE-0433
    """
    hero, at_hand = here.hero, here.near | 1 << here.hero.at
    for token in here.game.state.tokens:
        if token.kind == DROPPED and at_hand >> token.at & 1:
            item = parse_item(token.name)
            if things()[item.card].enc <= room(here.game, hero) and where(here.game, hero, item):
                yield Option("pick-up", at=token.at, what=token.name)


def where(game: League, hero: Hero, item: Item) -> str:
    """Where it goes: into a free hand, else where anything goes that is handed over."""
    in_hand = put_in(hero.outfit, item, HAND)
    if HAND in places(hero.values.strength, item) and well_ordered(in_hand, hero.values.strength):
        return HAND
    return destination(game, hero, item)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0177, LE-0379"""
    return AP


@FAMILY.deed("pick-up")
def pick_up(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It succeeds at once, unless an enemy is adjacent or it has slipped from the hero's hands: then by a DEX test.

    LE-0177, LE-0243, LE-0431, LE-0432
    """
    hero = here.hero
    pay(game, hero, cost(here, option))
    token = next(one for one in game.state.tokens if _meant(one, option))
    if here.adjacent or token.n == hero.id:
        checked = yield from check(game, hero, "dexterity", "pick-up", rules=("LE-0432",))
        if not checked.success:
            return
    item = parse_item(option.what)
    game.state.tokens = tuple(one for one in game.state.tokens if one is not token)
    hero.outfit = put_in(hero.outfit, item, where(game, hero, item))
    game.tell(Changed, "dropped", hero.id, token.at, was=1, detail=f"league-thing-{item.card}", rules=("LE-0379",))


def _meant(token: Token, option: Option) -> bool:
    return token.kind == DROPPED and token.at == option.at and token.name == option.what
