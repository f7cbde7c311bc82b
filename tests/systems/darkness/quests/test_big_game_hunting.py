"""Quest 8: Big Game Hunting."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    enemy,
    finish,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    take,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.actions.rush import charge_routes
from undercroft.systems.darkness.actions.teleport import teleport_zones
from undercroft.systems.darkness.cards.definitions import ARTIFACTS, EVENTS
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.game import Darkness

QUEST = "big-game-hunting"
THRONES = {"enforcer-1": "7r:7", "enforcer-2": "5v:8", "enforcer-3": "9r:9"}
NORTH, EAST = "7r:4", "7r:8"
"""The Pillars on either side of the first throne, 7r:7."""


def hunt(*heroes: Figure, broken: tuple[str, ...] = (), do: str = "turn", **fields: object) -> DarknessTable:
    """Some Pillars are down already; fields of the first Enforcer as said."""

    def change(game: Darkness) -> None:
        down = [game.chart.zone(name) for name in broken]
        game.state.pillars = [pillar for pillar in game.state.pillars if pillar.at not in down]
        for one in game.state.foes:
            one.acted = False
        for name, value in fields.items():
            setattr(game.state.foes[0], name, value)

    return position(QUEST, heroes=heroes or (hero("bjorn"),), before=change, do=do)


def bowman(at: str) -> Figure:
    return hero("bjorn", at, hands=("short-bow",))


def targets(table: DarknessTable, act: str = "ranged") -> list[str]:
    return [named(table, option.at) for option in offered(table, act)]


@rule("DA-0439")
def test_three_greater_roaming_monsters_wait_on_the_three_thrones() -> None:
    table = position(QUEST)
    assert {one.role: named(table, one.at) for one in table.state.foes} == THRONES
    assert all(table.game.card(one).greater for one in table.state.foes)


@rule("DA-0439")
def test_they_are_drawn_at_random() -> None:
    assert len({tuple(one.card for one in position(QUEST, seed=str(n)).state.foes) for n in range(6)}) > 1


@rule("DA-0439")
def test_each_has_a_level_4_treasure() -> None:
    assert {gear_cards()[one.gear].level for one in position(QUEST).state.foes} == {4}


@rule("DA-0440", "DA-G125")
def test_a_hero_enters_the_zone_of_a_pillar_but_does_not_pass_it() -> None:
    table = take(hunt(hero("bjorn", "7r:9")), "move")
    take(table, "step", at=EAST)
    assert zone(table, "7r:7") not in [option.at for option in offered(table, "step")]


@rule("DA-0440", "DA-G125")
def test_a_broken_pillar_lets_heroes_pass() -> None:
    table = take(hunt(hero("bjorn", EAST), broken=(EAST,)), "move")
    assert zone(table, "7r:7") in [option.at for option in offered(table, "step")]


@rule("DA-0440")
def test_a_teleport_does_not_pass_a_pillar_either() -> None:
    table = hunt(hero("bjorn", "7r:9"))
    assert zone(table, "7r:7") not in teleport_zones(table.game, first(table), 2)


@rule("DA-0440")
def test_a_charge_does_not_pass_a_pillar_either() -> None:
    table = hunt(hero("bjorn", "7r:9"))
    assert zone(table, "7r:7") not in charge_routes(table.game, first(table))


@rule("DA-0440")
def test_a_charge_passes_where_a_pillar_is_broken() -> None:
    table = hunt(hero("bjorn", "7r:9"), broken=(EAST,))
    assert zone(table, "7r:7") in charge_routes(table.game, first(table))


@rule("DA-0440", "DA-G125")
def test_heroes_cannot_attack_through_a_pillar() -> None:
    assert "7r:7" not in targets(hunt(bowman("7r:9")))


@rule("DA-0440", "DA-G125")
def test_nor_from_the_zone_of_the_pillar() -> None:
    assert "7r:7" not in targets(hunt(bowman(EAST)))


@rule("DA-0440", "DA-G125")
def test_past_a_broken_pillar_they_can() -> None:
    assert "7r:7" in targets(hunt(bowman("7r:9"), broken=(EAST,)))


@rule("DA-0441", "DA-0303")
def test_a_pillar_has_health_5_and_no_defense_dice() -> None:
    table = hunt(hero("bjorn", EAST, hands=("mace",)))
    pillar = next(one for one in table.state.pillars if one.at == zone(table, EAST))
    dice(table, "hh", "")
    take(table, "melee", who=pillar.id)
    assert table.state.fight is not None
    assert (pillar.health, table.state.fight.defense.better, table.state.fight.defense.plainer) == (3, 0, 0)


@rule("DA-0441", "DA-G125")
def test_a_pillar_is_attacked_from_the_next_zone() -> None:
    assert EAST in targets(hunt(bowman("7r:9")))


@rule("DA-G125")
def test_a_pillar_is_not_attacked_from_farther_away() -> None:
    table = hunt(bowman("5v:1"))
    assert table.game.view.range[zone(table, "5v:1")][zone(table, "5v:7")] == 2
    assert "5v:7" not in targets(table)


@rule("DA-0442")
@pytest.mark.parametrize("broken", [(), (EAST,)])
def test_an_enforcer_does_not_activate_while_one_of_its_pillars_stands(broken: tuple[str, ...]) -> None:
    table = finish(hunt(hero("bjorn", EAST), broken=broken, do="enemies"))
    assert named(table, enemy(table, "enforcer-1").at) == THRONES["enforcer-1"]
    assert first(table).health == 5


@rule("DA-0442")
def test_it_wakes_when_the_second_of_its_pillars_is_destroyed() -> None:
    table = hunt(hero("bjorn", EAST, hands=("mace",)), broken=(NORTH,))
    pillar = next(one for one in table.state.pillars if one.at == zone(table, EAST))
    pillar.health = 1
    dice(table, "h")
    take(table, "melee", who=pillar.id)
    assert [enemy(table, role).asleep for role in THRONES] == [False, True, True]


@rule("DA-0442")
def test_one_of_its_pillars_alone_does_not_wake_it() -> None:
    table = hunt(hero("bjorn", EAST, hands=("mace",)))
    pillar = next(one for one in table.state.pillars if one.at == zone(table, EAST))
    pillar.health = 1
    dice(table, "h")
    take(table, "melee", who=pillar.id)
    assert enemy(table, "enforcer-1").asleep


def about_to_kill(**quest: int) -> DarknessTable:
    """The first Hero is about to kill the first Enforcer, which holds a Hammer."""

    def weak(game: Darkness) -> None:
        game.state.pillars.clear()
        enforcer = game.state.foes[0]
        enforcer.boss_hurt, enforcer.gear = enforcer.most - 1, "hammer"

    heroes = [hero("bjorn", "7r:7", hands=("mace",)), hero("sibyl")]
    table = position(QUEST, heroes=heroes, quest=quest, before=weak)
    dice(table, "h")
    return table


@rule("DA-0443", "DA-0301")
def test_the_killer_gets_its_equipment_three_level_4_treasures_and_an_artifact() -> None:
    table = about_to_kill()
    treasures = len(table.state.piles["treasure-4"].cards)
    finish(take(table, "melee"))
    assert "hammer" in first(table).cards()
    assert len(table.state.piles["treasure-4"].cards) == treasures - 3
    assert any(card in library()[ARTIFACTS] for card in first(table).cards())


@rule("DA-0438")
def test_the_first_two_kills_do_not_win() -> None:
    assert won(finish(take(about_to_kill(enforcers=1), "melee"))) is None


@rule("DA-0438")
def test_the_third_kill_wins_after_its_spoils_are_given() -> None:
    table = finish(take(about_to_kill(enforcers=2), "melee"))
    assert won(table) is True
    assert any(card in library()[ARTIFACTS] for card in first(table).cards())


@rule("DA-G124")
def test_enforcers_count_as_roaming_monsters_but_a_sleeping_one_is_not_activated() -> None:
    roaming = next(id for id, card in library()[EVENTS].items() if card.kind == "roamer")
    table = finish(position(QUEST, do="events", decks={"event": [roaming]}))
    assert {one.role: named(table, one.at) for one in table.state.foes} == THRONES


@rule("DA-0440")
def test_enemies_pass_pillars_as_they_like() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "7r:9")], foes=[foe("goblin-warriors-1a", "7r:7")], do="enemies")
    finish(table)
    assert named(table, enemy(table, "goblin-warriors-1a").at) != "7r:7"


@rule("DA-0437", "DA-G17")
def test_nobody_leaves_by_the_exit_of_this_quest() -> None:
    table = finish(position(QUEST, heroes=[hero("bjorn", "9r:1")]))
    assert not first(table).left
