"""Advanced rules: mounts.  UN-1345 to UN-1388"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.workshop import like
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest, MountTakesFright, Recover, Unhorse
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.melee_tally import defense_tally
from undercroft.systems.universalis.ground.engagement import engagers, threats
from undercroft.systems.universalis.heroes.ledger import homecomers
from undercroft.systems.universalis.party.riding import height, idle
from undercroft.systems.universalis.skills.onslaught import rush_at
from undercroft.systems.universalis.state import Hit, State
from undercroft.systems.universalis.status.conditions import knock_out

FIELD = "\n".join(["#" * 16, *["#" + "." * 14 + "#"] * 9, "#" * 16])


def horse(kind: str = "horse", **more: Any) -> dict[str, Any]:
    return {"companion": kind, "facing": "east", **more}


def field(**figures: Any) -> Play:
    return position(FIELD, **{"outdoor": True, "turn": "S", **figures})


def mounted(kind: str = "horse", *, at: str = "c5", **more: Any) -> Play:
    """Shara on a mount, and whoever else is there."""
    rider = hero(rides="h", **more.pop("S", {}))
    return field(**{"h": horse(kind, at=at), **more, "S": rider})


# getting on and off


@rule("UN-1345", "UN-1353")
def test_a_hero_gets_on_an_adjacent_horse_with_a_quick_action() -> None:
    play = field(S=hero(at="c5"), h=horse(at="d5")).take("S mounts h")
    assert play.see("S")["at"] == play.see("h")["at"] == "d5"
    assert (play.see("S")["quick"], play.see("S")["action"]) == (False, True)


@rule("UN-1353")
def test_nobody_gets_on_a_mount_that_is_not_beside_him() -> None:
    assert not field(S=hero(at="c5"), h=horse(at="e5")).offers("S mounts h")


@rule("UN-1345")
def test_animals_without_the_skill_are_not_ridden() -> None:
    assert not field(S=hero(at="c5"), h=horse("wolf", at="d5")).offers("S mounts h")


@rule("UN-1345", "UN-C553")
def test_a_raging_mount_is_ridden_too() -> None:
    assert field(S=hero(at="c5"), h=horse("warhorse", at="d5")).offers("S mounts h")


@rule("UN-C545")
@skill("mount", changes=False)
def test_nobody_rides_what_is_smaller() -> None:
    assert not field(S=hero("brumgar", skills=["large"], at="c5"), h=horse(at="e5")).offers("S mounts h")


@rule("UN-1347", "UN-1383")
def test_nobody_rides_under_a_roof() -> None:
    assert not field(S=hero(at="c5"), h=horse(at="d5"), outdoor=False).offers("S mounts h")


@rule("UN-1353")
def test_a_rider_gets_off_beside_the_mount() -> None:
    play = mounted().take("S dismounts to c6")
    assert (play.see("S")["at"], play.see("h")["at"]) == ("c6", "c5")
    assert not play.see("S")["quick"]


@rule("UN-1354")
def test_who_has_galloped_does_not_get_off_in_the_same_turn() -> None:
    play = mounted(dice=[3, 4])
    assert play.offers("S dismounts to c6")
    play.take("S gallops")
    assert not [act for act in play.acts() if act.startswith("dismount")]


@rule("UN-1354")
def test_after_getting_on_the_mount_moves_but_does_not_gallop() -> None:
    play = field(S=hero(at="c5"), h=horse(at="d5")).take("S mounts h")
    assert play.offers("S moves to m5")
    assert not play.offers("S gallops")


# moving


@rule("UN-1348")
def test_a_rider_moves_with_the_movement_of_the_mount_and_both_go() -> None:
    play = mounted()
    assert play.see("S")["points"] == 9
    play.take("S moves to l5")
    assert play.see("S")["at"] == play.see("h")["at"] == "l5"


@rule("UN-1348")
def test_the_mount_does_not_move_again_by_itself() -> None:
    play = mounted(turn="h", k=orc(at="d5"))
    assert play.see("h")["points"] == 0
    assert not play.offers("h moves to c6")


@rule("UN-1349")
def test_a_galloping_mount_does_nothing_else_but_its_rider_may() -> None:
    play = mounted(dice=[3, 4]).take("S gallops")
    assert play.see("S")["points"] == 16
    assert play.see("S")["action"]
    assert play.who("h").activated


@rule("UN-1349")
def test_a_mount_that_has_acted_does_not_gallop() -> None:
    play = mounted()
    assert play.offers("S gallops")
    assert not mounted(h=horse(at="c5", activated=True)).offers("S gallops")


@rule("UN-1382")
def test_nobody_gallops_on_difficult_ground() -> None:
    board = FIELD.replace("#..............#", "#,,,,,,,,,,,,,,#")
    assert not position(board, outdoor=True, turn="S", S=hero(rides="h"), h=horse(at="c5")).offers("S gallops")


@rule("UN-1350", "UN-1359")
def test_a_mount_rides_past_average_enemies_and_its_rider_is_not_engaged() -> None:
    play = mounted(k=orc(at="d6"))
    assert engagers(play.game, play.who("S")) == engagers(play.game, play.who("h")) == []
    assert play.offers("S moves to l5")


@rule("UN-1350")
def test_the_mount_of_a_small_rider_minds_average_enemies_as_little() -> None:
    small = hero("snik", rides="h", skills=["small"])
    play = field(S=small, h=horse(at="c5"), k=orc(at="d6"))
    assert threats(play.game, play.who("h")) == []
    assert play.offers("S moves to l5")


@rule("UN-1359")
def test_not_even_the_large_engage_a_rider() -> None:
    play = mounted(k=troll(at="d6"))
    assert threats(play.game, play.who("S")) == []
    afoot = field(S=hero(at="c5"), k=troll(at="d6"))
    assert len(threats(afoot.game, afoot.who("S"))) == 1


@rule("UN-1350")
def test_large_enemies_hold_a_mount_and_average_ones_one_that_nobody_rides() -> None:
    play = mounted(k={"creature": "troll", "at": "d6"})
    assert [threat.enemy.id for threat in threats(play.game, play.who("h"))] == [play.names["k"]]
    alone = field(S=hero(at="l8"), h=horse(at="c5"), k=orc(at="d6"))
    assert len(threats(alone.game, alone.who("h"))) == 1


@rule("UN-1359")
def test_a_rider_engages_nobody() -> None:
    play = mounted(k=orc(at="d6"))
    assert play.names["S"] not in [threat.enemy.id for threat in threats(play.game, play.who("k"))]


@rule("UN-1351")
@pytest.mark.parametrize(("kind", "high"), [("horse", 3), ("great-lizard", 4)])
def test_a_rider_is_one_higher_than_the_mount(kind: str, high: int) -> None:
    play = mounted(kind)
    assert height(play.game, play.who("S")) == high


@rule("UN-1352")
def test_rider_and_mount_look_the_same_way() -> None:
    play = mounted().take("S moves to c7")
    assert play.see("S")["facing"] == play.see("h")["facing"] == "south"
    play.take("S faces north")
    assert play.see("h")["facing"] == "north"


# numbers


@rule("UN-1355")
def test_a_rider_shoots_worse() -> None:
    afoot = field(S=hero("taeral", at="c5", hands=["longbow"]), k=orc(at="h5")).see("S shooting k with longbow")
    riding = mounted(S={"hero": "taeral", "hands": ["longbow"]}, k=orc(at="h5")).see("S shooting k with longbow")
    assert riding["shot"] == afoot["shot"] - 1


@rule("UN-C500", "UN-1355")
def test_an_expert_rider_does_not() -> None:
    more = {"hero": "taeral", "hands": ["longbow"], "skills": ["expert-rider"]}
    riding = mounted(S=more, k=orc(at="h5")).see("S shooting k with longbow")
    assert "riding -1" not in riding["terms"]


@rule("UN-1356")
def test_a_shooter_counts_the_squares_of_the_mount() -> None:
    play = mounted(S={"hero": "taeral", "hands": ["longbow"]}, k=orc(at="n9"))
    near = mounted(S={"hero": "taeral", "hands": ["longbow"]}, k=orc(at="n9"))
    play.take("S moves to h5")
    near.take("S moves to g5")
    assert "moved -2" in play.see("S shooting k with longbow")["terms"]
    assert "moved -1" in near.see("S shooting k with longbow")["terms"]


@rule("UN-1364")
def test_a_rider_defends_better_against_those_on_foot_who_are_not_larger() -> None:
    play = mounted(k=orc(at="d6"), t={"creature": "troll", "at": "f8"})
    on = play.see("k attacking S")["defense"]
    off = field(S=hero(at="c5"), h=horse(at="b5"), k=orc(at="d6")).see("k attacking S")["defense"]
    assert on == off + 1
    larger = Hit(attacker=play.names["t"], target=play.names["S"], weapon="unarmed")
    assert "riding" not in [term.source for term in defense_tally(play.game, larger).terms]


@rule("UN-1364", "UN-1365")
def test_difficult_ground_takes_that_away() -> None:
    board = FIELD.replace("#..............#", "#,,,,,,,,,,,,,,#")
    play = position(board, outdoor=True, turn="S", S=hero(rides="h"), h=horse(at="c5"), k=orc(at="d6"))
    hit = Hit(attacker=play.names["k"], target=play.names["S"], weapon="broadsword")
    assert "riding" not in [term.source for term in defense_tally(play.game, hit).terms]


@rule("UN-1365")
def test_on_difficult_ground_a_rider_is_shot_like_anybody() -> None:
    board = FIELD.replace("#..............#", "#,,,,,,,,,,,,,,#")
    archer = {"creature": "orc-archer", "at": "h5"}
    play = position(board, outdoor=True, turn="S", S=hero(rides="h"), h=horse(at="c5"), k=archer)
    assert "target-riding -1" not in play.see("k shooting S with short-bow")["terms"]


@rule("UN-1365")
def test_a_rider_is_harder_to_shoot() -> None:
    archer = {"creature": "orc-archer", "at": "h5"}
    assert "target-riding -1" in mounted(k=archer).see("k shooting S with short-bow")["terms"]
    assert "target-riding -1" not in mounted(k=archer).see("k shooting h with short-bow")["terms"]


@rule("UN-1357")
def test_mount_and_rider_both_attack_in_one_turn() -> None:
    play = mounted("elk", k=orc(at="d6"), turn=["S", "h"], dice=[2, 1, 6, 5, 2, 1, 6, 5])
    play.take("S attacks k").on().take("S ends", "h attacks k with horns").on()
    assert play.rolled("attack") == 2


@rule("UN-1363")
def test_an_attacker_says_whether_he_attacks_the_mount_or_the_rider() -> None:
    for name in ("S", "h"):
        play = mounted(k=orc(at="d5", facing="west"), turn="k", hand=[], dice=[2, 1, 6, 5, 6, 5])
        play.take(f"k attacks {name} with broadsword")
        assert (play.who("S").attacked, play.who("h").attacked) == (name == "S", name == "h")


@rule("UN-1360")
@pytest.mark.parametrize(("start", "way", "lower"), [("c5", "g5", 1), ("e5", "g5", 0)])
def test_a_charge_with_the_spear_lowers_armor(start: str, way: str, lower: int) -> None:
    play = mounted(S={"hands": ["spear"]}, at=start, k=orc(at="h5"))
    before = play.see("S attacking k with spear")["armor"]
    play.take(f"S moves to {way}")
    assert play.see("S attacking k with spear")["armor"] == before - lower


@rule("UN-1360")
def test_a_charge_on_difficult_ground_lowers_nothing() -> None:
    def lower(ground: str) -> int:
        board = FIELD.replace("#..............#", "#" + ground * 14 + "#")
        people = {"S": hero(rides="h", hands=["spear"]), "h": horse(at="d5"), "k": orc(at="h5")}
        play = position(board, outdoor=True, turn="S", **people)
        before = play.see("S attacking k with spear")["armor"]
        return int(before - play.take("S moves to g5").see("S attacking k with spear")["armor"])

    assert (lower("."), lower(",")) == (1, 0)


@rule("UN-1360")
def test_a_charge_needs_a_spear() -> None:
    play = mounted(k=orc(at="h5")).take("S moves to g5")
    hit = Hit(attacker=play.names["S"], target=play.names["k"], weapon="broadsword")
    assert "charge" not in [term.source for term in damage_tallies(play.game, hit)[1].terms]


@rule("UN-1360")
def test_a_charge_goes_towards_the_target() -> None:
    play = mounted(S={"hands": ["spear"]}, k=orc(at="g6"), dice=[1, 2, 6, 6]).take("S moves to g5")
    play.take("S attacks k with spear")
    assert play.state.active is None or play.state.active.straight == 0


@rule("UN-1361")
@pytest.mark.parametrize(("dice", "foe"), [([5, 4, 1, 2], orc(at="h5")), ([6, 5, 1, 2], troll(at="h5"))])
def test_a_charge_without_a_critical_or_against_the_larger_knocks_nobody_down(
    dice: list[int], foe: dict[str, Any]
) -> None:
    play = mounted(S={"hands": ["spear"]}, at="c5", k=foe, dice=[*dice, *[1] * 9])
    play.take("S moves to g5", "S attacks k with spear")
    assert play.rolled("damage") == 1
    assert "knocked-down" not in play.who("k").conditions


@rule("UN-1361")
def test_a_rider_is_knocked_down_by_a_charge_too() -> None:
    steed = {"creature": "dire-wolf", "at": "h5", "facing": "west"}
    play = mounted(S={"hands": ["spear"]}, k=steed, j=orc(rides="k"), dice=[6, 3, 1, 2, *[1] * 12, 6, 6])
    play.take("S moves to g5", "S attacks j with spear")
    assert "knocked-down" in play.who("j").conditions


@rule("UN-1361")
@pytest.mark.parametrize(("start", "down"), [("c5", True), ("f5", False)])
def test_a_critical_of_a_charge_knocks_down(start: str, down: bool) -> None:
    dice = [6, 3, 1, 2, *[1] * 6]
    play = mounted(S={"hands": ["spear"]}, at=start, k=orc(at="h5"), dice=dice)
    play.take("S moves to g5", "S attacks k with spear")
    assert ("knocked-down" in play.who("k").conditions) is down


@rule("UN-1362")
def test_rider_and_mount_push_with_the_size_of_the_larger() -> None:
    play = mounted("great-lizard", k={"creature": "troll", "at": "e5"}, dice=[6, 5, 1, 2, *[1] * 8])
    play.take("S attacks k with broadsword")
    assert play.asks() == "push"


@rule("UN-1367")
@pytest.mark.parametrize("rides", ["h", ""])
def test_an_onslaught_does_not_run_down_a_rider(rides: str) -> None:
    charger = {"creature": "orc-warrior", "skills": ["onslaught"], "facing": "west", "at": "h5"}
    rider = hero(rides="h") if rides else hero(at="c5")
    play = field(S=rider, h=horse(at="c5" if rides else "b9"), k=charger, do=[Recover(FigureId(100))])
    options = rush_at(play.game, play.who("k"), "onslaught", Action())
    assert (play.names["S"] in [option.who for option in options]) is not bool(rides)


# falling


@rule("UN-1368", "UN-1372", "UN-1373")
def test_a_blunder_may_throw_a_rider() -> None:
    play = mounted(k=orc(at="d6"), dice=[1, 1, 3, 4, 1, 2, 1, 1, 6, 6])
    play.take("S attacks k with broadsword")
    play.take("S comes down at c6")
    assert play.see("S")["at"] == "c6"
    assert "knocked-down" in play.who("S").conditions
    assert play.rolled("stay-mounted") == 1


@rule("UN-1368")
@pytest.mark.parametrize(("test", "rides"), [([6, 5], True), ([1, 2, 1, 1, 1], False)])
def test_a_shot_that_blunders_may_throw_a_rider(test: list[int], rides: bool) -> None:
    archer = {"hero": "taeral", "hands": ["longbow"], "skills": []}
    play = mounted(S=archer, k=orc(at="n9"), dice=[1, 1, *test, *[1] * 12]).take("S shoots k").on()
    assert play.rolled("stay-mounted") == 1
    assert bool(play.who("S").mount) is rides


@rule("UN-1368")
def test_a_spell_that_blunders_may_throw_a_rider() -> None:
    caster = {"hero": "borgron", "spells": ["fireball"], "hands": [], "pack": [], "skills": []}
    play = mounted(S=caster, k=orc(at="h5"), dice=[1, 1, *[1] * 5, 6, 5]).take("S casts fireball at k").on()
    assert play.rolled("stay-mounted") == 1


@rule("UN-1368")
def test_who_passes_the_test_stays_in_the_saddle() -> None:
    play = mounted(k=orc(at="d6"), dice=[1, 1, 3, 4, 5, 5, 6])
    play.take("S attacks k with broadsword")
    assert play.who("S").mount


def struck_down(*dice: int) -> Play:
    """A creature of a person's knocks Shara down in the saddle with two criticals; then these dice fall."""
    orcs = orc(at="d5", facing="west")
    play = mounted(k=orcs, turn="k", hand=[], dice=[6, 6, 1, 2, *SPARED[:1] * 6, *dice], S={"hands": []})
    return play.take("k attacks S with broadsword")


