"""Slots of the Body, Belt and Backpack: what goes where, what it costs to get at it, and what gives way.

DO-0065 to DO-0082, DO-0104, DO-0105, DO-0111, DO-0244, DO-0247, DO-0248, DO-0253, DO-G36, DO-G61
"""

from __future__ import annotations

from typing import Literal

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, Outfit, Worn, free_slot, gain, parse_item, stow, wear, without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import Receive
from undercroft.systems.doria.cards.definitions import Attributes, ItemCard
from undercroft.systems.doria.cards.kit import BELT, BELT_AP, PACK_AP, QUICKER, Held, Kit, at_hand, meets
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character

BODY: dict[str, int] = {"head": 1, "torso": 1, "arms": 1, "legs": 1, "feet": 1, "accessory": 2, "hand": 2}
"""The slots of the Body and how many cards each holds; a two-handed card fills both hands.

DO-0066, DO-0067, DO-0069
"""

PACK = "pack"
Zone = Literal["body", "belt", "pack"]


def card_of(item: Item) -> ItemCard | None:
    """The card of an item; none of a Trap, which is kept as gold.  DO-0293"""
    return item_cards().get(item.card)


def size(item: Item) -> int:
    """How many hands, or how much of another slot, an item takes.  DO-0069"""
    card = card_of(item)
    return 2 if card is not None and card.zone == "two-hands" else 1


def rooms(kit: Kit) -> dict[str, int]:
    """How many cards fit where.  DO-0066, DO-0067, DO-0073, DO-0111, DO-G20"""
    return {**BODY, BELT: kit.belt}


def zone_of(outfit: Outfit, item: Item) -> Zone:
    """The zone an item is in; of equal ones that which is nearest at hand.  DO-0065"""
    slot = next((one.slot for one in outfit.on if one.item == item and one.slot != BELT), outfit.slot_of(item))
    return "pack" if not slot else "belt" if slot == BELT else "body"


def body_slots(attributes: Attributes, card: ItemCard) -> tuple[str, ...]:
    """The slots in which a card may be worn or held: armor only in its own, weapons in the hands, potions and some
    spells anywhere; none if its requirements are not met.

    DO-0067 to DO-0071, DO-0078, DO-0079
    """
    if not meets(attributes, card):
        return ()
    if card.zone == "body":
        return tuple(BODY)
    return ("hand",) if card.zone in ("one-hand", "two-hands") else (card.zone,)


def access(kit: Kit, zone: Zone) -> int:
    """What taking a card out of a zone costs; Quickness saves 3 AP of it.  DO-0065, DO-0075, DO-0076, DO-0465"""
    full = {"body": 0, "belt": max(0, BELT_AP - kit.draw), "pack": PACK_AP}[zone]
    return max(0, full - QUICKER) if "quickness" in kit.bonuses else full


def use_cost(kit: Kit, one: Held) -> int:
    """What using a card costs: its AP, and 4 more from the Belt; Quickness saves 3 AP once.

    DO-0118, DO-0249, DO-0250, DO-0464, DO-G40
    """
    full = one.card.ap + one.access
    return max(0, full - QUICKER) if "quickness" in kit.bonuses else full


# changing what is where


def dress(game: Doria, who: Character, outfit: Outfit) -> None:
    """What a character has on is now something else: HP and PP follow, and what no longer fits in the Belt goes to the
    Backpack.  DO-0061, DO-0104, DO-0105, DO-0111, DO-G61"""
    before = game.kit(who)
    who.outfit = outfit
    while len(who.outfit.at(BELT)) > game.kit(who).belt:
        over = who.outfit.at(BELT)[-1]
        who.outfit = stow(who.outfit, over)
        game.tell(Changed, "stowed", who.id, detail=over.card, rules=("DO-0111",))
    status.resettle(game, who, before)


def take_away(game: Doria, who: Character, item: Item, zone: Zone | None = None) -> None:
    """An item leaves a character, from this zone or from wherever it is nearest at hand."""
    dress(game, who, without_item(who.outfit, item, zone or zone_of(who.outfit, item)))


def without_item(outfit: Outfit, item: Item, zone: Zone) -> Outfit:
    """An outfit without an item of this zone."""
    if zone == "pack":
        return Outfit(outfit.on, without(outfit.pack, item))
    return Outfit(without(outfit.on, Worn(slot_in(outfit, item, zone), item)), outfit.pack)


def slot_in(outfit: Outfit, item: Item, zone: Zone) -> str:
    """The slot an item is in, on the Body or in the Belt."""
    return next(one.slot for one in outfit.on if one.item == item and (one.slot == BELT) == (zone == "belt"))


