"""The Artificial Dark Player's Obstacle and Power cards.  UN-0650 to UN-0662, UN-0671 to UN-0678, UN-0739, UN-0741"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, PowerDie
from undercroft.systems.universalis.cards.definitions import DARK_CARDS, FACTIONS

ROOM = rooms([6, 6], 5, {0: (3, "/")})
DOOR = rooms([6, 6], 5, {0: (3, "=")})
CHAIN = rooms([5, 6, 3], 5, {0: (3, "/"), 1: (3, "=")})
OBSTACLES, ENCOUNTER, POWER = 1, 3, 5
NOTHING = POWER


def exploring(board: str = ROOM, *cards: str, dice: list[int], at: str = "a3", **more: Any) -> Play:
    """Taeral and far from him Shara, with these Obstacle cards to come."""
    given = {"reserve": 10, "group": 10, "turn": "T", **more}
    people = {"T": hero("taeral", at=at), "S": hero(at=given.pop("friend", "a1"))}
    return position(board, dice=dice, decks={"obstacles": list(cards[::-1])}, **people, **given)


def rolls(play: Play) -> int:
    return play.rolled("scenario-obstacles")


# when the die is rolled


@rule("UN-0650")
def test_the_die_is_rolled_when_somebody_declares_to_reveal_a_section():
    play = exploring(ROOM, "pit", dice=[NOTHING, NOTHING], at="f3").take("T reveals g3")
    assert rolls(play) == 1


@rule("UN-0651")
def test_the_die_is_rolled_when_somebody_declares_to_open_an_unexplored_door():
    play = exploring(DOOR, "pit", dice=[NOTHING, NOTHING], at="f3").take("T opens g3")
    assert rolls(play) == 1


@rule("UN-0655", "UN-0598", "UN-X96")
def test_the_die_is_rolled_on_the_first_square_outside_a_safety_zone():
    play = exploring(ROOM, "pit", dice=[NOTHING], at="a3", friend="a5").take("T moves to e2")
    assert rolls(play) == 1


@rule("UN-0655", "UN-0598", "UN-X97")
def test_no_die_is_rolled_for_two_squares():
    play = exploring(ROOM, "pit", dice=[], at="a3").take("T moves to c3")
    assert rolls(play) == 0


@rule("UN-0655", "UN-0599")
def test_no_die_is_rolled_near_an_ally():
    play = exploring(ROOM, "pit", dice=[], at="a3", friend="d3").take("T moves to d2")
    assert rolls(play) == 0


@rule("UN-0767", "UN-0755")
def test_the_safety_zone_of_a_hero_alone_has_a_radius_of_three():
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["pit"]}}
    play = position(ROOM, T=hero("taeral", at="a3"), turn="T", **place)
    play.take("T moves to d3")
    assert rolls(play) == 0


@rule("UN-0658")
def test_no_die_is_rolled_where_heroes_and_creatures_share_a_section():
    play = exploring(ROOM, "pit", dice=[], at="a3", friend="a5", k=orc(at="f1")).take("T moves to e4")
    assert rolls(play) == 0


@rule("UN-0658")
def test_the_die_is_rolled_for_revealing_even_where_creatures_are():
    play = exploring(ROOM, "pit", dice=[NOTHING, NOTHING], at="f3", k=orc(at="a5")).take("T reveals g3")
    assert rolls(play) == 1


# what the card does


@rule("UN-0656", "UN-0646", "UN-X96")
def test_an_obstacle_that_fits_and_can_be_paid_is_activated():
    play = exploring(ROOM, "stake", dice=[OBSTACLES, 1, 2, 1, 1, 1, 1], at="a3", friend="a5").take("T moves to e2")
    assert play.state.reserve == 10 - 2
    assert play.see("T")["at"] in ("d3", "d2")
    assert play.state.piles["spent"].discards == ("stake",)


@rule("UN-0648", "UN-0677", "UN-X86")
def test_a_card_for_doors_is_discarded_in_a_corridor_for_its_points():
    play = exploring(ROOM, "closing-walls", dice=[OBSTACLES], at="a3", friend="a5", corridor=True).take("T moves to e2")
    assert play.state.reserve == 10 + 2
    assert play.see("T")["at"] == "e2"


@rule("UN-0656", "UN-0677")
def test_a_card_that_cannot_be_paid_is_discarded_for_its_points():
    play = exploring(ROOM, "electric-shock", dice=[OBSTACLES], friend="a5", reserve=2).take("T moves to e2")
    assert play.state.reserve == 2 + 2


@rule("UN-0678", "UN-X86")
def test_a_locked_door_that_is_drawn_too_early_lies_face_up_unpaid():
    play = exploring(DOOR, "locked-door", dice=[OBSTACLES], friend="a5").take("T moves to e2")
    assert play.state.waiting == ("locked-door",)
    assert play.state.reserve == 10


@rule("UN-0678", "UN-X86")
def test_a_locked_door_that_waited_is_paid_for_when_a_door_is_tried_and_no_die_is_rolled():
    play = exploring(DOOR, "pit", dice=[], at="f3")
    play.state.waiting = ("locked-door",)
    play.take("T opens g3")
    assert rolls(play) == 0
    assert (play.state.reserve, play.state.waiting) == (9, ())
    assert play.see("table")["sections"] == ["s1"]


@rule("UN-0659")
def test_no_die_is_rolled_for_a_door_where_an_obstacle_was_activated():
    play = exploring(DOOR, "pit", dice=[], at="f3")
    play.state.waiting = ("locked-door",)
    play.take("T opens g3")
    fixed = exploring(DOOR, "locked-door", "pit", dice=[OBSTACLES, 6, 6, NOTHING], at="f3").take("T opens g3")
    before = rolls(fixed)
    fixed.take("T unlocks the door")
    assert (before, rolls(fixed)) == (1, 1)


@rule("UN-0661")
def test_no_die_is_rolled_beside_another_obstacle():
    play = exploring(ROOM, "stake", "stake", dice=[OBSTACLES, 6, 6], friend="a5")
    play.take("T moves to d3")
    assert rolls(play) == 1
    again = position(ROOM, turn="T", T=hero("taeral", at="b3"), S=hero(at="a5"), decks={"obstacles": ["stake"]})
    (trap,) = play.state.obstacles
    there = int(play.game.plan.board.parse("e3"))
    again.state.obstacles = (msgspec.structs.replace(trap, squares=(there,)),)
    again.take("T moves to e4")
    assert rolls(again) == 0


@rule("UN-0662", "UN-0604", "UN-0605")
def test_a_trap_that_is_detected_lies_dormant_and_the_hero_steps_back():
    play = exploring(ROOM, "stake", dice=[OBSTACLES, 6, 6], friend="a5").take("T moves to d3")
    (trap,) = play.state.obstacles
    assert trap.dormant
    assert play.see("T")["at"] == "c3"


@rule("UN-0662", "UN-0610", "UN-X70")
def test_a_trap_that_is_not_detected_ends_the_activation():
    play = exploring(ROOM, "stake", dice=[OBSTACLES, 1, 2, 1, 1, 1, 1], friend="a5").take("T moves to d3")
    assert play.see("T")["activated"]


@rule("UN-0739")
@pytest.mark.parametrize(("group", "n"), [(75, 1), (76, 2)])
def test_over_75_the_die_is_rolled_once_more_where_it_activated_nothing(group, n):
    play = exploring(ROOM, "stake", dice=[NOTHING, NOTHING], friend="a5", group=group).take("T moves to d3")
    assert rolls(play) == n


@rule("UN-0739")
def test_over_75_nothing_is_rolled_again_after_an_obstacle():
    play = exploring(ROOM, "stake", dice=[OBSTACLES, 6, 6], friend="a5", group=76).take("T moves to d3")
    assert rolls(play) == 1


@rule("UN-0743")
def test_over_175_traps_cost_twice_as_much_and_are_harder_to_detect():
    easy = exploring(ROOM, "stake", dice=[OBSTACLES, 5, 3], friend="a5", group=10).take("T moves to d3")
    assert easy.state.obstacles[0].dormant
    hard = exploring(ROOM, "stake", dice=[OBSTACLES, 5, 3, 1, 1, 1, 1], friend="a5", group=176).take("T moves to d3")
    assert not hard.state.obstacles[0].dormant
    assert (easy.state.reserve, hard.state.reserve) == (8, 6)


# Thief! and Ambush!


@rule("UN-0657", "UN-0701", "UN-0312")
def test_a_thief_among_the_obstacles_comes_three_squares_from_a_hero_and_initiative_is_rolled():
    play = exploring(ROOM, "thief", dice=[OBSTACLES, 6, 5, 1, 2], friend="a5", turn="heroes")
    play.take("T acts", "T moves to d3").on()
    (creature,) = play.state.creatures
    assert "thief" in play.game.person(creature).skills
    assert play.rolled("initiative") == 1
    assert play.state.reserve == 9


@rule("UN-0657", "UN-0677")
def test_a_thief_that_cannot_be_paid_is_discarded_for_its_points():
    play = exploring(ROOM, "thief", dice=[OBSTACLES], friend="a5", turn="heroes", reserve=0)
    play.take("T acts", "T moves to d3")
    assert (play.state.creatures, play.state.reserve) == ([], BOX[DARK_CARDS]["thief"].discard)


@rule("UN-0701")
def test_a_thief_comes_to_the_hero_of_the_worst_perception():
    play = exploring(ROOM, "thief", dice=[OBSTACLES, 6, 5, 1, 2], friend="a5", turn="heroes")
    play.take("T acts", "T moves to d3").on()
    (creature,) = play.state.creatures
    assert play.game.kit(play.who("S")).perception < play.game.kit(play.who("T")).perception
    assert play.game.plan.board.distance(creature.at, play.who("S").at) == 3


@rule("UN-0657", "UN-0702", "UN-0314", "UN-X91")
@pytest.mark.parametrize(("dice", "side"), [([6, 5, 1, 2], "heroes"), ([1, 2, 6, 5], "dark")])
def test_an_ambush_ends_the_heroes_turn_or_begins_a_new_one(dice, side):
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["ambush"]}, "explored": ["g3"]}
    people = {"T": hero("taeral", at="a3"), "S": hero(at="a5")}
    play = position(CHAIN, turn="heroes", dice=[OBSTACLES, 1, *dice, *[1] * 60], **people, **place)
    play.take("T acts", "T moves to d3")
    assert len(play.state.creatures) == 4
    assert {creature.home for creature in play.state.creatures} == {1}
    if side == "heroes":
        assert (play.see("table")["side"], play.state.round) == ("heroes", 3)
    else:
        assert play.rolled("attack") + play.rolled("shot") + play.rolled("run") > 0


@rule("UN-0657", "UN-G10")
def test_an_ambush_in_a_combat_turn_is_discarded():
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["ambush"]}, "explored": ["g3"]}
    people = {"T": hero("taeral", at="a3"), "S": hero(at="a5"), "k": orc(at="k3")}
    play = position(rooms([5, 6, 3], 5, {0: (3, "/"), 1: (1, "=")}), turn="heroes", dice=[OBSTACLES], **people, **place)
    play.take("T acts", "T moves to d3")
    assert len(play.state.creatures) == 1
    assert play.state.reserve == 10 + 2


@rule("UN-0756")
def test_ambushers_of_a_hero_alone_are_wandering_creatures():
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["ambush"]}, "explored": ["g3"]}
    play = position(CHAIN, turn="T", dice=[OBSTACLES, 1, 6, 5, 1, 2], T=hero("taeral", at="a3"), **place)
    play.state.agenda.insert(0, EndHeroesTurn())
    play.take("T moves to e4")
    assert sorted(creature.card for creature in play.state.creatures) == ["orc-archer", "orc-warrior"]


@rule("UN-0665", "UN-0756")
@pytest.mark.parametrize("heroes", [1, 2])
def test_a_large_section_brings_no_worse_ambush_to_one_hero_than_to_two(heroes):
    place = {"reserve": 30, "group": 10, "decks": {"obstacles": ["ambush"]}, "explored": ["g3"]}
    people = dict(list({"T": hero("taeral", at="a3"), "S": hero(at="a5")}.items())[:heroes])
    board = rooms([5, 8], 7, {0: (3, "/")})
    play = position(board, turn="heroes", dice=[OBSTACLES, 2, 6, 5, 1, 2], **people, **place)
    play.take(*(["T acts"] if heroes > 1 else []), "T moves to e4" if heroes == 1 else "T moves to d3")
    row = BOX[FACTIONS]["great-orc-clans"].spawn["1-2"]
    wanted = row.wandering if heroes == 1 else row.spotted
    assert len(play.state.creatures) == sum(posse.n for posse in wanted)
    assert sorted({one.card for one in play.state.creatures}) == sorted({posse.creature for posse in wanted})


# Power cards


def fighting(*cards: str, dice: list[int], **more: Any) -> Play:
    """An orc and Shara with the Dark Player's turn to begin."""
    given = {"reserve": 10, "group": 10, "S": hero(at="b2"), "k": orc(at="h6"), **more}
    return position(HALL, turn="S", dice=dice, do=[PowerDie()], decks={"powers": list(cards[::-1])}, **given)