@rule("UN-1369")
def test_a_rider_who_is_knocked_down_falls_off_without_a_test() -> None:
    play = struck_down(1, 1, 1, 6, 5).on()
    assert play.rolled("stay-mounted") == 0
    assert (play.who("S").mount, play.see("S")["conditions"]) == (0, ["knocked-down"])


@rule("UN-1375")
@pytest.mark.parametrize(("courage", "stays"), [([6, 5], True), ([1, 2], False)])
def test_the_mount_of_a_rider_who_was_knocked_down_stays_as_it_was_if_it_has_the_courage(
    courage: list[int], stays: bool
) -> None:
    play = struck_down(1, 1, 1, *courage).on()
    assert play.rolled("mount-courage") == 1
    assert play.who("h").here is stays
    if stays:
        assert (play.see("h")["at"], play.see("h")["facing"]) == ("c5", "east")


def mount_struck(*dice: int) -> Play:
    """A creature of a person's strikes the horse under Shara with two criticals; then these dice fall."""
    orcs = orc(at="d5", facing="west")
    return mounted(k=orcs, turn="k", hand=[], dice=[6, 6, 1, 2, *dice]).take("k attacks h with broadsword")


SPARED, SLAIN = [1] * 6, [6] * 6
"""Damage dice that only knock the horse down, and such that it does not survive."""


