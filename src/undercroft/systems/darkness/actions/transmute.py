"""Transmuting three cards into a better one.  DA-0225 to DA-0227, DA-G60"""

from __future__ import annotations

from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness.actions.needs import TRANSMUTED, Family, Standpoint, cards_enough, upright
from undercroft.systems.darkness.agenda import Find
from undercroft.systems.darkness.cards.library import card_level
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero
from undercroft.systems.darkness.status import discard_gear
from undercroft.systems.darkness.things import lose

TRANSMUTE = Option("transmute")


FAMILY = Family("transmute", after="use", by=upright & cards_enough, cost=None)


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """It costs no Action.  DA-0225"""
    return (TRANSMUTE,)


@FAMILY.deed("transmute")
def begin(game: Darkness, here: Standpoint, option: Option) -> Script[None]:
    """The Hero who acts transmutes.  DA-0225"""
    yield from transmute(game, here.hero)


def transmute(game: Darkness, hero: Hero) -> Script[None]:
    """Discard three cards, draw one of a Level above the lowest of them.  DA-0225 to DA-0227, DA-G60"""
    thrown: list[str] = []
    for n in range(TRANSMUTED):
        options = [Option("throw-in", what=card) for card in dict.fromkeys(sorted(hero.cards()))]
        option: Option = yield Ask("transmute", hero.seat, options, who=hero.id, about=str(TRANSMUTED - n))
        lose(hero, option.what)
        discard_gear(game, option.what)
        thrown.append(option.what)
    game.push(Find(hero.id, (1 + min(map(card_level, thrown)),)))