@rule("UN-0671", "UN-0672", "UN-X97")
@pytest.mark.parametrize(("face", "fortune"), [(OBSTACLES, 0), (ENCOUNTER, 0), (POWER, 1)])
def test_before_its_creatures_act_in_a_combat_turn_the_die_may_bring_a_power(face, fortune):
    play = fighting("fortune", dice=[face])
    assert play.who("k").fortune == fortune


@rule("UN-0671")
def test_the_power_die_comes_before_any_creature_acts():
    play = position(
        HALL,
        turn="dark",
        dice=[POWER, 1, 2, 6, 6],
        S=hero(at="b2"),
        k=orc(at="c2"),
        reserve=10,
        decks={"powers": ["fortune"]},
    )
    kinds = [event.why for event in play.events("rolled")]
    assert kinds.index("scenario-power") < kinds.index("attack")


@rule("UN-0674", "UN-0646", "UN-X97")
def test_a_power_is_paid_for_when_it_is_activated():
    play = fighting("fortune", dice=[POWER])
    assert play.state.reserve == 10 - 2
    assert play.state.piles["spent"].discards == ("fortune",)


@rule("UN-0674")
def test_a_standing_power_holds_as_long_as_its_creature_is_there():
    play = fighting("giant-strength", dice=[POWER])
    assert play.who("k").powers == ("giant-strength",)
    assert play.see("k")["strength"] == 4


