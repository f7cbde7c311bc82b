"""Clauses of combat that proofs of whole rules pass over: each position makes one clause count."""

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
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import (
    THEN_ENEMIES,
    attacked,
    declare,
    duel,
    duellist,
    effects,
    enchanted,
    last_fight,
    made,
    monster,
    power,
    strike,
)
from undercroft.kernel.events import Rolled
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import Need, Whose


def throwers(table: DarknessTable) -> list[int]:
    """The seats that have thrown dice so far."""
    return [told.event.seat for told in table.told if isinstance(told.event, Rolled)]


# what is brought to a fight


@rule("DA-0273", "DA-0275")
def test_the_dice_of_two_cards_of_one_colour_add_up() -> None:
    for colour, both in (("r", (2, 0)), ("y", (0, 2))):
        table = position(heroes=[duellist(made(melee=colour), made(melee=colour))])
        assert table.game.kit(first(table)).dice["melee"] == both


@rule("DA-0327", "DA-0131")
def test_in_story_mode_an_item_of_the_current_level_serves_and_one_above_it_does_not() -> None:
    draught = made(slot="none", use=effects(heal=1), consumable=True, level=2)
    for level, usable in ((1, False), (2, True), (3, True)):
        table = position(heroes=[duellist(pack=(draught,), health=1)], level=level, options={"mode": "story"})
        assert bool(offered(table, "use")) is usable


@rule("DA-C94", "DA-G70")
@pytest.mark.parametrize(("slot", "defense", "bare"), [("body", "", True), ("hand", "g", True), ("body", "g", False)])
def test_armor_is_what_is_worn_on_the_body_and_defends(slot: str, defense: str, bare: bool) -> None:
    card = made(slot="body", defense=defense) if slot == "body" else made(defense=defense)
    figure = duellist(card) if slot == "hand" else duellist(body=card)
    table = position(heroes=[figure])
    assert (Need.NO_ARMOR in table.game.kit(first(table)).met[0]) is bare


@rule("DA-C91")
def test_blood_tribute_is_paid_by_an_ally_at_the_end_of_the_line_of_sight() -> None:
    charm = made(power("attack", blood=1, tribute=True, hits=1), slot="none")
    allies = [hero("bjorn", "d1")]
    table = position(heroes=[duellist(made(melee="y"), pack=(charm,)), *allies], foes=[foe(monster(), "a1")])
    assert [option.who for option in offered(declare(table), "bleed")] == [1, 2]


# whose dice


@rule("DA-0272", "DA-C109")
def test_the_player_of_the_hero_in_the_fight_throws_for_both_sides() -> None:
    away, armed = hero("elias", "b1", body="", hands=()), hero("bjorn", "a1", body="", hands=(made(melee="y"),))
    beast = foe(monster(power("melee", reroll=Whose.ATTACK), melee="yy"), "a1")
    table = position(heroes=[away, armed], foes=[beast], do="turn, enemies")
    while table.ask is not None:
        table.answer(table.ask.default)
    assert throwers(table) == [1, 1]
    mine = position(heroes=[armed, away], foes=[foe(monster(), "a1")])
    declare(mine, "h")
    assert throwers(mine) == [0]


# re-rolls


@rule("DA-0279")
def test_blanks_alone_are_rolled_again_last_even_where_their_skill_is_read_first() -> None:
    charm = made(power("melee", reroll=Whose.ATTACK), slot="none")
    table = duel(made(power("melee", reroll_blanks=Whose.ATTACK), melee="yy"), pack=(charm,))
    assert prompt(declare(table, "h -")) == "reroll-all"
    assert prompt(take(table, "keep")) == "reroll-blanks"


@rule("DA-0278", "DA-C109")
def test_dice_thrown_again_lie_among_the_others_and_none_is_still_in_the_hand() -> None:
    table = declare(duel(made(power("melee", reroll=Whose.ATTACK), melee="ry")), "-")
    dice(table, "hh h")
    side = last_fight(take(table, "reroll")).attack
    assert (side.better_again, side.plainer_again, side.shown.value) == (0, 0, 3)


