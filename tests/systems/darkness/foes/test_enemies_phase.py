"""1.18 Enemies' Phase: the four steps, whom Enemies attack, where they go."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    finish,
    first,
    foe,
    named,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import last_fight, made, monster
from undercroft.proofs.checklist import rule

LONG = """
    #############
    #* l l l l l#
    #############
"""
RING = """
    #######
    #l l l#
    # ### #
    #l#l#l#
    # ### #
    #l l l#
    #######
    start: a1
"""
WANDERERS = """
    ###########
    #* l l l X#
    # #########
    #d d      #
    ###########
"""
AWAY = """
    ###########
    #l l l l *#
    # #########
    #d#       #
    ###########
"""
"""The Heroes' hiding place lies one way, their Starting Zone the other."""
DOOR = """
    #########
    #* l l+l#
    #########
"""


def nobody(card: str, at: str = "", **fields: object) -> Figure:
    """A Hero without armour."""
    return Figure(card, at, {"body": "", **fields})


def enemies(*throws: str, heroes: list[Figure], foes: list[Figure], board: str = LONG) -> DarknessTable:
    """The Enemies' Phase of these, their attack dice showing this; asks are answered by default."""
    table = position(sketch=board, heroes=heroes, foes=foes, do="turn, enemies")
    for shown in throws:
        dice(table, shown)
    return end_turn(table)


def wounds(table: DarknessTable) -> list[int]:
    """How many Wounds each Hero has."""
    return [5 - one.health for one in table.state.heroes]


def where(table: DarknessTable) -> list[str]:
    """The Zones of the Enemies."""
    return [named(table, one.at) for one in table.state.foes]


# order and steps


@rule("DA-0238")
def test_every_enemy_is_activated_once_in_the_order_players_choose() -> None:
    foes = [foe(monster(melee="r"), "f1"), foe(monster(melee="r"), "f1")]
    table = enemies(heroes=[nobody("elias")], foes=foes)
    assert [option.who for option in offered(table, "activate")] == [one.id for one in table.state.foes]
    take(table, "activate", who=table.state.foes[1].id)
    assert where(table) == ["d1", "d1"]
    assert table.over


@rule("DA-0238")
def test_the_choice_of_the_next_enemy_changes_the_order() -> None:
    foes = [foe(monster(melee="r"), "a1"), foe(monster(melee="r"), "a1")]
    table = enemies(heroes=[nobody("elias")], foes=foes)
    one, other = (figure.id for figure in table.state.foes)
    take(table, "activate", who=other)
    assert last_fight(table).attack.who == one


@rule("DA-0238", "DA-0421")
def test_nobody_is_asked_when_a_sleeping_enemy_is_to_act() -> None:
    foes = [foe(monster(melee="r"), "f1", asleep=True), foe(monster(melee="r"), "f1", asleep=True)]
    table = enemies(heroes=[nobody("elias")], foes=[*foes, foe(monster(melee="r"), "f1")])
    assert table.over
    assert where(table) == ["f1", "f1", "d1"]


@rule("DA-0239")
def test_an_enemy_in_range_attacks_at_once_without_moving() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(ranged="r"), "c1")])
    assert (wounds(table), where(table)) == ([2], ["c1"])


@rule("DA-0239")
def test_an_enemy_one_zone_short_moves_then_attacks() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(melee="r"), "b1")])
    assert (wounds(table), where(table)) == ([2], ["a1"])


@rule("DA-0239", "DA-0241")
def test_after_the_second_move_there_is_no_attack() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(melee="r"), "c1")])
    assert (wounds(table), where(table)) == ([0], ["a1"])


@rule("DA-0240")
def test_an_attack_ends_the_activation() -> None:
    table = enemies("hh", "hh", heroes=[nobody("elias")], foes=[foe(monster(melee="r"), "a1")])
    assert wounds(table) == [2]


@rule("DA-0240")
def test_an_archer_that_has_shot_does_not_move_on() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(ranged="r", melee="r"), "d1")])
    assert where(table) == ["d1"]


# the attack step


@rule("DA-0242")
def test_melee_dice_strike_heroes_in_the_own_zone_alone() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(melee="r"), "a1")])
    assert last_fight(table).kind == "melee"
    held = enemies("hh", heroes=[nobody("elias"), nobody("bjorn", "c1")], foes=[foe(monster(ranged="r"), "c1")])
    assert wounds(held) == [2, 0]


