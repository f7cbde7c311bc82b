"""The conditions of skills, each fulfilled and not; and skills in general.  DA-0351 to DA-0359, DA-C90 to DA-C99"""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
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
)
from systems.darkness.duel import (
    THEN_ENEMIES,
    acts,
    attacked,
    declare,
    duel,
    duellist,
    enchanted,
    last_fight,
    made,
    monster,
    power,
    strike,
)
from undercroft.kernel.table import Refused
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import Symbol, Whose
from undercroft.systems.darkness.state import Fight

CORNER = """
    #####
    #* l#
    # ###
    #l l#
    #####
"""


def armed(condition: str, *hands: str, body: str = "", at: str = "a1", health: int = 5, wounded: int = 0) -> Fight:
    """The duellist strikes with a skill that needs this; its 3 Hits show whether it holds."""
    charm = made(power("attack", needs=[condition] if condition else [], wounded=wounded, hits=3), slot="none")
    figure = duellist(*hands, at=at, body=body, pack=(charm,), health=health)
    return strike(position(heroes=[figure], foes=[foe(monster(), at)]), "-")


# conditions


@rule("DA-C92", "DA-G70")
@pytest.mark.parametrize(
    ("hands", "holds"),
    [(("mace", "short-sword"), True), (("mace",), False), (("mace", "oak-shield"), False), (("boar-spear",), False)],
)
def test_dual_wielding_needs_two_weapons(hands: tuple[str, ...], holds: bool) -> None:
    assert total(armed("dual-wielding", *hands).attack.more) == 3 * holds


@rule("DA-C93")
@pytest.mark.parametrize(("weapon", "holds"), [("mace", True), ("hammer", True), ("short-sword", False)])
def test_mace_or_hammer_is_in_the_name_of_an_equipped_weapon(weapon: str, holds: bool) -> None:
    assert total(armed("mace-or-hammer", weapon).attack.more) == 3 * holds


@rule("DA-C94", "DA-G70")
@pytest.mark.parametrize(("body", "holds"), [("", True), ("leather-armor", False)])
def test_no_armor_means_no_body_card_with_defense_dice(body: str, holds: bool) -> None:
    assert total(armed("no-armor", "mace", body=body).attack.more) == 3 * holds


@rule("DA-C95", "DA-0055")
@pytest.mark.parametrize(("at", "holds"), [("d1", True), ("c1", False)])
def test_shadow_mode_is_standing_in_a_shadow_zone(at: str, holds: bool) -> None:
    assert total(armed("shadow", "mace", at=at).attack.more) == 3 * holds


@rule("DA-C96", "DA-G70")
@pytest.mark.parametrize(("hands", "holds"), [(("mace", "oak-shield"), True), (("mace", "mace"), False)])
def test_a_shield_bearer_has_a_shield_equipped(hands: tuple[str, ...], holds: bool) -> None:
    assert total(armed("shield", *hands).attack.more) == 3 * holds


@rule("DA-C97")
@pytest.mark.parametrize(("weapon", "holds"), [("short-sword", True), ("soldiers-sword", True), ("mace", False)])
def test_sword_is_in_the_name_of_an_equipped_weapon(weapon: str, holds: bool) -> None:
    assert total(armed("sword", weapon).attack.more) == 3 * holds


@rule("DA-C98")
@pytest.mark.parametrize(("weapon", "holds"), [("boar-spear", True), ("mace", False)])
def test_a_two_handed_weapon_is_equipped(weapon: str, holds: bool) -> None:
    assert total(armed("two-handed", weapon).attack.more) == 3 * holds


@rule("DA-C97", "DA-C98")
def test_a_weapon_carried_but_not_equipped_fulfils_no_condition() -> None:
    charm = made(power("attack", needs=["sword"], hits=3), slot="none")
    table = position(heroes=[duellist("mace", pack=(charm, "short-sword"))], foes=[foe(monster(), "a1")])
    assert total(strike(table).attack.more) == 0


@rule("DA-C99")
@pytest.mark.parametrize(("health", "holds"), [(3, True), (2, True), (4, False)])
def test_wounded_means_so_many_wounds_or_more(health: int, holds: bool) -> None:
    assert total(armed("", "mace", health=health, wounded=2).attack.more) == 3 * holds


