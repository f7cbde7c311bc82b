"""What is known of the order of a pile: segments shuffled within, and dealing anew what a seat cannot know.

A pile whose order nobody knows has no segments.  Where a seat has looked at its top, a card was shuffled into its lower
half, or cards were put back for all to see, it has: each says how many cards it is and what is known of them.
`deal_anew` then finds another order (and another hand, and another box) that a seat could not tell from the true one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import UNSET

from undercroft.kernel.requests import SeatId
from undercroft.kernel.state import Pile, Segment

Cards = tuple[str, ...]


def segments_of(pile: Pile) -> tuple[Segment, ...]:
    """How the cards lie, from the bottom up; segments that do not fit the cards say nothing."""
    if pile.segments is UNSET or sum(part.n for part in pile.segments) != len(pile.cards):
        return (Segment(len(pile.cards)),) if pile.cards else ()
    return pile.segments


def lay(pile: Pile, cards: Cards, segments: Iterable[Segment]) -> None:
    """Lay the cards of a pile; neighbours of which nothing is known become one segment."""
    kept: list[Segment] = []
    for part in segments:
        if part.n and kept and _plain(part) and _plain(kept[-1]):
            kept[-1] = Segment(kept[-1].n + part.n)
        elif part.n:
            kept.append(part)
    pile.cards = cards
    pile.segments = tuple(kept) if any(not _plain(part) for part in kept) else UNSET


def _plain(part: Segment) -> bool:
    return not (part.among or part.seen or part.shown or part.label)


def _cut(parts: Sequence[Segment], n: int) -> tuple[list[Segment], list[Segment]]:
    """The lowest n cards and the rest.  Where a segment is cut, nobody knows which half now holds the cards that are
    known to be among its cards: both halves share them."""
    lower: list[Segment] = []
    for at, part in enumerate(parts):
        if n >= part.n:
            lower.append(part)
            n -= part.n
            continue
        if n:
            label = part.label or "+".join(part.among)
            lower.append(msgspec.structs.replace(part, n=n, label=label))
            part = msgspec.structs.replace(part, n=part.n - n, label=label, among=())
        return lower, [part, *parts[at + 1 :]]
    return lower, []


# what happens to a pile


def put_on(pile: Pile, cards: Cards, *, seen: tuple[SeatId, ...] = (), shown: bool = False) -> None:
    """Put cards on top, the last of them uppermost; known to those who saw them."""
    lay(pile, pile.cards + cards, (*segments_of(pile), Segment(len(cards), (), seen, shown)))


def put_under(pile: Pile, cards: Cards, *, seen: tuple[SeatId, ...] = (), shown: bool = False) -> None:
    """Put cards at the bottom, the first of them lowest; known to those who saw them."""
    lay(pile, cards + pile.cards, (Segment(len(cards), (), seen, shown), *segments_of(pile)))


def look(pile: Pile, n: int, seat: SeatId) -> Cards:
    """A seat looks at the top cards and puts them back as they were; what they are, the top first."""
    cards = pile.cards[: -n - 1 : -1]
    lower, upper = _cut(segments_of(pile), len(pile.cards) - len(cards))
    seen = [msgspec.structs.replace(part, seen=tuple(sorted({*part.seen, seat}))) for part in upper]
    lay(pile, pile.cards, (*lower, *seen))
    return cards


def known_top(pile: Pile, seat: SeatId) -> Cards:
    """The cards a seat knows to come next, the top first."""
    n = 0
    for part in reversed(segments_of(pile)):
        if not (part.shown or seat in part.seen):
            break
        n += part.n
    return pile.cards[: -n - 1 : -1]


def put_pile_under(pile: Pile, other: Pile) -> None:
    """Put what is left of another pile under this one, with all that is known of it."""
    lay(pile, other.cards + pile.cards, (*segments_of(other), *segments_of(pile)))
    lay(other, (), ())


def split(pile: Pile, parts: int) -> list[Pile]:
    """Deal a pile out from the bottom, one card each in turn, so that the order within each new pile is kept.

    Where a card is known to be among some others, nobody knows any more which pile it lies in.  LE-0139, LE-0140
    """
    cards = [pile.cards[n::parts] for n in range(parts)]
    found: list[list[Segment]] = [[] for _ in range(parts)]
    start = 0
    for part in segments_of(pile):
        among, label = part.among, part.label or "+".join(part.among)
        for n in range(parts):
            share = len(range(start, start + part.n)[(n - start) % parts :: parts])
            if share:
                found[n].append(Segment(share, among, part.seen, part.shown, label))
                among = ()
        start += part.n
    piles = [Pile() for _ in range(parts)]
    for new, mine, segments in zip(piles, cards, found):
        lay(new, mine, segments)
    return piles


def shuffled_together(pile: Pile, lowest: int, cards: Cards) -> tuple[Cards, list[Segment]]:
    """The lowest cards of a pile, with some that everybody sees go in, to be shuffled; and the segments afterwards."""
    lower, upper = _cut(segments_of(pile), lowest)
    among: Cards = ()
    at = 0
    for part in lower:
        among += pile.cards[at : at + part.n] if part.shown else part.among
        at += part.n
    label = next((part.label for part in lower if part.label), "")
    whole = Segment(lowest + len(cards), tuple(sorted(among + cards)), (), False, label)
    return pile.cards[:lowest] + cards, [whole, *upper]


def take(pile: Pile, cards: Cards) -> None:
    """Cards leave a pile, the top one first.  Cards that people name from a real deck may lie anywhere here."""
    order = pile.cards if pile.cards[: -len(cards) - 1 : -1] == cards else as_named(pile, cards)
    if order is None:
        raise ValueError(f"what is known of the pile forbids that {', '.join(cards)} come off its top")
    left = len(order) - len(cards)
    if pile.segments is UNSET:
        pile.cards = order[:left]
    else:
        lay(pile, order[:left], _cut(segments_of(pile), left)[0])


def as_named(pile: Pile, cards: Cards) -> Cards | None:
    """An order of the pile in which these cards come off the top; None where one is known to lie deeper."""
    order = list(pile.cards)
    if pile.segments is UNSET:
        for card in cards:
            order.remove(card)
        return (*order, *reversed(cards))
    part_of = [n for n, part in enumerate(segments_of(pile)) for _ in range(part.n)]
    for n, card in enumerate(cards):
        if not _bring_up(order, part_of, segments_of(pile), len(order) - 1 - n, card):
            return None
    return tuple(order)


def _bring_up(order: list[str], part_of: list[int], parts: Sequence[Segment], place: int, card: str) -> bool:
    """Put a card in this place, in exchange for one that could lie where it was."""

    def free(at: int) -> bool:
        there = [other for n, other in enumerate(order[: place + 1]) if part_of[n] == part_of[at]]
        return there.count(order[at]) > parts[part_of[at]].among.count(order[at])

    here = [at for at in range(place, -1, -1) if part_of[at] == part_of[place]]
    for at in range(place, -1, -1):
        if order[at] != card:
            continue
        if at in here:
            order[at], order[place] = order[place], card
            return True
        gives = next(filter(free, here), None)
        if gives is not None and free(at):
            order[at], order[gives], order[place] = order[gives], order[place], card
            return True
    return False


# dealing anew


class Row(msgspec.Struct):
    """Cards lying face down in one place: part of a pile, a hand, what is left in the box.  See `Segment`."""

    cards: Cards
    known: bool = False
    among: Cards = ()
    label: str = ""


def rows_of(pile: Pile, seat: SeatId) -> list[Row]:
    """The segments of a pile as a seat knows them."""
    found: list[Row] = []
    at = 0
    for part in segments_of(pile):
        known = part.shown or seat in part.seen
        found.append(Row(pile.cards[at : at + part.n], known, part.among, part.label))
        at += part.n
    return found


def deal_anew(piles: Sequence[Pile], seat: SeatId, luck: random.Random, *hands: Row) -> None:
    """Deal anew, in place, what a seat cannot know of piles and hands whose cards could lie in each other's place."""
    rows = [rows_of(pile, seat) for pile in piles]
    deal_rows([row for mine in rows for row in mine] + list(hands), luck)
    for pile, mine in zip(piles, rows):
        pile.cards = tuple(card for row in mine for card in row.cards)


