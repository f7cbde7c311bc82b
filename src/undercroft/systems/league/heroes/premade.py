"""The premade heroes of the box as they come into a game.  LE-0003, LE-0004, LE-0013, LE-0014, LE-0027 to LE-0029"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.heroes import HEROES, PROFESSIONS, SPECIES
from undercroft.systems.league.cards.kit import Source, kit_of
from undercroft.systems.league.cards.library import armour, library, weapon
from undercroft.systems.league.cards.things import GEAR
from undercroft.systems.league.state import Hero


def premade(name: str, id: FigureId, seat: SeatId) -> Hero:
    """A premade hero, ready to start.  LE-0003, LE-0013, LE-0014, LE-0028, LE-G09, LE-G98"""
    card = library()[HEROES][name]
    kit = kit_of(tuple(Source("talent", talent) for talent in card.talents))
    worn = tuple(Worn(_slot(thing), Item(thing)) for thing in card.wears)
    quick = tuple(Worn("quick", Item(thing)) for thing in card.quick)
    energy = 1 + len(card.perks)
    luck = library()[SPECIES][card.species].luck + kit.sum(words.LUCK)
    hero = Hero(
        id=id,
        seat=seat,
        card=name,
        species=card.species,
        profession=card.profession,
        values=card.values,
        level=card.level,
        max_hp=card.hp,
        hp=card.hp + kit.sum(words.MAX_HP),
        talents=card.talents,
        perks=card.perks,
        spells=card.spells,
        prayers=card.prayers,
        energy=energy,
        max_energy=energy,
        luck=luck,
        max_luck=luck,
        outfit=Outfit((*worn, *quick), tuple(Item(thing) for thing in card.pack)),
        coins=card.coins,
    )
    if library()[PROFESSIONS][card.profession].spells:
        hero.mana = card.values.wisdom
    return hero


def _slot(thing: str) -> str:
    """Where a thing is worn: weapons and shields in the hands, armour on the first location it covers."""
    protection = armour(thing)
    if weapon(thing) is not None or (protection is not None and protection.shield):
        return "hand"
    if protection is not None:
        return protection.covers[0]
    gear = library()[GEAR].get(thing)
    return gear.slot if gear is not None and gear.slot else "quick"
