"""Loading a ranged weapon.  LE-0377"""

from __future__ import annotations

from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint, hands_free, pay
from undercroft.systems.league.cards import words
from undercroft.systems.league.combat.targets import weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

AP = 1
"""LE-0377"""

FAMILY = Family("load", after="stance", by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Whoever has a ranged weapon in its hands that needs loading and is not loaded.  LE-0377"""
    found = [Option("load", what=one) for one in unloaded(here.hero)]
    return [option for option in found if cost(here, option) <= here.ap]


def unloaded(hero: Hero) -> list[str]:
    """The weapons in its hands that it could load.  LE-0377"""
    held = [(item, card_of(item)) for item in weapons(hero)]
    return [] if hero.loaded else [str(item) for item, card in held if card is not None and card.reload]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP; nothing for whoever is quick at it, or with a weapon that is.  LE-0377, LE-G06"""
    kit = here.game.armed(here.hero, parse_item(option.what))
    return 0 if kit.says(words.QUICK_LOAD) else AP


@FAMILY.deed("load")
def load(game: League, here: Standpoint, option: Option) -> None:
    """It is ready to shoot again.  LE-0377"""
    pay(game, here.hero, cost(here, option))
    make_ready(game, here.hero)


def make_ready(game: League, hero: Hero) -> None:
    """The ranged weapon in its hands is loaded.  LE-0377"""
    hero.loaded = True
    game.tell(Changed, "loaded", hero.id, now=1, rules=("LE-0377",))
