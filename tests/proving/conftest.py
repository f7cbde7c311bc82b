"""Positions drawn by hand, and dice that fall as written."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from proving import SYSTEM
from undercroft.kernel.chance import Scripted
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table


class Scene:
    """A staged position: say what is done, and look what came of it."""

    def __init__(self, position, dice):
        state, setup, self.names = SYSTEM.stage(position)
        self.table = Table(SYSTEM, setup, state=state, chance=Scripted([_faces(throw) for throw in dice]))

    def does(self, *sentences):
        for sentence in sentences:
            option = SYSTEM.phrase(self.table.game, sentence, self.names, self.table.ask)
            offered = ", ".join(map(str, self.table.ask.options))
            assert option is not None, f'"{sentence}" is not offered: {offered}'
            self.table.answer(option)
            SYSTEM.check(self.table.game)
        return self

    def offers(self, sentence):
        return SYSTEM.phrase(self.table.game, sentence, self.names, self.table.ask) is not None

    @property
    def prompt(self):
        return self.table.ask.prompt

    @property
    def acts(self):
        return [option.act for option in self.table.ask.options]

    def of(self, name):
        return SYSTEM.observe(self.table.game, name, self.names)

    def seen(self, seat=0):
        return [type(event).__name__ for event in self.table.events(SeatId(seat))]


def _faces(throw):
    if not isinstance(throw, tuple):
        return ((throw,),)
    return tuple(tuple(side) if isinstance(side, Iterable) else (side,) for side in throw)


@pytest.fixture
def stage():
    """A function that sets up a position: board, figures by mark, whose turn it is; and the dice to come."""

    def begin(board, turn, figures, dice=(), **more):
        return Scene({"board": board, "turn": turn, "figures": figures, **more}, dice)

    return begin
