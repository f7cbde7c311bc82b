"""The sensible player of heroes on its way through a quest: pits, water, locks, and where nothing leads on."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.rooms import rooms
from undercroft.bots.chair import Chair
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.bot.ways import walks


def answer(play: Play) -> Option:
    ask = play.table.ask
    assert ask is not None
    return SYSTEM.bots["sensible"](0).answer(Chair(play.table, ask.seats()[0]))


def plain(rows: list[str]) -> str:
    """A board with walls around, its rows as they are."""
    width = len(rows[0])
    return "\n".join(["#" * (width + 2), *(f"#{row}#" for row in rows), "#" * (width + 2)])


def steps(play: Play, one: str, other: str) -> int | None:
    """How far the bot thinks it is between two squares."""
    board = play.game.plan.board
    return walks(play.table.scene(0).board, (int(board.parse(other)),)).get(int(board.parse(one)))


def test_a_pit_is_gone_around_where_the_way_is_short():
    play = position(plain(["S.o..", "....."]), S=hero(), turn="S")
    assert steps(play, "b2", "f2") == 4


def test_a_way_barred_by_a_pit_counts_the_jump():
    play = position(plain(["S.o.."]), S=hero(), turn="S")
    assert steps(play, "b2", "f2") == 1 + 7 + 1


def test_four_squares_of_pit_bar_the_way():
    play = position(plain(["S.oooo.."]), S=hero(), turn="S")
    assert steps(play, "b2", "i2") is None


def test_a_jump_must_go_straight_over_the_pit():
    play = position("\n".join(["####", "#S.#", "#oo#", "##.#", "####"]), S=hero(), turn="S")
    assert steps(play, "b2", "c4") == 1 + 7


def test_it_jumps_over_a_pit_that_lies_between_it_and_the_enemy():
    play = position(plain(["..So...k"]), S=hero(), k=orc(), turn="S", round=3)
    assert answer(play).act == "jump"


@pytest.mark.parametrize(("turn", "waits"), [(1, True), (2, True), (3, False)])
def test_it_waits_out_of_reach_for_the_enemy_to_come_but_not_for_ever(turn, waits):
    play = position(plain(["S......k"]), S=hero(), k=orc(), turn="S", round=turn)
    option, enemy = answer(play), play.who("k")
    place = option.at if option.act == "move" else play.who("S").at
    assert (play.game.plan.board.distance(place, enemy.at) > play.game.kit(enemy).movement + 1) is waits


def test_it_does_not_wait_for_those_who_shoot():
    play = position(plain(["S......k"]), S=hero(), k=orc(hands=["short-bow"]), turn="S", round=1)
    assert answer(play).act == "move"


def test_who_has_struck_does_not_go_for_another_enemy():
    people = {"S": hero(at="c3"), "k": orc(at="c4", wounds=1), "l": orc(at="g6")}
    play = position(HALL, **people, turn="S", dice=[6, 5, 1, 2, 6, 6, 6, 6, 6, 6])
    play.take("S attacks k").on()
    assert play.see("k").get("gone")
    option = answer(play)
    far = play.game.plan.board.distance
    assert option.act != "move" or far(option.at, play.who("l").at) > 1


def test_it_keeps_its_action_for_the_jump_on_a_long_way():
    board = rooms([14, 2], 1, {0: (1, "=")})
    cut = board.index("|") + 2 * 4 + 1
    play = position(board[:cut] + "o" + board[cut + 1 :], S=hero(at="d1"), turn="S")
    assert answer(play).act == "jump"


def test_it_runs_where_the_way_is_long_and_free():
    play = position(rooms([14, 2], 1, {0: (1, "=")}), S=hero(at="b1"), turn="S")
    assert answer(play).act == "run"


def test_with_nowhere_left_to_go_it_looks_for_secret_doors():
    assert answer(position(HALL, S=hero(at="c3"), turn="S")).act == "search-secret"


def test_the_heroes_choose_one_door_together():
    board = rooms([2, 9, 2], 3, {0: (2, "="), 1: (2, "=")})
    others = {"T": hero("taeral", at="j2"), "B": hero("borgron", at="i2")}
    play = position(board, S=hero(at="d2"), **others, turn="S", explored=["d2"])
    option, far = answer(play), play.game.plan.board.distance
    assert option.act == "move"
    assert far(option.at, play.who("T").at) < far(play.who("S").at, play.who("T").at)


def test_who_sees_most_opens_the_door():
    board = rooms([4, 4], 3, {0: (2, "=")})
    people = {"S": hero(at="d2"), "T": hero("taeral", at="c3")}
    assert answer(position(board, **people, turn="S", round=1)).act != "open"
    people = {"S": hero(at="c3"), "T": hero("taeral", at="d2", hands=["longbow"])}
    assert answer(position(board, **people, turn="T", round=1)).act == "open"


def test_it_goes_no_farther_than_where_no_trap_can_be_sprung():
    board = rooms([14, 2], 1, {0: (1, "=")})
    play = position(board, S=hero(at="b1"), T=hero("taeral", at="a1", hands=["longbow"]), turn="T", round=1)
    option = answer(play)
    assert option.act == "move"
    assert play.game.plan.board.distance(option.at, play.who("S").at) <= 2


def test_a_shooter_acts_before_a_friend_stands_in_the_way():
    people = {"S": hero(at="c3"), "T": hero("taeral", at="b3", hands=["longbow"], pack=[]), "k": orc(at="h3")}
    play = position(HALL, **people, turn="heroes")
    bot = SYSTEM.bots["sensible"](0)
    wishes = {seat: bot.eager(Chair(play.table, seat)) for seat in play.table.ask.seats()}
    assert max(wishes, key=wishes.get) == play.who("T").seat


def unarmed(at: str, **more):
    return hero(at=at, hands=[], pack=[], **more)


def test_who_has_lost_the_blade_picks_it_up_before_the_next_blow():
    play = position(HALL, S=unarmed("c3"), k=orc(at="h3"), dropped={"c4": "broadsword"}, turn="S", round=1)
    option = answer(play)
    assert (option.act, option.what) == ("pick-up", "broadsword")


def test_who_has_a_blade_leaves_another_on_the_floor():
    play = position(HALL, S=hero(at="c3"), dropped={"c4": "broadsword"}, turn="S", round=1)
    assert answer(play).act != "pick-up"


def test_when_nobody_is_left_to_fight_one_goes_back_for_the_blade_one_has_lost():
    board = rooms([9, 4], 3, {0: (2, "=")})
    play = position(board, S=unarmed("h2"), T=hero("taeral", at="g2"), dropped={"b2": "broadsword"}, turn="S", round=1)
    option, far = answer(play), play.game.plan.board.distance
    lies = int(play.game.plan.board.parse("b2"))
    assert option.act == "move"
    assert far(option.at, lies) < far(play.who("S").at, lies)


def test_a_friend_who_is_hurt_is_bandaged_when_nobody_is_left_to_fight():
    play = position(HALL, S=hero(at="c3", pack=["bandages"]), T=hero("taeral", at="d3", wounds=2), turn="S")
    option = answer(play)
    assert (option.act, option.what, option.who) == ("use", "bandages", play.who("T").id)


def test_bandages_are_not_wasted_on_a_friend_who_is_well():
    play = position(HALL, S=hero(at="c3", pack=["bandages"]), T=hero("taeral", at="d3"), turn="S")
    assert answer(play).act != "use"


@pytest.mark.parametrize(("friend", "act"), [("full-armor", "shoot"), ("", "draw")])
def test_who_has_a_bow_leaves_melee_to_a_friend_in_better_armor(friend, act):
    archer = hero("taeral", at="c3", hands=["longbow"], pack=["short-sword"])
    knight = hero(at="b3", body=[friend] if friend else [])
    foe = {"creature": "goblin", "at": "f3"}
    assert answer(position(HALL, T=archer, S=knight, k=foe, turn="T", round=1)).act == act


def test_enemies_who_can_neither_come_nor_see_anybody_do_not_keep_one_from_going_on():
    board = rooms([4, 4, 3], 3, {0: (2, "=")})
    play = position(board, S=hero(at="d2"), k=orc(at="j2"), turn="S", round=1, explored=["a2", "j2"])
    assert answer(play).act == "open"


@pytest.mark.parametrize(("turn", "opens"), [(4, False), (5, True)])
def test_nobody_waits_for_ever_for_a_companion_who_does_not_follow(turn, opens):
    board = rooms([14, 4], 3, {0: (2, "=")})
    mercenary = {"companion": "human-mercenary", "at": "a2", "owner": "S"}
    play = position(board, S=hero(at="n2"), m=mercenary, turn="S", round=turn)
    assert (answer(play).act == "open") is opens


def test_in_a_narrow_passage_one_makes_room_for_who_sees_most():
    board = rooms([8, 3], 1, {0: (1, "=")})
    play = position(board, S=hero(at="g1"), T=hero("taeral", at="f1", hands=["longbow"]), turn="S", round=1)
    option, place = answer(play), play.game.plan.board.place
    assert option.act == "move"
    assert place(option.at)[0] < place(play.who("T").at)[0]


def test_fortune_waits_for_the_damage_where_a_blow_may_still_meet_shield_and_armor():
    play = position(turn="k", dice=[6, 5, 1, 2], S=hero(fortune=4), k=orc())
    assert play.asks() == "fortune-melee"
    assert answer(play).act == "keep"
