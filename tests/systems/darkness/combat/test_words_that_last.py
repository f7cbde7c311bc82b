"""The words of skills and cards that last: each where it changes something, and where it must not.

DA-C37, DA-C42 to DA-C53
"""

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
    hero,
    move,
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
    effects,
    last_fight,
    made,
    monster,
    power,
    strike,
)
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import MoreActions, Rush

LONG = """
    #############
    #* l l l l l#
    #############
"""
SHADE = """
    #######
    #* l l#
    # #####
    #d d d#
    #######
"""


def gifted(at: str = "a1", *, pack: tuple[str, ...] = (), **words: object) -> Figure:
    """The duellist with a charm that gives this, and weapons of every kind."""
    charm = made(slot="none", gives=effects(**words))
    weapon = made(melee="yy", ranged="yy", magic="yy")
    return duellist(weapon, at=at)._replace(fields={"hands": (weapon,), "body": "", "pack": (charm, *pack)})


def plain(at: str = "a1") -> Figure:
    """The same without any gift."""
    return duellist(made(melee="yy", ranged="yy", magic="yy"), at=at)


def turn(*heroes: Figure | str, foes: tuple[Figure, ...] = (), board: str = LONG) -> DarknessTable:
    return position(sketch=board, heroes=heroes, foes=foes, do=THEN_ENEMIES)


# health


@rule("DA-C42", "DA-G62")
@pytest.mark.parametrize(("skills", "most"), [(("enhance-health",), 6), (("enhance-health",) * 2, 7)])
def test_max_health_is_six_or_seven(skills: tuple[str, ...], most: int) -> None:
    table = position(heroes=[hero("elias", skills=skills)], level=4)
    assert table.game.max_health(first(table)) == most


@rule("DA-C42", "DA-0099")
def test_max_health_is_five_without_it() -> None:
    table = position(heroes=["elias"], level=4)
    assert table.game.max_health(first(table)) == 5


@rule("DA-C42", "DA-G62")
def test_acquiring_max_health_heals_by_as_much_never_above_it() -> None:
    table = position(heroes=[hero("elias", health=2, skills=("enhance-health",), raised=1)], level=4)
    first(table).skills += ("enhance-health",)
    table.game.strengthen(first(table))
    assert first(table).health == 4
    first(table).health, first(table).raised = 6, 1
    table.game.strengthen(first(table))
    assert first(table).health == 7


@rule("DA-C48")
def test_regeneration_heals_when_the_owners_activation_begins() -> None:
    figure = gifted(regeneration=2)
    table = position(heroes=[figure._replace(fields={**figure.fields, "health": 1})], do="round")
    assert first(until(table, "hero-action")).health == 3


@rule("DA-C48")
def test_regeneration_does_not_heal_in_anothers_activation_nor_beyond_the_maximum() -> None:
    figure = gifted(regeneration=2)
    heroes = [hero("bjorn"), figure._replace(fields={**figure.fields, "health": 4})]
    table = until(position(heroes=heroes, do="round"), "hero-action")
    assert table.state.heroes[1].health == 4
    until(end_turn(table), "hero-action")
    assert table.state.heroes[1].health == 5


@rule("DA-C48", "DA-0352")
def test_an_enemy_regenerates_when_its_activation_begins() -> None:
    troll = foe(monster(gives=effects(regeneration=2)), "f1", boss_hurt=3)
    table = turn(plain(), foes=(troll,))
    finish(end_turn(table))
    assert enemy(table).boss_hurt == 1


@rule("DA-C37", "DA-G73")
@pytest.mark.parametrize(("attack", "dealt"), [("hhh", 2), ("hh", 1), ("-", 0)])
def test_halve_wounds_halves_the_wounds_of_an_attack_rounded_up(attack: str, dealt: int) -> None:
    table = turn(gifted(halve_wounds=None), foes=(foe(monster(melee="r"), "a1"),))
    assert attacked(table, attack).dealt == dealt