@rule("DA-C38", "DA-C102")
def test_a_mended_blank_has_one_bam() -> None:
    spell = power("melee", "B", repeat=2, wounds=1)
    blade = made(power("melee", reroll=Whose.ATTACK), power("melee", mend_blank=1), spell, melee="yy")
    table = declare(duel(blade), "-")
    dice(table, "h -")
    take(take(table, "reroll"), "mend", what="bam")
    until(table, "hero-action")
    assert enchanted(last_fight(table)) == (f"{blade}/2",)


@rule("DA-C38", "DA-C102")
def test_an_enemy_mends_its_blanks_with_hits_and_nobody_is_asked() -> None:
    beast = monster(power("melee", reroll=Whose.ATTACK), power("melee", mend_blank=2), melee="yy")
    table = position(heroes=[duellist()], foes=[foe(beast, "a1")], do=THEN_ENEMIES)
    dice(table, "-")
    dice(table, "h -")
    end_turn(table)
    assert (prompt(table), first(table).health) == ("", 3)


# skills and enchantments


@rule("DA-0280", "DA-0351", "DA-0354")
def test_skills_add_their_hits_after_dice_have_been_rolled_again_too() -> None:
    blade = made(power("melee", reroll=Whose.ATTACK), power("melee", hits=2), melee="y")
    table = declare(duel(blade), "-")
    dice(table, "h")
    assert last_fight(take(table, "reroll")).dealt == 3


@rule("DA-0357")
def test_when_all_symbols_are_spent_single_dice_are_no_longer_looked_at() -> None:
    blade = made(power("melee", reroll_any=Whose.DEFENSE), power("melee", "B", defender_dice=-1), melee="yr")
    fight = strike(duel(blade, monster(defense="gb")), "h hh", "s s")
    assert [(side.better_faces, side.plainer_faces) for side in (fight.attack, fight.defense)] == [((), ()), ((), ())]


@rule("DA-0357", "DA-G76")
@pytest.mark.parametrize(("number", "wounds", "left"), [(1, 4, (1, 1)), (2, 5, (1, 0)), (3, 6, (0, 0))])
def test_shields_are_taken_die_by_die_each_die_once_and_the_best_first(
    number: int, wounds: int, left: tuple[int, int]
) -> None:
    blade = made(power("melee", "B", defender_dice=-number), melee="rry")
    fight = strike(duel(blade, monster(defense="ggb")), "hhh hh hb", "ss s s")
    assert (fight.dealt, (fight.defense.better, fight.defense.plainer)) == (wounds, left)


@rule("DA-0357", "DA-G76")
def test_no_more_dice_are_taken_than_there_are() -> None:
    blade = made(power("melee", "B", defender_green=-3), melee="rry")
    fight = strike(duel(blade, monster(defense="gg")), "hhh hh hb", "ss s")
    assert (fight.dealt, fight.defense.better) == (6, 0)


@rule("DA-0357", "DA-G76")
@pytest.mark.parametrize(("number", "wounds", "left"), [(1, 2, (0, 2)), (2, 1, (0, 1)), (3, 0, (0, 0))])
def test_hits_are_taken_die_by_die_too(number: int, wounds: int, left: tuple[int, int]) -> None:
    imp = monster(power("defense", "B", attacker_yellow=-number), defense="b")
    fight = strike(duel(made(melee="yyy"), imp), "hh h h", "sb")
    assert (fight.dealt, (fight.attack.better, fight.attack.plainer)) == (max(0, wounds - 1), left)


@rule("DA-0131", "DA-0036")
def test_a_consumable_taken_up_for_a_fight_goes_to_the_discards() -> None:
    draught = made(power("melee", red=1), slot="none", consumable=True)
    table = duel(made(melee="y"), pack=(draught,))
    take(declare(table), "use", what=draught)
    assert table.state.piles["treasure-1"].discards == (draught,)


