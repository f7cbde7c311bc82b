import pytest

from undercroft.kernel.dice import pool
from undercroft.terminal.wording import COMMANDS, WrongFaces, command, matching, read_faces
from undercroft.text.messages import LANGUAGES, messages

TEXTS = ["Attack the rat r1", "Attack the rat r2", "Move to b2", "Move to zone 1", "Fermati, è tardi"]
PLACES = ["", "", "b2", "zone 1", ""]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3", [2]),
        ("b2", [2]),
        ("zone 1", [3]),
        ("attack", [0, 1]),
        ("at r2", [1]),
        ("ATTACK THE RAT R1", [0]),
        ("move", [2, 3]),
        ("fermati e", [4]),
        ("9", []),
        ("0", []),
        ("dance", []),
        ("", []),
    ],
)
def test_a_choice_is_meant_by_number_place_words_or_their_beginnings(line: str, meant: list[int]) -> None:
    assert matching(line, TEXTS, PLACES) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_letter_and_a_word_in_each_language(name: str, language: str) -> None:
    said = messages(language)
    assert said.has(f"command-{name}")
    assert said.has(f"terminal-help-{name}")
    assert command(COMMANDS[name], said) == (name, [])
    assert command(said.text(f"command-{name}").upper(), said) == (name, [])


@pytest.mark.parametrize("line", ["? 2", "?2", "odds 2"])
def test_a_command_may_carry_a_number(line: str) -> None:
    assert command(line, messages("en")) == ("odds", [2])


@pytest.mark.parametrize("line", ["7", "help the rat", "undoing", "b1", "c2", ""])
def test_other_lines_are_no_commands(line: str) -> None:
    assert command(line, messages("en")) is None


def test_faces_are_dealt_to_the_sides_of_the_throw() -> None:
    assert read_faces("1, 2 / 9", (pool("2d6"), pool("d10"))) == ((1, 2), (9,))


def test_a_die_that_is_rolled_on_may_be_typed_throw_by_throw_or_as_its_sum() -> None:
    dice = (pool("d10!"),)
    assert read_faces("10+10+4", dice) == read_faces("24", dice) == ((24,),)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "dice-count"),
        ("1 2 3", "dice-count"),
        ("1 x", "dice-not-a-number"),
        ("1 7", "dice-face"),
        ("1 -2", "dice-not-a-number"),
        ("1 99999999999999", "dice-not-a-number"),
    ],
)
def test_dice_that_cannot_lie_so_are_refused_with_the_reason(line: str, message: str) -> None:
    with pytest.raises(WrongFaces, match=message):
        read_faces(line, (pool("2d6"),))


def test_a_die_that_is_rolled_on_cannot_end_on_its_highest_face() -> None:
    with pytest.raises(WrongFaces, match="dice-face-on"):
        read_faces("20", (pool("d10!"),))
