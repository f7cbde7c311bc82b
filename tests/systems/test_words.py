"""Every word that cards may use has one name, and somebody who reads it: a word in force for nothing would do nothing,
silently."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from undercroft.content.vocabulary import Word
from undercroft.kernel.system import AnySystem

from .everybody import SYSTEMS, home_of


def chapters_of(system: AnySystem) -> list[Path]:
    """Where the words of a system are written down: in one chapter, or in one for each kind of card."""
    cards = Path(str(import_module(home_of(system)).__file__)).parent / "cards"
    return sorted({*cards.glob("words.py"), *cards.glob("*_words.py")})


def words_of(system: AnySystem) -> dict[str, str]:
    """The words of a system: the name of each in the code, and the name that cards use."""
    modules = [import_module(f"{home_of(system)}.cards.{path.stem}") for path in chapters_of(system)]
    return {name: value.name for one in modules for name, value in vars(one).items() if isinstance(value, Word)}


def read_by(system: AnySystem) -> Iterator[str]:
    """Whatever names the code of a system uses, outside the chapter in which the words are written down."""
    home = Path(str(import_module(home_of(system)).__file__)).parent
    for path in home.rglob("*.py"):
        if path not in chapters_of(system):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Attribute):
                    yield node.attr
                elif isinstance(node, ast.Name):
                    yield node.id


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_a_word_has_the_same_name_in_the_code_and_on_cards(system: AnySystem) -> None:
    words = words_of(system)
    assert words
    assert {name: word for name, word in words.items() if name != word.upper().replace("-", "_")} == {}


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_no_word_is_left_unread(system: AnySystem) -> None:
    """Bind it to what it does on some occasion, or ask for it where it counts."""
    read = set(read_by(system))
    assert sorted(name for name in words_of(system) if name not in read) == []
