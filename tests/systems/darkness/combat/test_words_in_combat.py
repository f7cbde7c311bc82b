"""The words of combat skills and enchantments: each where it changes a fight, and where it must not.

DA-C54 to DA-C89, DA-C101 to DA-C109
"""

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
    named,
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
    enchanted,
    last_fight,
    made,
    monster,
    power,
    strike,
)
from undercroft.content.vocabulary import Effect, Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import Power, Symbol, When, Whose
from undercroft.systems.darkness.state import Fight


def hit(*powers: Power, attack: str = "hh", defense: str = "", theirs: str = "gggbbb", ours: str = "yyyrrr") -> Fight:
    """A Hero with these powers strikes an Enemy."""
    return strike(duel(made(*powers, melee=ours), monster(defense=theirs)), attack, defense)


def parry(*powers: Power, attack: str = "hh", defense: str = "", theirs: str = "yyyrrr") -> Fight:
    """A Hero with these powers is struck by an Enemy."""
    coat = made(*powers, slot="body", defense="gggbbb")
    table = position(heroes=[duellist(body=coat)], foes=[foe(monster(melee=theirs), "a1")], do=THEN_ENEMIES)
    return attacked(table, attack, defense)


def worded(when: When, word: str, n: int) -> Power:
    """A skill of one word."""
    return Power(when=when, do=Effects((Effect(word, n),)))


def counts(fight: Fight) -> tuple[int, int, int, int]:
    """Red, yellow, green and blue dice."""
    return fight.attack.better, fight.attack.plainer, fight.defense.better, fight.defense.plainer


# combat types


@rule("DA-C54")
@pytest.mark.parametrize(("kind", "at"), [("melee", "a1"), ("ranged", "b1"), ("magic", "b1")])
def test_the_type_attack_serves_every_attack(kind: str, at: str) -> None:
    blade = made(power("attack", hits=1), melee="y", ranged="y", magic="y")
    assert strike(duel(blade, at=at), "h", kind=kind).dealt == 2


@rule("DA-C54")
def test_the_type_attack_does_not_serve_in_defense() -> None:
    assert parry(power("attack", hits=5, shields=5)).dealt == 2


@rule("DA-C55", "DA-C56", "DA-C57", "DA-0355")
@pytest.mark.parametrize("when", ["melee", "ranged", "magic"])
@pytest.mark.parametrize(("kind", "at"), [("melee", "a1"), ("ranged", "b1"), ("magic", "b1")])
def test_melee_ranged_and_magic_serve_attacks_of_that_type_alone(when: When, kind: str, at: str) -> None:
    blade = made(power(when, hits=1), melee="y", ranged="y", magic="y")
    assert strike(duel(blade, at=at), "h", kind=kind).dealt == (2 if when == kind else 1)


@rule("DA-C58", "DA-C59", "DA-C60", "DA-C61")
@pytest.mark.parametrize("when", ["defense", "melee-defense", "ranged-defense", "magic-defense"])
@pytest.mark.parametrize(("kind", "at"), [("melee", "a1"), ("ranged", "b1"), ("magic", "b1")])
def test_defense_serves_against_every_attack_the_others_against_their_own(when: When, kind: str, at: str) -> None:
    coat = made(power(when, shields=1), slot="body")
    archer = monster(melee="y") if kind == "melee" else monster(ranged="y") if kind == "ranged" else monster(magic="y")
    table = position(heroes=[duellist(body=coat)], foes=[foe(archer, at)], do=THEN_ENEMIES)
    assert attacked(table, "hh").dealt == (1 if when in ("defense", f"{kind}-defense") else 2)


@rule("DA-C58")
def test_the_type_defense_does_not_serve_in_attack() -> None:
    assert hit(power("defense", attacker_hits=-2, shields=9)).dealt == 2


# hits and shields


