"""Where the Artificial Dark Player places creatures.  UN-0679 to UN-0703"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import Play, hero, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import Posse, SpawnRow
from undercroft.systems.universalis.cards.people import Placement, person, worth
from undercroft.systems.universalis.dungeon.arrivals import entries, thief_squares
from undercroft.systems.universalis.dungeon.placing import places_for
from undercroft.systems.universalis.state import Character

ROOM = rooms([3, 5], 7, {0: (4, "/")})
HALL = rooms([3, 8], 7, {0: (4, "/")})
PASSAGE = rooms([3, 6], 2, {0: (1, "/")})
OBSTACLES, ENCOUNTER = 1, 3
AXE, SPEAR, ARCHER = ("orc-warrior", 0), ("orc-warrior", 2), ("orc-archer", 0)
CHAIN = rooms([4, 5, 6], 5, {0: (3, "/"), 1: (3, "/")})


def looking(board: str, at: str = "c4", **more: Any) -> Play:
    """A hero before an arrow to a section nobody has seen, with an Encounter card on top of the deck."""
    place = {"reserve": 200, "group": 10, "decks": {"encounters": ["enemy-spotted"]}}
    return position(board, T=hero("taeral", at=at), turn="heroes", **{**place, **more})


def met(
    play: Play, *group: Placement, die: int = OBSTACLES, skills: tuple[int, ...] = (5,)
) -> list[tuple[Character, str]]:
    """The hero reveals the section, and each card brings this group: those who are placed and where, in that order.

    In a large section a card comes by itself, and another one by the `die`; `skills` are the dice for extra skills.
    """
    posses = tuple(Posse(card, set=number) for card, number in group)
    row = SpawnRow(wandering=posses, spotted=posses, special=posses)
    plan = play.game.plan
    sheet, large = plan.quest, plan.sections[1].large
    learns = [*skills] * sum(person(card).size >= 3 for card, _ in group)
    more = [1] * (die == ENCOUNTER)
    play.chance.left = [*([1, *learns, die, *more] if large else [ENCOUNTER, 1, *learns]), *[6, 5, 2, 1] * 9]
    plan.quest = msgspec.structs.replace(sheet, faction=None, spawn={"1": row})
    try:
        if play.asks() == "next-hero":
            play.take("T acts")
        play.table.choose(next(one for one in play.table.ask.options if one.act == "reveal"))
    finally:
        plan.quest = sheet
    return [(play.game.character(event.who), plan.board.name(event.at)) for event in play.events("placed")]


def placed(play: Play, *group: Placement) -> list[tuple[str, str]]:
    """Each creature and the square of its north-west corner, in the order of placing."""
    return [(one.card, at) for one, at in met(play, *group)]


def spots(play: Play, *group: Placement, die: int = OBSTACLES) -> list[str]:
    return [at for _, at in met(play, *group, die=die)]


def armed(play: Play, *group: Placement) -> list[str]:
    """What those who are placed have in hand first, in the order of placing."""
    return [one.hands[0] for one, _ in met(play, *group)]


@rule("UN-0687", "UN-X87")
def test_the_first_creature_stands_opposite_the_hero_three_squares_off():
    assert spots(looking(ROOM), AXE, AXE)[0] == "f4"


@rule("UN-0688", "UN-0685", "UN-X87")
def test_the_others_follow_to_his_right_then_row_after_row_touching_only_by_corners():
    assert spots(looking(ROOM), *[AXE] * 6) == ["f4", "f6", "f2", "g5", "g7", "g3"]


@rule("UN-0685", "UN-X87")
def test_the_cheapest_are_placed_first():
    found = placed(looking(ROOM), ("black-orc", 0), AXE, ("dire-wolf", 0), AXE)
    assert [card for card, _ in found] == ["orc-warrior", "orc-warrior", "dire-wolf", "black-orc"]


@rule("UN-0686", "UN-X87")
def test_in_rooms_long_weapons_come_after_others_of_their_value_and_shooters_last():
    assert armed(looking(ROOM), ARCHER, SPEAR, AXE, ARCHER, AXE) == ["axe", "axe", "spear", "short-bow", "short-bow"]


@rule("UN-0686")
def test_in_rooms_casters_come_with_the_shooters():
    found = placed(looking(ROOM), ("orc-shaman", 0), ("orc-champion", 0))
    assert [card for card, _ in found] == ["orc-champion", "orc-shaman"]


@rule("UN-0689", "UN-X88")
@pytest.mark.parametrize("kind", ["column", "cupboard"])
def test_squares_of_high_or_impassable_furniture_are_skipped(kind):
    play = looking(ROOM, furniture=[{"kind": kind, "at": "f4"}])
    assert "f4" not in spots(play, AXE, AXE)


@rule("UN-0689")
def test_a_square_with_a_creature_is_skipped_and_the_next_one_used():
    play = looking(HALL, decks={"encounters": ["enemy-spotted", "enemy-spotted"]})
    first, second = spots(play, AXE, die=ENCOUNTER)
    assert first == spots(looking(HALL), AXE)[0]
    board = play.game.plan.board
    assert board.distance(board.parse(first), board.parse(second)) == 1


@rule("UN-0690", "UN-X88")
def test_a_table_is_stood_on_and_gives_higher_ground():
    play = looking(ROOM, furniture=[{"kind": "table", "at": "f4"}])
    at = spots(play, AXE, AXE)[0]
    assert at == "f4"
    assert play.game.terrain.level(1 << play.game.plan.board.parse(at)) == 1


@rule("UN-0691", "UN-X88")
def test_when_the_pattern_is_full_the_gaps_are_filled_from_the_first_row():
    small = rooms([3, 4], 3, {0: (2, "/")})
    play = looking(small, "c2")
    assert spots(play, *[AXE] * 6) == ["f2", "g3", "g1", "f3", "f1", "g2"]


@rule("UN-0692", "UN-X88")
def test_creatures_without_a_square_more_than_two_off_are_not_placed():
    small = rooms([3, 4], 3, {0: (2, "/")})
    play = looking(small, "c2")
    assert len(spots(play, *[AXE] * 7)) == 6


@rule("UN-0692", "UN-0646")
def test_creatures_that_are_not_placed_are_not_paid_for():
    small = rooms([3, 3], 1, {0: (1, "/")})
    cards = {"encounters": ["enemy-spotted"]}
    play = position(
        small, T=hero("taeral", at="c1"), turn="heroes", dice=[3, 1, 6, 5, 2, 1], reserve=10, group=10, decks=cards
    )
    play.take("T reveals d1")
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior"]
    assert play.state.reserve == 9


@rule("UN-0693")
def test_a_large_creature_may_stretch_beyond_its_square_of_the_pattern():
    play = looking(ROOM, furniture=[{"kind": "column", "at": "f5"}])
    assert spots(play, ("troll", 0)) == ["f3"]


@rule("UN-0693")
@pytest.mark.parametrize(("more", "corner"), [({}, "h3"), ({"S": hero(at="k3")}, "g3")])
def test_all_of_a_large_base_is_more_than_two_squares_from_every_hero(more, corner):
    play = looking(rooms([4, 6, 4], 5, {0: (3, "/"), 1: (3, "/")}), "d3", explored=["k3"], **more)
    assert spots(play, ("troll", 0)) == [corner]


@rule("UN-0694")
def test_in_a_large_room_nobody_stands_beside_another_even_by_corners():
    play = looking(HALL)
    board = play.game.plan.board
    found = [board.parse(at) for at in spots(play, *[AXE] * 8)]
    assert min(board.distance(a, b) for a in found for b in found if a != b) == 2


@rule("UN-0694")
def test_in_a_large_room_creatures_stand_close_where_there_is_no_other_way():
    assert len(spots(looking(HALL), *[AXE] * 30)) == 30


@rule("UN-0695")
def test_a_single_creature_stands_in_the_middle_of_the_room():
    assert spots(looking(ROOM), AXE) == ["f4"]


@rule("UN-0695")
def test_of_two_middle_squares_a_single_creature_takes_the_one_farther_off():
    wide = rooms([3, 6], 7, {0: (4, "/")})
    assert spots(looking(wide), AXE) == ["g4"]


@rule("UN-0696", "UN-0698", "UN-G35")
def test_in_corridors_creatures_zigzag_from_the_far_end_beginning_before_the_hero():
    assert spots(looking(PASSAGE, "c1", corridor=True), *[AXE] * 4) == ["i1", "h2", "g1", "f2"]


@rule("UN-0698")
def test_in_corridors_the_first_creature_stands_on_the_heros_side():
    passage = rooms([3, 6], 2, {0: (2, "/")})
    assert spots(looking(passage, "c2", corridor=True), *[AXE] * 4) == ["i2", "h1", "g2", "f1"]


@rule("UN-0696", "UN-X89")
def test_a_corridor_with_one_square_far_enough_holds_one_creature():
    play = looking(rooms([3, 3], 1, {0: (1, "/")}), "c1", corridor=True)
    assert spots(play, AXE, AXE) == ["f1"]


@rule("UN-0700", "UN-X89")
def test_a_corridor_with_no_square_far_enough_holds_nobody():
    play = looking(rooms([3, 2], 1, {0: (1, "/")}), "c1", corridor=True)
    assert spots(play, AXE, AXE) == []


@rule("UN-0697")
def test_in_corridors_long_weapons_come_last():
    assert armed(looking(PASSAGE, "c1", corridor=True), SPEAR, ARCHER, AXE) == ["axe", "short-bow", "spear"]


@rule("UN-0699")
def test_in_corridors_high_furniture_is_left_out_and_low_is_not():
    play = looking(PASSAGE, "c1", corridor=True, furniture=[{"kind": "cupboard", "at": "i1"}])
    found = spots(play, *[AXE] * 8)
    assert "i1" not in found
    low = looking(PASSAGE, "c1", corridor=True, furniture=[{"kind": "altar", "at": "i1"}])
    assert "i1" in spots(low, *[AXE] * 8)


@rule("UN-0684", "UN-0682")
@pytest.mark.parametrize(
    ("dice", "extra", "cost"), [((1, 1), ("strong",), 1), ((1, 2), ("rock-throwing", "strong"), 3)]
)
def test_a_die_for_a_skill_that_a_large_creature_has_by_then_brings_and_costs_nothing(dice, extra, cost):
    play = looking(ROOM, S=hero(at="a7"))
    ((creature, _),) = met(play, ("troll", 0), skills=dice)
    assert creature.extra == extra
    assert play.state.reserve == 200 - worth(("troll", 0)) - cost


@rule("UN-0680")
def test_a_creature_faces_the_nearest_hero():
    cards = {"encounters": ["wandering-creature"]}
    people = {"T": hero("taeral", at="c4"), "S": hero(at="a1")}
    play = position(ROOM, turn="heroes", dice=[3, 1, 6, 5, 2, 1], reserve=10, group=10, decks=cards, **people)
    play.take("T acts", "T reveals d4")
    assert {creature.facing for creature in play.state.creatures} <= {5, 6, 7}


# Thief!, Ambush! and Reinforcements


def chain(**more: Any) -> Play:
    return position(CHAIN, turn="heroes", reserve=20, group=20, **more)


@rule("UN-0702", "UN-0703", "UN-X91")
def test_ambushers_come_to_an_explored_section_next_to_the_heroes_and_never_beyond():
    play = chain(T=hero("taeral", at="b3"), explored=["f3"])
    assert [entry.section for entry in entries(play.game)] == [1]


@rule("UN-0703", "UN-X91")
def test_nobody_comes_to_a_section_nobody_has_seen():
    assert entries(chain(T=hero("taeral", at="b3")).game) == []


@rule("UN-0619", "UN-0702")
def test_nobody_comes_where_the_heroes_began():
    play = chain(T=hero("taeral", at="g3"), explored=["a1"], start=["a3"])
    assert entries(play.game) == []


@rule("UN-0619", "UN-0702")
@pytest.mark.parametrize(("start", "come"), [("a3", False), ("h3", True)])
def test_ambushers_do_not_come_to_the_section_where_the_heroes_began(start, come):
    play = chain(
        T=hero("taeral", at="e3"),
        S=hero(at="e5"),
        explored=["a1"],
        start=[start],
        decks={"obstacles": ["ambush"]},
        dice=[OBSTACLES, *([1] if come else []), *[6, 5, 1, 2] * 9],
    )
    play.take("T acts", "T moves to h3")
    assert bool(play.state.creatures) is come
    assert {play.game.section(one) for one in play.state.creatures} <= {0}


@rule("UN-0622")
def test_nobody_comes_a_third_time_to_a_section():
    play = chain(T=hero("taeral", at="b3"), explored=["f3"])
    play.state.tried = ("encounter 1", "encounter 1")
    assert entries(play.game) == []


@rule("UN-0702", "UN-X91")
def test_ambushers_stand_as_if_somebody_had_looked_in_from_the_access():
    play = chain(T=hero("taeral", at="a1"), explored=["f3"])
    (entry,) = entries(play.game)
    name = play.game.plan.board.name
    assert [name(at) for _, at in places_for(play.game, entry, [AXE, AXE])] == ["g3", "g5"]


@rule("UN-0318", "UN-X68", "UN-G24")
def test_ambushers_stand_more_than_two_squares_from_everybody():
    play = chain(T=hero("taeral", at="b3"), S=hero(at="f3"), explored=["f3", "l3"])
    board = play.game.plan.board
    for entry in entries(play.game):
        for _, at in places_for(play.game, entry, [AXE] * 6):
            assert min(board.distance(play.who(name).at, at) for name in "TS") > 2


@rule("UN-0701", "UN-X90", "UN-C116")
def test_a_thief_stands_three_squares_from_its_hero_and_no_closer_to_others():
    play = chain(T=hero("taeral", at="a3"), S=hero(at="a1"))
    board = play.game.plan.board
    found = [at for at in range(board.stride * 6) if thief_squares(play.game, play.who("S")) >> at & 1]
    assert found
    assert {board.distance(play.who("S").at, at) for at in found} == {3}
    assert all(board.distance(play.who("T").at, at) >= 3 for at in found)


@rule("UN-0701")
def test_a_thief_that_has_no_room_in_the_heroes_section_comes_to_an_explored_one_next_to_it():
    board = rooms([2, 5], 1, {0: (1, "/")})
    play = position(board, turn="heroes", T=hero("taeral", at="b1"), explored=["d1"])
    assert thief_squares(play.game, play.who("T")) == 1 << play.game.plan.board.parse("e1")
