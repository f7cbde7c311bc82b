"""The lore of Air.  UN-C064"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, orc, square, troll
from systems.universalis.magic.casting import CAST, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.board.bits import Square
from undercroft.board.features import Feature, Ground
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.maps.terrain import RIFT


@rule("UN-0449")
@spell("chain-lightning", changes=True)
def test_chain_lightning_leaps_from_foe_to_foe_and_over_friends():
    dice = {"B damage": [[4, 1, 1, 1, 1], [4, 1, 1]]}
    play = cast("chain-lightning", "k", dice, S={"at": "g5"}, j=orc(at="h2"))
    assert wounds(play, "k", "j", "S") == [1, 1, 0]


@rule("UN-C570")
@pytest.mark.parametrize(("skills", "armor"), [([], 4), (["vulnerable-lightning"], 3), (["vulnerable-fire"], 4)])
def test_chain_lightning_is_lightning(skills, armor):
    play = field("chain-lightning", k={"skills": skills})
    assert play.see("B casting chain-lightning at k")["armor"] == armor


@rule("UN-0436")
@spell("chain-lightning", changes=False)
def test_chain_lightning_is_beyond_a_caster_with_1_mana():
    assert not field("chain-lightning", B={"mana": 1}).offers("B casts chain-lightning at k")


@rule("UN-0398")
@spell("gust", changes=True)
def test_a_gust_blows_two_squares_away():
    play = cast("gust", "k").take("B pushes to i3", "B pushes to j4")
    assert play.see("k")["at"] == "j4"


def test_a_gust_blows_nobody_towards_its_caster():
    play = cast("gust", "k")
    assert not play.offers("B pushes to g3")
    assert not play.offers("B pushes to h4")


@spell("gust", changes=False)
def test_a_gust_does_not_move_the_large():
    assert cast("gust", "t", t=troll(at="g6")).see("t")["at"] == "g6"


@rule("UN-0400")
def test_a_gust_ends_at_a_wall():
    play = cast("gust", "k", k={"at": "j3"}).take("B pushes to k3")
    assert play.asks() == "act"
    assert play.see("k")["at"] == "k3"


def at_a_rift(dice: dict[str, list[int]], rift: tuple[str, ...] = ("i2", "i3", "i4")) -> Play:
    """A gust comes at an orc behind whom a rift lies."""
    play = field("gust", {"B cast": CAST, **dice})
    play.game.lay(Ground(0, tuple(Feature(RIFT, Square(square(play, at))) for at in rift)))
    return play.take("B casts gust at k")


@rule("UN-0401", "UN-0402")
def test_whoever_a_gust_blows_into_a_rift_falls_and_goes_no_further():
    play = at_a_rift({"k damage": [6, 1, 1, 1]}).take("B pushes to i3")
    assert (play.asks(), play.see("k")["at"]) == ("act", "i3")
    assert (wounds(play, "k"), play.see("k")["conditions"]) == ([1], ["stunned"])


@rule("UN-0402")
def test_a_gust_blows_nobody_into_a_rift_that_leaves_room_beside_it():
    play = at_a_rift({}, ("i2", "i3"))
    assert play.offers("B pushes to i4")
    assert not play.offers("B pushes to i3")


@rule("UN-0460")
@spell("breath-of-life", changes=True)
def test_the_breath_of_life_sets_friends_on_their_feet():
    down = {"at": "d4", "wounds": 2, "conditions": ["knocked-down", "stunned", "poisoned"]}
    play = cast("breath-of-life", "B", S=down)
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (1, ["poisoned"])


@spell("breath-of-life", changes=False)
def test_the_breath_of_life_is_not_for_enemies():
    play = cast("breath-of-life", "S", S={"at": "g3"}, B={"at": "c4"}, k={"conditions": ["stunned"]})
    assert play.see("k")["conditions"] == ["stunned"]


def veiled(at: str, dice: dict[str, list[int]]) -> Play:
    """Shara stands here when an archer shoots at her; a Veil of Winds is about Borgron and d5."""
    archer = {"at": "h5", "hands": ["longbow"]}
    play = field("veil-of-winds", {"B cast": CAST, **dice}, turn=["B", "k"], k=archer, S={"at": at})
    return play.take("B casts veil-of-winds at B", "B ends").finish()


@rule("UN-C552", "UN-0458")
@spell("veil-of-winds", changes=True)
def test_no_arrow_passes_a_veil_of_winds():
    assert wounds(veiled("d4", {"k shot": [6, 5]}), "S") == [0]


@rule("UN-0458")
@spell("veil-of-winds", changes=False)
def test_who_stands_outside_the_veil_of_winds_is_shot():
    assert wounds(veiled("e5", {"k shot": [5, 5], "k damage": [6, 6, 1, 1]}), "S") == [2]


@spell("whirlwind", changes=True)
def test_a_whirlwind_lifts_and_drops():
    play = cast("whirlwind", "k", {"B damage": [6, 1, 1], "k resist": FAIL})
    assert (wounds(play, "k"), play.see("k")["conditions"]) == ([1], ["knocked-down"])


@rule("UN-0473")
def test_a_whirlwind_asks_nobody_for_his_armor():
    play = field("whirlwind", k={"body": ["full-armor"]})
    seen = play.see("B casting whirlwind at k")
    assert (seen["dice"], seen["armor"]) == (3, play.see("k")["natural"])


@spell("whirlwind", changes=False)
def test_the_strong_are_not_swept_off_their_feet():
    play = cast("whirlwind", "k", {"B damage": [1, 1, 1], "k resist": PASS})
    assert play.see("k")["conditions"] == []


@rule("UN-0340")
@spell("wind-walking", changes=True)
def test_who_walks_on_the_wind_walks_past_enemies():
    people = {"k": {"at": "e5"}, "B": {"at": "b8"}, "S": {"at": "d5"}}
    held = field("wind-walking", turn="S", **people)
    free = cast("wind-walking", "S", turn=["B", "S"], **people).take("B ends")
    assert [play.offers("S moves to g7") for play in (held, free)] == [False, True]


@spell("wind-walking", changes=False)
def test_the_wind_sets_its_friend_down_when_the_spell_is_over():
    play = over(cast("wind-walking", "S"))
    assert play.see("S")["movement"] == field("wind-walking").see("S")["movement"]