@rule("DA-C99", "DA-0352")
@pytest.mark.parametrize(("hurt", "holds"), [(2, True), (1, False)])
def test_an_enemys_condition_is_about_the_enemy(hurt: int, holds: bool) -> None:
    wolf = foe(monster(power("melee", wounded=2, hits=3), melee="y"), "a1", boss_hurt=hurt)
    table = position(heroes=[duellist(health=5)], foes=[wolf], do=THEN_ENEMIES)
    assert total(attacked(table).attack.more) == 3 * holds


def bleeding(blood: int, *allies: Figure, tribute: bool = False, health: int = 5) -> DarknessTable:
    """The duellist about to strike with a skill that costs Wounds."""
    charm = made(power("attack", blood=blood, tribute=tribute, hits=3), slot="none")
    heroes = [duellist("mace", pack=(charm,), health=health), *allies]
    table = position(sketch=CORNER, heroes=heroes, foes=[foe(monster(), "a1")])
    return declare(table)


@rule("DA-C90")
def test_bloodlust_is_paid_with_the_heros_own_wounds() -> None:
    table = take(bleeding(2), "bleed", who=1)
    assert first(table).health == 3
    assert total(last_fight(table).attack.more) == 3


@rule("DA-C90")
def test_bloodlust_not_paid_gives_nothing() -> None:
    table = take(bleeding(2), "done")
    assert first(table).health == 5
    assert total(last_fight(table).attack.more) == 0


@rule("DA-C90")
def test_bloodlust_is_not_paid_by_an_ally() -> None:
    table = bleeding(2, hero("bjorn"))
    assert [option.who for option in offered(table, "bleed")] == [1]


@rule("DA-G69")
def test_bloodlust_may_not_drop_the_hero_to_zero() -> None:
    assert prompt(bleeding(2, health=2)) == "hero-action"


@rule("DA-C91")
def test_blood_tribute_may_be_paid_by_an_ally_in_sight_who_is_willing() -> None:
    table = bleeding(1, hero("bjorn", "b1"), tribute=True)
    assert {(option.who, option.seats) for option in offered(table, "bleed")} == {(1, (0,)), (2, (1,))}
    take(table, "bleed", who=2)
    assert [one.health for one in table.state.heroes] == [5, 4]
    assert total(last_fight(table).attack.more) == 3


@rule("DA-C91")
def test_an_ally_is_not_bled_by_another_seat() -> None:
    table = bleeding(1, hero("bjorn", "b1"), tribute=True)
    option = next(one for one in offered(table, "bleed") if one.who == 2)
    with pytest.raises(Refused):
        table.answer(option, first(table).seat)
    assert table.state.heroes[1].health == 5


@rule("DA-C91")
def test_blood_tribute_is_not_paid_by_an_ally_out_of_sight() -> None:
    table = bleeding(1, hero("bjorn", "b2"), tribute=True)
    assert [option.who for option in offered(table, "bleed")] == [1]


@rule("DA-0359")
def test_everything_after_a_condition_depends_on_it() -> None:
    charm = made(power("attack", needs=["sword"], hits=1, red=2, wounds=1), slot="none")
    table = position(heroes=[duellist("mace", pack=(charm,))], foes=[foe(monster(), "a1")])
    fight = strike(table, "h")
    assert (fight.attack.better, total(fight.attack.more), total(fight.extra), fight.dealt) == (0, 0, 0, 1)


@rule("DA-0359")
def test_a_skill_of_two_conditions_needs_both() -> None:
    for hands, holds in ((("short-sword", "mace"), True), (("short-sword",), False)):
        charm = made(power("attack", needs=["sword", "dual-wielding"], hits=1), slot="none")
        table = position(heroes=[duellist(*hands, pack=(charm,))], foes=[foe(monster(), "a1")])
        assert total(strike(table).attack.more) == holds


@rule("DA-0359")
def test_an_enchantment_may_have_a_condition_too() -> None:
    blade = made(power("melee", "B", needs=["shadow"], hits=1), melee="y")
    assert strike(duel(blade), "hb").dealt == 1


# skills in general


@rule("DA-0351", "DA-0354")
def test_defense_skills_work_before_attack_skills() -> None:
    imp = monster(power("defense", cancel=Symbol.ATTACK_BAM), defense="b")
    blade = made(power("melee", bams=1), power("melee", "B", hits=1), melee="y")
    assert strike(duel(blade, imp), "h").dealt == 2


