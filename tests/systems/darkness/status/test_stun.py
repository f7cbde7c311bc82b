"""1.25 Stun."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    dice,
    end_turn,
    enemy,
    finish,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import (
    THEN_ENEMIES,
    acts,
    attacked,
    declare,
    duel,
    duellist,
    last_fight,
    made,
    monster,
    power,
    strike,
)
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule


def stunning(**fields: object) -> DarknessTable:
    """The duellist with a weapon that Stuns, beside a Mob of two Minions with two Health each."""
    hammer = made(power("melee", stun=None), melee="yyyrrr")
    mob = foe(monster(role="mob", minions=2, health=2, melee="rr", defense="b"), "a1")._replace(fields=fields)
    return position(heroes=[duellist(hammer)], foes=[mob], do=THEN_ENEMIES)


def stunned_mob(minions: int = 2, health: int = 2) -> DarknessTable:
    """The duellist beside a Stunned Mob."""
    mob = monster(role="mob", minions=minions, health=health, melee="rr", defense="b")
    return position(
        heroes=[duellist(made(melee="yyyrrr"))], foes=[foe(mob, "a1", stunned=True, gear="hammer")], do=THEN_ENEMIES
    )


@rule("DA-0305", "DA-0310")
def test_a_stunned_mob_lies_down_whole() -> None:
    table = stunning()
    strike(table)
    assert enemy(table).stunned
    assert enemy(table).minions == 2


@rule("DA-0305")
def test_a_stunned_hero_lies_until_it_recovers() -> None:
    table = position(
        heroes=[duellist(made(melee="y"))],
        foes=[foe(monster(power("melee", stun=None), melee="y"), "a1")],
        do=THEN_ENEMIES,
    )
    attacked(table)
    assert first(table).stunned


def lying(table: DarknessTable) -> list[bool]:
    """Who lies on the board as everybody sees it, figure by figure."""
    return ["stunned" in one.marks for one in table.scene(SeatId(0)).figures]


@rule("DA-0305", "DA-0306")
def test_a_stunned_hero_lies_on_the_board_through_the_round_until_it_gets_up() -> None:
    heroes = [duellist(stunned=True), hero("bjorn", "b1")]
    table = position(heroes=heroes, do="round", decks={"event": ["songs-of-the-fallen", "holy-spring"]})
    end_turn(table)
    end_turn(until(table, "hero-action"))
    until(table, "hero-action")
    assert (table.state.round, table.state.active, lying(table)) == (3, 2, [True, False])
    end_turn(table)
    take(until(table, "hero-action"), "get-up")
    assert lying(table) == [False, False]


@rule("DA-0305", "DA-0307")
def test_a_stunned_enemy_lies_on_the_board_until_its_next_activation() -> None:
    table = stunning()
    assert lying(table) == [False, False]
    strike(table)
    assert lying(table) == [False, True]
    strike(table)
    assert lying(table) == [False, True]
    end_turn(table)
    assert lying(table) == [False, False]


@rule("DA-0305")
def test_an_attack_without_that_effect_stuns_nobody() -> None:
    table = duel()
    strike(table, "hh")
    assert not enemy(table).stunned


@rule("DA-0306")
def test_a_stunned_hero_can_do_nothing_but_get_up() -> None:
    table = duel(stunned=True, xp=5, pack=("whetstone", "mace", "mace"))
    assert acts(table) == ["get-up", "end"]


@rule("DA-0124", "DA-0306", "DA-G134")
def test_a_stunned_hero_may_still_drink() -> None:
    table = duel(stunned=True, actions=1, health=1, pack=("healing-potion",))
    take(table, "use", what="healing-potion")
    assert (first(table).health, first(table).stunned, first(table).actions) == (4, True, 1)


@rule("DA-0306")
def test_without_an_action_it_does_nothing_and_stays_stunned() -> None:
    table = duel(stunned=True, actions=0, xp=5)
    assert prompt(table) != "hero-action"
    assert first(table).stunned


@rule("DA-0307")
def test_a_stunned_enemy_spends_its_activation_getting_up() -> None:
    table = stunned_mob()
    attacked_nobody(table)
    assert first(table).health == 5
    assert not enemy(table).stunned


@rule("DA-0307")
def test_it_does_not_move_either() -> None:
    table = position(heroes=[duellist()], foes=[foe(monster(melee="r"), "c1", stunned=True)], do=THEN_ENEMIES)
    attacked_nobody(table)
    assert named(table, enemy(table).at) == "c1"
    assert not enemy(table).stunned


def attacked_nobody(table: DarknessTable) -> None:
    """The Enemies' Phase passes without an attack."""
    finish(end_turn(table))
    assert table.state.fight is None


@rule("DA-0307")
def test_a_counter_attack_is_such_an_activation() -> None:
    table = stunning()
    strike(table)
    table.state.agenda.pop(0)
    finish(end_turn(table))
    assert first(table).health == 5
    assert not enemy(table).stunned


