"""Where equipment goes: hands, body, backpack.  UN-0086, UN-0087"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.cards.definitions import Armor, Shield, Thing
from undercroft.systems.universalis.cards.people import Gear, gear_cards
from undercroft.systems.universalis.state import Character

HANDS = 2


def hands_of(card: Gear) -> int:
    """How many hands a thing takes when it is held; 0: it cannot be.  UN-0086"""
    if isinstance(card, Armor):
        return 0
    return 1 if isinstance(card, Shield) else card.hands


def free_hands(who: Character) -> int:
    """Hands that hold nothing."""
    return HANDS - sum(hands_of(gear_cards()[id]) for id in who.hands)


def wearable(who: Character, item: str) -> bool:
    """Armor goes on where none of its kind is worn, worn objects where none like it is.  UN-0087"""
    card = gear_cards()[item]
    worn = [gear_cards()[id] for id in who.body]
    if isinstance(card, Armor):
        if card.weighs == "piece":
            return item not in who.body
        return not any(isinstance(one, Armor) and one.weighs != "piece" for one in worn)
    return isinstance(card, Thing) and card.worn and not any(_alike(card, one) for one in worn)


def _alike(card: Thing, other: Gear) -> bool:
    return isinstance(other, Thing) and other.kind == card.kind


def put_away(who: Character, item: str) -> None:
    """A new thing is worn or held where there is room, else it goes into the backpack.  UN-0086, UN-0087"""
    card = gear_cards()[item]
    ready = not isinstance(card, Thing)
    if wearable(who, item):
        who.body = (*who.body, item)
    elif ready and 0 < hands_of(card) <= free_hands(who):
        who.hands = (*who.hands, item)
    else:
        who.pack = (*who.pack, item)


def rearrangements(who: Character) -> list[Option]:
    """How a hero may put equipment in order outside a quest: hold, wear or stow one thing.  UN-0086, UN-0087"""
    found: list[Option] = []
    for item in dict.fromkeys(who.pack):
        if 0 < hands_of(gear_cards()[item]) <= free_hands(who):
            found.append(Option("hold", what=item))
        elif wearable(who, item):
            found.append(Option("wear", what=item))
    return found + [Option("stow", what=item) for item in dict.fromkeys((*who.hands, *who.body))]


def ready(who: Character, option: Option) -> None:
    """One thing changes its place."""
    item = option.what
    if option.act == "stow":
        part = "hands" if item in who.hands else "body"
        setattr(who, part, without(getattr(who, part), item))
        who.pack = (*who.pack, item)
        return
    who.pack = without(who.pack, item)
    if option.act == "hold":
        who.hands = (*who.hands, item)
    else:
        who.body = (*who.body, item)