@rule("UN-0677")
def test_a_power_nobody_can_use_is_discarded_for_its_points():
    play = fighting("dark-pact", dice=[POWER])
    assert play.state.reserve == 10 + 2


@rule("UN-0677", "UN-0647")
def test_a_power_that_cannot_be_paid_is_discarded_for_its_points():
    play = fighting("skin-of-the-titan", dice=[POWER], reserve=5)
    assert play.state.reserve == 5 + 3


@rule("UN-0672")
def test_a_card_that_names_a_kind_goes_to_one_of_that_kind():
    play = fighting(
        "dark-pact", dice=[POWER], j={"creature": "orc-shaman", "at": "i7"}, b={"creature": "troll", "at": "f3"}
    )
    assert play.who("j").powers == ("dark-pact",)


@rule("UN-0673", "UN-X85")
def test_a_power_goes_to_the_creature_of_the_highest_value():
    play = fighting("fortune", dice=[POWER], j={"creature": "orc-champion", "at": "i7"})
    assert (play.who("k").fortune, play.who("j").fortune) == (0, 1)


@rule("UN-0673")
def test_the_leader_comes_before_all_others():
    play = fighting("fortune", dice=[POWER], k=orc(at="h6", leader=True), j={"creature": "orc-champion", "at": "i7"})
    assert (play.who("k").fortune, play.who("j").fortune) == (1, 0)


