"""A package of one's own is found by its entry point, as the page about systems says."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from .samples import ROOT, Sandbox, samples


@pytest.mark.parametrize("made", ["SYSTEM", "MyGame"], ids=["an object", "a class"])
def test_a_system_from_outside_is_played(made: str, tmp_path: Path) -> None:
    page = ROOT / "docs" / "extend" / "system.md"
    [sample] = [tomllib.loads(one.text) for one in samples(page) if one.language == "toml"]
    [(name, value)] = sample["project"]["entry-points"]["undercroft.systems"].items()
    module = value.partition(":")[0].replace(".", "/")
    sandbox = Sandbox(tmp_path, str)
    for folder in ("mygame", "mygame-0.1.dist-info"):
        (tmp_path / folder).mkdir()
    text = f"from lab.toy import Cellar\n\nclass MyGame(Cellar):\n    name = {name!r}\n\nSYSTEM = MyGame()\n"
    (tmp_path / f"{module}.py").write_text(text)
    (tmp_path / "mygame-0.1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: mygame\nVersion: 0.1\n")
    points = f"[undercroft.systems]\n{name} = {value.partition(':')[0]}:{made}\n"
    (tmp_path / "mygame-0.1.dist-info" / "entry_points.txt").write_text(points)
    sandbox.run("undercroft", "simulate", name, "--games", "2", "--workers", "1")
