from collections.abc import Callable
from pathlib import Path

import pytest

from content.example import FILES, LAYOUT, write
from undercroft.content import Library, PackError, load


@pytest.fixture
def core(tmp_path: Path) -> Path:
    return write(tmp_path / "core", {**FILES})


@pytest.fixture
def library(core: Path) -> Library:
    return load(LAYOUT, core)


@pytest.fixture
def complaints(tmp_path: Path) -> Callable[..., list[str]]:
    """What is wrong with the example pack once these files are put in: file inside the pack, line, message."""

    def complain(files: dict[str, str | bytes]) -> list[str]:
        folder = write(tmp_path / "broken", {**FILES, **files})
        with pytest.raises(PackError) as caught:
            load(LAYOUT, folder)
        prefix = folder.as_posix() + "/"
        return [str(problem).removeprefix(prefix) for problem in caught.value.problems]

    return complain
