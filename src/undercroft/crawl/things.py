"""Things that figures carry: item copies with a state of their own, bags of them, and what is worn in which slot.

A bag is a tuple of things, and a thing is a card's id or an `Item`: the functions on bags do not mind which, so a game
whose copies of a card are all alike keeps plain ids.  An `Outfit` is a value: to wear or stow something gives another.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Annotated, TypeVar

import msgspec

from undercroft.kernel.ranges import MANY, Number, Tag, Tags
from undercroft.kernel.remembering import remembered

T = TypeVar("T", bound=Hashable)


class Item(msgspec.Struct, frozen=True, gc=False, cache_hash=True, omit_defaults=True):
    """One copy of a card.  `wear` counts what it has been through: points of durability lost, arrows shot, doses
    drunk.  `marks` are what is true of this copy alone: `damaged`, `unknown`, the name of an enchantment.

    Written as `quiver~3` or `mail~1+damaged`.
    """

    card: Tag
    wear: Number = 0
    marks: Tags = ()

    def __str__(self) -> str:
        wear = f"~{self.wear}" if self.wear else ""
        return "+".join((f"{self.card}{wear}", *self.marks))

    def worn(self, by: int = 1) -> Item:
        """This copy after so much more wear; a repair is wear below zero, and nothing is better than new."""
        return Item(self.card, max(0, self.wear + by), self.marks)

    def marked(self, mark: str) -> Item:
        """This copy with a mark; marks are kept in order of their names, so that copies in the same state are equal."""
        return Item(self.card, self.wear, tuple(sorted({*self.marks, mark})))

    def unmarked(self, mark: str) -> Item:
        """This copy without a mark."""
        return Item(self.card, self.wear, tuple(other for other in self.marks if other != mark))


_ITEM = re.compile(r"(?P<card>[^\s~+]+)(?:~(?P<wear>\d{1,3}))?(?P<marks>(?:\+[^\s~+]+)*)")


@remembered(4096)
def parse_item(text: str) -> Item:
    """Read the text form of an item: `mail~1+damaged`."""
    match = _ITEM.fullmatch(text.strip())
    if match is None:
        raise ValueError(
            f'"{text}" is not an item; expected a card, then ~wear and +marks where needed: mail~1+damaged'
        )
    marks = tuple(sorted(filter(None, match["marks"].split("+"))))
    return Item(match["card"], int(match["wear"] or 0), marks)


# bags


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """All of these but one copy, the first; ValueError where there is none."""
    at = _place(things, thing)
    return things[:at] + things[at + 1 :]


def _place(things: tuple[T, ...], thing: T) -> int:
    if thing not in things:
        raise ValueError(f"{thing} is not among these: {', '.join(map(str, things)) or 'nothing'}")
    return things.index(thing)


def less(things: tuple[T, ...], taken: Iterable[T]) -> tuple[T, ...]:
    """All of these but one copy of each one taken, the first; ValueError where one is missing."""
    missing = Counter(taken)
    rest: list[T] = []
    for thing in things:
        if missing[thing] > 0:
            missing[thing] -= 1
        else:
            rest.append(thing)
    if absent := [str(thing) for thing, n in missing.items() if n]:
        raise ValueError(f"not among these: {', '.join(absent)}")
    return tuple(rest)


def replaced(things: tuple[T, ...], thing: T, by: T) -> tuple[T, ...]:
    """These with one copy, the first, in another state, in its place; ValueError where there is none."""
    at = _place(things, thing)
    return (*things[:at], by, *things[at + 1 :])


def find_card(things: Iterable[Item], card: str) -> Item | None:
    """The first copy of a card, if there is one."""
    return next((thing for thing in things if thing.card == card), None)


def fit(
    held: tuple[T, ...],
    new: T,
    room: int,
    size: Callable[[T], int],
    gives_way: Callable[[T], int] = lambda _: 0,
) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Put one more thing where there is only so much room: what is held then, and what has to give way.

    Things leave until there is room, first those of which `gives_way` is least, among equals what was taken up last.
    What is larger than all the room there is leaves nothing beside it.
    """
    kept, out = list(held), []
    while kept and sum(map(size, kept)) + size(new) > room:
        last = min(reversed(kept), key=gives_way)
        kept.reverse()
        kept.remove(last)
        kept.reverse()
        out.append(last)
    return (*kept, new), tuple(out)


# what is worn


class Worn(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An item in a slot: `hand`, `head`, `belt`, `quick`."""

    slot: Tag
    item: Item


class Outfit(msgspec.Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """What a figure has on, in the order it was put on, and what it has in its pack."""

    on: Annotated[tuple[Worn, ...], MANY] = ()
    pack: Annotated[tuple[Item, ...], MANY] = ()

    def items(self) -> tuple[Item, ...]:
        """Everything, what is worn first."""
        return (*(worn.item for worn in self.on), *self.pack)

    def at(self, slot: str) -> tuple[Item, ...]:
        """What is in a slot."""
        return tuple(worn.item for worn in self.on if worn.slot == slot)

    def slot_of(self, item: Item) -> str:
        """The slot an item is in; empty for what is in the pack or not there."""
        return next((worn.slot for worn in self.on if worn.item == item), "")


EMPTY = Outfit()


def gain(outfit: Outfit, *items: Item) -> Outfit:
    """The outfit with more in the pack."""
    return Outfit(outfit.on, (*outfit.pack, *items))


def lose(outfit: Outfit, item: Item) -> Outfit:
    """The outfit without one copy of an item: from the pack if it is there, else from where it is worn."""
    if item in outfit.pack:
        return Outfit(outfit.on, without(outfit.pack, item))
    return Outfit(without(outfit.on, Worn(outfit.slot_of(item), item)), outfit.pack)


def wear(outfit: Outfit, item: Item, slot: str, rooms: Mapping[str, int], size: Callable[[Item], int]) -> Outfit:
    """The outfit with an item of the pack in a slot; what gives way to it there goes into the pack."""
    pack = without(outfit.pack, item)
    _, out = fit(outfit.at(slot), item, rooms[slot], size)
    on = less(outfit.on, (Worn(slot, other) for other in out))
    return Outfit((*on, Worn(slot, item)), (*pack, *out))


def free_slot(outfit: Outfit, item: Item, slot: str, rooms: Mapping[str, int], size: Callable[[Item], int]) -> bool:
    """Could the item be put there without anything giving way?"""
    return sum(map(size, outfit.at(slot))) + size(item) <= rooms.get(slot, 0)


def stow(outfit: Outfit, item: Item) -> Outfit:
    """The outfit with an item that is worn in the pack."""
    return Outfit(without(outfit.on, Worn(outfit.slot_of(item), item)), (*outfit.pack, item))


def become(outfit: Outfit, item: Item, now: Item) -> Outfit:
    """The outfit with one copy in another state, wherever it is; what is worn wears first."""
    slot = outfit.slot_of(item)
    if slot:
        return Outfit(replaced(outfit.on, Worn(slot, item), Worn(slot, now)), outfit.pack)
    return Outfit(outfit.on, replaced(outfit.pack, item, now))


def hand_over(giver: Outfit, taker: Outfit, item: Item) -> tuple[Outfit, Outfit]:
    """Both outfits after an item went from one pack or slot into the other pack, in the state it is in."""
    return lose(giver, item), gain(taker, item)
