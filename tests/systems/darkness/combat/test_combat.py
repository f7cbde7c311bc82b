"""1.22 Combat: dice, re-rolls, enchantments, Wounds."""

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
from undercroft.kernel.events import Changed, Rolled
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import Whose


def thrown(table: DarknessTable) -> list[Rolled]:
    """Every throw so far."""
    return [told.event for told in table.told if isinstance(told.event, Rolled)]


def dice_of(table: DarknessTable) -> tuple[int, int, int, int]:
    """Red, yellow, green and blue dice of the last fight."""
    fight = last_fight(table)
    return fight.attack.better, fight.attack.plainer, fight.defense.better, fight.defense.plainer


# the roll


@rule("DA-0271", "DA-0484")
def test_dice_then_enchantments_then_wounds() -> None:
    blade = made(power("melee", "B", hits=2), melee="yy")
    table = duel(blade, monster(defense="b"))
    declare(table, "hb h", "s")
    assert prompt(table) == "enchant-attack"
    assert enemy(table).boss_hurt == 0
    take(table, "enchant")
    assert enemy(table).boss_hurt == 3


@rule("DA-0272", "DA-0484")
def test_both_sides_dice_are_rolled_in_a_single_roll() -> None:
    table = duel(made(melee="ry"), monster(defense="gb"))
    strike(table, "hh h", "s s")
    (throw,) = thrown(table)
    assert [len(side) for side in throw.faces] == [2, 2]


@rule("DA-0273")
def test_a_heros_dice_are_those_of_all_equipped_cards_of_the_type_and_of_skills() -> None:
    blade, coat = made(melee="y", ranged="r"), made(power("melee", yellow=1), slot="body", melee="r")
    table = position(heroes=[duellist(blade, body=coat, skills=("spellblade",))], foes=[foe(monster(), "a1")])
    strike(table)
    assert dice_of(table)[:2] == (1, 2)


@rule("DA-0273")
def test_dice_of_another_type_do_not_count() -> None:
    table = duel(made(melee="y", ranged="rr", magic="rr"))
    strike(table)
    assert dice_of(table)[:2] == (0, 1)


@rule("DA-0273", "DA-0277")
def test_dice_of_a_consumable_and_of_an_item_are_added() -> None:
    draught = made(power("melee", red=1), slot="none", consumable=True)
    charm = made(power("attack", yellow=1), slot="none")
    table = duel(made(melee="y"), pack=(draught, charm))
    take(declare(table), "use", what=draught)
    assert dice_of(table)[:2] == (1, 2)


@rule("DA-0274")
def test_a_guardian_adds_dice_of_its_equipment_in_types_its_own_card_has() -> None:
    sword = made(melee="r", ranged="rr", defense="g")
    attacker = foe(monster(melee="y", defense="b"), "a1", gear=sword)
    table = position(heroes=[duellist(made(melee="y"))], foes=[attacker], do=THEN_ENEMIES)
    strike(table)
    assert dice_of(table)[2:] == (1, 1)
    attacked(table)
    assert dice_of(table)[:2] == (1, 1)


@rule("DA-0275")
def test_two_hand_cards_add_up_when_both_have_the_type() -> None:
    table = position(heroes=[duellist(made(melee="y"), made(melee="r"))], foes=[foe(monster(), "a1")])
    strike(table)
    assert dice_of(table)[:2] == (1, 1)


@rule("DA-0275")
def test_a_hand_card_without_the_type_adds_nothing() -> None:
    table = position(heroes=[duellist(made(melee="y"), made(ranged="r"))], foes=[foe(monster(), "a1")])
    strike(table)
    assert dice_of(table)[:2] == (0, 1)


@rule("DA-0276")
def test_a_two_handed_card_leaves_no_hand_for_another() -> None:
    big, small = made(slot="two-handed", melee="rr"), made(melee="y")
    table = take(position(heroes=[duellist(small, pack=(big,))], foes=[foe(monster(), "a1")]), "trade")
    take(take(table, "wear", what=big), "done")
    assert first(table).hands == (big,)
    strike(table)
    assert dice_of(table)[:2] == (2, 0)


@rule("DA-0277")
def test_dice_from_the_body_and_skills_are_added_to_a_two_handed_card_too() -> None:
    coat = made(power("melee", red=1), slot="body", melee="y")
    table = duel(made(slot="two-handed", melee="r"), body=coat)
    strike(table)
    assert dice_of(table)[:2] == (2, 1)


