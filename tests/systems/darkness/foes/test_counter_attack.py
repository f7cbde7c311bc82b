"""1.17 Counter-Attack: who strikes back, at whom, and who does not."""

from __future__ import annotations

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
from systems.darkness.duel import duellist, last_fight, made, monster, strike
from undercroft.proofs.checklist import rule

LONG = """
    #############
    #* l l l l d#
    #############
"""
HIDING = """
    #######
    #l l l#
    # #####
    #d    #
    #######
    start: a1
"""
LIT_CORNER = HIDING.replace("#d    #", "#l    #")


def arms() -> str:
    """A weapon for everything."""
    return made(melee="yyyrrr", ranged="yyyrrr", magic="yyyrrr")


def wounded(table: DarknessTable) -> list[int]:
    """How many Wounds each Hero has."""
    return [5 - one.health for one in table.state.heroes]


@rule("DA-0230")
def test_an_enemy_attacked_and_alive_strikes_back_when_the_activation_ends() -> None:
    table = position(heroes=[duellist(arms())], foes=[foe(monster(melee="rr"), "a1")])
    strike(table, "hh")
    assert first(table).health == 5
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3
    assert last_fight(table).counter


@rule("DA-0230")
def test_an_enemy_strikes_back_even_if_the_attack_did_not_wound_it() -> None:
    table = position(heroes=[duellist(arms())], foes=[foe(monster(melee="rr"), "a1")])
    strike(table, "-")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3


@rule("DA-0230")
def test_an_enemy_nobody_attacked_does_not_strike_back() -> None:
    foes = [foe(monster(melee="rr"), "a1"), foe(monster(), "a1")]
    table = position(heroes=[duellist(arms())], foes=foes)
    strike(table)
    dice(table, "hh hh")
    finish(end_turn(table))
    assert first(table).health == 5


