"""Systems that tests of the lab may find by name, in this process and in its workers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.kernel import system as registry
from undercroft.lab import bring_in


@pytest.fixture(autouse=True)
def _cellars(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "lab.toy:SYSTEM,lab.toy:BROKEN")
    bring_in()
    yield
    registry.find.cache_clear()
