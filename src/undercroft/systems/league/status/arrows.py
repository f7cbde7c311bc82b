"""Arrows, where the table counts them: a quiver holds ten, more of them are in the backpack.  LE-0115, LE-C138"""

from __future__ import annotations

from undercroft.crawl.things import Outfit, without
from undercroft.kernel.events import Changed
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.things import GearCard, WeaponCard
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

COUNT_ARROWS = "count-arrows"
"""The option by which arrows are counted.  LE-0115"""
QUIVERFUL = 10
"""LE-0115"""
ARROW = "arrow"
BUNDLE = "arrow-bundle"


def has_quiver(hero: Hero) -> bool:
    """Has it a quiver at hand?"""
    cards = (things()[worn.item.card] for worn in hero.outfit.on)
    return any(isinstance(card, GearCard) and card.tool == "quiver" for card in cards)


def has_arrow(game: League, hero: Hero, card: WeaponCard) -> bool:
    """Can it load this weapon: are arrows not counted, are none needed, or is there one in its quiver?  LE-0115"""
    if card.ammunition != ARROW or not game.setup.option(COUNT_ARROWS, False):
        return True
    return has_quiver(hero) and hero.arrows > 0


def nock(game: League, hero: Hero, card: WeaponCard) -> None:
    """An arrow goes from the quiver onto the string.  LE-0115"""
    if card.ammunition == ARROW and game.setup.option(COUNT_ARROWS, False):
        was, hero.arrows = hero.arrows, max(0, hero.arrows - 1)
        game.tell(Changed, "arrows", hero.id, now=hero.arrows, was=was, rules=("LE-0115",))


def fill_quiver(hero: Hero) -> None:
    """Out of battle an empty quiver is filled from a bundle in the backpack.  LE-0115, LE-0116"""
    bundle = next((item for item in hero.outfit.pack if item.card == BUNDLE), None)
    if hero.arrows == 0 and bundle is not None and has_quiver(hero):
        hero.outfit = Outfit(hero.outfit.on, without(hero.outfit.pack, bundle))
        hero.arrows = QUIVERFUL
