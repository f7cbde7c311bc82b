"""Single clauses of shots and Defensive Shots.  UN-0361 to UN-0389, UN-1014 to UN-1020"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from systems.universalis.combat.blows import (
    LANE,
    SWORD,
    WEST,
    blow,
    fresh,
    lane,
    terms,
    way_of,
    weapon,
)
from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import (
    DefensiveShot,
    Shot,
)
from undercroft.systems.universalis.combat.defensive_shots import _halt, _rests, defensive, defensive_shot, shooters
from undercroft.systems.universalis.combat.ranged import (
    _add_volley,
    _go_astray,
    _moving_penalty,
    aim,
    bang,
    closest_to_path,
    cover_penalty,
    distance_penalty,
    empty,
    loose,
    ready,
    shot,
    shot_hits_or_misses,
    shot_tally,
)
from undercroft.systems.universalis.combat.ranged import (
    _halt as _stop,
)
from undercroft.systems.universalis.ground.walking import turned_to

# shots


@rule("UN-0361", "UN-1004")
@pytest.mark.parametrize(("strength", "found"), [(1, ["rock"]), (0, [])])
def test_what_flies_one_square_is_still_thrown(strength: int, found: list[str]) -> None:
    play = position(HALL, S=hero(hands=["rock"], at="b2", attributes={"strength": strength}), k=orc(at="h8"), turn="S")
    assert [card.id for card in ready(play.game, play.who("S"))] == found


@rule("UN-1014", "UN-1015")
@pytest.mark.parametrize(
    ("id", "shot", "wants"),
    [
        ("crossbow", ("crossbow",), True),
        ("crossbow", (), False),
        ("short-bow", ("short-bow",), False),
        ("repeating-crossbow", ("repeating-crossbow",), False),
        ("repeating-crossbow", ("repeating-crossbow",) * 2, True),
    ],
)
def test_a_weapon_that_reloads_wants_it_when_all_its_shots_are_gone(
    id: str, shot: tuple[str, ...], wants: bool
) -> None:
    play = position(HALL, S=hero(hands=[id], at="b2"), k=orc(at="h8"), turn="S")
    play.who("S").shot = shot
    assert [card.id for card in empty(play.game, play.who("S"))] == ([id] if wants else [])


@rule("UN-0361", "UN-0725")
def test_who_is_shot_at_counts_as_attacked() -> None:
    play = position(HALL, S=hero("taeral", hands=["short-bow"], at="b2"), k=orc(at="b6"), turn="S")
    loose(play.game, play.who("S"), play.who("k"), weapon("short-bow"))
    assert play.see("k")["attacked"]


@rule("UN-0365", "UN-0366", "UN-0367")
def test_a_stray_shot_hits_its_new_target_where_it_stands_and_not_from_behind() -> None:
    people = {"T": hero("taeral", hands=["short-bow"], at="b2"), "S": hero(at="b7"), "k": orc(at="b6")}
    play = position(HALL, turn="T", **people)
    hit = blow(play, "T", kind="ranged", weapon="short-bow", behind=True)
    carried_out(_go_astray(play.game, hit, (2, 1)))
    assert (hit.target, hit.stray, hit.behind, hit.place) == (play.who("S").id, True, False, (square(play, "b7"),))


@rule("UN-0366")
def test_a_shot_that_goes_astray_spares_a_friend_smaller_than_its_target() -> None:
    people = {"T": hero("taeral", hands=["short-bow"], at="b2"), "S": hero(at="d7"), "k": troll(at="b6")}
    play = position(HALL, turn="T", **people)
    hit = blow(play, "T", kind="ranged", weapon="short-bow")
    carried_out(_go_astray(play.game, hit, (2, 1)))
    assert (hit.target, hit.stray) == (play.who("k").id, False)


@rule("UN-1020")
@pytest.mark.parametrize(("wounds", "asked"), [(4, True), (3, False)])
def test_a_misfire_that_would_take_the_last_vitality_may_be_turned_aside(wounds: int, asked: bool) -> None:
    gunner = hero(at="b2", hands=["handgun"], wounds=wounds, fortune=1)
    dice = {"S shot": [1, 1], "S damage": [6], "S break?": [6]}
    play = position(HALL, S=gunner, k=orc(at="b6"), turn="S", dice=dice).take("S shoots k")
    while play.asks() in ("fortune-shot",):
        play.take("S keeps the roll") if play.offers("S keeps the roll") else play.take("S is done")
    assert (play.asks() == "fatal-blow") is asked


# Defensive Shots


@rule("UN-0386")
@pytest.mark.parametrize(
    ("more", "after", "place"),
    [
        ({}, 6, "e2"),
        ({"m": orc(at="e2")}, 5, "f2"),
        ({"start": ("e2",)}, 5, "f2"),
        ({"m": orc(at="e2"), "n": orc(at="f2")}, 4, "g2"),
    ],
)
def test_who_advances_is_shot_at_three_squares_away_where_it_has_room(
    more: dict[str, Any], after: int, place: str
) -> None:
    play = lane(**more)
    found = _halt(play.game, play.who("k"), play.who("S"), way_of(play, *WEST))
    assert found == (after, square(play, place), play.who("S").id)


@rule("UN-0386")
def test_a_hero_who_advances_may_be_shot_at_on_a_starting_square() -> None:
    people = {"S": hero(at="k2"), "k": orc(at="b2", hands=["short-bow"], facing="east")}
    play = position(LANE, turn="S", start=("e2",), **people)
    assert _halt(play.game, play.who("S"), play.who("k"), way_of(play, *WEST))[1] == square(play, "e2")


@rule("UN-0386")
@pytest.mark.parametrize(("taken", "after", "place"), [("b3", 5, "e2"), ("f3", 3, "g2")])
def test_a_large_one_is_shot_at_where_the_whole_of_its_base_has_room(taken: str, after: int, place: str) -> None:
    people = {"S": hero("taeral", hands=["short-bow"], facing="east", at="b2"), "k": troll(at="j2"), "m": orc(at=taken)}
    play = position(LANE, turn="k", hand=[], **people)
    found = _halt(play.game, play.who("k"), play.who("S"), way_of(play, *WEST[1:]))
    assert found == (after, square(play, place), play.who("S").id)


@rule("UN-C517", "UN-C520")
def test_whoever_advances_comes_near_on_every_free_square_but_the_last() -> None:
    play = lane(m=orc(at="h2"))
    found = _rests(play.game, play.who("k"), way_of(play, "j2", "i2", "h2", "g2", "f2"), [])
    assert found == [(1, square(play, "j2")), (2, square(play, "i2")), (4, square(play, "g2"))]


@rule("UN-C517")
def test_a_large_one_comes_near_where_it_is_shot_at() -> None:
    people = {"S": hero("taeral", hands=["short-bow"], facing="east", at="b2"), "k": troll(at="j2")}
    play = position(LANE, turn="k", hand=[], **people)
    shots = [(2, square(play, "h2"), play.who("S").id), (0, square(play, "j2"), play.who("S").id)]
    assert _rests(play.game, play.who("k"), way_of(play, "i2", "h2", "g2"), shots) == [(2, square(play, "h2"))]


@rule("UN-0383", "UN-0388", "UN-0389")
@pytest.mark.parametrize(
    ("given", "shoots"),
    [
        ({}, True),
        ({"reacted": True}, False),
        ({"hands": ["broadsword"]}, False),
        ({"facing": "west"}, False),
        ({"conditions": ["knocked-down"]}, False),
    ],
)
def test_whoever_is_advanced_on_and_can_shoots_before(given: dict[str, Any], shoots: bool) -> None:
    reacted = given.pop("reacted", False)
    play = lane(S=given)
    play.who("S").reacted = reacted
    found = shooters(play.game, play.who("k"), way_of(play, *WEST), square(play, "c2"))
    assert [one.id for one in found] == ([play.who("S").id] if shoots else [])
    assert (play.see("k")["at"], play.who("k").across) == ("k2", False)


@rule("UN-0383", "UN-0161")
@pytest.mark.parametrize(("across", "shoots"), [(True, True), (False, False)])
def test_a_base_of_two_squares_comes_at_somebody_as_it_will_lie(across: bool, shoots: bool) -> None:
    archer = hero("taeral", at="e2", hands=["short-bow"], facing="south")
    rider = {"creature": "wolf-rider", "at": "c8", "hands": SWORD}
    play = position(HALL, S=archer, k=rider, turn="k", hand=[])
    play.game.active.across = across
    assert bool(shooters(play.game, play.who("k"), (), square(play, "c3"))) is shoots
    assert named(play, play.game.cover(play.who("k"))) == {"c8", "c9"}


@rule("UN-0383", "UN-0388", "UN-C290")
@pytest.mark.parametrize(
    ("who", "hands", "serve"),
    [
        ("S", ["net"], ["net"]),
        ("S", ["dagger"], ["dagger"]),
        ("S", ["longbow"], []),
        ("S", ["short-bow"], ["short-bow"]),
        ("k", ["dagger"], []),
        ("k", ["short-bow"], ["short-bow"]),
        ("k", ["shuriken"], ["shuriken"]),
    ],
)
def test_the_weapons_of_defensive_shots_fly_three_squares_and_creatures_do_not_throw_their_blades(
    who: str, hands: list[str], serve: list[str]
) -> None:
    play = lane(**{who: {"hands": hands}})
    assert [card.id for card in defensive(play.game, play.who(who))] == serve


@rule("UN-0383", "UN-0389")
@pytest.mark.parametrize("why", ["halted", "reacted", "gone"])
def test_no_shot_is_offered_any_more_at_one_who_was_halted_or_after_another_reaction(why: str) -> None:
    play = lane(k={"at": "e2"})
    entry = DefensiveShot(play.who("S").id, target=play.who("k").id)
    assert next(defensive_shot(play.game, entry)).prompt == "defensive-shot"
    if why == "halted":
        play.game.active.halted = True
    elif why == "reacted":
        play.who("S").reacted = True
    else:
        entry = DefensiveShot(play.who("S").id, target=FigureId(199))
    carried_out(defensive_shot(play.game, entry))
    assert play.state.hit is None


# more of shots


@rule("UN-0361", "UN-1014")
@pytest.mark.parametrize(("hands", "found"), [(["broadsword"], []), (["broadsword", "short-bow"], ["short-bow"])])
def test_what_does_not_fly_is_no_ranged_weapon(hands: list[str], found: list[str]) -> None:
    play = fresh(S={"hands": hands})
    assert [card.id for card in ready(play.game, play.who("S"))] == found


@rule("UN-0356", "UN-0380")
@pytest.mark.parametrize(
    ("stalked", "facing", "behind"), [(True, "east", True), (False, "east", False), (True, "west", False)]
)
def test_a_shot_comes_from_behind_only_if_the_target_was_stalked_and_looks_away(
    stalked: bool, facing: str, behind: bool
) -> None:
    play = position(HALL, S=hero("taeral", at="b4", hands=["short-bow"]), k=orc(at="f4", facing=facing), turn="S")
    play.game.active.stalked = (play.who("k").id,) if stalked else ()
    assert aim(play.game, play.who("S"), play.who("k"), weapon("short-bow")).behind is behind


@rule("UN-0361")
def test_a_shooter_turns_to_the_target() -> None:
    play = position(HALL, S=hero("taeral", at="b4", hands=["short-bow"], facing="west"), k=orc(at="f4"), turn="S")
    before = play.who("S").facing
    loose(play.game, play.who("S"), play.who("k"), weapon("short-bow"))
    assert play.who("S").facing == turned_to(play.game, play.who("S"), play.who("k").at) != before


@rule("UN-0384", "UN-C441")
@pytest.mark.parametrize(("reaction", "more"), [(True, 1), (False, 0)])
def test_what_serves_defensive_shots_serves_no_others(reaction: bool, more: int) -> None:
    play = position(
        HALL, S=hero("taeral", at="b4", hands=["longbow"], skills=["expert-archer"]), k=orc(at="f4"), turn="S"
    )
    hit = aim(play.game, play.who("S"), play.who("k"), weapon("longbow"), reaction=reaction)
    play.state.hit = hit
    found = terms(shot_tally(play.game, hit))
    assert ("defensive-shot" in found) is reaction


@rule("UN-C294", "UN-C445")
@pytest.mark.parametrize(("who", "walked", "less"), [("S", 0, -1), ("S", 1, 0), ("k", 0, 0)])
def test_who_shoots_fast_without_having_moved_shoots_worse(who: str, walked: int, less: int) -> None:
    play = position(
        HALL, S=hero("taeral", at="b4", hands=["short-bow"], skills=["fast-shooting"]), k=orc(at="f4"), turn="S"
    )
    active = play.game.active
    active.skills, active.walked, active.who = ("fast-shooting",), walked, play.who(who).id
    tally = Tally(5, "shooting")
    _add_volley(play.game, play.who("S"), weapon("short-bow"), tally)
    assert tally.total == 5 + less
    play.state.active = None
    tally = Tally(5, "shooting")
    _add_volley(play.game, play.who("S"), weapon("short-bow"), tally)
    assert tally.total == 5


@rule("UN-C294", "UN-C445")
def test_nobody_shoots_fast_with_what_wants_reloading() -> None:
    play = position(
        HALL, S=hero("taeral", at="b4", hands=["crossbow"], skills=["fast-shooting"]), k=orc(at="f4"), turn="S"
    )
    play.game.active.skills = ("fast-shooting",)
    tally = Tally(5, "shooting")
    _add_volley(play.game, play.who("S"), weapon("crossbow"), tally)
    assert tally.total == 5


@rule("UN-0371")
@pytest.mark.parametrize(
    ("far", "penalty"), [(0, 0), (1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (13, 3), (20, 3)]
)
def test_every_three_squares_beyond_point_blank_cost_one_and_three_at_most(far: int, penalty: int) -> None:
    assert distance_penalty(far) == penalty


@rule("UN-0370", "UN-C434")
@pytest.mark.parametrize(("guard", "skills", "penalty"), [(True, [], 1), (False, [], 0), (True, ["eagle-eye"], 0)])
def test_a_bodyguard_beside_it_is_light_cover_for_who_has_none(guard: bool, skills: list[str], penalty: int) -> None:
    people = {"S": hero("taeral", at="b4", hands=["short-bow"], skills=skills), "k": orc(at="f4"), "m": orc(at="f5")}
    play = position(HALL, turn="S", **people)
    play.who("m").ward = play.who("k").id if guard else FigureId(0)
    assert cover_penalty(play.game, play.who("S"), play.who("k")) == penalty


@rule("UN-0376", "UN-0377")
@pytest.mark.parametrize(
    ("id", "walked", "penalty"),
    [
        ("short-bow", 0, 0),
        ("short-bow", 1, 1),
        ("short-bow", 2, 1),
        ("short-bow", 3, 2),
        ("javelin", 2, 0),
        ("javelin", 3, 2),
    ],
)
def test_who_moved_shoots_worse_and_more_so_beyond_half_its_movement(id: str, walked: int, penalty: int) -> None:
    archer = hero("taeral", at="b4", hands=[id], body=[], pack=[], attributes={"movement": 4})
    play = position(HALL, S=archer, k=orc(at="f4"), turn="S")
    play.game.active.walked = walked
    assert _moving_penalty(play.game, play.who("S"), weapon(id)) == penalty
    play.game.active.who = play.who("k").id
    assert _moving_penalty(play.game, play.who("S"), weapon(id)) == 0
    play.state.active = None
    assert _moving_penalty(play.game, play.who("S"), weapon(id)) == 0


@rule("UN-0098", "UN-0099", "UN-0364")
@pytest.mark.parametrize(("faces", "asked"), [([2, 3], True), ([6, 4], False)])
def test_only_a_shot_that_missed_may_be_thrown_again_for_fortune(faces: list[int], asked: bool) -> None:
    archer = hero("taeral", at="b4", hands=["short-bow"], fortune=1, attributes={"shooting": 4})
    play = position(HALL, S=archer, k=orc(at="d4"), turn="S")
    blow(play, kind="ranged", weapon="short-bow")
    script = shot(play.game, Shot())
    next(script)
    if asked:
        assert script.send(tuple(sorted(faces, reverse=True))).prompt == "fortune-shot"
    else:
        with pytest.raises(StopIteration):
            script.send(tuple(faces))


@rule("UN-0365", "UN-G19")
def test_only_friends_beside_the_path_of_a_shot_are_hit_by_a_blunder() -> None:
    people = {"T": hero("taeral", at="b4", hands=["short-bow"]), "k": orc(at="h4")}
    people |= {"S": hero(at="e5"), "B": hero("borgron", at="b6")}
    play = position(HALL, turn="T", **people)
    assert [one.id for one in closest_to_path(play.game, play.who("T"), play.who("k"))] == [play.who("S").id]


@rule("UN-0364", "UN-0368")
@pytest.mark.parametrize(
    ("more", "over", "steps"),
    [
        ({}, True, ["AfterShot"]),
        ({"landed": True}, False, ["AfterShot", "TakeWounds", "Damage", "Block"]),
        ({"stray": True}, False, ["AfterShot", "TakeWounds", "Damage", "Block"]),
    ],
)
def test_a_shot_that_hits_nobody_is_over(more: dict[str, Any], over: bool, steps: list[str]) -> None:
    play = position(HALL, S=hero("taeral", at="b4", hands=["short-bow"]), k=orc(at="d4"), turn="S")
    hit = blow(play, kind="ranged", weapon="short-bow", **more)
    before = len(play.state.agenda)
    shot_hits_or_misses(play.game, hit)
    assert (hit.over, [type(entry).__name__ for entry in play.state.agenda[before:]]) == (over, steps)


# gunpowder, and who is halted


def fired(who: str, heard: tuple[str, ...] = (), **more: Any) -> Play:
    """A handgun has been fired, by a hero or by a creature."""
    people = {"S": hero(at="b2", hands=["handgun"], **more), "k": orc(at="b6", hands=["handgun"])}
    play = position(HALL, turn="S", **people)
    play.who(who).heard = heard
    blow(play, who, "k" if who == "S" else "S", kind="ranged", weapon="handgun")
    return play


@rule("UN-1019", "UN-G83")
@pytest.mark.parametrize(("who", "heard", "noise"), [("S", (), 1), ("S", ("handgun",), 0), ("k", (), 0)])
def test_each_gun_of_the_heroes_is_heard_once(who: str, heard: tuple[str, ...], noise: int) -> None:
    play = fired(who, heard)
    carried_out(bang(play.game, play.who(who), weapon("handgun")))
    assert play.state.noise == noise


@rule("UN-1020", "UN-G84")
@pytest.mark.parametrize(("wounds", "taken"), [(0, 0), (1, 1)])
def test_a_misfire_costs_what_its_die_says(wounds: int, taken: int) -> None:
    play = fired("S", ("handgun",), fortune=1)
    play.game.hit.blunders = (play.who("S").id,)
    carried_out(bang(play.game, play.who("S"), weapon("handgun")), wounds)
    assert (play.see("S")["wounds"], play.see("S")["fortune"]) == (taken, 1)


@rule("UN-0386", "UN-0387")
@pytest.mark.parametrize(
    ("more", "halted"),
    [({"dealt": 1}, True), ({}, False), ({"dealt": 1, "stray": True}, False), ({"dealt": 1, "target": "S"}, False)],
)
def test_only_a_wound_of_its_own_stops_who_advances(more: dict[str, Any], halted: bool) -> None:
    play = lane()
    play.game.active.points = 4
    hit = blow(
        play, kind="ranged", weapon="short-bow", **{key: value for key, value in more.items() if key != "target"}
    )
    if "target" in more:
        hit.target = play.who("S").id
    _stop(play.game, hit)
    assert (play.game.active.halted, play.game.active.points) == ((True, 0) if halted else (False, 4))
    play.state.active = None
    _stop(play.game, hit)


@rule("UN-0386")
def test_who_sets_out_too_near_is_shot_at_where_it_stands() -> None:
    play = lane(k={"at": "d2"})
    found = _halt(play.game, play.who("k"), play.who("S"), way_of(play, "c2"))
    assert found == (0, square(play, "d2"), play.who("S").id)
