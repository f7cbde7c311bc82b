"""The help of every command in Italian: all of it is there, and none is left over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import typer.main
from fluent.syntax import ast, parse
from typer import rich_utils

from undercroft.cli import main
from undercroft.cli.app import app
from undercroft.cli.languages import LABELS, WORDS, commands, message_of
from undercroft.text.messages import Messages

IT = Messages("it", [WORDS])
TOLD = {
    entry.id.name: {one.id.name for one in entry.attributes}
    for entry in parse((WORDS / "it" / "commands.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, ast.Message)
}
COMMANDS = list(commands(typer.main.get_command(app)))


@pytest.fixture
def shown(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """The help of simulate in a language; what the library was told to print is put back."""
    for name in (*LABELS, "DEFAULT_STRING"):
        monkeypatch.setattr(rich_utils, name, getattr(rich_utils, name))

    def help_in(language: str) -> str:
        monkeypatch.setenv("UNDERCROFT_LANGUAGE", language)
        main(["simulate", "--help"])
        return capfd.readouterr().out

    return help_in


@pytest.mark.parametrize(("id", "command"), COMMANDS, ids=[id for id, _ in COMMANDS])
def test_a_command_and_all_its_options_are_told_in_italian(id, command):
    assert IT.has(id)
    assert [one.name for one in command.params if message_of(IT, id, one.name) is None] == []


def test_nothing_is_told_of_commands_and_options_that_there_are_not():
    used = {id: {one.name for one in command.params} for id, command in COMMANDS}
    common = {f"common-{name}" for options in used.values() for name in options}
    assert {id for id in TOLD if id.startswith(("command", "common"))} <= set(used) | common
    assert {(id, name) for id in used for name in TOLD[id] - {"help", "epilog"}} <= {
        (id, name) for id, options in used.items() for name in options
    }


def test_help_is_given_in_the_language_of_the_terminal(shown):
    said = shown("it")
    assert "Fa giocare molte partite ai bot" in said
    assert "Quanti eroi." in said
    assert "Show this message" not in said


def test_help_is_english_where_nobody_asks_for_another_language(shown):
    said = shown("en")
    assert "How many heroes." in said
    assert "Show this message" in said
