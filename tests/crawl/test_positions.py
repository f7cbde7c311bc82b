"""Positions and sentences of vignettes are read with the path to whatever is wrong in them."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.content.shapes import Checker
from undercroft.content.vocabulary import Vocabulary
from undercroft.crawl.positions import agenda_of, must_be_one_of, one_ground, place_named, read_part
from undercroft.crawl.vignettes import by_card, by_card_and_number, place_or_none
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Entry
from undercroft.kernel.system import StageError

CHECKER = Checker(Vocabulary())


class Someone(msgspec.Struct):
    """A figure as a vignette writes it."""

    hero: str
    wounds: int = 0


class Turn(Entry, frozen=True):
    """Somebody's turn."""


class Phase(Entry, frozen=True):
    """A phase."""


class Foe(msgspec.Struct):
    """A figure with a card."""

    id: FigureId
    card: str


def wrong(call, *args):
    with pytest.raises(StageError) as raised:
        call(*args)
    return raised.value


def squares(name):
    if name not in ("a1", "b1"):
        raise ValueError(f"{name} is no square")
    return int(name == "b1")


@pytest.mark.parametrize(
    ("given", "path"),
    [({"hero": "ann", "wound": 1}, ("figures", "S", "wound")), ({"hero": 3}, ("figures", "S", "hero"))],
)
def test_what_is_wrong_in_a_part_is_named_with_the_path_to_it(given, path):
    assert wrong(read_part, CHECKER, Someone, given, "figures", "S").path == path


def test_a_part_that_is_right_becomes_its_struct():
    assert read_part(CHECKER, Someone, {"hero": "ann", "wounds": 2}, "figures", "S") == Someone("ann", 2)


@pytest.mark.parametrize(("board", "quest"), [("", ""), ("#.#", "cellar")])
def test_a_position_stands_on_a_board_or_on_a_quest(board, quest):
    one_ground("#.#", "")
    one_ground("", "cellar")
    assert wrong(one_ground, board, quest).path == ("board",)


def test_a_name_nobody_has_is_refused_where_it_stands():
    must_be_one_of("card", "axe", ["axe", "bow"], "pack")
    refused = wrong(must_be_one_of, "card", "axes", ["axe", "bow"], "pack")
    assert (str(refused), refused.path) == ('unknown card "axes"; one of axe, bow (did you mean axe?)', ("pack",))


def test_a_place_that_is_none_is_refused_where_it_stands():
    assert place_named(squares, "b1", "at") == 1
    assert wrong(place_named, squares, "z9", "at").path == ("at",)
    assert [place_or_none(squares)(name) for name in ("a1", "z9")] == [0, None]


def test_turns_come_in_the_order_written_the_next_one_last():
    names = {"S": FigureId(1)}
    found = agenda_of(["dark", "S"], names, lambda who: (Turn(who),), {"dark": (Phase(), Phase(FigureId(9)))})
    assert found == [Turn(FigureId(1)), Phase(FigureId(9)), Phase()]
    assert wrong(agenda_of, "light", names, lambda who: (), {"dark": ()}).path == ("turn",)


def test_newcomers_are_called_by_their_cards():
    foes = [Foe(FigureId(100), "orc"), Foe(FigureId(101), "orc"), Foe(FigureId(102), "rat")]
    assert by_card(foes) == {"orc": 101, "rat": 102}
    assert by_card_and_number(foes) == {"orc-1": 100, "orc-2": 101, "rat-1": 102}
