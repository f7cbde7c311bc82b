"""Words of effects bound to procedures, and circumstances to questions."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.content.vocabulary import Effect, Vocabulary
from undercroft.crawl.circumstances import Answers, Circumstance
from undercroft.crawl.effects import Deeds, idle

WORDS = Vocabulary()
HEAL = WORDS.word("heal", int, "heals so much")
DRINK = WORDS.word("drink", int, "heals so much too")
SLEEP = WORDS.flag("sleep", "falls asleep")
SONG = WORDS.word("song", str, "nobody has written what it does")


class Cup(msgspec.Struct):
    """Something that may be drunk from."""

    full: int = 0
    asleep: bool = False
    by: str = ""


def deeds() -> Deeds[list[str], Cup, [str], int]:
    """What is done when a cup is emptied."""
    found: Deeds[list[str], Cup, [str], int] = Deeds("when emptied")

    @found.does(HEAL, DRINK)
    def heal(log: list[str], cup: Cup, amount: int, by: str) -> int:
        cup.full += amount
        log.append(by)
        return cup.full

    @found.does(SLEEP)
    def sleep(log: list[str], cup: Cup, _: None, by: str) -> int:
        cup.asleep, cup.by = True, by
        return 0

    return found


def test_a_word_is_done_with_its_own_argument() -> None:
    log: list[str] = []
    assert deeds().do(log, Cup(full=1), Effect("heal", 2), "elf") == 3
    assert log == ["elf"]


def test_words_may_share_a_procedure() -> None:
    assert deeds().do([], Cup(), Effect("drink", 4), "elf") == 4


def test_a_flag_is_done_without_an_argument() -> None:
    cup = Cup()
    deeds().do([], cup, Effect("sleep", None), "dwarf")
    assert (cup.asleep, cup.by) == (True, "dwarf")


def test_a_word_does_one_thing_on_an_occasion() -> None:
    with pytest.raises(ValueError, match='"heal" does two things when emptied'):
        deeds().does(HEAL)(lambda log, cup, amount, by: 0)


def test_words_that_nobody_does_are_named() -> None:
    assert idle(WORDS, deeds().words) == ("song",)
    assert idle(WORDS, deeds().words, [SONG.name]) == ()


class Sky(Circumstance):
    """What the sky may be."""

    DARK = "dark", "it is night"
    WET = "wet", "it rains"
    WIDE = "wide", "nobody knows"


class Card(msgspec.Struct, frozen=True):
    """A card that needs some sky."""

    needs: tuple[Sky, ...] = ()


def answers() -> Answers[Sky, [int, bool]]:
    found: Answers[Sky, [int, bool]] = Answers(Sky)
    found.to(Sky.DARK)(lambda hour, rain: hour > 20)
    found.to(Sky.WET)(lambda hour, rain: rain)
    return found


def test_a_circumstance_is_its_name_with_a_text() -> None:
    assert (Sky.DARK, Sky.DARK.text) == ("dark", "it is night")


def test_only_listed_names_load() -> None:
    assert msgspec.convert({"needs": ["wet"]}, Card).needs == (Sky.WET,)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"needs": ["wett"]}, Card)


@pytest.mark.parametrize(("hour", "rain", "holds"), [(22, True, True), (22, False, False), (9, True, False)])
def test_circumstances_hold_when_all_of_them_do(hour: int, rain: bool, holds: bool) -> None:
    assert answers().hold((Sky.DARK, Sky.WET), hour, rain) == holds


def test_all_that_is_so_can_be_asked_at_once() -> None:
    assert answers().holding(22, False) == {Sky.DARK}


def test_a_circumstance_has_one_answer() -> None:
    with pytest.raises(ValueError, match='"dark" has two answers'):
        answers().to(Sky.DARK)(lambda hour, rain: True)


def test_circumstances_without_an_answer_are_named() -> None:
    assert answers().unanswered() == (Sky.WIDE,)