def test_bulwark_draws_one_attack_a_round() -> None:
    shield = made(slot="body", gives=effects(bulwark=None))
    heroes = [duellist(body=shield), hero("bjorn", "a1", xp=9, body="")]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")] * 2, do=THEN_ENEMIES)
    for _ in range(2):
        dice(table, "hh")
    take(until(end_turn(table), "bulwark"), "step-in")
    assert first(table).guarded
    while table.ask is not None:
        assert prompt(table) != "bulwark"
        table.answer(table.ask.default)
    assert [one.health for one in table.state.heroes] == [3, 3]


# wounds


def killing(minions: int, health: int, **fields: object) -> DarknessTable:
    """The duellist, who kills without a roll, beside a Mob."""
    card = monster(role="mob", minions=1, health=health)
    figure = foe(card, "a1")._replace(fields={"minions": minions, **fields})
    return position(heroes=[duellist(made(power("melee", kill=None), melee="y"))], foes=[figure])


@rule("DA-C107", "DA-G72")
def test_instantly_kill_takes_one_minion_and_wounds_no_other() -> None:
    table = killing(3, 3, hurt=(2,))
    fight = strike(table)
    assert (fight.killed, fight.slain) == (1, False)
    assert (enemy(table).minions, enemy(table).hurt, first(table).xp) == (2, (), 1)


@rule("DA-C107", "DA-G72")
def test_instantly_kill_takes_a_boss_without_minions_and_the_hits_are_not_dealt_again() -> None:
    table = killing(0, 3, boss_hurt=1)
    fight = strike(table, "hh")
    assert (fight.killed, fight.slain, table.state.foes) == (1, True, [])
    assert first(table).xp == 3


@rule("DA-C107", "DA-G72")
def test_hits_beside_an_instant_kill_wound_who_is_left() -> None:
    table = killing(2, 3)
    assert strike(table, "hh").killed == 1
    assert (enemy(table).minions, enemy(table).hurt) == (1, (2,))


def stunned_mob(minions: int, health: int, **fields: object) -> DarknessTable:
    """The duellist beside a Stunned Mob, with six Hits to deal."""
    card = monster(role="mob", minions=1, health=health)
    figure = foe(card, "a1")._replace(fields={"minions": minions, "stunned": True, **fields})
    table = position(heroes=[duellist(made(melee="rr"))], foes=[figure])
    return declare(table, "hhh hhh")


@rule("DA-0311", "DA-G94")
def test_a_wounded_boss_takes_only_what_it_takes_to_kill_it_and_the_rest_goes_on() -> None:
    table = stunned_mob(3, 3, boss_hurt=2)
    take(table, "wound", what="boss")
    fight = last_fight(table)
    assert (enemy(table).boss, enemy(table).minions, enemy(table).hurt) == (False, 2, (2,))
    assert (fight.killed, fight.slain) == (2, False)


@rule("DA-0311", "DA-G94")
def test_when_the_last_figure_of_a_stunned_mob_dies_the_rest_is_lost() -> None:
    table = stunned_mob(1, 2)
    take(table, "wound", what="minion")
    fight = last_fight(table)
    assert (fight.killed, fight.slain, table.state.foes) == (2, True, [])
    assert prompt(table) == "hero-action"


@rule("DA-0311", "DA-G94")
def test_wounds_are_dealt_until_none_is_left_and_no_further() -> None:
    table = stunned_mob(2, 6)
    take(table, "wound", what="minion")
    assert (enemy(table).minions, enemy(table).hurt, enemy(table).boss_hurt) == (1, (), 0)
    assert prompt(table) == "hero-action"


@rule("DA-0154")
def test_an_enemys_sweep_wounds_the_other_heroes_of_the_zone_once_each() -> None:
    beast = foe(monster(power("melee", sweep=2), melee="y"), "a1")
    heroes = [duellist(xp=1), hero("bjorn", "a1"), hero("sibyl", "b1")]
    table = position(heroes=heroes, foes=[beast], do=THEN_ENEMIES)
    attacked(table, "h")
    assert [one.health for one in table.state.heroes] == [4, 3, 5]
