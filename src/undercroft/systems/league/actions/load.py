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
from undercroft.systems.league.status.arrows import has_arrow, nock

AP = 1
"""LE-0377"""

FAMILY = Family("load", after="stance", by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Whoever has a ranged weapon in its hands that needs loading and is not loaded.  LE-0377"""
    found = [Option("load", what=one) for one in unloaded(here.game, here.hero)]
    return [option for option in found if cost(here, option) <= here.ap]


def unloaded(game: League, hero: Hero) -> list[str]:
    """The weapons in its hands that it could load, for which it has an arrow if they are counted.  LE-0115, LE-0377"""
    if hero.loaded:
        return []
    held = [(item, card_of(item)) for item in weapons(hero)]
    return [str(item) for item, card in held if card is not None and card.reload and has_arrow(game, hero, card)]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP; nothing for whoever is quick at it, or with a weapon that is.  LE-0377, LE-G06"""
    kit = here.game.armed(here.hero, parse_item(option.what))
    return 0 if kit.says(words.QUICK_LOAD) else AP


@FAMILY.deed("load")
def load(game: League, here: Standpoint, option: Option) -> None:
    """It is ready to shoot again.  LE-0377"""
    pay(game, here.hero, cost(here, option))
    make_ready(game, here.hero, option.what)


def make_ready(game: League, hero: Hero, what: str) -> None:
    """A ranged weapon in its hands is loaded.  LE-0115, LE-0377"""
    card = card_of(parse_item(what))
    if card is not None:
        nock(game, hero, card)
    hero.loaded = True
    game.tell(Changed, "loaded", hero.id, now=1, rules=("LE-0377",))