@rule("DA-C63")
@pytest.mark.parametrize(("n", "dealt"), [(2, 4), (-1, 1)])
def test_hits_change_the_own_hits(n: int, dealt: int) -> None:
    assert hit(power("melee", hits=n)).dealt == dealt


@rule("DA-C63")
def test_hits_are_stopped_by_shields() -> None:
    assert hit(power("melee", hits=2), defense="ss ss").dealt == 0


@rule("DA-C64")
def test_attacker_hits_take_hits_from_the_attacker() -> None:
    assert parry(power("defense", attacker_hits=-1)).dealt == 1


@rule("DA-C64")
def test_attacker_hits_do_not_touch_extra_wounds() -> None:
    table = position(
        heroes=[duellist(body=made(power("defense", attacker_hits=-9), slot="body"))],
        foes=[foe(monster(power("melee", wounds=1), melee="r"), "a1")],
        do=THEN_ENEMIES,
    )
    assert attacked(table, "hh").dealt == 1


@rule("DA-C65")
@pytest.mark.parametrize(("n", "dealt"), [(1, 0), (-1, 2)])
def test_shields_change_the_own_shields(n: int, dealt: int) -> None:
    assert parry(power("defense", shields=n), defense="s").dealt == dealt


@rule("DA-C65")
def test_shields_do_not_stop_extra_wounds() -> None:
    table = duel(made(power("melee", wounds=2), melee="r"), monster(power("defense", shields=9)))
    assert strike(table, "hh").dealt == 2


@rule("DA-C66")
def test_defender_shields_take_shields_from_the_defender() -> None:
    assert hit(power("melee", defender_shields=-1), defense="ss").dealt == 1


@rule("DA-C66")
def test_defender_shields_add_nothing_where_there_are_none() -> None:
    assert hit(power("melee", defender_shields=-3)).dealt == 2


# any number of dice again


def weak_spot(attack: str, defense: str) -> DarknessTable:
    """An attack whose attacker may roll any of the Defender's dice again; it waits for the choice."""
    ring = made(power("melee", reroll_any=Whose.DEFENSE), slot="none")
    table = duel(made(melee="yyy"), monster(defense="ggb"), pack=(ring,))
    dice(table, attack, defense)
    return take(table, "melee")


@rule("DA-C32")
def test_reroll_any_rolls_only_the_dice_picked_again() -> None:
    table = weak_spot("hh h", "ss s s")
    take(until(table, "reroll-any"), "reroll-die", what="green", n=2)
    dice(table, "-")
    take(table, "done")
    assert (last_fight(table).defense.shown.value, last_fight(table).dealt) == (2, 1)


@rule("DA-C32")
def test_reroll_any_may_pick_several_dice_or_none() -> None:
    table = weak_spot("hh h", "ss s s")
    for colour in ("green", "green", "blue"):
        option = next(one for one in offered(table, "reroll-die") if one.what == colour)
        table.answer(option)
    assert last_fight(table).dealt == 3
    assert last_fight(take(weak_spot("hh h", "ss s s"), "done")).dealt == 0


@rule("DA-C32")
def test_reroll_any_comes_to_the_dice_that_were_kept_and_those_thrown_again() -> None:
    table = weak_spot("hh h", "ss -")
    assert sorted((one.what, one.n) for one in offered(table, "reroll-die")) == [
        ("blue", 1),
        ("green", 1),
        ("green", 2),
    ]
    take(table, "reroll-die", what="blue", n=1)
    dice(table, "s")
    take(table, "done")
    assert last_fight(table).defense.shown.value == 3


@rule("DA-C32", "DA-C109")
def test_a_die_thrown_again_is_read_in_its_own_colour_beside_those_kept() -> None:
    ring = made(power("melee", reroll_any=Whose.DEFENSE), slot="none")
    table = duel(made(melee="rrr"), monster(defense="ggb"), pack=(ring,))
    declare(table, "hh", "ss s s")
    table.answer(next(one for one in offered(table, "reroll-die") if (one.what, one.n) == ("green", 2)))
    dice(table, "ss")
    take(table, "done")
    assert last_fight(table).defense.shown.value == 4


