"""Scholarly and Leadership skills at the table.  UN-C473 to UN-C493"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import BeginGame, EndHeroesTurn, Initiative
from undercroft.systems.universalis.campaign.ending import return_gifts
from undercroft.systems.universalis.rolls.tests import tally_of

MISS = [2, 1, 6, 5]
AWFUL = {"skills": ["fearsome"]}
PAIR = "#######\n#ST...#\n#.....#\n#....k#\n#######"


def pair(*skills: str, turn: str | list[str] = "S", dice: Dice | None = None, **more: object) -> Play:
    """Shara with these skills beside Taeral, an orc in the corner."""
    people = {"S": fighter(*skills), "T": hero("taeral", fortune=0), "k": orc(), **more}
    return position(PAIR, turn=turn, dice=dice, **people)


@rule("UN-C473")
@skill("cold-blooded", changes=True)
@pytest.mark.parametrize(("skills", "dice"), [(["cold-blooded"], 3), ([], 2)])
def test_the_cold_blooded_keep_the_best_two_of_three_dice_for_courage(skills, dice):
    play = duel(*skills, k=AWFUL, dice=[4, 4, 4, *MISS][3 - dice :]).take("S attacks k").on()
    assert [len(event.faces[0]) for event in play.events("rolled") if event.why == "courage"] == [dice]


@rule("UN-C473")
@skill("cold-blooded", changes=False)
def test_the_cold_blooded_throw_two_dice_for_anything_else():
    play = duel("cold-blooded", dice=[6, 5]).take("S disengages")
    assert [len(event.faces[0]) for event in play.events("rolled") if event.why == "disengage"] == [2]


@rule("UN-C482")
@skill("impassible", changes=True)
@pytest.mark.parametrize(("skills", "again"), [(["impassible"], 1), ([], 0)])
def test_the_impassible_test_courage_again(skills, again):
    dice = {"S courage": [2, 1], "S courage-again?": [6, 5], "S attack": [2, 1], "k defense": [6, 5]}
    play = duel(*skills, k=AWFUL, dice=dice).take("S attacks k").on()
    assert play.rolled("courage-again") == again


@rule("UN-C482")
@skill("impassible", changes=False)
def test_the_impassible_do_not_repeat_what_is_passed():
    dice = {"S courage": [6, 5], "S attack": [2, 1], "k defense": [6, 5]}
    play = duel("impassible", k=AWFUL, dice=dice).take("S attacks k").on()
    assert play.rolled("courage-again") == 0


def courage(play: Play) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == "courage"]


@rule("UN-C483")
@skill("inspiring", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["inspiring"], 1), ([], 0)])
def test_the_inspiring_give_courage_to_allies_within_6_squares(skills, more):
    board = "#######\n#ST...#\n#.k...#\n#######"
    people = {"S": fighter(*skills), "T": hero("taeral", fortune=0), "k": orc(**AWFUL)}
    dice = {"T courage": [6, 5], "T attack": [2, 1], "k defense": [6, 5]}
    play = position(board, turn="T", dice=dice, **people).take("T attacks k").on()
    assert courage(play) == [4 + more]


@rule("UN-C483")
@skill("inspiring", changes=False)
def test_the_inspiring_give_none_to_themselves_nor_farther():
    dice = {"S courage": [6, 5], "S attack": [2, 1], "k defense": [6, 5]}
    assert courage(duel("inspiring", k=AWFUL, dice=dice).take("S attacks k").on()) == [5]
    people = {"S": fighter("inspiring", at="b2"), "T": hero("taeral", fortune=0, at="j8"), "k": orc(at="k8", **AWFUL)}
    dice = {"T courage": [6, 5], "T attack": [2, 1], "k defense": [6, 5]}
    play = position(HALL, turn="T", dice=dice, **people).take("T attacks k").on()
    assert courage(play) == [4]


@rule("UN-C483")
@skill("inspiring", changes=False)
def test_who_fails_a_courage_test_inspires_nobody_any_more():
    board = "#######\n#ST...#\n#.k...#\n#######"
    people = {"S": fighter("inspiring"), "T": hero("taeral", fortune=0), "k": orc(**AWFUL)}
    dice = {
        "S courage": [2, 1],
        "S attack": [2, 1],
        "k defense": [[6, 5], [6, 5]],
        "T courage": [6, 5],
        "T attack": [2, 1],
    }
    play = position(board, turn=["S", "T"], dice=dice, **people)
    play.take("S attacks k").on().take("S ends").take("T attacks k").on()
    assert courage(play)[-1] == 4


@rule("UN-C476")
def test_the_encouraged_repeat_what_failed_until_their_next_turn():
    play = pair("encouraging", turn=["S", "T"]).take("S does encouraging")
    assert "encouraging-allies" in play.who("T").extra
    assert "encouraging-allies" not in play.who("S").extra
    play.take("S ends").on()
    assert "encouraging-allies" not in play.who("T").extra


@rule("UN-C476")
def test_an_encouraged_defender_throws_a_lost_defense_again():
    board = "######\n#S...#\n#....#\n#Tk..#\n######"
    people = {"S": fighter("encouraging"), "T": hero("taeral", fortune=0, skills=[]), "k": orc()}
    dice = {"k attack": [6, 5], "T defense": [2, 2], "T defense-again": [6, 6]}
    play = position(board, turn=["S", "k"], dice=dice, **people)
    play.take("S does encouraging", "S ends").finish()
    assert play.rolled("defense-again") == 1
    assert not play.see("hit")["landed"]


@rule("UN-C476")
def test_encouraging_serves_once_and_within_6_squares():
    assert (
        pair("encouraging", turn=["S", "S"]).take("S does encouraging", "S ends").offers("S does encouraging") is False
    )
    people = {"S": fighter("encouraging", at="b2"), "T": hero("taeral", at="k9")}
    assert not position(HALL, turn="S", **people).offers("S does encouraging")


@rule("UN-C479")
@skill("first-aid", changes=True)
def test_first_aid_heals_two_and_the_healed_rests():
    play = pair("first-aid", turn=["S", "T"], T=hero("taeral", wounds=3)).take("S does first-aid to T")
    assert play.see("T")["wounds"] == 1
    assert play.see("S")["points"] == 0
    play.take("S ends")
    assert play.see("T")["points"] == 0
    assert not play.see("T")["action"]


@rule("UN-C479")
def test_first_aid_is_for_the_hurt_at_hand_and_not_after_a_move():
    hurt = {"T": hero("taeral", wounds=3)}
    assert not pair("first-aid").offers("S does first-aid to T")
    assert not pair("first-aid", **hurt).take("S moves to b3").offers("S does first-aid to T")
    assert pair("first-aid", S=fighter("first-aid", wounds=2)).offers("S does first-aid to S")


@rule("UN-C479")
def test_first_aid_is_not_for_an_ally_who_has_been_activated():
    people = {"S": fighter("first-aid"), "T": hero("taeral", wounds=3)}
    later = pair("first-aid", turn="heroes", **people).take("T acts", "T ends")
    assert not later.offers("S does first-aid to T")
    assert pair("first-aid", turn="heroes", **people).take("S acts").offers("S does first-aid to T")


@rule("UN-C479")
def test_first_aid_serves_twice_a_game():
    play = pair("first-aid", turn=["S", "S", "S"], S=fighter("first-aid", wounds=4))
    play.take("S does first-aid to S", "S ends")
    play.who("S").wounds = 4
    play.take("S does first-aid to S", "S ends")
    play.who("S").wounds = 4
    assert not play.offers("S does first-aid to S")


@rule("UN-C486")
@pytest.mark.parametrize(("dice", "lost"), [([6, 5, 2, 1], True), ([2, 1, 6, 5], False)])
def test_who_is_misled_loses_its_next_turn(dice, lost):
    play = pair("mislead", dice=dice).take("S does mislead to k")
    assert play.who("k").loses_turn is lost


@rule("UN-C486")
def test_nobody_is_misled_twice_and_no_leader_at_all():
    play = pair("mislead", turn=["S", "S"], dice=[2, 1, 6, 5]).take("S does mislead to k", "S ends")
    assert not play.offers("S does mislead to k")
    assert not pair("mislead", k=orc(leader=True)).offers("S does mislead to k")


@rule("UN-C486")
def test_a_creature_misleads_as_soon_as_it_can():
    play = pair(turn="k", k=orc(skills=["mislead"]), dice=[1, 6, 5, 2, 1, 3, 3]).finish()
    assert play.rolled("mislead") == 1


@rule("UN-C490")
@skill("recovering-mana", changes=True)
def test_recovering_mana_brings_mana_and_may_cost_vitality():
    board = "######\n#B...#\n######"
    play = position(board, turn="B", B=hero("borgron", skills=["recovering-mana"], mana=2), dice=[1, 2, 3, 6])
    play.take("B does recovering-mana")
    assert play.who("B").mana == 5
    assert play.see("B")["wounds"] == 1


@rule("UN-C490")
def test_recovering_mana_serves_once_and_only_who_has_spent_some():
    board = "######\n#B...#\n######"
    full = position(board, turn="B", B=hero("borgron", skills=["recovering-mana"]))
    assert not full.offers("B does recovering-mana")
    play = position(board, turn=["B", "B"], B=hero("borgron", skills=["recovering-mana"], mana=0), dice=[2, 2, 2, 2])
    assert not play.take("B does recovering-mana", "B ends").offers("B does recovering-mana")


@rule("UN-C484", "UN-G127")
@skill("inspiring-music", changes=True)
def test_music_helps_everybody_within_3_squares_for_as_long_as_the_lower_die():
    lute = hero("borgron", skills=["inspiring-music"], hands=["lute"])
    board = "#######\n#BT...#\n#....k#\n#######"
    play = position(board, turn=["B", "B", "B"], B=lute, T=hero("taeral"), k=orc(), dice=[6, 2])
    before = play.see("T attacking k")["attack"], play.see("B attacking k")["attack"]
    play.take("B does inspiring-music")
    after = play.see("T attacking k")["attack"], play.see("B attacking k")["attack"]
    assert after == (before[0] + 1, before[1] + 1)
    play.take("B ends")
    assert play.see("T attacking k")["attack"] == before[0] + 1
    play.take("B ends")
    assert play.see("T attacking k")["attack"] == before[0]


@rule("UN-C484")
@skill("inspiring-music", changes=False)
def test_music_takes_an_instrument_and_a_point_of_mana():
    board = "#######\n#BT...#\n#....k#\n#######"
    skilled = {"skills": ["inspiring-music"]}
    silent = position(board, turn="B", B=hero("borgron", hands=[], **skilled), T=hero("taeral"), k=orc())
    assert not silent.offers("B does inspiring-music")
    empty = position(board, turn="B", B=hero("borgron", hands=["lute"], mana=0, **skilled), T=hero("taeral"), k=orc())
    assert not empty.offers("B does inspiring-music")


@rule("UN-C474")
@skill("combat-instructor", changes=False)
@pytest.mark.parametrize(("combat", "taught"), [(3, 4), (4, 4)])
def test_a_combat_instructor_raises_an_ally_of_lower_skill_to_4_at_most(combat, taught):
    people = {"S": fighter("combat-instructor"), "T": hero("taeral", skills=[], attributes={"combat": combat})}
    play = position(HALL, do=[BeginGame()], **people)
    if play.asks() == "combat-instructor":
        play.take("S instructs T")
    assert play.see("T")["combat"] == taught


@rule("UN-C474")
def test_a_creature_instructs_its_strongest_ally_when_it_appears():
    met = Initiative(newcomers=(FigureId(FIRST_FOE), FigureId(FIRST_FOE + 1)), surprise=False)
    people = {
        "S": hero(at="b2"),
        "k": orc(at="k9", skills=["combat-instructor-pupil", "combat-instructor"]),
        "l": orc(at="k8"),
    }
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, 3, 3, 3, 3], **people)
    assert play.see("l")["combat"] == duel().see("k")["combat"] + 1


@rule("UN-C514", "UN-1469", "UN-C478")
@skill("survival", changes=True)
@pytest.mark.parametrize(("skill", "item"), [("survival", "pack-of-provisions"), ("expert-poisoner", "poison-flask")])
def test_some_skills_bring_a_free_thing_to_each_quest(skill, item):
    play = position(HALL, do=[BeginGame()], S=hero(skills=[skill], pack=[]))
    assert play.see("S")["pack"] == [item]
    assert position(HALL, do=[BeginGame()], S=hero(skills=[], pack=[])).see("S")["pack"] == []


@rule("UN-C481")
@skill("herbalist", changes=True)
def test_a_herbalist_chooses_a_free_potion_but_neither_mana_nor_poison():
    play = position(HALL, do=[BeginGame()], S=hero(skills=["herbalist"], pack=[]))
    offered = {option.what for option in play.table.ask.options}
    assert "healing-potion" in offered
    assert not offered & {"mana-potion", "poison-flask"}
    play.take("S takes healing-potion")
    assert play.see("S")["pack"] == ["healing-potion"]


@rule("UN-C469")
@skill("alchemist", changes=True)
@skill("alchemist", changes=False)
@pytest.mark.parametrize(("who", "pack"), [("borgron", ["components-for-magic"]), ("shara", [])])
def test_an_alchemist_who_casts_spells_begins_with_components(who, pack):
    play = position(HALL, do=[BeginGame()], S=hero(who, skills=["alchemist"], pack=[]))
    assert play.see("S")["pack"] == pack


@rule("UN-C478", "UN-D95")
def test_a_creature_brings_its_poison_to_a_better_fighter():
    board = "########\n#S.....#\n#k....l#\n########"
    people = {
        "S": fighter(conditions=["knocked-down"]),
        "k": orc(skills=["expert-poisoner"], at="d3"),
        "l": orc(skills=["combat-instructor-pupil"]),
    }
    play = position(board.replace("#k", "#."), turn="k", dice=[3] * 12, **people).finish()
    assert play.who("l").boons == ("poison-flask",)


@rule("UN-C478")
def test_a_poisoner_with_nobody_better_keeps_the_poison():
    play = duel(turn="k", k={"skills": ["expert-poisoner"]}, dice=MISS).finish()
    assert play.who("k").boons == ("poison-flask",)


@rule("UN-C481")
def test_a_creature_brings_a_potion_to_an_ally_once():
    board = "########\n#S.....#\n#...k.l#\n########"
    people = {"S": fighter(), "k": orc(skills=["herbalist"]), "l": orc()}
    play = position(board, turn=["k", "k"], dice=[3] * 20, **people).finish()
    assert play.who("l").boons == ("dexterity-potion",)


@rule("UN-C492")
def test_a_creature_that_tames_animals_comes_with_a_pet():
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9", skills=["taming-animals"])}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 6], **people)
    assert play.see("table")["creatures"] == ["orc-warrior", "wolf"]


@rule("UN-C480")
@skill("giant-tamer", changes=True)
@pytest.mark.parametrize(("dice", "mana", "conditions"), [([6, 5], 4, []), ([1, 2], 3, ["stationary"])])
def test_a_giant_obeys_its_tamer_or_stands_still_and_costs_mana(dice, mana, conditions):
    people = {"B": hero("borgron", skills=["giant-tamer"], mana=4), "T": hero("taeral", skills=[])}
    play = position("########\n#B..T..#\n########", turn=["B", "B"], dice=dice, **people)
    play.who("T").turn_into("stone-giant")
    play.take("B ends").take("B does giant-tamer to T")
    assert play.who("B").mana == mana
    assert list(play.who("T").conditions) == conditions


@rule("UN-C480")
@skill("giant-tamer", changes=False)
def test_only_giants_are_tamed():
    people = {"B": hero("borgron", skills=["giant-tamer"], mana=4), "T": hero("taeral", skills=[])}
    play = position("########\n#B..T..#\n########", turn="B", **people)
    assert not play.offers("B does giant-tamer to T")


@rule("UN-1469")
def test_free_things_are_lost_when_the_quest_ends_and_others_are_kept():
    play = position(HALL, do=[BeginGame()], S=hero(skills=["survival"], pack=["rope"]))
    assert play.see("S")["pack"] == ["rope", "pack-of-provisions"]
    return_gifts(play.game)
    assert play.see("S")["pack"] == ["rope"]


@rule("UN-C535")
@skill("huge", changes=False)
@pytest.mark.parametrize(("skills", "less"), [(["fearsome"], 1), ([], 0)])
def test_a_huge_fearsome_enemy_in_the_section_takes_courage_from_all_who_are_smaller(skills, less):
    people = {"S": fighter(at="k9"), "t": {"creature": "great-worm", "at": "d3", "skills": skills}}
    play = position(HALL, turn="S", **people)
    assert tally_of(play.game, play.who("S"), "courage", "courage").total == 5 - less


@rule("UN-C571")
@skill("watchman", changes=True)
@skill("watchman", changes=False)
@pytest.mark.parametrize(("why", "bonus"), [("reveal", 2), ("ambush", 0), ("reinforcements", 0)])
def test_a_watchman_who_comes_by_ambush_is_no_quicker(why, bonus):
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), why=why, surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9", skills=["watchman"])}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 4], **people)
    totals = [event.total for event in play.events("summed") if event.what == "initiative"]
    assert totals[1] == play.see("k")["perception"] + bonus


@rule("UN-C569")
@pytest.mark.parametrize(("skills", "seen"), [(["vermin"], True), ([], False)])
def test_a_swarm_on_a_large_base_blocks_no_more_than_an_average_figure(skills, seen):
    play = position(
        HALL, turn="T", S=fighter("large", at="b2"), k=troll(at="f2", skills=skills), T=fighter("large", at="j2")
    )
    assert play.see("S and T")["sight"] is seen


@rule("UN-C479")
@pytest.mark.parametrize(("skills", "wounds"), [(["first-aid"], 0), ([], 1)])
def test_a_creature_goes_to_a_wounded_ally_and_heals_it(skills, wounds):
    people = {"S": fighter(at="b2"), "k": orc(at="i8", skills=skills), "l": orc(at="k8", wounds=1)}
    play = position(HALL, turn="k", dice=[3] * 6, **people).finish()
    assert play.see("l")["wounds"] == wounds


@rule("UN-C479")
@skill("first-aid", changes=False)
def test_a_creature_with_nobody_to_heal_fights():
    play = duel(turn="k", k={"skills": ["first-aid"]}, dice=MISS).finish()
    assert play.rolled("attack") == 1


@rule("UN-C434")
@pytest.mark.parametrize(("skills", "beside"), [(["bodyguard"], True), ([], False)])
def test_a_creature_that_guards_ends_beside_the_ally_with_most_value(skills, beside):
    people = {"S": fighter(at="e5"), "k": orc(at="h5", skills=skills), "l": orc(at="e6", activated=True)}
    play = position(HALL, turn="k", dice=MISS, **people).finish()
    board = play.game.plan.board
    near = board.distance(play.who("k").at, play.who("l").at) <= 1
    assert near is beside


@rule("UN-C528")
@skill("familiar", changes=True)
@skill("familiar", changes=False)
@pytest.mark.parametrize(("at", "wounds"), [("c2", 2), ("e2", 0)])
def test_a_familiar_beside_its_caster_shares_a_casting_blunder(at, wounds):
    people = {"B": hero("borgron", at="b2", skills=[]), "S": fighter("familiar", at=at), "k": orc(at="f7")}
    dice = {"B cast": [1, 1], "B backlash": [5, 5, 1, 1, 1]}
    play = position(HALL, turn="B", dice=dice, **people).take("B casts lightning at k").on()
    assert play.see("B")["wounds"] == 2
    assert play.see("S")["wounds"] == wounds
