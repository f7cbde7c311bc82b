"""Single clauses of an activation: recovery, drawing, picking up, leaving.  UN-0047 to UN-0060, UN-0108 to UN-0116"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square
from undercroft.kernel.requests import NO, NOWHERE, YES, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.activation import (
    _get_better,
    _heed_what_was_before,
    _make_ready,
    _shake_off,
    _waits,
    end_activation,
    face,
    finish,
    next_hero,
    recover,
    toil,
)
from undercroft.systems.universalis.actions.draw_and_pick_up import (
    _lying,
    _threatened,
    _to_pick_up,
    can_be_quick,
    draw,
    pick_up,
    snatch,
    take_quick,
)
from undercroft.systems.universalis.actions.explore import _may_go, check_left, leave
from undercroft.systems.universalis.agenda import EndActivation, NextHero, Recover
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.state import Dropped, Lasting


def hall(turn: str = "S", **people: Any) -> Play:
    return position(HALL, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


# who is next


@rule("UN-0047", "UN-0048", "UN-0050", "UN-0456")
def test_whoever_is_neither_activated_nor_out_nor_knocked_out_may_be_next() -> None:
    people = {
        "B": hero("borgron", at="d2"),
        "T": hero("taeral", at="f2"),
        "D": hero("dagna", at="h2"),
        "m": orc(at="j9"),
    }
    play = hall(**people)
    play.who("B").activated = True
    play.who("T").conditions = ("knocked-out",)
    play.who("D").conditions = ("stunned",)

    def waiting() -> set[int]:
        script = next_hero(play.game, NextHero())
        assert script is not None
        return {option.who for option in next(script).options}

    assert waiting() == {play.who("S").id, play.who("D").id}
    assert play.state.active is None
    play.state.swayed = (play.who("k").id,)
    assert waiting() == {play.who("S").id, play.who("D").id, play.who("k").id}
    play.who("k").activated = True
    play.who("S").activated = True
    assert waiting() == {play.who("D").id}
    play.who("D").activated = True
    assert next_hero(play.game, NextHero()) is None


@rule("UN-0050", "UN-1379", "UN-0504")
def test_a_mount_left_to_itself_and_whoever_is_knocked_out_are_not_activated() -> None:
    play = hall(d={"companion": "wolf", "at": "c2"}, h={"companion": "horse", "at": "e5"}, outdoor=True)
    assert [_waits(play.game, play.who(name)) for name in "Sdh"] == [True, True, False]
    play.who("S").conditions = ("knocked-out",)
    assert not _waits(play.game, play.who("S"))


# the Recovery phase


@rule("UN-0026", "UN-0108", "UN-0113")
def test_who_begins_an_activation_upright_lies_no_longer() -> None:
    play = hall()
    play.who("S").lay = True
    play.who("S").spent = True
    recover(play.game, Recover(play.who("S").id))
    assert (play.who("S").lay, play.who("S").spent, play.game.active.guarded) == (False, False, True)


@rule("UN-0114", "UN-0115", "UN-1128", "UN-1129")
@pytest.mark.parametrize(
    ("laden", "conditions", "over"), [(0, (), False), (1, ("stunned",), False), (2, ("stunned",), True)]
)
def test_who_is_laden_too_much_is_stunned_and_twice_so_does_nothing(
    laden: int, conditions: tuple[str, ...], over: bool
) -> None:
    play = hall()
    active = play.game.active
    _make_ready(play.game, play.who("S"), active, laden)
    assert (play.who("S").conditions, active.over) == (conditions, over)


@rule("UN-0114", "UN-1348")
def test_a_rider_moves_as_far_as_the_mount_and_one_who_is_ridden_not_at_all() -> None:
    people = {"S": hero(rides="h"), "h": {"companion": "horse", "at": "e5"}, "k": orc(at="b2")}
    play = position(HALL, turn="S", outdoor=True, **people)
    active = play.game.active
    _make_ready(play.game, play.who("S"), active, 0)
    assert active.points == play.game.kit(play.who("h")).movement != play.game.kit(play.who("S")).movement
    _make_ready(play.game, play.who("h"), active, 0)
    assert active.points == 0
    _make_ready(play.game, play.who("k"), active, 0)
    assert active.points == play.game.kit(play.who("k")).movement


@rule("UN-0114", "UN-0116", "UN-0507")
def test_who_carries_somebody_goes_no_farther_than_its_strength() -> None:
    play = hall(
        B=hero("borgron", at="b2"), S=hero(at="b2", body=[], pack=[], attributes={"strength": 2, "movement": 5})
    )
    active, strength = play.game.active, play.game.kit(play.who("S")).strength
    _make_ready(play.game, play.who("S"), active, 0)
    assert active.points == play.game.kit(play.who("S")).movement > strength
    play.who("S").carries = play.who("B").id
    _make_ready(play.game, play.who("S"), active, 0)
    assert active.points == strength


@rule("UN-0114", "UN-0356", "UN-0304")
@pytest.mark.parametrize(("fighting", "facing"), [(True, "east"), (False, "west")])
def test_at_the_start_it_is_noted_who_takes_part_in_a_combat_and_whose_back_one_sees(
    fighting: bool, facing: str
) -> None:
    play = hall(k=orc(at="e2", facing=facing))
    play.state.fighting, play.who("S").fought = fighting, False
    active = play.game.active
    active.stalked = ()
    _make_ready(play.game, play.who("S"), active, 0)
    assert (play.who("S").fought, active.stalked) == (fighting, (play.who("k").id,) if facing == "east" else ())
    play.who("k").fought = False
    _make_ready(play.game, play.who("k"), active, 0)
    assert not play.who("k").fought


@rule("UN-C479", "UN-0264", "UN-0508")
@pytest.mark.parametrize(
    ("what", "after"),
    [
        ("rests", (False, 0, False)),
        ("lent_a_hand", (False, 5, False)),
        ("loses_turn", (True, 5, True)),
        ("", (True, 5, False)),
    ],
)
def test_what_was_before_tells_on_an_activation_once(what: str, after: tuple[bool, int, bool]) -> None:
    play = hall()
    who, active = play.who("S"), play.game.active
    active.points = 5
    who.leading = play.who("k").id
    if what:
        setattr(who, what, True)
    _heed_what_was_before(who, active)
    assert (active.action, active.points, active.over) == after
    assert not (who.rests)
    assert not (who.lent_a_hand)
    assert not (who.loses_turn)
    assert not (who.leading)


@rule("UN-1128", "UN-1129")
def test_the_stun_of_a_burden_ends_with_the_burden() -> None:
    play = hall(S=hero(at="b2", pack=[]))
    who = play.who("S")
    who.laden, who.conditions = True, ("stunned",)
    assert toil(play.game, who) == 0
    assert (who.conditions, who.laden) == ((), False)
    who.conditions = ("stunned",)
    toil(play.game, who)
    assert who.conditions == ("stunned",)
    who.pack = ("chainmail",) * 12
    assert toil(play.game, who) > 0
    assert who.laden


@rule("UN-0108", "UN-0452", "UN-1128")
@pytest.mark.parametrize(("face", "left"), [(4, ()), (3, ("stunned",))])
def test_stunned_ends_on_four(face: int, left: tuple[str, ...]) -> None:
    play = hall()
    play.who("S").conditions = ("stunned",)
    carried_out(_shake_off(play.game, play.who("S"), "stunned"), face)
    assert play.who("S").conditions == left


@rule("UN-0108", "UN-0452", "UN-1128")
@pytest.mark.parametrize("why", ["laden", "held"])
def test_what_keeps_one_stunned_leaves_no_roll(why: str) -> None:
    play = hall()
    who = play.who("S")
    who.conditions = ("stunned", "poisoned")
    who.laden = why == "laden"
    if why == "held":
        play.state.lasting = (Lasting("hold", play.who("k").id, held=((who.id, "stunned"),)),)
    carried_out(_shake_off(play.game, who, "stunned"))
    assert "stunned" in who.conditions
    if why == "laden":
        next(_shake_off(play.game, who, "poisoned"))


@rule("UN-0112", "UN-0113", "UN-0494", "UN-0501")
def test_who_is_down_stands_up_stunned_or_stays_down() -> None:
    play = hall()
    who = play.who("S")
    who.conditions, who.lay = ("knocked-down", "frightened"), True
    active = play.game.active
    carried_out(_get_better(play.game, who, active), YES)
    assert (who.conditions, who.lay, active.over) == (("stunned",), False, False)
    who.conditions = ("knocked-down",)
    carried_out(_get_better(play.game, who, active), NO)
    assert (who.conditions, who.lay, active.over) == (("knocked-down",), True, True)


@rule("UN-0112", "UN-0113")
@pytest.mark.parametrize(("at", "lay", "tests"), [("c2", False, True), ("c2", True, False), ("h8", False, False)])
def test_beside_an_enemy_standing_up_takes_a_test_the_first_time(at: str, lay: bool, tests: bool) -> None:
    play = hall(k=orc(at=at))
    who = play.who("S")
    who.conditions, who.lay = ("knocked-down",), lay
    script = _get_better(play.game, who, play.game.active)
    next(script)
    if tests:
        assert script.send(YES).why == "stand-up"
    else:
        with pytest.raises(StopIteration):
            script.send(YES)
        assert who.conditions == ("stunned",)


@rule("UN-0121", "UN-1352")
def test_who_turns_has_turned_and_the_mount_with_the_rider() -> None:
    people = {
        "S": hero(rides="h", facing="north"),
        "h": {"companion": "horse", "at": "e5", "facing": "north"},
        "k": orc(at="b2"),
    }
    play = position(HALL, turn="S", outdoor=True, **people)
    face(play.game, play.who("S"), Option("face", what="south"))
    assert play.who("S").facing == play.who("h").facing == FACINGS.index("south")
    assert play.game.active.faced


@rule("UN-0048", "UN-0153")
@pytest.mark.parametrize(("board", "swimming", "tests"), [("wwww", False, True), ("....", False, False)])
def test_only_who_ends_in_deep_water_may_swallow_some(board: str, swimming: bool, tests: bool) -> None:
    play = position(f"######\n#{board}#\n######", S=hero(at="b2", body=[], hands=[], pack=[]), turn="S")
    script = end_activation(play.game, EndActivation(play.who("S").id))
    assert (script is not None) is tests
    assert play.who("S").activated is not tests


@rule("UN-0048", "UN-1083")
def test_with_the_end_of_an_activation_nobody_is_active_and_a_climber_hangs_on() -> None:
    play = hall(d={"companion": "wolf", "at": "c2"})
    play.who("d").given = ("healing-potion",)
    finish(play.game, play.who("d"))
    assert (play.who("d").activated, play.who("d").given, play.state.active) == (True, (), None)


# drawing and picking up


@rule("UN-0115", "UN-0116", "UN-0286")
@pytest.mark.parametrize(
    ("quick", "action", "may", "after"),
    [
        (True, True, True, (False, True)),
        (False, True, True, (False, False)),
        (False, False, False, (False, False)),
        (True, False, True, (False, False)),
    ],
)
def test_one_quick_action_is_free_and_a_second_takes_the_action(
    quick: bool, action: bool, may: bool, after: tuple[bool, bool]
) -> None:
    active = hall().game.active
    active.quick, active.action = quick, action
    assert can_be_quick(active) is may
    take_quick(active)
    assert (active.quick, active.action) == after


@rule("UN-0294", "UN-0415", "UN-0292")
@pytest.mark.parametrize(
    ("item", "at", "clumsy"),
    [("axe", "c2", True), ("axe", "h8", False), ("dagger", "c2", False), ("shield", "c2", True)],
)
def test_drawing_beside_an_enemy_makes_the_next_attacks_clumsy_but_for_what_draws_freely(
    item: str, at: str, clumsy: bool
) -> None:
    play = hall(S=hero(at="b2", hands=[], pack=[item]), k=orc(at=at))
    draw(play.game, play.who("S"), Option("draw", what=item))
    assert (play.who("S").pack, play.who("S").hands, play.game.active.drawn, play.game.active.quick) == (
        (),
        (item,),
        clumsy,
        False,
    )


def lying(*things: tuple[str, str], **more: Any) -> Play:
    play = hall(**more)
    play.state.dropped = tuple(Dropped(what, square(play, at)) for what, at in things)
    return play


@rule("UN-0289", "UN-0397")
def test_what_lies_at_hand_is_what_lies_under_one_or_beside_one() -> None:
    play = lying(("axe", "b2"), ("rope", "c3"), ("rope", "c3"), ("torch", "d2"))
    assert [one.what for one in _lying(play.game, play.who("S"))] == ["axe", "rope"]


@rule("UN-0289", "UN-0397", "UN-1082", "UN-1086")
@pytest.mark.parametrize(
    ("at", "action", "acts"),
    [("h8", True, ["pick-up"]), ("d3", True, ["snatch"]), ("d3", False, []), ("b3", True, ["snatch"])],
)
def test_a_thing_in_an_enemys_reach_takes_an_action_and_any_other_a_quick_one(
    at: str, action: bool, acts: list[str]
) -> None:
    play = lying(("axe", "c2"), k=orc(at=at))
    play.game.active.action = action
    found = _to_pick_up(play.game, play.who("S"), play.game.active, list(play.state.dropped))
    assert [option.act for option in found] == acts


@rule("UN-0397")
def test_beside_an_enemy_nothing_else_is_picked_up() -> None:
    play = lying(("axe", "a2"), ("axe", "b2"), k=orc(at="c2", conditions=["knocked-down"]))
    found = _to_pick_up(play.game, play.who("S"), play.game.active, list(play.state.dropped)[1:])
    assert found == []


@rule("UN-1082", "UN-1086")
def test_companions_pick_up_only_what_replaces_what_they_lost() -> None:
    play = lying(("rope", "c3"), d={"companion": "wolf", "at": "c2"})
    assert _to_pick_up(play.game, play.who("d"), play.game.active, list(play.state.dropped)) == []
    assert len(_to_pick_up(play.game, play.who("S"), play.game.active, list(play.state.dropped))) == 1


@rule("UN-0397")
def test_enemies_threaten_where_they_stand_and_their_melee_range() -> None:
    play = hall(k=orc(at="e5"))
    assert len(named(play, _threatened(play.game, [play.who("k")]))) == 9
    assert _threatened(play.game, []) == 0


@rule("UN-0164", "UN-0397")
@pytest.mark.parametrize(("passed", "left"), [((6, 6), 0), ((1, 1), 1)])
def test_snatching_takes_the_action_and_succeeds_by_a_test(passed: Any, left: int) -> None:
    play = lying(("axe", "c2"), k=orc(at="d3"), S=hero(at="b2", hands=[]))
    script = snatch(play.game, play.who("S"), Option("snatch", at=square(play, "c2"), what="axe"))
    carried_out(script, Alike(passed, lambda dice: dice))
    assert (len(play.state.dropped), play.game.active.action, play.who("S").hands) == (
        left,
        False,
        () if left else ("axe",),
    )


@rule("UN-0289")
def test_picking_up_takes_the_quick_action() -> None:
    play = lying(("axe", "c2"), S=hero(at="b2", hands=[]))
    pick_up(play.game, play.who("S"), Option("pick-up", at=square(play, "c2"), what="axe"))
    assert (play.state.dropped, play.who("S").hands, play.game.active.quick, play.game.active.action) == (
        (),
        ("axe",),
        False,
        True,
    )


# leaving


@rule("UN-0057", "UN-0163")
@pytest.mark.parametrize(("walked", "came_in", "may"), [(0, False, True), (0, True, False), (1, True, True)])
def test_who_has_only_just_come_in_does_not_leave(walked: int, came_in: bool, may: bool) -> None:
    play = hall(d={"companion": "wolf", "at": "c2"})
    active = play.game.active
    active.walked, active.came_in = walked, came_in
    assert _may_go(play.game, play.who("S"), active) is may
    assert not _may_go(play.game, play.who("d"), active)


@rule("UN-0053", "UN-0054", "UN-0058", "UN-0060")
@pytest.mark.parametrize(
    ("fates", "done", "end"),
    [
        (("out", "out"), True, (True, "universalis-done")),
        (("out", "down"), False, (False, "universalis-fled")),
        (("out", ""), True, None),
        (("down", "down"), True, None),
    ],
)
def test_the_quest_is_over_when_every_hero_has_left_or_lies_knocked_out(
    fates: tuple[str, str], done: bool, end: Any
) -> None:
    play = hall(B=hero("borgron", at="d2"))
    play.state.accomplished = done
    for name, fate in zip("SB", fates, strict=True):
        play.who(name).out = fate == "out"
        play.who(name).conditions = ("knocked-out",) if fate == "down" else ()
    before = len(play.state.agenda)
    check_left(play.game)
    assert [(entry.won, entry.why) for entry in play.state.agenda[before:]] == ([end] if end else [])


@rule("UN-0057", "UN-0058", "UN-0506", "UN-0534")
def test_who_leaves_is_out_and_takes_along_whom_it_carries() -> None:
    play = hall(B=hero("borgron", at="b2"), T=hero("taeral", at="f2"))
    play.who("B").conditions = ("knocked-out",)
    play.who("S").carries = play.who("B").id
    leave(play.game, play.who("S"), Option("leave"))
    assert (play.who("S").out, play.who("S").at, play.who("B").recovered, play.who("B").at) == (
        True,
        NOWHERE,
        True,
        NOWHERE,
    )