@rule("DA-C32")
def test_reroll_any_proposes_the_defenders_dice_that_show_something_and_no_blank() -> None:
    table = weak_spot("hh h", "ss -")
    assert table.ask is not None
    assert (table.ask.options[table.ask.default].what, table.ask.options[table.ask.default].n) == ("green", 2)
    table.answer(table.ask.default)
    assert table.ask.options[table.ask.default].act == "done"


# symbols


@rule("DA-C67")
def test_bams_pay_for_an_enchantment() -> None:
    assert hit(power("melee", bams=1), power("melee", "B", hits=1)).dealt == 3


@rule("DA-C67", "DA-C68")
def test_bams_pay_for_nothing_that_asks_for_a_diamond_nor_the_other_way_round() -> None:
    assert hit(power("melee", bams=2), power("melee", "D", hits=1)).dealt == 2
    assert hit(power("melee", diamonds=2), power("melee", "B", hits=1)).dealt == 2


@rule("DA-C68")
def test_diamonds_pay_for_an_enchantment() -> None:
    assert hit(power("melee", diamonds=1), power("melee", "D", hits=1)).dealt == 3


@rule("DA-C67", "DA-0282")
def test_added_bams_are_the_users_own() -> None:
    table = duel(made(power("melee", bams=2), melee="r"), monster(power("defense", "B", shields=2), defense="b"))
    assert strike(table, "hh").dealt == 2


@rule("DA-C84", "DA-C85", "DA-C89")
@pytest.mark.parametrize(
    ("what", "spent"),
    [(Symbol.ATTACK_BAM, 1), (Symbol.ATTACK_DIAMOND, 1), (Symbol.ATTACK_ALL, 0), (Symbol.DEFENSE_ALL, 2)],
)
def test_cancel_takes_symbols_from_the_attack(what: Symbol, spent: int) -> None:
    imp = monster(power("defense", cancel=what), defense="b")
    blade = made(power("melee", "B", hits=1), power("melee", "D", hits=1), melee="yr")
    assert len(enchanted(strike(duel(blade, imp), "hhd hb"))) == spent


@rule("DA-C84")
def test_cancelling_one_bam_leaves_the_others() -> None:
    imp = monster(power("defense", cancel=Symbol.ATTACK_BAM), defense="b")
    table = duel(made(power("melee", "B", repeat=3, hits=1), melee="yyy"), imp)
    assert len(enchanted(strike(table, "hb hb hb"))) == 2


@rule("DA-C86", "DA-C87", "DA-C88")
@pytest.mark.parametrize(
    ("what", "spent"),
    [(Symbol.DEFENSE_BAM, 1), (Symbol.DEFENSE_DIAMOND, 1), (Symbol.DEFENSE_ALL, 0), (Symbol.ATTACK_ALL, 2)],
)
def test_cancel_takes_symbols_from_the_defense(what: Symbol, spent: int) -> None:
    imp = monster(power("defense", "B", shields=1), power("defense", "D", shields=1), defense="gg")
    assert len(enchanted(strike(duel(made(power("melee", cancel=what), melee="r"), imp), "hh", "sb sd"))) == spent


@rule("DA-C86", "DA-0280")
def test_an_enchantment_that_cancels_defense_symbols_comes_too_late_for_those_spent() -> None:
    imp = monster(power("defense", "B", shields=1), defense="b")
    table = duel(made(power("melee", "B", cancel=Symbol.DEFENSE_ALL), melee="y"), imp)
    assert "own/0" in enchanted(strike(table, "hb", "sb"))


@rule("DA-C89", "DA-0280")
def test_a_defense_enchantment_cancels_attack_symbols_before_they_are_spent() -> None:
    imp = monster(power("defense", "B", cancel=Symbol.ATTACK_ALL), defense="b")
    assert enchanted(strike(duel(made(power("melee", "B", hits=3), melee="y"), imp), "hb", "sb")) == ("own/0",)


