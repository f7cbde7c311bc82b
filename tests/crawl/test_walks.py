"""Ways cut into legs."""

from __future__ import annotations

from undercroft.crawl.walks import Halt, legs

WAY = (11, 12, 13, 14)


def walk(path, to):
    return ("walk", path, to)


def cut(*halts, way=WAY, then=()):
    return legs(way, way[-1] if way else 10, [Halt(after, at, (what,)) for after, at, what in halts], walk, then)


def test_a_way_nobody_watches_is_one_leg():
    assert cut() == [("walk", WAY, 14)]


def test_a_way_is_cut_where_somebody_watches():
    assert cut((2, 12, "shot")) == [("walk", (11, 12), 12), "shot", ("walk", (13, 14), 14)]


def test_halts_come_in_the_order_of_the_way_whoever_wants_them():
    found = cut((3, 13, "trap"), (1, 11, "shot"))
    assert found == [("walk", (11,), 11), "shot", ("walk", (12, 13), 13), "trap", ("walk", (14,), 14)]


def test_several_halts_on_a_square_are_one_halt_in_the_order_given():
    found = cut((2, 12, "trap"), (2, 12, "shot"))
    assert found == [("walk", (11, 12), 12), "trap", "shot", ("walk", (13, 14), 14)]


def test_what_happens_before_the_first_square_happens_first():
    assert cut((0, 10, "shot")) == ["shot", ("walk", WAY, 14)]


def test_after_a_halt_on_the_last_square_nothing_is_left_to_walk():
    assert cut((4, 14, "trap")) == [("walk", WAY, 14), "trap"]


def test_who_stays_where_they_are_has_one_leg_too():
    assert cut(way=(), then=("near",)) == [("walk", (), 10), "near"]


def test_the_end_of_the_way_comes_last():
    assert cut((4, 14, "trap"), then=("near",))[-2:] == ["trap", "near"]
