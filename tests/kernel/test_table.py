from __future__ import annotations

import random

import msgspec
import pytest

from undercroft.kernel.chance import Scripted
from undercroft.kernel.dice import TOTALS, pool
from undercroft.kernel.events import Chose, Corrected, Rolled, Undone
from undercroft.kernel.game import draw, roll
from undercroft.kernel.journal import Answered, Reseeded, Salted, Thrown
from undercroft.kernel.requests import DONE, Ask, Draw, Option, Roll, SeatId
from undercroft.kernel.state import copy
from undercroft.kernel.table import Diverged, Refused, Table

from .toy import Do, Toy, ask, asking, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


def gambling(times=3, dice="d100"):
    """A script of so many steps: a choice, then a roll whose total is added to the score."""

    def main(game, entry):
        act = yield from ask("low", "high", "pass", seat=entry.n % 2)
        if act != "pass":
            game.state.score += yield from roll(dice, seat=SeatId(0))
        game.state.log += (act,)
        if entry.n + 1 < times:
            game.push(Do(n=entry.n + 1))

    return main


# asking


def test_a_single_option_is_taken_without_asking():
    assert toy(asking(3, "only")).state.log == ("only", "only", "only")


def test_a_window_with_one_option_is_opened_all_the_same():
    def main(game, entry):
        yield from ask("pass", seat=2, window=True)

    assert toy(main).ask.seats() == (DARK,)


def test_an_answer_by_place_is_the_option_at_that_place():
    table = toy(asking(1, "a", "b"))
    table.answer(1)
    assert table.state.log == ("b",)


def test_an_answer_tells_everybody_what_was_chosen():
    table = toy(asking(1, "a", "b"))
    assert [told.event for told in table.answer(Option("b"))] == [Chose(ME, "b")]


@pytest.mark.parametrize("how", [{"window": True}, {"secret": True}])
def test_what_is_answered_to_a_window_or_secret_ask_is_told_to_the_answering_seat_alone(how):
    def main(game, entry):
        yield from ask("pass", "trap", seat=2, **how)

    table = toy(main)
    table.answer(1)
    assert table.events(DARK) == [Chose(DARK, "trap")]
    assert table.events(ME) == []


def test_several_seats_may_act_on_one_ask():
    def main(game, entry):
        option = yield Ask("who", ME, [Option("go", n=n, seats=(SeatId(n),)) for n in range(2)])
        game.state.score = option.n

    table = toy(main)
    table.answer(Option("go", n=1), YOU)
    assert table.state.score == 1


@pytest.mark.parametrize(
    ("code", "deed"),
    [
        ("illegal", lambda table: table.answer(Option("c"))),
        ("illegal", lambda table: table.answer(2)),
        ("seat", lambda table: table.answer(0, YOU)),
        ("stale", lambda table: table.answer(0, ME, version=7)),
        ("dice", lambda table: table.supply(((1,),))),
        ("dice", lambda table: table.retype(((1,),))),
        ("cards", lambda table: table.name_cards(["a"])),
        ("redo", lambda table: table.redo()),
        ("undo", lambda table: table.undo(ME)),
    ],
)
def test_an_answer_that_is_refused_says_why_and_changes_nothing(code, deed):
    table = toy(asking(2, "a", "b"))
    before = copy(table.state), table.version, table.pending
    with pytest.raises(Refused) as refused:
        deed(table)
    assert refused.value.code == code
    assert (table.state, table.version, table.pending) == before


def test_a_finished_game_takes_no_answer():
    table = toy(asking(0, "a"))
    with pytest.raises(Refused, match="the game is over"):
        table.answer(0)


def test_a_game_without_a_seed_gets_one_of_its_own():
    seeds = {toy(asking(1, "a", "b"), table={"seed": ""}).setup.seed for _ in range(2)}
    assert len(seeds) == 2
    assert "" not in seeds


# undo and redo


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


def test_undo_and_redo_are_nothing():
    table = toy(gambling(), table={"undo": "any"})
    table.answer(0)
    table.answer(1)
    before = copy(table.state), table.journal[:], table.told[:]
    table.undo(ME)
    table.undo(ME)
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
        table.undo(ME)
        assert table.state.log == log


# typed dice and named cards


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
    table.undo(ME)
    table.undo(ME)
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
    table.undo(ME)
    twin = table.fork()
    assert twin.game.chance.seed == table.game.chance.seed == "second"
    table.undo(ME)
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


# seeing


def test_a_scene_shows_seats_the_pending_ask_and_the_newest_events():
    table = toy(asking(3, "a", "b"))
    table.answer(0)
    table.answer(1)
    scene = table.scene(ME, log=1)
    assert [seat.role for seat in scene.seats] == ["heroes", "heroes", "dark"]
    assert [option.act for option in scene.ask.options] == ["a", "b"]
    assert scene.log == (Chose(ME, "b"),)
    assert scene.version == table.version


def test_a_scene_of_a_finished_game_says_how_it_ended():
    def main(game, entry):
        game.end(False, "dark")

    scene = toy(main).scene(ME)
    assert (scene.won, scene.ending, scene.ask) == (False, "dark", None)


def test_a_ready_option_is_the_one_everybody_knows():
    def main(game, entry):
        option = yield Ask("finish", ME, [DONE, Option("more")])
        game.state.log = (option.act,)

    table = toy(main)
    table.answer(DONE)
    assert table.state.log == ("done",)


def test_both_sides_dice_are_thrown_at_once():
    def main(game, entry):
        mine, theirs = yield Roll((pool("2d6"), pool("d100")), TOTALS, ME)
        game.state.log = (str(mine), str(theirs))

    table = toy(main)
    assert table.state.counters["combat"] == 1
    assert [sum(side) for side in table.journal[0].faces] == [int(total) for total in table.state.log]