# dice


@rule("DA-C70", "DA-C71")
@pytest.mark.parametrize(("word", "n", "dice_"), [("red", 1, (2, 1)), ("red", -1, (0, 1)), ("yellow", 1, (1, 2))])
def test_red_and_yellow_change_the_own_dice(word: str, n: int, dice_: tuple[int, int]) -> None:
    assert counts(hit(worded("melee", word, n), attack="", ours="ry"))[:2] == dice_


@rule("DA-C70")
def test_red_and_yellow_never_make_more_than_three() -> None:
    assert counts(hit(power("melee", red=3, yellow=3), attack="", ours="ry"))[:2] == (3, 3)


@rule("DA-C71")
def test_dice_removed_below_none_are_none() -> None:
    assert counts(hit(power("melee", red=-2, yellow=-1), attack="", ours="ryy"))[:2] == (0, 1)


@rule("DA-C72")
@pytest.mark.parametrize(("word", "left"), [("attacker-red", (1, 2)), ("attacker-yellow", (2, 1))])
def test_attacker_red_and_attacker_yellow_remove_dice_of_that_colour(word: str, left: tuple[int, int]) -> None:
    fight = parry(worded("defense", word, -1), attack="", theirs="rryy")
    assert counts(fight)[:2] == left


@rule("DA-C72")
def test_attacker_red_does_not_take_yellow_dice() -> None:
    assert counts(parry(power("defense", attacker_red=-2), attack="", theirs="ryy"))[:2] == (0, 2)


@rule("DA-C72")
def test_attacker_yellow_does_not_take_red_dice() -> None:
    assert counts(parry(power("defense", attacker_yellow=-2), attack="", theirs="rry"))[:2] == (2, 0)


@rule("DA-C73")
def test_attack_dice_come_in_the_colour_the_user_likes() -> None:
    assert counts(hit(power("melee", attack_dice=1), attack="", ours="yy"))[:2] == (1, 2)


@rule("DA-C73")
def test_attack_dice_beyond_three_of_a_colour_come_in_the_other_and_never_beyond() -> None:
    assert counts(hit(power("melee", attack_dice=2), attack="", ours="rr"))[:2] == (3, 1)
    assert counts(hit(power("melee", attack_dice=9), attack="", ours="r"))[:2] == (3, 3)


@rule("DA-C74", "DA-G76", "DA-0358")
def test_attacker_dice_as_a_skill_are_not_rolled_the_better_ones_first() -> None:
    assert counts(parry(power("defense", attacker_dice=-2), attack="", theirs="ryy"))[:2] == (0, 1)


@rule("DA-C74", "DA-0357")
def test_attacker_dice_as_an_enchantment_take_rolled_dice_of_the_users_choice() -> None:
    coat = made(power("defense", "B", attacker_dice=-1), slot="body", defense="b")
    table = position(heroes=[duellist(body=coat)], foes=[foe(monster(melee="ryy"), "a1")], do=THEN_ENEMIES)
    dice(table, "hhh hh h", "sb")
    take(end_turn(table), "enchant")
    assert {(option.what, option.n) for option in offered(table, "remove")} >= {("red", 2)}
    take(table, "remove", what="red")
    assert first(table).health == 3


@rule("DA-C74")
def test_attacker_dice_leave_the_defenders_dice_alone() -> None:
    assert counts(parry(power("defense", attacker_dice=-6), attack=""))[2:] == (3, 3)


