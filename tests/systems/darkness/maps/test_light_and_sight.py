"""1.5 and 1.6 Zones, light and shadow, line of sight, as far as they concern Actors."""

from __future__ import annotations

from systems.darkness.build import dice, end_turn, enemy, first, foe, hero, named, offered, position, take, until, zone
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule

CORNER = """
    #######
    #* l l#
    ##### #
    #    d#
    #######
"""
"""From a1 one sees along the row, not c2 round the corner, which is dark."""


@rule("DA-0054", "DA-0055")
def test_a_shadow_skill_of_a_hero_works_in_a_shadow_zone_only() -> None:
    def hits(at: str) -> int:
        table = position(heroes=[hero("sibyl", at)], foes=[foe("orc-flayers-1a", "b1")])
        dice(table, "h h")
        take(table, "ranged")
        assert table.state.fight is not None
        return table.state.fight.attack.shown.value + total(table.state.fight.attack.more)

    assert (hits("d1"), hits("a1")) == (3, 2)


@rule("DA-0054", "DA-0055")
def test_a_shadow_skill_of_an_enemy_works_in_a_shadow_zone_only() -> None:
    def red(at: str) -> int:
        table = position(heroes=[hero("bjorn", at)], foes=[foe("dwarf-warriors-3b", at)], do="enemies")
        assert table.state.fight is not None
        return table.state.fight.attack.better

    assert (red("d1"), red("a1")) == (1, 0)


@rule("DA-0056")
def test_a_hero_in_shadow_and_out_of_sight_is_ignored_in_the_enemies_phase() -> None:
    hidden = hero("bjorn", "c2", xp=20)
    table = position(
        sketch=CORNER, heroes=[hidden, hero("sibyl", "c1")], foes=[foe("goblin-archers-1a", "a1")], do="enemies"
    )
    assert table.state.fight is not None
    assert table.state.fight.defense.who == 2


@rule("DA-0056")
def test_an_enemy_does_not_go_for_a_hero_in_shadow_and_out_of_sight() -> None:
    table = position(sketch=CORNER, heroes=[hero("bjorn", "c2")], foes=[foe("high-troll-lesser", "a1")], do="enemies")
    assert named(table, enemy(table).at) == "a1"


@rule("DA-0056")
def test_a_hero_who_steps_into_shadow_out_of_sight_is_not_attacked_back() -> None:
    table = position(sketch=CORNER, heroes=[hero("sibyl", "c1")], foes=[foe("goblin-archers-1a", "a1")])
    take(table, "ranged")
    until(table, "hero-action")
    take(take(table, "move"), "step", at="c2")
    take(table, "stop")
    end_turn(table)
    assert table.over
    assert table.state.fight is not None
    assert table.state.fight.attack.who == first(table).id


@rule("DA-0057")
def test_a_hero_in_shadow_but_in_sight_is_attacked() -> None:
    table = position(heroes=[hero("bjorn", "d1")], foes=[foe("goblin-archers-1a", "a1")], do="enemies")
    assert table.state.fight is not None
    assert table.state.fight.defense.who == first(table).id


@rule("DA-0060")
def test_shadow_does_not_stop_sight() -> None:
    board = """
        #########
        #* d d l#
        #########
    """
    table = position(sketch=board, heroes=[hero("sibyl", "a1")], foes=[foe("orc-flayers-1a", "d1")])
    assert [option.at for option in offered(table, "ranged")] == [zone(table, "d1")]
