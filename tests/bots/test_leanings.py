"""Every system leans: one weight for each option, never negative, to blows before idleness."""

from __future__ import annotations

import random

import pytest

from systems.everybody import SYSTEMS
from undercroft.kernel.state import Outcome
from undercroft.kernel.system import AnySystem
from undercroft.kernel.table import Table
from undercroft.lab.simulate import seated

BLOWS = frozenset(("melee", "ranged", "magic", "attack", "shoot", "strike"))


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_a_player_in_a_hurry_leans_to_options_and_to_blows_before_idleness(system: AnySystem):
    struck = questions = 0
    for n, quest in enumerate(system.quests()[:6]):
        setup = seated(system.default_setup(quest.id, max(quest.least, min(3, quest.most)), f"lean {n}"), system.roles)
        table, luck = Table(system, setup, listen=False, digests=False), random.Random(n)
        for _ in range(200):
            ask = table.ask
            if ask is None:
                break
            leanings = system.leanings(table.game, ask)
            assert len(leanings) == len(ask.options)
            assert min(leanings) >= 0.0
            assert sum(leanings) > 0.0
            questions += len(set(leanings)) > 1
            by_act = {option.act: leaning for option, leaning in zip(ask.options, leanings)}
            if (blows := BLOWS & by_act.keys()) and "end" in by_act:
                struck += 1
                assert max(by_act[blow] for blow in blows) > by_act["end"]
            table.choose(luck.choices(ask.options, leanings)[0])
    assert questions > 50
    assert struck or system.name == "doria"


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_the_worth_of_a_won_game_is_above_that_of_a_lost_one(system: AnySystem):
    values: dict[bool, set[float]] = {True: set(), False: set()}
    quest = system.quests()[0]
    for won in (True, False):
        table = Table(system, system.default_setup(quest.id, max(2, quest.least), "worth"), listen=False)
        before = system.value(table.game, table.ask.seats()[0])
        table.state.outcome = Outcome(won, "tried")
        values[won].add(system.value(table.game, table.ask.seats()[0]) - before)
    assert max(values[False]) < 0 < min(values[True])
