from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.requests import NO, YES, Ask, FigureId, Option, SeatId, choose, confirm, consent, parse_option

words = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
options = st.builds(
    Option,
    words,
    st.integers(0, 99).map(FigureId),
    st.integers(-1, 500),
    st.one_of(st.just(""), words),
    st.integers(-9, 9),
)


@given(options)
def test_an_option_reads_back_from_its_text(option):
    assert parse_option(str(option)) == option


@pytest.mark.parametrize("text", ["", "attack #x", "go @", "a b c"])
def test_text_that_is_no_option_is_refused_with_what_was_expected(text):
    with pytest.raises(ValueError, match="is not a choice; expected a deed"):
        parse_option(text)


def test_the_same_choice_for_another_seat_is_the_same_choice():
    assert Option("go", at=3, seats=(SeatId(1),)).same(Option("go", at=3))


@pytest.mark.parametrize(
    "other", [Option("no"), Option("go", FigureId(1)), Option("go", at=4), Option("go", what="x"), Option("go", n=1)]
)
def test_choices_that_point_elsewhere_are_not_the_same(other):
    assert not Option("go").same(other)


def test_an_option_without_seats_is_for_the_seat_that_is_asked():
    ask = Ask("which", SeatId(2), [Option("a"), Option("b", seats=(SeatId(0), SeatId(1)))])
    assert [ask.seats_of(option) for option in ask.options] == [(2,), (0, 1)]


def test_everybody_who_may_answer_is_listed_in_order():
    ask = Ask("which", SeatId(2), [Option("a"), Option("b", seats=(SeatId(3), SeatId(1)))])
    assert ask.seats() == (1, 2, 3)


def answered(script, reply):
    request = next(script)
    with pytest.raises(StopIteration) as stopped:
        script.send(reply)
    return request, stopped.value.value


def test_choose_gives_back_the_option_taken():
    a, b = Option("a"), Option("b")
    request, value = answered(choose(SeatId(1), "which", (a, b), default=1, about="it"), b)
    assert value is b
    assert (request.seat, request.default, request.about, request.window) == (1, 1, "it", False)


@pytest.mark.parametrize(("reply", "agreed"), [(YES, True), (NO, False)])
def test_confirm_tells_yes_from_no(reply, agreed):
    assert answered(confirm(SeatId(0), "sure"), reply)[1] is agreed


def test_who_does_not_answer_a_confirmation_agrees_unless_stated():
    assert [answered(confirm(SeatId(0), "sure", default=default), YES)[0].default for default in (True, False)] == [
        0,
        1,
    ]


def test_who_does_not_answer_does_not_consent():
    request, _ = answered(consent(SeatId(0), "spend"), YES)
    assert request.options[request.default] == NO
