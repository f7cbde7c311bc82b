"""Deep water, swimming and vertical ladders.  UN-0131, UN-0132, UN-0145 to UN-0155"""

from __future__ import annotations

import pytest

from systems.universalis.build import hero, orc, position, troll
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.combat.melee_tally import melee_weapon
from undercroft.systems.universalis.combat.pushing import back_squares

POOL = "##########\n#..www...#\n#..www...#\n##########"
FIT = {"movement": 6, "agility": 4}
DAGGER, SWORD = ["dagger"], ["broadsword"]


def swimmer(**more):
    return hero("taeral", **{"attributes": FIT, "hands": [], "body": [], "pack": [], **more})


@rule("UN-0154")
def test_nobody_goes_into_deep_water_without_declaring_to_swim_first():
    play = position(POOL, S=swimmer(at="c2"), turn="S", dice=[3, 4])
    assert not play.offers("S moves to d2")
    play.take("S swims")
    assert play.offers("S moves to d2")
    late = position(POOL, S=swimmer(at="b2"), turn="S").take("S moves to c2")
    assert not late.offers("S swims")


@rule("UN-0154", "UN-0155")
@pytest.mark.parametrize(("squares", "swims"), [(5, True), (6, False)])
def test_who_could_not_even_reach_the_water_with_a_double_six_does_not_declare_to_swim(squares, swims):
    shore = "#" * 12 + "\n#S" + "." * (squares - 1) + "w" * (10 - squares) + "#\n" + "#" * 12
    play = position(shore, S=swimmer(), turn="S", dice=[6, 6])
    assert play.offers("S swims") is swims
    assert play.game.terrain.deep


@rule("UN-0154")
def test_nobody_swims_to_water_behind_a_wall_nor_when_he_cannot_move_in_it():
    assert not position("#######\n#S#ww.#\n#######", S=swimmer(), turn="S").offers("S swims")
    stiff = swimmer(at="d2", attributes={**FIT, "agility": -1})
    assert not position(POOL, S=stiff, turn="S", dice=[1, 1, 1]).offers("S swims")
    slow = swimmer(at="d2", attributes={**FIT, "agility": 0})
    assert position(POOL, S=slow, turn="S").offers("S swims")


@rule("UN-0151", "UN-0155")
def test_who_swims_goes_as_far_as_his_agility_in_and_out_of_the_water():
    play = position(POOL, S=swimmer(at="c2"), turn="S", dice=[3, 4]).take("S swims")
    assert play.see("S")["points"] == 4
    play.take("S moves to f2")
    assert play.offers("S moves to g2")
    assert not play.offers("S moves to h2")


@rule("UN-0154")
@pytest.mark.parametrize(("dice", "points"), [([1, 1], 0), ([6, 6], 5), ([6, 5], 4)])
def test_a_double_one_holds_a_swimmer_and_a_double_six_carries_him_on(dice, points):
    play = position(POOL, S=swimmer(at="c2", pack=DAGGER), turn="S", dice=dice).take("S swims")
    assert play.see("S")["points"] == points


@rule("UN-0152")
def test_heavy_armor_costs_a_swimmer_one_more():
    play = position(POOL, S=hero(at="c2", attributes={"agility": 5}), turn="S", dice=[3, 4])
    agility = play.see("S")["agility"]
    assert play.game.kit(play.who("S")).heavy
    assert play.take("S swims").see("S")["points"] == agility - 1


@rule("UN-0153")
@pytest.mark.parametrize(("agility", "wounds"), [(-1, 1), (0, 0)])
def test_who_cannot_keep_afloat_swallows_water_at_the_end(agility, wounds):
    attributes = {**FIT, "agility": agility}
    play = position(POOL, S=swimmer(at="d2", attributes=attributes), turn="S", dice=[6, 1, 1])
    play.take("S ends")
    assert play.rolled("damage") == wounds
    assert play.see("S")["wounds"] == wounds


@rule("UN-0145")
def test_no_long_weapon_reaches_into_deep_water_or_out_of_it():
    board = "########\n#S.w...#\n########"
    play = position(board, S=hero(hands=["spear"]), k=orc(at="d2"), turn="S")
    assert not play.offers("S attacks k")
    dry = position(board.replace("w", "."), S=hero(hands=["spear"]), k=orc(at="d2"), turn="S")
    assert dry.offers("S attacks k")


@rule("UN-0146")
def test_in_deep_water_only_daggers_and_bare_hands_serve():
    play = position(POOL, S=swimmer(at="d2", hands=["broadsword", "dagger"]), k=orc(at="e2"), turn="S")
    assert [act for act in play.acts() if act.startswith("attack")] == ["attack #100 =dagger"]
    bare = position(POOL, S=swimmer(at="d2", hands=SWORD), k=orc(at="e2"), turn="S")
    assert [act for act in bare.acts() if act.startswith("attack")] == ["attack #100 =unarmed"]
    wolf = position(POOL, S=swimmer(at="d2"), k=orc(at="e2", hands=["claws"]), turn="S")
    assert melee_weapon(wolf.game, wolf.who("k")).id == "claws"


