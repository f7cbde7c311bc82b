"""Steps that do not ask for what varies are run once for all cases."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from undercroft.kernel.state import Entry, State
from undercroft.kernel.veils import VARIES, Asked, check_veils, give, lifting, places_of, take


class Side(msgspec.Struct):
    shown: Annotated[int, VARIES] = 0
    faces: Annotated[tuple[int, ...], VARIES] = ()
    name: str = ""


class Duel(msgspec.Struct):
    mine: Side
    theirs: Side


class Hall(State[Entry], kw_only=True):
    duel: Duel | None = None


PLACES = places_of(Hall)


def hall() -> Hall:
    return Hall(agenda=[], duel=Duel(Side(5, (2, 3), "S"), Side(4, (4,), "k")))


def test_what_varies_is_taken_out_and_put_back():
    one = hall()
    values = take(one, PLACES)
    assert values == ((5, (2, 3)), (4, (4,)))
    assert one.duel == Duel(Side(name="S"), Side(name="k"))
    give(one, PLACES, values)
    assert one == hall()


def test_where_there_is_no_such_thing_nothing_varies():
    one = Hall(agenda=[])
    values = take(one, PLACES)
    give(one, PLACES, values)
    assert values == (None, None)


@pytest.mark.parametrize(
    "ask",
    [
        lambda side: side.shown + 1,
        lambda side: 1 + side.shown,
        lambda side: side.shown == 4,
        lambda side: side.shown > 3,
        lambda side: bool(side.shown),
        lambda side: side.shown.bams,
        lambda side: len(side.faces),
        lambda side: list(side.faces),
        lambda side: 4 in side.faces,
        lambda side: (1, *side.faces),
        lambda side: {side.faces: 1},
        lambda side: max(0, side.shown),
        lambda side: int(side.shown),
    ],
)
def test_whoever_asks_for_what_lies_under_a_veil_is_stopped(ask):
    one = hall()
    give(one, PLACES, take(one, PLACES), 1)
    assert one.duel.mine == Side(5, (2, 3), "S")
    with pytest.raises(Asked):
        ask(one.duel.theirs)


def test_a_lifted_veil_shows_what_lay_there_but_for_what_the_step_has_put_in_its_place():
    one = hall()
    give(one, PLACES, take(one, PLACES), 1)
    one.duel.mine.shown = 9
    seen = lifting(take(one, PLACES), PLACES, 1)
    assert seen((4, (4,))) == ((9, (2, 3)), (4, (4,)))
    give(one, PLACES, ((9, ()), (4, (4,))), 1)
    one.duel.theirs.faces = ()
    seen = lifting(take(one, PLACES), PLACES, 1)
    assert seen((6, (6,))) == ((9, ()), (6, ()))


def test_a_veil_that_was_carried_elsewhere_has_been_looked_at():
    one = hall()
    give(one, PLACES, take(one, PLACES), 1)
    one.duel.mine.shown = one.duel.theirs.shown
    with pytest.raises(Asked):
        check_veils(take(one, PLACES), PLACES, 1)