@rule("DA-0243")
@pytest.mark.parametrize("at", ["b1", "f1"])
def test_ranged_dice_strike_at_any_distance_in_sight(at: str) -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(ranged="r"), at)])
    assert (last_fight(table).kind, wounds(table)) == ("ranged", [2])


@rule("DA-0243")
def test_ranged_dice_do_not_strike_in_the_own_zone() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(ranged="r"), "a1")])
    assert wounds(table) == [0]


@rule("DA-0244")
def test_magic_dice_strike_one_or_two_zones_away() -> None:
    assert wounds(enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(magic="r"), "b1")])) == [2]
    assert wounds(enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(magic="r"), "c1")])) == [2]


@rule("DA-0244", "DA-0239")
def test_magic_three_zones_away_needs_a_step_first() -> None:
    table = enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(magic="r"), "d1")])
    assert (wounds(table), where(table)) == ([2], ["c1"])


@rule("DA-0244")
def test_magic_does_not_strike_in_the_own_zone() -> None:
    assert wounds(enemies("hh", heroes=[nobody("elias")], foes=[foe(monster(magic="r"), "a1")])) == [0]


@rule("DA-0245")
def test_only_the_dice_of_the_type_that_reaches_are_rolled() -> None:
    table = enemies(heroes=[nobody("elias")], foes=[foe(monster(melee="rry", ranged="y"), "b1")])
    fight = last_fight(table)
    assert (fight.kind, fight.attack.better, fight.attack.plainer) == ("ranged", 0, 1)


@rule("DA-0246", "DA-0482")
def test_the_hero_in_range_with_the_most_xp_is_attacked_even_with_the_weaker_dice() -> None:
    heroes = [nobody("elias", "a1", xp=4), nobody("bjorn", "b1", xp=5)]
    table = enemies("hh", heroes=heroes, foes=[foe(monster(melee="rrr", ranged="r"), "a1")])
    assert (last_fight(table).kind, wounds(table)) == ("ranged", [0, 2])


@rule("DA-0246", "DA-0482")
def test_a_hero_in_range_comes_before_a_richer_one_out_of_range() -> None:
    heroes = [nobody("elias", "a1", xp=0), nobody("bjorn", "c1", xp=9)]
    table = enemies("hh", heroes=heroes, foes=[foe(monster(melee="r"), "a1")])
    assert wounds(table) == [2, 0]


@rule("DA-0247")
def test_ties_for_the_attack_are_the_players_to_break() -> None:
    heroes = [nobody("elias", xp=3), nobody("bjorn", xp=3), nobody("owen", xp=2)]
    table = enemies("hh", heroes=heroes, foes=[foe(monster(melee="r"), "a1")])
    assert prompt(table) == "attack-target"
    assert [option.who for option in offered(table, "target")] == [1, 2]
    finish(take(table, "target", who=2))
    assert wounds(table) == [0, 2, 0]


@rule("DA-0247", "DA-G90")
def test_played_automatically_the_hero_with_the_lowest_health_is_taken_among_equals() -> None:
    heroes = [nobody("elias", xp=3), nobody("bjorn", xp=3, health=3)]
    table = enemies("hh", heroes=heroes, foes=[foe(monster(melee="r"), "a1")])
    finish(table)
    assert last_fight(table).defense.who == 2


@rule("DA-0246")
def test_xp_spent_no_longer_counts() -> None:
    heroes = [nobody("elias", xp=1, skills=("arcane-focus",) * 3), nobody("bjorn", xp=2)]
    table = enemies("hh", heroes=heroes, foes=[foe(monster(melee="r"), "a1")])
    assert wounds(table) == [0, 2]


# the move step


@rule("DA-0248", "DA-0482")
def test_an_enemy_moves_towards_the_richest_hero_in_sight_not_the_nearest() -> None:
    heroes = [nobody("elias", "a1", xp=9), nobody("bjorn", "f1", xp=1)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "d1")])
    assert where(table) == ["b1"]


@rule("DA-0248", "DA-0482")
def test_a_hero_in_sight_comes_before_a_richer_one_in_the_light_elsewhere() -> None:
    board = """
        #######
        #l l l#
        # #####
        #l    #
        # #####
        #l    #
        #######
    """
    heroes = [nobody("elias", "c1", xp=0), nobody("bjorn", "a3", xp=9)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "b1")], board=board)
    assert where(table) == ["c1"]