@rule("UN-1370")
@pytest.mark.parametrize("damage", [SPARED, SLAIN])
def test_when_the_mount_goes_down_a_nimble_rider_lands_on_his_feet_on_an_adjacent_square_of_choice(
    damage: list[int],
) -> None:
    play = mount_struck(*damage, 6, 5)
    assert play.rolled("stay-mounted") == 1
    assert (play.asks(), len(play.acts())) == ("get-off", 7)
    play.take("S comes down at b6")
    assert play.see("S")["at"] == "b6"
    assert (play.who("S").mount, play.see("S")["conditions"], play.see("S")["wounds"]) == (0, [], 0)


@rule("UN-1371")
@pytest.mark.parametrize("damage", [SPARED, SLAIN])
def test_when_the_mount_goes_down_who_fails_the_test_falls_with_all_that_a_fall_brings(damage: list[int]) -> None:
    play = mount_struck(*damage, 1, 2, 4, 5, 2).on()
    assert (play.who("S").mount, play.see("S")["conditions"], play.see("S")["wounds"]) == (0, ["knocked-down"], 2)


@rule("UN-1375")
def test_a_rider_who_is_knocked_out_lies_beside_the_mount() -> None:
    play = mounted(do=[], T=hero("borgron", at="l8"))
    knock_out(play.game, play.who("S"))
    assert not play.who("S").mount
    assert play.who("S").at != play.who("h").at
    assert MountTakesFright(play.names["h"]) in play.state.agenda


