"""The lore of Water.  UN-C064"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.magic.casting import CAST, FAIL, PASS, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule

ARCHER = {"hands": ["longbow"]}


@rule("UN-0449", "UN-0458")
@spell("bank-of-fog", changes=True)
def test_in_a_bank_of_fog_friend_and_foe_shoot_badly_and_are_hard_to_hit():
    clear = field("bank-of-fog", S=ARCHER).see("S shooting k")["shot"]
    about_the_archer = cast("bank-of-fog", "S", S=ARCHER)
    assert about_the_archer.see("S shooting k")["shot"] == clear - 2
    about_the_foe = field("bank-of-fog", {"B cast": CAST}, S=ARCHER)
    about_the_foe.take("B casts bank-of-fog on a square", "B aims at h3")
    assert about_the_foe.see("S shooting k")["shot"] == clear - 2
    about_both = cast("bank-of-fog", "S", S={**ARCHER, "at": "f5"}, k={"at": "h5"})
    assert about_both.see("S shooting k")["shot"] == over(about_both).see("S shooting k")["shot"] - 4


@spell("bank-of-fog", changes=False)
def test_out_of_the_fog_everybody_shoots_as_ever():
    play = over(cast("bank-of-fog", "S", S=ARCHER))
    assert play.see("S shooting k")["shot"] == field("bank-of-fog", S=ARCHER).see("S shooting k")["shot"]


FAR = {"at": "k9", "creature": "orc-champion"}


def drowning(dice: dict[str, list[int]], **more: object) -> Play:
    """A bubble closes over an orc's head, and its activation begins."""
    return cast("drowning-bubble", "k", dice, turn=["B", "k"], **more).take("B ends")


@rule("UN-0457", "UN-0473")
@spell("drowning-bubble", changes=True)
def test_a_drowning_bubble_takes_a_breath_each_turn():
    play = drowning({"B damage": [1, 4], "k resist": FAIL, "k run?": FAIL}, k=FAR)
    assert wounds(play, "k") == [2]


def test_whoever_holds_his_breath_loses_nothing():
    play = drowning({"B damage": [1, 1], "k resist": PASS, "k run?": FAIL}, k=FAR)
    assert wounds(play, "k") == [0]


@rule("UN-0437")
@spell("drowning-bubble", changes=False)
def test_nobody_drowns_out_of_the_casters_sight():
    assert not field("drowning-bubble", S={"at": "d3"}).offers("B casts drowning-bubble at k")


@rule("UN-0503")
def test_the_drowned_do_nothing_any_more_and_are_their_casters_trophy():
    play = drowning({"B damage": [1, 1], "k resist": FAIL}, k={"wounds": 2})
    assert play.see("k").get("gone")
    assert [event.by for event in play.events("harmed")] == [play.names["B"]]


@rule("UN-0428")
def test_the_bubble_bursts_with_the_spell():
    dice = {"B damage": [1, 1], "k run?": FAIL}
    play = over(cast("drowning-bubble", "k", dice, turn=["B", "k"], k=FAR)).take("B ends")
    assert play.rolled("resist") == 0


@rule("UN-C570")
@spell("ice-lance", changes=True)
def test_an_ice_lance_wounds_and_freezes_legs():
    tough = {"creature": "orc-champion"}
    play = cast("ice-lance", "k", {"B damage": [4, 1, 1, 1]}, k=tough)
    before = field("ice-lance", k=tough).see("k")
    assert wounds(play, "k") == [1]
    assert [play.see("k")[name] - before[name] for name in ("movement", "agility")] == [-3, -1]


@rule("UN-C570")
@pytest.mark.parametrize(("skills", "armor"), [([], 4), (["vulnerable-cold"], 3)])
def test_an_ice_lance_is_cold(skills, armor):
    assert field("ice-lance", k={"skills": skills}).see("B casting ice-lance at k")["armor"] == armor


@rule("UN-0452")
@spell("ice-lance", changes=False)
def test_the_ice_melts_when_the_spell_is_over():
    play = over(cast("ice-lance", "k", {"B damage": [1] * 4}))
    assert play.see("k")["movement"] == field("ice-lance").see("k")["movement"]


@spell("shape-of-water", changes=True)
def test_who_flows_like_water_passes_through_an_enemy():
    corridor = "\n".join(["#" * 12, "#" + "." * 10 + "#", "#" * 12])
    people = {"B": {"at": "b2"}, "S": {"at": "c2"}, "k": {"at": "e2", "conditions": ["knocked-down"]}}
    stuck = field("shape-of-water", turn="S", board=corridor, **people)
    flowing = cast("shape-of-water", "S", turn=["B", "S"], board=corridor, **people).take("B ends")
    assert [play.offers("S moves to f2") for play in (stuck, flowing)] == [False, True]


@rule("UN-C519")
def test_who_flows_like_water_is_at_home_in_it():
    pool = "\n".join(["#" * 12, "#...wwww...#", "#" * 12])
    people = {"B": {"at": "b2"}, "S": {"at": "d2"}, "k": {"at": "k2"}}
    dry = field("shape-of-water", turn="S", board=pool, **people)
    wet = cast("shape-of-water", "S", turn=["B", "S"], board=pool, **people).take("B ends")
    assert [play.offers("S moves to h2") for play in (dry, wet)] == [False, True]


@spell("shape-of-water", changes=False)
def test_nobody_ends_his_move_on_somebody_else():
    people = {"B": {"at": "b8"}, "k": {"at": "e5", "conditions": ["knocked-down"]}}
    play = cast("shape-of-water", "S", turn=["B", "S"], **people).take("B ends")
    assert not play.offers("S moves to e5")


@spell("undertow", changes=True)
def test_an_undertow_drags_nearer_and_throws_down():
    play = cast("undertow", "k", {"k resist": FAIL}).take("B pushes to g3", "B pushes to f3", "B pushes to e3")
    assert (play.see("k")["at"], play.see("k")["conditions"]) == ("e3", ["knocked-down"])


def test_an_undertow_never_drags_away():
    play = cast("undertow", "k", {})
    assert not play.offers("B pushes to i3")
    assert not play.offers("B pushes to h4")


@rule("UN-0455")
@spell("undertow", changes=False)
def test_the_large_stand_in_an_undertow_like_posts():
    assert cast("undertow", "t", {}, t=troll(at="g6")).see("t")["at"] == "g6"


@rule("UN-0434")
@spell("wellspring", changes=True)
def test_a_wellspring_gives_vitality_and_mana():
    people = {
        "B": hero("borgron", at="c3", spells=["wellspring"], hands=[], pack=[]),
        "M": hero("maeliss", at="d5", mana=1, wounds=3, pack=[]),
        "k": orc(at="h3"),
    }
    play = position(HALL, turn="B", dice={"B cast": CAST}, **people).take("B casts wellspring at M")
    assert (play.see("M")["wounds"], play.see("M")["mana left"]) == (1, 3)


@spell("wellspring", changes=False)
def test_nobody_drinks_from_his_own_wellspring():
    assert not field("wellspring", B={"wounds": 2}).offers("B casts wellspring at B")
