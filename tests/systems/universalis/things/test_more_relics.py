"""What the Relics do that nothing else does: each in play, and what happens without it.  UN-1042, UN-1043, UN-C031"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, hero, orc, position, troll
from systems.universalis.things.proofs import DUEL, LANDS, armed, dealt, duel, lane, proves, shot
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

TRINKET = "brooch-of-bravery"
"""Something worn that does none of what these do."""


# weapons


@proves("fist-of-the-mountain")
@pytest.mark.parametrize(("dice", "down"), [([6, 4, 1, 2], True), (LANDS, False)])
def test_the_fist_of_the_mountain_knocks_down_with_a_critical(dice, down):
    play = duel("fist-of-the-mountain", dice=[*dice, *[1] * 9]).take("S attacks k").on()
    assert ("knocked-down" in play.see("k")["conditions"]) is down


@proves("fist-of-the-mountain")
def test_the_fist_of_the_mountain_throws_down_nobody_larger():
    board = "########\n" + "#......#\n" * 7 + "########"
    people = {"S": armed("fist-of-the-mountain", at="d5"), "t": troll(at="d3")}
    play = position(board, dice=[6, 5, 1, 2, *[1] * 9], **people).take("S attacks t").on()
    assert "knocked-down" not in play.see("t")["conditions"]


@proves("fist-of-the-mountain")
@pytest.mark.parametrize(("weapon", "kept"), [("fist-of-the-mountain", False), ("iron-fist", True)])
def test_shields_that_stop_the_mountain_may_break(weapon, kept):
    play = duel(weapon, dice=[*LANDS, 6, 1, 1, 1], k={"hands": ["broadsword", "shield"]}).take("S attacks k").on()
    assert ("shield" in play.see("k")["hands"]) is kept


@rule("UN-1014", "UN-1019")
@proves("last-word-of-ach")
@pytest.mark.parametrize(("weapon", "again"), [("last-word-of-ach", True), ("handgun", False)])
def test_the_last_word_of_ach_is_soon_spoken_again_and_widely_heard(weapon, again):
    play = shot(weapon, [2, 2, 2, 2], turn=["S", "S"]).on()
    assert play.state.noise == 1
    assert play.take("S ends").offers("S shoots k") is again


@rule("UN-1043")
@proves("last-word-of-ach")
@pytest.mark.parametrize(("weapon", "kept"), [("last-word-of-ach", True), ("handgun", False)])
def test_the_last_word_of_ach_survives_what_bursts_another(weapon, kept):
    play = shot(weapon, [1, 1, *[1] * 9]).on()
    assert (weapon in play.see("S")["hands"]) is kept


@rule("UN-C570")
@proves("last-word-of-ach")
def test_the_last_word_of_ach_is_lightning():
    def armor(*skills: str) -> int:
        people = {"S": armed("last-word-of-ach", facing="east"), "k": orc(skills=list(skills))}
        return int(position(lane(3), **people).see("S shooting k")["armor"])

    assert armor("vulnerable-lightning") == armor() - 1


LAKE = "#########\n#Sww...k#\n#########"


@rule("UN-C519")
@proves("mother-of-tides")
@pytest.mark.parametrize(("weapon", "free"), [("mother-of-tides", True), ("trident", False)])
def test_the_mother_of_tides_carries_her_bearer_through_the_deep(weapon, free):
    play = position(LAKE, S=armed(weapon, facing="east"), k=orc())
    assert play.offers("S moves to f2") is free


@rule("UN-0369")
@proves("mother-of-tides")
def test_the_mother_of_tides_comes_back():
    assert shot("mother-of-tides", [2, 2]).on().see("S")["hands"] == ["mother-of-tides"]


@rule("UN-0500")
@proves("net-of-the-drowned-queen")
@pytest.mark.parametrize(
    ("net", "dice", "held"),
    [("net-of-the-drowned-queen", [5, 5], True), ("net-of-the-drowned-queen", [1, 2], False), ("net", [5, 5], False)],
)
def test_the_net_of_the_drowned_queen_holds_whoever_it_hits(net, dice, held):
    play = shot(net, dice).on()
    assert ("stationary" in play.see("k")["conditions"]) is held
    assert play.see("k")["wounds"] == 0


@proves("net-of-the-drowned-queen")
def test_the_net_of_the_drowned_queen_is_too_small_for_a_troll():
    people = {"S": armed("net-of-the-drowned-queen", at="c5", facing="east"), "t": troll(at="g5")}
    play = position(HALL, dice=[6, 5], **people).take("S throws net-of-the-drowned-queen at t").on()
    assert "stationary" not in play.see("t")["conditions"]


@rule("UN-C529")
@proves("reapers-due")
@pytest.mark.parametrize(("weapon", "rolls"), [("reapers-due", 1), ("scythe", 0)])
def test_enemies_must_be_brave_before_the_reapers_due(weapon, rolls):
    dice = {"k courage?": [1, 2], "S attack": LANDS[:2], "k defense": LANDS[2:], "S damage": [1] * (7 if rolls else 6)}
    play = duel(weapon, dice=dice).take("S attacks k").on()
    assert play.rolled("courage") == rolls
    assert ("frightened" in play.see("k")["conditions"]) is bool(rolls)


@proves("reapers-due")
def test_the_reapers_due_is_long_and_hits_with_three_more_dice():
    play = position(DUEL, S=armed("reapers-due"), k=orc(at="d3"))
    assert play.offers("S attacks k with reapers-due")
    assert play.see("S attacking k")["dice"] == 4 + 3


@proves("sling-of-the-shepherd-king")
@pytest.mark.parametrize(("weapon", "more"), [("sling-of-the-shepherd-king", 3), ("longbow", 0)])
def test_the_sling_of_the_shepherd_king_is_for_giants(weapon, more):
    def dice(mark: dict[str, Any]) -> int:
        people = {"S": armed(weapon, at="b5", facing="east"), "k": mark}
        return int(position(HALL, **people).see("S shooting k")["dice"])

    assert dice(troll(at="g5")) == dice(orc(at="g5")) + more


@proves("widows-needle")
def test_the_widows_needle_finds_the_gap():
    critical = [6, 4, 1, 2]
    assert dealt("widows-needle", face=2, dice=critical) > 0
    assert dealt("rapier", face=2, dice=critical) == 0
    assert dealt("widows-needle", face=2) == 0


@rule("UN-C548")
@proves("widows-needle")
@pytest.mark.parametrize(("face", "stilled"), [(3, True), (2, False)])
def test_whoever_the_widows_needle_wounds_may_stand_still(face, stilled):
    dice = [*LANDS, 6, 1, 1, 1, face]
    play = duel("widows-needle", dice=dice, k={"leader": True}).take("S attacks k").on()
    assert bool(play.who("k").loses_turn) is stilled


@proves("widows-needle")
def test_the_widows_needle_stills_nobody_whom_another_weapon_wounds():
    dice = [*LANDS, 6, 1, 1, 1, 1]
    play = duel("widows-needle", "axe", dice=dice, k={"leader": True}).take("S attacks k with axe").on()
    assert play.see("hit")["dealt"] == 1
    assert not play.who("k").loses_turn


# armors and shields


@proves("helm-of-the-blind-king")
@pytest.mark.parametrize(("helm", "less"), [("helm-of-the-blind-king", 0), ("helm-of-clear-sight", 1)])
def test_the_helm_of_the_blind_king_needs_no_light(helm, less):
    def prepare(state: State) -> None:
        state.pitch = 1

    people = {"S": armed("broadsword", at="d5", body=[helm]), "k": orc(at="d4")}
    dark = position(HALL, prepare=prepare, **people).see("S attacking k")["attack"]
    light = position(HALL, **people).see("S attacking k")["attack"]
    assert (dark < light) is bool(less)


@rule("UN-C448")
@proves("plate-of-the-last-stand")
@pytest.mark.parametrize(("face", "wounds"), [(4, 0), (3, 1)])
def test_the_plate_of_the_last_stand_may_take_a_wound_for_its_wearer(face, wounds):
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 1, 1, 1, 1], "S soften": [face]}
    play = duel(dice=dice, turn="k", S={"body": ["plate-of-the-last-stand"]}).on()
    assert play.see("S")["wounds"] == wounds


@proves("plate-of-the-last-stand")
def test_the_plate_of_the_last_stand_turns_blows_as_a_breastplate_does_and_hinders_less():
    bare, clad = duel(dice=[]).see("S"), duel(dice=[], S={"body": ["plate-of-the-last-stand"]}).see("S")
    names = ("armor", "movement", "agility", "shooting", "perception", "dexterity")
    assert tuple(clad[name] - bare[name] for name in names) == (2, -1, 0, -1, 0, 0)


@rule("UN-0495")
@proves("plate-of-the-last-stand")
@pytest.mark.parametrize(("body", "less"), [("plate-of-the-last-stand", 0), ("breastplate", 1)])
def test_the_wounded_fight_on_in_the_plate_of_the_last_stand(body, less):
    def combat(wounds: int) -> int:
        return int(duel("broadsword", dice=[], S={"body": [body], "wounds": wounds}).see("S")["combat"])

    assert combat(0) - combat(4) == less


@proves("gate-of-khumund")
@pytest.mark.parametrize(
    ("shield", "at", "more"), [("gate-of-khumund", "c5", 1), ("gate-of-khumund", "b5", 0), ("great-shield", "c5", 0)]
)
def test_friends_stand_safe_beside_the_gate_of_khumund(shield, at, more):
    def defense(*hands: str) -> int:
        people = {
            "S": armed("broadsword", at="d5"),
            "B": hero("borgron", at=at, hands=["axe", *hands]),
            "k": orc(at="d4"),
        }
        return int(position(HALL, **people).see("k attacking S")["defense"])

    assert defense(shield) == defense() + more


@proves("moths-wing")
@pytest.mark.parametrize(("shield", "less"), [("moths-wing", 1), ("buckler", 0)])
def test_arrows_miss_a_moth(shield, less):
    def aim(*hands: str) -> int:
        people = {"S": armed(*hands, facing="east"), "k": orc(hands=["short-bow"], facing="west")}
        return int(position(lane(5), **people).see("k shooting S")["shot"])

    assert aim(shield) == aim() - less


# worn


@proves("eye-of-the-oracle")
@pytest.mark.parametrize(
    ("worn", "dice", "finds"),
    [("eye-of-the-oracle", [1, 4, 6], True), ("eye-of-the-oracle", [1, 1, 2], False), (TRINKET, [1, 4], False)],
)
def test_the_eye_of_the_oracle_looks_with_the_best_two_of_three_dice(worn, dice, finds):
    doors = {"c1": {"kind": "secret-door"}}
    who = armed(body=[worn], attributes={"perception": 0})
    play = position("+-+-+-+-+\n|S . .=.|\n+-+-+-+-+", S=who, doors=doors, dice=dice).take(
        "S searches for secret doors"
    )
    assert any(event.what == "secret-door" for event in play.events("changed")) is finds


@rule("UN-C530")
@proves("wings-of-ithiel")
@pytest.mark.parametrize(
    ("cloak", "outdoor", "flies"),
    [("wings-of-ithiel", True, True), ("wings-of-ithiel", False, False), (TRINKET, True, False)],
)
def test_the_wings_of_ithiel_bear_their_wearer_outdoors(cloak, outdoor, flies):
    play = position(HALL, outdoor=outdoor, turn="S", S=armed(at="c3", body=[cloak]), k=orc(at="i8"))
    assert (play.asks() == "fly") is flies
    if flies:
        play.take("the heroes leave")
        assert "flying" in play.see("S")["conditions"]
        assert play.offers("S moves to k3")


@rule("UN-C530")
@proves("wings-of-ithiel")
@pytest.mark.parametrize(("wounds", "rolls"), [(0, 0), (4, 1)])
def test_the_wings_of_ithiel_climb_without_a_test_unless_their_wearer_is_wounded(wounds, rolls):
    pit = "######\n#....#\n#.o..#\n#....#\n######"
    play = position(pit, S=armed(at="c3", body=["wings-of-ithiel"], wounds=wounds), dice=[6, 5]).take("S climbs").on()
    assert play.rolled("climb") == rolls
