"""Phrases: several messages as one text, and names that are looked for among the kinds of a system."""

from pathlib import Path

import pytest

from undercroft.kernel.events import Placed, Removed
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.scene import Figure, GridBoard, Scene, Zone, ZoneBoard
from undercroft.text.messages import Messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

FILE = """
act-wield = Wield { $what }
    .told = Wield { $what } ({ $text })
toy-names = gear rune
toy-gear-axe = Axe
    .story = It was a tree’s idea of a joke.
toy-rune-ice = rune of ice
when-melee = Melee
pay-bam = { $n } Bam
word-hits = { SIGNED($n) } Hits
dice-red = { $n } red
"""


@pytest.fixture
def said(tmp_path: Path) -> Messages:
    (tmp_path / "en.ftl").write_text(FILE, encoding="utf-8")
    return Messages("en", [tmp_path], "toy")


def test_a_phrase_puts_commas_between_its_parts_and_points_where_they_stand(said: Messages) -> None:
    assert said.phrase("when-melee pay-bam:1 : word-hits:2 ; axe + ice ~ axe") == (
        "Melee, 1 Bam: +2 Hits; Axe + rune of ice Axe"
    )


def test_what_is_no_name_stands_in_a_phrase_as_it_is(said: Messages) -> None:
    assert said.phrase("axe : 2d6") == "Axe: 2d6"
    assert not said.missing


def test_what_nobody_wrote_is_missed_in_a_phrase_too(said: Messages) -> None:
    assert said.phrase("axe unheard-of") == "Axe, unheard of"
    assert list(said.missing) == ["unheard-of"]


def test_a_name_may_be_an_attribute_of_a_message(said: Messages) -> None:
    assert said.say("axe.story") == "It was a tree’s idea of a joke."


def test_bare_names_are_looked_for_among_the_kinds_a_system_lists(said: Messages) -> None:
    assert [said.say("axe"), said.say("ice")] == ["Axe", "rune of ice"]
    assert not said.missing


def test_an_option_that_is_explained_is_told_with_its_text(said: Messages) -> None:
    voice = Voice(said, Names())
    assert voice.option(Option("wield", what="axe")) == "Wield Axe"
    assert voice.option(Option("wield", what="axe"), "when-melee : dice-red:2") == "Wield Axe (Melee: 2 red)"


def test_a_part_of_a_thing_is_called_as_the_thing(said: Messages) -> None:
    assert Voice(said, Names()).option(Option("wield", what="axe/1")) == "Wield Axe"


def test_a_fact_without_a_label_is_what_it_says(said: Messages) -> None:
    voice = Voice(said, Names())
    assert voice.fact(("", "word-hits:1")) == "+1 Hits"
    assert voice.fact(("when-melee", "dice-red:1")) == "Melee: 1 red"


def test_dice_of_the_games_own_are_named_in_its_words(said: Messages) -> None:
    assert Voice(said, Names()).dice((("red", "red", "d6"), ("red",))) == "2 red+1d6 / 1 red"


def test_labels_on_a_board_of_zones_are_initials_and_cannot_be_taken_for_places() -> None:
    board = ZoneBoard(1, 1, (Zone(0, 0, 0, name="A1"),))
    figures = tuple(
        Figure(id=FigureId(n), name=name, icon="", side="foe", at=0)
        for n, name in enumerate(("toy-ash-rat", "toy-ash-rat", "toy-bat"), 1)
    )
    names = Names(Scene(system="toy", board=board, figures=figures))
    assert [names.label(figure.id) for figure in figures] == ["ar", "ar2", "ba"]


def test_labels_on_a_grid_cannot_be_taken_for_squares_and_tell_kinds_apart() -> None:
    board = GridBoard(3, 1, "...")
    kinds = (("toy-ash-rat", ""), ("toy-ash-rat", ""), ("toy-adder", "B"), ("toy-adder", "A"))
    figures = tuple(
        Figure(id=FigureId(n), name=name, icon="", side="foe", at=0, letter=letter)
        for n, (name, letter) in enumerate(kinds, 1)
    )
    names = Names(Scene(system="toy", board=board, figures=figures))
    assert [names.label(figure.id) for figure in figures] == ["aA", "aB", "dB", "dA"]


def test_who_has_a_letter_is_called_by_it_when_nobody_has_seen_the_others() -> None:
    said = Messages("en", [])
    orc = Figure(id=FigureId(5), name="toy-ash-rat", icon="", side="foe", at=0, letter="B")
    late = Names(Scene(system="toy", board=GridBoard(3, 1, "..."), figures=(orc,)))
    assert late.figure(FigureId(5), said).endswith(" aB")
    late.hear(Removed("toy-adder", FigureId(7), letter="C"))
    assert late.figure(FigureId(7), said).endswith(" C")
    late.hear(Placed("toy-bat", 1, FigureId(8), letter="A"))
    assert not late.figure(FigureId(8), said).endswith(" A")


def test_a_letter_stands_in_the_label_on_a_board_of_zones() -> None:
    board = ZoneBoard(1, 1, (Zone(0, 0, 0, name="A1"),))
    rat = Figure(id=FigureId(5), name="toy-ash-rat", icon="", side="foe", at=0, letter="B")
    assert Names(Scene(system="toy", board=board, figures=(rat,))).label(FigureId(5)) == "arB"
