"""Every worked example under tests/vignettes comes out as written."""

from __future__ import annotations

from pathlib import Path

import pytest

from proving import SYSTEM
from undercroft.content.problems import PackError
from undercroft.content.vignette import read_vignettes, run_files
from undercroft.kernel.checklist import rule
from undercroft.kernel.system import register

FOLDER = Path(__file__).parent / "vignettes"
FILES = sorted(FOLDER.glob("**/*.yaml"))


def proved(path: Path) -> tuple[str, ...]:
    """The rules that the vignettes of a file name; of a file that cannot be read, none."""
    try:
        return tuple(dict.fromkeys(wanted for vignette in read_vignettes(path) for wanted in vignette.rules))
    except PackError:
        return ()


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.relative_to(FOLDER).as_posix(), marks=rule(*proved(path))) for path in FILES],
)
def test_a_worked_example_comes_out_as_written(path: Path):
    register(SYSTEM)
    failures = [str(result) for result in run_files([path]) if not result.ok]
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)
