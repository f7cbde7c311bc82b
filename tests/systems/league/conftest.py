"""Dice that a test has named must fall."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from systems.staging import TOLD, left_over


@pytest.fixture(autouse=True)
def all_dice_fall() -> Iterator[None]:
    """No dice by label are left over."""
    TOLD.clear()
    yield
    assert not left_over(), f"dice are left over: {left_over()}"