def held_in(outfit: Outfit, zone: Zone) -> tuple[Item, ...]:
    """The items of a zone, each once."""
    if zone == "pack":
        return tuple(dict.fromkeys(outfit.pack))
    return tuple(dict.fromkeys(one.item for one in outfit.on if (one.slot == BELT) == (zone == "belt")))


def places(game: Doria, who: Character, item: Item) -> list[str]:
    """Where a card may go, where it is put most sensibly first: a slot of the Body, the Belt, the Backpack.

    DO-0067 to DO-0074, DO-G36
    """
    card, kit = card_of(item), game.kit(who)
    if card is None:
        return [PACK]
    worn = body_slots(who.attributes, card)
    free = [slot for slot in worn if _room(game, who, item, slot)]
    belt = [BELT] if _room(game, who, item, BELT) else []
    first = [*belt, *free] if card.kind == "potion" else [*free, *(belt if at_hand(card) else ())]
    return list(dict.fromkeys((*first, PACK, *worn, *([BELT] if kit.belt else ()))))


def put(game: Doria, who: Character, item: Item, place: str) -> list[Item]:
    """An item of the Backpack is put into a slot or the Belt; what gives way to it, the last that was put there first,
    is in the Backpack now."""
    if place == PACK:
        return []
    before = who.outfit
    after = wear(before, item, place, rooms(game.kit(who)), size)
    out = [worn.item for worn in before.on if worn not in after.on]
    dress(game, who, after)
    game.tell(Changed, "equipped", who.id, detail=item.card)
    return out


def make_room(game: Doria, who: Character, item: Item, place: str) -> Script[list[Item]]:
    """What must give way to an item goes to the Backpack, as its owner chooses.  DO-0247, DO-0253"""
    out: list[Item] = []
    while place != PACK and not _room(game, who, item, place):
        leaving = yield from gives_way(who, who.outfit.at(place), item)
        dress(game, who, stowed(who.outfit, leaving, place))
        out.append(leaving)
    return out


def stowed(outfit: Outfit, item: Item, slot: str) -> Outfit:
    """An outfit with an item of this slot in the Backpack."""
    return Outfit(without(outfit.on, Worn(slot, item)), (*outfit.pack, item))


def gives_way(who: Character, held: tuple[Item, ...], item: Item) -> Script[Item]:
    """Of several cards in a full slot its owner chooses which gives way.  DO-0247, DO-0253"""
    options = [Option("gives-way", what=str(one)) for one in dict.fromkeys(held)]
    if len(options) == 1:
        return held[-1]
    option: Option = yield Ask("gives-way", who.seat, options, len(options) - 1, who.id, about=item.card)
    return parse_item(option.what)


def settle_in(game: Doria, who: Character, item: Item, only: tuple[str, ...] = ()) -> Script[None]:
    """A card in the Backpack is put where its owner likes, or into one of `only` these places, for nothing; a card that
    gives way to it goes to another place of the same character.

    DO-0201, DO-0247, DO-0248, DO-0253, DO-G36
    """
    found = [place for place in places(game, who, item) if not only or place in only]
    place = yield from _asked(who, "receive", item, found)
    waiting = yield from make_room(game, who, item, place)
    put(game, who, item, place)
    for one in waiting:
        found = [place for place in places(game, who, one) if place == PACK or _room(game, who, one, place)]
        place = yield from _asked(who, "put-away", one, found)
        put(game, who, one, place)


def _asked(who: Character, prompt: str, item: Item, found: list[str]) -> Script[str]:
    """One of the places where an item may go."""
    if len(found) == 1:
        return found[0]
    options = [Option(f"to-{place}", what=str(item)) for place in found]
    option: Option = yield Ask(prompt, who.seat, options, who=who.id, about=item.card)
    return option.act.removeprefix("to-")


def _room(game: Doria, who: Character, item: Item, place: str) -> bool:
    """Could it go there without anything else giving way?"""
    return free_slot(who.outfit, item, place, rooms(game.kit(who)), size)


def give(game: Doria, who: Character, item: Item) -> None:
    """A card comes into a character's possession."""
    who.outfit = gain(who.outfit, item)
    game.tell(Changed, "received", who.id, detail=str(item), rules=("DO-G36",))


@step(Receive, after=True)
def receive(game: Doria, entry: Receive) -> Script[None]:
    """A card that was found, bought or thrown goes to any place of the receiver's choice for 0 AP.

    DO-0049, DO-0201, DO-0247, DO-G36
    """
    who, item = game.character(entry.who), parse_item(entry.card)
    give(game, who, item)
    yield from settle_in(game, who, item)
