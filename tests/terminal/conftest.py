from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from terminal.toy import SYSTEM
from undercroft.kernel.setup import DiceMode, SeatPlan, Setup
from undercroft.kernel.system import register
from undercroft.terminal.app import run

Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Play by typing these lines; gives back everything the terminal showed."""
    register(SYSTEM)

    def typed(
        *lines: str,
        quest: str = "toy-cellar",
        heroes: int = 1,
        language: str = "en",
        dice: DiceMode = "seeded",
        seed: str = "1",
        setup: Setup | None = None,
        record: Path | None = None,
    ) -> str:
        shown = io.StringIO()
        console = Console(file=shown, width=110)
        left = iter(lines)

        def read(prompt: str) -> str:
            line = next(left, None)
            shown.write(prompt + (line or "") + "\n")
            if line is None:
                raise EOFError
            return line

        run(
            "toy",
            quest,
            heroes,
            seed,
            language,
            dice,
            setup=setup,
            record=record,
            read=read,
            console=console,
            saves=tmp_path,
        )
        assert not list(left), "lines were left over"
        return shown.getvalue()

    return typed


@pytest.fixture
def seats() -> Callable[..., Setup]:
    """A setup with these seats."""

    def plan(*plans: SeatPlan, quest: str = "toy-cellar") -> Setup:
        return Setup(system="toy", version="1", quest=quest, seats=plans, seed="1")

    return plan
