from __future__ import annotations

import msgspec

from undercroft.kernel.events import AnyEvent, Drawn, Harmed, Said, Told, seen
from undercroft.kernel.requests import FigureId, SeatId

OPEN = Told(Said("hello"))
SECRET = Told(Drawn("deck", 1, ("ace",), SeatId(0)), (SeatId(0),), Drawn("deck", 1, (), SeatId(0)))
PRIVATE = Told(Said("psst"), (SeatId(1),))


def test_everybody_sees_what_is_public():
    assert [OPEN.seen_by(SeatId(seat)) for seat in (0, 1)] == [OPEN.event] * 2


def test_others_see_the_public_form_of_a_secret():
    assert SECRET.seen_by(SeatId(0)).cards == ("ace",)
    assert SECRET.seen_by(SeatId(1)).cards == ()


def test_others_see_nothing_of_what_has_no_public_form():
    assert seen([OPEN, PRIVATE], SeatId(0)) == [Said("hello")]


def test_events_are_numbered_per_seat_by_what_that_seat_has_seen():
    told = [PRIVATE, OPEN, SECRET]
    assert [len(seen(told, SeatId(seat))) for seat in (0, 1)] == [2, 3]


def test_an_event_reads_back_from_its_text():
    event = Harmed(FigureId(3), 2, 1, rules=("DA-0001",))
    assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


def test_a_told_event_reads_back_from_its_text():
    assert msgspec.json.decode(msgspec.json.encode(SECRET), type=Told) == SECRET
