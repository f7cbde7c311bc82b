"""Single clauses of how the Artificial Dark Player fights.  UN-0046 to UN-0066, UN-0706 to UN-0747"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square, troll
from systems.universalis.combat.blows import weapon
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import CreatureAct, DarkTurn, EndDarkTurn, NextCreature
from undercroft.systems.universalis.combat.melee_tally import attack_tally, defense_tally
from undercroft.systems.universalis.combat.ranged import aim, shot_tally
from undercroft.systems.universalis.foes.shooting import (
    _range,
    _usable,
    arm,
    can_fire,
    marks,
    reloads,
    shooting,
    vantage,
)
from undercroft.systems.universalis.foes.targets import behavior_of, choose_target, hardness, leaders_wish
from undercroft.systems.universalis.foes.turn import (
    _breaks_off,
    _of_the_dark,
    activation_order,
    creature_act,
    dark_turn,
    end_dark_turn,
    next_creature,
)
from undercroft.systems.universalis.state import Activation, Hit


def lair(board: str = HALL, **people: Any) -> Play:
    """An orc of the Artificial Dark Player and Shara; another hero is being played."""
    return position(board, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def acting(play: Play, name: str = "k", **more: Any) -> Activation:
    active = Activation(who=play.who(name).id, **more)
    play.state.active = active
    return active


# shooting


@rule("UN-0730", "UN-0732", "UN-0727")
@pytest.mark.parametrize(
    ("hands", "pack", "at", "after"),
    [
        (["short-bow"], ["axe"], "g8", "axe"),
        (["short-bow"], ["axe"], "b2", "short-bow"),
        (["axe"], ["short-bow"], "b2", "short-bow"),
        (["axe"], ["short-bow"], "g8", "axe"),
        (["javelin"], ["axe"], "g8", "javelin"),
        (["broadsword"], ["axe"], "b2", "broadsword"),
        (["crossbow"], ["short-bow"], "b2", "crossbow"),
    ],
)
def test_a_creature_takes_what_suits_from_its_pack(hands: list[str], pack: list[str], at: str, after: str) -> None:
    play = lair(S=hero(at=at), k=orc(at="h8", hands=hands, pack=pack))
    arm(play.game, play.who("k"))
    assert after in play.who("k").hands


@rule("UN-0731")
def test_what_is_made_for_melee_a_creature_keeps_in_hand() -> None:
    play = lair(k=orc(at="h8", hands=["dagger"]))
    assert shooting(play.game, play.who("k")) == []
    bow = lair(k=orc(at="h8", hands=["short-bow"]))
    assert [card.id for card in shooting(bow.game, bow.who("k"))] == ["short-bow"]


@rule("UN-1014")
@pytest.mark.parametrize(
    ("change", "at", "done"),
    [
        ({}, "b2", True),
        ({"action": False}, "b2", False),
        ({"guarded": True}, "b2", False),
        ({}, "g8", False),
        ({"shot": ()}, "b2", False),
    ],
)
def test_with_nothing_loaded_and_nobody_beside_it_a_creature_reloads(
    change: dict[str, Any], at: str, done: bool
) -> None:
    play = lair(S=hero(at=at), k=orc(at="h8", hands=["crossbow"]))
    who = play.who("k")
    who.shot = change.pop("shot", ("crossbow",))
    active = acting(play, **change)
    assert reloads(play.game, who, active) is done
    assert (who.shot == ()) is (done or not who.shot)
    assert active.action is (change.get("action", True) and not done)


@rule("UN-0707")
@pytest.mark.parametrize(
    ("hands", "at", "conditions", "fires"),
    [
        (["short-bow"], "b2", [], True),
        (["axe"], "b2", [], False),
        (["short-bow"], "g8", [], False),
        (["short-bow"], "b2", ["knocked-down"], False),
    ],
)
def test_a_creature_can_fire_with_a_bow_on_its_feet_and_nobody_beside_it(
    hands: list[str], at: str, conditions: list[str], fires: bool
) -> None:
    play = lair(S=hero(at=at), k=orc(at="h8", hands=hands, conditions=conditions))
    assert can_fire(play.game, play.who("k")) is fires


@rule("UN-0717")
@pytest.mark.parametrize(("body", "found"), [([], "bow-of-the-hunter"), (["chainmail"], "crossbow")])
@pytest.mark.parametrize("turned", [True, False])
def test_those_in_heavy_armor_are_shot_with_what_lowers_armor_and_others_with_what_hits_easiest(
    body: list[str], found: str, turned: bool
) -> None:
    hands = ["crossbow", "bow-of-the-hunter"]
    play = lair(S=hero(at="b2", body=body), k=orc(at="h8", hands=hands[::-1] if turned else hands))
    assert play.game.kit(play.who("S")).heavy is bool(body)
    aims = marks(play.game, play.who("k"), acting(play), shooting(play.game, play.who("k")))
    assert aims[play.who("S").id].id == found


@rule("UN-0361")
def test_a_creature_shoots_as_far_as_its_farthest_weapon() -> None:
    play = lair(k=orc(at="h8", hands=["short-bow", "blowgun"]))
    known = [weapon("blowgun"), weapon("short-bow")]
    assert _range(play.game, play.who("k"), known) == 18
    assert _range(play.game, play.who("k"), known[:1]) == 6


@rule("UN-C287")
@pytest.mark.parametrize(("conditions", "found"), [([], ["handgun", "short-bow"]), (["knocked-down"], ["handgun"])])
def test_from_the_floor_a_creature_fires_only_what_can_be_fired_there(conditions: list[str], found: list[str]) -> None:
    play = lair(k=orc(at="h8", hands=["handgun", "short-bow"], conditions=conditions))
    known = [weapon("handgun"), weapon("short-bow")]
    assert [card.id for card in _usable(play.game, play.who("k"), acting(play), known)] == found
    assert _usable(play.game, play.who("k"), acting(play, over=True), known) == []


@rule("UN-0712", "UN-0731")
def test_a_creature_goes_to_the_cheapest_place_from_which_it_can_shoot() -> None:
    board = "##########\n#........#\n####.#####\n#........#\n##########"
    play = lair(board=board, S=hero(at="b2"), k=orc(at="i4", hands=["short-bow"]))
    who = play.who("k")
    found = vantage(play.game, who, shooting(play.game, who), 8)
    assert found is not None
    assert play.see("k")["at"] == "i4"
    assert found[1] != who.at
    assert vantage(play.game, who, shooting(play.game, who), 1) is None


# targets


@rule("UN-C432", "UN-C519", "UN-C117")
def test_the_berserk_and_those_in_the_water_behave_as_such() -> None:
    play = lair()
    who = play.who("k")
    own = behavior_of(who).id
    who.conditions = ("berserk",)
    assert behavior_of(who).id == "berserker"
    who.conditions, who.afloat = (), True
    assert behavior_of(who).id == "aquatic-creature" != own


@rule("UN-0746", "UN-0747")
@pytest.mark.parametrize("leader", [True, False])
def test_only_a_leader_rolls_for_whom_it_wants_and_once_for_an_action(leader: bool) -> None:
    play = lair(k=orc(at="h8", leader=leader))
    active = acting(play)
    found = carried_out(leaders_wish(play.game, play.who("k")), *([2] if leader else []))
    assert found == (behavior_of(play.who("k")).leader[1] if leader else None)
    assert active.wish == ("2" if leader else "")
    assert carried_out(leaders_wish(play.game, play.who("k"))) == found


def wanted(play: Play, wish: Any = None, **more: Any) -> str:
    """Whom the orc wants, by name."""
    enemies = play.game.enemies(play.who("k"))
    costs = {enemy.id: more.get(name, 1) for enemy in enemies for name in "SBT" if play.names.get(name) == enemy.id}
    target = carried_out(choose_target(play.game, play.who("k"), enemies, costs, behavior_of(play.who("k")), wish))
    return next(name for name in "SBT" if play.names.get(name) == target.id)


@rule("UN-0709", "UN-0724", "UN-0747")
def test_those_not_yet_attacked_come_first_then_whom_the_card_names() -> None:
    play = lair(B=hero("borgron", at="d2"))
    assert behavior_of(play.who("k")).spreads
    for attacked, other in (("S", "B"), ("B", "S")):
        play.who(attacked).attacked, play.who(other).attacked = True, False
        assert wanted(play) == other
    play.who("S").attacked = play.who("B").attacked = False
    play.who("S").wounds = 2
    assert wanted(play, "wounded") == "S"
    play.who("S").attacked = True
    assert wanted(play, "wounded") == "S"
    play.who("k").quarry = play.who("B").id
    assert wanted(play, "wounded") == "B"


@rule("UN-0724", "UN-C117")
@pytest.mark.parametrize(
    ("wish", "change", "found"),
    [
        ("closest", {"S": 3, "B": 2}, "B"),
        ("closest", {"S": 2, "B": 3}, "S"),
        ("wounded", {}, "B"),
        ("lowest-vitality", {}, "B"),
        ("spellcaster", {}, "B"),
        ("ranged", {}, "S"),
        ("not-attacked", {}, "B"),
    ],
)
def test_a_wish_picks_whom_it_names(wish: Any, change: dict[str, int], found: str) -> None:
    play = lair(S=hero(at="b2", hands=["short-bow"]), B=hero("borgron", at="d2", hands=["staff"], wounds=3))
    play.who("S").attacked = True
    assert wanted(play, wish, **change) == found


@rule("UN-0724")
@pytest.mark.parametrize(
    ("wish", "attribute"),
    [("lowest-courage", "courage"), ("lowest-agility", "agility"), ("lowest-intelligence", "intelligence")],
)
def test_the_lowest_of_an_attribute_is_wanted(wish: Any, attribute: str) -> None:
    for low in "SB":
        given = {name: {"attributes": {attribute: 1 if name == low else 6}, "body": [], "hands": []} for name in "SB"}
        play = lair(S=hero(at="b2", **given["S"]), B=hero("borgron", at="d2", **given["B"]))
        assert wanted(play, wish) == low


@rule("UN-0724")
def test_those_beside_the_leader_and_in_a_crowd_are_wanted_by_such_wishes() -> None:
    play = lair(S=hero(at="b2"), B=hero("borgron", at="f6"), T=hero("taeral", at="g6"), m=orc(at="b3", leader=True))
    assert wanted(play, "adjacent-to-leader") == "S"
    play.who("m").at = square(play, "k9")
    enemies = play.game.enemies(play.who("k"))
    script = choose_target(play.game, play.who("k"), enemies, {}, behavior_of(play.who("k")), "most-in-area")
    assert next(script).why != ""


@rule("UN-0711", "UN-G36")
@pytest.mark.parametrize(("hands", "at"), [(["short-bow"], "e8"), (["broadsword"], "g8")])
def test_hardness_is_what_an_attack_would_have_to_make_up_for(hands: list[str], at: str) -> None:
    play = lair(S=hero(at=at, hands=["broadsword"]), k=orc(at="h8", hands=hands))
    who, enemy = play.who("k"), play.who("S")
    found = hardness(play.game, who, enemy)
    if hands == ["short-bow"]:
        assert found == 10 - shot_tally(play.game, aim(play.game, who, enemy, weapon("short-bow"))).total
    else:
        hit = Hit(attacker=who.id, target=enemy.id, weapon="broadsword")
        assert found == defense_tally(play.game, hit).total - attack_tally(play.game, hit).total


# the turn of the dark


@rule("UN-0049", "UN-0065", "UN-0066", "UN-0644")
@pytest.mark.parametrize(
    ("entered", "dark", "steps"),
    [
        (False, False, ["EndDarkTurn", "OrderCreatures", "PowerDie"]),
        (True, True, ["EndDarkTurn", "DarkAct", "DarkDraw"]),
    ],
)
def test_with_a_dark_turn_what_is_once_in_a_turn_comes_again(entered: bool, dark: bool, steps: list[str]) -> None:
    play = lair(**({"hand": []} if dark else {}))
    state, who, foe = play.state, play.who("S"), play.who("k")
    state.main_entered, scored = entered, state.suffered
    who.attacked = who.reacted = who.helped = who.activated = True
    foe.activated = foe.shielding = foe.reacted = foe.helped = True
    dark_turn(play.game, DarkTurn())
    assert (state.side, state.active, state.suffered) == ("dark", None, scored + (not entered))
    assert not any((who.attacked, who.reacted, who.helped, foe.activated, foe.shielding, foe.reacted, foe.helped))
    assert who.activated
    assert [type(entry).__name__ for entry in state.agenda[-3:]] == steps


@rule("UN-0456", "UN-0049")
def test_a_hero_who_fights_for_the_dark_is_activated_in_its_turn() -> None:
    play = lair(B=hero("borgron", at="d2"))
    play.who("B").activated, play.state.swayed = True, (play.who("B").id, play.who("k").id)
    assert [one.id for one in _of_the_dark(play.game)] == [play.who("B").id]
    dark_turn(play.game, DarkTurn())
    assert not play.who("B").activated


@rule("UN-0706", "UN-0707", "UN-0708")
def test_archers_come_before_leaders_and_these_before_others_and_archers_without_a_shot_last() -> None:
    people = {
        "k": orc(at="h8"),
        "m": orc(at="j8", hands=["short-bow"]),
        "n": orc(at="f8", leader=True),
        "o": orc(at="c2", hands=["short-bow"]),
    }
    play = lair(S=hero(at="b2"), **people)
    for one in play.state.creatures:
        one.activated = False
    assert activation_order(play.game) == tuple(play.who(name).id for name in "mnko")
    play.who("k").activated = True
    assert activation_order(play.game) == tuple(play.who(name).id for name in "mno")


@rule("UN-0708")
def test_the_dearer_come_first() -> None:
    play = lair(k=orc(at="h8"), m=troll(at="e6"))
    for one in play.state.creatures:
        one.activated = False
    assert activation_order(play.game) == (play.who("m").id, play.who("k").id)


@rule("UN-0049", "UN-0050")
def test_the_next_creature_still_there_is_activated() -> None:
    play = lair(m=orc(at="j8"))
    before = len(play.state.agenda)
    next_creature(play.game, NextCreature(order=(FigureId(199), play.who("m").id, play.who("k").id)))
    pushed = play.state.agenda[before:]
    assert [type(entry).__name__ for entry in pushed] == ["NextCreature", "EndActivation", "CreatureAct", "Recover"]
    assert {getattr(entry, "who", None) for entry in pushed[1:]} == {play.who("m").id}
    assert pushed[0].order == (play.who("k").id,)
    before = len(play.state.agenda)
    next_creature(play.game, NextCreature(order=()))
    assert len(play.state.agenda) == before


@rule("UN-0727", "UN-G44")
@pytest.mark.parametrize(
    ("change", "at", "hands", "tries"),
    [
        ({}, "g8", ["short-bow"], True),
        ({"action": False}, "g8", ["short-bow"], False),
        ({"points": 0}, "g8", ["short-bow"], False),
        ({"walked": 1}, "g8", ["short-bow"], False),
        ({}, "b2", ["short-bow"], False),
        ({}, "g8", ["axe"], False),
    ],
)
def test_an_archer_tries_to_get_out_of_melee_before_anything_else(
    change: dict[str, Any], at: str, hands: list[str], tries: bool
) -> None:
    play = lair(S=hero(at=at), k={"creature": "orc-archer", "at": "h8", "hands": hands, "pack": []})
    active = acting(play, **{"points": 4, **change})
    assert behavior_of(play.who("k")).disengages
    before = len(play.state.agenda)
    assert _breaks_off(play.game, play.who("k"), active) is tries
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == (
        ["CreatureAct", "Disengage"] if tries else []
    )


@rule("UN-0046")
def test_after_the_dark_turn_comes_that_of_the_heroes() -> None:
    play = lair()
    acting(play)
    end_dark_turn(play.game, EndDarkTurn())
    assert play.state.active is None
    assert "HeroesTurn" in [type(entry).__name__ for entry in play.state.agenda]


@rule("UN-0300", "UN-0718")
def test_a_creature_whose_activation_is_over_does_nothing() -> None:
    play = lair()
    acting(play, over=True)
    assert creature_act(play.game, CreatureAct(play.who("k").id)) is None
    play.state.active = None
    assert creature_act(play.game, CreatureAct(play.who("k").id)) is None