@rule("DA-0249", "DA-0482")
def test_with_nobody_in_sight_it_goes_for_the_richest_hero_in_the_light() -> None:
    board = """
        ###########
        #l l l l l#
        # ####### #
        #d   *   l#
        # ####### #
        #d       l#
        ###########
        start: c1
    """
    heroes = [nobody("elias", "a3", xp=9), nobody("bjorn", "e3", xp=1), nobody("owen", "a2", xp=8)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "c1")], board=board.replace("*", " "))
    assert where(table) == ["e1"]


@rule("DA-0250", "DA-0482", "DA-0056")
def test_with_all_heroes_hidden_it_goes_to_the_starting_zone() -> None:
    table = enemies(heroes=[nobody("elias", "a2")], foes=[foe(monster(melee="r"), "c1")], board=AWAY)
    assert where(table) == ["e1"]


@rule("DA-0249", "DA-0250")
def test_with_a_hero_in_the_light_it_does_not_go_to_the_starting_zone() -> None:
    board = AWAY.replace("#d#", "#l#")
    assert where(enemies(heroes=[nobody("elias", "a2")], foes=[foe(monster(melee="r"), "c1")], board=board)) == ["a1"]


@rule("DA-0251")
def test_at_the_starting_zone_it_turns_to_the_exit() -> None:
    table = enemies(heroes=[nobody("elias", "b2")], foes=[foe(monster(melee="r"), "b1")], board=WANDERERS)
    assert where(table) == ["b1"]
    assert enemy(table).homing
    wanderer = foe(monster(melee="r"), "c1", homing=True)
    assert where(enemies(heroes=[nobody("elias", "b2")], foes=[wanderer], board=WANDERERS)) == ["e1"]


@rule("DA-0251")
def test_at_the_exit_it_turns_back() -> None:
    wanderer = foe(monster(melee="r"), "e1", homing=True)
    table = enemies(heroes=[nobody("elias", "b2")], foes=[wanderer], board=WANDERERS)
    assert where(table) == ["c1"]
    assert not enemy(table).homing


@rule("DA-0251")
def test_as_near_to_the_exit_as_it_can_get_it_turns_back() -> None:
    board = WANDERERS.replace("l l X#", "l+l X#")
    wanderer = foe(monster(melee="r"), "c1", homing=True)
    table = enemies(heroes=[nobody("elias", "b2")], foes=[wanderer], board=board)
    assert where(table) == ["a1"]


@rule("DA-0251", "DA-G85")
def test_seeing_a_hero_again_it_forgets_where_it_wandered_to() -> None:
    wanderer = foe(monster(melee="r"), "d1", homing=True)
    table = enemies(heroes=[nobody("elias", "a1")], foes=[wanderer], board=WANDERERS)
    assert where(table) == ["b1"]
    assert not enemy(table).homing


@rule("DA-G84")
def test_without_an_exit_a_wanderer_stays_at_the_starting_zone() -> None:
    board = WANDERERS.replace("X", "l")
    table = enemies(heroes=[nobody("elias", "b2")], foes=[foe(monster(melee="r"), "a1")], board=board)
    assert where(table) == ["a1"]


@rule("DA-0252")
def test_ties_for_the_move_are_the_players_to_break_whatever_the_distance() -> None:
    heroes = [nobody("elias", "a1", xp=2), nobody("bjorn", "f1", xp=2)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "e1", homing=False)])
    assert prompt(table) == "move-target"
    take(table, "target", who=1)
    assert where(table) == ["d1"]


@rule("DA-0253")
def test_an_enemy_takes_a_shortest_way() -> None:
    table = enemies(heroes=[nobody("elias", "c1")], foes=[foe(monster(melee="r"), "a2")], board=RING)
    assert where(table) == ["b1"]


@rule("DA-0253")
def test_among_equal_ways_players_choose() -> None:
    table = enemies(heroes=[nobody("elias", "c3")], foes=[foe(monster(melee="r"), "a1")], board=RING)
    assert prompt(table) == "foe-way"
    assert [named(table, option.at) for option in offered(table, "way")] == ["b1", "a2"]
    take(table, "way", at="a2")
    assert where(table) == ["a3"]


@rule("DA-0254")
def test_the_target_is_determined_anew_for_every_step() -> None:
    board = """
        #####
        #l l#
        # # #
        #l#l#
        # # #
        #d#l#
        #####
        start: b3
    """
    heroes = [nobody("elias", "b3", xp=1), nobody("bjorn", "a3", xp=9)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "b1")], board=board)
    assert where(table) == ["b3"]
    heroes = [nobody("elias", "b2", xp=0), nobody("bjorn", "a3", xp=9)]
    assert where(enemies(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], board=board)) == ["a3"]


