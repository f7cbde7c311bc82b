"""Fields that are asked for only until some step has passed."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from undercroft.kernel.lifetimes import forget, until
from undercroft.kernel.state import Entry, State


class Throw(Entry, frozen=True):
    pass


class Hurt(Entry, frozen=True):
    pass


class Rest(Entry, frozen=True):
    pass


class Blow(msgspec.Struct):
    dice: Annotated[int, until(Throw, Hurt)] = 0
    wounds: Annotated[int, until(Hurt)] = 0
    landed: bool = False


class Nameless(State[Entry], kw_only=True):
    blow: Blow | None = None
    luck: Annotated[int, until(Throw)] = 7


def state(*agenda: Entry) -> Nameless:
    return Nameless(agenda=list(agenda), counters={}, blow=Blow(5, 2, True), luck=1)


def test_a_field_is_kept_while_a_step_that_asks_for_it_is_to_come():
    one = state(Rest(), Hurt())
    forget(one)
    assert one.blow == Blow(5, 2, True)


def test_a_field_is_forgotten_once_the_last_step_that_asks_for_it_has_passed():
    one = state(Rest())
    forget(one)
    assert (one.blow, one.luck) == (Blow(0, 0, True), 7)


def test_a_step_that_is_under_way_still_asks():
    one = state(Rest())
    forget(one, Hurt)
    assert (one.blow, one.luck) == (Blow(5, 2, True), 7)


def test_where_there_is_no_such_thing_nothing_is_forgotten():
    one = state(Throw())
    one.blow = None
    forget(one)
    assert (one.blow, one.luck) == (None, 1)


def test_what_is_forgotten_needs_a_default():
    class Bare(State[Entry], kw_only=True):
        dice: Annotated[int, until(Throw)]

    with pytest.raises(TypeError, match=r"Bare\.dice is forgotten after a while: it needs a default"):
        forget(Bare(agenda=[], counters={}, dice=3))
