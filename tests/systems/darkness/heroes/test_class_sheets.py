"""1.11 The Class Sheet: skill lines in use."""

from __future__ import annotations

import pytest

from systems.darkness.build import first, hero, move, offered, position, take
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import BeginRound, Experience
from undercroft.systems.darkness.cards.kit import steps_in_force
from undercroft.systems.darkness.heroes.experience import sheet_of

LINE = "ranged-specialist"
BOARD = """
    #############
    #* l l l l l#
    #############
    level 1: a1
    level 3: d1
"""


def in_force(level: int, *skills: str) -> list[tuple[str, int]]:
    table = position(heroes=[hero("sibyl", skills=skills)], level=level)
    one = first(table)
    return [(line, step.level) for line, step in steps_in_force(sheet_of(one), one.skills, level)]


@rule("DA-0112")
def test_only_the_next_skill_of_a_line_can_be_acquired() -> None:
    table = position(heroes=[hero("sibyl", xp=15)], do=(Experience(),), level=5)
    assert [option.what for option in offered(table, "learn")].count("shadow-hunter") == 1
    take(table, "learn", what="shadow-hunter")
    assert steps_in_force(sheet_of(first(table)), first(table).skills, 5)[0][1].level == 2


@rule("DA-0113")
@pytest.mark.parametrize(("level", "used"), [(1, 1), (2, 1), (3, 3), (5, 3)])
def test_only_the_highest_acquired_skill_that_the_level_allows_is_in_effect(level: int, used: int) -> None:
    assert in_force(level, LINE, LINE) == [(LINE, used)]


@rule("DA-0114")
def test_a_lower_skill_stays_in_use_while_the_higher_one_is_not_acquired() -> None:
    assert in_force(5, LINE) == [(LINE, 1)]


@rule("DA-0115")
def test_a_skill_may_be_acquired_before_its_level() -> None:
    table = position(heroes=[hero("sibyl", xp=5, skills=(LINE,))], do=(Experience(),), level=1)
    take(table, "learn", what=LINE)
    assert in_force(1, *first(table).skills) == [(LINE, 1)]


@rule("DA-0115")
def test_a_skill_acquired_ahead_unlocks_when_its_level_is_reached() -> None:
    table = position(sketch=BOARD, heroes=[hero("sibyl", "c1", skills=(LINE, LINE))])
    move(table, "d1")
    assert [
        owned.power.do for owned in table.game.kit(first(table)).attack_skills["ranged"] if owned.source == LINE
    ] == [sheet_of(first(table)).lines[LINE][1].powers[0].do]


@rule("DA-0115")
def test_health_enhanced_ahead_is_gained_when_its_level_is_reached() -> None:
    board = BOARD.replace("level 3", "level 2")
    table = position(sketch=board, heroes=[hero("sibyl", "c1", health=3, skills=("enhance-health",))])
    assert table.game.max_health(first(table)) == 5
    move(table, "d1")
    assert (table.game.max_health(first(table)), first(table).health) == (6, 4)


@rule("DA-0117")
def test_an_acquired_skill_lasts_from_round_to_round() -> None:
    table = position(heroes=[hero("sibyl", xp=5)], do=(Experience(), BeginRound()))
    take(table, "learn", what=LINE)
    take(table, "end") if offered(table, "end") else None
    assert first(table).skills == (LINE,)