@rule("DA-0254")
def test_a_hero_who_comes_into_sight_after_the_first_step_draws_the_second() -> None:
    board = """
        #######
        #l l l#
        ### ###
        #  l  #
        ### ###
        #  d  #
        #######
        start: c1
    """
    heroes = [nobody("elias", "c1", xp=1), nobody("bjorn", "b3", xp=9)]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], board=board)
    assert where(table) == ["b2"]


@rule("DA-0255", "DA-G83")
def test_enemies_do_not_pass_closed_doors() -> None:
    table = enemies(heroes=[nobody("elias", "d1")], foes=[foe(monster(melee="r"), "c1")], board=DOOR)
    assert where(table) == ["c1"]


@rule("DA-0255", "DA-G82")
def test_a_target_behind_a_door_is_approached_as_far_as_the_way_is_open() -> None:
    table = enemies(heroes=[nobody("elias", "d1")], foes=[foe(monster(melee="r"), "a1")], board=DOOR)
    assert where(table) == ["c1"]


@rule("DA-0255", "DA-0069")
def test_an_enemy_beside_a_hero_is_held() -> None:
    heroes = [nobody("elias", "f1", xp=9), nobody("bjorn", "b1")]
    assert where(enemies(heroes=heroes, foes=[foe(monster(magic="r"), "b1")])) == ["b1"]
    assert where(enemies(heroes=heroes[:1], foes=[foe(monster(magic="r"), "b1")])) == ["d1"]


@rule("DA-0256")
def test_after_all_enemies_agents_call_reinforcements() -> None:
    table = position(heroes=[nobody("elias")], foes=[foe("orc-agent-1", "b1")], do="turn, enemies")
    end_turn(table)
    finish(table)
    assert [table.game.card(one).level for one in table.state.foes] == [1, 1]
    assert named(table, table.state.foes[1].at) == "a1"


@rule("DA-0256", "DA-G79")
def test_a_stunned_agent_calls_too_and_one_newly_called_does_not() -> None:
    decks = {"guard-1": ["goblin-agent-1"]}
    called = position(
        heroes=[nobody("elias")], foes=[foe("orc-agent-1", "b1", stunned=True)], do="turn, enemies", decks=decks
    )
    finish(end_turn(called))
    assert [one.card for one in called.state.foes] == ["orc-agent-1", "goblin-agent-1"]


@rule("DA-0256")
def test_without_agents_nobody_comes() -> None:
    table = enemies(heroes=[nobody("elias")], foes=[foe(monster(melee="r"), "b1")])
    assert len(table.state.foes) == 1


# secrets of the order


@rule("DA-0267")
def test_an_enemy_called_in_this_phase_does_not_act_in_it() -> None:
    table = position(heroes=[nobody("elias")], foes=[foe("orc-agent-1", "b1")], do="turn, enemies")
    finish(end_turn(table))
    assert table.state.foes[1].acted


@rule("DA-0248", "DA-C52")
def test_a_taunting_hero_in_sight_is_gone_for_before_richer_ones() -> None:
    heroes = [nobody("elias", "a1", xp=9), nobody("bjorn", "f1", hands=("lion-shield",))]
    table = enemies(heroes=heroes, foes=[foe(monster(melee="r"), "d1")])
    assert where(table) == ["f1"]


@rule("DA-0318", "DA-0246")
def test_micro_xp_breaks_ties_of_xp() -> None:
    heroes = [nobody("elias", xp=3, micro=1), nobody("bjorn", xp=3, micro=2)]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], do="turn, enemies", options={"mode": "story"})
    dice(table, "hh")
    end_turn(table)
    assert wounds(table) == [0, 2]


@rule("DA-0292", "DA-0246")
def test_xp_for_a_kill_counts_for_targets_in_the_same_round() -> None:
    weapon = made(melee="r")
    heroes = [nobody("elias", hands=(weapon,)), nobody("bjorn", xp=2)]
    foes = [foe(monster(role="mob", minions=2, health=1, defense="b"), "a1"), foe(monster(melee="r"), "a1")]
    table = position(heroes=heroes, foes=foes, do="turn, enemies")
    dice(table, "hhh")
    take(table, "melee", who=table.state.foes[0].id)
    assert first(table).xp == 3
    until(table, "hero-action")
    dice(table, "hh")
    end_turn(table)
    take(until(table, "next-foe"), "activate", who=table.state.foes[1].id)
    assert wounds(table) == [2, 0]