def thrown(dice: list[int], h: dict[str, Any] | None = None, **how: bool) -> Play:
    """Shara may fall off a horse."""
    steed = {**horse(at="c5"), **(h or {})}
    return position(FIELD, outdoor=True, S=hero(rides="h"), h=steed, do=[Unhorse(FigureId(1), **how)], dice=dice)


@rule("UN-1371", "UN-1372", "UN-1373")
def test_who_is_not_falls_knocked_down_and_takes_three_dice() -> None:
    play = thrown([1, 2, 4, 5, 2], tested=True).take("S comes down at b5")
    assert "knocked-down" in play.who("S").conditions
    assert play.see("S")["wounds"] == 2


@rule("UN-1374")
def test_a_fall_from_a_flying_mount_deals_six_dice() -> None:
    play = thrown([1, 1, 1, 1, 1, 6], {"conditions": ["flying"]}, sure=True).take("S comes down at b5")
    assert play.see("S")["wounds"] == 1


# mounts left to themselves


@rule("UN-1375", "UN-1376")
@pytest.mark.parametrize(("dice", "stays"), [([6, 5], True), ([1, 2], False)])
def test_a_mount_without_its_rider_stays_or_bolts(dice: list[int], stays: bool) -> None:
    play = position(FIELD, outdoor=True, S=hero(at="l8"), h=horse(at="c5"), do=[MountTakesFright(2)], dice=dice)
    assert play.who("h").here is stays
    assert play.who("h").out is not stays


