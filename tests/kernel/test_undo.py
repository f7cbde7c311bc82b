from __future__ import annotations

import pytest

from undercroft.kernel.events import Rolled, Undone
from undercroft.kernel.game import draw
from undercroft.kernel.journal import Salted
from undercroft.kernel.requests import SeatId
from undercroft.kernel.state import copy
from undercroft.kernel.table import Refused

from .toy import Do, ask, asking, gambling, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


def test_an_answer_that_led_to_nothing_is_taken_back_freely():
    table = toy(asking(3, "a", "b"))
    table.answer(0)
    table.answer(1)
    assert [told.event for told in table.undo(ME)] == [Undone(ME)]
    assert table.state.log == ("a",)


def test_an_answer_that_led_to_dice_is_not_taken_back():
    table = toy(gambling())
    table.answer(0)
    assert not table.can_undo(ME)


def test_an_answer_that_led_to_a_card_is_not_taken_back():
    def main(game, entry):
        yield from ask("a", "b")
        yield from draw(game, "deck")
        yield from ask("a", "b")

    table = toy(main)
    table.answer(0)
    assert not table.can_undo(ME)


def revealing(*before):
    def main(game, entry):
        for _ in before:
            yield from ask("a", "b")
        game.revealed()
        for _ in range(3):
            game.state.log += ((yield from ask("a", "b")),)

    return main


def test_an_answer_that_brought_something_to_light_is_not_taken_back():
    table = toy(revealing(1))
    table.answer(0)
    assert not table.can_undo(ME)


def test_what_came_to_light_bars_only_what_was_answered_before_it():
    table = toy(revealing(1))
    table.answer(0)
    table.answer(0)
    table.answer(1)
    table.undo(ME)
    assert table.can_undo(ME)
    table.undo(ME)
    assert not table.can_undo(ME)


def test_a_reveal_at_the_end_of_a_step_bars_too():
    def main(game, entry):
        yield from ask("a", "b")
        game.revealed()
        game.push(Do(what="more"))

    table = toy(main, more=asking(1, "a", "b"))
    table.answer(0)
    assert not table.can_undo(ME)


def test_nobody_takes_back_what_another_has_answered_since():
    table = toy(asking(3, "a", "b", seats=(0, 1)))
    table.answer(0)
    table.answer(0)
    assert not table.can_undo(ME)
    assert table.can_undo(YOU)


def test_everything_is_taken_back_where_all_agree_or_the_setup_allows_it():
    table = toy(gambling())
    table.answer(0)
    table.undo(ME, agreed=True)
    assert table.state.log == ()
    alone = toy(gambling(), table={"undo": "any"})
    alone.answer(0)
    assert alone.can_undo(ME)


def test_where_the_setup_allows_it_one_takes_back_more_of_ones_own_and_nothing_of_anothers():
    table = toy(asking(3, "a", "b", seats=(0, 1)), table={"undo": "any"})
    table.answer(0)
    table.answer(0)
    assert not table.can_undo(ME)
    assert table.can_undo(ME, agreed=True)
    assert table.can_undo(YOU)


def test_what_was_undone_says_whose_it_was():
    table = toy(asking(3, "a", "b", seats=(0, 1)))
    table.answer(0)
    assert table.undone is None
    table.undo(ME)
    assert table.undone is not None
    assert table.undone.seat == ME


def test_undo_and_redo_are_nothing():
    table = toy(gambling(), table={"undo": "any"})
    table.answer(0)
    table.answer(1)
    before = copy(table.state), table.journal[:], table.told[:]
    table.undo(ME, agreed=True)
    table.undo(ME, agreed=True)
    table.redo()
    events = table.redo()
    assert (table.state, table.journal, table.told) == before
    assert isinstance(events[-1].event, Rolled)


def test_the_same_choice_after_undo_keeps_its_dice():
    table = toy(gambling(), table={"undo": "any"})
    table.answer(0)
    score = table.state.score
    table.undo(ME)
    table.answer(0)
    assert table.state.score == score
    assert not any(isinstance(item, Salted) for item in table.journal)


def test_another_choice_after_undo_gets_new_dice():
    table = toy(gambling(), table={"undo": "any"})
    table.answer(0)
    first = table.journal[-1]
    table.undo(ME)
    table.answer(1)
    assert isinstance(table.journal[0], Salted)
    assert table.journal[-1] != first


def test_after_going_another_way_what_was_undone_cannot_be_redone():
    table = toy(asking(3, "a", "b"))
    table.answer(0)
    table.undo(ME)
    table.answer(1)
    with pytest.raises(Refused, match="nothing was undone"):
        table.redo()


def test_every_change_of_the_table_is_a_new_version():
    table = toy(asking(3, "a", "b"))
    versions = [table.version]
    table.answer(0)
    versions.append(table.version)
    table.undo(ME)
    versions.append(table.version)
    assert versions == sorted(set(versions))


def test_undo_works_however_far_back_checkpoints_were_thinned_out():
    table = toy(gambling(400), table={"undo": "any"})
    logs = [()]
    for _ in range(300):
        table.answer(2)
        logs.append(table.state.log)
    assert len(table.marks) <= 97
    for log in reversed(logs[:-1]):
        table.undo(ME, agreed=True)
        assert table.state.log == log
