from __future__ import annotations

import pytest

from undercroft.kernel.dice import TOTALS, pool
from undercroft.kernel.events import Chose
from undercroft.kernel.requests import DONE, NOBODY, Ask, Option, Roll, SeatId
from undercroft.kernel.scene import AskView
from undercroft.kernel.state import copy
from undercroft.kernel.table import Refused

from .toy import ask, asking, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


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
    assert table.events(DARK) == [Chose(DARK, "trap", alone=True)]
    assert table.events(DARK)[0].deed == 0
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


# seeing


def test_a_scene_shows_seats_the_pending_ask_and_the_newest_events():
    table = toy(asking(3, "a", "b"))
    table.answer(0)
    table.answer(1)
    scene = table.scene(ME, log=1)
    assert [seat.role for seat in scene.seats] == ["heroes", "heroes", "dark"]
    assert [option.act for option in scene.ask.options] == ["a", "b"]
    assert scene.log == (Chose(ME, "b", deed=2),)
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


# refusing without telling

WHY = "seat 0 is not asked"


def hand(*cards: str):
    """The dark seat chooses a card in secret."""

    def main(game, entry):
        yield from ask(*cards, seat=DARK, secret=True)
        yield from ask("a", "b")

    return main


def refusal(deed) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        deed()
    return refused.value.code, str(refused.value)


@pytest.mark.parametrize("option", [Option("pit"), Option("spear"), Option("nonsense"), 0, 1, 2, 7, -1])
def test_who_is_not_asked_is_refused_alike_whatever_there_is_to_choose(option):
    one, other = toy(hand("pit", "spear")), toy(hand("spear", "net", "rats"))
    assert refusal(lambda: one.answer(option, ME)) == refusal(lambda: other.answer(option, ME)) == ("seat", WHY)


def test_anothers_option_is_refused_as_if_it_were_not_there():
    def main(game, entry):
        yield Ask("who", ME, [Option("mine", seats=(ME,)), Option("theirs", seats=(YOU,))])

    table = toy(main)
    code, text = refusal(lambda: table.answer(Option("theirs"), ME))
    assert (code, text) == ("illegal", '"theirs" is not among these options: mine')
    assert refusal(lambda: table.answer(Option("nobodys"), ME)) == (code, text.replace("theirs", "nobodys"))
    assert refusal(lambda: table.answer(1, ME)) == ("illegal", "option 1 is none of these: mine")


@pytest.mark.parametrize("cards", [("pit", "spear"), ("spear",)])
def test_of_a_secret_ask_others_see_only_who_is_asked(cards):
    table = toy(hand(*cards))
    for seat in (ME, YOU, NOBODY):
        assert table.scene(seat).ask == AskView(kind="ask", prompt="in-secret", seats=(DARK,))
    assert [option.act for option in table.scene(DARK).ask.options] == list(cards)


def test_nobody_else_takes_anything_back_while_somebody_chooses_in_secret():
    def main(game, entry):
        yield from ask("a", "b")
        yield from ask("a", "b", seat=DARK, secret=True)
        yield from ask("a", "b", seat=DARK, secret=True)
        yield from ask("a", "b")

    table = toy(main)
    table.answer(0)
    assert not table.can_undo(ME)
    table.answer(0)
    assert not table.can_undo(ME)
    assert table.can_undo(DARK)
