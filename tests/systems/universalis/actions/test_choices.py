"""What a hero may choose is the same whether every family of Actions is asked or only those that can apply."""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.universalis.box import SYSTEM
from undercroft.board.reach import Reach
from undercroft.kernel.table import Table
from undercroft.systems.universalis.actions.choices import everything, offers
from undercroft.systems.universalis.actions.move import walk_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside, pressed
from undercroft.systems.universalis.magic.spells import in_melee_range, threatened
from undercroft.systems.universalis.state import State

QUESTS = [quest.id for quest in SYSTEM.quests()][::3]


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("heroes", [1, 3, 5])
def test_asking_only_what_can_apply_leaves_nothing_out(quest: str, heroes: int) -> None:
    compared = games = 0
    while compared < 150:
        games += 1
        compared += _play(quest, heroes, f"choices {heroes} {games}")


def _same(one: Reach, other: Reach) -> bool:
    """Do two walks lead to the same squares for as much, by the same ways?"""
    return msgspec.structs.astuple(one) == msgspec.structs.astuple(other)


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
            assert pressed(table.game, who) is bool(beside(table.game, who)) or table.game.far_reaching
            if any(option.act == "move" and option.at >= 0 for option in ask.options) and not who.mount:
                assert table.game.walk is not None
                assert _same(table.game.walk[1], walk_of(table.game, who)), "the walk that was kept is another"
        table.choose(luck.choice(ask.options))
    return compared
