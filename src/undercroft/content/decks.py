"""Decks as packs define them, and what can be done to a row of cards without chance.

The shuffled pile is part of a game's state; here are only the card list it starts from and pure functions on tuples
of card ids, whose first card is the top.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, TypeVar

import msgspec

from undercroft.content.entries import Entry

Cards = tuple[str, ...]
Copies = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Deck(Entry, frozen=True, kw_only=True):
    """A deck: how many copies of which cards, in the order written.

    A system narrows the keys to its own cards: `cards: dict[Annotated[str, Ref("treasures")], Copies]`.  A deck of
    another pack may add its cards to one of the system's with `adds_to`.
    """

    cards: dict[str, Copies]
    adds_to: str = ""

    def build(self) -> Cards:
        """Every card of this deck: in the order written, copies together."""
        return tuple(card for card, copies in self.cards.items() for _ in range(copies))


D = TypeVar("D", bound=Deck)


def starting_cards(decks: Mapping[str, D], id: str) -> Cards:
    """A deck's cards, then those that other decks add to it, in the order the packs were merged."""
    added = (deck for deck in decks.values() if deck.adds_to == id)
    return sum((deck.build() for deck in added), decks[id].build())


def draw(cards: Cards, count: int) -> tuple[Cards, Cards]:
    """The top cards, as many as there are up to the count, and the rest."""
    return cards[:count], cards[count:]


def search(cards: Cards, wanted: Callable[[str], bool]) -> tuple[str | None, Cards]:
    """The first card from the top that is wanted, and the rest in their order."""
    for number, card in enumerate(cards):
        if wanted(card):
            return card, cards[:number] + cards[number + 1 :]
    return None, cards


def without(cards: Cards, taken: Sequence[str]) -> Cards:
    """The cards less one copy of each taken, from the top; ValueError if one is not there."""
    missing = Counter(taken)
    rest = []
    for card in cards:
        if missing[card] > 0:
            missing[card] -= 1
        else:
            rest.append(card)
    if absent := sorted(card for card, count in missing.items() if count):
        raise ValueError(f"not among the cards: {', '.join(absent)}")
    return tuple(rest)


def reshuffle(pile: Cards, discard: Cards, order: Sequence[int]) -> Cards:
    """Pile and discard as one pile in the order given by a permutation of their places."""
    cards = pile + discard
    if sorted(order) != list(range(len(cards))):
        raise ValueError(f"expected an order of all {len(cards)} cards")
    return tuple(cards[place] for place in order)
