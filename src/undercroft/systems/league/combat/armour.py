"""What stops damage: natural armour, armour on the place that was hit, and how it wears.  LE-0498, LE-0503, LE-G13"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import magic_words, words
from undercroft.systems.league.cards.library import armour, things
from undercroft.systems.league.cards.marks import usable
from undercroft.systems.league.cards.things import NOBLE, ArmourCard, WeaponCard
from undercroft.systems.league.cards.values import natural_armour
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero, Location
from undercroft.systems.league.status.wear import wear


def worn_on(hero: Hero, place: Location) -> tuple[Item, ...]:
    """The armour a hero wears on a place of its body.  LE-0503"""
    return tuple(
        worn.item
        for worn in hero.outfit.on
        if (card := armour(worn.item.card)) is not None
        and place in card.covers
        and worn.slot != "quick"
        and usable(worn.item)
    )


def natural(game: League, model: Hero | Enemy, tally: Tally) -> None:
    """Natural armour takes its part off the damage.  LE-0011, LE-0498"""
    if isinstance(model, Enemy):
        tally.add(-game.card(model).natural_armour, "natural-armour", "LE-0498")
    else:
        tally.add(-natural_armour(value_of(game, model, "constitution").total), "natural-armour", "LE-0498")
    for term in game.kit(model).terms(words.NATURAL_ARMOUR, "LE-0498"):
        tally.add(-term.value, term.source, term.rule)


def stopped(game: League, model: Hero | Enemy, place: Location, tally: Tally) -> None:
    """The armour of an enemy, or what a hero wears on the place that was hit, takes its part off the damage.

    LE-0498, LE-0503, LE-G92
    """
    if isinstance(model, Enemy):
        tally.add(-game.card(model).armour, "armour", "LE-0498")
        return
    for item in worn_on(model, place) if place else ():
        tally.add(-defence(item), f"league-thing-{item.card}", "LE-0503")


def guarded(game: League, model: Hero | Enemy, place: Location) -> Tally:
    """What a place of the body takes off the damage of an ordinary blow.  LE-0498, LE-0503"""
    taken, guard = Tally(), Tally()
    natural(game, model, taken)
    stopped(game, model, place, taken)
    for term in taken.terms:
        guard.add(-term.value, term.source, term.rule)
    return guard


def defence(item: Item) -> int:
    """The DEF of a piece of armour or a shield, with the magic in it.  LE-0495, LE-0498"""
    card = armour(item.card)
    assert card is not None, f"{item} protects nobody"
    return card.defence


def wears(game: League, hero: Hero, place: Location, before: int, *, eaten: bool = False) -> None:
    """Armour that was struck loses a point when the damage that reached it was higher than its DEF; what is `eaten`
    always does, unless it is of mithril or silver.  LE-0744, LE-0746, LE-G13"""
    for item in worn_on(hero, place) if place else ():
        if before > defence(item):
            wear(game, hero, item, "LE-G13")
        elif eaten and not is_noble(item):
            wear(game, hero, item, "LE-0744")


def is_noble(item: Item) -> bool:
    """Is it of mithril or silver, which nothing eats?  LE-0746"""
    card = things()[item.card]
    return isinstance(card, WeaponCard | ArmourCard) and card.material in NOBLE


def is_proof(game: League, model: Hero | Enemy, element: str) -> bool:
    """Does damage of this kind do nothing to it?"""
    return bool(element) and any(one.value == element for one in game.kit(model).of(magic_words.PROOF))
