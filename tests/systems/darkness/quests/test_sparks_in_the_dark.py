"""Quest 7: Sparks in the Dark."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    Figure,
    end_turn,
    enemy,
    finish,
    first,
    hero,
    named,
    offered,
    pick_up,
    position,
    prompt,
    take,
    tokens,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import ARTIFACTS
from undercroft.systems.darkness.cards.library import library

QUEST = "sparks-in-the-dark"
LEVERS, ROOM, EXIT = ("9r:1", "8v:3"), "3v:4", "3v:1"
BEFORE_THE_DOOR = "3v:5"


def round_with(*heroes: Figure) -> DarknessTable:
    """A Round starts with the Heroes where they are."""
    return position(QUEST, heroes=heroes, do="round")


def is_open(table: DarknessTable) -> bool:
    return not table.state.locked and not table.state.closed >> 14 & 1


@rule("DA-0434", "DA-0430")
def test_a_hero_at_each_lever_at_the_start_of_a_round_opens_the_locked_door() -> None:
    table = round_with(hero("bjorn", LEVERS[0]), hero("sibyl", LEVERS[1]))
    assert is_open(table)
    assert zone(table, ROOM) in table.game.view.neighbours[zone(table, BEFORE_THE_DOOR)]


@rule("DA-0434")
def test_one_lever_is_not_enough_for_two_heroes() -> None:
    assert not is_open(round_with(hero("bjorn", LEVERS[0]), hero("sibyl", LEVERS[0])))


@rule("DA-0434")
def test_levers_work_at_the_start_of_a_round_only() -> None:
    assert not is_open(position(QUEST, heroes=[hero("bjorn", LEVERS[0]), hero("sibyl", LEVERS[1])]))


@rule("DA-0011", "DA-0431")
def test_a_lone_hero_needs_only_one_lever() -> None:
    assert is_open(round_with(hero("bjorn", LEVERS[1])))


@rule("DA-0431")
def test_a_survivor_of_two_needs_both() -> None:
    assert not is_open(round_with(hero("bjorn", LEVERS[1]), hero("sibyl", "1r:8")))


@rule("DA-G123", "DA-0434")
def test_a_hero_just_resurrected_on_a_lever_counts() -> None:
    assert is_open(round_with(hero("bjorn", LEVERS[0]), hero("sibyl", LEVERS[1], dead=True, health=0)))


@rule("DA-0011", "DA-0430")
def test_heroes_cannot_open_the_locked_door_themselves() -> None:
    table = take(position(QUEST, heroes=[hero("bjorn", BEFORE_THE_DOOR)]), "move")
    assert zone(table, ROOM) not in [option.at for option in offered(table, "open")]


@rule("DA-0434", "DA-0302")
def test_levers_are_not_picked_up() -> None:
    assert not offered(take(position(QUEST, heroes=[hero("bjorn", LEVERS[0])]), "move"), "pick-up")


@rule("DA-0435")
def test_no_door_card_is_drawn_when_the_locked_door_opens() -> None:
    table = round_with(hero("bjorn", LEVERS[0]))
    assert is_open(table)
    assert not table.state.piles["door"].discards


@rule("DA-0436")
def test_a_greater_roaming_monster_is_in_the_locked_room_when_it_opens() -> None:
    table = round_with(hero("bjorn", LEVERS[0]))
    keeper = enemy(table, "keeper")
    assert table.game.card(keeper).greater
    assert named(table, keeper.at) == ROOM
    assert not keeper.counts


@rule("DA-0436")
def test_the_keeper_appears_once_only() -> None:
    table = position(QUEST, heroes=[hero("bjorn", LEVERS[0])], quest={"exit": 1}, do="round")
    assert not table.state.foes


@rule("DA-0433", "DA-0301")
def test_an_artifact_token_is_discarded_for_a_random_artifact() -> None:
    table = finish(pick_up(position(QUEST, heroes=[hero("bjorn", "2r:3")])))
    assert any(card in library()[ARTIFACTS] for card in first(table).cards())
    assert len(tokens(table, "artifact")) == 1


@rule("DA-0432", "DA-0304")
def test_nobody_leaves_while_the_door_is_locked() -> None:
    assert prompt(end_turn(position(QUEST, heroes=[hero("bjorn", EXIT)]))) != "leave"


@rule("DA-0432")
def test_the_quest_is_won_when_all_heroes_have_escaped() -> None:
    table = position(QUEST, heroes=[hero("bjorn", EXIT), hero("sibyl", EXIT, left=True)], quest={"exit": 1})
    assert won(take(end_turn(table), "yes")) is True


@rule("DA-0432")
def test_it_is_not_won_while_a_hero_is_left_behind() -> None:
    table = position(QUEST, heroes=[hero("bjorn", EXIT), hero("sibyl")], quest={"exit": 1})
    assert won(take(end_turn(table), "yes")) is None
