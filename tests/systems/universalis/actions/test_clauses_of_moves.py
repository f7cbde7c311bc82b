"""Single clauses of moves, jumps, burdens and things.  UN-0118 to UN-0124, UN-0193 to UN-0226, UN-0350, UN-0507"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from undercroft.kernel.requests import NO_ONE, NOWHERE, YES, FigureId, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.break_open import break_tallies
from undercroft.systems.universalis.actions.carry_the_fallen import _second, carry, put_down
from undercroft.systems.universalis.actions.carry_the_fallen import offers as carrying
from undercroft.systems.universalis.actions.choices import facings
from undercroft.systems.universalis.actions.clock import minutes
from undercroft.systems.universalis.actions.furniture_and_bridges import _equipped, row_of_hole, set_down, spans
from undercroft.systems.universalis.actions.jump_and_climb import (
    _beyond,
    _grips,
    _jump_terms,
    _land,
    _possible,
    _tumble,
    exits,
    rope_terms,
)
from undercroft.systems.universalis.actions.move import (
    _engaged,
    _has_momentum,
    _is_held,
    _may_run,
    _stalk,
    arrive,
    attacks_of,
    follow,
    run,
    run_points,
    set_out,
    shift,
    shifts,
    slip_away,
    walk,
    walk_of,
)
from undercroft.systems.universalis.agenda import Disengage, Walk
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.ground.engagement import threats
from undercroft.systems.universalis.ground.jumps import Leap
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import FACINGS, reach_of
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.rolls.fortune import OWN
from undercroft.systems.universalis.state import Dropped


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def here(play: Play, name: str = "S") -> Standpoint:
    return Standpoint(play.game, play.who(name))


# moving


@rule("UN-0360")
@pytest.mark.parametrize(
    ("momentum", "attacks", "at", "found"),
    [
        (True, 1, "h8", True),
        (False, 1, "h8", False),
        (True, 0, "h8", False),
        (True, 2, "h8", False),
        (True, 1, "c2", False),
    ],
)
def test_momentum_is_for_who_was_pushed_about_with_an_attack_left_and_nobody_beside(
    momentum: bool, attacks: int, at: str, found: bool
) -> None:
    play = hall(S=hero(at="b2", hands=["oath-of-the-kings"]), k=orc(at=at))
    active = play.game.active
    active.momentum, active.attacks = momentum, attacks
    assert attacks_of(play.game, play.who("S")) == 2
    assert _has_momentum(here(play)) is found


@rule("UN-0359", "UN-0567")
def test_an_activation_has_one_attack_more_by_weapons_and_gifts_and_never_above_three() -> None:
    play = hall(S=hero(at="b2", hands=["broadsword"]))
    assert attacks_of(play.game, play.who("S")) == 1
    play.game.active.more = 1
    assert attacks_of(play.game, play.who("S")) == 2
    play.game.active.more = 5
    assert attacks_of(play.game, play.who("S")) == 3
    assert attacks_of(play.game, play.who("k")) == 1
    dark = hall(hand=[], k=troll(at="h8"), challenge=["elites"])
    base = hall(hand=[], k=troll(at="h8"))
    assert attacks_of(dark.game, dark.who("k")) == attacks_of(base.game, base.who("k")) + 1
    dark.game.active.who, dark.game.active.extra = dark.who("k").id, 1
    assert attacks_of(dark.game, dark.who("k")) == attacks_of(base.game, base.who("k"))


@rule("UN-0342", "UN-0346")
@pytest.mark.parametrize(("foe", "at", "held"), [(orc, "c2", True), (orc, "d2", False), (troll, "c2", True)])
def test_one_is_held_by_threats_where_one_stands(foe: Any, at: str, held: bool) -> None:
    play = hall(k=foe(at=at))
    assert _is_held(play.game, play.who("S"), threats(play.game, play.who("S"))) is held
    assert _is_held(play.game, play.who("k"), threats(play.game, play.who("k"))) is (held and foe is orc)


@rule("UN-0350", "UN-0351")
@pytest.mark.parametrize(
    ("change", "acts"),
    [
        ({}, {"shift", "disengage"}),
        ({"action": False}, set()),
        ({"points": 0}, set()),
        ({"walked": 1}, set()),
        ({"guarded": True}, {"disengage"}),
    ],
)
def test_one_who_is_engaged_shifts_or_tries_to_get_away_before_anything_else(
    change: dict[str, Any], acts: set[str]
) -> None:
    play = hall(S=hero(at="d4"), k=orc(at="d5"))
    for name, value in change.items():
        setattr(play.game.active, name, value)
    assert {option.act for option in _engaged(here(play))} == acts


@rule("UN-0350")
def test_one_shifts_to_squares_beside_who_engages_one() -> None:
    play = hall(S=hero(at="d4"), k=orc(at="d5"))
    assert named(play, shifts(here(play))) == {"c4", "e4", "c5", "e5"}
    shift(play.game, play.who("S"), Option("shift", at=square(play, "c4")))
    active = play.game.active
    assert (active.bound, active.points, active.walked, active.faced) == ((play.who("k").id,), 0, 1, False)


@rule("UN-0350", "UN-0161")
def test_a_large_one_shifts_by_one_square_and_stays_beside_its_opponent() -> None:
    play = hall(S=hero("brumgar", at="e6"), k=troll(at="e4"), turn="k", hand=[])
    play.who("S").size = 3
    found = named(play, shifts(here(play, "k")))
    assert found == {"d4", "f4", "f5"}


@rule("UN-0207", "UN-0211")
@pytest.mark.parametrize(
    "why", ["", "action", "walked", "points", "guarded", "swimming", "carries", "leading", "stunned", "enemy"]
)
def test_running_is_for_who_has_done_nothing_yet_and_is_hindered_by_nothing(why: str) -> None:
    play = hall(k=orc(at="c2" if why == "enemy" else "h8"), B=hero("borgron", at="f2"))
    active, who = play.game.active, play.who("S")
    match why:
        case "action" | "points":
            setattr(active, why, 0)
        case "walked" | "guarded" | "swimming":
            setattr(active, why, 1)
        case "carries" | "leading":
            setattr(who, why, play.who("B").id)
        case "stunned":
            who.conditions = ("stunned",)
    assert _may_run(here(play)) is (not why)


@rule("UN-0207", "UN-0208", "UN-0040", "UN-C502")
@pytest.mark.parametrize(
    ("movement", "dice", "far", "points"),
    [(5, (1, 1), False, 2), (5, (1, 1), True, 2), (5, (2, 1), False, 8), (5, (6, 5), False, 10), (5, (2, 1), True, 10)],
)
def test_one_runs_movement_and_two_dice_at_most_twice_as_far_and_half_on_a_double_one(
    movement: int, dice: Any, far: bool, points: int
) -> None:
    assert run_points(movement, dice, far=far) == points


@rule("UN-0207", "UN-0208")
def test_running_takes_the_action_and_a_double_one_may_be_thrown_again() -> None:
    play = hall(S=hero(at="b2", fortune=1))
    carried_out(run(play.game, play.who("S"), Option("run")), (1, 1), OWN, (2, 1))
    active = play.game.active
    assert (active.action, active.running, active.points) == (False, True, play.game.kit(play.who("S")).movement + 3)
    carried_out(run(play.game, play.who("S"), Option("run")), (3, 1))


@rule("UN-0118", "UN-0207")
def test_where_one_may_go_is_where_one_walks_or_runs() -> None:
    play = hall(k=orc(at="e5"))
    play.game.active.points = 3
    walking = walk_of(play.game, play.who("S")).squares
    play.game.active.running = True
    running = walk_of(play.game, play.who("S")).squares
    assert "d4" in named(play, walking)
    assert "d4" not in named(play, running)


@rule("UN-0118", "UN-0341")
@pytest.mark.parametrize(("to", "points", "walked"), [("c2", 3, 1), ("d4", 0, 2), ("b5", 1, 3)])
def test_a_walk_costs_its_squares_and_ends_where_one_is_engaged(to: str, points: int, walked: int) -> None:
    play = hall(k=orc(at="e5"))
    active = play.game.active
    active.points, active.faced = 4, True
    set_out(play.game, play.who("S"), walk_of(play.game, play.who("S")), square(play, to))
    assert (active.points, active.walked, active.faced) == (points, walked, False)


@rule("UN-0360")
def test_one_square_of_momentum_uses_it_up() -> None:
    play = hall()
    active = play.game.active
    found = reach_of(here(play), 1)
    active.points, active.momentum = 0, True
    set_out(play.game, play.who("S"), found, square(play, "c2"))
    assert (active.points, active.momentum, active.walked) == (0, False, 1)
    active.points, active.momentum = 1, True
    set_out(play.game, play.who("S"), found, square(play, "c2"))
    assert (active.points, active.momentum) == (0, True)


@rule("UN-0118", "UN-0386", "UN-1384")
def test_a_figure_looks_where_it_goes_and_its_straight_squares_are_counted() -> None:
    play = hall(S=hero(at="b2", facing="east"))
    who, active = play.who("S"), play.game.active
    walk(play.game, Walk(who.id, path=tuple(square(play, at) for at in ("c2", "d2", "e2")), to=square(play, "e2")))
    assert (play.see("S")["at"], who.facing, active.straight) == ("e2", FACINGS.index("east"), 3)
    walk(play.game, Walk(who.id, path=(square(play, "e3"),), to=square(play, "e3")))
    assert (who.facing, active.straight) == (FACINGS.index("south"), 1)
    active.halted = True
    walk(play.game, Walk(who.id, path=(square(play, "e4"),), to=square(play, "e4")))
    assert play.see("S")["at"] == "e3"


@rule("UN-1384")
@pytest.mark.parametrize(("path", "last"), [(("d5", "d4"), "d5"), (("d5",), "c5")])
def test_a_mount_that_is_led_comes_onto_the_square_its_leader_came_from(path: tuple[str, ...], last: str) -> None:
    play = hall(S=hero(at="c5"), h=orc(at="b5"))
    play.who("S").leading = play.who("h").id
    before = play.who("S").at
    play.who("S").at = square(play, path[-1])
    follow(play.game, play.who("S"), before, tuple(square(play, at) for at in path))
    assert play.see("h")["at"] == last
    play.who("k").at = square(play, "e9")
    follow(play.game, play.who("S"), play.who("k").at, (square(play, "e8"),))
    assert play.see("h")["at"] == last


@rule("UN-0356", "UN-G15")
@pytest.mark.parametrize(("way", "still"), [(("d2", "e2"), True), (("d2", "h2"), False)])
def test_one_stays_at_a_back_only_while_all_of_the_way_is_there(way: tuple[str, ...], still: bool) -> None:
    play = hall(k=orc(at="f2", facing="east"))
    active = play.game.active
    active.stalked = (play.who("k").id, FigureId(199))
    _stalk(play.game, active, sum(1 << square(play, at) for at in way))
    assert active.stalked == ((play.who("k").id,) if still else ())


@rule("UN-0066", "UN-0158", "UN-0507")
def test_whoever_arrives_brings_along_whom_it_carries() -> None:
    play = hall(B=hero("borgron", at="d2"))
    play.who("S").carries, play.who("S").squeezed = play.who("B").id, True
    arrive(play.game, play.who("S"))
    assert (play.see("B")["at"], play.who("S").squeezed) == ("b2", False)


@rule("UN-0351", "UN-0352", "UN-0353", "UN-0354")
@pytest.mark.parametrize(
    ("dice", "slipped", "over", "struck"),
    [((6, 6), True, False, False), ((2, 1), False, True, False), ((1, 1), False, True, True)],
)
def test_getting_away_is_a_test_and_its_failure_the_end(dice: Any, slipped: bool, over: bool, struck: bool) -> None:
    play = hall(S=hero(at="d4", attributes={"agility": 2}), k=orc(at="d5"))
    active = play.game.active
    active.points = 4
    carried_out(
        slip_away(play.game, Disengage(play.who("S").id, opponents=(play.who("k").id,))), Alike(dice, lambda one: one)
    )
    assert (bool(active.slipped), active.over, active.points) == (slipped, over, 4 if slipped else 0)
    assert (play.state.hit is not None and play.state.hit.sure) is struck


@rule("UN-0354")
def test_there_is_one_test_for_each_opponent() -> None:
    play = hall(S=hero(at="d4"), k=orc(at="d5"), m=orc(at="e5"))
    both = (play.who("k").id, play.who("m").id)
    before = len(play.state.agenda)
    carried_out(slip_away(play.game, Disengage(play.who("S").id, opponents=both)), Alike((6, 6), lambda one: one))
    assert [entry.opponents for entry in play.state.agenda[before:]] == [both[1:]]
    carried_out(slip_away(play.game, Disengage(play.who("S").id, opponents=())))


@rule("UN-0121", "UN-0123", "UN-0124")
@pytest.mark.parametrize(
    ("change", "offered"),
    [
        ({}, False),
        ({"walked": 1}, True),
        ({"action": False}, True),
        ({"walked": 1, "faced": True}, False),
        ({"target": "k"}, False),
        ({"target": "m"}, True),
    ],
)
def test_one_may_turn_between_moves_and_actions_but_not_away_from_an_opponent_beside_one(
    change: dict[str, Any], offered: bool
) -> None:
    play = hall(k=orc(at="c2"), m=orc(at="h8"))
    for name, value in change.items():
        setattr(play.game.active, name, play.who(value).id if name == "target" else value)
    assert bool(facings(here(play))) is offered


# the fallen


def fallen(**more: Any) -> Play:
    play = hall(B=hero("borgron", at="c2"), T=hero("taeral", at="b3"), **more)
    play.who("B").conditions = ("knocked-out",)
    return play


@rule("UN-0507", "UN-0508")
@pytest.mark.parametrize("why", ["", "action", "running", "down", "gone", "out", "enemy", "far"])
def test_a_fallen_friend_beside_one_is_carried_with_the_action(why: str) -> None:
    play = fallen()
    match why:
        case "action":
            play.game.active.action = False
        case "running":
            play.game.active.running = True
        case "down":
            play.who("S").conditions = ("knocked-down",)
        case "gone":
            play.who("B").at = NOWHERE
        case "out":
            play.who("B").out = True
        case "enemy":
            play.who("k").at = square(play, "c3")
        case "far":
            play.who("B").at = square(play, "e2")
    assert bool(carrying(here(play))) is (not why)


@rule("UN-0507")
def test_who_carries_may_put_down_and_does_so_where_it_stands() -> None:
    play = fallen()
    play.game.active.points = 6
    carried_out(carry(play.game, play.who("S"), Option("carry", play.who("B").id)))
    strength = play.game.kit(play.who("S")).strength
    assert (play.who("S").carries, play.see("B")["at"], play.game.active.action) == (play.who("B").id, "b2", False)
    assert play.game.active.points == min(6, strength)
    assert [option.act for option in carrying(here(play))] == ["put-down"]
    put_down(play.game, play.who("S"), Option("put-down"))
    assert play.who("S").carries == NO_ONE


@rule("UN-0508")
@pytest.mark.parametrize("why", ["", "activated", "lent", "down", "far"])
def test_one_who_is_larger_takes_a_second_pair_of_hands_beside_both(why: str) -> None:
    play = fallen()
    ally = play.who("T")
    ally.activated, ally.lent_a_hand = why == "activated", why == "lent"
    ally.conditions = ("knocked-down",) if why == "down" else ()
    if why == "far":
        ally.at = square(play, "b5")
    found = _second(play.game, play.who("S"), play.who("B"))
    assert (found is not None) is (not why)


@rule("UN-0508", "UN-0507")
def test_two_who_carry_together_go_as_far_as_the_stronger() -> None:
    play = fallen(S=hero(at="b2", attributes={"strength": 1}))
    play.who("B").size, play.game.active.points = 3, 9
    carried_out(
        carry(play.game, play.who("S"), Option("carry", play.who("B").id)),
        *([YES] if play.who("T").seat != play.who("S").seat else []),
    )
    strong = max(play.game.kit(play.who(name)).strength for name in "ST")
    assert (play.who("T").lent_a_hand, play.game.active.points) == (True, strong)


# time, blows at things, furniture


@rule("UN-1311", "UN-1312", "UN-G105")
@pytest.mark.parametrize(
    ("side", "at", "main", "found"), [("heroes", "c2", True, 1), ("dark", "c2", True, 2), ("dark", "c2", False, 1)]
)
def test_the_dark_side_has_two_minutes_in_a_combat_in_the_main_room(side: str, at: str, main: bool, found: int) -> None:
    play = position("######\n#....#\n#....#\n######", S=hero(at="b2"), k=orc(at=at), turn="S", main=main)
    play.state.side = side
    assert minutes(play.game) == found


@rule("UN-0193", "UN-0204", "UN-G52")
@pytest.mark.parametrize(
    ("hands", "dice", "armor"),
    [
        (["broadsword"], 4, 5),
        (["club"], 4, 5),
        (["club", "shield"], 3, 5),
        (["saber"], 2, 5),
        (["axe"], 4, 4),
        (["handgun"], 3, 4),
        (["javelin"], 3, 5),
    ],
)
def test_a_blow_at_a_thing_has_the_dice_of_the_weapon_as_against_heavy_armor(
    hands: list[str], dice: int, armor: int
) -> None:
    play = hall(S=hero(at="b2", hands=hands, body=[], attributes={"strength": 3}))
    card = gear_cards()[hands[0]]
    assert isinstance(card, Weapon)
    tallies = break_tallies(play.game, play.who("S"), card, 5)
    own = play.game.kit(play.who("S")).strength
    shift_of = 0 if hands == ["handgun"] else own - 3
    assert (tallies[0].total, tallies[1].total) == (dice + shift_of, armor)


@rule("UN-0264")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        (["rope", "pickaxes"], [], True),
        (["rope"], ["pickaxes"], False),
        ([], ["rope", "pickaxes"], True),
        (["pickaxes"], [], False),
    ],
)
def test_a_bridge_takes_a_rope_and_pickaxes_of_one_of_the_two(mine: list[str], theirs: list[str], able: bool) -> None:
    play = hall(S=hero(at="b2", pack=mine), B=hero("borgron", at="d2", pack=theirs))
    assert _equipped(play.who("S"), play.who("B")) is able


@rule("UN-0264")
def test_a_bridge_spans_a_straight_row_of_hole_that_ends_beside_the_friend() -> None:
    board = "########\n#..oo..#\n#..oo..#\n########"
    play = hall(board=board, S=hero(at="c2"), B=hero("borgron", at="f2"), k=orc(at="g3"))
    assert spans(play.game, play.who("S"), play.who("B")) == [square(play, "d2")]
    assert row_of_hole(play.game.terrain.holes, square(play, "c2"), 1) == [square(play, "d2"), square(play, "e2")]
    play.who("B").at = square(play, "f3")
    assert spans(play.game, play.who("S"), play.who("B")) == []


@rule("UN-0260")
def test_a_light_set_down_leaves_the_hand_and_lies_where_one_stands() -> None:
    play = hall(S=hero(at="b2", hands=["torch", "broadsword"]))
    set_down(play.game, play.who("S"), Option("set-down", what="torch"))
    assert (play.who("S").hands, play.state.dropped) == (("broadsword",), (Dropped("torch", square(play, "b2")),))
    assert (play.game.active.quick, play.game.active.action) == (False, True)


# jumps


PIT = "#########\n#..oo...#\n#..oo...#\n#.......#\n#########"


@rule("UN-0213", "UN-0215")
@pytest.mark.parametrize(("points", "far"), [(9, True), (1, False)])
def test_a_jump_goes_no_farther_than_what_is_left_of_the_move(points: int, far: bool) -> None:
    play = hall(board=PIT, S=hero(at="c2"), k=orc(at="h4"))
    play.game.active.points = points
    ends = {play.game.plan.board.name(to) for to in _possible(play.game, play.who("S"), play.game.active)}
    assert ("f2" in ends) is far


@rule("UN-0214")
@pytest.mark.parametrize(
    ("wide", "at", "terms"),
    [(1, "h4", []), (2, "h4", ["wide"]), (1, "b3", ["enemy-adjacent"]), (2, "b3", ["wide", "enemy-adjacent"])],
)
def test_a_wide_jump_and_an_enemy_beside_one_cost_one_each(wide: int, at: str, terms: list[str]) -> None:
    play = hall(board=PIT, S=hero(at="c2"), k=orc(at=at))
    leap = Leap(square(play, "f2"), wide + 1, over=tuple(square(play, one) for one in ("d2", "e2")[:wide]))
    found = _jump_terms(play.game, play.who("S"), leap)
    assert [(value, source) for value, source, _ in found] == [(-1, source) for source in terms]


@rule("UN-0215", "UN-0216")
@pytest.mark.parametrize(("foe", "points"), [("h4", 6), ("g3", 0)])
def test_who_lands_pays_for_the_jump_and_stops_where_it_is_engaged(foe: str, points: int) -> None:
    play = hall(board=PIT, S=hero(at="c2", facing="west"), k=orc(at=foe))
    active = play.game.active
    active.points, active.faced, active.stalked = 9, True, (play.who("k").id,)
    _land(play.game, play.who("S"), Leap(square(play, "f2"), 3, over=(square(play, "d2"), square(play, "e2"))))
    assert (play.see("S")["at"], active.points, active.walked, active.faced, active.stalked) == (
        "f2",
        points,
        3,
        False,
        (),
    )
    assert play.who("S").facing == FACINGS.index("east")


@rule("UN-0217", "UN-0295")
def test_who_fails_falls_on_the_nearest_free_square_of_the_pit_and_is_done() -> None:
    play = hall(board=PIT, S=hero(at="c2"), k=orc(at="h4"), m=orc(at="d2"))
    leap = Leap(
        square(play, "f2"),
        3,
        over=(square(play, "d2"), square(play, "e2")),
        fall=(square(play, "d2"), square(play, "e2")),
    )
    before = len(play.state.agenda)
    carried_out(_tumble(play.game, play.who("S"), leap))
    assert (play.see("S")["at"], play.game.active.over, play.game.active.points) == ("e2", True, 0)
    assert [entry.height for entry in play.state.agenda[before:]] == [4]
    down = hall(board=PIT, S=hero(at="c2"), k=orc(at="h4"))
    before = len(down.state.agenda)
    carried_out(_tumble(down.game, down.who("S"), Leap(square(down, "c3"), 1, drop=2, fall=(square(down, "c3"),))))
    assert (down.see("S")["at"], [entry.height for entry in down.state.agenda[before:]]) == ("c3", [2])


@rule("UN-0218", "UN-G08")
def test_only_allies_at_the_far_edge_throw_a_rope_to_who_jumps() -> None:
    people = {
        "S": hero(at="c2"),
        "B": hero("borgron", at="f2"),
        "T": hero("taeral", at="c3"),
        "D": hero("dagna", at="h2"),
    }
    play = hall(board=PIT, k=orc(at="h4"), **people)
    leap = Leap(square(play, "f3"), 3, over=(square(play, "d2"), square(play, "e2")))
    assert [one.id for one in _beyond(play.game, play.who("S"), leap)] == [play.who("B").id]
    assert _beyond(play.game, play.who("S"), Leap(square(play, "c3"), 1, drop=1)) == []


@rule("UN-0218", "UN-G08")
@pytest.mark.parametrize(("to", "over", "beyond"), [("d5", "d4", "e5"), ("d3", "d4", "e3")])
def test_the_far_edge_is_where_one_lands_whichever_way_one_jumps(to: str, over: str, beyond: str) -> None:
    board = "#######\n#.....#\n#.....#\n#.ooo.#\n#.....#\n#.....#\n#######"
    start = "d3" if to == "d5" else "d5"
    people = {"S": hero(at=start), "B": hero("borgron", at="e5"), "T": hero("taeral", at="e3")}
    play = hall(board=board, k=orc(at="b2"), **people)
    leap = Leap(square(play, to), 2, over=(square(play, over),))
    (found,) = _beyond(play.game, play.who("S"), leap)
    assert play.game.plan.board.name(found.at) == beyond


@rule("UN-0218", "UN-0764")
def test_a_rope_is_pulled_by_those_on_their_feet_and_by_no_pet() -> None:
    play = hall(B=hero("borgron", at="d2"), d={"companion": "wolf", "at": "c2"})
    assert [_grips(play.who(name)) for name in "Bdk"] == [True, False, False]
    play.who("B").conditions = ("knocked-down",)
    assert not _grips(play.who("B"))


@rule("UN-0219")
@pytest.mark.parametrize(("size", "at", "terms"), [(2, "h8", 0), (3, "h8", 1), (2, "e2", 1), (4, "e2", 2)])
def test_the_large_and_an_enemy_beside_the_helper_make_pulling_harder(size: int, at: str, terms: int) -> None:
    play = hall(B=hero("borgron", at="d2"), k=orc(at=at))
    play.who("S").size = size
    found = rope_terms(play.game, play.who("B"), play.who("S"))
    assert [value for value, _, _ in found] == [-1] * terms


@rule("UN-0223", "UN-0224", "UN-0300")
def test_one_climbs_out_to_free_places_beside_the_pit_and_a_creature_to_no_starting_square() -> None:
    board = "######\n#....#\n#.o..#\n#....#\n######"
    around_it = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    play = position(board, S=hero(at="c3"), k=orc(at="e4"), B=hero("borgron", at="b2"), turn="S", start=("c2",))
    assert {play.game.plan.board.name(at) for at in exits(play.game, play.who("S"))} == around_it - {"b2"}
    foe = position(board, S=hero(at="e4"), k=orc(at="c3"), turn="S", start=("c2",))
    assert {foe.game.plan.board.name(at) for at in exits(foe.game, foe.who("k"))} == around_it - {"c2"}


@rule("UN-0118", "UN-C547")
@pytest.mark.parametrize(("way", "toiled"), [(("c2", "d2"), True), (("b3", "c3"), False)])
def test_who_has_crossed_difficult_ground_has_toiled(way: tuple[str, ...], toiled: bool) -> None:
    play = hall(board="#######\n#.,...#\n#.....#\n#######", k=orc(at="f3"))
    walk(play.game, Walk(play.who("S").id, path=tuple(square(play, at) for at in way), to=square(play, way[-1])))
    assert play.game.active.toiled is toiled


@rule("UN-0118", "UN-0356")
def test_a_walk_keeps_only_those_stalked_at_whose_backs_it_goes() -> None:
    play = hall(k=orc(at="f2", facing="east"), m=orc(at="f6", facing="west"))
    active = play.game.active
    active.stalked = (play.who("k").id, play.who("m").id)
    walk(play.game, Walk(play.who("S").id, path=(square(play, "c2"), square(play, "d2")), to=square(play, "d2")))
    assert active.stalked == (play.who("k").id,)


@rule("UN-0161", "UN-0118")
def test_a_base_of_two_squares_lies_after_a_walk_as_it_was_meant_to() -> None:
    rider = {"creature": "wolf-rider", "at": "d5", "hands": ["broadsword"]}
    play = position(HALL, S=hero(at="b2"), k=rider, turn="k", hand=[])
    play.game.active.across = True
    walk(play.game, Walk(play.who("k").id, path=(square(play, "e5"),), to=square(play, "e5")))
    assert named(play, play.game.cover(play.who("k"))) == {"e5", "f5"}
