"""What heroes hand over to mercenaries and mounts in a settlement, and take back from them.  UN-1127, UN-G89"""

from __future__ import annotations

import msgspec

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.universalis.agenda import AtBearer
from undercroft.systems.universalis.cards.definitions import Hero
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.making import sheet, write
from undercroft.systems.universalis.party.companions import Escort, bears, escorts, laden
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.burdens import MOST_COINS, holds

SUMS = (1, 5, 10)
"""How many coins change hands at a time, besides all that can."""

MOST_HANDED = 24
"""How often something may change hands before the hero turns to other business."""


def bearers_of(hero: Hero) -> list[Escort]:
    """The companions who carry things for a hero.  UN-1127"""
    return [one for one in escorts(hero, alone=True) if bears(one.card)]


def bearer_of(hero: Hero, card: str) -> Escort:
    """The companion with this card."""
    return next(one for one in escorts(hero, alone=True) if one.card == card)


@step(AtBearer)
def at_bearer(game: Universalis, entry: AtBearer) -> Script[None]:
    """A hero hands over things and coins or takes them back, one after the other, until the player is done.  UN-1127"""
    who = game.character(entry.who)
    options = exchanges(who, bearer_of(sheet(who), entry.companion))
    if not options or entry.moves >= MOST_HANDED:
        return
    option: Option = yield Ask(
        "freight", who.seat, [*options, DONE], who=who.id, about=entry.companion, default=len(options)
    )
    if option.act != "done":
        exchange(game, who, entry.companion, option)
        game.push(msgspec.structs.replace(entry, moves=entry.moves + 1))


def exchanges(who: Character, bearer: Escort) -> list[Option]:
    """What a companion can still carry within a hero's limits, and what it can give back.  UN-1127"""
    own = person(bearer.card).sets[bearer.set]
    carried = (*bearer.body, *own.hands, *own.pack, *bearer.freight)
    given = dict.fromkeys((*who.pack, *who.hands, *who.body))
    room = min(who.coins, MOST_COINS - bearer.coins)
    return [
        *(Option("entrust", what=item) for item in given if holds(bearer.card, (*carried, item), bearer.coins)),
        *(Option("entrust-coins", n=n) for n in _sums(room)),
        *(Option("take-back", what=item) for item in dict.fromkeys(bearer.freight)),
        *(Option("take-coins", n=n) for n in _sums(bearer.coins)),
    ]


def _sums(most: int) -> list[int]:
    return [*(n for n in SUMS if n < most), most] if most > 0 else []


def exchange(game: Universalis, who: Character, card: str, option: Option) -> None:
    """A thing or some coins change hands.  UN-1127"""
    bearer = bearer_of(sheet(who), card)
    freight, coins = bearer.freight, bearer.coins
    if option.act == "entrust":
        hand_over(who, option.what)
        freight = (*freight, option.what)
    elif option.act == "take-back":
        freight = without(freight, option.what)
        who.pack = (*who.pack, option.what)
    else:
        given = option.n if option.act == "entrust-coins" else -option.n
        who.coins, coins = who.coins - given, coins + given
    write(who, laden(sheet(who), card, freight, coins))
    game.tell(Changed, f"{option.act}-done", who.id, now=who.coins, detail=option.what, rules=("UN-1127",))


def hand_over(who: Character, item: str) -> None:
    """A thing leaves the hero: from the backpack first, then from the hands, then from the body."""
    for part in ("pack", "hands", "body"):
        held: tuple[str, ...] = getattr(who, part)
        if item in held:
            setattr(who, part, without(held, item))
            return


def reach_for(who: Character, cost: int) -> None:
    """In a settlement, a hero's companions make up from the coins they carry what the hero is short of.  UN-1127"""
    for bearer in bearers_of(sheet(who)):
        taken = min(bearer.coins, max(0, cost - who.coins))
        if taken:
            who.coins += taken
            write(who, laden(sheet(who), bearer.card, bearer.freight, bearer.coins - taken))


def unburden(who: Character, card: str) -> None:
    """A companion that leaves its hero in a settlement gives back what it carried (ruling `what-companions-carry`)."""
    bearer = bearer_of(sheet(who), card)
    who.pack, who.coins = (*who.pack, *bearer.freight), who.coins + bearer.coins
    write(who, laden(sheet(who), card, (), 0))
