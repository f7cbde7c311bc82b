"""Every goal, ending and turn of a Quest has words, in English and in Italian."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module

import pytest

from systems.darkness.build import SYSTEM, party, position
from undercroft.crawl.quests import rules_in
from undercroft.systems.darkness import moments, quests
from undercroft.text.messages import LANGUAGES, Messages, messages

MODULES = [
    import_module(f"{quests.__name__}.{name.replace('-', '_')}") for name in rules_in(quests.__name__, moments.ALL)
]


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Messages:
    return messages(request.param, "darkness")


def strings() -> Iterator[str]:
    """Every string in the rules of the Quests."""
    for module in MODULES:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def advanced() -> Iterator[str]:
    """Every counter that is advanced aloud."""
    for module in MODULES:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "advance":
                name = node.args[1]
                assert isinstance(name, ast.Constant)
                yield str(name.value)


def test_every_ending_has_words(said: Messages) -> None:
    endings = [text for text in strings() if text.startswith("darkness-") and not text.startswith("darkness-t")]
    assert len(endings) >= 15
    assert [why for why in endings if not said.has(f"end-{why}")] == []


def test_everything_told_has_words(said: Messages) -> None:
    told = [text for text in strings() if text.startswith("darkness-tell-")]
    told += [f"darkness-tell-{goal}" for goal in advanced()]
    assert len(told) >= 14
    assert [message for message in told if not said.has(message)] == []


@pytest.mark.parametrize("quest", [card.id for card in SYSTEM.quests()])
def test_every_goal_shown_has_words(said: Messages, quest: str) -> None:
    table = position(quest, heroes=party(2))
    goals = table.scene(table.state.heroes[0].seat).goals
    assert goals
    assert [goal.name for goal in goals if not said.has(goal.name)] == []