@rule("DA-0484", "DA-0095")
def test_never_more_than_three_dice_of_a_colour() -> None:
    table = duel(made(power("melee", red=2), melee="rryyy"), monster(power("defense", blue=2), defense="bb"))
    strike(table)
    assert dice_of(table) == (3, 3, 0, 3)


# re-rolls


@rule("DA-0278", "DA-C109")
def test_re_rolls_stack_and_only_the_last_result_counts() -> None:
    charm = made(power("melee", reroll=Whose.ATTACK), slot="none")
    blade = made(power("melee", reroll=Whose.ATTACK), melee="y")
    table = duel(blade, pack=(charm,))
    declare(table, "hh")
    for shown in ("-", "h"):
        dice(table, shown)
        take(table, "reroll", what="attack")
    assert enemy(table).boss_hurt == 1
    assert len(thrown(table)) == 3


@rule("DA-0278")
def test_a_re_roll_may_be_declined() -> None:
    table = duel(made(power("melee", reroll=Whose.ATTACK), melee="y"))
    take(declare(table, "hh"), "keep")
    assert enemy(table).boss_hurt == 2


@rule("DA-0279")
def test_all_dice_are_rolled_again_before_the_blanks_alone() -> None:
    charm = made(power("melee", reroll_blanks=Whose.ATTACK), slot="none")
    table = duel(made(power("melee", reroll=Whose.ATTACK), melee="yy"), pack=(charm,))
    declare(table, "h -")
    assert prompt(table) == "reroll-all"
    dice(table, "hh -")
    take(table, "reroll")
    assert prompt(table) == "reroll-blanks"
    dice(table, "h")
    take(table, "reroll")
    assert enemy(table).boss_hurt == 3
    assert [len(throw.faces[0]) for throw in thrown(table)] == [2, 2, 1]


@rule("DA-G75", "DA-0354")
def test_the_defender_re_rolls_before_the_attacker() -> None:
    shield = made(power("defense", reroll=Whose.DEFENSE), defense="g")
    table = position(
        heroes=[duellist(shield)],
        foes=[foe(monster(power("melee", reroll=Whose.ATTACK), melee="y"), "a1")],
        do=THEN_ENEMIES,
    )
    dice(table, "-", "-")
    dice(table, "ss")
    dice(table, "h")
    end_turn(table)
    assert prompt(table) == "reroll-all"
    assert len(thrown(table)) == 1
    take(table, "reroll")
    fight = last_fight(table)
    assert (fight.attack.shown.value, fight.defense.shown.value) == (1, 2)


@rule("DA-G74")
def test_an_enemy_re_rolls_its_dice_below_their_mean_and_keeps_them_above() -> None:
    wolf = monster(power("melee", reroll=Whose.ATTACK), melee="yy")
    low = position(heroes=[duellist()], foes=[foe(wolf, "a1")], do=THEN_ENEMIES)
    dice(low, "h")
    dice(low, "hh hh")
    end_turn(low)
    assert first(low).health == 1
    high = position(heroes=[duellist()], foes=[foe(wolf, "a1")], do=THEN_ENEMIES)
    dice(high, "hh")
    end_turn(high)
    assert first(high).health == 3
    assert len(thrown(high)) == 1


@rule("DA-G74")
@pytest.mark.parametrize(("shown", "throws"), [("s", 1), ("s s", 2)])
def test_an_enemy_has_the_heros_dice_rolled_again_above_their_mean_and_not_at_it(shown: str, throws: int) -> None:
    wolf = monster(power("melee", reroll=Whose.DEFENSE), melee="y")
    armour = made(slot="body", defense="bb")
    table = position(heroes=[duellist(body=armour)], foes=[foe(wolf, "a1")], do=THEN_ENEMIES)
    dice(table, "h", shown)
    finish(end_turn(table))
    assert len(thrown(table)) == throws


@rule("DA-G74")
def test_an_enemy_keeps_dice_of_its_own_that_show_just_their_mean() -> None:
    wolf = monster(power("melee", reroll=Whose.ATTACK), melee="rrr")
    table = position(heroes=[duellist(raised=9, health=9)], foes=[foe(wolf, "a1")], do=THEN_ENEMIES)
    dice(table, "hhh hh")
    finish(end_turn(table))
    assert len(thrown(table)) == 1


@rule("DA-G75")
def test_re_rolls_come_before_enchantments() -> None:
    blade = made(power("melee", "B", hits=1), power("melee", reroll=Whose.ATTACK), melee="y")
    table = declare(duel(blade), "hb")
    assert prompt(table) == "reroll-all"
    dice(table, "hh")
    take(table, "reroll")
    assert prompt(table) == "hero-action"
    assert enemy(table).boss_hurt == 2


