"""The lore of Earth.  UN-C064"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, orc, square, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.combat.pushing import harmful


@spell("boulder", changes=True)
def test_a_boulder_wounds_and_bowls_over():
    play = cast("boulder", "k", {"B damage": [4, 1, 1, 1, 1], "k resist": FAIL})
    assert wounds(play, "k") == [1]
    assert play.see("k")["conditions"] == ["knocked-down"]


@spell("boulder", changes=False)
def test_a_boulder_does_not_come_round_a_corner():
    assert not field("boulder", S={"at": "d3"}).offers("B casts boulder at k")


def test_who_jumps_aside_stays_on_his_feet():
    play = cast("boulder", "k", {"B damage": [1] * 5, "k resist": PASS})
    assert play.see("k")["conditions"] == []


@rule("UN-0449")
@spell("earthquake", changes=True)
def test_an_earthquake_throws_down_friend_and_foe():
    dice = {"B damage": [[1, 4], [1, 1]], "k resist": FAIL, "S resist": FAIL}
    play = cast("earthquake", "k", dice, S={"at": "g5"})
    assert wounds(play, "k", "S") == [1, 0]
    assert [play.see(name)["conditions"] for name in ("k", "S")] == [["knocked-down"]] * 2


@rule("UN-0436")
@spell("earthquake", changes=False)
def test_an_earthquake_is_not_raised_after_a_move():
    assert not field("earthquake").take("B moves to c4").offers("B casts earthquake at k")


@rule("UN-0460")
@spell("embrace-of-the-earth", changes=True)
def test_the_earth_heals_whoever_lies_in_its_arms():
    hurt = {"wounds": 3, "conditions": ["poisoned", "diseased"]}
    play = cast("embrace-of-the-earth", "S", S=hurt)
    assert play.see("S")["wounds"] == 0
    assert play.see("S")["conditions"] == ["diseased", "knocked-down"]


@spell("embrace-of-the-earth", changes=False)
def test_the_earth_does_not_embrace_its_caster():
    assert not field("embrace-of-the-earth", B={"wounds": 2}).offers("B casts embrace-of-the-earth at B")


def rift(dice: list[int] | None = None, **more: object) -> Play:
    """Borgron has opened the earth from f2 to f4."""
    play = field("open-the-earth", {"B cast": CAST} if dice is None else [*CAST, *dice], **more)
    return play.take("B casts open-the-earth on a square", "B aims at f3", "B builds it north")


@rule("UN-0451")
@spell("open-the-earth", changes=True)
def test_a_rift_opens_over_three_squares():
    play = rift()
    holes = [play.game.plan.board.name(feature.at) for feature in play.state.ground.features]
    assert holes == ["f2", "f3", "f4"]
    assert all(play.game.terrain.holes >> feature.at & 1 for feature in play.state.ground.features)


@rule("UN-0401")
def test_whoever_is_pushed_into_a_rift_falls():
    play = rift(k={"at": "e4"})
    assert harmful(play.game, play.who("k"), square(play, "f4"))
    assert not harmful(play.game, play.who("k"), square(play, "f5"))


@rule("UN-0428")
def test_a_rift_closes_with_the_spell_and_gives_back_whoever_is_in_it():
    play = rift()
    play.who("k").at = square(play, "f3")
    assert play.game.terrain.holes & play.game.cover(play.who("k"))
    over(play)
    assert not play.game.terrain.holes
    assert play.see("k")["at"] == "f3"


def test_the_earth_does_not_open_under_anybody():
    play = field("open-the-earth").take("B casts open-the-earth on a square")
    assert not play.offers("B aims at h3")


@rule("UN-0436")
@spell("open-the-earth", changes=False)
def test_the_earth_does_not_open_after_a_move():
    assert not field("open-the-earth").take("B moves to c4").offers("B casts open-the-earth on a square")


def test_nobody_walks_over_a_rift():
    board = "\n".join(["#" * 12, "#" + "." * 10 + "#", "#" * 12])
    people = {"S": {"at": "b2", "hands": ["broadsword"]}, "B": {"at": "c2"}, "k": {"at": "j2"}}
    play = field("open-the-earth", CAST, board=board, turn=["B", "S"], **people)
    play.take("B casts open-the-earth on a square", "B aims at f2").on().take("B ends")
    assert play.offers("S moves to e2")
    assert not play.offers("S moves to g2")


@spell("stoneskin", changes=True)
def test_stoneskin_hardens_and_slows():
    before, after = field("stoneskin").see("S"), cast("stoneskin", "S").see("S")
    assert [after[name] - before[name] for name in ("armor", "movement", "agility")] == [2, -2, -1]


@rule("UN-0428")
@spell("stoneskin", changes=False)
def test_stoneskin_cracks_when_the_spell_is_over():
    play = over(cast("stoneskin", "S"))
    assert play.see("S")["armor"] == field("stoneskin").see("S")["armor"]


@spell("wall-of-stone", changes=True)
def test_nobody_sees_or_passes_through_a_wall_of_stone():
    play = field("wall-of-stone", {"B cast": CAST}, turn=["B", "S"], S={"at": "d4", "hands": ["longbow"]})
    play.take("B casts wall-of-stone on a square", "B aims at f3", "B builds it north")
    assert [feature.kind for feature in play.state.ground.features] == ["conjured-wall"] * 4
    play.take("B ends")
    assert not play.offers("S shoots k with longbow")
    assert not play.offers("S moves to f3")


@spell("wall-of-stone", changes=False)
def test_a_wall_of_stone_is_beyond_a_caster_with_1_mana():
    assert not field("wall-of-stone", B={"mana": 1}).offers("B casts wall-of-stone on a square")


def test_over_a_wall_that_has_sunk_again_everybody_shoots():
    play = field("wall-of-stone", {"B cast": CAST}, turn=["B", "S"], S={"at": "d4", "hands": ["longbow"]})
    over(play.take("B casts wall-of-stone on a square", "B aims at f3").take("B builds it north"))
    assert play.take("B ends").offers("S shoots k with longbow")


@rule("UN-0451")
def test_a_wall_of_stone_stops_where_somebody_stands():
    play = field("wall-of-stone", {"B cast": CAST}, j=orc(at="f4"))
    play.take("B casts wall-of-stone on a square", "B aims at f3", "B builds it north")
    assert len(play.state.ground.features) == 2


@rule("UN-0455")
@pytest.mark.parametrize("roll", [CAST, CRITICAL])
def test_a_boulder_rolls_at_the_large_without_a_critical_too(roll):
    dice = {"B damage": [1] * (5 + (roll is CRITICAL)), "t resist": FAIL}
    play = cast("boulder", "t", dice, roll=roll, t=troll(at="g6"))
    assert play.see("t")["conditions"] == ["knocked-down"]