@rule("DA-C37", "DA-G73")
def test_halve_wounds_counts_extra_wounds_in() -> None:
    table = turn(gifted(halve_wounds=None), foes=(foe(monster(power("melee", wounds=2), melee="r"), "a1"),))
    assert attacked(table, "hh").dealt == 2


@rule("DA-C37")
def test_halve_wounds_does_not_halve_what_is_no_attack() -> None:
    poison = made(slot="none", consumable=True, use=effects(hurt=3))
    table = turn(gifted(halve_wounds=None, pack=(poison,)))
    take(table, "use", what=poison)
    assert first(table).health == 2


@rule("DA-C37")
def test_halve_wounds_does_not_help_the_enemy_attacked() -> None:
    table = turn(gifted(halve_wounds=None), foes=(foe(monster(), "a1"),))
    assert strike(table, "hh hh").dealt == 4


# moving


@rule("DA-C50")
def test_slippery_heroes_leave_zones_with_enemies() -> None:
    table = turn(gifted(slippery=None), foes=(foe(monster(), "a1"),))
    assert named(move(table, "b1", "c1"), first(table).at) == "c1"


@rule("DA-C50")
def test_slippery_does_not_open_doors_or_walls() -> None:
    table = turn(gifted(slippery=None), foes=(foe(monster(), "a1"),), board=LONG.replace("* l", "*+l"))
    take(table, "move")
    assert acts(table) == ["open", "stop"]


@rule("DA-C50", "DA-0352")
def test_a_slippery_enemy_leaves_a_hero_behind() -> None:
    heroes = (plain("f1"), hero("bjorn", "a1"))
    richer = heroes[0]._replace(fields={**heroes[0].fields, "xp": 9})
    wolf = foe(monster(magic="y", gives=effects(slippery=None)), "a1")
    table = turn(richer, heroes[1], foes=(wolf,))
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "b1"


@rule("DA-C44")
def test_movement_gives_more_points_in_each_movement_action() -> None:
    table = turn(gifted(movement=1))
    move(table, "b1", "c1", "d1")
    move(table, "c1", "b1", "a1")
    assert (first(table).actions, named(table, first(table).at)) == (1, "a1")


@rule("DA-C44")
def test_movement_does_not_lengthen_a_step_of_another_kind() -> None:
    table = turn(gifted(movement=3, safe_shot=Rush()))
    assert [named(table, option.at) for option in offered(table, "safe-shot")] == ["b1"]


@rule("DA-C53", "DA-G58")
def test_teleport_moves_up_to_so_many_zones_for_an_action_past_enemies() -> None:
    table = turn(gifted(teleport=2), foes=(foe(monster(), "a1"), foe(monster(), "b1")))
    assert [named(table, option.at) for option in offered(table, "teleport")] == ["b1", "c1"]
    take(table, "teleport", at="c1")
    assert (first(table).actions, named(table, first(table).at)) == (2, "c1")


@rule("DA-C53", "DA-G58")
def test_teleport_does_not_pass_walls_and_closed_doors() -> None:
    table = turn(gifted(teleport=3), board=LONG.replace("* l l", "* l+l"))
    assert [named(table, option.at) for option in offered(table, "teleport")] == ["b1"]


@rule("DA-C53")
def test_teleport_is_for_its_owner_alone_and_costs_an_action() -> None:
    assert not offered(turn(plain()), "teleport")
    figure = gifted(teleport=2)
    assert not offered(turn(figure._replace(fields={**figure.fields, "actions": 0, "xp": 1})), "teleport")


# actions


@rule("DA-C43")
def test_actions_are_more_of_them_each_activation() -> None:
    table = until(position(heroes=[gifted(actions=MoreActions(n=2))], do="round"), "hero-action")
    assert first(table).actions == 5


@rule("DA-C43")
def test_actions_of_a_kind_are_for_that_kind_alone_and_spent_first() -> None:
    figure = gifted(actions=MoreActions(only="ranged"))
    table = until(position(heroes=[figure], foes=[foe(monster(), "b1")], do="round"), "hero-action")
    assert (first(table).actions, first(table).bonus) == (3, ("ranged",))
    take(table, "ranged")
    assert (first(table).actions, first(table).bonus) == (3, ())


