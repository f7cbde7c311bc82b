"""The benchmark measures every system beside the yardstick and keeps its shape."""

from __future__ import annotations

import builtins

import pytest

from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.system import find
from undercroft.lab import LabError
from undercroft.lab.bench import Chess, _aimed, _Stand, bench


def test_every_figure_of_every_system_is_there_and_positive():
    shape = bench(["cellar"], rounds=1, seconds=0.01).as_json()
    assert list(shape["systems"]["cellar"]) == [
        "decisions_per_second",
        "ratio",
        "copies_per_second",
        "copy_us",
        "fork_us",
        "scene_us",
        "replay_per_second",
        "playouts_per_second",
        "odds_ms",
        "odds_p99_ms",
        "odds_worst_ms",
        "odds_exact",
    ]
    assert all(value > 0 for value in shape["systems"]["cellar"].values())


def test_the_ratio_compares_decisions_with_moves_of_the_yardstick():
    found = bench(["cellar"], rounds=1, seconds=0.01)
    speed = found.systems["cellar"]
    assert speed.ratio == speed.decisions_per_second / found.moves_per_second


def test_attacks_are_taken_from_the_whole_of_the_games():
    stand = _Stand(find("cellar"), 1)
    questions = [len(table.journal) for table in stand._game(0)]
    taken: list[int] = []
    stand._reckon = lambda table: taken.append(len(table.journal)) or [(0.0, True)]
    stand._of_game(0, max(2, len(questions) // 2))
    assert min(taken) <= questions[len(questions) // 3]
    assert max(taken) >= questions[-len(questions) // 3]


def test_rounds_are_told_as_they_begin():
    told: list[str] = []
    bench([], rounds=2, seconds=0.01, progress=told.append)
    assert told == ["round 1 of 2", "round 2 of 2"]


def test_without_the_yardstick_the_benchmark_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    real = builtins.__import__

    def without_chess(name: str, *args: object, **kwargs: object) -> object:
        if name == "chess":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without_chess)
    with pytest.raises(LabError, match=r"install undercroft\[lab\]"):
        Chess()


def test_what_is_aimed_at_a_square_is_measured_like_what_is_aimed_at_a_figure():
    assert _aimed(Option("melee", FigureId(1), 3))
    assert _aimed(Option("blast", at=0))
    assert not _aimed(Option("wait"))
