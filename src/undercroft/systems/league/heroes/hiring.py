"""Mercenaries, who fill the places that heroes leave.  LE-0002, LE-G37"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.systems.league.cards.heroes import MERCENARIES
from undercroft.systems.league.cards.library import hero_name, library, things
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.state import Hero
from undercroft.systems.league.things.slots import QUICK, own_slot

PLACES = 4
"""A party of so many heroes has no place for mercenaries.  LE-0001, LE-0002"""


def mercenary(card: str, id: FigureId, seat: SeatId) -> Hero:
    """A mercenary as it joins: it acts as heroes do and counts for the party's morale.  LE-0002, LE-G37"""
    one = library()[MERCENARIES][card]
    worn = tuple(Worn(own_slot(things()[thing]) or QUICK, Item(thing)) for thing in one.wears)
    quick = tuple(Worn(QUICK, Item(thing)) for thing in one.quick)
    hero = Hero(
        id=id,
        seat=seat,
        card=card,
        species=one.species,
        profession=one.profession,
        values=one.values,
        max_hp=one.hp,
        talents=one.talents,
        outfit=Outfit((*worn, *quick)),
        hired=True,
    )
    return refresh(hero)


def places_left(party: list[Hero]) -> int:
    """How many mercenaries may still join.  LE-0002"""
    return max(0, PLACES - len(party))


def for_hire(game: League) -> list[str]:
    """The mercenaries whom the party has a place and the coins for, each once.  LE-0002, LE-G37"""
    party = [one for one in game.state.party if not one.dead]
    if not places_left(party):
        return []
    purse = sum(one.coins for one in party)
    taken = {one.card for one in party}
    return [id for id, card in library()[MERCENARIES].items() if card.price <= purse and id not in taken]


def hire(game: League, card: str) -> Hero:
    """A mercenary is paid and joins the party; the seat that decides for the party plays it.  LE-0002, LE-G37"""
    pay(game, library()[MERCENARIES][card].price)
    hero = mercenary(card, FigureId(len(game.state.party) + 1), game.party_seat())
    game.state.party.append(hero)
    game.tell(Changed, "hired", hero.id, detail=hero_name(card), rules=("LE-0002",))
    return hero


def upkeep(party: list[Hero]) -> int:
    """What the mercenaries of a party ask for one more quest.  LE-G37"""
    return sum(library()[MERCENARIES][one.card].upkeep for one in party if one.hired and not one.dead)


def pay(game: League, n: int) -> None:
    """Coins are paid by those who have most.  LE-0026"""
    for hero in sorted(game.state.party, key=lambda one: (-one.coins, one.id)):
        share = min(n, hero.coins)
        hero.coins, n = hero.coins - share, n - share
