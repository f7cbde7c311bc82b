"""A process may play games for days: what a game took up is given back when it ends."""

from __future__ import annotations

import gc

import pytest

from undercroft.bots import usual_bot
from undercroft.kernel.system import AnySystem
from undercroft.lab.play import play
from undercroft.lab.simulate import tables_of

from .everybody import SYSTEMS


def played(system: AnySystem, bot: str, games: int) -> None:
    for n in range(games):
        quest, heroes = tables_of(system)[-1 - n]
        play(system, system.default_setup(quest, heroes, f"memory {n}"), bot)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
@pytest.mark.parametrize("own", [False, True], ids=["random", "own-bot"])
def test_a_game_leaves_nothing_that_only_a_search_for_cycles_would_find(system, own):
    bot = usual_bot(system) if own else "random"
    played(system, bot, 2)
    gc.collect()
    gc.disable()
    try:
        played(system, bot, 2)
        assert gc.collect() == 0
    finally:
        gc.enable()
