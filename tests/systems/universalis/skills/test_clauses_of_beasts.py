"""Single clauses of breath, arms and what creatures strike with.  UN-C521 to UN-C538, UN-0716 to UN-0736"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, troll
from systems.universalis.combat.blows import SWORD
from undercroft.board.facing import Facing
from undercroft.kernel.requests import NO_ONE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.foes.weapons import (
    _helps,
    best_blow,
    hit_out,
    in_reach,
)
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.skills.mouths_and_arms import (
    _fly,
    _line,
    breathe,
    breathe_at,
    breathe_on,
    drain,
    drain_at,
    eat,
    gaze_at,
    grab_at,
    hurl,
    hypnotize,
    most_of_them,
    suffocate,
    suffocate_at,
    vomit_at,
)
from undercroft.systems.universalis.state import Activation


def den(**people: Any) -> Play:
    """An orc with odd gifts and Shara."""
    return position(HALL, turn="S", **{"S": hero(at="d5", hands=SWORD), "k": orc(at="d4", facing="south"), **people})


def learning(play: Play, who: str, *skills: str) -> Play:
    play.who(who).extra = skills
    return play


# mouths


@rule("UN-C521")
def test_breath_goes_straight_on_as_far_as_it_is_strong_or_to_a_wall() -> None:
    play = den()
    names = [play.game.plan.board.name(at) for at in _line(play.game, play.who("k"), Facing.SOUTH, 4)]
    assert names == ["d5", "d6", "d7", "d8"]
    assert [play.game.plan.board.name(at) for at in _line(play.game, play.who("k"), Facing.NORTH, 4)] == ["d3", "d2"]
    large = den(k=troll(at="d3"))
    assert [large.game.plan.board.name(at) for at in _line(large.game, large.who("k"), Facing.EAST, 2)] in (
        ["f3", "g3"],
        ["f4", "g4"],
    )


@rule("UN-C521")
def test_breath_is_offered_along_lines_with_an_enemy_in_them() -> None:
    play = learning(den(B=hero("borgron", at="h9")), "k", "breath-4")
    found = breathe_at(play.game, play.who("k"), "breath-4", Action(n=4))
    assert [play.game.plan.board.name(option.at) for option in found] == ["d8"]
    assert found[0].n == int(Facing.SOUTH)


@rule("UN-C521")
def test_a_beast_breathes_where_most_enemies_and_no_ally_stand() -> None:
    play = learning(den(B=hero("borgron", at="d6"), T=hero("taeral", at="e4"), m=orc(at="f4")), "k", "breath-4")
    options = breathe_at(play.game, play.who("k"), "breath-4", Action(n=4))
    assert len(options) == 2
    wanted = most_of_them(play.game, play.who("k"), options)
    assert wanted is not None
    assert wanted.n == int(Facing.SOUTH)
    assert most_of_them(play.game, play.who("k"), tuple(option for option in options if option != wanted)) is None


@rule("UN-C521")
def test_breath_reaches_everybody_in_the_line_but_the_beast() -> None:
    play = learning(den(B=hero("borgron", at="d6"), m=orc(at="d7"), n=orc(at="h8")), "k", "breath-4")
    before = len(play.state.agenda)
    carried_out(breathe(play.game, play.who("k"), Option("skill", what="breath-4", n=int(Facing.SOUTH))))
    (entry,) = play.state.agenda[before:]
    assert set(entry.targets) == {play.who(name).id for name in "SBm"}
    assert play.who("k").facing == int(Facing.SOUTH)


@rule("UN-C521", "UN-0522")
@pytest.mark.parametrize(("hands", "dice"), [(["broadsword"], 4), (["broadsword", "shield"], 3)])
def test_who_does_not_dodge_takes_the_breath_less_behind_a_shield(hands: list[str], dice: int) -> None:
    play = learning(den(S=hero(at="d5", hands=hands, facing="north")), "k", "breath-4")
    play.who("k").facing = int(Facing.SOUTH)
    script = breathe_on(play.game, play.who("k"), (play.who("S").id,))
    assert next(script).why == "breath"
    assert len(script.send(Alike((1, 1), lambda one: one)).dice[0]) == dice
    script = breathe_on(play.game, play.who("k"), (play.who("S").id,))
    next(script)
    ask = script.send(Alike((6, 6), lambda one: one))
    assert {play.game.plan.board.name(option.at) for option in ask.options} == {"c4", "e4", "c5", "e5", "c6", "e6"}
    with pytest.raises(StopIteration):
        script.send(ask.options[0])
    assert play.see("S")["at"] == "c4"


@rule("UN-C524")
@pytest.mark.parametrize(("facing", "found"), [("south", 1), ("north", 0)])
def test_a_beast_vomits_at_those_before_it(facing: str, found: int) -> None:
    play = den(k=orc(at="d4", facing=facing))
    assert len(vomit_at(play.game, play.who("k"), "corrosive-vomit", Action())) == found


# arms


@rule("UN-C531", "UN-C533")
@pytest.mark.parametrize(("size", "found"), [(1, 1), (2, 1), (3, 0)])
def test_only_the_small_and_average_are_grabbed(size: int, found: int) -> None:
    play = den()
    play.who("S").size = size
    assert len(grab_at(play.game, play.who("k"), "grab-and-eat", Action())) == found


@rule("UN-C531")
@pytest.mark.parametrize("wins", [True, False])
def test_who_is_eaten_is_knocked_out_and_lies_in_the_beast(wins: bool) -> None:
    play = den(B=hero("borgron", at="h8"))
    dice = ((6, 5), (1, 2)) if wins else ((1, 2), (6, 5))
    carried_out(eat(play.game, play.who("k"), Option("skill", play.who("S").id)), Alike(dice, lambda one: one))
    assert (play.who("S").suffers("knocked-out"), play.who("S").swallowed) == (
        wins,
        play.who("k").id if wins else NO_ONE,
    )


@rule("UN-C532")
@pytest.mark.parametrize(("size", "offered"), [(2, True), (3, False), (1, True)])
def test_those_no_larger_are_suffocated(size: int, offered: bool) -> None:
    play = den()
    play.who("S").size = size
    assert bool(suffocate_at(play.game, play.who("k"), "grab-and-suffocate-2", Action())) is offered


@rule("UN-C532")
@pytest.mark.parametrize(("wounds", "lost"), [(1, True), (0, False)])
def test_who_is_hurt_by_suffocation_loses_its_next_activation(wounds: int, lost: bool) -> None:
    play = den(B=hero("borgron", at="h8"))
    carried_out(suffocate(play.game, play.who("k"), Option("skill", what="grab-and-suffocate-2")), wounds)
    assert (bool(play.who("S").loses_turn), play.see("S")["wounds"]) == (lost, wounds)


@rule("UN-C533")
@pytest.mark.parametrize(
    ("facing", "far", "at", "stopped"), [("SOUTH", 3, "d8", False), ("WEST", 5, "b5", True), ("EAST", 2, "f5", False)]
)
def test_who_is_hurled_flies_until_something_stops_it(facing: str, far: int, at: str, stopped: bool) -> None:
    play = den()
    assert _fly(play.game, play.who("S"), Facing[facing], far) is stopped
    assert play.see("S")["at"] == at


@rule("UN-C533")
def test_one_in_the_path_of_who_is_hurled_is_pushed_aside_and_knocked_down() -> None:
    play = den(B=hero("borgron", at="d7"))
    assert not _fly(play.game, play.who("S"), Facing.SOUTH, 4)
    assert play.see("S")["at"] == "d7"
    assert play.see("B")["at"] != "d7"
    assert play.who("B").down
    large = den(m=troll(at="d7"))
    assert _fly(large.game, large.who("S"), Facing.SOUTH, 4)
    assert large.see("S")["at"] == "d6"


@rule("UN-C533")
@pytest.mark.parametrize("wins", [True, False])
def test_who_loses_the_grab_is_hurled(wins: bool) -> None:
    play = den()
    dice = ((6, 5), (1, 2)) if wins else ((1, 2), (6, 5))
    before = len(play.state.agenda)
    carried_out(
        hurl(play.game, play.who("k"), Option("skill", play.who("S").id, what="grab-and-throw")),
        Alike(dice, lambda one: one),
    )
    assert [entry.targets for entry in play.state.agenda[before:]] == ([(play.who("S").id,)] if wins else [])


@rule("UN-C534")
@pytest.mark.parametrize("wins", [True, False])
def test_who_is_hypnotized_is_stationary_and_loses_its_next_turn(wins: bool) -> None:
    play = den()
    assert len(gaze_at(play.game, play.who("k"), "hypnotic", Action())) == 1
    dice = ((6, 5), (1, 2)) if wins else ((1, 2), (6, 5))
    carried_out(hypnotize(play.game, play.who("k"), Option("skill", play.who("S").id)), Alike(dice, lambda one: one))
    assert (play.who("S").suffers("stationary"), bool(play.who("S").loses_turn)) == (wins, wins)


@rule("UN-C538")
def test_mana_is_leeched_from_the_least_intelligent_who_has_some() -> None:
    play = den(
        S=hero(at="d5", attributes={"intelligence": 2}), B=hero("borgron", at="d6", attributes={"intelligence": 6})
    )
    for name in "SB":
        play.who(name).mana = 2
    action = Action(range=6)
    assert [option.who for option in drain_at(play.game, play.who("k"), "leech-mana", action)] == [play.who("S").id]
    play.who("S").mana = 0
    play.who("B").mana = 1
    assert [option.who for option in drain_at(play.game, play.who("k"), "leech-mana", action)] in (
        [play.who("B").id],
        [],
    )
    play.who("S").mana = 2
    mine = play.who("k").mana
    script = drain(play.game, play.who("k"), Option("skill", play.who("S").id))
    assert len(next(script).dice[0]) == 3
    with pytest.raises(StopIteration):
        script.send(3)
    assert (play.who("S").mana, play.who("k").mana) == (0, mine + 2)


# what creatures strike with and use up


@rule("UN-0717", "UN-0730")
@pytest.mark.parametrize(
    ("hands", "pack", "body", "found"),
    [
        (["axe"], ["broadsword"], [], "broadsword"),
        (["axe"], ["broadsword"], ["chainmail"], "axe"),
        (["broadsword"], ["axe"], ["chainmail"], "axe"),
        (["broadsword"], ["bastard-sword"], ["chainmail"], "bastard-sword"),
    ],
)
def test_a_creature_strikes_heavy_armor_with_what_lowers_it_and_others_with_what_hits_easiest(
    hands: list[str], pack: list[str], body: list[str], found: str
) -> None:
    play = den(S=hero(at="d5", body=body), k=orc(at="d4", hands=hands, pack=pack))
    assert play.game.kit(play.who("S")).heavy is bool(body)
    card, second = best_blow(play.game, play.who("k"), play.who("S"))
    assert (card.id, second) == (found, found == "bastard-sword")


@rule("UN-0716", "UN-0730", "UN-0732")
def test_what_suits_best_is_drawn_from_the_pack_and_used() -> None:
    play = den(S=hero(at="d5", body=[]), k=orc(at="d4", hands=["axe"], pack=["broadsword"]))
    active = Activation(who=play.who("k").id, wish="2")
    play.state.active = active
    play.who("k").last_skill = "breath"
    hit_out(play.game, play.who("k"), play.who("S"))
    assert (play.game.hit.weapon, active.wish, play.who("k").last_skill) == ("broadsword", "", "")
    assert "broadsword" in play.who("k").hands
    assert "broadsword" not in play.who("k").pack


@rule("UN-0736")
@pytest.mark.parametrize(
    ("item", "change", "helps"),
    [
        ("healing-potion", {}, False),
        ("healing-potion", {"wounds": 1}, True),
        ("axe", {}, False),
        ("strength-potion", {}, True),
    ],
)
def test_a_creature_uses_up_what_helps_it_now(item: str, change: dict[str, Any], helps: bool) -> None:
    play = den()
    for name, value in change.items():
        setattr(play.who("k"), name, value)
    assert _helps(play.game, play.who("k"), item) is helps


@rule("UN-0416", "UN-0730")
@pytest.mark.parametrize(
    ("hands", "at", "found"), [(["broadsword"], "d5", 1), (["broadsword"], "d6", 0), (["spear"], "d6", 1)]
)
def test_a_creature_reaches_those_beside_it_and_with_a_long_weapon_two_squares_away(
    hands: list[str], at: str, found: int
) -> None:
    play = den(S=hero(at=at), k=orc(at="d4", hands=hands))
    assert len(in_reach(play.game, play.who("k"))) == found
