from __future__ import annotations

import msgspec
import pytest

from undercroft.kernel.game import draw, roll
from undercroft.kernel.requests import DONE, NO, NOBODY, PASS, YES, Ask, Option, SeatId
from undercroft.kernel.scene import Barred, Scene, schema
from undercroft.kernel.table import Table

from .toy import Toy, asking, toy

ME, YOU, DARK = SeatId(0), SeatId(1), SeatId(2)


def view(seat, **how):
    def main(game, entry):
        options = [Option("a"), Option("b", seats=(YOU,)), Option("c", seats=(ME, YOU))]
        yield Ask("which", ME, options, 2, about="a secret", **how)

    return toy(main).scene(seat).ask


def test_a_seat_sees_the_options_it_may_take():
    assert [[option.act for option in view(seat).options] for seat in (ME, YOU, DARK)] == [["a", "c"], ["b", "c"], []]


def test_the_default_is_counted_among_the_options_shown():
    assert [view(seat).default for seat in (ME, YOU, DARK)] == [1, 1, 0]


def test_each_option_says_what_it_is_to_the_question():
    def main(game, entry):
        yield Ask("which", ME, [Option("a"), YES, NO, PASS, DONE])

    assert toy(main).scene(ME).ask.roles == ("", "agree", "refuse", "decline", "end")


def test_where_all_options_are_deeds_there_are_no_roles():
    assert view(ME).roles == ()


def test_everybody_sees_who_is_asked():
    assert view(DARK).seats == (ME, YOU)


def test_what_a_window_is_about_is_shown_to_those_who_may_answer():
    assert [view(seat, window=True).about for seat in (ME, DARK)] == ["a secret", ""]
    assert view(DARK).about == "a secret"


class Barring(Toy):
    """Nobody may run."""

    def scene(self, game, seat):
        return Scene(system="toy", barred=(Barred("run", "rooted"),))


def test_what_is_barred_is_shown_to_those_who_are_asked():
    system = Barring(main=asking(1, "a", "b"))
    table = Table(system, system.default_setup("main", 2, "barred"))
    assert [table.scene(seat).ask.barred for seat in (ME, DARK)] == [(Barred("run", "rooted"),), ()]


def test_dice_to_be_typed_are_shown_with_what_they_are_for():
    def main(game, entry):
        yield from roll("2d6", seat=ME, why="attack")

    shown = toy(main, table={"dice": "typed"}).scene(YOU).ask
    assert (shown.kind, shown.prompt, shown.dice, shown.about) == ("roll", "attack", (("d6", "d6"),), "2d6")


def drawing(seat):
    def main(game, entry):
        yield from draw(game, "deck", 2, seat=seat, why="loot")

    return toy(main, table={"cards": "named"})


def test_who_draws_may_name_any_card_of_the_pile():
    shown = drawing(ME).scene(ME).ask
    assert (shown.kind, shown.about, shown.cards, shown.n) == ("draw", "deck", ("a", "b", "c"), 2)


def test_others_are_not_told_what_is_left_in_the_pile():
    assert drawing(ME).scene(YOU).ask.cards == ()


def test_anybody_may_name_the_cards_the_game_itself_draws():
    assert drawing(NOBODY).scene(YOU).ask.cards == ("a", "b", "c")


def test_a_scene_reads_back_from_its_text(played):
    table = played(30)
    for seat in range(5):
        scene = table.scene(SeatId(seat), log=20)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


@pytest.mark.parametrize("name", ["Scene", "GridBoard", "ZoneBoard", "Figure", "Option", "Harmed", "Moved"])
def test_the_schema_describes_scenes_and_events(name):
    assert name in schema()["$defs"]
