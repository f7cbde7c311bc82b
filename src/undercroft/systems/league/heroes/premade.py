"""The premade heroes of the box as they come into a game.  LE-0003, LE-0004, LE-0013, LE-0014, LE-0027 to LE-0029"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.systems.league.cards.heroes import HEROES
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.state import Hero, Recipe
from undercroft.systems.league.things.slots import QUICK, own_slot


def premade(name: str, id: FigureId, seat: SeatId) -> Hero:
    """A premade hero, ready to start.  LE-0003, LE-0013, LE-0014, LE-0028, LE-G09, LE-G98"""
    card = library()[HEROES][name]
    worn = tuple(Worn(own_slot(things()[thing]) or QUICK, Item(thing)) for thing in card.wears)
    quick = tuple(Worn(QUICK, Item(thing)) for thing in card.quick)
    hero = Hero(
        id=id,
        seat=seat,
        card=name,
        species=card.species,
        profession=card.profession,
        values=card.values,
        level=card.level,
        max_hp=card.hp,
        talents=card.talents,
        perks=card.perks,
        spells=card.spells,
        prayers=card.prayers,
        recipes=tuple(Recipe(potion=potion, takes=takes) for potion, takes in card.recipes.items()),
        outfit=Outfit((*worn, *quick), tuple(Item(thing) for thing in card.pack)),
        coins=card.coins,
    )
    return refresh(hero)
