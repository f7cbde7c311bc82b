"""Nature skills at work, and where they end.  UN-C519 to UN-C571"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

MISS = [2, 1, 6, 5]
LANE = "###########\n#k..S.....#\n#.........#\n###########"
POOL = "##########\n#..www...#\n#..www...#\n##########"
FIELD = "\n".join(["#" * 16, *["#" + "." * 14 + "#"] * 9, "#" * 16])


def summed(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


def dice_of(play: Play, why: str) -> list[int]:
    """How many dice were thrown for something, each time."""
    return [len(event.faces[0]) for event in play.events("rolled") if event.why == why]


# water


@rule("UN-C519")
@skill("aquatic-animal", changes=True)
@pytest.mark.parametrize(("skills", "swims"), [(["aquatic-animal"], True), ([], False)])
def test_aquatic_animals_go_through_deep_water_as_they_walk(skills, swims):
    beast = fighter(*skills, at="c2", body=[], facing="east")
    play = position(POOL, S=beast, turn="S")
    assert play.offers("S moves to g2") is swims
    assert play.offers("S swims") is not swims


@rule("UN-C519")
@skill("aquatic-animal", changes=True)
@pytest.mark.parametrize(("skills", "thrown"), [(["aquatic-animal"], 0), ([], 1)])
def test_aquatic_animals_do_not_swallow_water(skills, thrown):
    heavy = fighter(*skills, at="d2", attributes={"agility": -1})
    play = position(POOL, S=heavy, turn="S", dice=[6, 1, 1]).take("S ends")
    assert play.rolled("damage") == thrown


@rule("UN-C519")
@skill("aquatic-animal", changes=False)
def test_aquatic_animals_mind_difficult_ground_that_is_dry():
    board = "########\n#S,,,.k#\n########"
    play = position(board, turn="S", S=fighter("aquatic-animal", facing="east"), k=orc(), land="forest")
    assert not play.offers("S moves to f2")


# breath and vomit


@rule("UN-C521")
@skill("breath", changes=False)
@pytest.mark.parametrize("at", ["f4", "e3"])
def test_breath_goes_straight_and_no_farther_than_its_number(at):
    people = {"S": fighter("breath-2", at="h3", facing="west"), "k": orc(at=at)}
    play = position(HALL, turn="S", **people)
    assert not [act for act in play.acts() if "breath" in act]


@rule("UN-C521")
@skill("breath", changes=True)
def test_breath_strikes_everybody_in_its_line_friend_and_foe():
    board = "###########\n#kST......#\n#.........#\n###########"
    people = {"S": fighter(), "T": fighter(), "k": orc(skills=["breath-4"], facing="east")}
    dice = {"S breath": [2, 1], "k damage": [[6, 1, 1, 1], [6, 1, 1, 1]], "T breath": [2, 1]}
    play = position(board, turn="k", dice=dice, **people).finish()
    assert (play.see("S")["wounds"], play.see("T")["wounds"]) == (1, 1)


@rule("UN-C521")
@skill("breath", changes=True)
@pytest.mark.parametrize(("kind", "dice"), [("table", 3), ("throne", 2)])
def test_cover_takes_a_die_or_two_off_a_breath(kind, dice):
    people = {"S": fighter(at="e2"), "k": orc(at="b2", skills=["breath-4"], facing="east")}
    board = LANE.replace("k", ".").replace("S", ".")
    play = position(board, turn="k", dice=[2, 1, *[1] * dice], furniture=[{"kind": kind, "at": "d2"}], **people)
    assert dice_of(play.finish(), "damage") == [dice]


@rule("UN-C521")
@skill("breath", changes=True)
def test_who_has_nowhere_to_dodge_to_burns_though_he_is_nimble():
    board = "######\n#k.S##\n######"
    people = {"S": fighter(), "k": orc(skills=["breath-4"], facing="east")}
    play = position(board, turn="k", dice={"S breath": [6, 5], "k damage": [6, 1, 1, 1]}, **people).finish()
    assert play.see("S")["wounds"] == 1


@rule("UN-C524")
@skill("corrosive-vomit", changes=False)
def test_nobody_vomits_over_who_is_behind_him():
    play = duel("corrosive-vomit", S={"facing": "south"})
    assert not play.offers("S does corrosive-vomit to k")
    assert play.see("k")["wounds"] == 0


# hands


@rule("UN-C523")
@skill("clumsy-hands", changes=False)
def test_clumsy_hands_strike_as_well_as_any():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("clumsy-hands", dice=dice).take("S attacks k").on()
    assert (summed(play, "attack"), play.see("hit")["dealt"]) == ([5], 1)


@rule("UN-C532")
@skill("grab-and-suffocate", changes=False)
def test_the_larger_are_not_grabbed():
    play = position(HALL, turn="S", S=fighter("grab-and-suffocate", at="d5"), t=troll(at="d3"))
    assert not play.offers("S does grab-and-suffocate")
    assert play.see("t")["wounds"] == 0


@rule("UN-C546")
@skill("multiple-attacks", changes=False)
def test_a_blunder_ends_multiple_attacks():
    dice = {"k attack": [1, 1], "S defense": [6, 5], "k break": [4]}
    play = duel(turn="k", k={"skills": ["multiple-attacks"]}, dice=dice).finish()
    assert play.rolled("attack") == 1


# shapes and sizes


@rule("UN-C542")
@skill("lycanthropy", changes=False)
def test_in_his_own_shape_a_lycanthrope_rolls_no_die():
    play = position(HALL, turn=["S", "S"], S=fighter("lycanthropy", at="d5")).take("S ends")
    assert (play.rolled("lycanthropy"), play.see("S")["hands"]) == (0, ["broadsword"])


@rule("UN-C542")
@skill("lycanthropy", changes=True)
def test_the_change_takes_a_quick_action_and_leaves_the_action():
    play = position(HALL, turn="S", S=fighter("lycanthropy", at="d5")).take("S does lycanthropy")
    assert (play.see("S")["quick"], play.see("S")["action"]) == (False, True)


@rule("UN-C542")
@skill("lycanthropy", changes=True)
@pytest.mark.parametrize(("face", "hands"), [(1, ["broadsword"]), (2, ["claws"])])
def test_the_die_that_turns_him_back_is_thrown_when_his_activation_ends(face, hands):
    play = position(HALL, turn=["S", "S"], dice=[face], S=fighter("lycanthropy", at="d5"))
    play.take("S does lycanthropy", "S ends")
    assert play.rolled("lycanthropy") == 0
    play.take("S ends")
    assert play.rolled("lycanthropy") == 1
    assert play.see("S")["hands"] == hands


@rule("UN-C542")
@skill("lycanthropy", changes=True)
def test_he_changes_twice_in_a_quest():
    play = position(HALL, turn=["S"] * 5, dice={"S lycanthropy": [[1], [1]]}, S=fighter("lycanthropy", at="d5"))
    play.take("S does lycanthropy", "S ends", "S ends")
    play.take("S does lycanthropy", "S ends", "S ends")
    assert not play.offers("S does lycanthropy")


@rule("UN-C558")
@skill("small", changes=True)
@skill("small", changes=False)
@pytest.mark.parametrize(("weapon", "dice"), [("short-bow", 2), ("javelin", 4)])
def test_the_small_shoot_weaker_but_throw_as_hard(weapon, dice):
    archer = fighter("small", hands=[weapon], facing="east", attributes={"shooting": 5})
    play = position("########\n#S..k..#\n########", turn="S", S=archer, k=orc(), dice=[5, 5, *[1] * dice])
    play.take("S throws javelin at k" if weapon == "javelin" else "S shoots k").on()
    assert dice_of(play, "damage") == [dice]


@rule("UN-C569")
@skill("vermin", changes=False)
def test_a_swarm_is_hurt_by_blows_like_anybody():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel(k={"skills": ["vermin"]}, dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 1


@rule("UN-C541")
@skill("lost-in-the-dark", changes=True)
@skill("lost-in-the-dark", changes=False)
@pytest.mark.parametrize(("dark", "total"), [(1, 2), (0, 3)])
def test_who_is_lost_in_the_dark_disengages_worse_there_and_nowhere_else(dark, total):
    def prepare(state: State) -> None:
        state.dark = dark

    people = {"S": fighter("lost-in-the-dark", at="d5"), "k": orc(at="d4")}
    play = position(HALL, turn="S", prepare=prepare, dice=[6, 5], **people).take("S disengages")
    assert summed(play, "disengage") == [total]


# mounts


def horse(kind: str = "horse", **more: object) -> dict[str, object]:
    return {"companion": kind, "facing": "east", **more}


@rule("UN-C500")
@skill("expert-rider", changes=True)
@pytest.mark.parametrize(("skills", "saddle"), [(["expert-rider"], True), ([], False)])
def test_an_expert_rider_has_a_second_test_to_stay_in_the_saddle(skills, saddle):
    dice = [1, 1, 3, 4, 1, 2, *([5, 5, 6] if saddle else [1, 1, 6, 6])]
    people = {"S": hero(rides="h", skills=skills), "h": horse(at="c5"), "k": orc(at="d6")}
    play = position(FIELD, outdoor=True, turn="S", dice=dice, **people).take("S attacks k with broadsword").finish()
    assert bool(play.who("S").mount) is saddle


@rule("UN-C500")
@skill("expert-rider", changes=False)
def test_an_expert_rider_on_foot_gains_nothing():
    people = {"S": hero("taeral", at="c5", hands=["longbow"], skills=["expert-rider"]), "h": horse(at="b7")}
    play = position(FIELD, outdoor=True, turn="S", **people, k=orc(at="h5"))
    plain = position(FIELD, outdoor=True, turn="S", **{**people, "S": {**people["S"], "skills": []}}, k=orc(at="h5"))
    assert play.see("S shooting k")["terms"] == plain.see("S shooting k")["terms"]


@rule("UN-C545", "UN-C553")
@skill("mount", changes=True)
@skill("raging-mount", changes=True)
@pytest.mark.parametrize("kind", ["horse", "warhorse"])
def test_mounts_of_both_kinds_carry_their_rider_over_the_field(kind):
    play = position(FIELD, outdoor=True, turn="S", S=hero(at="c5"), h=horse(kind, at="d5"))
    play.take("S mounts h", "S moves to k5")
    assert play.see("S")["at"] == play.see("h")["at"] == "k5"


@rule("UN-C545", "UN-C553")
@skill("mount", changes=False)
@skill("raging-mount", changes=False)
@pytest.mark.parametrize("kind", ["horse", "warhorse"])
def test_nobody_rides_a_mount_of_either_kind_that_is_smaller_than_he_is(kind):
    rider = hero("brumgar", skills=["huge"], at="e5")
    play = position(FIELD, outdoor=True, turn="S", S=rider, h=horse(kind, at="c5"))
    assert not play.offers("S mounts h")


@rule("UN-C553", "UN-1381")
def test_a_raging_mount_without_a_rider_attacks_whom_it_likes():
    people = {"S": hero(at="l8"), "h": horse("warhorse", at="c5"), "k": orc(at="f5")}
    play = position(FIELD, outdoor=True, turn="h", dice={"h attack": [2, 1], "k defense": [6, 5]}, **people)
    play.take("h moves to e5", "h attacks k").on()
    assert play.rolled("attack") == 1


@rule("UN-C545", "UN-1379")
@skill("mount", changes=True)
def test_a_still_mount_attacks_nobody_who_has_not_attacked_it():
    people = {"S": hero(at="l8"), "h": horse("elk", at="c5"), "k": orc(at="e5")}
    assert not position(FIELD, outdoor=True, turn="heroes", **people).offers("h acts")


@rule("UN-C545", "UN-1380")
@skill("mount", changes=True)
def test_a_still_mount_strikes_back_once_at_who_attacked_it_the_turn_before():
    people = {"S": hero(at="l8"), "h": horse("elk", at="c5"), "k": orc(at="e5")}
    dice = {"k attack": [2, 1], "h defense": [6, 5], "h mount-courage": [6, 5], "h attack": [2, 1], "k defense": [6, 5]}
    play = position(FIELD, outdoor=True, turn=["k", "heroes"], dice=dice, **people)
    play.take("h acts")
    assert play.offers("h attacks k with horns")
    assert not play.offers("h moves to b5")
    play.take("h attacks k with horns").on()
    assert play.rolled("attack") == 2


@rule("UN-C569")
@skill("vermin", changes=True)
@pytest.mark.parametrize("card", ["poison-frogs", "scarab-swarm"])
def test_a_swarm_covers_the_four_squares_of_a_large_base(card):
    play = position(HALL, turn="S", S=fighter(at="b2"), k={"creature": card, "at": "e5"})
    assert play.see("k")["covers"] == ["e5", "f5", "e6", "f6"]


@rule("UN-C569")
@skill("vermin", changes=False)
def test_a_swarm_is_no_larger_an_opponent_than_others():
    play = position(HALL, turn="S", S=fighter("giant-killer", at="d5"), k={"creature": "poison-frogs", "at": "e5"})
    assert play.see("k")["size"] == 2
    assert play.see("S attacking k")["dice"] == duel().see("S attacking k")["dice"]
