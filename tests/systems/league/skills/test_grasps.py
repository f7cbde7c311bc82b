"""Active rules by which a monster gets hold of a hero, and what becomes of the hero."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from systems.league.foes.acting import HIT, MISS, acts, did
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import TurnEnds
from undercroft.systems.league.state import Grip
from undercroft.systems.league.status.defeat import fell

BESIDE = ".....\n.gW..\n....."
APART = ".......\n.g.W...\n......."
SKILL = {"g behaviour": [5]}
OPEN = {"dodged": 9}


def one_action(state):
    state.enemies[0].stun = 1


def gripped(kind, n=0, who=0):
    def seize(state):
        state.party[who].grips = (Grip(kind=kind, by=state.enemies[0].id, n=n),)

    return seize


def kinds(play, name="W"):
    return [grip.kind for grip in play.who(name).grips]


# entangle


@rule("LE-0751")
@pytest.mark.parametrize(("attack", "held"), [(HIT, ["entangled"]), (MISS, [])])
def test_a_hero_who_is_hit_is_held(attack, held):
    play = acts(BESIDE, "giant-snake", {**SKILL, "g attack": attack}, W=hero(**OPEN), prepare=one_action)
    assert did(play) == ["entangle", "standard-attack"]
    assert kinds(play) == held
    assert play.rolled("damage") == 0


@rule("LE-0751")
@pytest.mark.parametrize(("act", "why"), [("dodge", "dodge"), ("parry-weapon", "parry-weapon")])
def test_it_can_be_dodged_and_parried(act, why):
    who = hero(hand=["broadsword"], stance=True, facing="west")
    play = acts(BESIDE, "giant-snake", {**SKILL, "g attack": HIT, f"W {why}": [6]}, W=who, prepare=one_action)
    play.choose(act).finish()
    assert kinds(play) == []


@rule("LE-0751")
def test_who_is_held_may_only_struggle():
    play = position(BESIDE, W=hero(), g=monster("giant-snake"), turn="W", prepare=gripped("entangled"))
    assert {act.split()[0] for act in play.acts()} == {"struggle", "end"}


@rule("LE-0752")
def test_at_the_end_of_the_nth_turn_the_hero_loses_n_hp():
    play = position(
        BESIDE,
        W=hero(hp=20, max_hp=20),
        g=monster("giant-snake"),
        prepare=gripped("entangled"),
        do=[TurnEnds(battle=True), TurnEnds(battle=True), TurnEnds(battle=True)],
    )
    assert [20 - event.left for event in play.events("harmed")] == [1, 3, 6]


@rule("LE-0400", "LE-0753")
@pytest.mark.parametrize(("n", "face", "loose"), [(0, 45, True), (1, 45, False), (1, 35, True), (2, 35, False)])
def test_breaking_free_is_a_str_test_at_10_less_for_every_further_turn(n, face, loose):
    play = position(
        BESIDE,
        W=hero(values={"strength": 45}),
        g=monster("giant-snake"),
        turn="W",
        prepare=gripped("entangled", n),
        dice={"W break-free": [face]},
    ).choose("struggle")
    assert (kinds(play) == []) == loose
    assert play.see("W")["ap"] == 1


@rule("LE-0400", "LE-0754")
def test_a_friend_beside_may_pull_it_free_for_2_ap_always_at_10_more():
    play = position(
        ".....\n.gW..\n..X..",
        W=hero(),
        X=hero("ogrim", values={"strength": 40}),
        g=monster("giant-snake"),
        turn="X",
        prepare=gripped("entangled", 3),
        dice={"X break-free": [50]},
    ).choose("pull-free")
    assert kinds(play) == []
    assert play.see("X")["ap"] == 0


@rule("LE-0755")
@pytest.mark.parametrize("kind", ["entangled", "leeched", "seduced"])
def test_the_death_of_the_creature_frees_the_hero(kind):
    play = position(BESIDE, W=hero(), g=monster("giant-snake"), do=[], prepare=gripped(kind))
    fell(play.game, play.enemy("g"))
    assert kinds(play) == []


@rule("LE-0756")
def test_while_it_holds_somebody_it_fights_but_does_not_turn():
    dice = {"g behaviour": [1], "random-target?": [1], "g attack-table": [6], "g attack": [MISS]}

    def prepare(state):
        gripped("entangled")(state)
        one_action(state)

    play = acts(".....\n.gW..\nX....", "giant-snake", dice, enemy={"facing": "north"}, prepare=prepare)
    assert did(play) == ["standard-attack"]
    assert play.see("g")["facing"] == "north"


@rule("LE-0757")
def test_it_may_hold_one_more_and_then_fights_no_longer():
    def both(state):
        for one in state.party:
            one.grips = (Grip(kind="entangled", by=state.enemies[0].id),)

    play = acts(".....\n.gW..\n.X...", "giant-snake", {}, prepare=both)
    assert did(play) == []

    def prepare(state):
        gripped("entangled")(state)
        one_action(state)

    second = acts(
        ".....\n.gW..\n.X...", "giant-snake", {**SKILL, "g attack": HIT}, X=hero("ogrim", **OPEN), prepare=prepare
    )
    second.finish()
    assert kinds(second, "X") == ["entangled"]


# leeches


@rule("LE-0786")
@pytest.mark.parametrize(("card", "held"), [("giant-leech", ["leeched"]), ("giant-rat", [])])
def test_a_hit_of_a_leech_attaches_it(card, held):
    dice = {"g behaviour": [1], "g attack-table": [6], "g attack": HIT, "g damage?": [1]}
    play = acts(BESIDE, card, dice, W=hero(**OPEN), prepare=one_action)
    play.finish()
    assert kinds(play) == held


@rule("LE-0786")
def test_who_is_sucked_at_can_neither_move_nor_attack_anything_else():
    play = position(
        ".....\n.gW..\n..h..",
        W=hero(hand=["broadsword"]),
        g=monster("giant-leech"),
        h=monster("goblin"),
        turn="W",
        prepare=gripped("leeched"),
    )
    assert play.offers("W strikes g with broadsword")
    assert not play.offers("W strikes h with broadsword")
    assert not any(act.startswith("walk") for act in play.acts())


@rule("LE-0787", "LE-0788")
def test_at_the_start_of_its_turn_it_drains_d4_hp_and_the_hero_tests_for_disease():
    play = acts(
        BESIDE, "giant-leech", {"g leech": [3], "W disease": [99]}, W=hero(hp=12, max_hp=12), prepare=gripped("leeched")
    )
    assert did(play) == []
    assert (play.see("W")["hp"], play.see("W")["diseased"]) == (9, True)


@rule("LE-0788")
def test_the_hero_tests_once_for_each_leech():
    def two(state):
        state.party[0].grips = tuple(Grip(kind="leeched", by=one.id) for one in state.enemies)

    play = position(
        ".....\n.gW..\n..h..",
        W=hero(),
        g=monster("giant-leech"),
        h=monster("giant-leech"),
        turn=["g", "h"],
        prepare=two,
        dice={"g leech": [1], "W disease": [[1], [1]], "h leech": [1]},
    )
    play.finish()
    assert play.rolled("disease") == 2


# swallowing


@rule("LE-0817", "LE-G117")
def test_a_hit_that_is_not_dodged_starts_the_swallowing():
    play = acts(".....\n.g.W.\n.....", "corpse-worm", {**SKILL, "g attack": HIT}, W=hero(**OPEN))
    assert did(play) == ["swallow", "standard-attack"]
    assert (kinds(play), play.see("g")["ap"]) == (["swallowed"], 0)


@rule("LE-0817")
def test_it_may_be_dodged_but_not_parried():
    who = hero(hand=["broadsword", "round-shield"], stance=True, facing="west")
    play = acts("......\n.g.W..\n......", "corpse-worm", {**SKILL, "g attack": HIT, "W dodge": [1]}, W=who)
    assert {act.split()[0] for act in play.acts()} == {"dodge", "pass"}
    play.take("W dodges").finish()
    assert kinds(play) == []


def swallowing(n, face, strength=50):
    return position(
        ".....\n.g.W.\n.....",
        W=hero(values={"strength": strength}),
        X=hero("ogrim", at="e3"),
        g=monster("corpse-worm"),
        turn="W",
        prepare=gripped("swallowed", n),
        dice={"W swallowed": [face]},
    )


@rule("LE-0818")
@pytest.mark.parametrize(("face", "loose"), [(50, True), (51, False)])
def test_in_its_next_turn_the_hero_may_get_free_with_one_str_test(face, loose):
    play = swallowing(0, face)
    assert (kinds(play) == []) == loose
    assert any(act.startswith("walk") for act in play.acts()) == loose
    assert play.see("W")["at"] == "d2"


@rule("LE-0819")
@pytest.mark.parametrize(("face", "at"), [(25, "d2"), (26, "")])
def test_in_the_turn_after_that_at_half_str_or_it_is_swallowed(face, at):
    play = swallowing(1, face)
    assert play.see("W")["at"] == at


@rule("LE-0820")
def test_meanwhile_the_creature_does_nothing():
    play = acts(".....\n.g.W.\n.....", "corpse-worm", {}, prepare=gripped("swallowed"))
    assert did(play) == []


def inside(state):
    gripped("swallowed", 2)(state)
    state.party[0].at = -1


@rule("LE-0821")
def test_only_its_death_frees_a_swallowed_hero_who_lies_there_and_acts_from_the_next_turn_on():
    play = position(
        "......\n.g...X\n......", W=hero(at="d2"), X=hero("ogrim"), g=monster("corpse-worm"), do=[], prepare=inside
    )
    cover = play.game.cover(play.enemy("g"))
    fell(play.game, play.enemy("g"), play.names["X"])
    who = play.who("W")
    assert cover >> who.at & 1
    assert (who.prone, who.acted, who.grips) == (True, True, ())


# the tongue


def pulled(board, dice=None, **more):
    """A toad beside one hero uses its tongue on another, a square away."""
    figures = {"W": hero(**OPEN), "X": hero("ogrim", **OPEN)} | more
    play = acts(board, "giant-toad", {**SKILL, "random-special?": [2], **(dice or {})}, prepare=one_action, **figures)
    play.finish()
    return play


@rule("LE-0827", "LE-0828")
@pytest.mark.parametrize(("attack", "at"), [(HIT, "d2"), (MISS, "e2")])
def test_the_tongue_pulls_a_hero_a_square_away_beside_it(attack, at):
    play = pulled("X......\n.g..W..\n.......", {"g shot": attack})
    assert play.see("W")["at"] == at


@rule("LE-0827")
@pytest.mark.parametrize(
    ("board", "uses"),
    [("X......\n.g..W..\n.......", True), ("X..####\n.g.tW##\n...####", False), ("X......\n.g...W.\n.......", False)],
)
def test_half_height_obstacles_block_it_and_so_does_distance(board, uses):
    dice = {"g shot": HIT} if uses else {"g attack-table?": [6], "g attack?": [MISS] * 2, "random-special?": [1]}
    play = pulled(board, dice)
    assert ("tongue-attack" in did(play)) == uses


@rule("LE-0827", "LE-0828")
def test_models_between_do_not_block_it_and_change_places():
    play = pulled("X..####\n.g.hW##\n...####", {"g shot": HIT}, h=monster("goblin"))
    assert (play.see("W")["at"], play.see("h")["at"]) == ("d2", "e2")


@rule("LE-0828")
@pytest.mark.parametrize(("act", "why"), [("dodge", "dodge"), ("parry-weapon", "parry-weapon")])
def test_the_tongue_may_be_dodged_or_parried(act, why):
    who = hero(hand=["broadsword"], stance=True, facing="west")
    dice = {**SKILL, "random-special?": [2], "g shot": HIT, f"W {why}": [6]}
    play = acts("X......\n.g..W..\n.......", "giant-toad", dice, W=who, X=hero("ogrim", **OPEN), prepare=one_action)
    play.choose(act).finish()
    assert play.see("W")["at"] == "e2"


# webs


@rule("LE-0831", "LE-G11")
@pytest.mark.parametrize(("attack", "netted"), [(HIT, True), (MISS, False)])
def test_a_web_catches_whom_it_hits(attack, netted):
    play = acts(BESIDE, "giant-spider", {**SKILL, "g shot": attack}, W=hero(**OPEN), prepare=one_action)
    play.finish()
    assert play.see("W")["netted"] == netted


@rule("LE-0831")
def test_a_web_may_be_dodged():
    play = acts(
        BESIDE, "giant-spider", {**SKILL, "g shot": HIT, "W dodge": [1]}, W=hero(facing="west"), prepare=one_action
    )
    assert {act.split()[0] for act in play.acts()} == {"dodge", "pass"}
    play.take("W dodges").finish()
    assert not play.see("W")["netted"]


@rule("LE-0831", "LE-G11")
@pytest.mark.parametrize(("face", "netted"), [(1, False), (99, True)])
def test_who_is_caught_can_only_try_to_break_free(face, netted):
    play = position(BESIDE, W=hero(netted=True), g=monster("giant-spider"), turn="W", dice={"W break-free": [face]})
    assert not any(act.startswith(("walk", "strike")) for act in play.acts())
    play.choose("struggle")
    assert play.see("W")["netted"] == netted


# spit


@rule("LE-0799")
@pytest.mark.parametrize(("board", "at"), [(".....\n.gW..\n.....", 1), ("......\nXg.W..\n......", 2)])
def test_it_spits_at_heroes_adjacent_or_a_square_away(board, at):
    dice = {**SKILL, "random-target?": [1], "g shot": HIT, "W poison": [99], "W poison-turns": [2]}
    play = acts(board, "spitting-cobra", dice, W=hero(**OPEN), prepare=one_action)
    assert did(play) == ["poisonous-spit", "shot"]
    assert play.see("W")["poison"] == 3
    assert at in (1, 2)


@rule("LE-0799")
def test_it_does_not_spit_farther():
    play = acts("......\n.g..W.\n......", "spitting-cobra", {}, prepare=one_action)
    assert "poisonous-spit" not in did(play)


@rule("LE-0799")
def test_its_spit_may_be_dodged_or_stopped_by_a_shield():
    who = hero(hand=["broadsword", "round-shield"], stance=True, facing="west")
    play = acts(BESIDE, "spitting-cobra", {**SKILL, "g shot": HIT, "W dodge": [1]}, W=who, prepare=one_action)
    assert any("round-shield" in act for act in play.acts())
    assert not any("broadsword" in act for act in play.acts())
    play.take("W dodges").finish()
    assert play.rolled("poison") == 0