@rule("UN-C500")
def test_an_expert_rider_calms_his_mount_with_a_second_test() -> None:
    owner = hero(at="l8", skills=["expert-rider"])
    play = position(FIELD, outdoor=True, S=owner, h=horse(at="c5"), do=[MountTakesFright(2)], dice=[1, 2, 6, 5])
    assert play.who("h").here


@rule("UN-1379")
def test_a_mount_nobody_rides_stays_still() -> None:
    play = field(S=hero(at="l8"), h=horse(at="c5"), k=orc(at="n9"), turn="heroes")
    assert idle(play.who("h"))
    assert not play.offers("h acts")


@rule("UN-1381")
def test_a_raging_mount_acts_by_itself() -> None:
    play = field(S=hero(at="l8"), h=horse("warhorse", at="c5"), turn="heroes")
    assert play.offers("h acts")


@rule("UN-1380", "UN-G107", "UN-C545")
def test_a_still_mount_that_is_attacked_tests_courage_and_leaves_at_the_third() -> None:
    board = {"outdoor": True, "S": hero(at="l8"), "h": horse(at="c5"), "k": orc(at="d6")}
    play = position(FIELD, turn=["k"], dice=[6, 5, 1, 2, *[1] * 5, 6, 6], **board)
    assert play.who("h").here
    assert play.rolled("mount-courage") == 1
    third = position(FIELD, do=[MountTakesFright(2, attacks=3)], **board)
    assert third.who("h").out


