"""A game against a Dark Player with cards has words for everything, in both languages."""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.test_texts import Listener, spoken
from undercroft.bots.chair import Chair
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
    listener, luck = Listener(table), random.Random(seed)
    bot = SYSTEM.bots["sensible"](0)
    for n in range(160):
        if table.over:
            break
        if n % 3 == 0:
            listener.read_out()
        ask = table.ask
        assert ask is not None
        eager = luck.random() < 0.6
        option = bot.answer(Chair(table, ask.seats()[0])) if eager else luck.choice(list(ask.options))
        table.choose(option)
    listener.read_out()
    assert listener.missed() == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", [DARK_BOT, DARK_MODE, DARK_OBJECTS, DIFFICULTY], ids=lambda choice: choice.name)
def test_every_option_of_the_dark_player_has_words(choice, language):
    said = spoken(language)
    assert said.has(f"option-{choice.name}", "help")
    assert [value for value in choice.values if not said.has(f"option-{choice.name}", str(value))] == []
