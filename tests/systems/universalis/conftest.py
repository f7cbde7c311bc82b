"""Dungeon Universalis at hand for every test of this folder."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from undercroft.kernel.system import register


@pytest.fixture(autouse=True, scope="session")
def registered() -> None:
    register(SYSTEM)