@rule("DA-C43")
def test_actions_of_a_kind_do_not_pay_for_another() -> None:
    figure = gifted()
    spent = figure._replace(fields={**figure.fields, "actions": 0, "bonus": ("ranged",)})
    table = position(heroes=[spent], foes=[foe(monster(), "a1"), foe(monster(), "b1")])
    assert acts(table) == ["ranged", "end"]


@rule("DA-C43")
def test_a_free_movement_action_is_for_moving() -> None:
    figure = gifted()
    spent = figure._replace(fields={**figure.fields, "actions": 0, "bonus": ("movement",)})
    assert acts(position(heroes=[spent])) == ["move", "end"]


@rule("DA-C46", "DA-G59")
def test_command_lets_another_hero_act_for_free_at_once() -> None:
    table = turn(gifted(command=None), hero("bjorn", "f1"), foes=(foe(monster(melee="y"), "f1"),))
    take(table, "command", who=2)
    assert prompt(table) == "commanded"
    dice(table, "hh hh")
    take(table, "melee")
    assert enemy(table).boss_hurt == 4
    assert (first(table).actions, table.state.heroes[1].actions) == (2, 3)


@rule("DA-C46", "DA-G59")
def test_an_attack_on_command_draws_no_counter_attack() -> None:
    table = turn(gifted(command=None), hero("bjorn", "f1", body=""), foes=(foe(monster(melee="r"), "f1"),))
    table.state.agenda.pop(0)
    take(table, "command", who=2)
    take(table, "melee")
    dice(table, "hhh")
    finish(end_turn(table))
    assert [one.health for one in table.state.heroes] == [5, 5]


@rule("DA-C46")
def test_command_is_given_once_per_activation_and_not_to_oneself() -> None:
    table = turn(gifted(command=None), hero("bjorn", "f1"))
    assert [option.who for option in offered(table, "command")] == [2]
    take(take(table, "command"), "end")
    assert not offered(table, "command")


@rule("DA-C46")
def test_command_reaches_no_killed_hero() -> None:
    assert not offered(turn(gifted(command=None), hero("bjorn", dead=True, health=0)), "command")


# charge and safe shot


@rule("DA-C45")
@pytest.mark.parametrize("at", ["b1", "c1"])
def test_charge_moves_one_or_two_zones_to_an_enemy_and_strikes(at: str) -> None:
    table = turn(gifted(charge=Rush()), foes=(foe(monster(), at),))
    dice(table, "h h")
    take(table, "charge", at=at)
    assert (named(table, first(table).at), enemy(table).boss_hurt, first(table).actions) == (at, 2, 2)


@rule("DA-C45")
def test_charge_needs_an_enemy_within_two_zones_but_not_in_the_own() -> None:
    assert not offered(turn(gifted(charge=Rush()), foes=(foe(monster(), "d1"),)), "charge")
    assert not offered(turn(gifted(charge=Rush()), foes=(foe(monster(), "a1"),)), "charge")


@rule("DA-G57")
def test_charge_neither_leaves_nor_passes_a_zone_with_enemies() -> None:
    held = turn(gifted(charge=Rush()), foes=(foe(monster(), "a1"), foe(monster(), "b1")))
    assert not offered(held, "charge")
    barred = turn(gifted(charge=Rush()), foes=(foe(monster(), "b1"), foe(monster(), "c1")))
    assert [named(barred, option.at) for option in offered(barred, "charge")] == ["b1"]


@rule("DA-G57", "DA-C50")
def test_a_slippery_hero_charges_through() -> None:
    table = turn(gifted(charge=Rush(), slippery=None), foes=(foe(monster(), "b1"), foe(monster(), "c1")))
    assert [named(table, option.at) for option in offered(table, "charge")] == ["b1", "c1"]


