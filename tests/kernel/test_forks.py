from __future__ import annotations

import random

import msgspec
import pytest

from undercroft.kernel.chance import Scripted
from undercroft.kernel.events import Corrected
from undercroft.kernel.journal import Answered, Reseeded, Thrown
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.state import copy
from undercroft.kernel.table import Diverged, Table

from .toy import Toy, ask, asking, gambling, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


# forks and imagining


def test_a_fork_in_the_middle_of_a_step_stands_where_the_original_stands():
    table = toy(asking(9, "a", "b"))
    for n in range(5):
        table.answer(n % 2)
    twin = table.fork()
    assert (twin.state, twin.pending, twin.journal) == (table.state, table.pending, table.journal)
    twin.answer(0)
    assert len(table.state.log) == 5


def test_a_fork_throws_the_dice_the_original_will_throw():
    table = toy(gambling())
    table.answer(0)
    twin = table.fork(listen=True)
    assert twin.answer(0) == table.answer(0)
    assert twin.state == table.state


def test_a_fork_after_going_another_way_has_the_new_dice_too():
    table = toy(gambling(9), table={"undo": "any"})
    table.answer(0)
    table.undo(ME)
    table.answer(1)
    twin = table.fork()
    twin.answer(0)
    table.answer(0)
    assert twin.state == table.state


def test_a_fork_in_the_middle_of_a_step_that_went_another_way_stands_where_the_original_stands():
    def main(game, entry):
        for _ in range(4):
            yield from ask("a", "b")
            game.shuffle("deck", "loot")

    table = toy(main, table={"undo": "any"})
    table.answer(0)
    table.answer(0)
    table.undo(ME)
    table.answer(1)
    twin = table.fork()
    assert (twin.state, twin.journal) == (table.state, table.journal)
    twin.answer(0)
    table.answer(0)
    assert twin.state == table.state


def test_a_fork_of_a_finished_game_is_finished():
    table = toy(gambling(1))
    table.answer(0)
    twin = table.fork()
    assert twin.over
    assert (twin.state, twin.journal) == (table.state, table.journal)


def test_a_table_that_keeps_no_checkpoints_replays_once_when_it_is_forked():
    table = Table(Toy(main=gambling(5)), toy(gambling()).setup, keep=False, listen=False, digests=False)
    table.choose(table.ask.options[0])
    table.choose(table.ask.options[2])
    version = table.version
    assert table.fork().state == table.state
    assert table.version == version
    assert table.can_undo(YOU)


def test_imagining_deals_anew_what_a_seat_cannot_know_and_the_dice_to_come():
    table = toy(gambling())
    worlds = [table.imagine(ME, random.Random(n)) for n in range(20)]
    for world in worlds:
        world.answer(0)
    assert len({world.state.secret for world in worlds}) > 1
    assert len({world.state.score for world in worlds}) > 1
    assert (table.state.secret, table.state.score) == (0, 0)


def test_an_imagined_table_is_forked_from_its_next_checkpoint_on():
    world = toy(asking(3, "a", "b"), table={"undo": "any"}).imagine(ME, random.Random(1))
    world.marks.clear()
    with pytest.raises(RuntimeError, match="imagine it again"):
        world.fork()


def test_in_imagination_the_program_throws_and_draws():
    table = toy(gambling(), table={"dice": "typed", "cards": "named"})
    world = table.imagine(ME, random.Random(1))
    world.answer(0)
    assert world.ask is not None


def test_a_branch_has_dice_of_its_own():
    table, other = toy(gambling()), toy(gambling())
    other.reseed("another")
    table.answer(0)
    other.answer(0)
    assert table.state.score != other.state.score


def test_undo_past_a_branch_gets_the_old_dice_back():
    plain, table = toy(gambling(9)), toy(gambling(9), table={"undo": "any"})
    table.answer(0)
    table.reseed("another")
    table.answer(0)
    table.undo(ME, agreed=True)
    table.undo(ME, agreed=True)
    table._redo = []
    assert not any(isinstance(item, Reseeded) for item in table.journal)
    for one in (plain, table):
        one.answer(0)
        one.answer(0)
    assert table.state == plain.state


def test_undo_after_a_second_branch_goes_back_to_the_dice_of_the_first():
    table = toy(gambling(9), table={"undo": "any"})
    table.reseed("first")
    table.answer(0)
    table.reseed("second")
    table.answer(0)
    table.undo(ME, agreed=True)
    twin = table.fork()
    assert twin.game.chance.seed == table.game.chance.seed == "second"
    table.undo(ME, agreed=True)
    assert table.game.chance.seed == "first"


# corrections


def test_a_correction_puts_the_table_into_another_state_and_says_so():
    table = toy(gambling())
    table.answer(2)
    other = copy(table.marks[-1].state)
    other.score = 77
    told = table.correct(other, "we forgot a bonus", ME)
    assert told[0].event == Corrected("we forgot a bonus", ME)
    assert table.state.score == 77
    assert table.ask is not None


def corrected():
    table = toy(gambling(), table={"undo": "any"})
    table.answer(2)
    other = copy(table.marks[-1].state)
    other.score = 77
    table.correct(other, "bonus")
    return table


def test_nothing_is_taken_back_past_a_correction():
    assert not corrected().can_undo(ME, agreed=True)


def test_undo_after_a_correction_stops_there():
    table = corrected()
    before = copy(table.state)
    table.answer(2)
    table.undo(YOU)
    assert table.state == before
    table.redo()
    assert table.state.log == ("pass", "pass")


def test_a_fork_after_a_correction_stands_where_the_original_stands():
    table = corrected()
    assert table.fork().state == table.state


def unkept(times=9):
    system = Toy(main=gambling(times))
    return Table(system, system.default_setup("main", 2, "toy"), keep=False)


def test_a_table_without_checkpoints_replays_corrections_and_branches_when_it_is_forked():
    table = unkept()
    table.answer(0)
    table.reseed("another")
    table.answer(1)
    other = copy(table.first)
    other.score = 77
    table.correct(other, "from the start")
    table.answer(0)
    twin = table.fork()
    assert (twin.state, twin.journal) == (table.state, table.journal)
    twin.answer(0)
    table.answer(0)
    assert twin.state == table.state


def test_a_correction_while_dice_are_waited_for_replays_too():
    system = Toy(main=gambling())
    setup = msgspec.structs.replace(system.default_setup("main", 2, "toy"), dice="typed")
    table = Table(system, setup, keep=False)
    table.answer(0)
    table.correct(copy(table.first), "start again")
    assert table.fork().state == table.state


def test_a_table_that_asks_before_its_first_step_is_over_forks_from_the_start():
    table = toy(asking(1, "a", "b"))
    table.marks.clear()
    assert table.fork().pending == table.pending


# scripted dice, records that do not fit


def test_scripted_dice_fall_as_written():
    system = Toy(main=gambling())
    table = Table(system, system.default_setup("main", 2, "x"), chance=Scripted([((55,),)]))
    table.answer(0)
    assert table.state.score == 55


def test_a_journal_that_goes_on_after_the_end_does_not_fit():
    table = toy(asking(1, "a", "b"))
    with pytest.raises(Diverged, match="the journal goes on with"):
        table._go_to([Answered(ME, Option("a")), Answered(ME, Option("a"))])


def test_a_journal_with_dice_where_a_choice_is_due_does_not_fit():
    table = toy(asking(2, "a", "b"))
    with pytest.raises(Diverged, match="expected answered, the journal has Thrown") as diverged:
        table._go_to([Thrown(((1,),))])
    assert diverged.value.at == 0
