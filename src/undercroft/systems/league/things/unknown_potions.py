"""What an unknown potion turns out to be.  LE-0592, LE-0593, LE-0607, LE-G17"""

from __future__ import annotations

from undercroft.crawl.things import Item, become
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.potions import POTION_TABLES, POTIONS, STRENGTHS, Strength
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import D100
from undercroft.systems.league.state import Hero

LOOT = "loot"


def reveal(game: League, hero: Hero, owner: Hero, item: Item) -> Script[None]:
    """A d100 says what an unknown potion is; how strong it is one sees.  LE-0592, LE-0593, LE-G17"""
    of = yield from roll_potion(game, hero)
    now = Item(potion_of(of, strength_of(item)))
    owner.outfit = become(owner.outfit, item, now)
    game.tell(Changed, "identified", hero.id, detail=str(now), rules=("LE-0592",))


def strength_of(item: Item) -> Strength:
    """The strength of an unknown potion, which is written on the copy."""
    return next((strength for strength in STRENGTHS if strength in item.marks), "standard")


def roll_potion(game: League, hero: Hero) -> Script[str]:
    """A roll on the potions table.  LE-0607"""
    roll: int = yield Roll((D100,), TOTAL, hero.seat, hero.id, "potion", LOOT)
    return game.box[POTION_TABLES]["potions"].result(roll)


def potion_of(of: str, strength: Strength) -> str:
    """The potion of a kind and strength."""
    return next(card.id for card in library()[POTIONS].values() if card.of == of and card.strength == strength)