@rule("DA-G57")
def test_charge_needs_a_melee_weapon() -> None:
    figure = gifted(charge=Rush())
    unarmed = figure._replace(fields={**figure.fields, "hands": (made(ranged="y"),)})
    assert not offered(turn(unarmed, foes=(foe(monster(), "b1"),)), "charge")


@rule("DA-C45", "DA-C40")
def test_what_a_charge_adds_holds_for_its_own_attack_alone() -> None:
    table = turn(gifted(charge=Rush(powers=(power("melee", hits=3),))), foes=(foe(monster(), "b1"),))
    take(table, "charge")
    assert total(last_fight(table).attack.more) == 3
    assert total(strike(table).attack.more) == 0


@rule("DA-C45", "DA-0230")
def test_an_enemy_charged_strikes_back() -> None:
    table = turn(gifted(charge=Rush()), foes=(foe(monster(melee="r"), "b1"),))
    table.state.agenda.pop(0)
    take(table, "charge")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3


@rule("DA-C49")
def test_safe_shot_moves_a_zone_as_if_slippery_then_shoots() -> None:
    table = turn(gifted(safe_shot=Rush()), foes=(foe(monster(), "a1"),))
    dice(table, "h h")
    take(table, "safe-shot", at="b1")
    assert (named(table, first(table).at), enemy(table).boss_hurt, first(table).actions) == ("b1", 2, 2)


@rule("DA-C49")
def test_safe_shot_needs_a_ranged_weapon() -> None:
    figure = gifted(safe_shot=Rush())
    unarmed = figure._replace(fields={**figure.fields, "hands": (made(melee="y"),)})
    assert not offered(turn(unarmed, foes=(foe(monster(), "a1"),)), "safe-shot")


@rule("DA-C49", "DA-C39")
def test_what_a_safe_shot_adds_holds_for_its_own_attack_alone() -> None:
    table = turn(gifted(safe_shot=Rush(powers=(power("ranged", red=1),))), foes=(foe(monster(), "a1"),))
    take(table, "safe-shot")
    assert last_fight(table).attack.better == 1
    assert strike(table, kind="ranged").attack.better == 0


# in a fight


@rule("DA-C47", "DA-G44")
def test_payback_wounds_an_attacker_out_shielded() -> None:
    coat = made(slot="body", defense="gg", gives=effects(payback=2))
    table = turn(duellist(body=coat), foes=(foe(monster(melee="y"), "a1"),))
    attacked(table, "h", "ss")
    assert enemy(table).boss_hurt == 2


@rule("DA-C47", "DA-G44")
@pytest.mark.parametrize("defense", ["s", "-"])
def test_payback_does_nothing_against_as_many_or_more_hits(defense: str) -> None:
    coat = made(slot="body", defense="gg", gives=effects(payback=2))
    table = turn(duellist(body=coat), foes=(foe(monster(melee="y"), "a1"),))
    attacked(table, "h", defense)
    assert enemy(table).boss_hurt == 0


@rule("DA-C47", "DA-0352")
def test_payback_of_an_enemy_wounds_the_hero() -> None:
    table = duel(made(melee="y"), monster(defense="g", gives=effects(payback=1)))
    strike(table, "h", "ss")
    assert first(table).health == 4


@rule("DA-C47")
def test_payback_of_the_attacker_does_nothing() -> None:
    table = turn(gifted(payback=3), foes=(foe(monster(defense="g"), "a1"),))
    strike(table, "-", "ss")
    assert enemy(table).boss_hurt == 0


@rule("DA-G93")
def test_payback_on_a_mob_takes_minions_first() -> None:
    coat = made(slot="body", defense="gg", gives=effects(payback=3))
    mob = monster(role="mob", minions=2, health=2, melee="y")
    table = turn(duellist(body=coat), foes=(foe(mob, "a1"),))
    attacked(table, "h", "ss")
    assert (enemy(table).minions, enemy(table).hurt, enemy(table).boss_hurt) == (1, (1,), 0)
    assert first(table).xp == 1


