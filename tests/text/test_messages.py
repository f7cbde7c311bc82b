import re
from pathlib import Path

import pytest

from terminal.toy import SYSTEM
from text.parity import Calls, complaints, entries
from undercroft.kernel.system import register
from undercroft.text.functions import FUNCTIONS, dice, percent, signed, times
from undercroft.text.messages import COMMON, LANGUAGES, Messages, UnknownLanguage, files, messages, texts_of

SYSTEMS = COMMON.parent / "systems"
FOLDERS = [COMMON, Path(__file__).parents[1] / "terminal" / "toy" / "text", *sorted(SYSTEMS.glob("*/text"))]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}/{folder.name}")
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert complaints(folder) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}/{folder.name}")
def test_what_is_less_than_nothing_has_a_real_minus(folder: Path) -> None:
    lines = [
        line for language in LANGUAGES for file in files(folder, language) for line in file.read_text().split("\n")
    ]
    assert [line for line in lines if re.search(r"(?<![\w\[{–-])-\d", line)] == []


def test_every_function_is_used_by_somebody() -> None:
    calls = Calls()
    for language in LANGUAGES:
        for entry in entries(COMMON, language):
            calls.visit(entry)
    assert calls.functions == FUNCTIONS.keys()


def write(folder: Path, en: str, it: str) -> Path:
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    (folder / "it.ftl").write_text(it, encoding="utf-8")
    return folder


def test_a_message_in_one_language_only_is_complained_of(tmp_path: Path) -> None:
    assert complaints(write(tmp_path, "a = A\n", "")) == ["a: in en, not in it"]


def test_a_variable_in_one_language_only_is_complained_of(tmp_path: Path) -> None:
    assert complaints(write(tmp_path, "a = { $n }\n", "a = A\n")) == ["a: variables ['n'] and []"]


def test_grammar_may_differ_between_the_languages(tmp_path: Path) -> None:
    one = "a = { $who }\n"
    two = "a = { $who } { $who-form ->\n    [f] stanca\n   *[m] stanco\n }\n    .the = x\n"
    assert complaints(write(tmp_path, one, two)) == []


def test_what_cannot_be_read_is_complained_of(tmp_path: Path) -> None:
    assert complaints(write(tmp_path, "a = { $\n", "")) == ["en: cannot be read: a = { $"]


def test_a_function_nobody_has_is_complained_of(tmp_path: Path) -> None:
    found = complaints(write(tmp_path, "a = { NUMBER($n) }\n", "a = { $n }\n"))
    assert found == ["en: unknown function NUMBER"]


def test_a_system_speaks_before_what_all_games_share(tmp_path: Path) -> None:
    said = Messages("en", [write(tmp_path, "act-rest = Lie down\n", ""), COMMON])
    assert said.text("act-rest") == "Lie down"


def test_what_nobody_wrote_is_read_off_the_id_and_noted() -> None:
    said = Messages("en", [COMMON], "toy")
    assert said.say("toy-iron-sword") == "iron sword"
    assert list(said.missing) == ["toy-iron-sword"]


def test_a_name_typed_by_a_person_is_shown_as_it_is_and_not_missed() -> None:
    said = Messages("en", [COMMON])
    assert said.say("Anna-Lena") == "Anna-Lena"
    assert not said.missing


def test_a_name_no_message_shows_is_not_missed(tmp_path: Path) -> None:
    said = Messages("en", [write(tmp_path, "a = { $x }\nb = B\n", "")])
    said.fill("b", {"x": said.peek("unheard-of")})
    assert not said.missing
    said.fill("a", {"x": said.peek("unheard-of")})
    assert list(said.missing) == ["unheard-of"]


def test_a_message_that_lacks_an_argument_is_a_fault(tmp_path: Path) -> None:
    said = Messages("en", [write(tmp_path, "a = { $x }!\n", "")])
    said.text("a")
    assert "x" in said.faults["a"]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="there are en, it"):
        messages("fr")


def test_the_texts_of_a_system_lie_beside_its_class_or_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = texts_of(SYSTEM)
    assert beside is not None
    assert beside.parent.name == "toy"
    monkeypatch.setattr(SYSTEM, "texts", Path("elsewhere"), raising=False)
    assert texts_of(SYSTEM) == Path("elsewhere")


def test_messages_of_a_system_are_read_once() -> None:
    register(SYSTEM)
    assert messages("it", "toy") is messages("it", "toy")
    assert messages("it", "toy").text("toy-rat", "the") == "il ratto"


def test_numbers_carry_their_sign() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]


def test_what_is_possible_is_never_nought_percent_and_what_may_fail_never_a_hundred() -> None:
    assert [percent(x) for x in (0, 0.001, 0.375, 0.999, 1)] == ["0%", "<1%", "38%", ">99%", "100%"]


def test_dice_are_written_as_people_write_them() -> None:
    assert dice("1d6+2d10!") == "d6 + 2d10"
    assert times(3) == "×3"