@rule("UN-1380")
@pytest.mark.parametrize(("courage", "stays"), [([6, 5], True), ([1, 2], False)])
def test_a_still_mount_that_is_attacked_stays_or_bolts_out_of_the_scenario_by_its_courage(
    courage: list[int], stays: bool
) -> None:
    people = {"S": hero(at="l8"), "h": horse(at="c5"), "k": orc(at="d5", facing="west")}
    play = field(**people, turn="k", hand=[], dice=[2, 1, 6, 5, *courage]).take("k attacks h with broadsword").on()
    assert play.rolled("mount-courage") == 1
    assert (play.who("h").here, play.who("h").out) == (stays, not stays)


@rule("UN-1380")
def test_a_mount_with_a_rider_on_it_takes_no_such_test() -> None:
    play = mounted(k=orc(at="d5", facing="west"), turn="k", hand=[], dice=[2, 1, 6, 5])
    assert play.take("k attacks h with broadsword").on().rolled("mount-courage") == 0


@rule("UN-1380", "UN-C545")
@pytest.mark.parametrize(("turns", "strikes"), [(["k", "heroes"], True), (["heroes"], False)])
def test_a_still_mount_strikes_back_at_who_attacked_it(turns: list[str], strikes: bool) -> None:
    people = {"S": hero(at="l8"), "h": horse("elk", at="c5"), "k": orc(at="d6")}
    play = field(**people, turn=turns, dice=[2, 1, 6, 5, 6, 5, 2, 1, 6, 5])
    assert play.offers("h acts") is strikes
    if strikes:
        play.take("h acts")
        assert not play.offers("h moves to b5")
        assert play.take("h attacks k with horns").on().rolled("attack") == 2


@rule("UN-C545")
@pytest.mark.parametrize(("later", "strikes"), [(1, True), (2, False)])
def test_a_still_mount_forgets_after_a_turn(later: int, strikes: bool) -> None:
    people = {"S": hero(at="l8"), "B": hero("borgron", at="n8"), "h": horse("elk", at="c5"), "k": orc(at="d6")}
    play = field(**people, turn=["k", "S", "heroes"], dice=[2, 1, 6, 5, 6, 5])
    play.state.round += later
    assert play.take("S ends").offers("h acts") is strikes


