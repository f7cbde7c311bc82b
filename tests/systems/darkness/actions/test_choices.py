"""What a Hero may choose is the same whether every family of Actions is asked or only those that can apply."""

from __future__ import annotations

import random

import pytest

from systems.darkness.build import SYSTEM, DarknessTable, first, hero, position
from undercroft.kernel.requests import Option
from undercroft.kernel.table import Table
from undercroft.systems.darkness.actions.activation import END
from undercroft.systems.darkness.actions.needs import Standpoint, all_families

QUESTS = [quest.id for quest in SYSTEM.quests()]


@pytest.mark.parametrize("quest", QUESTS)
def test_asking_only_what_can_apply_leaves_nothing_out(quest: str) -> None:
    card = next(one for one in SYSTEM.quests() if one.id == quest)
    compared = games = 0
    while compared < 150:
        games += 1
        compared += _play(quest, card.least + games % (card.most - card.least + 1), f"choices {games}")


def _play(quest: str, heroes: int, seed: str) -> int:
    """A random game in which both ways are compared whenever a Hero chooses an Action; how often they were."""
    table: DarknessTable = Table(
        SYSTEM, SYSTEM.default_setup(quest, heroes, seed), keep=False, listen=False, digests=False
    )
    luck, compared = random.Random(seed), 0
    while (ask := table.ask) is not None:
        if ask.prompt in ("hero-action", "commanded"):
            compared += 1
            here = Standpoint(table.game, table.game.hero(ask.who), commanded=ask.prompt == "commanded")
            assert [*all_families().listed(here), END] == list(ask.options)
            assert [*all_families().everything(here), END] == list(ask.options)
        table.choose(luck.choice(ask.options))
    return compared


def test_a_family_that_does_not_say_otherwise_costs_an_action_and_is_not_for_the_stunned() -> None:
    table = position(heroes=[hero("bjorn", stunned=True, actions=0)])
    here = Standpoint(table.game, first(table))
    open_to_the_stunned = [family.name for family in all_families().all if family.by.met(here)]
    assert open_to_the_stunned == ["use"]


def test_an_action_that_nobody_says_how_to_do_is_named() -> None:
    table = position(heroes=[hero("bjorn")])
    with pytest.raises(LookupError, match='"dance"'):
        all_families().do(table.game, Standpoint(table.game, first(table)), Option("dance"))