@rule("DA-0230")
def test_a_killed_enemy_does_not_strike_back() -> None:
    table = position(heroes=[duellist(arms())], foes=[foe(monster(melee="rr", health=1), "a1")])
    strike(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 5


@rule("DA-0231")
def test_a_counter_attack_may_move_one_zone_then_attack() -> None:
    table = position(sketch=LONG, heroes=[duellist(arms())], foes=[foe(monster(melee="rr"), "b1")])
    strike(table, kind="ranged")
    dice(table, "hh")
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "a1"
    assert first(table).health == 3


@rule("DA-0231", "DA-0233")
def test_two_zones_away_it_moves_twice_and_does_not_attack() -> None:
    table = position(sketch=LONG, heroes=[duellist(arms())], foes=[foe(monster(melee="rr"), "d1")])
    strike(table, kind="ranged")
    dice(table, "hh")
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "b1"
    assert first(table).health == 5


@rule("DA-0232")
def test_it_attacks_only_the_hero_who_attacked_it_though_another_is_richer_and_nearer() -> None:
    heroes = [duellist(arms(), at="b1"), hero("bjorn", "a1", xp=20, body="")]
    table = position(sketch=LONG, heroes=heroes, foes=[foe(monster(ranged="rr", melee="rr"), "a1")])
    strike(table, kind="ranged")
    dice(table, "hh")
    finish(end_turn(table))
    assert wounded(table) == [2, 0]


@rule("DA-0233", "DA-0232")
def test_held_by_another_hero_it_makes_no_attack_at_all() -> None:
    heroes = [duellist(arms(), at="b1"), hero("bjorn", "a1", xp=20)]
    table = position(sketch=LONG, heroes=heroes, foes=[foe(monster(melee="rr"), "a1")])
    strike(table, kind="ranged")
    dice(table, "hh")
    finish(end_turn(table))
    assert wounded(table) == [0, 0]
    assert named(table, enemy(table).at) == "a1"


@rule("DA-0234", "DA-0056")
def test_a_hero_hidden_in_the_shadows_is_not_struck() -> None:
    archer = foe(monster(ranged="rr", melee="rr"), "b1")
    table = position(sketch=HIDING, heroes=[duellist(arms(), at="a1")], foes=[archer])
    strike(table, kind="ranged")
    take(take(table, "move"), "step", at="a2")
    take(table, "stop")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 5
    assert named(table, enemy(table).at) == "b1"


@rule("DA-0234", "DA-0057")
def test_a_hero_in_shadow_but_in_sight_is_struck() -> None:
    archer = foe(monster(ranged="rr", melee="rr"), "a1")
    table = position(sketch=HIDING, heroes=[duellist(arms(), at="a2")], foes=[archer])
    strike(table, kind="ranged")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3


@rule("DA-0234", "DA-G87")
def test_a_hero_out_of_sight_in_the_light_is_pursued() -> None:
    table = position(sketch=LIT_CORNER, heroes=[duellist(arms(), at="a1")], foes=[foe(monster(melee="rr"), "b1")])
    strike(table, kind="ranged")
    take(take(table, "move"), "step", at="a2")
    take(table, "stop")
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "a2"


@rule("DA-0234", "DA-G88")
def test_a_stunned_enemy_that_cannot_see_the_hero_in_the_shadows_is_not_even_activated_to_get_up() -> None:
    table = position(
        sketch=HIDING, heroes=[duellist(arms(), at="a1")], foes=[foe(monster(melee="rr"), "b1", stunned=True)]
    )
    strike(table, kind="ranged")
    take(take(table, "move"), "step", at="a2")
    take(table, "stop")
    finish(end_turn(table))
    assert enemy(table).stunned


@rule("DA-0235")
def test_an_enemy_attacked_three_times_strikes_back_once() -> None:
    table = position(heroes=[duellist(arms())], foes=[foe(monster(melee="yy"), "a1")])
    strike(table)
    strike(table)
    dice(table, "-")
    dice(table, "h")
    dice(table, "h")
    take(table, "melee")
    finish(table)
    assert first(table).health == 4


@rule("DA-0236")
def test_players_choose_the_order_of_several_counter_attacks() -> None:
    foes = [foe(monster(melee="r"), "a1"), foe(monster(melee="rr"), "a1")]
    table = position(heroes=[duellist(arms())], foes=foes)
    one, other = (figure.id for figure in table.state.foes)
    for target in (one, other):
        take(table, "melee", who=target)
    end_turn(table)
    assert prompt(table) == "next-counter"
    take(table, "activate", who=other)
    assert last_fight(table).attack.who == one
    assert not table.state.heroes[0].attacked


@rule("DA-0237")
def test_minions_strike_back_though_their_boss_is_dead() -> None:
    mob = monster(role="mob", melee="rr", minions=1)
    table = position(heroes=[duellist(arms())], foes=[foe(mob, "a1", boss=False)])
    strike(table, "-")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3


@rule("DA-0237", "DA-0235")
def test_a_mob_strikes_back_once_however_many_figures_it_has() -> None:
    mob = monster(role="mob", melee="yy", minions=2)
    table = position(heroes=[duellist(arms())], foes=[foe(mob, "a1")])
    strike(table, "-")
    dice(table, "h")
    dice(table, "h")
    finish(end_turn(table))
    assert first(table).health == 4


@rule("DA-G53")
def test_when_the_hero_has_fallen_the_other_counter_attacks_are_not_made() -> None:
    foes = [foe(monster(melee="rr"), "a1"), foe(monster(melee="rr"), "a1")]
    table = position(heroes=[duellist(arms(), health=2)], foes=foes)
    for figure in list(table.state.foes):
        take(table, "melee", who=figure.id)
    end_turn(table)
    dice(table, "hh")
    take(table, "activate", who=table.state.foes[0].id)
    finish(table)
    assert first(table).dead
    assert last_fight(table).attack.who == table.state.foes[0].id


@rule("DA-0230", "DA-0292")
def test_the_counter_attack_comes_before_the_next_heros_activation() -> None:
    heroes = [duellist(arms()), hero("bjorn", "c1")]
    table = position(heroes=heroes, foes=[foe(monster(melee="yy"), "a1")], do="round")
    until(table, "hero-action")
    strike(table)
    dice(table, "h")
    end_turn(table)
    assert until(table, "hero-action").ask is not None
    assert table.state.active == 2
    assert first(table).health == 4
    assert not offered(table, "get-up")
