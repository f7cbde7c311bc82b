"""What happens in battle because of the threat."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import Activate, BattleThreat
from undercroft.systems.league.dungeon.battle_threat import entries
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.status.turns import action_points

HALL = ".........\n.W.....g.\n.......h.\n........."


def event(face, dice=None, board=HALL, **more):
    """A threat event in battle, by the face of the d10; the threat level is 12."""
    figures = {"W": hero(), "g": monster("goblin"), "h": monster("goblin")} | more.pop("figures", {})
    has = {"threat": 12, "battle": 2} | more.pop("has", {})
    do = [BattleThreat(), *more.pop("then", [])]
    return position(board, do=do, has=has, dice={"threat-event": [face], **(dice or {})}, **figures, **more)


@pytest.mark.parametrize(
    ("face", "falls", "dice"),
    [
        pytest.param(1, 2, {}, marks=rule("LE-0237")),
        pytest.param(2, 2, {}, marks=rule("LE-0238")),
        pytest.param(3, 3, {"random-enemy": [1]}, marks=rule("LE-0239")),
        pytest.param(4, 3, {}, marks=rule("LE-0240")),
        pytest.param(5, 3, {}, marks=rule("LE-0240")),
        pytest.param(6, 3, {"random-enemy": [1]}, marks=rule("LE-0241")),
        pytest.param(7, 3, {}, marks=rule("LE-0242")),
        pytest.param(8, 4, {"random-enemy": [1], "W fear": [1]}, marks=rule("LE-0244")),
        pytest.param(10, 6, {}, marks=rule("LE-0247")),
    ],
)
@rule("LE-0223")
def test_after_the_event_the_threat_falls_by_the_number_listed_with_it(face, falls, dice):
    assert event(face, dice).state.threat == 12 - falls


@rule("LE-0237", "LE-G74")
@pytest.mark.parametrize(("who", "battle", "ap"), [("s", 3, 0), ("g", 3, 2), ("s", 2, 2), ("A", 3, 0), ("W", 3, 2)])
def test_1_stops_whoever_casts_spells_in_the_next_turn(who, battle, ap):
    play = event(1, figures={"s": monster("goblin-shaman", at="i4"), "A": hero("aldrith", at="a4")})
    play.state.battle = battle
    model = play.who(who) if who in "AW" else play.enemy(who)
    assert action_points(play.game, model).total == ap


@rule("LE-0238")
def test_2_makes_all_enemies_poisonous():
    play = event(2)
    assert all("poisonous" in one.gained for one in play.state.enemies)


@rule("LE-0239")
@pytest.mark.parametrize(("lot", "bonus"), [(1, (15, 0)), (2, (0, 15))])
def test_3_gives_one_enemy_15_cs(lot, bonus):
    play = event(3, {"random-enemy": [lot]})
    assert tuple(one.bonus for one in play.state.enemies) == bonus
    strongest = max(play.state.enemies, key=lambda one: one.bonus)
    assert value_of(play.game, strongest, "combat-skill").total == 35 + 15


@rule("LE-0240")
@pytest.mark.parametrize("face", [4, 5])
def test_4_and_5_heal_one_wounded_enemy(face):
    play = event(face, {"h second-wind": [3]}, figures={"h": monster("goblin", hp=1)})
    assert (play.see("g")["hp"], play.see("h")["hp"]) == (6, 4)


@rule("LE-0241")
def test_6_makes_one_enemy_frenzied():
    play = event(6, {"random-enemy": [2]})
    assert [one.gained for one in play.state.enemies] == [(), ("frenzy",)]


@rule("LE-0242")
def test_7_lets_a_random_hero_drop_its_weapon():
    figures = {"W": hero(hand=["broadsword"]), "X": hero("ogrim", hand=["mace"], at="b4")}
    play = event(7, {"random-hero": [2]}, figures=figures)
    assert (play.see("W")["worn"], play.see("X")["worn"]) == (["broadsword"], [])
    (token,) = play.state.tokens
    assert (token.kind, token.at, token.name) == ("dropped", play.at("b4"), "mace")


@rule("LE-0243")
@pytest.mark.parametrize(("face", "has"), [(99, []), (1, ["broadsword"])])
def test_the_weapon_costs_1_ap_and_a_dex_test_and_till_then_the_hero_cannot_fight(face, has):
    who, far = hero(hand=["broadsword"]), monster("goblin", at="e2")
    play = event(7, {"W pick-up": [face]}, figures={"W": who, "g": far}, then=[Activate(1)])
    assert not fights(play)
    play.choose("pick-up")
    assert play.see("W")["worn"] == has
    assert play.see("W")["ap"] == 1
    assert fights(position(HALL, W=who, g=far, turn="W"))


def fights(play):
    """Is a charge among what it may do?"""
    return any(act.split()[0] == "charge" for act in play.acts())


@rule("LE-0244")
@pytest.mark.parametrize(("face", "afraid"), [(99, ["goblin"]), (1, [])])
def test_8_lets_one_enemy_cause_fear_in_heroes_of_every_level(face, afraid):
    play = event(8, {"random-enemy": [1], "W fear": [face]}, figures={"W": hero(level=9)})
    assert play.see("W")["afraid"] == afraid
    assert play.enemy("g").gained == ("cause-fear",)


@rule("LE-0245")
def test_9_brings_a_new_encounter_through_a_door_which_acts_after_everybody_else():
    play = position(
        quest="the-cellar",
        do=[BattleThreat()],
        has={"threat": 12, "battle": 2},
        W=hero(at="b2"),
        dice={
            "threat-event": [9],
            "random-door?": [1],
            "encounter-table": [60],
            "how-many": [1],
            "random-square?": [[1], [1], [1]],
        },
    )
    came = [one for one in play.state.enemies if one.card == "goblin"]
    assert len(came) == 2
    assert {one.id for one in came} <= set(play.state.figures)
    assert play.state.threat == 12 - 4


@rule("LE-0246")
def test_an_unopened_door_is_neither_locked_nor_trapped_any_more():
    play = position(
        quest="the-cellar",
        do=[BattleThreat()],
        has={"threat": 12, "battle": 2},
        W=hero(at="b2"),
        dice={
            "threat-event": [9],
            "random-door?": [1],
            "encounter-table": [60],
            "how-many": [1],
            "random-square?": [[1], [1], [1]],
        },
    )
    lock = of_door(play.game, entries(play.game)[0])
    assert (lock.tried, lock.locked, lock.trap, lock.open) == (True, False, "", False)


@rule("LE-0247")
def test_10_gives_all_enemies_10_cs():
    assert [one.bonus for one in event(10).state.enemies] == [10, 10]


@rule("LE-G74")
def test_what_fits_nobody_lowers_the_threat_all_the_same():
    play = event(7, figures={"W": hero()})
    assert (play.state.tokens, play.state.threat) == ((), 9)
