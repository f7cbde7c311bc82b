"""The help of the commands in another language than English, in which it is written beside them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from typer import Context

from undercroft.text.language import default_language

if TYPE_CHECKING:
    from typer._click.core import Command

    from undercroft.text.messages import Messages

WORDS = Path(__file__).resolve().parent / "text"
LABELS = {
    "ARGUMENTS_PANEL_TITLE": "panel-arguments",
    "OPTIONS_PANEL_TITLE": "panel-options",
    "COMMANDS_PANEL_TITLE": "panel-commands",
    "ERRORS_PANEL_TITLE": "panel-error",
    "REQUIRED_LONG_STRING": "label-required",
}
"""What the library prints around our words, by its own name for it."""
ASKED_FOR_BY = ["-h", "--help"]


def wanted() -> str:
    """The language in which help is asked for: that of the games if it was stated, else that of the terminal."""
    return os.environ.get("UNDERCROFT_LANGUAGE") or default_language()


def told_in(language: str, command: Command) -> Command:
    """The command and all below it, with help in that language where there is some; in English it stands already."""
    if (WORDS / language).is_dir():
        from undercroft.text.messages import Messages

        words = Messages(language, [WORDS])
        _label(words)
        for id, one in commands(command):
            _tell(words, id, one)
    return command


def commands(command: Command, id: str = "command") -> Iterator[tuple[str, Command]]:
    """A command and all below it, each with the id of its message."""
    yield id, command
    for name, one in getattr(command, "commands", {}).items():
        yield from commands(one, f"{id}-{name}")


def message_of(words: Messages, id: str, name: str) -> tuple[str, str] | None:
    """The message and the attribute that tell about an option: those of its command, or of all options of its name."""
    if words.has(id, name):
        return id, name
    return (f"common-{name}", "") if words.has(f"common-{name}") else None


def _tell(words: Messages, id: str, command: Command) -> None:
    if words.has(id):
        command.help = words.text(id)
        command.short_help = None
    if words.has(id, "epilog"):
        command.epilog = words.text(id, "epilog")
    elif command.epilog:
        for name in ("examples", "example"):
            command.epilog = command.epilog.replace(f"**{name.capitalize()}**", f"**{words.text(name)}**")
    command.options_metavar = f"[{words.text('panel-options').upper()}]"
    asking = command.get_help_option(Context(command, help_option_names=ASKED_FOR_BY))
    if asking is not None:
        asking.help = words.text("command", "help")
    for option in command.params:
        message = message_of(words, id, option.name or "")
        if message is not None:
            option.help = words.text(*message)  # type: ignore[attr-defined]


def _label(words: Messages) -> None:
    """Headings and marks that the library takes from its own module."""
    from typer import rich_utils

    for name, id in LABELS.items():
        setattr(rich_utils, name, words.text(id))
    rich_utils.DEFAULT_STRING = words.text("label-default") + " {}"
