"""A game against a Dark Player with cards has words for everything, in both languages."""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.test_texts import missed_in_play, spoken
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.seats import DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY
from undercroft.systems.universalis.state import State
from undercroft.text.messages import LANGUAGES

MODES = ["cards", "cards", "classic", "rpg"]


@pytest.mark.parametrize(("seed", "mode"), list(enumerate(MODES)))
def test_a_game_by_hand_read_out_has_words_for_everything(seed, mode):
    setup = SYSTEM.default_setup("the-broken-tusk", 3, f"by hand {seed}")
    options = {"dark-mode": mode, "dark-objects": "yes" if seed else "no"}
    seats = (*setup.seats, SeatPlan("dark", "dark"))
    table: Table[State, Universalis] = Table(SYSTEM, msgspec.structs.replace(setup, seats=seats, options=options))
    assert missed_in_play(table, random.Random(seed), choices=160, every=3, eager=0.6) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", [DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY], ids=lambda choice: choice.name)
def test_every_option_of_the_dark_player_has_words(choice, language):
    said = spoken(language)
    assert said.has(f"option-{choice.name}", "help")
    assert [value for value in choice.values if not said.has(f"option-{choice.name}", str(value))] == []
