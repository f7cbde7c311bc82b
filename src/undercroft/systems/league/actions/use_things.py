"""Things that are used up for what they do: a keg of ale for the whole party.  LE-0104, LE-0113, LE-0116, LE-G14"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, hands_free, out_of_battle, pay
from undercroft.systems.league.cards.things import GearCard
from undercroft.systems.league.effects.taking import take_effect
from undercroft.systems.league.game import League
from undercroft.systems.league.status.wear import discard
from undercroft.systems.league.things.slots import card_of

AP = 1
BANDAGE = "bandage"
"""What is used on wounds has an action of its own.  LE-0278"""

FAMILY = Family("use-things", after="identify", needs=action_left & out_of_battle, by=hands_free)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Whatever it carries that is used up and does something by itself; in battle nobody opens a keg.

    LE-0104, LE-G14
    """
    return [Option("use-up", what=str(item)) for item, _ in _of_use(here.hero.outfit.items())]


def _of_use(items: tuple[Item, ...]) -> Iterator[tuple[Item, GearCard]]:
    for item in dict.fromkeys(items):
        card = card_of(item)
        if isinstance(card, GearCard) and card.consumable and card.use and card.tool != BANDAGE:
            yield item, card


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP."""
    return AP


@FAMILY.deed("use-up")
def use_up(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It is used up and does what its words say.  LE-0104, LE-G14"""
    hero, item = here.hero, parse_item(option.what)
    pay(game, hero, cost(here, option))
    card = next(card for one, card in _of_use(hero.outfit.items()) if one == item)
    hero.outfit = discard(hero.outfit, item)
    game.tell(Changed, "used-up", hero.id, detail=str(item), rules=("LE-G14",))
    yield from take_effect(game, hero, card.use, hero.id, f"league-thing-{item.card}")
