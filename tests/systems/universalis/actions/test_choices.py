"""What a hero may choose is the same whether every family of Actions is asked or only those that can apply."""

from __future__ import annotations

import random

import pytest

from systems.universalis.box import SYSTEM
from undercroft.kernel.table import Table
from undercroft.systems.universalis.actions.choices import everything, offers
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.magic.spells import in_melee_range, threatened
from undercroft.systems.universalis.state import State

QUESTS = [quest.id for quest in SYSTEM.quests()]


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("heroes", [1, 3, 5])
def test_asking_only_what_can_apply_leaves_nothing_out(quest: str, heroes: int) -> None:
    compared = games = 0
    while compared < 150:
        games += 1
        compared += _play(quest, heroes, f"choices {heroes} {games}")


def _play(quest: str, heroes: int, seed: str) -> int:
    """A random game in which both ways are compared at every turn of somebody; how often they were."""
    setup = SYSTEM.default_setup(quest, heroes, seed)
    table: Table[State, Universalis] = Table(SYSTEM, setup, keep=False, listen=False, digests=False)
    luck, compared = random.Random(seed), 0
    while (ask := table.ask) is not None:
        if ask.prompt == "act":
            compared += 1
            who = table.game.character(ask.who)
            assert offers(table.game, who) == list(ask.options)
            assert everything(table.game, who) == list(ask.options)
            near = pressed(table.game, who) or in_melee_range(table.game, who)
            assert threatened(table.game, who) is near
        table.choose(luck.choice(ask.options))
    return compared