@rule("DA-C75", "DA-C76")
@pytest.mark.parametrize(("word", "n", "dice_"), [("green", 1, (3, 1)), ("green", -1, (1, 1)), ("blue", 1, (2, 2))])
def test_green_and_blue_change_the_own_dice(word: str, n: int, dice_: tuple[int, int]) -> None:
    coat = made(worded("defense", word, n), slot="body", defense="ggb")
    table = position(heroes=[duellist(body=coat)], foes=[foe(monster(melee="y"), "a1")], do=THEN_ENEMIES)
    assert counts(attacked(table))[2:] == dice_


@rule("DA-C75")
def test_green_and_blue_never_make_more_than_three() -> None:
    assert counts(parry(power("defense", green=2, blue=2)))[2:] == (3, 3)


@rule("DA-C77")
@pytest.mark.parametrize(("word", "left"), [("defender-green", (1, 2)), ("defender-blue", (2, 1))])
def test_defender_green_and_defender_blue_remove_dice_of_that_colour(word: str, left: tuple[int, int]) -> None:
    assert counts(hit(worded("melee", word, -1), theirs="ggbb"))[2:] == left


@rule("DA-C77")
def test_defender_green_does_not_take_blue_dice() -> None:
    assert counts(hit(power("melee", defender_green=-3), theirs="gbb"))[2:] == (0, 2)


@rule("DA-C77")
def test_defender_blue_does_not_take_green_dice() -> None:
    assert counts(hit(power("melee", defender_blue=-3), theirs="ggb"))[2:] == (2, 0)


@rule("DA-C77", "DA-0357", "DA-G76")
def test_an_enemys_enchantment_takes_the_die_with_the_most_shields() -> None:
    wolf = monster(power("melee", "B", defender_green=-1), melee="yy")
    table = position(heroes=[duellist(body=made(slot="body", defense="ggb"))], foes=[foe(wolf, "a1")], do=THEN_ENEMIES)
    fight = attacked(table, "hb hh", "s ss s")
    assert (fight.defense.shown.value, fight.dealt) == (2, 1)


@rule("DA-C78")
def test_defense_dice_come_in_the_colour_the_user_likes() -> None:
    coat = made(power("defense", defense_dice=2), slot="body", defense="ggb")
    table = position(heroes=[duellist(body=coat)], foes=[foe(monster(melee="y"), "a1")], do=THEN_ENEMIES)
    assert counts(attacked(table))[2:] == (3, 2)


@rule("DA-C78")
def test_defense_dice_never_make_more_than_three_of_a_colour() -> None:
    assert counts(parry(power("defense", defense_dice=5)))[2:] == (3, 3)


@rule("DA-C79", "DA-0358")
def test_defender_dice_as_a_skill_are_not_rolled() -> None:
    assert counts(hit(power("melee", defender_dice=-2), theirs="gbb"))[2:] == (0, 1)


@rule("DA-C79", "DA-0357")
def test_defender_dice_as_an_enchantment_may_take_the_best_results() -> None:
    table = duel(made(power("melee", "B", defender_dice=-1), melee="yr"), monster(defense="gb"))
    take(declare(table, "hb hh", "ss s"), "enchant")
    take(table, "remove", what="green")
    assert last_fight(table).dealt == 2


@rule("DA-C79", "DA-0357")
def test_the_user_may_take_another_die_instead() -> None:
    table = duel(made(power("melee", "B", defender_dice=-1), melee="yr"), monster(defense="gb"))
    take(declare(table, "hb hh", "ss s"), "enchant")
    take(table, "remove", what="blue")
    assert last_fight(table).dealt == 1


@rule("DA-C79")
def test_an_enchantment_that_takes_more_dice_than_there_are_takes_all() -> None:
    table = duel(made(power("melee", "B", defender_dice=-3), melee="yr"), monster(defense="b"))
    assert strike(table, "hb hh", "s").dealt == 3


@rule("DA-C80")
def test_a_defender_without_dice_rolls_none() -> None:
    assert counts(hit(power("melee", defender_no_dice=None)))[2:] == (0, 0)


