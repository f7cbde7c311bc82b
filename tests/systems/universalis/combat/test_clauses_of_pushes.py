"""Single clauses of pushes, falls and positions left.  UN-0398 to UN-0405, UN-1412"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import DUEL, HALL, Play, carried_out, hero, named, orc, position, square, troll
from systems.universalis.combat.blows import (
    SWORD,
    behind,
    blow,
    fresh,
)
from undercroft.board.bits import squares
from undercroft.kernel.requests import NOBODY, FigureId, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import (
    Push,
    TakePosition,
)
from undercroft.systems.universalis.combat.pushing import (
    _advance,
    _push,
    _slam,
    back_squares,
    choose_push,
    positions_left,
    push,
    push_back,
    take_position,
)

# pushes


@rule("UN-0398", "UN-0399")
def test_a_push_sends_to_the_free_squares_behind_and_nowhere_else() -> None:
    play = position(HALL, S=hero(at="d6"), k=orc(at="d5"), j=orc(at="c4"), turn="S")
    assert behind(play) == ({"d4", "e4"}, set(), False)


@rule("UN-0400", "UN-0399")
def test_a_wall_is_in_the_way_only_where_a_wall_is_and_nobody_stands() -> None:
    people = {"S": hero(at="d6"), "k": orc(at="d5"), "j": orc(at="c4"), "l": orc(at="d4"), "m": orc(at="e4")}
    assert behind(position(HALL, turn="S", **people)) == (set(), set(), False)
    wall = position("#######\n#..k..#\n#..S..#\n#.....#\n#######", S=hero(), k=orc(), turn="S")
    assert behind(wall) == (set(), set(), True)


@rule("UN-0402", "UN-G17")
def test_pits_are_told_apart_from_level_ground_behind() -> None:
    play = position("#######\n#.oo..#\n#..k..#\n#..S..#\n#######", S=hero(), k=orc(), turn="S")
    assert behind(play) == ({"e2"}, {"c2", "d2"}, False)


@rule("UN-1190")
def test_no_creature_is_pushed_onto_a_starting_square_and_a_hero_is() -> None:
    play = position(
        HALL, S=hero(at="d6"), k=orc(at="d5"), B=hero("borgron", at="h6"), l=orc(at="h7"), turn="S", start=("d4", "h5")
    )
    assert behind(play)[0] == {"c4", "e4"}
    assert named(play, back_squares(play.game, play.who("l"), play.who("B"))[0]) == {"g5", "h5", "i5"}


@rule("UN-0726")
def test_a_creature_slams_whenever_it_can() -> None:
    play = position(DUEL, S=hero(), k=orc(), turn="S")
    script = choose_push(play.game, play.who("k"), play.who("S"), [Option("slam")])
    assert carried_out(script).act == "slam"


@rule("UN-0403", "UN-0404")
@pytest.mark.parametrize("faced", [True, False])
def test_who_steps_into_the_position_left_may_look_about_anew(faced: bool) -> None:
    play = position(DUEL, S=hero(at="c4", hands=SWORD), k=orc(at="e4"), turn="S")
    play.game.active.faced = faced
    blow(play)
    entry = TakePosition(play.who("S").id, squares=(square(play, "d4"),))
    carried_out(take_position(play.game, entry), Option("occupy", at=square(play, "d4")))
    assert (play.see("S")["at"], play.game.active.faced) == ("d4", False)


# more of pushes


@rule("UN-0398", "UN-0402")
def test_nobody_is_pushed_uphill_and_everybody_downhill() -> None:
    steps = "#######\n#.121.#\n#.111.#\n#.111.#\n#.....#\n#######"
    play = position(steps, S=hero(at="d4"), k=orc(at="d3"), turn="S")
    assert behind(play) == ({"c2", "e2"}, set(), True)
    flat = position(steps.replace("1", ".").replace("2", "1"), S=hero(at="d4"), k=orc(at="d3"), turn="S")
    assert behind(flat) == ({"c2", "e2"}, set(), True)
    down = position(steps.replace("2", "."), S=hero(at="d4"), k=orc(at="d3"), turn="S")
    assert behind(down) == ({"c2", "d2", "e2"}, set(), False)


@rule("UN-0402", "UN-G17")
def test_a_large_one_is_pushed_where_its_whole_base_has_room_and_into_water_where_it_must() -> None:
    board = "########\n#......#\n#......#\n#......#\n#......#\n#......#\n########"
    people = {"S": hero("brumgar", at="b5", skills=[]), "k": troll(at="c3")}

    def found(pool: str, **more: Any) -> tuple[set[str], set[str], bool]:
        return behind(position(board.replace("#......#", pool, 2), turn="S", **people, **more))

    assert found("#......#") == ({"b2", "c2", "d2", "d3", "d4"}, set(), False)
    assert found("#......#", m=orc(at="e4")) == ({"b2", "c2", "d2"}, set(), False)
    assert found("#...ww.#") == ({"b2", "c2", "d4"}, {"d2", "d3"}, False)


@rule("UN-0403", "UN-0405")
@pytest.mark.parametrize(("more", "steps"), [({"slain": True}, 1), ({}, 0)])
def test_the_position_of_the_slain_is_left_to_the_attacker_without_a_push(more: dict[str, Any], steps: int) -> None:
    play = fresh()
    blow(play, landed=True, place=(play.who("k").at,), **more)
    before = len(play.state.agenda)
    script = push(play.game, Push())
    if steps:
        carried_out(script)
    else:
        assert next(script).prompt == "push"
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == ["TakePosition"] * steps


@rule("UN-0401", "UN-1352")
@pytest.mark.parametrize("rides", [True, False])
def test_a_rider_who_is_beaten_is_pushed_with_the_mount(rides: bool) -> None:
    people = {
        "S": hero(rides="h") if rides else hero(at="h8"),
        "h": {"companion": "horse", "at": "e5"},
        "k": troll(at="c5"),
    }
    play = position(HALL, turn="S", outdoor=True, **people)
    blow(play, "k", "S" if rides else "h", weapon="", landed=True)
    carried_out(push(play.game, Push()))
    assert play.see("h")["at"] != "e5"
    assert (play.see("S")["at"] == play.see("h")["at"]) is rides


@rule("UN-0726", "UN-0224")
@pytest.mark.parametrize(("forced", "options"), [(True, 2), (False, 3)])
def test_a_hero_chooses_where_to_push_and_unless_forced_whether(forced: bool, options: int) -> None:
    play = fresh()
    places = [Option("push", play.who("k").id, square(play, at)) for at in ("c2", "d2")]
    ask = next(choose_push(play.game, play.who("S"), play.who("k"), places, forced=forced))
    assert len(ask.options) == options
    assert play.who("S").seat == 0


@rule("UN-0726")
@pytest.mark.parametrize(("orc_at", "straight"), [("d4", "f6"), ("f4", "d6"), ("e4", "e6"), ("d5", "f5"), ("f6", "d4")])
def test_of_all_squares_a_creature_takes_the_one_straight_on(orc_at: str, straight: str) -> None:
    play = position(HALL, S=hero(at="e5"), k=orc(at=orc_at), turn="S")
    free, _, _ = back_squares(play.game, play.who("k"), play.who("S"))
    options = [Option("push", play.who("S").id, int(at)) for at in squares(free)]
    found = [carried_out(choose_push(play.game, play.who("k"), play.who("S"), one)) for one in (options, options[::-1])]
    assert {play.game.plan.board.name(option.at) for option in found} == {straight}


@rule("UN-0726")
def test_at_the_edge_of_the_map_a_creature_pushes_to_the_first_square_it_can() -> None:
    play = position("####\n#Sk#\n#..#\n####", S=hero(), k=orc(), turn="S")
    options = [Option("push", play.who("S").id, square(play, at)) for at in ("b3", "c3")]
    assert carried_out(choose_push(play.game, play.who("k"), play.who("S"), options)).at == square(play, "b3")


@rule("UN-0360", "UN-0398")
def test_who_pushes_in_his_own_activation_has_momentum() -> None:
    play = fresh()
    assert not play.game.active.momentum
    _push(play.game, play.who("S"), play.who("k"), square(play, "d2"), False)
    assert play.game.active.momentum


@rule("UN-0295", "UN-0401", "UN-0398")
@pytest.mark.parametrize(("to", "falls"), [("d2", [2]), ("c3", [1]), ("d3", [])])
def test_whoever_is_pushed_off_higher_ground_falls_as_deep_as_it_is(to: str, falls: list[int]) -> None:
    play = position("#######\n#.....#\n#.12..#\n#..2..#\n#..S..#\n#######", S=hero(), k=orc(at="d4"), turn="S")
    before = len(play.state.agenda)
    push_back(play.game, play.who("S"), play.who("k"), square(play, to))
    assert [entry.height for entry in play.state.agenda[before:]] == falls


@rule("UN-0398", "UN-0158")
def test_a_large_one_pushed_into_room_enough_is_squeezed_no_longer() -> None:
    play = position(HALL, S=hero("brumgar", at="b5", skills=[]), k=troll(at="d4"), turn="S")
    play.who("k").squeezed = True
    push_back(play.game, play.who("S"), play.who("k"), square(play, "e4"))
    assert not play.who("k").squeezed


@rule("UN-0400", "UN-0403")
def test_who_is_knocked_out_against_a_wall_leaves_the_position() -> None:
    board = "#######\n#.k...#\n#.S...#\n#######\n#....B#\n#######"
    people = {"S": hero(wounds=4), "k": orc(), "B": hero("borgron")}
    play = position(board, turn="B", **people)
    blow(play, "k", "S", landed=True, place=(play.who("S").at,))
    before = len(play.state.agenda)
    carried_out(_slam(play.game, play.who("k"), play.who("S")), 1)
    assert [entry.squares for entry in play.state.agenda[before:] if isinstance(entry, TakePosition)] == [
        (square(play, "c3"),)
    ]


# the position left


def left(play: Play, by: str = "S", at: str = "d4") -> Any:
    """What follows of a position left, up to the first question."""
    script = take_position(play.game, TakePosition(play.who(by).id, squares=(square(play, at),)))
    try:
        return next(script).prompt
    except StopIteration:
        return None


@rule("UN-0403", "UN-0404", "UN-1412")
@pytest.mark.parametrize(
    ("hands", "more", "conditions", "asked"),
    [
        (SWORD, {}, [], "occupy"),
        (["halberd"], {}, [], "advance"),
        (["halberd"], {"slain": True}, [], None),
        (SWORD, {}, ["knocked-down"], None),
        (["halberd"], {}, ["knocked-down"], None),
    ],
)
def test_a_position_left_is_taken_with_a_short_weapon_and_a_long_one_only_advances_after_a_push(
    hands: list[str], more: dict[str, Any], conditions: list[str], asked: str | None
) -> None:
    people = {"S": hero(at="c4", hands=hands, conditions=conditions), "k": orc(at="e4")}
    play = position(DUEL, turn="S", options={"long-range-weapons": "advanced"}, hand=[], **people)
    blow(play, weapon=hands[0], **more)
    assert left(play) == asked


@rule("UN-0403")
@pytest.mark.parametrize("who", ["S", "h"])
def test_neither_rider_nor_mount_takes_a_position(who: str) -> None:
    people = {"S": hero(rides="h", hands=SWORD), "h": {"companion": "horse", "at": "c4"}, "k": orc(at="f4")}
    play = position(HALL, turn="S", outdoor=True, **people)
    blow(play, who)
    at = play.game.cover(play.who("h"))
    assert left(play, who, "e4") is None
    assert play.game.cover(play.who("h")) == at


@rule("UN-0403")
def test_a_creature_takes_the_position_when_it_is_active_and_nobody_else_is_beside_it() -> None:
    people = {"S": hero(at="h8"), "k": orc(at="c4")}
    play = position(HALL, turn="k", hand=[], **people)
    play.who("k").seat = NOBODY
    blow(play, "k", "S")
    play.game.active.faced = True
    assert left(play, "k") is None
    assert (play.see("k")["at"], play.game.active.faced) == ("d4", False)


@rule("UN-0403", "UN-0404")
def test_taking_a_position_in_anothers_activation_gives_nobody_a_new_turn_about() -> None:
    play = position(DUEL, S=hero(at="c4", hands=SWORD), k=orc(at="e4"), turn="S")
    play.game.active.who, play.game.active.faced = play.who("k").id, True
    blow(play)
    entry = TakePosition(play.who("S").id, squares=(square(play, "d4"),))
    carried_out(take_position(play.game, entry), Option("occupy", at=square(play, "d4")))
    assert play.game.active.faced
    play.state.active = None
    play.who("S").at = square(play, "c4")
    carried_out(take_position(play.game, entry), Option("occupy", at=square(play, "d4")))
    assert play.see("S")["at"] == "d4"


@rule("UN-0403", "UN-0158")
def test_one_who_takes_a_position_with_room_is_squeezed_no_longer() -> None:
    play = position(DUEL, S=hero(at="c4", hands=SWORD), k=orc(at="e4"), turn="S")
    play.who("S").squeezed = True
    blow(play)
    entry = TakePosition(play.who("S").id, squares=(square(play, "d4"),))
    carried_out(take_position(play.game, entry), Option("occupy", at=square(play, "d4")))
    assert not play.who("S").squeezed


@rule("UN-0403", "UN-0157")
def test_of_several_squares_left_only_those_beside_the_attacker_can_be_taken() -> None:
    play = position(DUEL, S=hero(at="c4"), k=orc(at="f2"), turn="S")
    places = positions_left(play.game, play.who("S"), sum(1 << square(play, at) for at in ("d4", "e4", "d3")))
    assert {play.game.plan.board.name(at) for at in places} == {"d4", "d3"}


@rule("UN-1412")
def test_who_advances_with_a_long_weapon_comes_one_square_nearer() -> None:
    people = {"S": hero(at="c5", hands=["halberd"]), "k": orc(at="f5"), "m": orc(at="d4")}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, hand=[], **people)
    blow(play, weapon="halberd")
    ask = next(_advance(play.game, play.who("S")))
    assert {play.game.plan.board.name(option.at) for option in ask.options[1:]} == {"d5", "d6"}


@rule("UN-1412")
def test_nobody_advances_after_one_who_is_gone_and_no_creature_of_the_game_does() -> None:
    people = {"S": hero(at="c5", hands=["halberd"]), "k": orc(at="f5", hands=["halberd"])}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, **people)
    hit = blow(play, "k", "S", weapon="halberd")
    carried_out(_advance(play.game, play.who("k")))
    hit.attacker, hit.target = play.who("S").id, FigureId(199)
    carried_out(_advance(play.game, play.who("S")))
    assert (play.see("S")["at"], play.see("k")["at"]) == ("c5", "f5")
