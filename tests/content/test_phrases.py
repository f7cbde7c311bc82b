"""Sentences of vignettes are read by patterns; what they leave out may be anything, as long as one option is meant."""

from __future__ import annotations

import pytest

from undercroft.content.phrases import Phrases
from undercroft.kernel.requests import Ask, FigureId, Option, SeatId
from undercroft.kernel.system import StageError

SHARA, SKELETON, GHOUL = FigureId(1), FigureId(2), FigureId(3)
NAMES = {"S": SHARA, "k": SKELETON, "g": GHOUL}
PHRASES = Phrases(
    {
        "{actor} attacks {who} with {what}": "attack",
        "{actor} attacks {who}": "attack",
        "{actor} goes to {at}": "move",
        "{actor} takes {n} wounds": "suffer",
        "{actor} passes (for now)": "pass",
    }
)
OPTIONS = [
    Option("attack", SKELETON, what="long-bow"),
    Option("attack", SKELETON, what="axe"),
    Option("attack", GHOUL, what="axe"),
    Option("move", at=17),
    Option("suffer", n=2),
    Option("pass"),
]


def meant(text: str, who: FigureId = SHARA) -> str:
    return str(PHRASES.find(text, NAMES, Ask("turn", SeatId(0), OPTIONS, who=who)))


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("S attacks k with axe", "attack #2 =axe"),
        ("S attacks k with long bow", "attack #2 =long-bow"),
        ("S  attacks g", "attack #3 =axe"),
        ("S goes to 17", "move @17"),
        ("S takes 2 wounds", "suffer x2"),
        ("S passes (for now)", "pass"),
    ],
)
def test_a_sentence_means_the_option_that_fits(text: str, option: str):
    assert meant(text) == option


@pytest.mark.parametrize(
    "text",
    [
        "S attacks x with axe",
        "S attacks k with sword",
        "S goes to the door",
        "S goes to --1",
        "x goes to 17",
        "g goes to 17",
        "S sings",
    ],
)
def test_a_sentence_that_fits_nothing_means_nothing(text: str):
    assert meant(text) == "None"


def test_anybody_may_act_where_nobody_in_particular_is_asked():
    assert meant("g goes to 17", FigureId(0)) == "move @17"


def test_a_sentence_that_could_mean_several_options_is_not_clear():
    with pytest.raises(
        StageError, match='"S attacks k" is not clear; it may mean attack #2 =long-bow or attack #2 =axe'
    ):
        meant("S attacks k")


def test_a_system_reads_places_in_its_own_way():
    ask = Ask("turn", SeatId(0), OPTIONS, who=SHARA)
    found = PHRASES.find("S goes to the door", NAMES, ask, {"the door": 17}.get)
    assert str(found) == "move @17"
