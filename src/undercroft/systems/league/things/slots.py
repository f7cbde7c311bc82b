"""What goes where: hands, body, quick slots, belt and backpack, and what may not be worn together.

LE-0009, LE-0111 to LE-0120, LE-0503, LE-0583 to LE-0585, LE-0614, LE-0615, LE-0624, LE-0625, LE-0664
"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn, without
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.hands import HAND, HANDS, hands_for
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.marks import usable
from undercroft.systems.league.cards.potions import PotionCard
from undercroft.systems.league.cards.things import GEAR_SLOTS, LOCATIONS, ArmourCard, GearCard, ThingCard, WeaponCard
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

QUICK, PACK, BELT = "quick", "pack", "belt"
QUICK_SLOTS = 3
"""LE-0112"""

VIALS = ("bottle", "holy-water", "unknown-potion")
"""What goes into the loops of a belt besides potions.  LE-0615"""

CHARM = "charm"
"""Magic that is no jewellery, of which there may be any number.  LE-0584"""

BODY: tuple[str, ...] = (HAND, *LOCATIONS, *GEAR_SLOTS)
"""Where a thing gives what it gives.  LE-0111"""


def card_of(item: Item) -> ThingCard:
    """What is printed of a thing."""
    return things()[item.card]


def is_armour(card: ThingCard) -> bool:
    """Is it armour for some locations, and no shield?"""
    return isinstance(card, ArmourCard) and not card.shield


def is_vial(card: ThingCard) -> bool:
    """Does it go into a loop of a belt: a potion or a vial?  LE-0615"""
    return isinstance(card, PotionCard) or (isinstance(card, GearCard) and card.tool in VIALS)


def own_slot(card: ThingCard) -> str:
    """Where a thing is worn or held: weapons and shields in the hands, armour on the first location it covers; empty
    where it is not."""
    if isinstance(card, WeaponCard):
        return HAND
    if isinstance(card, ArmourCard):
        return HAND if card.shield else card.covers[0]
    return card.slot if isinstance(card, GearCard) else ""


def places(strength: int, item: Item) -> tuple[str, ...]:
    """Where a hero of this STR may have a thing at all, the most sensible place first: on the body or in the hands if
    it can use it there, in a quick slot unless it is armour, in the backpack.

    LE-0009, LE-0112, LE-0580, LE-0624, LE-0664
    """
    card = card_of(item)
    return (*_on_the_body(strength, item, card), *(() if is_armour(card) else (QUICK,)), PACK)


def _on_the_body(strength: int, item: Item, card: ThingCard) -> tuple[str, ...]:
    slot = own_slot(card)
    if not slot or not usable(item):
        return ()
    return () if slot == HAND and not hands_for(card, strength) else (slot,)


def loops(outfit: Outfit) -> int:
    """How many potions and vials the belt holds besides.  LE-0614"""
    return sum(card.slots for item in outfit.at(BELT) if isinstance(card := card_of(item), GearCard))


def quick_slots(outfit: Outfit) -> int:
    """How many quick slots there are in all: 3, with an alchemist belt 9.  LE-0112, LE-0614"""
    return QUICK_SLOTS + loops(outfit)


def well_ordered(outfit: Outfit, strength: int) -> bool:
    """Is everything where it may be: two hands' worth in the hands, one piece of armour on each location, one of every
    kind of jewellery, three things in quick slots, more only of potions and vials?

    LE-0112, LE-0583, LE-0614, LE-0615, LE-0625, LE-0664
    """
    held = sum(hands_for(card_of(item), strength) for item in outfit.at(HAND))
    quick = [card_of(item) for item in outfit.at(QUICK)]
    others = sum(not is_vial(card) for card in quick)
    return (
        held <= HANDS
        and len(quick) <= quick_slots(outfit)
        and others <= QUICK_SLOTS
        and not _covered_twice(outfit)
        and all(len(outfit.at(slot)) <= 1 for slot in GEAR_SLOTS if slot != CHARM)
    )


def _covered_twice(outfit: Outfit) -> bool:
    covered = [place for worn in outfit.on for place in _covers(worn)]
    return len(covered) > len(set(covered))


def _covers(worn: Worn) -> tuple[str, ...]:
    card = card_of(worn.item)
    return card.covers if isinstance(card, ArmourCard) and worn.slot in LOCATIONS else ()


# moving things


def taken_out(outfit: Outfit, item: Item, slot: str) -> Outfit:
    """An outfit without a thing of this slot or of the backpack."""
    if slot == PACK:
        return Outfit(outfit.on, without(outfit.pack, item))
    return Outfit(without(outfit.on, Worn(slot, item)), outfit.pack)


def put_in(outfit: Outfit, item: Item, slot: str) -> Outfit:
    """An outfit with a thing in this slot or in the backpack."""
    if slot == PACK:
        return Outfit(outfit.on, (*outfit.pack, item))
    return Outfit((*outfit.on, Worn(slot, item)), outfit.pack)


def gives_way(outfit: Outfit, item: Item, slot: str, strength: int) -> tuple[Worn, ...]:
    """What has to leave its slot for a thing that is put there, what was put there last first."""
    for n in range(len(outfit.on) + 1):
        leaving = tuple(worn for worn in reversed(outfit.on) if _rivals(item, worn, slot))[:n]
        rest = outfit
        for worn in leaving:
            rest = taken_out(rest, worn.item, worn.slot)
        if well_ordered(put_in(rest, item, slot), strength):
            return leaving
    return ()


def _rivals(item: Item, worn: Worn, slot: str) -> bool:
    """Do both want the same place?"""
    card = card_of(item)
    if isinstance(card, ArmourCard) and slot in LOCATIONS:
        return bool(set(card.covers) & set(_covers(worn)))
    return worn.slot == slot and (slot != QUICK or is_vial(card) or not is_vial(card_of(worn.item)))


def moved(outfit: Outfit, item: Item, start: str, to: str, strength: int, spare: tuple[str, ...]) -> Outfit | None:
    """An outfit after a thing went from one place to another; what gives way to it goes where there is room, first
    where the thing came from, then into the first of the `spare` places.  None if that cannot be."""
    without_it = taken_out(outfit, item, start)
    leaving = gives_way(without_it, item, to, strength)
    rest = without_it
    for worn in leaving:
        rest = taken_out(rest, worn.item, worn.slot)
    rest = put_in(rest, item, to)
    if not well_ordered(rest, strength):
        return None
    for worn in leaving:
        placed = _settled(rest, worn.item, (start, *spare), strength)
        if placed is None:
            return None
        rest = placed
    return rest


def _settled(outfit: Outfit, item: Item, among: tuple[str, ...], strength: int) -> Outfit | None:
    for slot in among:
        if slot == PACK:
            return put_in(outfit, item, slot)
        if slot == QUICK and not is_armour(card_of(item)) and well_ordered(put_in(outfit, item, slot), strength):
            return put_in(outfit, item, slot)
    return None


def dressed(outfit: Outfit, item: Item, strength: int, to: str) -> Outfit:
    """An outfit after a thing of the backpack was put where it belongs; what gives way to it is in the backpack."""
    after = moved(outfit, item, PACK, to, strength, (PACK,))
    return outfit if after is None else after


def change(game: League, hero: Hero, item: Item, start: str, to: str) -> bool:
    """A hero has a thing elsewhere now; in battle nothing goes into the backpack or comes out of it.  Did it work?

    LE-0113, LE-0116, LE-0120, LE-0374
    """
    spare = (QUICK,) if game.state.battle else (QUICK, PACK)
    after = moved(hero.outfit, item, start, to, hero.values.strength, spare)
    if after is None:
        return False
    hero.outfit = after
    hero.hp = min(hero.hp, game.most_hp(hero))
    return True


def changes(
    game: League, hero: Hero, starts: tuple[str, ...], ends: tuple[str, ...]
) -> tuple[tuple[Item, str, str], ...]:
    """What may be moved from where to where, each once.  LE-0112 to LE-0120"""
    spare = (QUICK,) if game.state.battle else (QUICK, PACK)
    return _changes(hero.outfit, hero.values.strength, starts, ends, spare)


@remembered(2048)
def _changes(
    outfit: Outfit, strength: int, starts: tuple[str, ...], ends: tuple[str, ...], spare: tuple[str, ...]
) -> tuple[tuple[Item, str, str], ...]:
    found: list[tuple[Item, str, str]] = []
    for start in starts:
        held = outfit.pack if start == PACK else outfit.at(start)
        for item in dict.fromkeys(held):
            for to in places(strength, item):
                if to != start and to in ends and moved(outfit, item, start, to, strength, spare) is not None:
                    found.append((item, start, to))
    return tuple(found)


# what somebody has at hand


def find_tool(hero: Hero, tool: str, *, ready: bool = True) -> Item | None:
    """A thing of a kind that a hero has at hand, or with `ready` off anywhere.  LE-0113, LE-0116"""
    items = hero.outfit.items() if not ready else tuple(worn.item for worn in hero.outfit.on)
    for item in items:
        card = card_of(item)
        if isinstance(card, GearCard) and card.tool == tool:
            return item
    return None


def receive(game: League, hero: Hero, item: Item) -> None:
    """A thing is in a hero's backpack now."""
    hero.outfit = put_in(hero.outfit, item, PACK)


def in_order(game: League, hero: Hero, items: tuple[Item, ...]) -> Outfit:
    """These things where they are most useful: each in the first place where there is room."""
    outfit = Outfit()
    for item in items:
        for place in places(hero.values.strength, item):
            after = put_in(outfit, item, place)
            if place == PACK or well_ordered(after, hero.values.strength):
                outfit = after
                break
    return outfit
