"""What must hold after every step of any dungeon crawl; raises AssertionError with what is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable

from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Pile


def nobody_twice(figures: Iterable[FigureId]) -> None:
    """Every figure is there once."""
    for id, times in Counter(figures).items():
        assert times == 1, f"figure {id} is on the board {times} times"


def all_known(what: str, names: Iterable[str], known: Container[str]) -> None:
    """Everything is printed on a card of the box."""
    for name in names:
        assert name in known, f'there is no {what} "{name}"'


def all_placed(places: Iterable[tuple[str, int]], board: int) -> None:
    """Everybody stands on one of so many places."""
    for name, at in places:
        assert 0 <= at < board, f"{name} is nowhere"


def no_card_twice(piles: Iterable[Pile], held: Iterable[str], copies: Callable[[str], int]) -> None:
    """Of each card no more is there than the box holds: in decks, discards and with anybody, all together."""
    found = Counter(held)
    for pile in piles:
        found.update(pile.cards)
        found.update(pile.discards)
    for card, number in found.items():
        assert number <= copies(card), f"{card} is there {number} times"