@rule("DA-C80", "DA-0357")
def test_as_an_enchantment_it_takes_the_rolled_ones_away() -> None:
    assert hit(power("melee", "B", defender_no_dice=None), attack="hb", defense="ss ss").dealt == 1


@rule("DA-C80")
def test_a_defender_without_dice_keeps_the_shields_of_its_skills() -> None:
    table = duel(
        made(power("melee", defender_no_dice=None), melee="r"), monster(power("defense", shields=1), defense="g")
    )
    assert strike(table, "hh").dealt == 1


# rolling again


def again(table: DarknessTable, shown: str, target: str, *throw: str) -> Fight:
    """Strike, then roll a side's dice again."""
    declare(table, *throw)
    dice(table, shown)
    take(table, "reroll", what=target)
    until(table, "hero-action")
    return last_fight(table)


@rule("DA-C81", "DA-C109")
def test_reroll_attack_rolls_all_attack_dice_once_more() -> None:
    table = duel(made(power("melee", reroll=Whose.ATTACK), melee="yy"))
    assert again(table, "hh hh", "attack", "h -").dealt == 4


@rule("DA-C81")
def test_reroll_attack_does_not_touch_defense_dice() -> None:
    table = declare(duel(made(power("melee", reroll=Whose.ATTACK), melee="y"), monster(defense="b")), "h", "s")
    assert [option.what for option in offered(table, "reroll")] == ["attack"]


@rule("DA-C82", "DA-C109")
def test_reroll_defense_rolls_the_defenders_dice_once_more_and_the_new_roll_counts() -> None:
    table = duel(made(power("melee", reroll=Whose.DEFENSE), melee="r"), monster(defense="gg"))
    assert again(table, "ss ss", "defense", "hh", "s").dealt == 0


@rule("DA-C82")
def test_reroll_defense_is_of_no_use_against_a_defender_without_dice() -> None:
    table = duel(made(power("melee", reroll=Whose.DEFENSE), melee="r"), monster())
    assert prompt(declare(table, "hh")) == "hero-action"


@rule("DA-C83")
@pytest.mark.parametrize(("target", "shown", "dealt"), [("attack", "hhh", 2), ("defense", "-", 2)])
def test_reroll_either_is_for_one_side_of_the_users_choice(target: str, shown: str, dealt: int) -> None:
    table = duel(made(power("melee", reroll=Whose.EITHER), melee="r"), monster(defense="b"))
    assert again(table, shown, target, "hh", "s").dealt == dealt


@rule("DA-C83")
def test_reroll_either_is_used_once() -> None:
    table = duel(made(power("melee", reroll=Whose.EITHER), melee="r"), monster(defense="b"))
    again(table, "-", "attack", "hh", "s")
    assert prompt(table) == "hero-action"


@rule("DA-0279")
def test_reroll_blanks_rolls_the_blank_dice_alone() -> None:
    table = duel(made(power("melee", reroll_blanks=Whose.ATTACK), melee="yyy"))
    assert again(table, "h h", "attack", "hh").dealt == 4


@rule("DA-0279")
def test_a_blank_that_shows_something_when_rolled_again_is_no_blank_any_more() -> None:
    ring = made(power("melee", reroll_blanks=Whose.ATTACK), slot="none")
    table = duel(made(power("melee", reroll_blanks=Whose.ATTACK), melee="r"), pack=(ring,))
    declare(table, "-")
    dice(table, "hh")
    take(table, "reroll")
    assert prompt(table) == "hero-action"


@rule("DA-0279")
def test_reroll_blanks_is_of_no_use_without_blanks() -> None:
    table = duel(made(power("melee", reroll_blanks=Whose.ATTACK), melee="yy"))
    assert prompt(declare(table, "h h")) == "hero-action"


@rule("DA-C101", "DA-C104")
def test_flip_blanks_turns_blank_dice_over_after_a_re_roll() -> None:
    table = duel(made(power("melee", reroll=Whose.ATTACK), power("melee", flip_blanks=1), melee="rr"))
    assert again(table, "hh", "attack", "-").dealt == 5