@rule("UN-C545", "UN-1380")
def test_shots_that_miss_count_among_three_attacks() -> None:
    apart = "##########\n#........#\n##########\n#S.......#\n##########"
    people = {"S": hero(), "h": horse("elk", at="c2"), "k": orc(at="f2", hands=["short-bow"])}
    play = position(apart, outdoor=True, turn=["k", "k", "S", "k"], dice=[2, 2, 6, 5, 2, 2, 6, 5, 2, 2], **people)
    assert play.who("h").here
    play.take("S ends").on()
    assert play.rolled("mount-courage") == 2
    assert play.who("h").out


# on foot beside the mount


@rule("UN-1384")
def test_who_leads_his_mount_takes_it_along_at_his_own_pace() -> None:
    play = field(S=hero(at="c5"), h=horse(at="b5")).take("S leads h")
    assert not play.offers("S runs")
    assert (play.see("S")["points"], play.see("h")["movement"] > 4) == (4, True)
    assert play.offers("S moves to g5")
    assert not play.offers("S moves to h5")
    play.take("S moves to f5")
    assert (play.see("S")["at"], play.see("h")["at"]) == ("f5", "e5")


@rule("UN-1385")
def test_a_rider_searches_nothing() -> None:
    play = mounted()
    assert not [act for act in play.acts() if act.startswith(("search", "open", "loot"))]
    assert [act for act in play.take("S dismounts to c6").acts() if act.startswith("search")]


@rule("UN-1385")
def test_a_rider_gets_off_to_pull_a_lever() -> None:
    play = mounted(furniture=[{"kind": "lever", "at": "c4"}])
    assert not play.offers("S pulls the lever at c4")
    assert play.take("S dismounts to b4").offers("S pulls the lever at c4")


@rule("UN-0057", "UN-1348")
def test_who_rides_leaves_the_scenario_with_the_mount() -> None:
    play = mounted(start=["f5"], k=orc(at="g5"))
    assert not play.offers("S leaves")
    play.take("S moves to f5", "S leaves")
    assert play.state.outcome is not None
    assert [(one.out, one.at, one.mount, one.rider) for one in play.state.heroes] == [(True, NOWHERE, 0, 0)] * 2


@rule("UN-1386")
def test_a_mount_carries_twice_its_strength_and_vitality() -> None:
    heavy = ["bastard-sword"] * 4
    play = field(S=hero(at="c5", pack=["rope", "bastard-sword"]), h=horse(at="b5", freight=heavy))
    assert play.offers("S puts rope on h")
    assert not play.offers("S puts bastard-sword on h")


@rule("UN-1387")
def test_one_object_is_put_on_the_mount_with_a_quick_action() -> None:
    play = field(S=hero(at="c5", pack=["rope", "torch"]), h=horse(at="b5")).take("S puts rope on h")
    assert (play.who("S").pack, play.who("h").freight) == (("torch",), ("rope",))
    assert not play.offers("S puts torch on h")


@rule("UN-1387")
def test_another_heros_mount_is_neither_loaded_nor_unloaded() -> None:
    mount = horse(at="b5", owner="B", freight=["rope"])
    play = field(S=hero(at="c5", pack=["torch"]), B=hero("borgron", at="l8"), h=mount)
    assert not play.offers("S puts torch on h")
    assert not play.offers("S takes rope from h")


@rule("UN-1387")
def test_one_object_is_taken_from_the_mount_with_a_quick_action() -> None:
    play = field(S=hero(at="c5", pack=[]), h=horse(at="b5", freight=["rope", "torch"])).take("S takes rope from h")
    assert (play.who("S").pack, play.who("h").freight) == (("rope",), ("torch",))
    assert not play.offers("S takes torch from h")


# riders among riders, and the end


def against_a_rider(mount: str, *, afoot: bool = False) -> Play:
    """Shara in the saddle, or on foot, before an orc that rides."""
    steed, orc_on_it = {"creature": mount, "at": "d5", "facing": "west"}, orc(rides="k")
    return field(S=hero(at="c5"), k=steed, j=orc_on_it) if afoot else mounted(k=steed, j=orc_on_it)


