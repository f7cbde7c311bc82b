"""Games of the proving system, played at random."""

from __future__ import annotations

import random

import pytest

from proving import SYSTEM
from undercroft.kernel.table import Table
from undercroft.proofs.contract import steps


@pytest.fixture
def played():
    """A function that plays so many answers of a quest at random and gives the table."""

    def play(answers=100_000, quest="cellar", heroes=4, seed="played", **how):
        table = Table(SYSTEM, SYSTEM.default_setup(quest, heroes, seed), **how)
        for _ in steps(table, random.Random(seed), answers):
            pass
        return table

    return play
