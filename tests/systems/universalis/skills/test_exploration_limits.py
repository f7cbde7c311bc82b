"""Exploration and Subterfuge skills at work, and where they end.  UN-C494 to UN-C518"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.dark.lairs import BLIND, DOOR, sprung
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative

MISS = [2, 1, 6, 5]
AGILE = {"attributes": {"agility": 5}}
ROOM = "######\n#S...#\n#....#\n######"
LANE = "#########\n#S..k...#\n#########"
LOCKED = {"b1": {"state": "locked"}}
CHEST = "#####\n#S..#\n#...#\n#####"


def summed(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


def met(*skills: str, dice: Dice, enemy: tuple[str, ...] = (), **more: object) -> Play:
    """Shara with these skills meets an orc eight squares off: Initiative, then the turn of who won it."""
    began = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": fighter(*skills, at="d3", **more), "k": orc(at="d4", skills=list(enemy))}
    return position(HALL, do=[began, EndHeroesTurn()], dice=dice, **people)


# Ambush


@rule("UN-C495")
@skill("ambush", changes=True)
@skill("ambush", changes=False)
@pytest.mark.parametrize(("dice", "again"), [([6, 5, 2, 1], 1), ([2, 1, 6, 5], 0)])
def test_who_lay_in_ambush_repeats_a_failed_attack_if_his_side_won_initiative(dice, again):
    dark = [] if again else [2, 1, 6, 5]
    play = met("ambush", dice=[*dice, *dark, 2, 3, 6, 5, *[6, 5] * again, *[1] * 8])
    while play.asks() != "act":
        play.table.choose(play.table.ask.options[play.table.ask.default])
    play.take("S attacks k")
    assert play.rolled("attack-again") == again
    assert play.see("hit")["landed"] is bool(again)


# traps


def dart(*skills: str, dice: Dice) -> Play:
    """Shara without armor finds a poison dart at a door and stays."""
    return sprung("poison-dart", dice, deed="door", board=DOOR, S=hero(body=[], skills=list(skills))).take("S stays")


@rule("UN-C497")
@skill("cautious-trapper", changes=True)
@pytest.mark.parametrize(("skills", "wounds"), [(["cautious-trapper"], 0), ([], 2)])
def test_a_cautious_trapper_has_more_armor_when_the_trap_he_disarms_goes_off(skills, wounds):
    dice = {"S detect-trap": [5, 4], "S disarm-trap": [4, 2], "trap-damage": [3, 3], "S avoid-trap": [6, 6]}
    play = dart(*skills, dice=dice).take("S disarms poison-dart")
    assert play.rolled("trap-damage") == 1
    assert play.see("S")["wounds"] == wounds


@rule("UN-C497")
@skill("cautious-trapper", changes=False)
def test_a_cautious_trapper_is_caught_like_anybody_by_a_trap_he_has_not_seen():
    dice = {"S detect-trap": BLIND, "trap-damage": [3, 3], "S avoid-trap": [1, 1]}
    play = sprung("poison-dart", dice, deed="door", board=DOOR, S=hero(body=[], skills=["cautious-trapper"]))
    assert play.see("S")["wounds"] == 2


@rule("UN-C497")
@skill("cautious-trapper", changes=False)
def test_no_caution_makes_armor_better_than_6():
    plate = hero(body=["full-armor"], attributes={"natural": 6}, skills=["cautious-trapper"])
    dice = {"S detect-trap": [6, 6], "S disarm-trap": [1, 2], "trap-damage": [6, 1], "S avoid-trap": [1, 1]}
    play = sprung("poison-dart", dice, deed="door", board=DOOR, S=plate).take("S stays")
    play.take("S disarms poison-dart")
    assert play.see("S")["wounds"] == 1


@rule("UN-C501")
@skill("expert-trapper", changes=True)
@pytest.mark.parametrize(("skills", "disarmed"), [(["expert-trapper"], True), ([], False)])
def test_an_expert_trapper_disarms_with_one_more(skills, disarmed):
    dice = {"S detect-trap": [5, 4], "S disarm-trap": [4, 2], "trap-damage?": [1, 1], "S avoid-trap?": [1, 1]}
    play = dart(*skills, dice=dice).take("S disarms poison-dart")
    assert (play.rolled("trap-damage") == 0) is disarmed


@rule("UN-C501")
@skill("expert-trapper", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["expert-trapper"], 1), (["eagle-eye"], 1), ([], 0)])
def test_who_knows_traps_sees_them_sooner(skills, more):
    play = dart(*skills, dice=[6, 6])
    assert summed(play, "detect-trap") == [play.see("S")["perception"] + more]


@rule("UN-C501", "UN-C506")
@skill("expert-trapper", changes=False)
@skill("locksmith", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["expert-trapper"], 0), (["locksmith"], 2)])
def test_locks_are_for_locksmiths(skills, more):
    dice = {"S open-lock": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(skills=skills), turn="S", dice=dice, doors=LOCKED)
    play.take("S opens c1", "S unlocks the door")
    assert summed(play, "open-lock") == [play.see("S")["dexterity"] + more]


@rule("UN-C506")
@skill("locksmith", changes=False)
def test_a_locksmith_disarms_no_better():
    play = dart("locksmith", dice={"S detect-trap": [5, 4], "S disarm-trap": [4, 3]})
    before = play.see("S")["dexterity"]
    assert summed(play.take("S disarms poison-dart"), "disarm-trap") == [before]


# eyes and hands


@rule("UN-C499")
@skill("eagle-eye", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["eagle-eye"], 1), ([], 0)])
def test_an_eagle_eye_searches_rooms_better(skills, more):
    play = position(ROOM, S=hero(skills=skills), turn="S", dice=[1, 2]).take("S searches the room")
    assert summed(play, "search-room") == [play.see("S")["perception"] + more]


@rule("UN-C499", "UN-C511")
@skill("eagle-eye", changes=False)
@pytest.mark.parametrize(("kind", "skills"), [("throne", []), ("table", ["skulk"])])
def test_an_eagle_eye_minds_heavy_cover(kind, skills):
    people = {"S": fighter("eagle-eye", hands=["short-bow"]), "k": orc(skills=skills)}
    play = position(LANE, turn="S", furniture=[{"kind": kind, "at": "d2"}], **people)
    assert "cover -2" in play.see("S shooting k")["terms"]


@rule("UN-C505", "UN-C556")
@skill("hunter", changes=True)
@skill("sharp-senses", changes=True)
@pytest.mark.parametrize("keen", ["hunter", "sharp-senses"])
def test_the_keen_win_a_close_roll_for_initiative(keen):
    play = met(keen, dice=[4, 4, 4, 4, 2, 1, 6, 5, *MISS])
    assert [event.what for event in play.events("changed")][:1] == ["initiative-won"]


@rule("UN-C505", "UN-C556", "UN-C510")
@skill("hunter", changes=False)
@skill("sharp-senses", changes=False)
@skill("skilled-hands", changes=False)
@pytest.mark.parametrize("keen", ["hunter", "sharp-senses", "skilled-hands"])
def test_sharp_eyes_and_skilled_hands_make_nobody_nimble(keen):
    play = duel(keen, S=AGILE, dice=[6, 5]).take("S disengages")
    assert summed(play, "disengage") == [play.see("S")["agility"]]


@rule("UN-C510", "UN-C523")
@skill("skilled-hands", changes=True)
@skill("clumsy-hands", changes=True)
@pytest.mark.parametrize(
    ("skills", "face", "opened"),
    [(["skilled-hands"], 4, True), ([], 4, False), ([], 5, True), (["clumsy-hands"], 5, False)],
)
def test_skilled_hands_open_a_lock_that_others_do_not_and_clumsy_ones_leave_it_shut(skills, face, opened):
    nobody = hero(skills=skills, body=[], hands=[], attributes={"dexterity": 1})
    play = position(DOOR, S=nobody, turn="S", dice={"S open-lock": [4, face], "scenario-encounter?": [1]}, doors=LOCKED)
    play.take("S opens c1", "S unlocks the door")
    assert (play.see("table")["sections"] == ["s1", "s2"]) is opened


@rule("UN-C504")
@skill("great-explorer", changes=True)
@pytest.mark.parametrize(("skills", "coins"), [(["great-explorer"], 3), ([], 0)])
def test_a_great_explorer_may_repeat_the_search_of_a_room(skills, coins):
    play = position(ROOM, S=hero(skills=skills), turn="S", dice=[1, 2, *[6, 5, 3] * bool(skills)])
    before = play.see("S")["coins"]
    play.take("S searches the room")
    if skills:
        play.take("S tries great-explorer again")
    assert play.see("S")["coins"] == before + coins


@rule("UN-C504")
@skill("great-explorer", changes=False)
def test_a_great_explorer_does_not_repeat_the_search_of_furniture():
    boxes = [{"kind": "barrels-and-boxes", "at": "c2"}]
    play = position(ROOM, S=hero(skills=["great-explorer"]), turn="S", dice=[2, 1], furniture=boxes)
    assert play.take("S searches c2").asks() != "again"
    assert play.rolled("search-element") == 1


# cover and surprise


@rule("UN-C511")
@skill("skulk", changes=True)
@skill("skulk", changes=False)
@pytest.mark.parametrize(("furniture", "cover"), [([{"kind": "table", "at": "d2"}], ["cover -2"]), ([], [])])
def test_who_skulks_needs_something_to_skulk_behind(furniture, cover):
    people = {"S": fighter(hands=["short-bow"]), "k": orc(skills=["skulk"])}
    terms = position(LANE, turn="S", furniture=furniture, **people).see("S shooting k")["terms"]
    assert [term for term in terms if term.startswith("cover")] == cover


@rule("UN-C511")
@skill("skulk", changes=False)
def test_the_large_do_not_skulk():
    people = {"S": fighter(hands=["short-bow"], at="b5"), "t": troll(at="g5", skills=["skulk"])}
    plain = {**people, "t": troll(at="g5")}
    table = [{"kind": "table", "at": "f5"}]
    skulks, stands = (
        position(HALL, turn="S", furniture=table, **these).see("S shooting t") for these in (people, plain)
    )
    assert skulks["terms"] == stands["terms"]


# moves


@rule("UN-C502")
@skill("fast", changes=True)
@pytest.mark.parametrize(("skills", "points"), [(["fast"], 8), ([], 7)])
def test_the_fast_run_twice_their_movement_whatever_they_roll(skills, points):
    quick = fighter(*skills, at="b2", body=[], attributes={"agility": 5, "movement": 4})
    play = position(HALL, turn="S", S=quick, dice=[1, 2]).take("S runs")
    assert play.see("S")["points"] == points


@rule("UN-C502")
@skill("fast", changes=False)
def test_the_fast_do_not_run_far_in_heavy_armor_nor_after_a_critical_failure():
    mail = fighter("fast", at="b2", body=["chainmail"], attributes={"agility": 6, "movement": 6})
    plain = fighter(at="b2", body=["chainmail"], attributes={"agility": 6, "movement": 6})
    runs = [position(HALL, turn="S", S=who, dice=[1, 2]).take("S runs").see("S")["points"] for who in (mail, plain)]
    assert runs[0] == runs[1]
    fallen = fighter("fast", at="b2", body=[], attributes={"agility": 5, "movement": 4})
    assert position(HALL, turn="S", S=fallen, dice=[1, 1]).take("S runs").see("S")["points"] < 8


@rule("UN-C503")
@skill("flying-jump", changes=False)
def test_the_larger_are_too_high_to_jump_over():
    people = {"S": fighter("flying-jump", at="d5", **AGILE), "t": troll(at="d3")}
    play = position(HALL, turn="S", **people)
    assert not play.offers("S does flying-jump to t")
    assert play.see("S")["engaged by"] == ["t"]


@rule("UN-C513")
@skill("stealth", changes=True)
@pytest.mark.parametrize(("skills", "away"), [(["stealth"], "d8"), ([], "d5")])
def test_who_is_stealthy_walks_away_from_an_enemy(skills, away):
    play = position(HALL, turn="S", S=fighter(*skills, at="d5"), k=orc(at="d4"))
    if skills:
        play.take("S does stealth to k", "S moves to d8")
    assert play.see("S")["at"] == away
    assert bool(skills) or not play.offers("S moves to d8")


@rule("UN-C513")
def test_stealth_is_of_no_use_against_a_second_enemy():
    people = {"S": fighter("stealth", at="d5"), "k": orc(at="d4"), "l": orc(at="c4")}
    play = position(HALL, turn="S", **people)
    assert not play.offers("S moves to d8")
    play.take("S does stealth to k")
    assert not play.offers("S moves to d8")
    assert not play.offers("S does stealth to l")


@rule("UN-C513")
@skill("stealth", changes=False)
def test_the_large_are_not_stealthy():
    play = position(HALL, turn="S", S=fighter("stealth", "large", at="d5"), k=troll(at="f5"))
    assert not play.offers("S does stealth to k")


@rule("UN-C516")
@skill("tracker", changes=False)
def test_nobody_tracks_in_the_middle_of_a_fight():
    people = {"S": hero(skills=["tracker"], at="b2"), "k": orc(at="d2")}
    play = position(HALL, turn="S", decks={"encounters": ["enemy-spotted"] * 4}, **people)
    assert not play.offers("S does tracker")
    assert play.offers("S ends")


@rule("UN-C516", "UN-G122")
@skill("tracker", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["tracker"], 1), ([], 0)])
def test_an_orc_whose_friend_tracks_is_quicker(skills, more):
    began = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9"), "l": orc(at="k7", skills=skills)}
    play = position(HALL, do=[began, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 8], **people)
    assert summed(play, "initiative")[1] == play.see("k")["perception"] + more


@rule("UN-C517")
@skill("trapper", changes=False)
@pytest.mark.parametrize(("to", "leader"), [("c2", True), ("g2", False)])
def test_no_trap_is_for_leaders_nor_for_those_who_stay_4_squares_away(to, leader):
    board = "##########\n#S......k#\n##########"
    bow = {} if leader else {"hands": ["short-bow"]}
    dice = {"k leader": [1], "k run": [2, 1]} if leader else {"k shot": [2, 2]}
    play = position(board, turn="k", S=fighter("trapper"), k=orc(leader=leader, facing="west", **bow), dice=dice)
    play.finish()
    assert play.rolled("trapper") == 0


@rule("UN-C518")
@skill("up-and-back-to-fight", changes=False)
def test_who_springs_up_for_nothing_is_down_like_anybody():
    dice = {"k attack": [6, 6], "S defense": [2, 1], "k damage": [1] * 6, "S spring-up": [2, 1]}
    play = duel("up-and-back-to-fight", turn="k", dice=dice).finish()
    assert play.see("S")["conditions"] == ["knocked-down"]


@rule("UN-C498")
@skill("climber", changes=True)
@pytest.mark.parametrize(("skills", "again"), [(["climber"], 1), ([], 0)])
def test_a_climber_repeats_a_failed_jump(skills, again):
    board = "#######\n#.o...#\n#######"
    dice = {"S jump": [1, 2], "S damage?": [*[6, 5] * again, 1, 1, 1, 1], "S jump-again?": [6, 5]}
    play = position(board, turn="S", S=fighter(*skills, at="b2", facing="east"), dice=dice)
    play.take("S jumps to d2").on()
    assert play.rolled("jump-again") == again


@rule("UN-C507")
@skill("lucky", changes=True)
@pytest.mark.parametrize(("skills", "drawn"), [(["lucky"], 2), ([], 1)])
def test_the_lucky_turn_up_two_treasures(skills, drawn):
    box = [{"kind": "chest", "at": "c2"}]
    dice = {"S open-lock": [6, 6], "S coins?": [3]}
    play = position(CHEST, S=hero(skills=skills), turn="S", dice=dice, furniture=box)
    play.take("S opens the chest")
    if skills:
        play.take("the heroes leave")
        assert len(play.table.ask.options) == drawn
    else:
        assert len(play.on().state.piles["treasure"].discards) == drawn


@rule("UN-C507")
@skill("lucky", changes=False)
def test_luck_is_no_help_when_a_room_holds_only_coins():
    play = position(ROOM, S=hero(skills=["lucky"]), turn="S", dice={"S search-room": [6, 5], "S coins": [3]})
    before = play.see("S")["coins"]
    assert play.take("S searches the room").see("S")["coins"] == before + 3
