"""Mercenaries, who fill the places that heroes leave.  LE-0002, LE-G37"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import FigureId, Option, Script, SeatId
from undercroft.systems.league import moments
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
    party = [one for one in game.state.party if not (one.dead or one.dismissed)]
    if not places_left(party):
        return []
    purse = sum(one.coins for one in party if not one.hired)
    taken = {one.card for one in game.state.party}
    return [id for id, card in library()[MERCENARIES].items() if card.price <= purse and id not in taken]


def hire(game: League, card: str) -> Hero:
    """A mercenary is paid and joins the party; the seat that decides for the party plays it.  LE-0002, LE-G37"""
    pay(game, library()[MERCENARIES][card].price)
    hero = mercenary(card, FigureId(len(game.state.party) + 1), game.party_seat())
    hero.at = game.state.party[0].at
    game.state.party.append(hero)
    game.tell(Changed, "hired", hero.id, detail=hero_name(card), rules=("LE-0002",))
    return hero


def upkeep(hero: Hero) -> int:
    """What a mercenary asks for one more quest.  LE-G37"""
    return library()[MERCENARIES][hero.card].upkeep


def keep_on(game: League) -> None:
    """Between quests each mercenary is paid for the next, or goes its own way.  LE-G37"""
    for hero in [one for one in game.state.party if one.hired and not one.dead]:
        if sum(one.coins for one in game.state.party if not one.hired) >= upkeep(hero):
            pay(game, upkeep(hero))
            game.tell(Changed, "paid", hero.id, now=upkeep(hero), rules=("LE-G37",))
        else:
            hero.dismissed = hero.left = True
            game.tell(Changed, "dismissed", hero.id, rules=("LE-G37",))


@moments.WORKS.on(moments.ALWAYS, rank=BOOK)
def offers(game: League, hero: Hero) -> tuple[Option, ...]:
    """In a settlement the first of the heroes may hire whomever the party has a place and the coins for.  LE-0002"""
    if hero is not next((one for one in game.state.party if one.here and not one.hired), None):
        return ()
    prices, seats = library()[MERCENARIES], (hero.seat,)
    return tuple(
        Option("hire", hero.id, what=f"mercenary-{card}", n=prices[card].price, seats=seats) for card in for_hire(game)
    )


@moments.WORK.on(moments.ALWAYS, rank=BOOK)
def hires(game: League, hero: Hero, option: Option) -> Script[None]:
    """A mercenary is hired.  LE-0002"""
    if option.act == "hire":
        hire(game, option.what.removeprefix("mercenary-"))
    yield from ()


def pay(game: League, n: int) -> None:
    """Coins are paid by those who have most.  LE-0026"""
    paying = [one for one in game.state.party if not one.hired]
    for hero in sorted(paying, key=lambda one: (-one.coins, one.id)):
        share = min(n, hero.coins)
        hero.coins, n = hero.coins - share, n - share
