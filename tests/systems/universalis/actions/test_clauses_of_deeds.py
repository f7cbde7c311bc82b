"""Single clauses of attacks, rides, searches, shots, swimming and things.  UN-0114, UN-0227 to UN-0294, UN-1353"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square, troll
from undercroft.kernel.requests import DONE, NO_ONE, Option
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.melee import (
    _other_hand,
    farther,
    held_off,
    may_attack,
    paired,
    spend_attack,
    weapons,
)
from undercroft.systems.universalis.actions.mounts import _beside, get_on
from undercroft.systems.universalis.actions.mounts import offers as mounting
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.actions.ride import _dismounts, _ways, gallop, get_off, may_gallop
from undercroft.systems.universalis.actions.search import (
    _finds_treasure,
    left_behind,
    may_search_room,
)
from undercroft.systems.universalis.actions.search import offers as searching
from undercroft.systems.universalis.actions.search_corpses import (
    _may_take,
    _rummage,
    corpse_dice,
    strip,
    take_weapon,
    trophy,
)
from undercroft.systems.universalis.actions.shoot import (
    _may_pair,
    can_shoot,
    gather,
    has_shot,
    reload,
    shoot,
    shots_of,
    take_two,
)
from undercroft.systems.universalis.actions.swim import keep_afloat, may_swim, swim
from undercroft.systems.universalis.actions.talk import sway
from undercroft.systems.universalis.actions.use_skills import _more_offense, can_do, declare_for_activation
from undercroft.systems.universalis.actions.use_things import _throw, linger, put_on, take_off
from undercroft.systems.universalis.cards.definitions import Npc, Thing, Weapon
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.rolls.tests import judge
from undercroft.systems.universalis.state.character import Trophy


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def here(play: Play, name: str = "S") -> Standpoint:
    return Standpoint(play.game, play.who(name))


def changed(play: Play, change: dict[str, Any], name: str = "S") -> Play:
    """What is said of the activation or of somebody."""
    for key, value in change.items():
        owner = play.game.active if hasattr(play.game.active, key) and key != "who" else play.who(name)
        setattr(owner, key, value)
    return play


# attacks


@rule("UN-0114", "UN-0359", "UN-0113")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"over": True}, False),
        ({"guarded": True}, False),
        ({"conditions": ("knocked-down",)}, False),
        ({"conditions": ("stunned",)}, True),
        ({"action": False}, False),
        ({"action": False, "attacks": 1}, False),
        ({"action": False, "attacks": 1, "more": 1}, True),
        ({"action": False, "attacks": 0, "more": 1}, False),
    ],
)
def test_one_attacks_with_the_action_or_with_an_attack_that_is_left(change: dict[str, Any], may: bool) -> None:
    play = changed(hall(), change)
    assert may_attack(play.game, play.who("S"), play.game.active) is may


@rule("UN-0420", "UN-1030", "UN-0288", "UN-1034")
@pytest.mark.parametrize(
    ("hands", "lent", "found"),
    [
        (["broadsword"], (), ["broadsword"]),
        (["broadsword"], ("broadsword",), ["unarmed"]),
        (["broadsword", "axe"], ("axe",), ["broadsword"]),
        (["short-bow"], (), ["unarmed"]),
        (["javelin"], (), ["javelin"]),
    ],
)
def test_one_strikes_with_what_is_in_hand_and_was_not_used_by_another_this_turn(
    hands: list[str], lent: tuple[str, ...], found: list[str]
) -> None:
    play = hall(S=hero(at="b2", hands=hands))
    play.who("S").lent = lent
    assert [card.id for card in weapons(play.game, play.who("S"))] == found


@rule("UN-C466")
@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"attacks": 1, "struck": "axe"}, ["broadsword"]),
        ({"attacks": 0, "struck": ""}, ["broadsword", "axe"]),
        ({"attacks": 1, "struck": ""}, ["broadsword", "axe"]),
        ({"attacks": 2, "struck": "axe"}, ["broadsword", "axe"]),
        ({"attacks": 1, "struck": "axe", "skills": ()}, ["broadsword", "axe"]),
    ],
)
def test_who_fights_with_two_weapons_strikes_once_with_each(change: dict[str, Any], found: list[str]) -> None:
    play = hall(S=hero(at="b2", hands=["broadsword", "axe"], skills=["two-weapon-fighting"]), k=orc(at="c2"))
    play.game.active.skills = ("two-weapon-fighting",)
    changed(play, change)
    known = tuple(card for card in play.game.kit(play.who("S")).weapons)
    assert [card.id for card in _other_hand(play.game, play.who("S"), known)] == found
    assert paired(play.game, play.who("S")) is ("skills" not in change)
    play.state.active = None
    assert len(_other_hand(play.game, play.who("S"), known)) == 2


@rule("UN-0114", "UN-0284", "UN-0359", "UN-0406")
def test_an_attack_takes_the_action_and_is_noted() -> None:
    play = hall(S=hero(at="b2", hands=["broadsword"]), k=orc(at="c2"))
    active = play.game.active
    active.points, active.walked, active.faced, active.bound = 3, 1, True, (play.who("k").id,)
    spend_attack(play.game, play.who("S"), Option("attack", play.who("k").id, what="broadsword"))
    assert (active.action, active.points, active.attacks, active.struck, active.target) == (
        False,
        0,
        1,
        "broadsword",
        play.who("k").id,
    )
    assert (active.bound, active.faced, play.who("S").used) == ((), False, ("broadsword",))
    spend_attack(play.game, play.who("S"), Option("attack", play.who("k").id, what="unarmed"))
    assert (active.attacks, active.struck) == (2, "broadsword")


@rule("UN-C466", "UN-C436")
def test_more_attacks_in_force_when_one_begins_are_kept_for_the_activation() -> None:
    play = hall(S=hero(at="d4", hands=["broadsword"], skills=["combat-master"]), k=orc(at="d3"), m=orc(at="d5"))
    spend_attack(play.game, play.who("S"), Option("attack", play.who("k").id, what="broadsword"))
    assert play.game.active.skills == ("combat-master",)
    spend_attack(play.game, play.who("S"), Option("attack", play.who("k").id, what="broadsword"))
    assert play.game.active.skills == ("combat-master",)
    alone = hall(S=hero(at="d4", hands=["broadsword"], skills=["combat-master"]), k=orc(at="d3"))
    spend_attack(alone.game, alone.who("S"), Option("attack", alone.who("k").id, what="broadsword"))
    assert alone.game.active.skills == ()


@rule("UN-0416", "UN-0145")
@pytest.mark.parametrize(("at", "found"), [("d4", False), ("d5", True), ("d6", False)])
def test_a_long_weapon_reaches_two_squares_and_no_farther(at: str, found: bool) -> None:
    play = hall(S=hero(at="d3", hands=["spear"]), k=orc(at=at))
    near = [play.who("k")] if at == "d4" else []
    assert bool(farther(play.game, play.who("S"), near)) is found


@rule("UN-1405", "UN-1412")
@pytest.mark.parametrize(
    ("hands", "at", "found"), [(["spear"], "d5", True), (["broadsword"], "d5", False), (["spear"], "d7", False)]
)
def test_one_strikes_back_at_who_engages_one_with_a_long_weapon(hands: list[str], at: str, found: bool) -> None:
    people = {"S": hero(at="d3", hands=["broadsword"]), "k": orc(at=at, hands=hands, facing="north")}
    play = hall(options={"long-range-weapons": "advanced"}, hand=[], **people)
    assert bool(held_off(play.game, play.who("S"), [])) is found
    assert held_off(play.game, play.who("S"), [play.who("k")]) == []


# mounts


def stable(**more: Any) -> Play:
    given = {"S": hero(at="c5"), "h": {"companion": "horse", "at": "d5"}, "k": orc(at="k9"), **more}
    return position(HALL, turn="S", outdoor=True, **given)


@rule("UN-1353", "UN-1384", "UN-1387")
@pytest.mark.parametrize(
    ("change", "acts"),
    [({}, {"mount", "lead"}), ({"quick": False}, {"lead"}), ({"running": True}, set()), ({"points": 0}, {"mount"})],
)
def test_one_on_foot_beside_a_mount_gets_on_or_takes_its_reins(change: dict[str, Any], acts: set[str]) -> None:
    play = changed(stable(S=hero(at="c5", pack=[])), change)
    found = {option.act for option in _beside(play.game, play.who("S"), play.who("h"), play.game.active)}
    assert found == acts
    play.who("S").leading = play.who("h").id
    assert "lead" not in {option.act for option in _beside(play.game, play.who("S"), play.who("h"), play.game.active)}
    play.who("h").size = 3
    play.who("S").leading = NO_ONE
    assert "lead" not in {option.act for option in _beside(play.game, play.who("S"), play.who("h"), play.game.active)}
    assert _beside(play.game, play.who("h"), play.who("h"), play.game.active) == []


@rule("UN-1353", "UN-1384")
def test_mounts_that_are_ridden_or_far_off_or_no_mounts_are_no_choice() -> None:
    play = stable()
    assert mounting(here(play))
    play.who("h").rider = play.who("k").id
    assert mounting(here(play)) == []
    play.who("h").rider = NO_ONE
    play.who("S").rider = play.who("k").id
    assert mounting(here(play)) == []
    far = stable(h={"companion": "horse", "at": "h5"})
    assert mounting(here(far)) == []


@rule("UN-1353", "UN-1354")
@pytest.mark.parametrize("acted", [True, False])
def test_who_gets_on_has_the_move_of_a_mount_that_has_not_acted(acted: bool) -> None:
    play = stable()
    active = play.game.active
    active.walked, play.who("h").activated = 2, acted
    get_on(play.game, play.who("S"), Option("mount", play.who("h").id))
    assert (play.who("S").mount, play.who("h").rider) == (play.who("h").id, play.who("S").id)
    assert (active.quick, active.saddled, active.walked) == (False, True, 0)
    assert active.points == (0 if acted else play.game.kit(play.who("h")).movement)
    assert play.who("S").at == play.who("h").at


def riding(**more: Any) -> Play:
    return position(
        HALL, turn="S", outdoor=True, S=hero(rides="h"), h={"companion": "horse", "at": "e5"}, k=orc(at="k9"), **more
    )


@rule("UN-1353", "UN-1354")
@pytest.mark.parametrize(("points", "walked", "left"), [(3, 1, 1), (0, 1, 0), (3, 20, 0)])
def test_who_gets_off_goes_on_with_what_is_left_of_its_own_move(points: int, walked: int, left: int) -> None:
    play = riding()
    active = play.game.active
    active.points, active.walked = points, walked
    own = play.game.kit(play.who("S")).movement
    get_off(play.game, play.who("S"), Option("dismount", at=square(play, "d4")))
    assert (play.who("S").mount, play.who("h").rider, play.see("S")["at"]) == (NO_ONE, NO_ONE, "d4")
    assert (active.quick, active.saddled) == (False, True)
    assert active.points == (own - walked if left else 0)


@rule("UN-0507", "UN-1349", "UN-1354", "UN-1382")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"points": 0}, False),
        ({"walked": 1}, False),
        ({"saddled": True}, False),
        ({"running": True}, False),
        ({"carries": 1}, False),
        ({"conditions": ("stunned",)}, False),
        ({"activated": True}, False),
    ],
)
def test_a_mount_gallops_fresh_and_free(change: dict[str, Any], may: bool) -> None:
    play = riding()
    play.game.active.points = 5
    changed(play, change, "h")
    assert may_gallop(play.game, play.who("h"), play.game.active) is may


@rule("UN-1349", "UN-1354")
def test_a_gallop_is_all_the_mount_does_and_leaves_its_rider_the_action() -> None:
    play = riding()
    carried_out(gallop(play.game, play.who("S"), Option("gallop")), (2, 1))
    active = play.game.active
    assert (active.running, active.points, active.action) == (True, play.game.kit(play.who("h")).movement + 3, True)
    assert play.who("h").activated


@rule("UN-1353", "UN-1348")
@pytest.mark.parametrize(("change", "off"), [({}, True), ({"quick": False}, False), ({"running": True}, False)])
def test_getting_off_is_a_quick_action_and_not_for_a_gallop(change: dict[str, Any], off: bool) -> None:
    play = changed(riding(), change)
    assert bool(_dismounts(play.game, play.who("S"), play.game.active)) is off


@rule("UN-1348", "UN-1382")
def test_a_mount_that_is_down_or_stationary_or_has_no_points_carries_nobody() -> None:
    play = riding()
    play.game.active.points = 3
    assert _ways(play.game, play.who("S"), play.game.active)
    for name in ("knocked-down", "stationary"):
        play.who("h").conditions = (name,)
        assert _ways(play.game, play.who("S"), play.game.active) == []
    play.who("h").conditions = ()
    play.game.active.points = 0
    assert _ways(play.game, play.who("S"), play.game.active) == []


# searching


@rule("UN-0231", "UN-0233", "UN-0237")
def test_a_room_is_searched_once_indoors_and_not_after_it_was_left_behind() -> None:
    play = hall()
    assert may_search_room(play.game, play.who("S"))
    play.state.main_seen, play.state.before_main = True, 0
    assert may_search_room(play.game, play.who("S"))
    play.state.before_main = 1
    assert not may_search_room(play.game, play.who("S"))
    assert left_behind(play.game, 0)
    play.state.main_seen = False
    assert not left_behind(play.game, 0)
    play.state.tried = ("room 0",)
    assert not may_search_room(play.game, play.who("S"))
    for more in ({"corridor": True}, {"outdoor": True}):
        other = hall(**more)
        assert not may_search_room(other.game, other.who("S"))


@rule("UN-0227", "UN-0231")
@pytest.mark.parametrize(
    ("change", "acts"),
    [
        ({}, {"search-secret", "search-room"}),
        ({"action": False}, set()),
        ({"running": True}, set()),
        ({"walked": 1}, set()),
    ],
)
def test_rooms_and_secret_doors_are_searched_by_who_has_not_moved(change: dict[str, Any], acts: set[str]) -> None:
    play = changed(position(HALL, S=hero(at="b2"), turn="S"), change)
    assert {option.act for option in searching(here(play))} == acts


@rule("UN-0235")
@pytest.mark.parametrize(("dice", "treasure"), [((6, 6), True), ((6, 5), False), ((5, 5), False)])
def test_a_double_six_finds_a_treasure(dice: Any, treasure: bool) -> None:
    play = hall(S=hero(at="b2", attributes={"perception": 4}, body=[]))
    result = judge(dice, 4, 10)
    assert _finds_treasure(play.game, play.who("S"), result) is treasure
    dull = hall(S=hero(at="b2", attributes={"perception": -3}))
    assert dull.game.kit(dull.who("S")).perception < 0
    assert not _finds_treasure(dull.game, dull.who("S"), result)


@rule("UN-0252", "UN-1475", "UN-1476")
def test_corpses_give_dice_by_their_level() -> None:
    champion = person("minotaur").stats
    assert corpse_dice(()) == 0
    assert corpse_dice(("orc-warrior", "orc-warrior")) == 2
    assert corpse_dice(("troll",)) == 2
    assert corpse_dice(("minotaur", "orc-warrior")) == max(champion.strength, champion.intelligence) + 1


@rule("UN-C515", "UN-0253")
@pytest.mark.parametrize(
    ("skills", "replies", "found"),
    [([], [(2, 1, 3)], (2, 1)), (["thief"], [(2, 1, 3), (1, 1, 0)], (3, 2)), (["thief"], [(2, 1, 0)], (2, 1))],
)
def test_a_thief_throws_ones_and_twos_of_a_search_again(skills: list[str], replies: list[Any], found: Any) -> None:
    play = hall(S=hero(at="b2", skills=skills))
    assert carried_out(_rummage(play.game, play.who("S"), 5), *replies) == found
    assert carried_out(_rummage(play.game, play.who("S"), 0)) == (0, 0)


@rule("UN-0256")
@pytest.mark.parametrize(
    ("size", "weapon", "found"),
    [(2, "axe", "axe"), (1, "axe", None), (3, "axe", None), (2, "claws", None), (2, "axe-of-cleaving", None)],
)
def test_a_trophy_is_the_ordinary_weapon_of_an_enemy_of_ones_size(size: int, weapon: str, found: str | None) -> None:
    play = hall()
    assert trophy(play.who("S")) is None
    play.who("S").trophy = Trophy(size, weapon)
    assert trophy(play.who("S")) == found


@rule("UN-0256")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [([], ["broadsword"], True), (["dagger"], ["broadsword"], False), ([], ["broadsword", "axe"], False)],
)
def test_a_trophy_is_taken_by_the_unarmed_when_nobody_can_spare_a_weapon(
    mine: list[str], theirs: list[str], may: bool
) -> None:
    play = hall(S=hero(at="b2", hands=mine, pack=[]), B=hero("borgron", at="d2", hands=theirs[:1], pack=theirs[1:]))
    play.who("S").trophy = Trophy(2, "axe")
    assert _may_take(play.game, play.who("S")) is may


@rule("UN-0256")
def test_who_takes_a_trophy_holds_it_as_a_strange_weapon() -> None:
    play = hall(S=hero(at="b2", hands=[], pack=[]))
    who = play.who("S")
    who.trophy = Trophy(2, "axe")
    take_weapon(play.game, who, Option("take-weapon"))
    assert (who.hands, who.trophy, who.strange, play.game.active.action) == (("axe",), None, ("axe",), False)
    worn = len(who.body)
    who.trophy = Trophy(2, "axe")
    take_weapon(play.game, who, Option("take-weapon"))
    assert len(who.body) == worn


@rule("UN-0257", "UN-0114")
def test_what_one_likes_is_taken_from_a_fallen_hero() -> None:
    play = hall(S=hero(at="b2", pack=[]), B=hero("borgron", at="c2", hands=["axe"], body=["helmet"], pack=["rope"]))
    script = strip(play.game, play.who("S"), Option("strip", play.who("B").id))
    carried_out(script, Option("take", what="rope"), Option("take", what="axe"), DONE)
    assert (play.who("S").pack, play.who("B").hands, play.who("B").body, play.who("B").pack) == (
        ("rope", "axe"),
        (),
        ("helmet",),
        (),
    )
    assert not play.game.active.action


# shooting


@rule("UN-0148", "UN-C287")
@pytest.mark.parametrize(
    ("hands", "change", "may"),
    [
        (["short-bow"], {}, True),
        (["short-bow"], {"over": True}, False),
        (["short-bow"], {"guarded": True}, False),
        (["short-bow"], {"running": True}, False),
        (["short-bow"], {"conditions": ("knocked-down",)}, False),
        (["handgun"], {"conditions": ("knocked-down",)}, True),
        ([], {}, False),
    ],
)
def test_one_shoots_from_a_firm_stand_and_from_the_floor_only_with_a_handgun(
    hands: list[str], change: dict[str, Any], may: bool
) -> None:
    play = changed(hall(S=hero(at="b2", hands=hands)), change)
    assert can_shoot(play.game, play.who("S"), play.game.active) is may


@rule("UN-0359", "UN-C294", "UN-C445")
@pytest.mark.parametrize(
    ("change", "has"),
    [
        ({}, True),
        ({"action": False}, False),
        ({"action": False, "shot": "short-bow", "attacks": 1}, False),
        ({"action": False, "shot": "short-bow", "attacks": 1, "skills": ("fast-shooting",)}, True),
        ({"action": False, "shot": "short-bow", "attacks": 2, "skills": ("fast-shooting",)}, False),
        ({"action": False, "shot": "axe", "attacks": 1, "skills": ("fast-shooting",)}, False),
        ({"action": False, "shot": "short-bow", "attacks": 1, "skills": ("fast-shooting",), "walked": 1}, False),
    ],
)
def test_another_shot_is_for_the_weapon_just_used_by_who_shoots_fast_standing_still(
    change: dict[str, Any], has: bool
) -> None:
    play = changed(hall(S=hero("taeral", at="b2", hands=["short-bow"], skills=["fast-shooting"])), change)
    card = gear_cards()["short-bow"]
    assert isinstance(card, Weapon)
    assert has_shot(play.game, play.who("S"), play.game.active, card) is has


@rule("UN-C445")
@pytest.mark.parametrize(
    ("id", "skills", "walked", "shots"),
    [
        ("short-bow", ("fast-shooting",), 0, 2),
        ("short-bow", (), 0, 1),
        ("short-bow", ("fast-shooting",), 1, 1),
        ("crossbow", ("fast-shooting",), 0, 1),
    ],
)
def test_who_shoots_fast_standing_still_has_two_shots_with_what_needs_no_reloading(
    id: str, skills: tuple[str, ...], walked: int, shots: int
) -> None:
    play = changed(
        hall(S=hero("taeral", at="b2", hands=[id], skills=["fast-shooting"])), {"skills": skills, "walked": walked}
    )
    card = gear_cards()[id]
    assert isinstance(card, Weapon)
    assert shots_of(play.game, play.who("S"), play.game.active, card) == shots


@rule("UN-0114", "UN-0361")
@pytest.mark.parametrize(("skills", "points"), [((), 0), (("fast-shooting",), 0)])
def test_a_shot_takes_the_action_and_is_noted(skills: tuple[str, ...], points: int) -> None:
    play = hall(S=hero("taeral", at="b2", hands=["short-bow"], skills=["fast-shooting"]))
    active = changed(play, {"skills": skills, "points": 4, "faced": True}).game.active
    shoot(play.game, play.who("S"), Option("shoot", play.who("k").id, what="short-bow"))
    assert (active.action, active.attacks, active.target, active.shot, active.faced) == (
        False,
        1,
        play.who("k").id,
        "short-bow",
        False,
    )
    assert active.points == (0 if skills else 4)
    assert play.who("S").used == ("short-bow",)


@rule("UN-1014", "UN-1015", "UN-C458")
@pytest.mark.parametrize(
    ("skills", "quick", "after"),
    [
        ((), True, (True, False)),
        (("quick-reloading",), True, (False, True)),
        (("quick-reloading",), False, (False, False)),
    ],
)
def test_reloading_takes_the_action_or_by_a_declared_skill_a_quick_one(
    skills: tuple[str, ...], quick: bool, after: tuple[bool, bool]
) -> None:
    play = changed(hall(S=hero("taeral", at="b2", hands=["crossbow"])), {"skills": skills, "quick": quick})
    play.who("S").shot = ("crossbow",)
    reload(play.game, play.who("S"), Option("reload", what="crossbow"))
    assert (play.game.active.quick, play.game.active.action, play.who("S").shot) == (*after, ())


@rule("UN-C294")
@pytest.mark.parametrize(
    ("change", "may"),
    [({}, True), ({"action": False}, False), ({"skills": ("shuriken",)}, False), ({"shot": ("shuriken",)}, False)],
)
def test_two_are_thrown_at_once_by_who_has_two_and_says_so_before(change: dict[str, Any], may: bool) -> None:
    play = hall(S=hero("taeral", at="b2", hands=["shuriken"]))
    shot_before = change.pop("shot", ())
    changed(play, change)
    play.who("S").shot = shot_before
    card = gear_cards()["shuriken"]
    assert isinstance(card, Weapon)
    assert _may_pair(play.who("S"), play.game.active, card) is may
    take_two(play.game, play.who("S"), Option("two-at-once", what="shuriken"))
    assert play.game.active.skills[-1] == "shuriken"


@rule("UN-0369")
@pytest.mark.parametrize(
    ("hands", "at", "after"),
    [
        ([], "h8", (("javelin",), ())),
        (["broadsword", "shield"], "h8", (("broadsword", "shield"), ("javelin",))),
        ([], "c2", ((), ())),
    ],
)
def test_what_was_thrown_comes_back_when_the_combat_is_over(hands: list[str], at: str, after: Any) -> None:
    board = "\n".join([*HALL.split("\n")[:4], "#" * 12, *HALL.split("\n")[4:]])
    play = position(board, S=hero(at="b2", hands=hands, pack=[]), k=orc(at="h9" if at == "h8" else at), turn="S")
    who = play.who("S")
    who.thrown, who.shot = ("javelin",), ("javelin", "crossbow")
    gather(play.game)
    assert (who.hands, who.pack) == after
    assert (who.thrown, who.shot) == (((), ("crossbow",)) if at == "h8" else (("javelin",), ("javelin", "crossbow")))


# swimming and talking


LAKE = "########\n#..wwww#\n#..wwww#\n########"


@rule("UN-0154", "UN-C560")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"action": False}, False),
        ({"quick": False}, False),
        ({"walked": 1}, False),
        ({"swimming": True}, False),
        ({"over": True}, False),
        ({"conditions": ("knocked-down",)}, False),
        ({"conditions": ("stunned",)}, True),
    ],
)
def test_one_declares_to_swim_before_anything_else(change: dict[str, Any], may: bool) -> None:
    play = changed(position(LAKE, S=hero(at="b2"), turn="S"), change)
    assert may_swim(play.game, play.who("S"), play.game.active) is may


@rule("UN-0151", "UN-0152", "UN-0155")
@pytest.mark.parametrize(("dice", "more"), [((3, 2), 0), ((6, 6), 1), ((1, 1), None)])
def test_a_swimmer_goes_as_far_as_its_agility_one_more_on_a_double_six_and_nowhere_on_a_double_one(
    dice: Any, more: int | None
) -> None:
    play = position(LAKE, S=hero("taeral", at="b2", hands=[], body=[], pack=[], attributes={"agility": 4}), turn="S")
    carried_out(swim(play.game, play.who("S"), Option("swim")), dice)
    active = play.game.active
    assert active.swimming
    assert active.points == (0 if more is None else play.game.kit(play.who("S")).agility + more)


@rule("UN-0153")
@pytest.mark.parametrize(("at", "agility", "drowns"), [("e2", -3, True), ("e2", 4, False), ("b2", -3, False)])
def test_only_a_swimmer_of_negative_agility_swallows_water(at: str, agility: int, drowns: bool) -> None:
    play = position(
        LAKE, S=hero("taeral", at=at, hands=[], body=[], pack=[], attributes={"agility": agility}), turn="S"
    )
    carried_out(keep_afloat(play.game, play.who("S")), *([2] if drowns else []))
    assert play.see("S")["wounds"] == (2 if drowns else 0)


@rule("UN-0153", "UN-0096")
@pytest.mark.parametrize(("wounds", "asked"), [(3, False), (5, True)])
def test_fortune_is_asked_for_only_where_the_water_would_be_fatal(wounds: int, asked: bool) -> None:
    swimmer = hero("taeral", at="e2", hands=[], body=[], pack=[], attributes={"agility": -3}, fortune=1)
    play = position(LAKE, S=swimmer, turn="S")
    script = keep_afloat(play.game, play.who("S"))
    next(script)
    left = play.game.left(play.who("S"))
    if asked:
        assert script.send(left).prompt == "fatal-blow"
    else:
        with pytest.raises(StopIteration):
            script.send(left - 1)
        assert play.see("S")["wounds"] == left - 1


@rule("UN-0269", "UN-0274")
@pytest.mark.parametrize(
    ("dice", "found"),
    [(((4, 3), (3, 2)), (True, False)), (((4, 3), (4, 3)), (False, False)), (((1, 1), (3, 2)), (False, True))],
)
def test_only_a_higher_total_sways_and_a_double_one_is_noted(dice: Any, found: tuple[bool, bool]) -> None:
    play = hall()
    npc = Npc(intelligence=3, courage=3, gives=())
    assert carried_out(sway(play.game, play.who("S"), npc, Tally(3, "intelligence"), 3, "persuade"), dice) == found


# skills and things in use


@rule("UN-C526", "UN-C546")
@pytest.mark.parametrize(
    ("who", "attacks", "support", "may"),
    [
        ("k", 1, False, True),
        ("k", 0, False, False),
        ("k", 2, False, False),
        ("k", 1, True, False),
        ("S", 1, False, False),
    ],
)
def test_creatures_with_several_attacks_use_a_skill_for_each_that_is_left(
    who: str, attacks: int, support: bool, may: bool
) -> None:
    play = hall(k=troll(at="h8"), hand=[], challenge=["elites"])
    active = play.game.active
    active.attacks, active.who = attacks, play.who(who).id
    assert attacks_of(play.game, play.who("k")) == 2
    assert _more_offense(play.game, play.who(who), active, Action(support=support)) is may


@rule("UN-0163", "UN-0286", "UN-0287")
@pytest.mark.parametrize(
    ("given", "change", "at", "may"),
    [
        ({}, {}, "h8", True),
        ({}, {"action": False}, "h8", False),
        ({}, {"guarded": True}, "h8", False),
        ({"cost": "quick"}, {"guarded": True}, "h8", True),
        ({"cost": "quick"}, {"quick": False, "action": False}, "h8", False),
        ({"still": True}, {"walked": 1}, "h8", False),
        ({"still": True}, {}, "h8", True),
        ({}, {}, "c2", False),
        ({"near": True}, {}, "c2", True),
    ],
)
def test_a_skill_takes_time_and_mostly_nobody_beside_one(
    given: dict[str, Any], change: dict[str, Any], at: str, may: bool
) -> None:
    play = changed(hall(k=orc(at=at)), change)
    assert can_do(play.game, play.who("S"), play.game.active, "first-aid", Action(**given)) is may


@rule("UN-C432", "UN-C445", "UN-C458")
@pytest.mark.parametrize(
    ("skill", "conditions", "points"),
    [("berserker", ("berserk",), 4), ("fast-shooting", (), 0), ("quick-reloading", (), 4)],
)
def test_a_skill_declared_for_the_activation_does_what_it_says_at_once(
    skill: str, conditions: tuple[str, ...], points: int
) -> None:
    play = hall()
    play.game.active.points = 4
    declare_for_activation(play.game, play.who("S"), Option("ready", what=skill))
    assert (play.game.active.skills, play.who("S").conditions, play.game.active.points) == (
        (skill,),
        conditions,
        points,
    )


@rule("UN-0283")
def test_a_potion_ends_what_the_one_before_it_gave() -> None:
    play = hall()
    who = play.who("S")
    who.boons, who.coated = ("strength-potion", "torch"), ("broadsword",)
    potion = next(
        card
        for card in gear_cards().values()
        if isinstance(card, Thing) and card.kind == "potion" and card.id == "strength-potion"
    )
    linger(play.game, who, potion)
    assert (who.boons, who.coated) == (("torch", "strength-potion"), ())


@rule("UN-0364", "UN-0370", "UN-0371")
@pytest.mark.parametrize(("at", "terms"), [("d2", 0), ("f2", -1)])
def test_a_flask_is_thrown_worse_from_afar(at: str, terms: int) -> None:
    play = hall(k=orc(at=at))
    flask = next(card for card in gear_cards().values() if isinstance(card, Thing) and card.thrown)
    next(_throw(play.game, play.who("S"), play.who("k"), flask))
    own = play.game.kit(play.who("S")).shooting
    script = _throw(play.game, play.who("S"), play.who("k"), flask)
    next(script)
    need = 10 - own - terms
    low = (need // 2 + need % 2, need // 2)
    with pytest.raises(StopIteration) as end:
        script.send(Alike(low, lambda dice: dice))
    assert end.value.value is True
    script = _throw(play.game, play.who("S"), play.who("k"), flask)
    next(script)
    with pytest.raises(StopIteration) as end:
        script.send(Alike((low[0] - 1, low[1]), lambda dice: dice))
    assert end.value.value is False


@rule("UN-0242", "UN-0243", "UN-0292")
@pytest.mark.parametrize(("item", "quick", "action"), [("chainmail", True, False), ("helmet", False, True)])
def test_body_armor_takes_the_action_and_the_move_and_the_rest_a_quick_action(
    item: str, quick: bool, action: bool
) -> None:
    play = hall(S=hero(at="b2", body=[], pack=[item]))
    active = play.game.active
    active.points = 3
    put_on(play.game, play.who("S"), Option("put-on", what=item))
    assert (play.who("S").body, play.who("S").pack, active.quick, active.action, active.points) == (
        (item,),
        (),
        quick,
        action,
        3 if action else 0,
    )
    active.quick, active.action = True, True
    take_off(play.game, play.who("S"), Option("take-off", what=item))
    assert (play.who("S").body, play.who("S").pack, active.quick, active.action) == ((), (item,), quick, action)
