from __future__ import annotations

import pytest

from undercroft.kernel.dice import at_least, pool
from undercroft.kernel.events import Drawn, Ended, Rolled, Said
from undercroft.kernel.game import Game, draw, roll
from undercroft.kernel.requests import NO_ONE, FigureId, SeatId

from .toy import Blow, Do, ask, toy


def test_entries_are_done_in_the_order_they_are_pushed():
    def main(game, entry):
        game.push(Do(what="say", n=1), Do(what="say", n=2))

    def say(game, entry):
        game.state.log += (str(entry.n),)

    assert toy(main, say=say).state.log == ("1", "2")


def test_what_is_pushed_later_is_done_before_what_waits():
    def main(game, entry):
        game.push(Do(what="first"), Do(what="say", n=3))

    def first(game, entry):
        game.push(Do(what="say", n=1), Do(what="say", n=2))

    def say(game, entry):
        game.state.log += (str(entry.n),)

    assert toy(main, first=first, say=say).state.log == ("1", "2", "3")


def test_an_entry_whose_figure_has_gone_is_dropped():
    def main(game, entry):
        game.push(Do(FigureId(13), "say"), Do(FigureId(12), "say"))

    def say(game, entry):
        game.state.log += (str(entry.who),)

    assert toy(main, say=say).state.log == ("12",)


def test_cutting_the_agenda_drops_what_comes_before_the_next_entry_of_a_kind():
    def main(game, entry):
        game.push(Do(what="no"), Do(what="no"), Blow(what="yes"), Do(what="yes"))
        game.cut(Blow)

    def yes(game, entry):
        game.state.log += ("yes",)

    assert toy(main, yes=yes).state.log == ("yes", "yes")


def test_cutting_to_one_of_several_kinds_stops_at_the_first_of_them():
    def main(game, entry):
        game.push(Do(what="yes"), Blow(what="yes"))
        game.cut(Blow, Do)

    def yes(game, entry):
        game.state.log += ("yes",)

    assert toy(main, yes=yes).state.log == ("yes", "yes")


def test_cutting_to_what_is_not_there_is_an_error_and_drops_nothing():
    def main(game, entry):
        game.push(Do(what="yes"))
        with pytest.raises(LookupError, match="nothing on the agenda is a Blow"):
            game.cut(Blow)

    def yes(game, entry):
        game.state.log += ("yes",)

    assert toy(main, yes=yes).state.log == ("yes",)


def test_the_end_leaves_whatever_was_going_on():
    def main(game, entry):
        game.push(Do(what="never"))
        yield from ask("a", "b")
        game.end(True, "enough")
        game.state.log += ("never",)

    table = toy(main, never=main)
    table.answer(0)
    assert table.over
    assert table.state.log == ()
    assert (table.state.outcome.won, table.state.outcome.why) == (True, "enough")
    assert table.events(SeatId(0))[-1] == Ended(True, "enough", deed=2)


def test_an_end_in_a_step_that_asks_nobody_ends_the_game_too():
    def main(game, entry):
        game.push(Do(what="main"))
        game.end(False, "at-once")

    assert toy(main).over


def test_a_roll_gives_its_reading():
    def main(game, entry):
        game.state.score = yield from roll("4d6", seat=SeatId(0), reads=at_least(1))
        total = yield from roll(pool("2d6"))
        assert 2 <= total <= 12

    assert toy(main).state.score == 4


def test_a_draw_takes_the_top_cards_in_order():
    def main(game, entry):
        cards = yield from draw(game, "deck", 2)
        game.state.log = tuple(cards)

    table = toy(main)
    assert table.state.log == ("a", "b")
    assert table.state.piles["deck"].cards == ("c",)


def test_a_draw_of_more_than_there_is_takes_what_there_is():
    def main(game, entry):
        game.state.log = tuple((yield from draw(game, "deck", 9)))

    assert toy(main).state.log == ("a", "b", "c")


def test_an_exhausted_pile_is_made_of_its_discards_where_told():
    def main(game, entry):
        cards = yield from draw(game, "deck", 3, refill="loot")
        game.discard("deck", *cards)
        game.state.log = tuple((yield from draw(game, "deck", 2, refill="loot")))

    table = toy(main)
    assert len(table.state.log) == 2
    assert table.state.piles["deck"].discards == ()


def test_a_refill_goes_under_what_is_left():
    def main(game, entry):
        cards = yield from draw(game, "deck", 2)
        game.discard("deck", *cards)
        game.state.log = tuple((yield from draw(game, "deck", 2, refill="loot")))

    assert toy(main).state.log[0] == "c"


def test_a_shuffle_keeps_the_cards_and_changes_their_order_by_its_stream():
    def main(game, entry):
        for _ in range(8):
            game.shuffle("deck", "loot")
            game.state.log += ("".join(game.state.piles["deck"].cards),)

    table = toy(main)
    assert {"".join(sorted(order)) for order in table.state.log} == {"abc"}
    assert len(set(table.state.log)) > 1
    assert table.state.counters == {"map": 0, "loot": 8, "combat": 0, "monsters": 0}


def test_a_secret_draw_shows_its_cards_to_one_seat():
    def main(game, entry):
        yield from draw(game, "deck", seat=SeatId(2), secret=True)

    table = toy(main)
    assert table.events(SeatId(2)) == [Drawn("deck", 1, ("a",), SeatId(2))]
    assert table.events(SeatId(0)) == [Drawn("deck", 1, (), SeatId(2))]


def test_a_roll_is_told_with_faces_and_what_the_rule_read():
    def main(game, entry):
        yield from roll("2d6", seat=SeatId(0), who=FigureId(3), why="attack")

    (event,) = toy(main).events(SeatId(1))
    assert isinstance(event, Rolled)
    assert (event.by, event.why, event.dice, event.typed) == (3, "attack", (("d6", "d6"),), False)
    assert event.result == str(sum(event.faces[0]))


def test_what_is_told_to_some_is_heard_by_them_alone():
    def main(game, entry):
        game.tell_only((SeatId(1),), Said("psst"), Said("whisper"))
        assert game.listening

    table = toy(main)
    assert [table.events(SeatId(seat))[0].message for seat in (0, 1)] == ["whisper", "psst"]


def test_nothing_is_told_when_nobody_listens():
    def main(game, entry):
        game.tell(Said, "hello")
        game.tell_only((), Said("hello"))
        assert not game.listening

    table = toy(lambda game, entry: None)
    table.game.told = None
    main(table.game, Do())
    assert table.told == []


def test_a_game_without_figures_has_lost_none():
    assert not Game.gone(toy(lambda game, entry: None).game, NO_ONE)
