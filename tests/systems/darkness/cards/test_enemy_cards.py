"""1.13 Enemy cards: numbers of figures, Health, enchantments, ways to fight."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX, FOES
from systems.darkness.build import (
    DarknessTable,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    named,
    offered,
    party,
    position,
    prompt,
    take,
)
from systems.darkness.duel import enchanted
from undercroft.kernel.requests import SeatId
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import GUARDS, ROAMERS
from undercroft.systems.darkness.state import Fight
from undercroft.systems.darkness.status import health_left

DWARVES = "dwarf-warriors-1a"
"""Melee 1 yellow; a Bam wounds once more, up to three times."""


def fight_of(table: DarknessTable) -> Fight:
    assert table.state.fight is not None
    return table.state.fight


def attacked(card: str, shows: str, defends: str = "", at: str = "b1", **fields: object) -> DarknessTable:
    """Bjorn in b1 has just been attacked by this Enemy, whose dice show this."""
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe(card, at, **fields)], do="turn, enemies")
    dice(table, shows, defends)
    return end_turn(table)


@rule("DA-0135")
def test_guard_cards_have_a_level_and_monster_cards_are_lesser_or_greater() -> None:
    assert {card.level for card in BOX[GUARDS].values()} == {1, 2, 3, 4, 5}
    assert {(card.level, card.greater) for card in BOX[ROAMERS].values()} == {(0, False), (0, True)}


@rule("DA-0135")
def test_every_enemy_card_says_health_and_dice_and_mobs_how_many_minions() -> None:
    for card in FOES.values():
        assert card.health >= 1
        assert card.melee
        assert (card.minions in (1, 2)) == (card.role == "mob")


@rule("DA-0136")
@pytest.mark.parametrize(("card", "each"), [("goblin-warriors-1b", 1), ("goblin-warriors-1a", 2)])
@pytest.mark.parametrize("heroes", [1, 3, 6])
def test_as_many_minions_spawn_as_the_card_says_for_each_starting_hero(card: str, each: int, heroes: int) -> None:
    assert enemy(position(heroes=party(heroes), foes=[foe(card, "c1")])).minions == each * heroes


@rule("DA-0137")
def test_a_whole_mob_is_one_target_and_acts_once() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1a", "b1")])
    assert len(offered(table, "melee")) == 1
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1a", "b1")], do="enemies")
    turns = [told.event for told in table.told if getattr(told.event, "what", "") == "foe-turn"]
    assert len(turns) == 1


@rule("DA-0138")
@pytest.mark.parametrize("shows", ["h h", "hh hh"])
def test_a_figure_with_no_health_left_is_removed(shows: str) -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-1a", "b1", minions=0)])
    dice(table, shows)
    take(table, "melee")
    assert table.state.foes == []


@rule("DA-0139", "DA-0151")
def test_every_figure_of_a_mob_has_the_health_of_the_card_counted_for_itself() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-2b", "b1", minions=2)])
    assert health_left(table.game, enemy(table)) == 3 * 3
    dice(table, "hh hh")
    take(table, "melee")
    assert (enemy(table).minions, enemy(table).hurt, enemy(table).boss_hurt) == (1, (1,), 0)


@rule("DA-0140")
@pytest.mark.parametrize(("card", "each"), [("goblin-agent-1", 2), ("high-troll-lesser", 5)])
@pytest.mark.parametrize("heroes", [1, 4])
def test_an_agent_or_monster_has_health_for_each_starting_hero(card: str, each: int, heroes: int) -> None:
    table = position(heroes=party(heroes), foes=[foe(card, "c1")])
    assert health_left(table.game, enemy(table)) == each * heroes


@rule("DA-0141")
def test_the_health_of_a_monster_goes_down_with_its_wounds_for_all_to_see() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("high-troll-lesser", "b1")])
    dice(table, "hh h", "-")
    take(table, "melee")
    assert health_left(table.game, enemy(table)) == 2
    figure = next(one for one in table.scene(SeatId(0)).figures if one.id == enemy(table).id)
    assert (figure.bars[0].now, figure.bars[0].most) == (2, 5)


@rule("DA-0142")
def test_killed_heroes_count_for_minions_and_health() -> None:
    heroes = [hero("bjorn"), hero("sibyl", dead=True, health=0)]
    table = position(heroes=heroes, foes=[foe("goblin-warriors-1a", "c1"), foe("high-troll-lesser", "c1")])
    mob, troll = table.state.foes
    assert (mob.minions, troll.most) == (4, 10)


@rule("DA-0143")
def test_an_enemys_attack_enchantment_works_by_itself_when_its_bam_is_rolled() -> None:
    table = attacked("goblin-warriors-1a", "hb")
    assert table.over
    assert (enchanted(fight_of(table)), first(table).health) == (("own/0",), 3)


@rule("DA-0143")
def test_an_enemys_defense_enchantment_works_by_itself_when_its_bam_is_rolled() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("dwarf-defenders-1a", "b1")])
    dice(table, "hh hh", "sb")
    take(table, "melee")
    assert fight_of(table).dealt == 2


@rule("DA-0144")
def test_an_enchantment_applies_once_however_many_symbols_are_rolled() -> None:
    table = attacked("goblin-warriors-1a", "hb hb", gear="hammer", minions=1)
    assert enchanted(fight_of(table)) == ("own/0", "hammer/0")


@rule("DA-0144")
def test_an_enchantment_with_repeat_applies_for_every_symbol_up_to_its_number() -> None:
    table = attacked(DWARVES, "hb hb hb", gear="soldiers-sword")
    assert enchanted(fight_of(table)) == ("own/0", "own/0", "own/0")
    assert total(fight_of(table).extra) == 3


@rule("DA-0145")
def test_enchantments_of_card_and_equipment_add_up_the_cards_own_first() -> None:
    table = attacked("goblin-warriors-1a", "hb hb", gear="soldiers-sword")
    assert enchanted(fight_of(table)) == ("own/0", "soldiers-sword/0")
    assert total(fight_of(table).attack.more) == 2


@rule("DA-0145", "DA-0166")
def test_a_single_symbol_goes_to_the_cards_own_enchantment() -> None:
    table = attacked("goblin-warriors-1a", "hb", gear="soldiers-sword")
    assert enchanted(fight_of(table)) == ("own/0",)


@rule("DA-0146")
def test_some_enchantments_need_no_dice() -> None:
    assert enemy(position(foes=[foe("goblin-agent-1", "b1")])).boss
    table = position(heroes=[hero("bjorn", "d1")], foes=[foe("liliarch-lesser", "d1")])
    dice(table, "hh hh")
    take(table, "melee")
    assert total(fight_of(table).defense.more) == 1


@rule("DA-0147")
def test_melee_enemies_come_to_their_target_and_strike() -> None:
    table = attacked("high-troll-lesser", "hh", at="c1")
    assert named(table, enemy(table).at) == "b1"
    assert fight_of(table).kind == "melee"


@rule("DA-0148")
@pytest.mark.parametrize(("at", "kind"), [("d1", "ranged"), ("b1", "melee")])
def test_ranged_enemies_shoot_from_where_they_are_and_strike_only_in_their_own_zone(at: str, kind: str) -> None:
    table = attacked("goblin-archers-1a", "h", at=at)
    assert (named(table, enemy(table).at), fight_of(table).kind) == (at, kind)


@rule("DA-0149")
@pytest.mark.parametrize(("at", "kind"), [("d1", "magic"), ("b1", "melee")])
def test_magic_enemies_cast_within_two_zones_and_strike_only_in_their_own_zone(at: str, kind: str) -> None:
    table = attacked("orc-agent-1", "h", at=at)
    assert fight_of(table).kind == kind


@rule("DA-0149")
def test_magic_enemies_farther_away_come_closer_first() -> None:
    board = """
        ###########
        #* l l l l#
        ###########
    """
    table = position(sketch=board, heroes=[hero("bjorn", "a1")], foes=[foe("hellhound-lesser", "d1")], do="enemies")
    assert (named(table, enemy(table).at), fight_of(table).kind) == ("c1", "magic")


@rule("DA-0150")
def test_enemies_roll_the_defense_dice_of_their_card() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("dwarf-defenders-4a", "b1")])
    take(table, "melee")
    assert (fight_of(table).defense.better, fight_of(table).defense.plainer) == (1, 2)
    assert prompt(table) == "hero-action"
