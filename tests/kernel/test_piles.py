"""Piles in segments: what is known of their order, and dealing anew within it."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.piles import (
    Row,
    as_named,
    deal_anew,
    deal_rows,
    known_top,
    look,
    put_on,
    put_pile_under,
    put_under,
    segments_of,
    split,
    take,
)
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Pile, Segment, State, decode, encode

ONE, OTHER = SeatId(0), SeatId(1)
CARDS = tuple("abcdefgh")


def deals(piles, seat, hands=lambda: (), n=200):
    """What the piles might look like to a seat, over many deals."""
    luck = random.Random(5)
    found = []
    for _ in range(n):
        mine = [Pile(pile.cards, (), pile.segments) for pile in piles]
        held = hands()
        deal_anew(mine, seat, luck, *held)
        found.append(tuple(pile.cards for pile in mine) + tuple(row.cards for row in held))
    return found


def game_with(**piles):
    return Game(State(agenda=[], counters={"loot": 0}, piles=piles), Setup(system="none"), Seeded("piles"))


def test_a_pile_of_which_nothing_is_known_is_written_as_it_always_was():
    assert encode(Pile(("a",), ("b",))) == msgspec.msgpack.encode({"cards": ["a"], "discards": ["b"]})
    assert decode(Pile, msgspec.msgpack.encode({"cards": ["a"], "discards": []})) == Pile(("a",))


def test_segments_survive_writing():
    pile = Pile(CARDS)
    look(pile, 2, ONE)
    assert decode(Pile, encode(pile)) == pile


def test_a_shuffled_pile_is_dealt_anew_as_a_whole():
    found = {cards for (cards,) in deals([Pile(tuple("abc"))], ONE)}
    assert len(found) == 6


def test_who_looked_at_the_top_cards_knows_them_and_nobody_else_does():
    pile = Pile(CARDS)
    assert look(pile, 2, ONE) == ("h", "g")
    assert (known_top(pile, ONE), known_top(pile, OTHER)) == (("h", "g"), ())
    assert {cards[-2:] for (cards,) in deals([pile], ONE)} == {("g", "h")}
    assert len({cards[-2:] for (cards,) in deals([pile], OTHER, n=2000)}) == 56


def test_what_was_seen_is_drawn_and_the_rest_of_it_is_still_known():
    pile = Pile(CARDS)
    look(pile, 3, ONE)
    take(pile, ("h",))
    assert known_top(pile, ONE) == ("g", "f")
    take(pile, ("g", "f"))
    assert pile == Pile(tuple("abcde"))


def test_two_who_looked_at_different_times_know_different_things():
    pile = Pile(CARDS)
    look(pile, 2, ONE)
    look(pile, 1, OTHER)
    assert (known_top(pile, ONE), known_top(pile, OTHER)) == (("h", "g"), ("h",))


def test_cards_put_back_for_all_to_see_stay_where_they_are():
    pile = Pile(CARDS)
    put_on(pile, ("x",), shown=True)
    put_under(pile, ("y",), shown=True)
    assert {(cards[0], cards[-1]) for (cards,) in deals([pile], OTHER)} == {("y", "x")}


def test_a_card_put_back_in_secret_is_known_to_who_put_it():
    pile = Pile(CARDS)
    put_on(pile, ("x",), seen=(ONE,))
    assert known_top(pile, ONE) == ("x",)
    assert len({cards[-1] for (cards,) in deals([pile], OTHER)}) == 9


def test_a_card_shuffled_into_the_lower_half_is_there_and_the_others_may_be_anywhere():
    game = game_with(rooms=Pile(CARDS))
    game.shuffle_in("rooms", ("goal",), "loot", lowest=4)
    pile = game.state.piles["rooms"]
    found = [cards for (cards,) in deals([pile], ONE, n=1000)]
    places = Counter(cards.index("goal") for cards in found)
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert min(places.values()) > 140
    assert {card for cards in found for card in cards[5:]} == set(CARDS)


def test_a_pile_that_is_shuffled_is_known_no_more():
    game = game_with(loot=Pile(CARDS))
    look(game.state.piles["loot"], 3, ONE)
    game.shuffle("loot", "loot")
    assert game.state.piles["loot"].segments is UNSET
    assert sorted(game.state.piles["loot"].cards) == list(CARDS)


def test_discards_go_under_what_is_left_and_what_was_seen_stays_on_top():
    pile = Pile(("a", "b"), ("c", "d"))
    look(pile, 1, ONE)
    game = game_with(loot=pile)
    game.refill("loot", "loot")
    assert known_top(pile, ONE) == ("b",)
    assert (sorted(pile.cards[:2]), pile.discards) == (["c", "d"], ())


def test_a_pile_is_dealt_out_from_the_bottom_and_each_part_keeps_its_order():
    assert [part.cards for part in split(Pile(tuple("abcdefg")), 3)] == [tuple("adg"), tuple("be"), tuple("cf")]


def test_of_a_pile_split_at_two_doors_nobody_knows_which_has_the_goal():
    game = game_with(rooms=Pile(CARDS))
    game.shuffle_in("rooms", ("goal",), "loot", lowest=4)
    doors = split(game.state.piles["rooms"], 2)
    found = deals(doors, ONE, n=1000)
    places = Counter((0, one.index("goal")) if "goal" in one else (1, two.index("goal")) for one, two in found)
    assert sorted(places) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    assert min(places.values()) > 140


@pytest.mark.parametrize("cut", [lambda pile: split(pile, 2), lambda pile: [pile, look(pile, 6, OTHER)][:1]])
def test_one_of_two_like_cards_is_known_to_lie_low_and_the_other_may_be_anywhere(cut):
    game = game_with(rooms=Pile(("goal", *CARDS[:7])))
    game.shuffle_in("rooms", ("goal",), "loot", lowest=4)
    low = {2: 3, 1: 5}
    found = deals(cut(game.state.piles["rooms"]), ONE)
    lows = {sum(cards[: low[len(piles)]].count("goal") for cards in piles) for piles in found}
    assert lows == {1, 2}


def test_a_card_all_have_seen_is_known_to_be_among_those_it_was_shuffled_with():
    game = game_with(rooms=Pile(CARDS))
    put_under(game.state.piles["rooms"], ("x",), shown=True)
    game.shuffle_in("rooms", ("y",), "loot", lowest=3)
    found = [set(cards[:4]) for (cards,) in deals([game.state.piles["rooms"]], ONE)]
    assert all({"x", "y"} <= lowest for lowest in found)
    assert {card for lowest in found for card in lowest} == {"x", "y", *CARDS}


def test_what_is_left_at_a_dead_end_goes_under_another_pile_with_all_that_is_known_of_it():
    one, two = Pile(tuple("ab")), Pile(tuple("cd"))
    look(two, 1, ONE)
    put_pile_under(one, two)
    assert (one.cards, two) == (tuple("cdab"), Pile())
    assert {cards[1] for (cards,) in deals([one], ONE)} == {"d"}


def test_a_hand_is_dealt_anew_with_the_deck_it_came_from_but_for_its_owner():
    deck = Pile(tuple("abcd"))
    unknown = deals([deck], OTHER, lambda: (Row(("x", "y")),))
    own = deals([deck], ONE, lambda: (Row(("x", "y"), known=True),))
    assert {card for _, hand in unknown for card in hand} == set("abcdxy")
    assert {hand for _, hand in own} == {("x", "y")}
    assert {card for cards, _ in own for card in cards} == set("abcd")


def test_what_everybody_knows_to_be_in_a_hand_is_in_it():
    found = deals([Pile(tuple("abcd"))], OTHER, lambda: (Row(("x", "y"), among=("x",)),))
    assert all("x" in hand for _, hand in found)
    assert {card for _, hand in found for card in hand} == set("abcdxy")


def test_what_has_left_its_row_is_no_longer_held_there():
    rows = [Row(("a", "b"), among=("gone",)), Row(("c",))]
    deal_rows(rows, random.Random(1))
    assert sorted(rows[0].cards + rows[1].cards) == ["a", "b", "c"]


def test_cards_named_from_a_real_deck_may_lie_anywhere_but_where_they_are_known_not_to():
    game = game_with(rooms=Pile(CARDS))
    game.shuffle_in("rooms", ("goal",), "loot", lowest=4)
    pile = game.state.piles["rooms"]
    assert as_named(pile, ("goal",)) is None
    with pytest.raises(ValueError, match="forbids that goal come off"):
        take(pile, ("goal",))
    for card in pile.cards[5:] + tuple(card for card in pile.cards[:5] if card != "goal")[:1]:
        order = as_named(pile, (card,))
        assert order is not None
        assert order[-1] == card
        assert sorted(order) == sorted(pile.cards)
        assert "goal" in order[:5]


def test_after_the_upper_half_the_goal_may_be_named():
    game = game_with(rooms=Pile(CARDS))
    game.shuffle_in("rooms", ("goal",), "loot", lowest=4)
    pile = game.state.piles["rooms"]
    take(pile, tuple(reversed(pile.cards[5:])))
    take(pile, ("goal",))
    assert len(pile.cards) == 4


def test_cards_named_from_a_plain_deck_leave_the_others_as_they_lie():
    pile = Pile(CARDS)
    take(pile, ("c", "a"))
    assert pile == Pile(tuple("bdefgh"))


def test_segments_that_do_not_fit_the_cards_say_nothing():
    assert segments_of(Pile(("a", "b"), (), (Segment(5, shown=True),))) == (Segment(2),)


DEEDS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 4)), max_size=12)


@given(DEEDS, st.integers(0, 2**16))
def test_whatever_is_done_to_a_pile_no_card_is_lost_and_what_a_seat_knows_is_never_dealt_anew(deeds, seed):
    game = game_with(loot=Pile(CARDS))
    pile, out = game.state.piles["loot"], []
    for deed, n in deeds:
        if deed == 0:
            look(pile, n, ONE)
        elif deed == 1:
            look(pile, n, OTHER)
        elif deed == 2:
            drawn = pile.cards[: -n - 1 : -1]
            take(pile, drawn)
            out += drawn
        elif deed == 3 and out:
            put_on(pile, (out.pop(),), shown=bool(n % 2), seen=(ONE,))
        elif deed == 4 and out:
            put_under(pile, (out.pop(),), seen=(OTHER,))
        elif deed == 5 and out:
            game.shuffle_in("loot", (out.pop(),), "loot", lowest=n)
        elif deed == 6 and n == 0:
            game.shuffle("loot", "loot")
    parts = segments_of(pile)
    assert sorted((*pile.cards, *out)) == list(CARDS)
    assert sum(part.n for part in parts) == len(pile.cards)
    again = Pile(pile.cards, (), pile.segments)
    deal_anew([again], ONE, random.Random(seed))
    at = 0
    for part in parts:
        mine, theirs = pile.cards[at : at + part.n], again.cards[at : at + part.n]
        assert mine == theirs or not (part.shown or ONE in part.seen)
        assert not Counter(part.among) - Counter(theirs) or part.label
        at += part.n
    assert sorted(again.cards) == sorted(pile.cards)
