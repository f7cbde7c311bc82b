"""Tutorial: Walking in the Dark."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    end_turn,
    finish,
    first,
    foe,
    hero,
    offered,
    pick_up,
    position,
    prompt,
    take,
    tokens,
    won,
)
from undercroft.proofs.checklist import rule

QUEST = "walking-in-the-dark"
KEY, EXIT = "8r:6", "8r:3"


def at_the_exit(**quest: int) -> DarknessTable:
    return position(QUEST, heroes=[hero("bjorn", EXIT)], quest=quest)


@rule("DA-0362")
def test_the_hero_who_picks_up_the_key_gains_3_xp() -> None:
    table = pick_up(position(QUEST, heroes=[hero("bjorn", KEY), "sibyl"]))
    assert [one.xp for one in table.state.heroes] == [3, 0]


@rule("DA-0362", "DA-0302")
def test_the_key_is_the_library_token_and_is_discarded() -> None:
    table = position(QUEST, heroes=[hero("bjorn", KEY)])
    assert len(tokens(table, "library")) == 1
    assert not tokens(pick_up(table), "library")


@rule("DA-0360", "DA-0304", "DA-G107")
def test_nobody_leaves_before_the_key_is_found() -> None:
    table = end_turn(at_the_exit())
    assert won(table) is None
    assert not first(table).left


@rule("DA-0360", "DA-G107", "DA-G109")
def test_with_the_key_found_a_hero_at_the_exit_wins_alone_without_any_artifact() -> None:
    table = take(end_turn(at_the_exit(exit=1)), "yes")
    assert won(table) is True


@rule("DA-0360")
def test_picking_up_the_key_opens_the_exit() -> None:
    assert pick_up(position(QUEST, heroes=[hero("bjorn", KEY)])).state.quest["exit"] == 1


@rule("DA-G107")
def test_with_the_exit_open_nobody_leaves_from_another_zone() -> None:
    assert prompt(end_turn(position(QUEST, heroes=[hero("bjorn", KEY)], quest={"exit": 1}))) != "leave"


@rule("DA-G107")
def test_a_hero_may_stay_at_the_exit() -> None:
    assert not first(take(end_turn(at_the_exit(exit=1)), "no")).left


@rule("DA-G107")
def test_an_enemy_on_its_feet_keeps_a_hero_from_leaving() -> None:
    table = position(QUEST, heroes=[hero("bjorn", EXIT)], foes=[foe("goblin-warriors-1a", EXIT)], quest={"exit": 1})
    assert prompt(end_turn(table)) != "leave"


@rule("DA-G107")
def test_a_stunned_enemy_does_not_keep_a_hero_from_leaving() -> None:
    table = position(
        QUEST, heroes=[hero("bjorn", EXIT)], foes=[foe("goblin-warriors-1a", EXIT, stunned=True)], quest={"exit": 1}
    )
    assert prompt(end_turn(table)) == "leave"


@rule("DA-G107")
def test_the_tutorial_is_won_only_when_every_hero_has_left() -> None:
    table = position(QUEST, heroes=[hero("bjorn", EXIT), "sibyl"], quest={"exit": 1})
    assert won(take(end_turn(table), "yes")) is None


@rule("DA-G108")
def test_a_killed_hero_must_rise_and_leave_too() -> None:
    table = position(QUEST, heroes=[hero("bjorn", EXIT), hero("sibyl", EXIT, dead=True, health=0)], quest={"exit": 1})
    assert won(finish(take(end_turn(table), "yes"))) is None


@rule("DA-G107")
def test_a_hero_who_has_left_is_ignored() -> None:
    table = position(
        QUEST,
        heroes=[hero("bjorn", EXIT, left=True), hero("sibyl", "6v:4")],
        foes=[foe("goblin-archers-1a", "8r:2")],
        do="enemies",
    )
    assert first(finish(table)).health == 5


@rule("DA-0360")
def test_the_goals_show_key_and_exit() -> None:
    names = [goal.name for goal in at_the_exit().scene(first(at_the_exit()).seat).goals]
    assert names == ["darkness-goal-key", "darkness-goal-exit"]


def test_leaving_is_offered_after_the_last_action_only() -> None:
    assert not offered(at_the_exit(exit=1), "yes")


@rule("DA-0360")
def test_nothing_is_found_or_open_before_the_key_and_one_key_is_all_there_is() -> None:
    table = position("walking-in-the-dark", heroes=[hero("bjorn", "8r:6")])
    assert (table.state.quest["key"], table.state.quest["exit"]) == (0, 0)
    pick_up(table)
    assert (table.state.quest["key"], table.state.quest["exit"]) == (1, 1)
