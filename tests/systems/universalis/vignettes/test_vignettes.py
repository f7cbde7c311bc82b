"""The worked examples of Dungeon Universalis come out as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.content.vignette import Result, read_vignettes, run
from undercroft.proofs.checklist import rule

FOLDER = Path(__file__).parent
ALL = [(path.stem, vignette) for path in sorted(FOLDER.glob("*.yaml")) for vignette in read_vignettes(path)]


@pytest.mark.parametrize(
    "vignette", [pytest.param(one, id=f"{file}: {one.title}", marks=rule(*one.rules)) for file, one in ALL]
)
def test_a_worked_example_comes_out_as_written(vignette):
    result: Result = run(vignette)
    if not result.ok:
        pytest.fail(str(result), pytrace=False)
