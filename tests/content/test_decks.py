import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.content.decks import Deck, draw, reshuffle, search, without

CARDS = st.lists(st.sampled_from("abc"), max_size=8).map(tuple)


def test_a_deck_is_built_in_the_order_written_with_copies_together() -> None:
    assert Deck(cards={"z": 2, "a": 1}).build() == ("z", "z", "a")


def test_cards_are_drawn_from_the_top() -> None:
    assert draw(("a", "b", "c"), 2) == (("a", "b"), ("c",))


def test_a_short_pile_gives_what_it_has() -> None:
    assert draw(("a",), 2) == (("a",), ())


def test_a_search_takes_the_first_wanted_card() -> None:
    assert search(("a", "b", "c", "b"), lambda card: card == "b") == ("b", ("a", "c", "b"))


def test_a_vain_search_leaves_the_pile() -> None:
    assert search(("a",), lambda card: card == "b") == (None, ("a",))


def test_taken_cards_leave_one_copy_each() -> None:
    assert without(("a", "b", "a", "c"), ["a", "c"]) == ("b", "a")


def test_cards_that_are_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not among the cards: b"):
        without(("a",), ["b"])


def test_a_reshuffle_wants_an_order_of_every_card() -> None:
    with pytest.raises(ValueError, match="expected an order of all 2 cards"):
        reshuffle(("a",), ("b",), [0, 0])


@given(CARDS, CARDS, st.randoms())
def test_a_reshuffle_neither_adds_nor_loses_cards(pile, discard, random) -> None:
    order = list(range(len(pile) + len(discard)))
    random.shuffle(order)
    assert sorted(reshuffle(pile, discard, order)) == sorted(pile + discard)