@rule("UN-0673", "UN-X97")
@pytest.mark.parametrize(("face", "lucky"), [(1, "k"), (2, "j")])
def test_of_equal_creatures_one_at_random_has_it(face, lucky):
    play = fighting("fortune", dice=[POWER, face], j=orc(at="i7"))
    assert play.who(lucky).fortune == 1


@rule("UN-0675", "UN-X85")
def test_two_fortune_cards_add_up_on_one_creature():
    place = {"reserve": 10, "group": 10, "decks": {"powers": ["fortune", "fortune"]}}
    do = [PowerDie(), PowerDie()]
    play = position(HALL, turn="S", dice=[POWER, POWER], do=do, S=hero(at="b2"), k=orc(at="h6"), **place)
    assert play.who("k").fortune == 2


@rule("UN-0676", "UN-0758", "UN-0755")
@pytest.mark.parametrize(("home", "alone", "certain"), [(0, False, True), (-1, False, False), (0, True, False)])
def test_against_enemies_of_the_main_room_a_power_comes_for_certain_but_not_to_a_hero_alone(home, alone, certain):
    people = {} if alone else {"T": hero("taeral", at="b3")}
    play = position(
        HALL, turn=["S", "dark"], dice=[OBSTACLES, 3, 3, 3], S=hero(at="b2"), k=orc(at="h6"), main=True, reserve=10,
        decks={"powers": ["fortune"]}, **people,
    )  # fmt: skip
    play.who("k").home = home
    play.take("S ends")
    assert (play.rolled("scenario-power") == 0, play.who("k").fortune == 1) == (certain, certain)


