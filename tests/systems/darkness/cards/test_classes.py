"""Heroes and class sheets."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES, ClassSheet


@rule("DA-0097")
def test_a_heros_shadow_skill_needs_shadow_and_the_special_skill_does_not() -> None:
    for hero in BOX[HEROES].values():
        assert all("shadow" in power.needs for power in hero.shadow.powers)
        assert hero.shadow.powers
        assert not hero.shadow.gives
        assert not any("shadow" in power.needs for power in hero.special.powers)


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
