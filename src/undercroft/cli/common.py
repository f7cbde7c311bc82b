"""What all commands share: saying things, stopping with a reason, finding systems, waiting."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from undercroft.kernel.system import AnySystem

WRONG, USAGE = 1, 2


class Stop(Exception):
    """End the command: a message for people, and the exit code."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.code = code


def say(text: str) -> None:
    """A line on standard output."""
    typer.echo(text)


def say_json(shape: object) -> None:
    """One JSON object on standard output."""
    typer.echo(json.dumps(shape, indent=2, ensure_ascii=False))


def all_systems() -> tuple[str, ...]:
    """The names of all systems there are, those from the environment included."""
    from undercroft.kernel.outside import OutsideError, bring_in
    from undercroft.kernel.system import installed

    try:
        bring_in()
    except OutsideError as error:
        raise Stop(str(error)) from error
    return installed()


def one_system(name: str | None) -> AnySystem:
    """The system asked for; where only one is installed it need not be named."""
    from undercroft.kernel.system import find

    names = all_systems()
    if name is None:
        if len(names) != 1:
            raise Stop(f"which system? {_there_are(names)}")
        name = names[0]
    if name not in names:
        raise Stop(f'no system "{name}"; {_there_are(names)}')
    return find(name)


def _there_are(names: tuple[str, ...]) -> str:
    if names:
        return f"there are {', '.join(names)}"
    return "none is installed (UNDERCROFT_SYSTEMS=module:ATTRIBUTE brings one in)"


@contextmanager
def waiting(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error while somebody is there to see it; gives the function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
