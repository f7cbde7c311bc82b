"""A quest that teaches, in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from undercroft.terminal.app import run


def played(tmp_path: Path, *lines: str, language: str = "en") -> str:
    """What the terminal shows of the first quest of Massive Darkness while these lines are typed."""
    shown, left = io.StringIO(), iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=shown, width=110)
    run("darkness", "walking-in-the-dark", 2, "1", language, "seeded", read=read, console=console, saves=tmp_path)
    return shown.getvalue()


def test_each_idea_is_told_with_its_step_and_its_rules_and_points_at_one_choice(tmp_path):
    shown = played(tmp_path)
    assert "Lesson, 1 of 17: Take a weapon" in shown
    assert "Rules: DA-0025, DA-0026" in shown
    assert shown.count("← here") == 1


def test_what_was_done_is_not_told_again(tmp_path):
    shown = played(tmp_path, "1", "1", "move")
    assert shown.count("Take a weapon") == 1
    assert "Lesson, 2 of 17: " in shown


def test_a_lesson_is_skipped_and_taken_up_again(tmp_path):
    skipped = played(tmp_path, "teach")
    assert skipped.count("Take a weapon") == 1
    assert played(tmp_path, "teach", "teach").count("Take a weapon") == 2


def test_a_lesson_speaks_italian(tmp_path):
    shown = played(tmp_path, language="it")
    assert "Lezione, 1 di 17: Prendi un’arma" in shown
    assert "← qui" in shown
