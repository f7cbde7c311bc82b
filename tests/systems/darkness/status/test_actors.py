"""1.4 Actors: Heroes and Enemies, Allies, Mobs, Guards, Guardians."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX
from systems.darkness.build import enemy, first, foe, hero, offered, position
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import SpawnGuard, SpawnRoamer
from undercroft.systems.darkness.cards.definitions import GUARDS, ROAMERS


@rule("DA-0041", "DA-0043")
def test_heroes_and_enemies_are_figures_on_the_board_alike() -> None:
    table = position(heroes=["bjorn", "sibyl"], foes=[foe("high-troll-lesser", "c1")])
    figures = table.scene(SeatId(0)).figures
    assert [figure.id for figure in figures] == [1, 2, enemy(table).id]


@rule("DA-0042")
def test_a_hero_is_its_card_its_class_and_what_its_dashboard_shows() -> None:
    table = position(heroes=[hero("elias:shadow-barbarian", xp=3, hands=("short-sword",))])
    one = first(table)
    kit = table.game.kit(one)
    assert kit.reach == 1
    assert kit.movement == 1
    assert kit.dice["melee"] == (0, 2)
    assert (one.health, one.xp) == (5, 3)


@rule("DA-0042")
def test_a_heros_player_alone_is_asked_for_its_actions() -> None:
    table = position(heroes=["bjorn", "sibyl"])
    assert table.ask is not None
    assert table.ask.seats() == (0,)


@rule("DA-0044")
def test_an_ally_is_another_hero_never_the_hero_itself() -> None:
    table = position(heroes=[hero("bjorn", pack=("captains-horn",)), "sibyl", "owen"])
    assert [option.who for option in offered(table, "command")] == [2, 3]


@rule("DA-0044")
def test_enemies_are_no_allies_of_a_hero() -> None:
    table = position(heroes=[hero("bjorn", pack=("captains-horn",))], foes=[foe("high-troll-lesser", "c1")])
    assert offered(table, "command") == []


@rule("DA-0045", "DA-0137")
def test_a_mob_is_one_boss_and_its_minions_under_one_card() -> None:
    table = position(foes=[foe("goblin-warriors-1a", "c1")])
    (mob,) = table.state.foes
    assert (mob.card, mob.boss, mob.minions) == ("goblin-warriors-1a", True, 2)


@rule("DA-0046")
def test_guards_are_mobs_and_agents() -> None:
    assert {card.role for card in BOX[GUARDS].values()} == {"mob", "agent"}
    assert {card.role for card in BOX[ROAMERS].values()} == {"roamer"}


@rule("DA-0047", "DA-0161")
@pytest.mark.parametrize("card", ["goblin-warriors-1a", "goblin-agent-1"])
def test_a_boss_and_an_agent_spawn_holding_a_treasure(card: str) -> None:
    table = position(do=(SpawnGuard(at=1, level=1),), decks={"guard-1": [card], "treasure-1": ["hammer"]})
    assert (enemy(table).card, enemy(table).gear) == (card, "hammer")


@rule("DA-0047", "DA-0161")
def test_a_roaming_monster_spawns_holding_a_treasure() -> None:
    table = position(do=(SpawnRoamer(at=1),), decks={"treasure-1": ["hammer"]})
    assert enemy(table).gear == "hammer"