def deal_rows(rows: Sequence[Row], luck: random.Random) -> None:
    """Deal all that is not known among the rows anew; what is known to be in one of them stays there.

    What comes out depends on luck and on what is known, not on how the cards truly lie: they are put in order first.
    """
    shared: dict[str, list[Row]] = {}
    for n, row in enumerate(rows):
        if not row.known:
            shared.setdefault(row.label or f" {n}", []).append(row)
    pinned = [_pinned(together) for together in shared.values()]
    pool = _less(sorted(card for row in rows if not row.known for card in row.cards), _sum(pinned))
    luck.shuffle(pool)
    for together, stays in zip(shared.values(), pinned):
        n = sum(len(row.cards) for row in together) - stays.total()
        cards, pool = pool[:n] + sorted(stays.elements()), pool[n:]
        if stays:
            luck.shuffle(cards)
        for row in together:
            row.cards, cards = tuple(cards[: len(row.cards)]), cards[len(row.cards) :]


def _pinned(together: Sequence[Row]) -> Counter[str]:
    """What is known to be in these rows, as far as it still is."""
    there = Counter(card for row in together for card in row.cards)
    return there & Counter(card for row in together for card in row.among)


def _less(cards: list[str], taken: Counter[str]) -> list[str]:
    if not taken:
        return cards
    left = []
    for card in cards:
        if taken[card]:
            taken[card] -= 1
        else:
            left.append(card)
    return left


def _sum(counters: Iterable[Counter[str]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for counter in counters:
        total += counter
    return total
