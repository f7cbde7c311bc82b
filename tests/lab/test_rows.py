"""A row for every game, in order, the same in one process and in several; records are kept on wish."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.kernel.record import load, replay
from undercroft.lab.rows import GameRow, noting, read_rows
from undercroft.lab.simulate import simulate


def rows_of(path: Path, **options: object) -> list[GameRow]:
    simulate("cellar", run=noting(path), **options)
    return read_rows(path)


def test_every_game_has_a_row_and_they_add_up_to_the_report(tmp_path: Path):
    report = simulate("cellar", games=12, workers=1, run=noting(tmp_path / "rows"))
    rows = read_rows(tmp_path / "rows")
    assert [row.seed for row in rows] == [f"1.{n}" for n in range(12)]
    assert (sum(row.won for row in rows), sum(row.decisions for row in rows)) == (
        report.total.won,
        report.total.decisions,
    )
    assert report.total.won == simulate("cellar", games=12, workers=1).total.won


def test_rows_are_json_lines(tmp_path: Path):
    rows_of(tmp_path / "rows", games=3, workers=1, bot="greedy")
    lines = (tmp_path / "rows").read_text().splitlines()
    assert [msgspec.json.decode(line)["bot"] for line in lines] == ["greedy"] * 3


def test_rows_are_the_same_in_one_process_and_in_several(tmp_path: Path):
    alone = rows_of(tmp_path / "one", games=8, workers=1)
    assert alone == rows_of(tmp_path / "two", games=8, workers=2)


def test_a_game_that_broke_off_has_a_row_that_says_why(tmp_path: Path):
    simulate("broken", games=2, workers=1, run=noting(tmp_path / "rows"))
    assert all(row.error and not row.won for row in read_rows(tmp_path / "rows"))


def test_records_are_kept_and_can_be_replayed(tmp_path: Path):
    for bot in ("random", "greedy"):
        folder = tmp_path / bot
        simulate("cellar", games=3, workers=1, bot=bot, run=noting(tmp_path / f"{bot} rows", folder))
        for row in read_rows(tmp_path / f"{bot} rows"):
            kept = load(folder / row.record)
            assert kept.outcome is not None
            assert (kept.outcome.won, kept.setup.seed) == (row.won, row.seed)
            assert replay(kept).over


def test_a_game_that_is_kept_is_the_game_that_is_not(tmp_path: Path):
    kept = simulate("cellar", games=6, workers=1, run=noting(None, tmp_path / "kept"))
    assert kept.total == simulate("cellar", games=6, workers=1).total