@rule("UN-0147")
def test_fighting_in_deep_water_costs_one_combat_skill_unless_one_is_at_home_there():
    play = position(POOL, S=swimmer(at="d2", hands=DAGGER), k=orc(at="e2"), turn="S")
    assert "deep-water -1" in play.see("S attacking k")["terms"]
    merman = position(POOL, S=swimmer(at="d2", hands=DAGGER), k=orc(at="e2", skills=["aquatic-animal"]), turn="S")
    wet, dry = (one.see("S attacking k")["defense"] for one in (play, merman))
    assert dry == wet + 1


@rule("UN-0148")
def test_nobody_shoots_in_deep_water():
    archer = swimmer(at="d2", hands=["short-bow"])
    assert not position(POOL, S=archer, k=orc(at="h3"), turn="S").offers("S shoots k")
    dry = swimmer(at="c2", hands=["short-bow"])
    assert position(POOL, S=dry, k=orc(at="h3"), turn="S").offers("S shoots k")


@rule("UN-0149")
def test_deep_water_is_light_cover_against_shots_from_outside():
    archer = swimmer(at="b2", hands=["short-bow"])
    play = position(POOL, S=archer, k=orc(at="e2"), turn="S")
    assert "cover -1" in play.see("S shooting k")["terms"]


@rule("UN-0150")
def test_those_in_the_water_and_those_outside_do_not_engage_each_other():
    play = position(POOL, S=swimmer(at="d2", hands=DAGGER), k=orc(at="c2"), m=orc(at="e2"), turn="S")
    assert play.see("S")["engaged by"] == ["m"]
    shore = position(POOL, S=swimmer(at="c2"), k=orc(at="d2"), turn="S")
    assert shore.see("S")["engaged by"] == []


# ladders

LOFT = "########\n#S..33.#\n########"
LADDER = [["d2", "e2"]]


def climber(**more):
    return hero("taeral", **{"attributes": FIT, "hands": [], **more})


@rule("UN-0131")
def test_a_ladder_is_climbed_as_a_move_but_not_at_a_run():
    play = position(LOFT, S=climber(), turn="S", ladders=LADDER)
    assert play.offers("S moves to e2")
    assert not position(LOFT, S=climber(), turn="S").offers("S moves to e2")
    assert play.take("S moves to e2").see("S")["points"] == 1
    running = position(LOFT, S=climber(), turn="S", ladders=LADDER, dice=[6, 4]).take("S runs")
    assert not running.offers("S moves to e2")


@rule("UN-0131")
def test_a_ladder_is_descended_as_it_is_climbed():
    play = position(LOFT, S=climber(at="e2"), turn="S", ladders=LADDER).take("S moves to d2")
    assert play.see("S")["points"] == 3


@rule("UN-0132")
def test_with_something_in_hand_the_whole_ladder_is_difficult():
    play = position(LOFT, S=climber(at="d2", hands=SWORD), turn="S", ladders=LADDER).take("S moves to e2")
    assert play.see("S")["points"] == 0
    far = position(LOFT, S=climber(at="c2", hands=SWORD), turn="S", ladders=LADDER)
    assert not far.offers("S moves to e2")


# pushed into the water

HIT = [6, 5, 1, 2, *[1] * 8]
"""A blow that lands and wounds nobody."""


@rule("UN-0398", "UN-0400")
def test_deep_water_behind_is_no_wall_for_who_is_pushed():
    play = position("######\n#Skw.#\n######", S=hero(hands=SWORD), k=orc(), turn="S", dice=HIT).take("S attacks k")
    assert play.offers("S pushes to d2")
    assert not play.offers("S slams")
    play.take("S pushes to d2")
    assert (play.see("k")["at"], play.see("k")["conditions"], play.see("k")["wounds"]) == ("d2", [], 0)
    wall = position("#####\n#Sk##\n#####", S=hero(hands=SWORD), k=orc(), turn="S", dice=HIT).take("S attacks k")
    assert wall.offers("S slams")


@rule("UN-0398", "UN-0400")
@pytest.mark.parametrize(("behind", "found"), [("..", (True, False)), ("ww", (False, True))])
def test_deep_water_is_no_wall_for_the_large_either(behind, found):
    row = f"#....{behind}#\n"
    play = position(f"########\n{row}{row}#.######", R=troll(at="b2"), k=troll(at="d2"), S=hero(at="b4"), turn="S")
    free, water, _ = back_squares(play.game, play.who("R"), play.who("k"))
    assert (bool(free), bool(water)) == found


@rule("UN-0402")
def test_nobody_is_pushed_into_the_water_while_there_is_dry_ground():
    board = "######\n#Skw.#\n#...##\n######"
    play = position(board, S=hero(hands=SWORD), k=orc(), turn="S", dice=HIT).take("S attacks k")
    assert play.offers("S pushes to d3")
    assert not play.offers("S pushes to d2")


@rule("UN-0154", "UN-0155")
def test_a_creature_of_the_artificial_dark_player_swims_out_of_the_water():
    board = "############\n#S......w..#\n############"
    play = position(board, S=hero(), k=orc(at="i2"), turn="k", dice=[3, 4])
    agility = play.see("k")["agility"]
    assert 0 < agility < play.see("k")["movement"]
    assert play.finish().rolled("swim") == 1
    assert play.game.plan.board.distance(play.who("k").at, play.game.plan.board.parse("i2")) == agility
