"""Objects a Dark Player buys for the creatures they place, where the players agree on it.

UN-1389 to UN-1395, UN-G109
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.universalis.cards.definitions import Armor
from undercroft.systems.universalis.cards.people import Gear, gear_cards, hands_for, person
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.obstacles import affords, pay
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.slots import hold

COMMON, UNCOMMON = 1, 2
MOST_ALIKE = 3
LEVELS = {"grunt": 1, "elite": 2, "champion": 3}


def object_price(game: Universalis, item: Gear, who: Character) -> int:
    """1 point, 2 for an uncommon object; twice as much for an Elite, three times for a Champion or Leader, double
    again if Large.  UN-1390 to UN-1393, UN-G109"""
    price = UNCOMMON if item.uncommon else COMMON
    price *= LEVELS["champion"] if who.leader else LEVELS.get(person(who.card).level, 1)
    return price * 2 if who.size >= LARGE else price


def for_sale(game: Universalis, who: Character) -> list[Gear]:
    """The Equipment cards the Dark Player can pay for this creature, no more than three alike in a quest.

    UN-1389, UN-1394
    """
    bought = hand_of(game).bought
    return [
        item
        for item in gear_cards().values()
        if item.cost is not None
        and not item.magic
        and not item.hides
        and bought.count(item.id) < MOST_ALIKE
        and affords(game, object_price(game, item, who))
    ]


def outfit(game: Universalis, who: Character) -> Script[None]:
    """The Dark Player may buy objects for a creature as it is placed, beyond the limit of the card.

    UN-1389, UN-1395
    """
    if game.setup.option("dark-objects", "no") != "yes":
        return
    while True:
        options = [DONE, *(Option("outfit", who.id, what=item.id) for item in for_sale(game, who))]
        if len(options) == 1:
            return
        option: Option = yield Ask("outfit", game.dark, options, who=who.id)
        if option.act == "done":
            return
        buy(game, who, option.what)


def buy(game: Universalis, who: Character, item: str) -> None:
    """The object is paid for and worn, held or carried."""
    card = gear_cards()[item]
    pay(game, object_price(game, card, who))
    hand_of(game).bought += (item,)
    if isinstance(card, Armor):
        who.body = (*who.body, item)
    elif hands_for(card):
        hold(who, item)
    else:
        who.pack = (*who.pack, item)
    game.tell(Changed, "outfitted", who.id, detail=item, rules=("UN-1389",))