# enchantments


@rule("DA-0280", "DA-0484", "DA-0354")
def test_defense_enchantments_are_resolved_before_attack_enchantments() -> None:
    imp = monster(power("defense", "B", shields=1), defense="b")
    table = duel(made(power("melee", "B", hits=1), melee="y"), imp)
    declare(table, "hb", "sb")
    assert enchanted(last_fight(table)) == ("own/0",)
    assert prompt(table) == "enchant-attack"


@rule("DA-0281")
def test_symbols_rolled_and_added_are_spent_on_enchantments_of_cards_and_skills() -> None:
    charm = made(power("attack", bams=1), slot="none")
    table = duel(made(power("magic", "B", wounds=1), magic="y"), at="b1", pack=(charm,), skills=("spellweaver",))
    declare(table, "hb", kind="magic")
    assert len(offered(table, "enchant")) == 2
    take(take(table, "enchant", what=offered(table, "enchant")[0].what), "enchant")
    assert enemy(table).boss_hurt == 3


@rule("DA-0281", "DA-0286")
def test_without_symbols_nothing_is_offered() -> None:
    table = duel(made(power("melee", "B", hits=1), melee="y"))
    assert prompt(declare(table, "h")) == "hero-action"
    assert enemy(table).boss_hurt == 1


@rule("DA-0282")
def test_each_side_pays_with_the_symbols_of_its_own_dice() -> None:
    imp = monster(power("defense", "B", shields=1), defense="b")
    table = duel(made(power("melee", "B", hits=1), melee="yy"), imp)
    assert enchanted(strike(table, "h h", "sb")) == ("own/0",)
    table = duel(made(power("melee", "B", hits=1), melee="yy"), imp)
    assert [key.partition("/")[2] for key in enchanted(strike(table, "hb h", "s"))] == ["0"]
    assert enchanted(last_fight(table)) != ("own/0",)


@rule("DA-0282")
def test_an_attacker_triggers_no_defense_enchantment() -> None:
    table = duel(made(power("defense", "B", shields=5), power("melee", "B", hits=1), melee="y", defense="b"))
    declare(table, "hb")
    assert len(offered(table, "enchant")) == 1


@rule("DA-0283")
def test_an_enchantment_triggers_once_however_many_symbols_were_rolled() -> None:
    table = duel(made(power("melee", "B", hits=1), melee="yyy"))
    assert len(enchanted(strike(table, "hb hb hb"))) == 1
    assert enemy(table).boss_hurt == 4


@rule("DA-0283", "DA-G135")
def test_two_copies_of_a_card_have_an_enchantment_each_and_are_one_choice() -> None:
    blade = made(power("melee", "B", hits=1), melee="yy")
    table = declare(duel(blade, hands=(blade, blade)), "hb hb hb")
    assert table.ask is not None
    assert [option.act for option in table.ask.options] == ["enchant", "done"]
    until(table, "hero-action")
    assert len(enchanted(last_fight(table))) == 2


@rule("DA-0284", "DA-C62")
def test_an_enchantment_with_repeat_triggers_up_to_so_often_and_is_paid_each_time() -> None:
    table = duel(made(power("melee", "B", repeat=2, wounds=1), melee="yyy"))
    assert len(enchanted(strike(table, "hb hb hb"))) == 2
    assert enemy(table).boss_hurt == 5
    assert len(enchanted(strike(table, "hb h h"))) == 1


@rule("DA-0285", "DA-0355")
def test_an_enchantment_of_another_combat_type_is_of_no_use() -> None:
    blade = made(power("ranged", "B", hits=1), melee="y", ranged="y")
    assert strike(duel(blade), "hb").dealt == 1
    assert strike(duel(blade, at="b1"), "hb", kind="ranged").dealt == 2


@rule("DA-0286")
def test_a_player_may_decline_and_what_is_not_spent_is_lost() -> None:
    table = duel(made(power("melee", "B", hits=1), melee="y"))
    take(declare(table, "hb"), "done")
    assert enemy(table).boss_hurt == 1
    assert strike(table, "h").dealt == 1


@rule("DA-0286")
def test_a_player_chooses_which_enchantments_to_trigger() -> None:
    blade = made(power("melee", "B", hits=1), power("melee", "B", wounds=2), melee="y")
    table = declare(duel(blade), "hb")
    take(table, "enchant", what=f"{blade}/1")
    assert enemy(table).boss_hurt == 3