@rule("DA-C101")
def test_flip_blanks_does_nothing_without_a_re_roll() -> None:
    table = duel(made(power("melee", reroll=Whose.ATTACK), power("melee", flip_blanks=2), melee="rr"))
    take(declare(table, "hh -"), "keep")
    assert last_fight(table).dealt == 2


@rule("DA-C104")
def test_flip_blanks_turns_no_more_than_it_says_and_only_blanks() -> None:
    table = duel(made(power("melee", reroll=Whose.ATTACK), power("melee", flip_blanks=6), melee="rr"))
    assert again(table, "hb hhd", "attack", "-").dealt == 3


@rule("DA-C102", "DA-C38")
def test_mend_blank_gives_a_blank_a_hit_or_a_bam_after_a_re_roll() -> None:
    blade = made(
        power("melee", reroll=Whose.ATTACK), power("melee", mend_blank=1), power("melee", "B", wounds=3), melee="yy"
    )
    for symbol, dealt in (("hit", 2), ("bam", 4)):
        table = declare(duel(blade), "-")
        dice(table, "h -")
        take(take(table, "reroll"), "mend", what=symbol)
        until(table, "hero-action")
        assert last_fight(table).dealt == dealt


@rule("DA-C101", "DA-C102")
def test_mend_blank_needs_a_re_roll_and_a_blank() -> None:
    blade = made(power("melee", reroll=Whose.ATTACK), power("melee", mend_blank=1), melee="yy")
    table = take(declare(duel(blade), "h -"), "keep")
    assert last_fight(table).dealt == 1
    assert again(duel(blade), "h h", "attack", "-").dealt == 2


@rule("DA-C103", "DA-G77")
def test_double_hits_doubles_the_hits_on_the_faces_rolled() -> None:
    assert hit(power("melee", double_hits=None), attack="hh h").dealt == 6


@rule("DA-C103", "DA-G77", "DA-C108")
def test_double_hits_does_not_double_hits_added_nor_what_shields_stop() -> None:
    assert hit(power("melee", hits=1, double_hits=None), attack="hh", defense="ss").dealt == 3


# wounds and afterwards


@rule("DA-C69")
def test_wounds_are_suffered_past_all_shields() -> None:
    assert hit(power("melee", wounds=1), defense="ss ss ss").dealt == 1


@rule("DA-C69")
def test_an_enchantment_of_wounds_that_is_not_paid_does_nothing() -> None:
    assert hit(power("melee", "B", wounds=1), defense="ss ss ss").dealt == 0


@rule("DA-C106")
def test_if_no_wound_applies_when_shields_stopped_everything() -> None:
    assert hit(power("melee", if_no_wound=2), defense="ss").dealt == 2


@rule("DA-C106")
def test_if_no_wound_does_not_apply_when_there_is_a_wound() -> None:
    assert hit(power("melee", if_no_wound=2), defense="s").dealt == 1


@rule("DA-0305")
def test_stun_stuns_the_other_side_attacking_or_defending() -> None:
    table = duel(made(power("melee", stun=None), melee="r"))
    strike(table)
    assert enemy(table).stunned
    table = duel(made(melee="r"), monster(power("defense", stun=None)))
    declare(table)
    assert first(table).stunned


@rule("DA-0305")
def test_stun_unpaid_stuns_nobody() -> None:
    table = duel(made(power("melee", "D", stun=None), melee="r"))
    strike(table, "hb")
    assert not enemy(table).stunned


@rule("DA-0155")
def test_strike_boss_lets_wounds_go_to_the_boss_despite_its_minions() -> None:
    table = duel(made(power("melee", strike_boss=None), melee="r"), monster(role="mob", minions=2, health=3))
    take(declare(table, "hh"), "wound", what="boss")
    assert (enemy(table).boss_hurt, enemy(table).hurt) == (2, ())


