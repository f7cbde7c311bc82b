"""The corpus that the browser's narration is held against is the one that today's rules and messages give."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "corpus.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("corpus", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_corpus_in_the_repository_is_up_to_date(tool: ModuleType) -> None:
    kept, now = tool.HERE.read_bytes().splitlines(), tool.corpus().splitlines()
    differ = [n for n, (old, new) in enumerate(zip(kept, now)) if old != new]
    assert not differ, f"line {differ[0] + 1} of web/test/corpus.json is told otherwise; run python tools/corpus.py"
    assert len(kept) == len(now), "run python tools/corpus.py"
