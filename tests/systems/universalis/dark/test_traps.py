"""1.25 The human Dark Player: when traps may be placed, and Safety Zones."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.dark.lairs import HERO
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions import disarm
from undercroft.systems.universalis.agenda import Act, EndActivation, ObstacleWindow, Recover
from undercroft.systems.universalis.dungeon.dark_hand import held, limit
from undercroft.systems.universalis.dungeon.obstacle_windows import barred, safety_zone
from undercroft.systems.universalis.dungeon.obstacles import fits
from undercroft.systems.universalis.ground.fixtures import alter
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.state import Fixture, Obstacle, State

DOOR = "+-+-+-+-+-+\n|. . S=. .|\n+-+-+-+-+-+"
CHEST = [{"kind": "chest", "at": "e3"}]
FAR = {"S": hero(at="b2")}
TURN = [Act(HERO), EndActivation(HERO)]


def walking(to: str, hand=("stake",), **more):
    """Shara walks through the hall, Taeral stays where he is."""
    people = more.pop("people", {"S": hero(at="b2", attributes={"movement": 9}), "T": hero("taeral", at="b9")})
    return position(HALL, **people, turn="S", hand=list(hand), reserve=9, **more).take(f"S moves to {to}")


@rule("UN-0597", "UN-0598")
def test_a_trap_may_come_on_the_third_square_of_a_walk():
    play = walking("h2")
    assert play.asks() == "obstacle"
    assert play.see("S")["at"] == "e2"


@rule("UN-0597", "UN-0156")
def test_a_trap_comes_to_a_large_hero_too_and_is_stepped_back_from():
    large = {"S": {"hero": "brumgar", "fortune": 0, "at": "b2"}, "T": hero("taeral", at="b9")}
    assert walking("d2", people=large).asks() == "act"
    play = walking("f2", people=large, dice=[6, 6])
    assert play.asks() == "obstacle"
    assert play.see("S")["covers"] == ["d2", "e2", "d3", "e3"]
    play.take("the dark player plays stake")
    assert (play.see("S")["at"], play.see("S")["points"]) == ("b2", 0)


@rule("UN-0598")
def test_no_trap_comes_within_2_squares_of_where_the_activation_began():
    assert walking("d2").asks() == "act"


@rule("UN-0599")
def test_no_trap_comes_near_an_ally():
    people = {"S": hero(at="b2", attributes={"movement": 9}), "T": hero("taeral", at="e3")}
    play = walking("g2", people=people)
    assert play.asks() == "act"
    assert walking("h2", people=people).see("S")["at"] == "h2"


@rule("UN-X71", "UN-0598", "UN-0599")
def test_who_walks_near_a_friend_or_his_own_start_meets_no_trap():
    people = {"S": hero(at="e3"), "T": hero("taeral", at="b2", attributes={"movement": 9})}
    play = position(HALL, **people, turn="T", hand=["stake"], reserve=9).take("T moves to g2")
    assert play.asks() == "act"
    assert play.see("T")["at"] == "g2"


@rule("UN-0767")
def test_the_safety_zone_of_a_hero_alone_is_3_squares():
    play = position(HALL, S=hero(at="b2"), turn="S", hand=["stake"])
    board = play.game.plan.board
    zone = safety_zone(play.game, play.who("S"))
    assert zone >> board.parse("e2") & 1
    assert not zone >> board.parse("f2") & 1


@rule("UN-0597")
def test_further_squares_outside_spring_nothing():
    play = walking("h2").take("the dark player passes")
    assert play.asks() == "act"
    assert play.see("S")["at"] == "h2"


@rule("UN-0597", "UN-0610")
def test_who_is_caught_walks_no_further():
    play = walking("h2", dice=[1, 2, 1, 1, 1, 1]).take("the dark player plays stake")
    assert play.see("S")["at"] == "e2"
    assert play.see("S")["activated"]
    assert play.see("table")["reserve"] == 7


@rule("UN-0606")
def test_who_detects_it_stands_on_the_square_before():
    play = walking("h2", dice=[6, 6]).take("the dark player plays stake")
    assert play.see("S")["at"] == "d2"
    assert (play.see("S")["points"], play.see("S")["action"]) == (0, True)


@rule("UN-0600")
@pytest.mark.parametrize(("more", "asked"), [({}, "obstacle"), ({"k": orc(at="k9")}, "act")])
def test_no_trap_is_offered_on_a_walk_where_heroes_and_creatures_share_the_section(more, asked):
    people = {"S": hero(at="b2", attributes={"movement": 9}), "T": hero("taeral", at="b9"), **more}
    assert walking("h2", people=people).asks() == asked


@rule("UN-0600")
def test_no_trap_where_heroes_and_creatures_share_the_section():
    people = {"S": hero(at="b2"), "k": orc(at="j9")}
    play = position(HALL, **people, turn="S", hand=["stake"], reserve=9)
    assert barred(play.game, ObstacleWindow(HERO, at=play.who("S").at))
    assert not barred(play.game, ObstacleWindow(HERO, deed="door", access=0))


@rule("UN-0592", "UN-0590")
def test_revealing_from_an_arrow_meets_obstacles_of_the_room_one_is_in():
    do = [Recover(HERO), ObstacleWindow(HERO, deed="reveal", access=0), Act(HERO), EndActivation(HERO)]
    play = position(DOOR, S=hero(), do=do, hand=["stake", "swinging-blade"], reserve=9)
    assert play.offers("the dark player plays stake")
    assert not play.offers("the dark player plays swinging-blade")


@rule("UN-0593", "UN-0590")
def test_opening_a_door_meets_obstacles_for_doors():
    play = position(DOOR, S=hero(), turn="S", hand=["stake", "swinging-blade"], reserve=9).take("S opens d1")
    assert play.offers("the dark player plays swinging-blade")
    assert not play.offers("the dark player plays stake")


@rule("UN-0594", "UN-0590")
def test_opening_a_chest_meets_obstacles_for_chests():
    people = {"S": hero(at="d3")}
    play = position(HALL, **people, turn="S", hand=["stake", "fireball"], reserve=9, furniture=CHEST).take(
        "S opens the chest"
    )
    assert play.offers("the dark player plays fireball")
    assert not play.offers("the dark player plays stake")


@rule("UN-0595")
@pytest.mark.parametrize(("piece", "springs"), [("armory", True), ("cupboard", False)])
@pytest.mark.parametrize(("dice", "blunder"), [([1, 1], True), ([2, 1], False)])
def test_searching_furniture_meets_a_trap_on_a_blunder_where_its_card_says_so(piece, springs, dice, blunder):
    assert piece_card(piece).trapped is springs
    pieces = [{"kind": piece, "at": "e3"}]
    more = {"hand": ["stake"], "reserve": 9, "furniture": pieces}
    play = position(HALL, S=hero(at="d3"), turn="S", dice=[*dice, *[1] * 6], **more)
    option = next(one for one in play.table.ask.options if one.act == "search")
    play.table.choose(option)
    assert (play.asks() == "obstacle") is (springs and blunder)


@rule("UN-0591", "UN-0035")
@pytest.mark.parametrize("outdoor", [True, False])
def test_traps_come_indoors_and_outdoors(outdoor):
    play = position(HALL, S=hero(at="b2"), turn="S", hand=["stake"], outdoor=outdoor)
    assert fits(play.game, "stake", ObstacleWindow(HERO, at=play.who("S").at))


@rule("UN-0601")
@pytest.mark.parametrize(("access", "asked"), [(0, False), (None, True)])
def test_a_door_has_no_second_obstacle(access, asked):
    play = position(DOOR, S=hero(), turn="S", hand=["riddle"], reserve=9)
    if access is not None:
        play.state.obstacles = (Obstacle("alarm", (play.who("S").at,), access),)
    play.take("S opens d1")
    assert (play.asks() == "obstacle") is asked


@rule("UN-0601")
@pytest.mark.parametrize(("at", "asked"), [("e3", False), (None, True)])
def test_a_chest_has_no_second_obstacle(at, asked):
    play = position(HALL, S=hero(at="d3"), turn="S", hand=["stake"], reserve=9, furniture=CHEST, dice=[1, 2])
    if at is not None:
        play.state.obstacles = (Obstacle("stake", (play.game.plan.board.parse(at),)),)
    play.table.choose(next(one for one in play.table.ask.options if one.act == "open-chest"))
    assert (play.asks() == "obstacle") is asked


@rule("UN-0602", "UN-0601")
@pytest.mark.parametrize(("at", "asked"), [("e2", False), ("f3", False), ("d3", False), ("g2", True), ("e4", True)])
def test_no_obstacle_lies_on_or_next_to_another(at, asked):
    people = {"S": hero(at="b2", attributes={"movement": 9}), "T": hero("taeral", at="b9")}
    play = position(HALL, **people, turn="S", hand=["stake"], reserve=9)
    play.state.obstacles = (Obstacle("stake", (play.game.plan.board.parse(at),)),)
    play.take("S moves to e2")
    assert (play.asks() == "obstacle") is asked


@rule("UN-0602")
@pytest.mark.parametrize(("cards", "asked"), [(["locked-door"], False), ([], True)])
def test_no_obstacle_lies_on_the_square_before_a_door_that_has_one(cards, asked):
    people = {"S": hero(at="e1"), "T": hero("taeral", at="a7")}
    play = position(rooms([8, 2], 7, {0: (1, "=")}), **people, turn="S", hand=["stake"], reserve=9)
    play.state.obstacles = tuple(Obstacle(card, (play.game.plan.board.parse("h1"),), 0) for card in cards)
    play.take("S moves to h1")
    assert (play.asks() == "obstacle") is asked


@rule("UN-0602")
@pytest.mark.parametrize(("at", "asked"), [("g2", False), ("f1", True)])
def test_no_obstacle_comes_on_an_arrow_next_to_another(at, asked):
    people = {"S": hero(at="h1"), "T": hero("taeral", at="a7")}
    play = position(rooms([8, 2], 7, {0: (1, "/")}), **people, turn="S", hand=["stake"], reserve=9)
    play.state.obstacles = (Obstacle("stake", (play.game.plan.board.parse(at),)),)
    play.take("S reveals i1")
    assert (play.asks() == "obstacle") is asked


@rule("UN-0611")
def test_stepping_on_a_known_trap_sets_it_off():
    people = {"S": hero(at="b2")}
    play = position(HALL, **people, turn="S", hand=[], dice=[1, 1, 1, 1])
    play.state.obstacles = (Obstacle("stake", (play.game.plan.board.parse("d2"),), dormant=True),)
    play.take("S moves to d2")
    assert play.rolled("detect-trap") == 0
    assert play.rolled("trap-damage") == 1


@rule("UN-0611")
def test_hitting_a_trapped_chest_sets_the_trap_off():
    play = position(HALL, S=hero(at="d3", hands=["broadsword"]), turn="S", hand=[], dice=[1, 1, 1], furniture=CHEST)
    chest = play.game.plan.board.parse("e3")
    alter(play.game, Fixture(f"chest {chest}", tried=True))
    play.state.obstacles = (Obstacle("acid-spray", (chest,), dormant=True),)
    play.take("S moves to d4")
    option = next(one for one in play.table.ask.options if one.act == "break")
    play.table.choose(option)
    assert play.rolled("trap-damage") == 1
    assert play.rolled("damage") == 0


def test_the_window_opens_whatever_he_holds():
    play = walking("h2", hand=["fortune"])
    assert play.asks() == "obstacle"
    assert play.table.ask.window


@rule("UN-0588")
def test_darkness_is_laid_on_a_section_that_is_discovered():
    play = position(DOOR, S=hero(), turn="S", hand=["darkness", "stake"], reserve=9)
    play.take("S opens d1", "the dark player passes")
    assert play.asks() == "discover"
    assert not play.offers("the dark player plays stake")
    play.take("the dark player plays darkness")
    assert play.state.dark == 2


@rule("UN-0588")
def test_rubble_lies_around_the_way_into_the_section():
    play = position(DOOR, S=hero(), turn="S", hand=["rubble"], reserve=9)
    play.take("S opens d1", "the dark player passes", "the dark player plays rubble")
    assert play.game.terrain.rough
    assert not play.game.terrain.rough & play.game.plan.sections[0].squares


@rule("UN-0603")
def test_a_trap_on_an_arrow_lies_on_all_arrows_to_the_section():
    do = [Recover(HERO), ObstacleWindow(HERO, deed="reveal", access=1), Act(HERO), EndActivation(HERO)]
    play = position(
        quest="the-broken-tusk", S=hero(at="i6"), do=do, dice=[6, 6], hand=["stake"], reserve=9, explored=["i6"]
    )
    play.take("the dark player plays stake", "S stays")
    named = sorted(play.game.plan.board.name(at) for at in play.state.obstacles[0].squares)
    assert named == ["i6", "j6"]


@rule("UN-0603", "UN-0611")
def test_who_reveals_from_the_other_arrow_sets_the_same_trap_off():
    people = {"S": hero(at="j6"), "T": hero("taeral", at="c3")}
    play = before_the_arrows([1] * 9, **people).take("S reveals j7")
    assert play.rolled("trap-damage") == 1
    assert play.see("table")["sections"].count("s3") == 0


@rule("UN-0603", "UN-0245")
def test_a_trap_on_an_arrow_is_disarmed_on_the_other_one_too():
    people = {"S": hero(at="j6", attributes={"dexterity": 5}), "T": hero("taeral", at="c3")}
    play = before_the_arrows([6, 6], **people)
    assert play.offers("S disarms stake")
    play.take("S disarms stake")
    assert not any(one.dormant for one in play.state.obstacles)


def before_the_arrows(dice: list[int], **people: Any) -> Play:
    """A stake that was detected lies on both arrows to the passage."""

    def lay(state: State) -> None:
        board = plan_of("the-broken-tusk").board
        state.obstacles = (Obstacle("stake", (board.parse("i6"), board.parse("j6")), 1, dormant=True),)

    given: dict[str, Any] = {"hand": [], "reserve": 9, "explored": ["i6"], "dice": dice, "prepare": lay}
    return position(quest="the-broken-tusk", turn="S", **given, **people)


@rule("UN-0612", "UN-X72")
def test_who_jumps_over_a_pit_before_an_arrow_reveals_the_section_and_stands_in_it():
    do = [Recover(HERO), ObstacleWindow(HERO, deed="reveal", access=0), *TURN, Recover(HERO), *TURN]
    board = "+-+-+-+-+-+\n|. . S=. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    play = position(board, S=hero(body=[]), do=do, dice=[6, 6, 6, 5], hand=["pit"], reserve=9)
    play.take("the dark player plays pit", "the pit reaches b1", "S retreats to b2")
    assert play.see("table")["sections"] == ["s1"]
    assert play.game.terrain.holes.bit_count() == 2
    assert not play.offers("S jumps over the pit")
    play.take("S ends", "S jumps over the pit")
    assert play.see("table")["sections"] == ["s1", "s2"]
    assert play.see("S")["at"] == "d1"
    assert play.asks() != "obstacle"


@rule("UN-0612")
def test_who_fails_the_jump_falls_into_the_pit_and_reveals_nothing():
    do = [Recover(HERO), ObstacleWindow(HERO, deed="reveal", access=0), *TURN, Recover(HERO), *TURN]
    board = "+-+-+-+-+-+\n|. . S=. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    play = position(board, S=hero(body=[]), do=do, dice=[6, 6, 1, 2, 1, 1, 1, 1], hand=["pit"], reserve=9)
    play.take("the dark player plays pit", "the pit reaches b1", "S retreats to b2", "S ends")
    play.take("S jumps over the pit")
    assert play.see("table")["sections"] == ["s1"]
    assert "stunned" in play.see("S")["conditions"]


def pit_before(way: str, dice: list[int], at: str = "b2", **more: Any) -> Play:
    """A pit that opened where somebody walked, before the only way on; Shara stands beside it or in it."""
    board = f"+-+-+-+-+-+\n|. . S{way}. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    pit = [{"kind": "pit", "at": "c1"}]

    def lay(state: State) -> None:
        state.obstacles = (Obstacle("pit", (2,)),)

    return position(board, S=hero(at=at, body=[]), turn="S", dice=dice, hand=[], furniture=pit, prepare=lay, **more)


@rule("UN-0612")
@pytest.mark.parametrize("way", ["/", "="])
def test_a_pit_that_opened_by_the_way_is_jumped_into_the_section_it_cuts_off(way):
    play = pit_before(way, [6, 5]).take("S jumps over the pit")
    assert play.see("S")["at"] == "d1"
    assert play.see("table")["sections"] == ["s1", "s2"]
    assert (play.game.active.points, play.see("S")["action"]) == (0, False)


@rule("UN-0214", "UN-0612")
@pytest.mark.parametrize(("at", "wide"), [("b2", False), ("a1", True)])
def test_a_pit_before_a_door_is_as_wide_as_the_squares_one_jumps_over(at, wide):
    board = "+-+-+-+-+-+\n|. . S/. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    pit = [{"kind": "pit", "at": "b1"}, {"kind": "pit", "at": "c1"}]

    def lay(state: State) -> None:
        state.obstacles = (Obstacle("pit", (2,)),)

    who = hero(at=at, body=[], attributes={"agility": 4})
    play = position(board, S=who, turn="S", dice=[4, 2, 1, 1, 1, 1], hand=[], furniture=pit, prepare=lay)
    play.take("S jumps over the pit").on()
    terms = next(event.terms for event in play.events("summed") if event.what == "jump")
    assert any(term.source == "wide" for term in terms) is wide
    assert ("s2" in play.see("table")["sections"]) is not wide


@rule("UN-0213", "UN-0612")
def test_nobody_jumps_over_a_pit_without_so_much_of_the_move_left():
    assert pit_before("/", []).offers("S jumps over the pit")
    tired = pit_before("/", [])
    tired.game.active.points = 1
    assert not disarm.offers(Standpoint(tired.game, tired.who("S")))


@rule("UN-0612")
@pytest.mark.parametrize("way", ["/", "="])
def test_who_climbs_out_of_a_pit_may_come_up_in_the_section_it_cuts_off(way):
    play = pit_before(way, [6, 5], at="c1").take("S climbs", "S climbs to d1")
    assert (play.see("S")["at"], play.see("table")["sections"]) == ("d1", ["s1", "s2"])


@rule("UN-0612")
@pytest.mark.parametrize(("dice", "at"), [([1, 2], "c1"), ([6, 5], "b2")])
def test_a_section_beyond_a_pit_stays_hidden_where_nobody_climbs_into_it(dice, at):
    play = pit_before("/", dice, at="c1").take("S climbs")
    if at == "b2":
        play.take("S climbs to b2")
    assert (play.see("S")["at"], play.see("table")["sections"]) == (at, ["s1"])


@rule("UN-0176", "UN-0612")
def test_who_climbs_to_a_door_that_is_locked_comes_up_on_this_side():
    play = pit_before("=", [6, 5], at="c1", doors={"c1": {"state": "locked"}}).take("S climbs", "S climbs to d1")
    assert play.see("table")["sections"] == ["s1"]
    assert not play.offers("S climbs to d1")
    assert play.take("S climbs to b1").see("S")["at"] == "b1"


@rule("UN-0176", "UN-0612")
def test_a_door_behind_a_pit_that_is_locked_costs_neither_the_jump_nor_the_action():
    play = pit_before("=", [], doors={"c1": {"state": "locked"}}).take("S jumps over the pit")
    assert play.see("S")["at"] == "b2"
    assert play.game.active.action
    assert not play.offers("S jumps over the pit")


@rule("UN-0613", "UN-0614")
def test_a_recurrent_obstacle_stays_outside_the_hand_and_is_paid_each_time(monkeypatch):
    play = position(DOOR, S=hero(), turn="S", hand=[], reserve=9)
    plan = play.game.plan
    monkeypatch.setattr(plan, "quest", msgspec.structs.replace(plan.quest, recurrent=("riddle",)))
    play.take("S opens d1", "the dark player plays riddle")
    assert play.see("table")["reserve"] == 8
    assert held(play.game) == ("riddle",)
    assert play.state.player.hand == ()
    assert limit(play.game) == 4
