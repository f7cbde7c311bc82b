"""Heroes and class sheets."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX
from undercroft.content.vocabulary import Effects
from undercroft.kernel.checklist import rule
from undercroft.systems.darkness import words
from undercroft.systems.darkness.cards import CLASSES, HEROES, ClassSheet


@rule("DA-0097")
def test_a_heros_shadow_skill_needs_shadow_and_the_special_skill_does_not() -> None:
    for hero in BOX[HEROES].values():
        assert all("shadow" in power.needs for power in hero.shadow.powers)
        assert hero.shadow.powers
        assert not hero.shadow.gives
        assert not any("shadow" in power.needs for power in hero.special.powers)


@rule("DA-C23", "DA-G39")
def test_elias_adds_a_bam_to_attacks_from_the_shadows() -> None:
    (power,) = BOX[HEROES]["elias"].shadow.powers
    assert (power.when, words.BAMS.of(power.do)) == ("attack", (1,))


@rule("DA-C24")
def test_whisper_takes_a_shield_from_whoever_she_attacks_out_of_the_shadows() -> None:
    (power,) = BOX[HEROES]["whisper"].shadow.powers
    assert (power.when, words.DEFENDER_SHIELDS.of(power.do)) == ("attack", (-1,))


@rule("DA-C19", "DA-G33")
def test_eagle_eyed_helps_ranged_attacks() -> None:
    assert [power.when for power in BOX[HEROES]["sibyl"].special.powers] == ["ranged"]


@rule("DA-C19", "DA-C20", "DA-G33")
def test_each_hero_is_best_in_another_class() -> None:
    assert {hero.best for hero in BOX[HEROES].values()} == set(BOX[CLASSES])


@rule("DA-C25", "DA-C26", "DA-C27", "DA-C28", "DA-C29", "DA-C30")
def test_classes_have_the_strengths_of_the_rulebook() -> None:
    assert {id: (sheet.primary, sheet.secondary) for id, sheet in sorted(BOX[CLASSES].items())} == {
        "battle-wizard": ("magic", "melee"),
        "bloodmoon-nightrunner": ("melee", "ranged"),
        "nightshade-ranger": ("ranged", "melee"),
        "paladin-of-fury": ("defense", "melee"),
        "pit-fighter-berserker": ("melee", "defense"),
        "shadow-barbarian": ("melee", "ranged"),
    }


@rule("DA-0109", "DA-0110", "DA-0111")
@pytest.mark.parametrize("sheet", BOX[CLASSES].values(), ids=list(BOX[CLASSES]))
def test_a_class_has_a_signature_a_free_skill_and_five_to_seven_lines(sheet: ClassSheet) -> None:
    assert sheet.signature.powers or sheet.signature.use
    assert sheet.free.powers or sheet.free.gives
    assert 5 <= len(sheet.lines) <= 7


@rule("DA-0111", "DA-G34")
@pytest.mark.parametrize("sheet", BOX[CLASSES].values(), ids=list(BOX[CLASSES]))
def test_a_line_has_one_to_three_steps_of_rising_level(sheet: ClassSheet) -> None:
    for steps in sheet.lines.values():
        levels = [step.level for step in steps]
        assert 1 <= len(levels) <= 3
        assert levels == sorted(set(levels))


@rule("DA-G34")
@pytest.mark.parametrize("sheet", BOX[CLASSES].values(), ids=list(BOX[CLASSES]))
def test_skills_cost_5_up_to_level_3_and_5_to_10_above(sheet: ClassSheet) -> None:
    for steps in sheet.lines.values():
        for step in steps:
            assert step.cost == 5 if step.level <= 3 else 5 <= step.cost <= 10


@rule("DA-0116", "DA-C34", "DA-C42")
@pytest.mark.parametrize("sheet", BOX[CLASSES].values(), ids=list(BOX[CLASSES]))
def test_every_class_can_enhance_health_twice(sheet: ClassSheet) -> None:
    steps = [(step.level, step.cost, words.MAX_HEALTH.of(step.gives)) for step in sheet.lines["enhance-health"]]
    assert steps == [(2, 5, (1,)), (4, 5, (2,))]


RANGER = BOX[CLASSES]["nightshade-ranger"]


def steps_of(line: str) -> list[tuple[int, int, Effects]]:
    return [(step.level, step.cost, step.powers[0].do if step.powers else step.gives) for step in RANGER.lines[line]]


@rule("DA-C32", "DA-C33")
def test_the_ranger_finds_weakness_and_is_slippery() -> None:
    (power,) = RANGER.signature.powers
    assert (power.when, words.REROLL.of(power.do)) == ("attack", (words.Side.DEFENSE,))
    assert words.SLIPPERY.of(RANGER.free.gives)


@rule("DA-C35")
def test_the_ranger_takes_defense_dice_when_hunting_in_shadow() -> None:
    assert [(level, words.DEFENDER_DICE.of(do)) for level, _, do in steps_of("shadow-hunter")] == [
        (2, (-1,)),
        (4, (-2,)),
    ]
    assert all(power.needs == ("shadow",) for step in RANGER.lines["shadow-hunter"] for power in step.powers)


@rule("DA-C36")
def test_the_ranger_rolls_ranged_attacks_again() -> None:
    assert [(level, cost, words.REROLL.of(do)) for level, cost, do in steps_of("ranged-specialist")] == [
        (1, 5, (words.Side.ATTACK,)),
        (3, 5, (words.Side.EITHER,)),
    ]


@rule("DA-C37", "DA-G36")
def test_the_ranger_halves_wounds_at_level_5() -> None:
    ((level, cost, gives),) = steps_of("defense-training")
    assert (level, cost) == (5, 5)
    assert words.HALVE_WOUNDS.of(gives)


@rule("DA-C38", "DA-G36", "DA-G37")
def test_the_ranger_mends_then_flips_blanks() -> None:
    mend, flip, flip_all = steps_of("precise-aim")
    assert (mend[0], words.MEND_BLANK.of(mend[2])) == (1, (1,))
    assert (flip[0], words.FLIP_BLANKS.of(flip[2])) == (3, (1,))
    assert (flip_all[0], words.FLIP_BLANKS.of(flip_all[2])) == (5, (6,))


@rule("DA-C39", "DA-G36")
def test_the_rangers_second_safe_shot_adds_an_attack_die() -> None:
    (first, _, plain), (second, _, better) = steps_of("safe-shot")
    assert (first, second) == (2, 4)
    assert words.SAFE_SHOT.of(plain)[0].powers == ()
    (power,) = words.SAFE_SHOT.of(better)[0].powers
    assert (power.when, words.ATTACK_DICE.of(power.do)) == ("ranged", (1,))


@rule("DA-C40", "DA-G38")
def test_the_charge_line_is_plain_then_rolls_again_then_hits_three_more() -> None:
    line = BOX[CLASSES]["shadow-barbarian"].lines["charge"]
    assert [step.level for step in line] == [1, 2, 4]
    plain, again, harder = (words.CHARGE.of(step.gives)[0].powers for step in line)
    assert plain == ()
    assert words.REROLL.of(again[0].do) == (words.Side.ATTACK,)
    assert words.HITS.of(harder[0].do) == (3,)
    assert not words.REROLL.of(harder[0].do)


@rule("DA-C41", "DA-G35")
def test_the_paladin_guards_allies_and_bears_a_shield_for_them() -> None:
    paladin = BOX[CLASSES]["paladin-of-fury"]
    assert words.BULWARK.of(paladin.free.gives)
    assert all(power.when == "defense" and power.allies for power in paladin.signature.powers)
    line = [power for step in paladin.lines["shield-bearer"] for power in step.powers]
    assert all(power.needs == ("shield",) for power in line)
    assert [power.allies for power in line] == [False, True, True]
