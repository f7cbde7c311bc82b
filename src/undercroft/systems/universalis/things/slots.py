"""Where equipment goes: hands, body, backpack.  UN-0086, UN-0087"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.cards.definitions import Armor, Thing, Weapon
from undercroft.systems.universalis.cards.people import Gear, gear_cards, hands_for, person
from undercroft.systems.universalis.state import Character

HANDS = 2


def hands_of(who: Character) -> int:
    """How many hands a character has; with one arm it cannot hold what takes two.  UN-0545"""
    return hands_by_card(who.card)


@remembered(4096)
def hands_by_card(card: str) -> int:
    """How many hands the bearer of this card has.  UN-0545"""
    return 1 if "one-armed" in person(card).injuries else HANDS


def free_hands(who: Character) -> int:
    """Hands that hold nothing; with one arm there is one less.  UN-0086, UN-0545"""
    return hands_of(who) - sum(hands_for(gear_cards()[id]) for id in who.hands)


def wearable(who: Character, item: str) -> bool:
    """May it be put on?  Armor where none of its kind is worn, other objects where nothing like them is.  UN-0087"""
    card = gear_cards()[item]
    worn = [gear_cards()[id] for id in who.body]
    if isinstance(card, Armor):
        if card.weighs == "piece":
            return item not in who.body
        return not any(isinstance(one, Armor) and one.weighs != "piece" for one in worn)
    return isinstance(card, Thing) and card.worn and not any(_alike(card, one) for one in worn)


def _alike(card: Thing, other: Gear) -> bool:
    return isinstance(other, Thing) and other.kind == card.kind


def usable_by(card: Gear, large: bool) -> bool:
    """The Large and the Huge cannot use Relics.  UN-1047, UN-G86"""
    return not (large and card.magic == "relic")


def magic_type(card: Gear) -> str:
    """The type of a Magic Object or Relic; nothing for ordinary things.  UN-1042, UN-1045, UN-1046"""
    if not card.magic:
        return ""
    ranged = isinstance(card, Weapon) and card.kind in ("throwing", "projectile")
    return "ranged" if ranged else type(card).__name__


def _same_magic(card: Gear, others: tuple[str, ...]) -> tuple[str, ...]:
    """The things among these that are magic of the same type, since only one of a type is in use.  UN-1045, UN-1046"""
    kind = magic_type(card)
    return tuple(other for other in others if kind and magic_type(gear_cards()[other]) == kind)


def hold(who: Character, item: str) -> None:
    """Take a thing in hand; if hands are lacking, others go to the backpack, those of the same kind first.

    Only one magic thing of a type is in use.  UN-0086, UN-1045, UN-1046
    """
    cards = gear_cards()
    card = cards[item]
    held, worn = _same_magic(card, who.hands), _same_magic(card, who.body)
    hands, stowed = [other for other in who.hands if other not in held], [*held, *worn]
    who.body = tuple(other for other in who.body if other not in worn)
    while hands and sum(hands_for(cards[other]) for other in hands) + hands_for(card) > hands_of(who):
        alike = [other for other in hands if type(cards[other]) is type(card)]
        out = alike[0] if alike else hands[-1]
        hands.remove(out)
        stowed.append(out)
    who.hands = (*hands, item)
    who.pack = (*who.pack, *stowed)


def wear(who: Character, item: str) -> None:
    """Put a thing on; what cannot be worn or held beside it goes to the backpack.

    Only one body armor, one thing of a kind and one Magic Object of a type are worn at a time.  UN-1045, UN-1046
    """
    cards = gear_cards()
    off = tuple(other for other in who.body if _clash(cards[item], cards[other]))
    stowed = _same_magic(cards[item], who.hands)
    who.body = (*(other for other in who.body if other not in off), item)
    who.hands = tuple(other for other in who.hands if other not in stowed)
    who.pack = (*who.pack, *off, *stowed)


def body_armor(card: Gear) -> bool:
    """Is it armor that covers the body?  Helmets, greaves and bracelets do not count.  UN-0243"""
    return isinstance(card, Armor) and card.weighs != "piece"


def _clash(card: Gear, other: Gear) -> bool:
    """Do two things exclude each other when worn?"""
    if magic_type(card) and magic_type(card) == magic_type(other):
        return True
    if body_armor(card) or body_armor(other):
        return body_armor(card) and body_armor(other)
    kinds = [one.kind for one in (card, other) if isinstance(one, Thing)]
    return len(kinds) == 2 and kinds[0] == kinds[1] and kinds[0] in ("cloak", "boots")


def part_with(who: Character, item: str) -> None:
    """Remove one copy of a thing from its bearer: from the backpack if it is there, otherwise from hand or body."""
    for part in ("pack", "hands", "body"):
        things: tuple[str, ...] = getattr(who, part)
        if item in things:
            setattr(who, part, without(things, item))
            return


def stow(who: Character, item: str) -> None:
    """Put a thing that is held or worn into the backpack."""
    part = "hands" if item in who.hands else "body"
    setattr(who, part, without(getattr(who, part), item))
    who.pack = (*who.pack, item)


def put_away(who: Character, item: str) -> None:
    """A new thing is worn or held if there is room, otherwise it goes into the backpack.  UN-0086, UN-0087"""
    card = gear_cards()[item]
    ready = not isinstance(card, Thing)
    if wearable(who, item):
        who.body = (*who.body, item)
    elif ready and 0 < hands_for(card) <= free_hands(who):
        who.hands = (*who.hands, item)
    else:
        who.pack = (*who.pack, item)


def rearrangements(who: Character) -> list[Option]:
    """The ways a hero may rearrange equipment outside a quest: hold, wear or stow one thing.

    UN-0086, UN-0087, UN-0545
    """
    found: list[Option] = []
    for item in dict.fromkeys(who.pack):
        if 0 < hands_for(gear_cards()[item]) <= free_hands(who):
            found.append(Option("hold", what=item))
        elif wearable(who, item):
            found.append(Option("wear", what=item))
    return found + [Option("stow", what=item) for item in dict.fromkeys((*who.hands, *who.body))]


def ready(who: Character, option: Option) -> None:
    """Hold, wear or stow one thing, as chosen."""
    item = option.what
    if option.act == "stow":
        stow(who, item)
        return
    who.pack = without(who.pack, item)
    if option.act == "hold":
        who.hands = (*who.hands, item)
    else:
        who.body = (*who.body, item)
