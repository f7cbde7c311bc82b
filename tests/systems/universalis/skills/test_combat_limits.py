"""Where combat skills end: positions in which somebody has one and must have nothing of it.  UN-C429 to UN-C468"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule

MISS = [2, 1, 6, 5]
SHORT = "########\n#S...k.#\n########"
BOW = {"hands": ["short-bow"], "facing": "east"}


def summed(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


def dice_of(play: Play, why: str) -> list[int]:
    """How many dice were thrown for something, each time."""
    return [len(event.faces[0]) for event in play.events("rolled") if event.why == why]


@rule("UN-C429")
@skill("accurate-shooting", changes=True)
def test_an_accurate_shot_wounds_with_a_die_more():
    dice = {"S shot": [6, 5], "S damage": [1, 1, 1, 1, 6]}
    play = position(SHORT, turn="S", S=fighter("accurate-shooting", **BOW), k=orc(), dice=dice)
    assert play.take("S shoots k").on().see("hit")["dealt"] == 1


@rule("UN-C429")
@skill("accurate-shooting", changes=False)
def test_accurate_shooting_adds_nothing_to_a_blow():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("accurate-shooting", dice=dice).take("S attacks k").on()
    assert dice_of(play, "damage") == [5]


@rule("UN-C434")
@skill("bodyguard", changes=False)
def test_a_bodyguard_two_squares_away_steps_in_for_nobody():
    board = "#########\n#S.T....#\n#......k#\n#########"
    people = {"S": fighter("bodyguard"), "T": hero("taeral"), "k": orc(facing="west", hands=["short-bow"])}
    play = position(board, turn="k", dice={"k shot": [6, 5], "k damage": [6] * 4}, **people).finish()
    assert (play.see("S")["wounds"], play.see("T")["wounds"] > 0) == (0, True)


@rule("UN-C434")
@skill("bodyguard", changes=False)
def test_a_bodyguard_gives_himself_no_cover_and_no_better_defense():
    assert duel("bodyguard", turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]}).finish().rolled("attack") == 1
    dice = {"k attack": [2, 1], "S defense": [6, 5]}
    assert summed(duel("bodyguard", turn="k", dice=dice).finish(), "defense") == [5]


@rule("UN-C438")
@skill("deafening-roar", changes=False)
def test_a_roar_with_nobody_beside_him_is_wasted_on_nobody():
    dice = {"k attack": [2, 1], "S defense": [6, 5]}
    play = position(SHORT, turn=["S", "k"], S=fighter("deafening-roar"), k=orc(facing="west"), dice=dice)
    assert not play.offers("S does deafening-roar")
    play.take("S ends").finish()
    assert (play.see("k")["at"], play.rolled("courage")) == ("c2", 0)


@rule("UN-C444")
@skill("fast-attacks", changes=False)
def test_fast_attacks_do_not_quicken_a_defense():
    play = duel("fast-attacks", turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]}).finish()
    assert dice_of(play, "defense") == [2]
    assert summed(play, "defense") == [5]


@rule("UN-C449")
@skill("hardy", changes=False)
def test_the_hardy_are_hit_and_wounded_like_anybody():
    play = duel("hardy", turn="k", dice={"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 4, 3, 1, 1]}).finish()
    assert play.see("S")["wounds"] == 2


@rule("UN-C460")
@skill("spinning-blow", changes=False)
def test_nobody_spins_for_a_single_enemy():
    play = duel("spinning-blow", dice={"S attack": [2, 1], "k defense": [6, 5]})
    assert not play.offers("S does spinning-blow")
    assert summed(play.take("S attacks k").on(), "attack") == [5]


@rule("UN-C461")
@skill("strong", changes=False)
def test_the_strong_shoot_a_crossbow_no_harder():
    bolt = {"hands": ["crossbow"], "facing": "east"}
    play = position(SHORT, turn="S", S=fighter("strong", **bolt), k=orc(), dice={"S shot": [6, 5], "S damage": [1] * 5})
    assert dice_of(play.take("S shoots k").on(), "damage") == [5]


@rule("UN-C456")
@skill("mighty-blow", changes=False)
def test_a_mighty_blow_is_not_for_shots():
    play = position(SHORT, turn="S", S=fighter("mighty-blow", **BOW), k=orc(), dice=[2, 2]).take("S shoots k")
    assert play.asks() != "declare-shot"
    assert not play.see("hit")["landed"]


@rule("UN-C457")
@skill("powerful-blow", changes=False)
def test_a_powerful_blow_is_nothing_to_defend_oneself_with():
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 6, 1, 1, 1]}
    play = duel("powerful-blow", turn="k", dice=dice).finish()
    assert summed(play, "defense") == [5]
    assert play.rolled("damage-sixes") == 0


@rule("UN-C453")
@skill("lethal-blow", changes=False)
def test_a_lethal_blow_is_not_for_shots():
    dice = {"S shot": [6, 5], "S damage": [3] * 4}
    play = position(SHORT, turn="S", S=fighter("lethal-blow", **BOW), k=orc(), dice=dice)
    play.take("S shoots k").on()
    assert dice_of(play, "damage") == [4 if play.see("hit")["criticals"] else 3]
    assert play.see("hit")["dealt"] == 0


@rule("UN-C458")
@skill("quick-reloading", changes=False)
def test_quick_reloading_that_is_not_declared_leaves_the_shot_as_it_is():
    crossbow = {"hands": ["crossbow"], "facing": "east"}
    play = position(SHORT, turn="S", S=fighter("quick-reloading", **crossbow), k=orc(), dice=[2, 2])
    play.take("S shoots k").on()
    assert not play.offers("S reloads crossbow")
    assert "quick-reloading" not in [term.source for event in play.events("summed") for term in event.terms]


@rule("UN-C447")
@skill("giant-killer", changes=True)
def test_a_giant_killer_strikes_a_troll_with_another_die():
    people = {"S": fighter("giant-killer", at="d5"), "t": troll(at="d3")}
    dice = {"S attack": [5, 5], "t defense": [2, 1], "S damage": [1] * 6}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks t").on()
    assert dice_of(play, "damage") == [6]


@rule("UN-C468")
@skill("used-to-armors", changes=True)
@pytest.mark.parametrize(("skills", "can"), [(["used-to-armors"], True), ([], False)])
def test_who_is_used_to_armors_walks_a_square_farther_in_chainmail(skills, can):
    play = position("#########\n#S......#\n#########", turn="S", S=fighter(*skills, body=["chainmail"], facing="east"))
    points = duel(S={"body": ["chainmail"]}).see("S")["points"]
    assert play.offers(f"S moves to {'abcdefgh'[points + 2]}2") is can


@rule("UN-C468")
@skill("used-to-armors", changes=False)
def test_who_is_used_to_armors_walks_no_farther_in_leather():
    play = position("#########\n#S......#\n#########", turn="S", S=fighter("used-to-armors", facing="east"))
    assert play.see("S")["points"] == duel().see("S")["points"]


@rule("UN-C449")
@skill("hardy", changes=True)
@pytest.mark.parametrize(("skills", "falls"), [(["hardy"], False), ([], True)])
def test_the_hardy_survive_a_blow_that_fells_another(skills, falls):
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 1, 1, 1, 1], "S fate?": [1]}
    play = duel(*skills, turn="k", S={"wounds": 4}, dice=dice).finish()
    assert ("knocked-out" in play.see("S")["conditions"]) is falls


@rule("UN-C434")
@skill("bodyguard", changes=True)
@pytest.mark.parametrize(("skills", "less"), [(["bodyguard"], 1), ([], 0)])
def test_a_creature_beside_its_bodyguard_is_shot_at_through_light_cover(skills, less):
    board = "#########\n#S....k.#\n#....l..#\n#########"
    people = {"S": fighter(**BOW), "k": orc(hands=[]), "l": orc(skills=skills, hands=["longbow"], pack=[])}
    play = position(board, turn=["l", "S"], dice=[2, 2, 2, 2], **people)
    cover = [term for term in play.see("S shooting k")["terms"] if term.startswith("cover")]
    assert cover == ([f"cover -{less}"] if less else [])


@rule("UN-C434")
@skill("bodyguard", changes=True)
@pytest.mark.parametrize(("answer", "hurt"), [("S steps in", "S"), ("S stays", "T")])
def test_a_bodyguard_may_take_a_magic_projectile_for_his_ward(answer, hurt):
    people = {"S": fighter("bodyguard", at="e3"), "T": hero("taeral", at="f3", wounds=0)}
    shaman = {"creature": "orc-shaman", "hands": ["dagger"], "at": "i3", "cast": ["call-of-the-pack"] * 3}
    play = position(HALL, turn="k", dice={"k helps": [2], "k cast": [5, 5], "k damage": [6] * 4}, k=shaman, **people)
    play.take(answer).finish()
    assert [name for name in "ST" if play.see(name)["wounds"]] == [hurt]