@rule("UN-0741")
@pytest.mark.parametrize(("group", "n"), [(125, 1), (126, 2)])
def test_over_125_the_power_die_is_rolled_once_more_where_it_activated_nothing(group, n):
    play = fighting("fortune", dice=[OBSTACLES, OBSTACLES], group=group)
    assert play.rolled("scenario-power") == n


@rule("UN-0674")
def test_onrush_lets_a_creature_act_twice_in_this_turn():
    place = {"reserve": 10, "decks": {"powers": ["onrush"]}}
    dice = [POWER, 1, 2, 6, 5, 1, 2, 6, 5]
    fighter = hero(at="b2", hands=["broadsword"])
    play = position(HALL, turn="dark", dice=dice, S=fighter, k=orc(at="c2", facing="west"), **place)
    assert play.rolled("attack") == 2


# Reinforcements


@rule("UN-0315", "UN-X31", "UN-X68", "UN-0316")
@pytest.mark.parametrize(("dice", "acted"), [([1, 2, 6, 5], True), ([6, 5, 1, 2], False)])
def test_reinforcements_act_at_once_if_they_win_initiative_and_wait_if_not(dice, acted):
    board = rooms([6, 6], 5, {0: (3, "/")})
    place = {"reserve": 10, "group": 10, "decks": {"powers": ["reinforcements"]}, "explored": ["h3"]}
    people = {"S": hero(at="b3"), "T": hero("taeral", at="a5"), "k": orc(at="c3", facing="west")}
    play = position(board, turn="dark", dice=[POWER, 1, *dice, *[1, 2, 6, 5] * 30], **people, **place)
    newcomers = [creature for creature in play.state.creatures if creature.id != play.names["k"]]
    assert len(newcomers) == 4
    moved = [event for event in play.events("moved") if event.who in {one.id for one in newcomers}]
    assert bool(moved or play.rolled("shot")) is acted
    assert play.rolled("attack") >= 1


@rule("UN-0702", "UN-0677")
def test_reinforcements_with_nowhere_to_come_to_are_discarded():
    play = fighting("reinforcements", dice=[POWER])
    assert play.state.reserve == 10 + 2
