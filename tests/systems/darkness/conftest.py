"""Cards that a test makes for itself are gone when it is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from systems.darkness.duel import forget


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Leave the box as it was."""
    yield
    forget()
