from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.tally import Tally, Term, total


def test_a_tally_explains_itself():
    tally = Tally(2, "sword", "DA-0001").add(1, "skill").add(-1, "dark")
    assert str(tally) == "2 (+2 sword +1 skill -1 dark)"


def test_a_tally_of_nothing_is_a_number():
    assert str(Tally()) == "0"


def test_a_term_of_nothing_is_left_out():
    assert Tally(2, "sword").add(0, "luck").frozen() == (Term(2, "sword"),)


def test_a_cap_is_a_term_of_its_own():
    assert Tally(9, "sword").cap(6, "limit").frozen()[-1] == Term(-3, "limit")


def test_a_cap_that_is_not_reached_says_nothing():
    assert Tally(2, "sword").cap(6, "limit").frozen() == (Term(2, "sword"),)


def test_a_floor_lifts_with_a_term_of_its_own():
    assert Tally(-2, "curse").floor(1, "least").frozen()[-1] == Term(3, "least")


@given(st.lists(st.tuples(st.integers(-9, 9), st.sampled_from(["add", "cap", "floor"]))))
def test_the_terms_always_come_to_the_total(moves):
    tally = Tally(3, "base")
    for value, how in moves:
        getattr(tally, how)(value, "x")
    assert total(tally.frozen()) == tally.total
