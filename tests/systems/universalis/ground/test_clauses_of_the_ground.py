"""Single clauses of walking, Melee Range, jumps and light.  UN-0118 to UN-0161, UN-0258, UN-0340 to UN-0351"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, named, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.ground.engagement import (
    Threat,
    _minds_not,
    _occupied,
    around,
    engaging,
    held_by,
    melee_range,
    pressed,
    threats,
)
from undercroft.systems.universalis.ground.jumps import _down, _firm
from undercroft.systems.universalis.ground.light import lit, shade, shade_blow
from undercroft.systems.universalis.ground.sight import gap
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import (
    _fighting,
    _flight,
    _others,
    foothold,
    footing,
    ground_of,
    landings,
    lies_across,
    reach_of,
    resting,
    rough_for,
    run_of,
    squeezed,
    unhindered,
)
from undercroft.systems.universalis.state import Dropped, Hit

RIDER = {"creature": "wolf-rider", "hands": ["broadsword"]}


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), **people})


def walks(play: Play, name: str, points: int) -> set[str]:
    """The squares somebody reaches with so many points."""
    here = Standpoint(play.game, play.who(name))
    return named(play, reach_of(here, points).squares) - named(play, here.cover)


def ends(play: Play, name: str, points: int) -> set[str]:
    """The places where a walk of somebody may end."""
    here = Standpoint(play.game, play.who(name))
    return named(play, landings(here, reach_of(here, points)))


# Melee Range


@rule("UN-0340", "UN-0349")
@pytest.mark.parametrize(
    ("conditions", "squares"), [([], 8), (["stunned"], 8), (["knocked-down"], 0), (["stationary"], 0)]
)
def test_only_who_is_down_or_stationary_has_no_melee_range(conditions: list[str], squares: int) -> None:
    play = hall(k=orc(at="e5", conditions=conditions))
    assert melee_range(play.game, play.who("k")).bit_count() == squares


@rule("UN-0340", "UN-1403")
@pytest.mark.parametrize(
    ("hands", "options", "far"),
    [
        (["spear"], "advanced", True),
        (["broadsword"], "advanced", False),
        (["spear"], "basic", False),
    ],
)
def test_only_long_weapons_by_the_advanced_rules_range_farther(hands: list[str], options: str, far: bool) -> None:
    given = {"long-range-weapons": options} if options == "advanced" else {}
    play = hall(S=hero(at="e5", hands=hands), k=orc(at="k9"), options=given)
    assert (melee_range(play.game, play.who("S")).bit_count() > 8) is far


@rule("UN-0343", "UN-0351", "UN-1359")
@pytest.mark.parametrize(
    ("mine", "theirs", "ignored"), [(3, 1, True), (3, 2, False), (2, 1, False), (4, 2, True), (2, 2, False)]
)
def test_one_smaller_by_two_is_ignored_and_one_just_smaller_is_not(mine: int, theirs: int, ignored: bool) -> None:
    play = hall(k=orc(at="e5"))
    play.who("S").size, play.who("k").size = mine, theirs
    assert _minds_not(play.game, play.who("S"), play.who("k")) is ignored


@rule("UN-0351")
@pytest.mark.parametrize(("who", "slipped", "ignored"), [("S", True, True), ("S", False, False), ("k", True, False)])
def test_one_slipped_away_from_is_ignored_in_ones_own_activation(who: str, slipped: bool, ignored: bool) -> None:
    play = hall(k=orc(at="e5"))
    play.game.active.who = play.who(who).id
    play.game.active.slipped = (play.who("k").id,) if slipped else ()
    assert _minds_not(play.game, play.who("S"), play.who("k")) is ignored
    play.state.active = None
    assert not _minds_not(play.game, play.who("S"), play.who("k"))


@rule("UN-0343", "UN-0344", "UN-0346")
def test_only_enemies_that_range_over_the_squares_asked_for_are_threats() -> None:
    play = hall(k=orc(at="e5"), m=orc(at="j9"))
    near = 1 << square(play, "d4")
    assert [one.enemy.id for one in threats(play.game, play.who("S"), near)] == [play.who("k").id]
    assert len(threats(play.game, play.who("S"))) == 2


@rule("UN-0344", "UN-0345", "UN-G16")
@pytest.mark.parametrize(("sizes", "busy"), [((2,), True), ((1,), False), ((1, 1), True), ((), False)])
def test_an_enemy_is_kept_busy_by_one_of_its_size_or_two_just_smaller(sizes: tuple[int, ...], busy: bool) -> None:
    people = {"B": hero("borgron", at="e6"), "T": hero("taeral", at="f6")}
    play = hall(k=orc(at="e5"), **people)
    for name, size in zip("BT", sizes, strict=False):
        play.who(name).size = size
    side = [play.who(name) for name, _ in zip("BT", sizes, strict=False)]
    zone = melee_range(play.game, play.who("k"))
    assert _occupied(play.game, play.who("k"), zone, play.who("S"), side) is busy
    assert not _occupied(play.game, play.who("k"), zone, play.who("B"), [play.who("B")])


@rule("UN-0343", "UN-0346", "UN-0347")
def test_one_is_held_where_one_threat_not_smaller_or_two_just_smaller_range() -> None:
    play = hall(k=orc(at="e5"))
    enemy = play.who("k")
    known = [Threat(enemy, 0b0011, 1), Threat(enemy, 0b0110, 1), Threat(enemy, 0b10000, 2)]
    assert held_by(known, 2) == 0b10010
    assert held_by(known[:2], 1) == 0b111
    assert held_by([], 2) == 0


@rule("UN-0342", "UN-0346")
@pytest.mark.parametrize(("sizes", "engages"), [((2,), 1), ((1,), 0), ((1, 1), 2), ((2, 1), 1)])
def test_one_is_engaged_by_enemies_not_smaller_or_by_two_just_smaller(sizes: tuple[int, ...], engages: int) -> None:
    play = hall(S=hero(at="e5"), k=orc(at="e4"), m=orc(at="e6"))
    here = play.game.cover(play.who("S"))
    known = [Threat(play.who(name), here, size) for name, size in zip("km", sizes, strict=False)]
    assert len(engaging(play.game, play.who("S"), known)) == engages
    away = [Threat(play.who("k"), here << 1, 2)]
    assert engaging(play.game, play.who("S"), away) == []


@rule("UN-0163", "UN-0287")
@pytest.mark.parametrize(
    ("at", "hands", "advanced", "barred"),
    [
        ("f5", ["broadsword"], False, True),
        ("g5", ["broadsword"], True, False),
        ("g5", ["spear"], True, True),
        ("g5", ["spear"], False, False),
    ],
)
def test_an_enemy_beside_one_or_near_enough_with_a_long_weapon_bars_most_actions(
    at: str, hands: list[str], advanced: bool, barred: bool
) -> None:
    options = {"long-range-weapons": "advanced"} if advanced else {}
    play = hall(S=hero(at="e5"), k=orc(at=at, hands=hands, facing="west"), options=options, hand=[])
    assert pressed(play.game, play.who("S")) is barred


@rule("UN-0125", "UN-0126", "UN-0127")
def test_the_huge_reach_those_who_stand_higher_and_others_do_not() -> None:
    board = "########\n#......#\n#..2...#\n#......#\n########"
    play = hall(S=hero(at="d3"), k=orc(at="d4"), board=board)
    assert not around(play.game, play.who("k")) & play.game.cover(play.who("S"))
    play.who("k").size = 4
    assert around(play.game, play.who("k")) & play.game.cover(play.who("S"))
    play.who("k").size = 3
    assert not around(play.game, play.who("k")) & play.game.cover(play.who("S"))
    assert around(play.game, play.who("S"), huge=True) & play.game.cover(play.who("k"))


@rule("UN-0125")
def test_around_a_large_base_are_the_squares_around_all_of_it() -> None:
    play = hall(S=hero(at="b2"), k=troll(at="e5"))
    assert around(play.game, play.who("k")).bit_count() == 12
    assert around(play.game, play.who("S")).bit_count() == 3


# walking


@rule("UN-0135", "UN-0137", "UN-0341")
def test_enemies_bar_the_way_allies_cost_more_and_fighting_allies_bar_it_too() -> None:
    lane = "#########\n#.......#\n#########"
    people = {"S": hero(at="b2"), "B": hero("borgron", at="d2")}
    assert walks(hall(board=lane, **people), "S", 4) == {"c2", "d2", "e2"}
    assert walks(hall(board=lane, **people, k=orc(at="e2")), "S", 6) == {"c2"}
    assert walks(hall(board=lane, S=hero(at="b2"), k=orc(at="e2")), "S", 6) == {"c2", "d2"}
    assert walks(hall(board=lane, S=hero(at="b2")), "S", 3) == {"c2", "d2", "e2"}


def others(play: Play, where: int = -1) -> tuple[set[str], set[str], set[str]]:
    stop, barred, friends = _others(Standpoint(play.game, play.who("S")), None, where)
    return named(play, stop), named(play, barred), named(play, friends)


@rule("UN-0135", "UN-0136", "UN-0137", "UN-0341")
def test_of_the_others_enemies_stop_and_bar_and_allies_let_pass() -> None:
    near = {"e4", "f4", "g4", "e5", "g5", "e6", "f6", "g6"}
    assert others(hall()) == (set(), set(), set())
    assert others(hall(B=hero("borgron", at="d2"))) == (set(), set(), {"d2"})
    assert others(hall(k=orc(at="f5"))) == (near, {"f5"}, set())
    assert others(hall(k=orc(at="f5"), B=hero("borgron", at="b9"))) == (near, {"f5"}, {"b9"})
    assert others(hall(k=orc(at="f5"), B=hero("borgron", at="e5"))) == (set(), {"f5", "e5"}, set())
    play = hall(k=orc(at="f5"), B=hero("borgron", at="b9"))
    assert others(play, 1 << square(play, "f4")) == ({"f4"}, set(), set())
    assert others(play, 1 << square(play, "b9")) == (set(), set(), {"b9"})
    assert others(play, 1 << square(play, "f5")) == (set(), {"f5"}, set())


@rule("UN-0135", "UN-0136")
def test_who_moves_through_others_is_stopped_but_barred_by_nobody() -> None:
    ghost = hero(at="b2", skills=["ethereal"])
    assert others(hall(S=ghost, B=hero("borgron", at="d2"))) == (set(), set(), set())
    assert others(hall(S=ghost, k=orc(at="f5")))[1:] == (set(), set())


@rule("UN-0137")
def test_only_allies_in_a_fight_on_the_way_bar_it() -> None:
    people = {"k": orc(at="f5"), "B": hero("borgron", at="e5"), "T": hero("taeral", at="b9")}
    play = hall(**people)
    all_of_them = play.game.covers([play.who("B"), play.who("T")])
    args = play.game, play.who("S"), [play.who("k")], all_of_them
    assert named(play, _fighting(*args, -1)) == {"e5"}
    assert _fighting(*args, 1 << square(play, "b9")) == 0
    alone = hall(k=orc(at="f5"), T=hero("taeral", at="b9"))
    assert _fighting(alone.game, alone.who("S"), [alone.who("k")], alone.game.cover(alone.who("T")), -1) == 0


@rule("UN-C530", "UN-G123")
def test_on_the_wing_one_passes_pits_and_past_enemies_but_not_over_them() -> None:
    board = "#########\n#..o..k.#\n#########"
    play = hall(S=hero(at="b2", conditions=["flying"]), k=orc(at="g2"), board=board)
    found = _flight(Standpoint(play.game, play.who("S")), 8)
    assert named(play, found.squares) - {"b2"} == {"c2", "d2", "e2", "f2"}


@rule("UN-0118", "UN-0151", "UN-0268")
def test_without_swimming_nobody_walks_into_deep_water() -> None:
    board = "#########\n#..w....#\n#..w....#\n#########"
    play = hall(board=board)
    here = Standpoint(play.game, play.who("S"))
    assert "d2" not in named(play, unhindered(here, 4).squares)
    assert "d2" not in named(play, footing(play.game, play.who("S")))
    dry = hall(board=board.replace("w", "."))
    assert "d2" in named(dry, unhindered(Standpoint(dry.game, dry.who("S")), 4).squares)


@rule("UN-0159", "UN-0210")
def test_nobody_runs_next_to_an_enemy_or_with_a_large_base_where_it_has_no_room() -> None:
    board = "##########\n#........#\n####.#####\n#........#\n##########"
    play = hall(S=hero(at="b2"), k=orc(at="i4"), board=board)
    found = named(play, run_of(Standpoint(play.game, play.who("S")), 20).squares)
    assert {"e3", "b4", "g4"} <= found
    assert not found & {"h4", "i4"}
    large = hall(
        S=hero(at="i2"),
        k=troll(at="b4"),
        board=board.replace("####.#####\n#........#", "####.#####\n#........#\n#........#"),
    )
    assert "e3" not in named(large, run_of(Standpoint(large.game, large.who("k")), 20).squares)
    alone = hall(S=hero(at="b2"), board=board)
    assert "i4" in named(alone, run_of(Standpoint(alone.game, alone.who("S")), 20).squares)


@rule("UN-C509", "UN-C527", "UN-C549")
def test_difficult_ground_is_so_for_all_but_those_who_do_not_mind_it() -> None:
    board = "#######\n#..,..#\n#######"
    play = hall(board=board)
    rough = rough_for(play.game, play.who("S"))
    assert named(play, rough) == {"d2"}
    assert (
        rough_for(
            hall(board=board, S=hero(at="b2", skills=["ethereal"])).game,
            hall(board=board, S=hero(at="b2", skills=["ethereal"])).who("S"),
        )
        == 0
    )
    flying = hall(board=board, S=hero(at="b2", conditions=["flying"]))
    assert rough_for(flying.game, flying.who("S")) == 0
    plain = hall(board=board.replace(",", "."))
    assert rough_for(plain.game, plain.who("S")) == 0


@rule("UN-C544", "UN-C549")
def test_the_land_of_water_is_what_lies_under_water() -> None:
    play = hall(board="#######\n#..w..#\n#######")
    assert named(play, ground_of(play.game.terrain, "water")) == {"d2"}
    assert ground_of(play.game.terrain, "forest") == 0


# where a walk ends


@rule("UN-0138", "UN-1190", "UN-1192")
def test_a_walk_ends_on_a_free_square_and_a_creatures_on_no_starting_square() -> None:
    lane = "#########\n#.......#\n#########"
    people = {"S": hero(at="b2"), "B": hero("borgron", at="d2")}
    assert ends(hall(board=lane, start=("e2",), **people), "S", 4) == {"c2", "e2"}
    play = position(lane, S=hero(at="b2"), k=orc(at="h2"), turn="k", hand=[], start=("f2",))
    assert ends(play, "k", 4) == {"g2", "e2", "d2"}
    flying = position(lane, S=hero(at="b2"), k=orc(at="h2", conditions=["flying"]), turn="k", hand=[], start=("f2",))
    assert ends(flying, "k", 4) == {"g2", "e2", "d2"}


@rule("UN-1074", "UN-0138")
def test_a_companion_ends_no_walk_out_of_its_heros_reach() -> None:
    lane = "#" * 20 + "\n#" + "." * 18 + "#\n" + "#" * 20
    people = {"S": hero(at="b2"), "d": {"companion": "wolf", "at": "k2"}}
    assert max(ends(hall(board=lane, **people), "d", 8), key=ord_of) == "n2"
    loose = hall(board=lane, **people)
    loose.who("S").at = -1
    assert max(ends(loose, "d", 8), key=ord_of) == "s2"


def ord_of(name: str) -> int:
    return ord(name[0])


@rule("UN-0157", "UN-0158")
def test_a_large_base_ends_where_it_fits_or_is_squeezed_in_and_nowhere_else() -> None:
    board = "########\n#......#\n#......#\n########"
    play = position(board, S=hero(at="g3"), k=troll(at="b2"), turn="k", hand=[])
    tight = {"c1", "d1", "e1", "f1", "g1", "c3", "d3", "e3"}
    assert ends(play, "k", 4) == {"c2", "d2", "e2"} | tight
    start = position(board, S=hero(at="g3"), k=troll(at="b2"), turn="k", hand=[], start=("d2",))
    assert ends(start, "k", 4) == {"e2"} | tight - {"c1", "d1"}


@rule("UN-0158")
@pytest.mark.parametrize(("at", "tight"), [("b2", False), ("b3", True)])
def test_a_large_one_on_obstructed_space_is_squeezed_and_a_small_one_never(at: str, tight: bool) -> None:
    board = "########\n#......#\n#......#\n########"
    play = position(board, S=hero(at="g2"), k=troll(at="b2"), turn="S")
    play.who("k").at = square(play, at)
    assert squeezed(play.game, play.who("k")) is tight
    assert not squeezed(play.game, play.who("S"))


@rule("UN-0161", "UN-1190")
def test_a_base_of_two_squares_rests_on_free_squares_only() -> None:
    board = "########\n#......#\n#......#\n########"
    play = position(board, S=hero(at="g3"), k={**RIDER, "at": "b2"}, turn="k", hand=[], start=("d3",))
    here = Standpoint(play.game, play.who("k"))
    found = reach_of(here, 3)
    assert named(play, resting(here, found, across=False)) == {"c2", "e2"}
    assert named(play, resting(here, found, across=True)) & {"b2", "c2", "d2", "c3", "d3"} == {
        "c2",
        "d2",
        "b2",
    } & named(play, resting(here, found, across=True))
    assert "c3" not in named(play, resting(here, found, across=True))
    assert not lies_across(play.game, play.who("k"), found, square(play, "c2"))
    assert lies_across(play.game, play.who("k"), found, square(play, "d2"))


@rule("UN-0156")
def test_a_large_base_finds_room_with_a_square_under_it_nearest_to_where_it_comes_from() -> None:
    play = position(HALL, S=hero(at="b9"), k=troll(at="b2"), m=orc(at="f5"), turn="S")
    who, start = play.who("k"), square(play, "b2")
    assert foothold(play.game, who, square(play, "e5"), start) == square(play, "d4")
    assert foothold(play.game, who, square(play, "e5"), square(play, "b7")) == square(play, "d5")
    assert foothold(play.game, who, square(play, "f5"), start) is None


# jumping down, light, the leash


@rule("UN-0212", "UN-1190")
def test_one_jumps_down_to_lower_floor_beside_it_as_deep_as_it_lies() -> None:
    board = "#######\n#..1..#\n#.22..#\n#.....#\n#######"
    play = hall(S=hero(at="d3"), board=board, k=orc(at="e4"))
    leaps = {
        play.game.plan.board.name(leap.to): (leap.drop, leap.far, leap.onto) for leap in _down(play.game, play.who("S"))
    }
    assert leaps["e3"] == (2, 1, 0)
    assert leaps["e4"] == (2, 1, play.who("k").id)
    assert leaps["d2"][0] == 1
    assert "c3" not in leaps
    low = hall(S=hero(at="b2"), board=board)
    assert _down(low.game, low.who("S")) == []


@rule("UN-1190", "UN-1192")
@pytest.mark.parametrize(("who", "lands"), [("S", True), ("k", False)])
def test_no_creature_lands_on_a_starting_square(who: str, lands: bool) -> None:
    play = hall(k=orc(at="e5"), start=("d4",))
    found = named(play, _firm(play.game, play.who(who)))
    assert ("d4" in found) is lands
    assert "d5" in found
    assert "a1" not in found


@rule("UN-0260")
@pytest.mark.parametrize(
    ("hands", "dropped", "shines"),
    [
        (["torch"], [], True),
        (["broadsword"], [], False),
        (["broadsword"], [{"what": "torch", "at": "d4"}], True),
        (["broadsword"], [{"what": "rope", "at": "d4"}], False),
    ],
)
def test_a_section_is_lit_by_what_shines_in_it(hands: list[str], dropped: list[Any], shines: bool) -> None:
    play = hall(S=hero(at="b2", hands=hands), k=orc(at="h8"))
    play.state.dropped = tuple(Dropped(one["what"], square(play, one["at"])) for one in dropped)
    assert lit(play.game, 0) is shines


TWO_ROOMS = rooms([4, 4], 3, {0: (2, "/")})


@rule("UN-0260")
def test_light_in_another_section_lights_nothing_here() -> None:
    play = position(TWO_ROOMS, S=hero(at="a1", hands=["torch"]), k=orc(at="g2"), turn="S")
    here = play.game.section(play.who("S"))
    there = play.game.section(play.who("k"))
    assert here != there
    assert (lit(play.game, here), lit(play.game, there)) == (True, False)
    play.who("S").hands = ()
    play.state.dropped = (Dropped("torch", square(play, "g3")),)
    assert (lit(play.game, here), lit(play.game, there)) == (False, True)


@rule("UN-0258")
@pytest.mark.parametrize(
    ("kind", "who", "less"), [("melee", "S", 0), ("melee", "k", -1), ("ranged", "S", -2), ("ranged", "k", -2)]
)
def test_complete_darkness_counts_where_one_fights_and_for_shots_at_either_end(kind: str, who: str, less: int) -> None:
    play = position(TWO_ROOMS, S=hero(at="a1", hands=["broadsword"]), k=orc(at="g2"), turn="S")
    play.state.pitch = 1 << play.game.section(play.who("k"))
    other = "k" if who == "S" else "S"
    for attacker, target in ((who, other), (other, who)):
        tally = Tally(5, "combat")
        shade_blow(
            play.game, play.who(who), Hit(attacker=play.who(attacker).id, target=play.who(target).id, kind=kind), tally
        )
        assert tally.total == 5 + less
    play.who(other).at = -1
    tally = Tally(5, "combat")
    shade_blow(play.game, play.who(who), Hit(attacker=play.who(who).id, target=play.who(other).id, kind=kind), tally)
    assert tally.total == 5 + (less if who == "k" else 0)


@rule("UN-C541", "UN-0258")
@pytest.mark.parametrize(
    ("kind", "dark", "less"),
    [
        ("melee", "here", -1),
        ("melee", "there", 0),
        ("ranged", "there", -1),
        ("ranged", "both", -1),
        ("melee", "none", 0),
    ],
)
def test_who_fears_the_dark_has_one_less_in_it_and_shooting_into_it(kind: str, dark: str, less: int) -> None:
    play = position(
        TWO_ROOMS, S=hero(at="a1", hands=["broadsword"], skills=["lost-in-the-dark"]), k=orc(at="g2"), turn="S"
    )
    here, there = (1 << play.game.section(play.who(name)) for name in "Sk")
    play.state.dark = {"here": here, "there": there, "both": here | there, "none": 0}[dark]
    tally = Tally(5, "combat")
    hit = Hit(attacker=play.who("S").id, target=play.who("k").id, kind=kind)
    shade_blow(play.game, play.who("S"), hit, tally)
    found = {term.source: term.value for term in tally.terms}
    assert found.get("lost-in-the-dark", 0) == less


@rule("UN-0258", "UN-C541")
def test_who_is_not_on_the_board_is_in_no_darkness() -> None:
    play = hall(k=orc(at="h8"))
    play.state.pitch = 1
    tally = Tally(5, "perception")
    shade(play.game, play.who("S"), "perception", tally)
    assert tally.total == 3
    play.who("S").at = -1
    tally = Tally(5, "perception")
    shade(play.game, play.who("S"), "perception", tally)
    assert tally.total == 5


@rule("UN-0363")
@pytest.mark.parametrize(("foe", "at", "far"), [(orc, "f2", 4), (orc, "f7", 5), (troll, "f2", 4), (troll, "e6", 4)])
def test_a_distance_is_counted_between_the_nearest_squares_of_both(foe: Any, at: str, far: int) -> None:
    play = hall(S=hero(at="b2"), k=foe(at=at))
    mine, theirs = play.game.cover(play.who("S")), play.game.cover(play.who("k"))
    assert gap(play.game, mine, theirs) == gap(play.game, theirs, mine) == far
