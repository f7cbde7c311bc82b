from __future__ import annotations

import msgspec

from undercroft.kernel.events import AnyEvent, Began, Chose, Drawn, Harmed, Moved, Said, Told, next_told, numbered, seen
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


def telling(*events: AnyEvent | Told) -> list[Told]:
    told: list[Told] = []
    for one in events:
        told.append(
            next_told(told, one.event, one.seats, one.public) if isinstance(one, Told) else next_told(told, one)
        )
    return told


CHOICE, WALK = Chose(SeatId(0), "go", by=FigureId(3)), Moved(FigureId(3), (1, 2))
WINDOW = Told(Chose(SeatId(1), "trap", alone=True), (SeatId(1),))


def test_what_follows_a_choice_belongs_to_its_deed():
    told = telling(Said("hello"), CHOICE, WALK, Began("turn", who=FigureId(4)), WALK)
    assert [one.deed for one in told] == [0, 1, 1, 2, 2]


def test_a_choice_made_in_secret_begins_no_deed_and_so_nobody_learns_of_it_from_a_number():
    loud, quiet = telling(CHOICE, WINDOW, WINDOW, WALK, CHOICE, WALK), telling(CHOICE, WALK, CHOICE, WALK)
    assert seen(loud, SeatId(0)) == seen(quiet, SeatId(0))
    assert [event.deed for event in seen(loud, SeatId(1))] == [1, 1, 1, 1, 2, 2]


def test_what_was_told_before_deeds_had_numbers_is_numbered_when_it_is_read():
    told = telling(CHOICE, SECRET, WINDOW, WALK, CHOICE)
    assert numbered([Told(one.event, one.seats, one.public) for one in told]) == told


def test_an_event_reads_back_from_its_text():
    event = Harmed(FigureId(3), 2, 1, rules=("DA-0001",))
    assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


def test_a_told_event_reads_back_from_its_text():
    assert msgspec.json.decode(msgspec.json.encode(SECRET), type=Told) == SECRET
