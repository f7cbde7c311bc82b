"""Dealing anew what nobody can know of the dungeon: which rooms and corridors are in it, and where each lies.

How many rooms and how many corridors the quest takes everybody knows, and the objective lies in the lower half.
LE-0129 to LE-0135, LE-0233
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection

from undercroft.kernel.piles import Row, deal_rows, rows_of
from undercroft.kernel.requests import SeatId
from undercroft.systems.league.cards.dungeon import TILES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.deck import CORRIDORS, DECK, EXTRA, ROOMS, ROUTE
from undercroft.systems.league.dungeon.laying import LOST
from undercroft.systems.league.state import State

BOXES = (ROOMS, CORRIDORS)


def is_of_dungeon(pile: str) -> bool:
    """Do exploration cards lie in this pile?"""
    return pile.startswith(ROUTE) or pile in (*BOXES, LOST, DECK)


def deal_dungeon(state: State, seat: SeatId, luck: random.Random, named: Collection[str] = ()) -> None:
    """Another dungeon that a seat could not tell from the true one; the cards that the quest has named are in it."""
    names = [name for name in state.piles if is_of_dungeon(name)]
    rows = {name: rows_of(state.piles[name], seat) for name in names}
    hidden = [row for name in names if name not in BOXES for row in rows[name] if not row.known]
    boxes = [row for name in names if name in BOXES for row in rows[name]]
    extra = [row for row in hidden if row.label == EXTRA]
    drawn = [row for row in hidden if row.label != EXTRA]
    deal_rows(drawn, luck)
    _exchange([*extra, *boxes], luck, named, lambda card: "any")
    _exchange([*drawn, *boxes, *extra], luck, named, _kind)
    for name in names:
        state.piles[name].cards = tuple(card for row in rows[name] for card in row.cards)


def _kind(card: str) -> str:
    """Rooms change places with rooms, corridors with corridors."""
    return library()[TILES][card].kind


def _exchange(rows: list[Row], luck: random.Random, named: Collection[str], kind: Callable[[str], str]) -> None:
    """Cards of one kind among these rows change places, but for those that everybody knows to be in theirs."""
    pinned = {*named, *(card for row in rows for card in row.among)}
    free = [(row, n) for row in rows for n, card in enumerate(row.cards) if card not in pinned]
    by_kind: dict[str, list[tuple[Row, int]]] = {}
    for row, n in free:
        by_kind.setdefault(kind(row.cards[n]), []).append((row, n))
    for _, places in sorted(by_kind.items(), key=lambda item: item[0]):
        cards = sorted(row.cards[n] for row, n in places)
        luck.shuffle(cards)
        for (row, n), card in zip(places, cards, strict=True):
            row.cards = (*row.cards[:n], card, *row.cards[n + 1 :])