@rule("DA-0155")
def test_strike_boss_asks_nothing_against_a_single_figure() -> None:
    table = duel(made(power("melee", strike_boss=None), melee="r"), monster())
    assert prompt(declare(table, "hh")) == "hero-action"
    assert enemy(table).boss_hurt == 2


@rule("DA-C107", "DA-G72")
def test_kill_takes_one_minion_while_any_protects_the_boss_otherwise_the_boss() -> None:
    blade, mob = made(power("melee", "B", kill=None), melee="y"), monster(role="mob", minions=1, health=5, defense="g")
    table = duel(blade, mob)
    strike(table, "hb", "ss")
    assert (enemy(table).minions, enemy(table).boss) == (0, True)
    strike(table, "hb", "ss")
    assert table.state.foes == []


@rule("DA-C107")
def test_kill_unpaid_kills_nobody() -> None:
    table = duel(made(power("melee", "D", kill=None), melee="y"), monster(role="mob", minions=1, health=5))
    strike(table, "hb")
    assert enemy(table).minions == 1


@rule("DA-0154")
def test_sweep_wounds_every_figure_of_every_other_enemy_in_the_zone() -> None:
    mob = monster(role="mob", minions=2, health=2)
    foes = [foe(mob, "a1"), foe(mob, "b1"), foe(monster(), "a1")]
    table = position(heroes=[duellist(made(power("melee", sweep=1), melee="r"))], foes=foes)
    strike(table, "hh")
    beside, elsewhere, target = table.state.foes
    assert (beside.hurt, beside.boss_hurt) == ((1, 1), 1)
    assert (elsewhere.hurt, elsewhere.boss_hurt) == ((), 0)
    assert target.boss_hurt == 2


@rule("DA-0154", "DA-0352")
def test_an_enemys_sweep_wounds_the_other_heroes_in_the_zone() -> None:
    heroes = [duellist(xp=9), hero("bjorn"), hero("owen", "b1")]
    table = position(heroes=heroes, foes=[foe(monster(power("melee", sweep=2), melee="y"), "a1")], do=THEN_ENEMIES)
    attacked(table, "h")
    assert [one.health for one in table.state.heroes] == [4, 3, 5]


def test_drain_heals_its_user_if_a_wound_was_dealt() -> None:
    table = duel(made(power("melee", drain=2), melee="r"), health=1)
    strike(table, "hh")
    assert first(table).health == 3


def test_drain_heals_nobody_without_a_wound() -> None:
    table = duel(made(power("melee", drain=2), melee="r"), health=1)
    strike(table, "-")
    assert first(table).health == 1


def test_an_enemys_drain_heals_the_enemy() -> None:
    wolf = foe(monster(power("melee", drain=2), melee="r"), "a1", boss_hurt=3)
    table = position(heroes=[duellist()], foes=[wolf], do=THEN_ENEMIES)
    attacked(table, "hh")
    assert enemy(table).boss_hurt == 1


def test_trophy_gives_xp_for_each_figure_killed() -> None:
    table = duel(made(power("melee", trophy=1), melee="r"), monster(role="mob", minions=3, health=1))
    strike(table, "hh")
    assert first(table).xp == 4


def test_trophy_gives_nothing_without_a_kill() -> None:
    table = duel(made(power("melee", trophy=1), melee="r"))
    strike(table, "hh")
    assert first(table).xp == 0


def test_step_after_moves_its_user_out_of_a_zone_with_enemies() -> None:
    table = declare(duel(made(power("melee", step_after=1), melee="r")), "hh")
    take(table, "step", at="b1")
    assert named(table, first(table).at) == "b1"
    assert first(table).actions == 2


def test_step_after_unpaid_moves_nobody() -> None:
    table = declare(duel(made(power("melee", "D", step_after=1), melee="r")), "hh")
    assert prompt(table) == "hero-action"
    assert not offered(table, "move")
