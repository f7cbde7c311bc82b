"""Every ranged weapon at work: its dice, its aim, its range, when it breaks and must be loaded.  UN-C282 to UN-C296"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, hero, orc, position
from systems.universalis.things.proofs import armed, dealt, duel, lane, proves, shot
from undercroft.proofs.checklist import rule

ARMOR, STRENGTH = 4, 4

TABLE = {
    # damage dice, the target's Armor, Shooting Skill, range, the highest face that breaks it
    "arquebus": (5, -1, -1, 18, 4),
    "blowgun": (1, 0, 0, 6, 1),
    "composite-bow": (3, 0, 0, 20, 3),
    "crossbow": (4, -1, 0, 24, 3),
    "elven-bow": (4, 0, 0, 24, 1),
    "handgun": (3, -1, 0, 10, 4),
    "heavy-javelin": (STRENGTH, -1, 0, 2 * STRENGTH, 2),
    "javelin": (STRENGTH, 0, 0, 3 * STRENGTH, 2),
    "longbow": (4, 0, 0, 24, 2),
    "net": (0, 0, -1, 3, 1),
    "repeating-crossbow": (3, 0, -1, 20, 4),
    "short-bow": (3, 0, 0, 18, 2),
    "shuriken": (2, 0, 0, 6, 1),
    "sling": (3, 0, -1, 20, 1),
    "lead-sling": (3, -1, -1, 20, 1),
    "dagger": (STRENGTH, 0, 0, 4, 1),
    "throwing-axe": (STRENGTH, -1, 0, 4, 2),
    "trident": (STRENGTH, 0, -2, 3, 3),
}
RELOADED = ("arquebus", "blowgun", "crossbow", "handgun", "repeating-crossbow")
OF_THE_TABLE = [f"UN-C{n}" for n in range(282, 297)]
SURE = [5, 4]


@rule(*OF_THE_TABLE, "UN-1009", "UN-1010", "UN-G63")
@proves(*(weapon for weapon in TABLE if weapon not in ("dagger", "throwing-axe", "trident")))
@pytest.mark.parametrize("weapon", TABLE)
def test_a_shot_rolls_the_dice_of_its_weapon_against_armor_as_its_card_changes_it(weapon):
    dice, armor, *_ = TABLE[weapon]

    def wounds(face: int) -> int:
        return int(shot(weapon, [*SURE, *[face] * dice, *[1] * 9]).on().see("hit")["dealt"])

    assert wounds(ARMOR + armor) == dice
    assert wounds(ARMOR + armor - 1) == 0


@rule(*OF_THE_TABLE, "UN-0364", "UN-1012", "UN-C277")
@pytest.mark.parametrize("weapon", TABLE)
def test_a_weapons_term_for_shooting_skill_decides_whether_a_shot_hits(weapon):
    needed = 5 - TABLE[weapon][2]

    def hits(total: int) -> bool:
        return bool(shot(weapon, [total - 2, 2, *[1] * 9]).see("hit")["landed"])

    assert hits(needed)
    assert not hits(needed - 1)


@rule(*OF_THE_TABLE, "UN-1016", "UN-1017", "UN-D109")
@pytest.mark.parametrize("weapon", TABLE)
def test_a_weapon_reaches_as_far_as_its_card_says(weapon):
    far = TABLE[weapon][3]

    def reached(squares: int) -> bool:
        play = position(lane(squares), S=armed(weapon, facing="east"), k=orc())
        return play.offers(f"S shoots k with {weapon}") or play.offers(f"S throws {weapon} at k")

    assert reached(far)
    assert not reached(far + 1)


@rule(*OF_THE_TABLE, "UN-0365", "UN-0477")
@pytest.mark.parametrize("weapon", TABLE)
def test_after_a_critical_failure_a_ranged_weapon_breaks_within_its_range(weapon):
    most = TABLE[weapon][4]

    def broken(face: int) -> bool:
        burn = [1] if weapon in ("arquebus", "handgun") else []
        play = shot(weapon, [1, 1, *burn, face]).on()
        return any(event.what == "broken" for event in play.events("changed"))

    assert broken(most)
    assert not broken(most + 1)


@rule("UN-G62", "UN-1014", "UN-C282", "UN-C283", "UN-C285", "UN-C287", "UN-C292")
@pytest.mark.parametrize("weapon", [weapon for weapon in TABLE if TABLE[weapon][3] >= 18 or weapon in RELOADED])
def test_the_weapons_of_the_ruling_must_be_reloaded(weapon):
    play = shot(weapon, [2, 3] * 3, turn=["S", "S"])
    if weapon == "repeating-crossbow":
        play.take("S shoots k")
    play.on().take("S ends")
    assert play.offers("S shoots k") is (weapon not in RELOADED)
    assert play.offers(f"S reloads {weapon}") is (weapon in RELOADED)


@rule("UN-C292")
def test_a_repeating_crossbow_shoots_twice_in_a_turn():
    play = shot("repeating-crossbow", [2, 3, 2, 3]).take("S shoots k").on()
    assert not play.offers("S shoots k")


@rule("UN-C294")
def test_two_shuriken_are_thrown_in_one_action_at_a_point_of_shooting_skill_each():
    people = {"S": armed("shuriken", facing="east"), "k": orc()}
    play = position(lane(3), dice=[2, 3, 2, 3], **people).take("S takes two shuriken")
    play.take("S throws shuriken at k", "S throws shuriken at k")
    assert [event.total for event in play.events("summed") if event.what == "throw"] == [4, 4]
    assert play.see("S")["hands"] == []


@rule("UN-C294")
def test_a_shuriken_alone_is_thrown_at_full_skill_and_no_second_follows():
    play = shot("shuriken", [2, 2]).on()
    assert [event.total for event in play.events("summed") if event.what == "throw"] == [5]
    assert not play.offers("S throws shuriken at k")
    assert play.see("S")["hands"] == ["shuriken"]


@rule("UN-C294")
def test_nobody_who_has_one_shuriken_left_can_throw_two():
    play = shot("shuriken", [2, 2], turn=["S", "S"]).on().take("S ends")
    assert play.offers("S throws shuriken at k")
    assert not play.offers("S takes two shuriken")


@rule("UN-C294")
def test_a_creature_throws_both_its_shuriken():
    people = {"S": hero(at="b2", facing="east"), "k": orc(at="e2", hands=["shuriken"], facing="west")}
    play = position(lane(3), turn="k", dice=[2, 2, 2, 2], **people).finish()
    assert [event.total for event in play.events("summed") if event.what == "throw"] == [1, 1]


# what single weapons do


@rule("UN-C282", "UN-C287", "UN-G55")
@pytest.mark.parametrize(
    ("weapon", "blocks"), [("arquebus", 0), ("handgun", 0), ("crossbow", 1), ("longbow", 1), ("javelin", 1)]
)
def test_no_shield_stops_gunpowder(weapon, blocks):
    play = shot(weapon, [*SURE, *[1] * 9], k={"hands": ["broadsword", "shield"], "facing": "west"}).on()
    assert play.rolled("block") == blocks


@rule("UN-1019", "UN-C282", "UN-C287")
@pytest.mark.parametrize(("weapon", "noise"), [("arquebus", 1), ("handgun", 1), ("crossbow", 0)])
def test_gunpowder_is_heard(weapon, noise):
    assert shot(weapon, [2, 2]).on().state.noise == noise


@rule("UN-C283", "UN-G61")
def test_a_dart_of_a_blowgun_stuns_poisons_and_gains_nothing_by_criticals():
    def hit(*dice: int) -> Play:
        return shot("blowgun", [*dice, 1, 6, 1], k={"leader": True}).on()

    assert hit(5, 4).see("k")["wounds"] == 1
    assert "stunned" in hit(5, 4).see("k")["conditions"]
    assert hit(6, 3).rolled("damage") == 2
    assert "stunned" not in shot("short-bow", [5, 4, 1, 1, 1]).on().see("k")["conditions"]


@rule("UN-C285", "UN-G60")
@pytest.mark.parametrize(("weapon", "dice"), [("crossbow", 5), ("longbow", 4), ("elven-bow", 4)])
def test_only_criticals_of_a_crossbow_add_dice_beyond_half_its_range(weapon, dice):
    play = shot(weapon, [6, 4, *[6] * 5], away=14, S={"attributes": {"shooting": 9}}).on()
    assert play.see("hit")["dealt"] == dice


@rule("UN-C287")
@pytest.mark.parametrize(("weapon", "may"), [("handgun", True), ("crossbow", False), ("javelin", False)])
def test_a_handgun_is_fired_at_who_stands_beside_and_from_the_floor(weapon, may):
    def can(**more: Any) -> bool:
        play = duel(weapon, dice=[], **more)
        return play.offers("S shoots k") or play.offers(f"S throws {weapon} at k")

    assert can() is may
    down = armed(weapon, facing="east", conditions=["knocked-down"])
    play = position(lane(3), S=down, k=orc(at="j2"), dice=[2, 3, *[6] * 4]).take("S stays down")
    assert play.offers("S shoots k") is may
    if may:
        assert not play.take("S shoots k").on().offers("S faces north")


@rule("UN-C287")
@pytest.mark.parametrize(("hands", "fires"), [(["handgun"], 1), (["crossbow"], 0), (["broadsword"], 0)])
def test_a_creature_that_cannot_rise_fires_its_handgun_from_the_floor_and_nothing_else(hands, fires):
    lying = {"creature": "inquisitor", "hands": hands, "facing": "west", "conditions": ["knocked-down"]}
    play = position(lane(1), turn="k", S=hero(facing="east"), k=lying, dice=[1, 2, 5, 4, 1, 1, 1])
    assert (play.rolled("shot"), play.rolled("attack")) == (fires, 0)
    assert play.see("k")["conditions"] == ["knocked-down"]
    assert bool(play.who("k").shot) is bool(fires)


@rule("UN-C288", "UN-C289")
@pytest.mark.parametrize("weapon", ["javelin", "heavy-javelin"])
def test_a_javelin_in_melee_rolls_strength_at_a_point_of_combat_skill(weapon):
    assert dealt(weapon, face=ARMOR) == STRENGTH
    assert dealt(weapon, face=ARMOR - 1) == 0
    assert duel(weapon, dice=[]).see("S attacking k")["attack"] == 4


@rule("UN-C288", "UN-1026")
@pytest.mark.parametrize(("weapon", "kept"), [("heavy-javelin", False), ("javelin", True)])
def test_a_shield_that_stops_a_heavy_javelin_may_break(weapon, kept):
    play = shot(weapon, [*SURE, 6, 1, 1, 1], k={"hands": ["broadsword", "shield"], "facing": "west"}).on()
    assert ("shield" in play.see("k")["hands"]) is kept


@rule("UN-C290")
@proves("bow-of-the-hunter")
@pytest.mark.parametrize(
    ("weapon", "may"), [("longbow", False), ("bow-of-the-hunter", False), ("elven-bow", True), ("short-bow", True)]
)
def test_longbows_are_too_long_for_defensive_shots(weapon, may):
    people = {"S": armed(weapon, facing="east"), "k": orc(facing="west")}
    play = position(lane(4), turn="k", dice=[*SURE, *[1] * 12], **people)
    assert play.offers("S holds fire") is may


@rule("UN-C291", "UN-G63", "UN-G64")
@pytest.mark.parametrize(("dice", "caught"), [([6, 4], True), ([5, 5], False)])
def test_a_net_catches_with_a_critical_and_never_wounds(dice, caught):
    play = shot("net", dice).on()
    assert play.see("k")["wounds"] == 0
    assert ("stunned" in play.see("k")["conditions"], play.see("k")["hands"] == []) == (caught, caught)


@rule("UN-C296")
def test_lead_lowers_armor_only_for_those_who_have_not_moved():
    people = {"S": armed("lead-sling", facing="east"), "k": orc()}
    play = position(lane(5), dice=[6, 5, 3, 3, 3, 3], **people).take("S moves to c2", "S shoots k").on()
    assert play.see("hit")["dealt"] == 0
    assert shot("sling", [*SURE, 3, 3, 3]).on().see("hit")["dealt"] == 0


@proves("rock")
@pytest.mark.parametrize(("skills", "thrown"), [(["rock-throwing"], True), ([], False)])
def test_only_those_who_throw_rocks_throw_a_rock(skills, thrown):
    people = {"S": hero(at="b2", facing="east"), "k": {"creature": "troll", "at": "f2", "facing": "west"}}
    board = "##########\n#........#\n#........#\n##########"
    play = position(board, turn="k", dice=[4] * 40, k={**people["k"], "skills": skills}, S=people["S"])
    assert any("rock" in str(event) for event in play.events("said")) is thrown
