"""Dungeon Universalis at hand for every test of this folder."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from systems.staging import TOLD, left_over
from systems.universalis.box import SYSTEM
from undercroft.kernel.system import register


@pytest.fixture(autouse=True, scope="session")
def registered() -> None:
    register(SYSTEM)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Dice by label that nobody has thrown fail a test that has passed otherwise."""
    try:
        result = yield
        if unthrown := left_over():
            pytest.fail(f"dice are left over: {unthrown}", pytrace=False)
        return result
    finally:
        TOLD.clear()