@rule("DA-0307")
def test_up_again_it_attacks_in_its_next_activation() -> None:
    table = stunning()
    strike(table)
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3


@rule("DA-0308")
def test_a_hero_may_leave_a_zone_with_stunned_enemies() -> None:
    table = stunned_mob()
    take(take(table, "move"), "step", at="b1")
    assert named(table, first(table).at) == "b1"


@rule("DA-0308")
def test_one_enemy_that_is_up_holds_the_hero() -> None:
    foes = [foe(monster(), "a1", stunned=True), foe(monster(), "a1")]
    assert not offered(position(heroes=[duellist()], foes=foes), "move")


@rule("DA-0309")
def test_an_enemy_may_leave_a_zone_whose_heroes_are_stunned() -> None:
    heroes = [duellist(at="d1", xp=9), hero("bjorn", "a1", stunned=True)]
    table = position(heroes=heroes, foes=[foe(monster(ranged="r", melee=""), "a1")], do=THEN_ENEMIES)
    assert attacked(table, "hh").defense.who == 1
    walker = position(heroes=heroes, foes=[foe(monster(magic="r"), "a1")], do=THEN_ENEMIES)
    finish(end_turn(walker))
    assert named(walker, enemy(walker).at) == "b1"


@rule("DA-0309")
def test_a_hero_who_is_up_holds_it() -> None:
    heroes = [duellist(at="d1", xp=9), hero("bjorn", "a1")]
    table = position(heroes=heroes, foes=[foe(monster(magic="r"), "a1")], do=THEN_ENEMIES)
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "a1"


@rule("DA-0309")
def test_a_stunned_hero_can_still_be_attacked() -> None:
    table = position(heroes=[duellist(stunned=True, actions=1)], foes=[foe(monster(melee="r"), "a1")], do=THEN_ENEMIES)
    attacked(table, "hh")
    assert first(table).health == 3


@rule("DA-0310")
def test_stunning_one_mob_leaves_the_other_up() -> None:
    hammer = made(power("melee", stun=None), melee="y")
    card = monster(role="mob", minions=1)
    table = position(heroes=[duellist(hammer)], foes=[foe(card, "a1"), foe(card, "a1")])
    strike(table)
    assert [one.stunned for one in table.state.foes] == [False, True]


@rule("DA-0311", "DA-G94")
def test_wounds_on_a_stunned_mob_may_go_to_the_boss() -> None:
    table = declare(stunned_mob(), "hh")
    take(table, "wound", what="boss")
    assert (enemy(table).boss, enemy(table).minions) == (False, 2)
    assert "hammer" in first(table).cards()


@rule("DA-0311", "DA-G94")
def test_or_to_the_minions_and_what_is_left_over_passes_to_the_boss() -> None:
    table = declare(stunned_mob(minions=1), "hhh")
    take(table, "wound", what="minion")
    assert (enemy(table).minions, enemy(table).boss_hurt) == (0, 1)


@rule("DA-G94")
def test_one_figure_is_finished_before_the_next() -> None:
    table = declare(stunned_mob(minions=2), "hhh hh")
    take(take(table, "wound", what="minion"), "wound", what="boss")
    assert prompt(until(table, "hero-action")) == "hero-action"
    assert (enemy(table).minions, enemy(table).hurt, enemy(table).boss) == (1, (1,), False)


@rule("DA-0311")
def test_minions_who_are_up_protect_the_boss() -> None:
    table = declare(stunning(), "hh")
    assert not offered(table, "wound")
    assert enemy(table).minions == 1


@rule("DA-0312")
def test_a_stunned_enemy_rolls_its_defense_dice() -> None:
    table = declare(stunned_mob(), "h", "s")
    assert last_fight(table).defense.plainer == 1
    assert last_fight(table).dealt == 0


@rule("DA-0312")
def test_a_stunned_hero_rolls_its_defense_dice() -> None:
    shield = made(defense="b")
    table = position(heroes=[duellist(shield, stunned=True)], foes=[foe(monster(melee="y"), "a1")], do=THEN_ENEMIES)
    attacked(table, "h", "s")
    assert first(table).health == 5


@rule("DA-0313")
@pytest.mark.parametrize("times", [1, 2])
def test_a_target_stunned_again_gets_up_as_after_one_stun(times: int) -> None:
    table = stunning()
    for _ in range(times):
        strike(table)
    finish(end_turn(table))
    assert not enemy(table).stunned


@rule("DA-G51")
def test_a_hero_killed_while_stunned_rises_without_the_stun() -> None:
    fallen = hero("bjorn", dead=True, health=0, stunned=True)
    table = position(heroes=["elias", fallen], do="round")
    assert not table.state.heroes[1].stunned
    assert table.state.heroes[1].health == 5
