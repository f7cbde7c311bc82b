"""1.17 Combat Actions, Do Nothing, Get Up: what an attack needs, whom it may be made against, what it costs."""

from __future__ import annotations

from systems.darkness.build import DarknessTable, end_turn, first, foe, hero, named, offered, position, take
from systems.darkness.duel import acts, duel, duellist, last_fight, made, monster, strike
from undercroft.proofs.checklist import rule

LINE = """
    ###########
    #* l l l l#
    ###########
"""
CORNER = """
    #####
    #* l#
    ### #
    #l l#
    #####
"""


def targets(table: DarknessTable, kind: str) -> list[str]:
    """The Zones of everybody who may be attacked in this way."""
    return [named(table, option.at) for option in offered(table, kind)]


def in_every_zone(board: str, zones: str, *hands: str) -> DarknessTable:
    """Bjorn at the start with cards in his hands, and an Enemy in each of these Zones."""
    foes = [foe(monster(), zone) for zone in zones.split()]
    return position(sketch=board, heroes=[hero("bjorn", hands=hands)], foes=foes)


@rule("DA-0184")
def test_an_attack_costs_one_action() -> None:
    table = duel()
    strike(table)
    assert first(table).actions == 2


@rule("DA-0184")
def test_a_hero_without_a_weapon_of_the_type_cannot_attack_with_it() -> None:
    table = in_every_zone(LINE, "a1 b1", "mace")
    assert offered(table, "melee")
    assert not offered(table, "ranged") + offered(table, "magic")


@rule("DA-0184")
def test_a_weapon_that_is_carried_but_not_equipped_does_not_serve() -> None:
    table = position(heroes=[hero("bjorn", hands=(), pack=("mace",))], foes=[foe(monster(), "a1")])
    assert not offered(table, "melee")


@rule("DA-0185", "DA-0483")
def test_melee_reaches_the_own_zone_alone() -> None:
    assert targets(in_every_zone(LINE, "a1 b1 c1", "mace"), "melee") == ["a1"]


@rule("DA-0186", "DA-0483")
def test_ranged_reaches_every_zone_in_sight_but_the_own() -> None:
    assert targets(in_every_zone(LINE, "a1 b1 c1 d1 e1", "short-bow"), "ranged") == ["b1", "c1", "d1", "e1"]


@rule("DA-0186")
def test_ranged_does_not_reach_around_a_corner() -> None:
    assert targets(in_every_zone(CORNER, "b1 b2 a2", "short-bow"), "ranged") == ["b1"]


@rule("DA-0187", "DA-0483")
def test_magic_reaches_one_or_two_zones_in_sight() -> None:
    assert targets(in_every_zone(LINE, "a1 b1 c1 d1 e1", "staff"), "magic") == ["b1", "c1"]


@rule("DA-0187")
def test_magic_does_not_reach_around_a_corner() -> None:
    assert targets(in_every_zone(CORNER, "b2 a2", "staff"), "magic") == []


@rule("DA-0188")
def test_an_attack_is_made_on_one_enemy_chosen_among_all_in_range() -> None:
    weapon = made(melee="rr")
    table = position(heroes=[duellist(weapon)], foes=[foe(monster(), "a1"), foe(monster(), "a1")])
    first_foe, second_foe = table.state.foes
    assert [option.who for option in offered(table, "melee")] == [first_foe.id, second_foe.id]
    strike(table, "hh hh")
    assert [one.boss_hurt for one in table.state.foes] == [0, 4]


@rule("DA-0188")
def test_a_mob_is_one_enemy_to_attack() -> None:
    table = position(foes=[foe("goblin-warriors-1a", "a1")])
    assert len(offered(table, "melee")) == 1


@rule("DA-0189")
def test_a_hero_may_attack_with_all_three_actions_the_same_enemy_or_others() -> None:
    weapon = made(melee="r")
    cards = [monster(melee="y"), monster(melee="y")]
    table = position(heroes=[duellist(weapon)], foes=[foe(card, "a1") for card in cards])
    one, other = (figure.id for figure in table.state.foes)
    for target in (one, one, other):
        assert first(table).actions
        take(table, "melee", who=target)
    assert first(table).actions == 0
    assert [option.who for option in offered(table, "activate")] == [one, other]


@rule("DA-0190", "DA-0481")
def test_doing_nothing_loses_all_actions_that_are_left() -> None:
    table = duel()
    strike(table)
    end_turn(table)
    assert first(table).actions == 0


@rule("DA-0191", "DA-0306", "DA-0481")
def test_a_stunned_hero_gets_up_for_one_action_and_goes_on() -> None:
    table = duel(stunned=True)
    assert acts(table) == ["get-up", "end"]
    take(table, "get-up")
    assert not first(table).stunned
    assert first(table).actions == 2
    strike(table)


@rule("DA-0191")
def test_a_hero_who_is_up_cannot_get_up() -> None:
    assert not offered(duel(), "get-up")


@rule("DA-0481")
def test_the_actions_open_to_a_hero() -> None:
    table = position(
        heroes=[hero("bjorn", xp=1, pack=("healing-potion",), skills=("charge",))], foes=[foe(monster(), "b1")]
    )
    assert acts(table) == ["move", "ranged", "charge", "trade", "use", "transmute", "sign", "end"]


@rule("DA-0481")
def test_what_costs_no_action_can_be_done_when_all_actions_are_spent() -> None:
    table = position(heroes=[hero("bjorn", xp=1, actions=0, pack=("healing-potion",))])
    assert acts(table) == ["use", "transmute", "sign", "end"]


@rule("DA-0188")
def test_the_fight_remembers_who_attacked_whom_and_how() -> None:
    table = duel(at="b1")
    strike(table, kind="ranged")
    fight = last_fight(table)
    assert (fight.kind, fight.attack.who, fight.defense.who) == ("ranged", 1, table.state.foes[0].id)
