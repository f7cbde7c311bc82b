"""1.23 Mobs in combat; 1.24 Artifacts, Objective tokens, Pillars."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    offered,
    pick_up,
    position,
    prompt,
    take,
    until,
    won,
)
from systems.darkness.duel import THEN_ENEMIES, attacked, duellist, effects, last_fight, made, monster, power, strike
from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import SpawnRoamer
from undercroft.systems.darkness.cards.definitions import TREASURES
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.state import Pillar, Token


def mob(minions: int = 2, health: int = 2, **fields: object) -> DarknessTable:
    """The duellist beside a Mob with so many Minions of so much Health each."""
    card = monster(role="mob", minions=1, health=health, melee="y", defense="b")
    figure = foe(card, "a1")._replace(fields={"minions": minions, **fields})
    return position(heroes=[duellist(made(melee="yyyrrr"))], foes=[figure], do=THEN_ENEMIES)


@rule("DA-0293")
@pytest.mark.parametrize("minions", [1, 4])
def test_a_mob_attacks_once_with_the_dice_of_its_card_whatever_its_number(minions: int) -> None:
    table = mob(minions)
    fight = attacked(table, "hh")
    assert (fight.attack.better, fight.attack.plainer) == (0, 1)
    assert first(table).health == 3


@rule("DA-0293")
def test_the_whole_mob_attacks_one_target() -> None:
    card = monster(role="mob", minions=2, melee="y")
    table = position(heroes=[duellist(xp=1), hero("bjorn", body="")], foes=[foe(card, "a1")], do=THEN_ENEMIES)
    attacked(table, "hh")
    assert [one.health for one in table.state.heroes] == [3, 5]


@rule("DA-0294")
def test_the_bosss_weapon_adds_its_dice_only_in_its_own_type() -> None:
    bow, card = made(ranged="r"), monster(role="mob", minions=1, melee="y", ranged="y")
    near = position(heroes=[duellist()], foes=[foe(card, "a1", gear=bow)], do=THEN_ENEMIES)
    assert (attacked(near).kind, last_fight(near).attack.better) == ("melee", 0)
    far = position(heroes=[duellist()], foes=[foe(card, "b1", gear=bow)], do=THEN_ENEMIES)
    assert (attacked(far).kind, last_fight(far).attack.better) == ("ranged", 1)


@rule("DA-0295", "DA-0297")
def test_an_attack_goes_through_the_minions_one_after_the_other() -> None:
    table = mob(3)
    assert strike(table, "hhh hh").killed == 2
    assert (enemy(table).minions, enemy(table).hurt) == (1, (1,))


@rule("DA-0295")
def test_minions_of_another_card_in_the_zone_are_not_touched() -> None:
    card = monster(role="mob", minions=2, health=1)
    table = position(heroes=[duellist(made(melee="yyyrrr"))], foes=[foe(card, "a1"), foe(card, "a1")])
    strike(table, "hhh hhh")
    assert [one.minions for one in table.state.foes] == [2, 0]


@rule("DA-0296")
@pytest.mark.parametrize("minions", [1, 4])
def test_a_mob_defends_with_its_card_and_the_bosss_equipment_whatever_its_number(minions: int) -> None:
    fight = strike(mob(minions, gear="cold-iron-armor"), "h", "ss ss s")
    assert (fight.defense.better, fight.defense.plainer) == (2, 1)


@rule("DA-0297")
def test_a_wounded_minion_is_finished_before_the_next_is_wounded() -> None:
    table = mob(3, health=3, hurt=(2,))
    strike(table, "hh")
    assert (enemy(table).minions, enemy(table).hurt) == (2, (1,))


@rule("DA-0298", "DA-0153")
def test_the_boss_cannot_be_wounded_while_a_minion_stands() -> None:
    table = mob(1, health=2)
    strike(table, "h")
    assert (enemy(table).hurt, enemy(table).boss_hurt) == ((1,), 0)
    assert prompt(table) == "hero-action"


@rule("DA-0298")
def test_without_minions_the_boss_is_hit() -> None:
    table = mob(0, health=3)
    strike(table, "hh")
    assert enemy(table).boss_hurt == 2


@rule("DA-0299")
def test_wounds_left_over_from_the_last_minion_do_not_reach_the_boss() -> None:
    table = mob(1, health=1)
    strike(table, "hhh hhh")
    assert (enemy(table).minions, enemy(table).boss, enemy(table).boss_hurt) == (0, True, 0)


@rule("DA-0299")
def test_a_new_attack_reaches_the_boss() -> None:
    table = mob(1, health=2)
    strike(table, "hh")
    strike(table, "hh")
    assert table.state.foes == []


@rule("DA-0300")
def test_with_the_boss_its_equipment_is_gone() -> None:
    shield = made(power("defense", shields=2), power("defense", "B", shields=2), defense="ggg")
    table = mob(2, gear=shield, boss=False)
    fight = strike(table, "h", "sb")
    assert (fight.defense.better, fight.defense.plainer, total(fight.defense.more)) == (0, 1, 0)


@rule("DA-0300")
def test_while_the_boss_lives_its_enchantments_serve_the_mob() -> None:
    shield = made(power("defense", "B", shields=2), defense="g")
    assert total(strike(mob(2, gear=shield), "h", "sb s").defense.more) == 2


# experience for kills


@rule("DA-0485", "DA-0156")
def test_a_minion_is_one_xp_for_the_killer_alone() -> None:
    card = monster(role="mob", minions=1, health=1)
    table = position(heroes=[duellist(made(melee="y")), "bjorn"], foes=[foe(card, "a1")])
    strike(table, "hh")
    assert [one.xp for one in table.state.heroes] == [2, 0]


@rule("DA-0485", "DA-0157", "DA-0159", "DA-0160")
@pytest.mark.parametrize(("card", "xp"), [("goblin-warriors-1a", 3), ("orc-agent-1", 4), ("giant-spider-lesser", 5)])
def test_boss_agent_and_roaming_monster_give_xp_to_every_hero(card: str, xp: int) -> None:
    blade = made(power("melee", wounds=30), melee="y")
    table = position(heroes=[duellist(blade), hero("bjorn", "c1")], foes=[foe(card, "a1", minions=0)])
    strike(table)
    assert [one.xp for one in table.state.heroes] == [xp, xp]


@rule("DA-0485", "DA-0171")
def test_the_killer_gets_the_guardians_equipment() -> None:
    table = position(heroes=[duellist(made(melee="r")), "bjorn"], foes=[foe(monster(health=1), "a1", gear="hammer")])
    strike(table, "hh")
    assert "hammer" in first(table).cards()


@rule("DA-0485", "DA-0171", "DA-G91", "DA-G92")
def test_the_card_of_a_guardian_whose_killer_fell_in_the_same_blow_is_discarded() -> None:
    thorns = made(defense="g", gives=effects(payback=1))
    brute = foe(monster(power("melee", wounds=9), melee="y", health=1), "a1", gear="hammer")
    table = position(heroes=[duellist(thorns)], foes=[brute], do=THEN_ENEMIES)
    attacked(table, "-", "s")
    assert first(table).dead
    assert table.state.foes == []
    assert table.state.piles["treasure-1"].discards == ("hammer",)


# artifacts, objectives, pillars


@rule("DA-0301")
def test_no_treasure_deck_holds_an_artifact() -> None:
    assert all(card.kind == "treasure" for card in library()[TREASURES].values())
    table = position()
    kinds = {table.game.state.piles[f"treasure-{level}"].cards for level in range(1, 6)}
    artifacts = set(table.state.piles["artifact"].cards)
    assert all(not artifacts & set(cards) for cards in kinds)


@rule("DA-0301")
def test_a_guardian_holds_treasure_never_an_artifact() -> None:
    table = position(do=(SpawnRoamer(at=0),))
    assert gear_cards()[enemy(table).gear].kind == "treasure"


@rule("DA-0302", "DA-0215", "DA-0216")
@pytest.mark.parametrize("kind", ["artifact", "lair", "library"])
def test_an_objective_without_a_quest_rule_does_nothing_but_go(kind: str) -> None:
    table = position(heroes=[duellist()], tokens=[Token(kind=kind, at=0)])
    pick_up(table)
    assert table.state.tokens == []
    assert (first(table).xp, first(table).cards(), won(table)) == (0, (), None)


@rule("DA-0303")
def test_a_pillar_made_a_target_is_attacked_like_an_enemy_and_falls_at_health_zero() -> None:
    pillar = Pillar(id=FigureId(200), at=0, health=2, target=True)
    table = position(heroes=[duellist(made(melee="r"))], pillars=[pillar])
    dice(table, "hh")
    take(table, "melee", who=200)
    assert last_fight(table).slain
    assert table.state.pillars == []
    assert first(table).xp == 0


@rule("DA-0303", "DA-G89", "DA-G120")
def test_a_pillar_neither_pins_nor_strikes_back() -> None:
    pillar = Pillar(id=FigureId(200), at=0, health=9, target=True)
    table = position(heroes=[duellist(made(melee="r"))], pillars=[pillar])
    take(table, "melee", who=200)
    assert offered(table, "move")
    assert first(table).attacked == ()


@rule("DA-0303")
def test_a_pillar_the_quest_makes_no_target_cannot_be_attacked() -> None:
    pillar = Pillar(id=FigureId(200), at=0, health=2)
    table = position(heroes=[duellist(made(melee="r"))], pillars=[pillar])
    assert not offered(until(table, "hero-action"), "melee")


@rule("DA-0304")
def test_a_later_objective_counts_only_after_the_earlier_ones() -> None:
    table = position("walking-in-the-dark")
    way_out = hero("bjorn", table.game.chart.name(table.game.chart.exit))
    table = position("walking-in-the-dark", heroes=[way_out])
    end_turn(table)
    assert won(table) is None
    table = position("walking-in-the-dark", heroes=[way_out], quest={"key": 1, "exit": 1})
    end_turn(table)
    assert won(take(table, "yes"))
