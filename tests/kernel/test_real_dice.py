from __future__ import annotations

import pytest

from undercroft.kernel.game import draw, roll
from undercroft.kernel.requests import Draw, Roll, SeatId
from undercroft.kernel.table import Refused

from .toy import ask, gambling, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


def test_typed_dice_are_waited_for_and_count():
    table = toy(gambling(), table={"dice": "typed"})
    table.answer(0)
    assert type(table.pending) is Roll
    with pytest.raises(Refused, match="waits for dice or cards"):
        table.answer(0)
    events = table.supply(((42,),))
    assert table.state.score == 42
    assert events[0].event.typed


def test_typed_dice_that_no_die_shows_are_refused():
    table = toy(gambling(), table={"dice": "typed"})
    table.answer(0)
    with pytest.raises(Refused, match="a d100 cannot show 101"):
        table.supply(((101,),))
    assert type(table.pending) is Roll


def test_the_program_throws_its_own_dice_when_people_type_theirs():
    def main(game, entry):
        game.state.score = yield from roll("d6")
        yield from ask("a", "b")

    assert toy(main, table={"dice": "typed"}).state.score > 0
    assert type(toy(main, table={"dice": "typed-all"}).pending) is Roll


def test_typed_dice_can_be_corrected_until_the_next_answer():
    table = toy(gambling(), table={"dice": "typed"})
    table.answer(0)
    table.supply(((42,),))
    table.retype(((24,),))
    assert table.state.score == 24
    table.answer(2)
    with pytest.raises(Refused, match="can no longer be corrected"):
        table.retype(((1,),))


def test_a_wrong_correction_leaves_the_dice_as_they_were():
    table = toy(gambling(), table={"dice": "typed"})
    table.answer(0)
    table.supply(((42,),))
    version = table.version
    with pytest.raises(Refused, match="cannot show"):
        table.retype(((0,),))
    assert (table.state.score, table.version) == (42, version)


def test_dice_the_program_threw_cannot_be_corrected():
    table = toy(gambling())
    table.answer(0)
    with pytest.raises(Refused, match="no typed dice to correct"):
        table.retype(((1,),))


def drawing(game, entry):
    for _ in range(3):
        game.state.log += tuple((yield from draw(game, "deck", 2, seat=ME)))
        game.state.log += ((yield from ask("x", "y")),)


def test_named_cards_are_waited_for_and_leave_their_pile():
    table = toy(drawing, table={"cards": "named"})
    assert type(table.pending) is Draw
    table.name_cards(["c", "a"])
    assert table.state.log == ("c", "a")
    assert table.state.piles["deck"].cards == ("b",)


@pytest.mark.parametrize(
    ("cards", "why"),
    [(["z", "a"], '"z" is not in the pile'), (["a", "a"], "is not in"), (["a"], "2 cards are drawn, 1 were named")],
)
def test_named_cards_that_cannot_have_been_drawn_are_refused(cards, why):
    table = toy(drawing, table={"cards": "named"})
    with pytest.raises(Refused, match=why):
        table.name_cards(cards)
    assert table.state.piles["deck"].cards == ("c", "b", "a")


def test_an_empty_pile_is_not_waited_for():
    table = toy(drawing, table={"cards": "named"})
    table.name_cards(["c", "a"])
    table.answer(0)
    table.name_cards(["b"])
    table.answer(0)
    assert table.ask is not None
