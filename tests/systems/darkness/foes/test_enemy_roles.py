"""1.14 Enemy roles: Boss and Minions, Agents, Roaming Monsters."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    dice,
    enemy,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    take,
    until,
)
from undercroft.proofs.checklist import rule

ROW = """
    #############
    #* l l l l l#
    #############
    level 1: a1
    level 4: d1
"""


@rule("DA-0151")
def test_boss_and_minions_share_dice_and_enchantments() -> None:
    with_minions = position(foes=[foe("goblin-warriors-1a", "b1")])
    alone = position(foes=[foe("goblin-warriors-1a", "b1", minions=0)])
    kits = [table.game.foe_kit(enemy(table)) for table in (with_minions, alone)]
    assert kits[0] is kits[1]


@rule("DA-0152")
def test_a_mob_moves_as_a_whole() -> None:
    table = position(heroes=[hero("bjorn", "a1")], foes=[foe("orc-flayers-1a", "c1")], do="enemies")
    (mob,) = table.state.foes
    assert (named(table, mob.at), mob.boss, mob.minions) == ("a1", True, 1)


@rule("DA-0153")
def test_a_boss_cannot_be_wounded_while_a_minion_stands_by() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hh hh")
    take(table, "melee")
    assert (enemy(table).minions, enemy(table).boss, enemy(table).boss_hurt) == (0, True, 0)


@rule("DA-0153")
def test_stunned_minions_do_not_protect_the_boss() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-1a", "b1", stunned=True)])
    dice(table, "h h")
    take(table, "melee")
    take(table, "wound", what="boss")
    assert (enemy(table).minions, enemy(table).boss) == (1, False)


@rule("DA-0154")
def test_an_effect_on_all_enemies_of_a_zone_reaches_the_boss_as_well_as_the_minions() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", pack=("fire-flask",))], foes=[foe("orc-flayers-2b", "b1"), foe("orc-agent-1", "c1")]
    )
    take(table, "use", what="fire-flask")
    mob, elsewhere = table.state.foes
    assert (mob.hurt, mob.boss_hurt, elsewhere.boss_hurt) == ((2,), 2, 0)


@rule("DA-0155")
def test_some_spears_strike_the_boss_past_its_minions() -> None:
    table = position(heroes=[hero("bjorn", "b1", hands=("wolf-spear",))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hb h")
    take(table, "melee")
    take(table, "enchant", what="wolf-spear/0")
    take(table, "wound", what="boss")
    assert (enemy(table).minions, enemy(table).boss) == (1, False)


@rule("DA-0156")
def test_a_killed_minion_gives_1_xp_to_its_killer_alone() -> None:
    table = position(heroes=[hero("bjorn", "b1"), hero("sibyl", "b1")], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "h h")
    take(table, "melee")
    assert [one.xp for one in table.state.heroes] == [1, 0]


@rule("DA-0157", "DA-0159", "DA-0160")
@pytest.mark.parametrize(("card", "xp"), [("orc-flayers-1a", 3), ("orc-agent-1", 4), ("high-troll-lesser", 5)])
def test_a_killed_boss_gives_every_hero_3_xp_an_agent_4_a_monster_5(card: str, xp: int) -> None:
    heroes = [hero("bjorn", "b1"), hero("sibyl", "d1")]
    table = position(heroes=heroes, foes=[foe(card, "b1", minions=0, most=1)])
    dice(table, "hh hh")
    take(table, "melee")
    assert [one.xp for one in table.state.heroes] == [xp, xp]


@rule("DA-0158")
def test_an_agent_calls_a_guard_of_its_own_level_to_the_level_token_of_its_tile() -> None:
    table = position(
        sketch=ROW, heroes=[hero("bjorn", "a1")], foes=[foe("orc-agent-2", "f1", stunned=True)], do="enemies", level=1
    )
    agent, called = table.state.foes
    assert (named(table, agent.at), named(table, called.at)) == ("f1", "d1")
    assert table.game.card(called).level == 2


@rule("DA-0158")
def test_every_agent_calls_but_one_that_was_called_does_not() -> None:
    table = position(
        sketch=ROW,
        heroes=[hero("bjorn", "a1")],
        foes=[foe("orc-agent-2", "f1", stunned=True), foe("goblin-agent-1", "e1", stunned=True)],
        do="enemies",
        decks={"guard-2": ["dwarf-agent-2"], "guard-1": ["orc-flayers-1a"]},
    )
    while table.ask is not None:
        table.answer(table.ask.default)
    assert [one.card for one in table.state.foes] == [
        "orc-agent-2",
        "goblin-agent-1",
        "dwarf-agent-2",
        "orc-flayers-1a",
    ]


@rule("DA-0158")
def test_a_killed_agent_calls_nobody() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-agent-1", "b1", most=1)], do="turn, enemies")
    dice(table, "hh hh")
    take(table, "melee")
    until(table, "hero-action")
    take(table, "end")
    assert table.state.foes == []
    assert offered(table, "end") == []
    assert first(table).xp == 4