@rule("DA-C51")
def test_sword_and_spell_casts_with_a_melee_weapon_at_range_zero() -> None:
    blade = made(power("magic", hits=1), power("melee", hits=5), melee="r")
    table = duel(blade)
    dice(table, "hh")
    take(table, "blade")
    fight = last_fight(table)
    assert (fight.kind, fight.attack.better, fight.dealt) == ("magic", 1, 3)


@rule("DA-C51")
def test_sword_and_spell_does_not_reach_other_zones_nor_serve_others() -> None:
    assert not offered(duel(made(melee="r"), at="b1"), "blade")
    assert not offered(position(heroes=["bjorn"], foes=[foe(monster(), "a1")]), "blade")


@rule("DA-C52")
def test_taunt_makes_its_owner_the_richest() -> None:
    rich = hero("bjorn", "a1", xp=20)
    table = turn(gifted(taunt=None), rich, foes=(foe(monster(melee="r"), "a1"),))
    assert attacked(table, "hh").defense.who == 1


@rule("DA-C52")
def test_among_several_taunting_heroes_players_pick() -> None:
    table = turn(
        gifted(taunt=None), hero("owen", hands=("lion-shield",)), "bjorn", foes=(foe(monster(melee="r"), "a1"),)
    )
    end_turn(table)
    assert [option.who for option in offered(table, "target")] == [1, 2]


@rule("DA-C52", "DA-G86")
def test_taunt_does_not_betray_a_hero_hidden_in_the_shadows() -> None:
    table = turn(gifted("b2", taunt=None), hero("bjorn", "a1"), foes=(foe(monster(melee="r"), "c1"),), board=SHADE)
    finish(end_turn(table))
    assert named(table, enemy(table).at) == "a1"


@rule("DA-0187")
def test_long_reach_lets_magic_reach_farther() -> None:
    table = position(sketch=LONG, heroes=[hero("bjorn", hands=("staff-of-seven-years",))], foes=[foe(monster(), "d1")])
    assert offered(table, "magic")


def test_long_reach_does_not_lengthen_other_reaches() -> None:
    figure = gifted(long_reach=1)
    table = turn(figure, foes=(foe(monster(), "b1"),))
    assert not offered(table, "melee") + offered(table, "blade")
    far = turn(figure, foes=(foe(monster(), "f1"),))
    assert not offered(far, "magic")


def test_bulwark_draws_an_attack_on_an_ally_upon_its_owner_once_a_round() -> None:
    attackers = (foe(monster(melee="r"), "a1"), foe(monster(melee="r"), "a1"))
    ward = gifted(bulwark=None)
    table = turn(ward, hero("bjorn", xp=9, body=""), foes=attackers)
    dice(table, "hh")
    dice(table, "hh")
    until(end_turn(table), "bulwark")
    take(table, "step-in")
    finish(table)
    assert [one.health for one in table.state.heroes] == [3, 3]


def test_bulwark_may_be_declined_and_reaches_no_other_zone() -> None:
    table = turn(gifted(bulwark=None), hero("bjorn", xp=9, body=""), foes=(foe(monster(melee="r"), "a1"),))
    dice(table, "hh")
    take(end_turn(table), "decline")
    assert [one.health for one in table.state.heroes] == [5, 3]
    away = turn(gifted("b1", bulwark=None), hero("bjorn", "a1", xp=9, body=""), foes=(foe(monster(melee="r"), "a1"),))
    assert attacked(away, "hh").defense.who == 2


@rule("DA-C46")
def test_a_command_may_go_to_a_stunned_hero_who_gets_up() -> None:
    table = turn(gifted(command=None), hero("bjorn", "f1", stunned=True))
    take(take(table, "command", who=2), "get-up")
    assert not table.state.heroes[1].stunned


@rule("DA-0223")
def test_declaring_an_attack_asks_for_nothing_where_nothing_can_be_added() -> None:
    assert prompt(declare(turn(plain(), foes=(foe(monster(), "a1"),)), "h")) == "hero-action"