@rule("DA-0287", "DA-0145", "DA-0166")
def test_an_enemy_triggers_natural_enchantments_first_then_those_of_its_equipment() -> None:
    sword = made(power("melee", "B", wounds=2), melee="y")
    table = position(
        heroes=[duellist()],
        foes=[foe(monster(power("melee", "B", hits=1), melee="y"), "a1", gear=sword)],
        do=THEN_ENEMIES,
    )
    assert enchanted(attacked(table, "hb h")) == ("own/0",)
    assert first(table).health == 2


@rule("DA-0287")
def test_what_the_natural_ones_leave_goes_to_the_equipment() -> None:
    sword = made(power("melee", "B", wounds=2), melee="y")
    table = position(
        heroes=[duellist()],
        foes=[foe(monster(power("melee", "B", hits=1), melee="y"), "a1", gear=sword)],
        do=THEN_ENEMIES,
    )
    assert enchanted(attacked(table, "hb hb")) == ("own/0", f"{sword}/0")
    assert first(table).dead


# wounds


@rule("DA-0288", "DA-0484", "DA-C108")
def test_wounds_are_hits_minus_shields_of_dice_skills_and_enchantments() -> None:
    blade = made(power("melee", hits=1), power("melee", "B", hits=1), melee="yy")
    imp = monster(power("defense", shields=1), power("defense", "B", shields=1), defense="b")
    table = duel(blade, imp)
    assert strike(table, "hb hh", "sb").dealt == 2


@rule("DA-0288")
def test_more_shields_than_hits_are_no_wounds() -> None:
    table = duel(made(melee="y"), monster(defense="g"))
    assert strike(table, "h", "ss").dealt == 0
    assert enemy(table).boss_hurt == 0


@rule("DA-G78")
def test_shields_taken_away_below_none_do_not_become_hits() -> None:
    table = duel(made(power("melee", defender_shields=-3), melee="y"), monster(defense="b"))
    assert strike(table, "h", "s").dealt == 1


@rule("DA-G78")
def test_hits_taken_away_below_none_do_not_become_shields() -> None:
    imp = monster(power("defense", attacker_hits=-3))
    table = duel(made(power("melee", wounds=1), melee="y"), imp)
    assert strike(table, "h").dealt == 1


@rule("DA-0289", "DA-C69")
def test_extra_wounds_come_after_the_subtraction_and_pass_all_shields() -> None:
    table = duel(made(power("melee", wounds=2), melee="y"), monster(defense="gg"))
    assert strike(table, "h", "ss ss").dealt == 2


@rule("DA-0290")
def test_wounds_lower_the_defenders_health() -> None:
    table = position(heroes=[duellist()], foes=[foe(monster(melee="r"), "a1")], do=THEN_ENEMIES)
    attacked(table, "hhh")
    assert first(table).health == 2


@rule("DA-0291", "DA-0484")
def test_a_defender_at_health_zero_is_defeated() -> None:
    table = duel(against=monster(health=2))
    assert strike(table, "hh").slain
    assert table.state.foes == []


@rule("DA-0291")
def test_a_defender_with_health_left_stands() -> None:
    table = duel(against=monster(health=3))
    assert not strike(table, "hh").slain
    assert enemy(table).boss_hurt == 2


@rule("DA-0291", "DA-0484")
def test_a_hero_wounded_beyond_its_health_is_killed() -> None:
    table = position(heroes=[duellist(health=2)], foes=[foe(monster(melee="r"), "a1")], do=THEN_ENEMIES)
    assert attacked(table, "hhh").slain
    assert first(table).dead


@rule("DA-0292")
def test_xp_for_a_kill_is_there_before_anything_else_is_asked() -> None:
    table = duel(against=monster(health=1))
    strike(table, "h")
    assert first(table).xp == 5


@rule("DA-C47", "DA-0292", "DA-0171")
def test_payback_in_the_enemies_phase_kills_and_the_defender_loots_at_once() -> None:
    shield = made(defense="gg", gives=effects(payback=1))
    heroes = [duellist(shield), hero("bjorn", "c1")]
    brute = foe(monster(melee="y", health=1), "a1", gear="hammer", boss_hurt=1)
    table = position(heroes=heroes, foes=[brute, foe(monster(), "d1", stunned=True)], do=THEN_ENEMIES)
    dice(table, "h", "ss")
    take(until(end_turn(table), "next-foe"), "activate", who=table.state.foes[0].id)
    assert "hammer" in first(table).cards()
    assert [one.xp for one in table.state.heroes] == [5, 5]
    assert any(isinstance(told.event, Changed) and told.event.what == "received" for told in table.told)
