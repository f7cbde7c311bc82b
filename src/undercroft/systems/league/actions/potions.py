"""Potions drunk, given and thrown.  LE-0391, LE-0456 to LE-0458, LE-0536, LE-0610, LE-G115"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.actions.end import turn_to
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.combat.throwing import may_throw_at, to_throw
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.magic import bottles
from undercroft.systems.league.magic.aims import around

AP = 1
"""Drinking, giving and throwing cost so much.  LE-0391, LE-0610, LE-G115"""


@need
def has_a_bottle(here: Standpoint) -> bool:
    """It has a potion at hand."""
    return bool(bottles.at_hand(here.game, here.hero))


FAMILY = Family("potions", after="pray", needs=action_left & has_a_bottle, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Drinking what can be drunk, giving what heals to a companion at its side, throwing what is meant to be thrown at
    any square in sight where it would strike an enemy; nobody throws with an enemy adjacent.

    LE-0347, LE-0391, LE-0456, LE-0457, LE-0536, LE-0610, LE-G115
    """
    game, hero = here.game, here.hero
    known = bottles.at_hand(game, hero)
    for item, card in known.items():
        if card.drink:
            yield Option("drink", what=str(item))
    for item in bottles.healing(game, hero):
        for one in here.companions:
            if beside(game, hero, one) and one.hp < game.most_hp(one):
                yield Option("give-potion", one.id, one.at, str(item))
    if not here.adjacent and not hero.pit and not hero.prone:
        for item, card in known.items():
            if card.thrown:
                yield from (Option("throw", at=at, what=str(item)) for at in where(here, card.spread))


def where(here: Standpoint, spread: int) -> list[int]:
    """The squares at which a bottle may be thrown so that it strikes an enemy if it lands there.  LE-0457, LE-0458"""
    game = here.game
    found = 0
    for enemy in game.foes_of(here.hero):
        found |= around(game, game.cover(enemy), spread)
    return [at for at in squares(found & game.ground.board.floor) if may_throw_at(game, here.hero, at)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0391, LE-0610, LE-G115"""
    return AP


def shown(here: Standpoint, option: Option) -> Tally:
    """What a throw will be rolled against.  LE-0459"""
    return to_throw(here.game, here.hero, option.at)


@FAMILY.deed("drink")
def drink(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It drinks.  LE-0391, LE-0610"""
    pay(game, here.hero, AP)
    yield from bottles.drink(game, here.hero, parse_item(option.what))


@FAMILY.deed("give-potion")
def give(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A companion drinks, and it is the giver who pays for it.  LE-0536, LE-G115"""
    pay(game, here.hero, AP)
    yield from bottles.give(game, here.hero, game.hero(option.who), parse_item(option.what))


@FAMILY.deed("throw")
def throw(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It turns there and throws.  LE-0456, LE-0457, LE-G115"""
    pay(game, here.hero, AP)
    turn_to(game, here.hero, game.facing_to(here.hero, option.at))
    yield from bottles.throw_bottle(game, here.hero, parse_item(option.what), option.at)
