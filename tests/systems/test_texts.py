"""Everything a system shows or tells has words, in English and in Italian."""

from __future__ import annotations

import ast
import random

import pytest

from undercroft.bots.chair import Chair
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table
from undercroft.text.messages import LANGUAGES, Messages

from .everybody import SYSTEMS
from .listening import Listener, fresh
from .sayings import calls, literals, prompts

SENSIBLE = 0.7
"""The share of choices that are sensible; the rest is left to luck."""


@pytest.fixture(params=SYSTEMS, ids=lambda system: system.name)
def system(request: pytest.FixtureRequest) -> AnySystem:
    found: AnySystem = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest, system: AnySystem) -> Messages:
    return fresh(system.name, request.param)


GAMES = 44
"""So many games of a system are read out, and four of each quest where it has few."""
QUESTS = [
    (system, quest, seed % 4)
    for system in SYSTEMS
    for n, quest in enumerate(system.quests())
    for seed in range(n, n + min(4, -(-GAMES // len(system.quests()))))
]


@pytest.mark.parametrize("game", QUESTS, ids=lambda game: f"{game[0].name}-{game[1].id}-{game[2]}")
def test_a_game_read_out_has_words_for_everything(game):
    system, quest, seed = game
    heroes = max(quest.least, min(quest.most, 3 + seed))
    table = Table(system, system.default_setup(quest.id, heroes, f"read out {seed}"))
    listener, bot, luck = Listener(table), system.bots["sensible"](0), random.Random(seed)
    for n in range(140):
        if table.over:
            break
        if n % 4 == 0:
            listener.read_out()
        ask = table.ask
        assert ask is not None
        sensible = luck.random() < SENSIBLE
        table.choose(bot.answer(Chair(table, ask.seats()[0])) if sensible else luck.choice(list(ask.options)))
    listener.read_out()
    assert listener.missed() == {}


def test_every_question_has_words(system, said):
    assert [prompt for prompt in prompts(system) if not said.has(f"ask-{prompt}")] == []


def test_every_choice_has_words(system, said):
    assert [act for act in literals(system, "Option", 0) if not said.has(f"act-{act}")] == []


def test_every_reason_why_something_cannot_be_done_has_words(system, said):
    assert [why for why in literals(system, "Barred", 1) if not said.word(why, "barred")] == []


def test_every_ending_has_words(system, said):
    assert [why for why in literals(system, "end", 1) if not said.word(why, "end")] == []


@pytest.mark.parametrize("kind", ["Changed", "Began"])
def test_every_change_and_beginning_has_a_sentence_of_its_own(system, said, kind):
    told = [call.args for call in calls(system, "tell")]
    named = {
        rest[0].value
        for event, *rest in told
        if isinstance(event, ast.Name) and event.id == kind and isinstance(rest[0], ast.Constant)
    }
    assert [what for what in sorted(named) if not said.has(f"event-{kind.lower()}-{what}")] == []


def test_every_quest_tells_its_story_and_goal(system, said):
    parts = [(quest.id, part) for quest in system.quests() for part in ("", "story", "goal")]
    assert [(id, part) for id, part in parts if not said.has(f"{system.name}-quest-{id}", part)] == []


def test_every_face_with_symbols_has_a_name(system, said):
    for die in (die for die in system.dice if die.symbols):
        assert said.has(f"dice-{die.name}")
        assert all(said.has(f"die-{die.name}-{face}") for face in range(1, die.sides + 1))


def test_the_front_page_and_the_options_have_words(system, said):
    card = system.card()
    assert said.has(card.title)
    assert said.has(card.pitch)
    for choice in system.choices:
        named = [value for value in choice.values if isinstance(value, str)]
        assert said.has(f"option-{choice.name}", "help")
        assert all(said.has(f"option-{choice.name}", value) for value in named)