@rule("DA-0351", "DA-0354")
def test_a_bam_already_rolled_is_cancelled_by_the_defense_skill() -> None:
    imp = monster(power("defense", cancel=Symbol.ATTACK_BAM), defense="b")
    blade = made(power("melee", "B", hits=1), melee="y")
    assert strike(duel(blade, imp), "hb").dealt == 1


@rule("DA-0352", "DA-0167")
def test_in_the_hands_of_an_enemy_a_text_speaks_of_the_enemy_and_its_enemies_are_the_heroes() -> None:
    staff = made(power("melee", "B", stun=None), melee="y")
    table = position(heroes=[duellist()], foes=[foe(monster(melee="y"), "a1", gear=staff)], do=THEN_ENEMIES)
    attacked(table, "hb")
    assert first(table).stunned
    assert not enemy(table).stunned


@rule("DA-0353")
def test_a_skill_just_acquired_serves_in_the_next_fight_of_the_round() -> None:
    table = duel(made(magic="y"), at="b1", xp=5)
    first(table).skills += ("spellweaver",)
    assert strike(table, "hb", kind="magic").dealt == 2


@rule("DA-0355")
def test_the_first_part_names_the_combat_type() -> None:
    table = duel(made(power("ranged", hits=2), melee="y", ranged="y"), at="a1")
    assert strike(table, "h").dealt == 1


@rule("DA-0356")
def test_a_combat_skill_needs_no_symbol() -> None:
    assert strike(duel(made(power("melee", hits=1), melee="y")), "h").dealt == 2


@rule("DA-0356")
@pytest.mark.parametrize(("attack", "dealt"), [("hb", 1), ("hhd", 2), ("hhd hb", 7)])
def test_an_enchantment_needs_all_its_symbols(attack: str, dealt: int) -> None:
    assert strike(duel(made(power("melee", "BD", wounds=4), melee="rr")), attack).dealt == dealt


@rule("DA-0357")
def test_dice_an_enchantment_takes_lose_their_hits_and_symbols() -> None:
    imp = monster(power("defense", "B", attacker_dice=-1), defense="b")
    blade = made(power("melee", "D", hits=5), melee="ry")
    fight = strike(duel(blade, imp), "hhd h", "sb")
    assert (fight.attack.shown.value, fight.dealt) == (1, 0)
    assert enchanted(fight) == ("own/0",)


@rule("DA-0357", "DA-0358")
def test_an_enchantment_takes_dice_after_the_roll_a_skill_before() -> None:
    table = duel(made(power("melee", "B", defender_dice=-1), melee="y"), monster(defense="g"))
    declare(table, "hb", "ss")
    assert last_fight(table).defense.better == 1
    table = duel(made(power("melee", defender_dice=-1), melee="y"), monster(defense="g"))
    declare(table, "hb")
    assert last_fight(table).defense.better == 0


@rule("DA-0358")
def test_dice_a_skill_takes_are_not_re_rolled_either() -> None:
    imp = monster(power("defense", attacker_dice=-1))
    table = declare(duel(made(power("melee", reroll=Whose.ATTACK), melee="yy"), imp), "-")
    dice(table, "hh")
    take(table, "reroll")
    assert enemy(table).boss_hurt == 2


# allies


@rule("DA-C41")
def test_a_skill_for_allies_protects_heroes_of_the_zone_alone() -> None:
    banner = made(power("defense", allies=True, shields=2), slot="none")
    for at, wounds in (("a1", 0), ("b1", 2)):
        heroes = [duellist(at=at, pack=(banner,)), hero("bjorn", "a1", xp=9, body="")]
        table = position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], do=THEN_ENEMIES)
        attacked(table, "hh")
        assert table.state.heroes[1].health == 5 - wounds


@rule("DA-C41", "DA-G54")
def test_a_bodyguard_pays_its_signature_for_an_ally_who_is_attacked() -> None:
    heroes = [duellist(xp=9), hero("owen", xp=2, guarded=True)]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], do=THEN_ENEMIES)
    dice(table, "hhh")
    end_turn(table)
    assert prompt(table) == "bodyguard"
    assert "sign" in acts(table)
    take(table, "sign")
    assert (first(table).health, table.state.heroes[1].xp) == (4, 1)