@rule("UN-1358")
def test_a_rider_attacks_another_rider_but_leaves_his_mount_alone() -> None:
    play = against_a_rider("dire-wolf")
    assert play.offers("S attacks j")
    assert not play.offers("S attacks k")


@rule("UN-1358")
def test_who_is_on_foot_attacks_a_riders_mount() -> None:
    assert against_a_rider("dire-wolf", afoot=True).offers("S attacks k")


@rule("UN-1358")
def test_a_rider_attacks_a_large_mount_with_its_rider_on_it() -> None:
    play = against_a_rider("troll")
    assert play.offers("S attacks k")
    assert play.offers("S attacks j")


@rule("UN-1358")
def test_a_rider_attacks_a_beast_that_nobody_rides() -> None:
    assert mounted(k={"creature": "dire-wolf", "at": "d5", "facing": "west"}).offers("S attacks k")


@rule("UN-1378")
def test_the_mount_tests_its_courage_when_its_rider_must() -> None:
    terror = {**orc(at="d6"), "skills": ["fearsome"]}
    play = mounted(k=terror, dice=[6, 6, 6, 6, 1, 2, 6, 5])
    play.take("S attacks k with broadsword")
    assert play.rolled("courage") == 2


@rule("UN-1378")
def test_a_mount_whose_courage_fails_is_frightened_and_before_a_large_enemy_the_activation_is_over() -> None:
    fails = [1, 2, 6, 6, *[1, 2, 6, 5] * 4]
    play = mounted(k={**orc(at="d6"), "skills": ["fearsome"]}, dice=fails).take("S attacks k with broadsword")
    assert (play.see("h")["conditions"], play.see("S")["conditions"]) == (["frightened"], [])
    assert play.rolled("attack") == 1
    large = {"creature": "troll", "at": "d6", "skills": ["fearsome"]}
    play = mounted(k=large, dice=fails).take("S attacks k with broadsword")
    assert (play.rolled("attack"), play.asks()) == (0, "")


@rule("UN-1377")
@pytest.mark.parametrize(("face", "found"), [(1, False), (2, True)])
def test_a_mount_that_bolted_is_found_on_two_or_more(face: int, found: bool) -> None:
    def join(state: State) -> None:
        (shara, mount) = state.heroes
        shara.card, mount.bolted, mount.out, mount.at = like("shara", companion="horse"), True, True, NOWHERE

    end = EndQuest(won=False, why="universalis-too-late")
    play = field(S=hero(at="l8"), h=horse(at="c5"), dice=[face], do=[end], prepare=join)
    assert [one.companion for one in homecomers(play.game)] == (["horse"] if found else [""])


# the fallen


def with_fallen(**more: Any) -> Play:
    """Shara on a horse beside Borgron, who lies Knocked Out."""
    fallen = hero("borgron", at="d5", conditions=["knocked-out"], wounds=4)
    weak = {"attributes": {"strength": 2}}
    return mounted(at="c5", B=fallen, S=weak, **{"turn": ["S", "S"], **more})


@rule("UN-0507")
def test_a_mount_carries_the_fallen_as_far_as_its_own_strength() -> None:
    play = with_fallen().take("S carries B")
    assert (play.see("S")["action"], play.see("S")["points"]) == (False, play.see("h")["strength"])
    assert not play.offers("S moves to h5")
    play.take("S moves to g5")
    assert play.see("B")["at"] == play.see("h")["at"] == "g5"


@rule("UN-0507")
def test_a_mount_that_carries_the_fallen_does_not_gallop_and_goes_on_with_its_strength() -> None:
    play = with_fallen().take("S carries B", "S ends")
    assert play.see("S")["points"] == play.see("h")["strength"]
    assert not play.offers("S gallops")
    play.take("S puts the body down")
    assert not play.who("h").carries


@rule("UN-0507")
def test_whom_another_takes_up_is_carried_by_him_alone() -> None:
    play = with_fallen(T=hero("taeral", at="c6"), turn=["S", "T"]).take("S carries B", "S ends", "T carries B")
    assert (play.who("h").carries, play.who("T").carries) == (0, play.names["B"])
