"""Bandages: a companion beside the hero, or the hero itself while no enemy is in sight.

LE-0278 to LE-0282, LE-0382, LE-0389, LE-0427, LE-0537, LE-0538
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, pay
from undercroft.systems.league.combat.bandage import bandages, may_treat, may_treat_itself, treat
from undercroft.systems.league.game import League

OTHERS, ITSELF = 1, 2
"""AP for a companion and for oneself.  LE-0278, LE-0281, LE-0382, LE-0389"""


@need
def has_bandage(here: Standpoint) -> bool:
    """It has a bandage in a quick slot.  LE-0278"""
    return bool(bandages(here.hero))


FAMILY = Family("bandage", after="shove", needs=action_left & has_bandage, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """With every kind of bandage at hand every companion who may be treated, and itself.

    LE-0278, LE-0279, LE-0281, LE-0427, LE-0537
    """
    game, hero = here.game, here.hero
    for item in bandages(hero):
        for other in here.companions:
            if may_treat(game, hero, other):
                yield Option("bandage", other.id, other.at, str(item))
        if here.ap >= ITSELF and may_treat_itself(game, hero):
            yield Option("bandage", hero.id, hero.at, str(item))


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP for a companion, 2 for oneself.  LE-0278, LE-0281, LE-0382, LE-0389"""
    return ITSELF if option.who == here.hero.id else OTHERS


@FAMILY.deed("bandage")
def bandage(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A heal check.  LE-0278, LE-0674"""
    pay(game, here.hero, cost(here, option))
    yield from treat(game, here.hero, game.hero(option.who), parse_item(option.what))
