"""Edges of skills: how many, whom first, what is left to do.  UN-C460 to UN-C566"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, troll
from systems.universalis.skills.comparing import fighter
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import HitOrMiss
from undercroft.systems.universalis.skills.blows import spin
from undercroft.systems.universalis.skills.fear import _shrink
from undercroft.systems.universalis.skills.tails_and_feet import sweep, trample_on
from undercroft.systems.universalis.state import Hit


def ring(*at: str, **more: Any) -> Play:
    """Shara at e5 and an orc at each of these squares."""
    foes = {name: orc(at=place) for name, place in zip("klmn", at, strict=False)}
    return position(HALL, turn="S", S=hero(at="e5", hands=["broadsword"], skills=["spinning-blow"]), **foes, **more)


@rule("UN-C460", "UN-G117")
def test_of_four_around_one_three_are_chosen_and_no_more() -> None:
    play = ring("d4", "e4", "f4", "d6")
    before = len(play.state.agenda)
    chosen = [play.who(name).id for name in "mkn"]
    carried_out(
        spin(play.game, play.who("S"), Option("skill", what="spinning-blow")), *[Option("spin", id) for id in chosen]
    )
    (entry,) = play.state.agenda[before:]
    assert list(entry.targets) == chosen


@rule("UN-C460")
def test_whoever_spins_may_stop_at_two() -> None:
    play = ring("d4", "e4", "f4", "d6")
    before = len(play.state.agenda)
    ids = [play.who(name).id for name in "lk"]
    script = spin(play.game, play.who("S"), Option("skill", what="spinning-blow"))
    assert [option.act for option in next(script).options] == ["spin"] * 4
    carried_out(
        spin(play.game, play.who("S"), Option("skill", what="spinning-blow")),
        Option("spin", ids[0]),
        Option("spin", ids[1]),
        Option("done"),
    )
    assert [list(entry.targets) for entry in play.state.agenda[before:]] == [ids]


@rule("UN-C557")
def test_a_shriek_rolls_one_die_for_each_who_hears_it() -> None:
    people = {"S": fighter(at="d9"), "T": hero("taeral", at="h3")}
    shrieker = orc(at="d3", skills=["shriek-from-the-underworld"])
    play = position(HALL, turn="k", dice=[1] * 12, k=shrieker, **people).finish()
    thrown = [event for event in play.events("rolled") if event.why == "damage"]
    assert [len(event.faces[0]) for event in thrown] == [1, 1]


@rule("UN-C563", "UN-C564")
def test_a_sweep_is_for_the_two_who_are_least_nimble() -> None:
    people = {
        "S": hero(at="c5", attributes={"agility": 5}),
        "T": hero("taeral", at="d5", attributes={"agility": 2}),
        "B": hero("borgron", at="e5", attributes={"agility": 3}),
    }
    play = position(HALL, turn="S", t=troll(at="d3", skills=["sweep"], facing="south"), **people)
    play.state.agenda.clear()
    carried_out(sweep(play.game, play.who("t"), Option("skill", what="sweep")))
    (entry,) = play.state.agenda
    assert list(entry.targets) == [play.who("T").id, play.who("B").id]


@rule("UN-C566")
@pytest.mark.parametrize(("agility", "face", "wounds"), [(1, 1, 0), (1, 2, 1), (2, 2, 1), (3, 2, 0), (3, 3, 1)])
def test_trampling_takes_a_die_that_reaches_agility_and_never_a_one(agility: int, face: int, wounds: int) -> None:
    play = position(HALL, turn="S", S=hero(at="e5", body=[], attributes={"agility": agility}), t=troll(at="e3"))
    carried_out(trample_on(play.game, play.who("t"), (play.who("S").id,)), face)
    assert play.see("S")["wounds"] == wounds


@rule("UN-C529", "UN-1378")
@pytest.mark.parametrize(("size", "over"), [(2, False), (3, True)])
def test_who_is_afraid_already_gives_up_only_before_the_large(size: int, over: bool) -> None:
    play = position(HALL, turn="S", S=hero(at="e5"), k=orc(at="e4"))
    play.who("S").conditions, play.who("k").size = ("frightened",), size
    hit = play.state.hit = Hit(attacker=play.who("S").id, target=play.who("k").id, weapon="broadsword")
    play.state.agenda.append(HitOrMiss())
    carried_out(_shrink(play.game, play.who("S"), play.who("k"), hit))
    assert play.game.active.over is over


@rule("UN-C542")
@pytest.mark.parametrize(("to", "walked"), [("d5", 0), ("d7", 2)])
def test_a_werewolf_goes_as_far_as_a_wolf_less_what_was_walked(to: str, walked: int) -> None:
    play = position(HALL, turn="S", S=fighter("lycanthropy", at="d5"))
    if walked:
        play.take(f"S moves to {to}")
    play.take("S does lycanthropy")
    assert play.see("S")["points"] == play.game.kit(play.who("S")).movement - walked
    assert play.game.kit(play.who("S")).movement > 4


@rule("UN-C530", "UN-0495")
@pytest.mark.parametrize(("left", "wings"), [(2, 6), (1, 0)])
def test_the_wounded_do_not_fly(left: int, wings: int) -> None:
    play = position(HALL, turn="S", S=fighter("flying", at="d5", body=[]))
    who = play.who("S")
    who.wounds = play.game.vitality(who) - left
    kit = play.game.kit(who)
    assert (bool(kit.wings), kit.passes >= {"jump", "climb"}) == (bool(wings), bool(wings))


@rule("UN-0495", "UN-0496")
@pytest.mark.parametrize(("sturdy", "wounded"), [(0, True), (3, False)])
def test_who_has_been_given_more_vitality_is_wounded_later(sturdy: int, wounded: bool) -> None:
    play = position(HALL, turn="S", S=hero(at="e5"), k=orc(at="h8"))
    who = play.who("k")
    who.wounds, who.sturdy = play.game.vitality(who) - 1, sturdy
    assert play.game.wounded(who) is wounded
