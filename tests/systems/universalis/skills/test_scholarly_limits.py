"""Scholarly and Leadership skills at work, and where they end.  UN-C469 to UN-C493"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.dark.lairs import DOOR
from systems.universalis.magic.casters import NOTHING, attacked_by_shaman, facing_orc
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from systems.universalis.workshop import in_town, like
from undercroft.content.vocabulary import Effects
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.talk import persuasion
from undercroft.systems.universalis.agenda import BeginGame, EndHeroesTurn, Initiative
from undercroft.systems.universalis.cards.definitions import COMPANIONS, Npc
from undercroft.systems.universalis.cards.library import library

MISS = {"k attack": [2, 1], "S defense": [6, 5]}
AWFUL = {"skills": ["fearsome"]}
PAIR = "#######\n#ST...#\n#.....#\n#....k#\n#######"
ROOM = "########\n#......#\n#..S...#\n#......#\n########"
RIDDLE = {"b1": {"state": "riddle"}}


def summed(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


def pair(*skills: str, turn: str | list[str] = "S", dice: Dice | None = None, **more: object) -> Play:
    """Shara with these skills beside Taeral, an orc in the corner."""
    people = {"S": fighter(*skills), "T": hero("taeral", fortune=0), "k": orc(), **more}
    return position(PAIR, turn=turn, dice=dice, **people)


# wizards


@rule("UN-C470")
@skill("battle-wizard", changes=False)
def test_who_began_as_a_battle_wizard_casts_without_armor_like_any_other():
    monk = hero("sarrakh", skills=["battle-wizard"], at="c3", body=[])
    play = position(HALL, turn="M", M=monk, dice=[6, 5]).take("M casts sanctuary at M")
    assert summed(play, "cast") == [3]


@rule("UN-C489")
@skill("reckless-wizard", changes=False)
def test_a_reckless_wizard_dispels_like_any_other():
    play = attacked_by_shaman([5, 3, 2, 2, *NOTHING], B={"skills": ["reckless-wizard"]}).take("B dispels").on()
    assert summed(play, "dispel") == [5]
    assert [event for event in play.events("changed") if event.what == "blunder"] == []


@rule("UN-C490")
@skill("recovering-mana", changes=False)
def test_nobody_recovers_mana_he_has_not_spent():
    board = "######\n#B...#\n######"
    play = position(board, turn="B", B=hero("borgron", skills=["recovering-mana"]))
    assert not play.offers("B does recovering-mana")
    assert play.who("B").mana == 8


@rule("UN-C487")
@skill("polyglot", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["polyglot"], 1), ([], 0)])
def test_a_polyglot_reads_riddles(skills, more):
    dice = {"S riddle": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(skills=skills), turn="S", dice=dice, doors=RIDDLE)
    play.take("S opens c1", "S solves the riddle")
    assert summed(play, "riddle") == [play.see("S")["intelligence"] + more]


@rule("UN-C487")
@skill("polyglot", changes=True)
@pytest.mark.parametrize(("skills", "total"), [(["polyglot"], 8), ([], 7)])
def test_a_polyglot_reads_scrolls_better(skills, total):
    play = facing_orc({"B cast": [2, 1], "B damage": NOTHING}, B={"pack": ["magic-scroll"], "skills": skills})
    play.take("B casts lightning at k", "B uses the aid magic-scroll")
    assert summed(play, "cast") == [total]


@rule("UN-C487")
@skill("polyglot", changes=False)
def test_a_polyglot_casts_no_better_without_a_scroll():
    dice = {"B cast": [6, 5], "B damage": [*NOTHING, 1]}
    play = facing_orc(dice, B={"skills": ["polyglot"]}).take("B casts lightning at k")
    assert summed(play, "cast") == [5]


@rule("UN-C487")
@skill("polyglot", changes=True)
@skill("polyglot", changes=False)
@pytest.mark.parametrize(
    ("kind", "skills", "sums"), [("library", ["polyglot"], [1]), ("library", [], []), ("table", ["polyglot"], [])]
)
def test_a_polyglot_searches_libraries_better_and_nothing_else(kind, skills, sums):
    play = position(ROOM, S=hero(skills=skills), turn="S", dice=[2, 1], furniture=[{"kind": kind, "at": "e3"}])
    play.take("S searches e3")
    assert summed(play, "search-element") == sums


@rule("UN-C488")
@skill("powerful-mind", changes=False)
def test_a_powerful_mind_is_of_no_use_to_one_whose_intelligence_is_3():
    dice = {"S riddle": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(skills=["powerful-mind"]), turn="S", dice=dice, doors=RIDDLE)
    play.take("S opens c1", "S solves the riddle")
    assert summed(play, "riddle") == [3]


@rule("UN-C491", "UN-D97")
@skill("secrets-of-magic", changes=True)
@skill("secrets-of-magic", changes=False)
@pytest.mark.parametrize(("at", "treasure"), [("g2", True), ("h2", False)])
def test_a_double_5_finds_a_treasure_for_those_within_5_squares_of_who_knows_the_secrets_of_magic(at, treasure):
    people = {"S": hero(skills=["secrets-of-magic"], at="b2"), "T": hero("taeral", skills=[], at=at)}
    dice = {"T search-room": [5, 5], "T coins": [3]}
    play = position(HALL, turn="T", dice=dice, **people).take("T searches the room").on()
    assert ("treasure" in play.state.piles) is treasure


@rule("UN-C491")
@skill("secrets-of-magic", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["secrets-of-magic"], 1), ([], 0)])
def test_a_creature_that_knows_the_secrets_of_magic_dispels_better(skills, more):
    shaman = {"creature": "orc-shaman", "hands": ["dagger"], "skills": skills}
    dice = {"B cast": [4, 2], "k dispel": [2, 1], "B damage": NOTHING}
    play = facing_orc(dice, k=shaman).take("B casts lightning at k").on()
    assert summed(play, "dispel") == [play.see("k")["intelligence"] + more]


@rule("UN-C472")
@skill("champion-of-the-gods-of-evil", changes=False)
def test_the_gods_of_evil_grant_nothing_of_the_light():
    dark = hero("ghurza", at="c3", skills=["champion-of-the-gods-of-evil"], spells=["healing-light"], wounds=2)
    assert not position(HALL, turn="N", N=dark).offers("N casts healing-light at N")


# courage


@rule("UN-C485")
@skill("iron-will", changes=True)
@pytest.mark.parametrize(("skills", "brave"), [(["iron-will"], True), ([], False)])
def test_an_iron_will_holds_where_another_breaks(skills, brave):
    dice = {"S courage": [3, 1], "S attack": [2, 1], "k defense": [6, 5]}
    play = duel(*skills, k=AWFUL, dice=dice).take("S attacks k").on()
    assert ("frightened" not in play.see("S")["conditions"]) is brave


@rule("UN-C485")
@skill("iron-will", changes=False)
def test_an_iron_will_strikes_no_harder():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("iron-will", dice=dice).take("S attacks k").on()
    assert (summed(play, "attack"), play.see("hit")["dealt"]) == ([5], 1)


@rule("UN-C476")
@skill("encouraging", changes=True)
@pytest.mark.parametrize(("at", "again"), [("b4", 1), ("k9", 0)])
def test_encouragement_is_for_those_within_6_squares(at, again):
    near = {"b4": "c5", "k9": "j8"}[at]
    people = {
        "S": fighter("encouraging", at="b2"),
        "U": hero("dagna", skills=[], at="c2"),
        "T": hero("taeral", skills=[], at=at),
        "k": orc(at=near),
    }
    dice = {
        "k attack": [6, 5],
        "T defense": [2, 2],
        "T defense-again?": [6, 6],
        "k damage?": [[*[6, 6] * again, *[1] * 5], [1]],
    }
    play = position(HALL, turn=["S", "k"], dice=dice, **people)
    play.take("S does encouraging", "S ends").finish()
    assert play.rolled("defense-again") == again


@rule("UN-C476")
@skill("encouraging", changes=False)
def test_friends_whom_nobody_has_encouraged_repeat_nothing():
    board = "######\n#S...#\n#....#\n#Tk..#\n######"
    people = {"S": fighter("encouraging"), "T": hero("taeral", fortune=0, skills=[]), "k": orc()}
    dice = {"k attack": [6, 5], "T defense": [2, 2], "T block": [1], "k damage": [[1] * 5, [1]]}
    play = position(board, turn="k", dice=dice, **people).finish()
    assert play.rolled("defense-again") == 0
    assert play.see("hit")["landed"]


# talking


def pilgrim(*skills: str, dice: Dice, **more: object) -> Play:
    """Shara with these skills beside a wounded pilgrim."""
    talker = hero("borgron", skills=list(skills), attributes={"intelligence": 3, **more})
    return position(ROOM, furniture=[{"kind": "wounded-pilgrim", "at": "e3"}], S=talker, dice=dice)


@rule("UN-C475")
@skill("eloquence", changes=True)
@pytest.mark.parametrize(("skills", "won"), [(["eloquence"], True), ([], False)])
def test_the_eloquent_persuade_with_one_more(skills, won):
    play = pilgrim(*skills, dice=[4, 3, 4, 3]).take("S persuades wounded-pilgrim")
    assert bool(play.see("S")["fortune"]) is won


@rule("UN-C475", "UN-C492")
@skill("eloquence", changes=False)
@skill("taming-animals", changes=False)
@pytest.mark.parametrize("skills", [["eloquence"], ["taming-animals"]])
def test_fine_words_frighten_nobody(skills):
    play = pilgrim(*skills, dice=[4, 3, 4, 4], strength=4).take("S threatens wounded-pilgrim")
    assert play.see("S")["fortune"] == 0
    assert summed(play, "threaten")[:1] in ([], [4])


@rule("UN-C492")
@skill("taming-animals", changes=False)
def test_who_tames_animals_does_not_persuade_people():
    assert not pilgrim("taming-animals", dice=[4, 3, 4, 3]).take("S persuades wounded-pilgrim").see("S")["fortune"]


@rule("UN-C492")
@skill("taming-animals", changes=True)
@pytest.mark.parametrize(("race", "mind", "more"), [("animal", 2, 1), ("animal", 3, 0), ("elf", 2, 0)])
def test_who_tames_animals_is_better_at_persuading_dull_ones(race, mind, more):
    play = pilgrim("taming-animals", dice=[])
    beast = Npc(gives=Effects(), race=race, intelligence=mind)
    assert persuasion(play.game, play.who("S"), beast, "x 1").total == 3 + more


@rule("UN-C475")
@skill("eloquence", changes=True)
def test_the_eloquent_hire_a_mercenary_at_half_price():
    cost = library()[COMPANIONS]["human-mercenary"].cost
    shop = in_town(like("shara", skills=("eloquence",), coins=40)).take("visit =tavern", "hire =human-mercenary", "set")
    assert shop.who.coins == 40 - 3 - (cost + 1) // 2


@rule("UN-C475")
@skill("eloquence", changes=False)
@pytest.mark.parametrize(("place", "who"), [("tavern", "ogre-mercenary"), ("kennel", "wolf")])
def test_neither_ogres_nor_animals_listen_to_the_eloquent(place, who):
    cost = library()[COMPANIONS][who].cost
    shop = in_town(like("shara", skills=("eloquence",), coins=60)).take(f"visit ={place}", f"hire ={who}")
    shop.until("at-place")
    assert shop.who.coins == 60 - 3 - cost


@rule("UN-C492")
@skill("taming-animals", changes=True)
def test_who_tames_animals_buys_one_at_half_price():
    cost = library()[COMPANIONS]["wolf"].cost
    shop = in_town(like("shara", skills=("taming-animals",), coins=40)).take("visit =kennel", "hire =wolf")
    assert shop.who.coins == 40 - 3 - (cost + 1) // 2


@rule("UN-C492")
@skill("taming-animals", changes=False)
def test_who_tames_animals_pays_a_mercenary_in_full():
    cost = library()[COMPANIONS]["human-mercenary"].cost
    shop = in_town(like("shara", skills=("taming-animals",), coins=40))
    shop.take("visit =tavern", "hire =human-mercenary", "set")
    assert shop.who.coins == 40 - 3 - cost


@rule("UN-C486")
@skill("mislead", changes=True)
@pytest.mark.parametrize(("dice", "strikes"), [([[6, 5], [2, 1]], 0), ([[2, 1], [6, 5]], 1)])
def test_who_is_misled_does_nothing_in_its_next_turn(dice, strikes):
    people = {"S": fighter("mislead", at="d8"), "k": orc(at="d4")}
    falls = {"S mislead": dice, "k attack?": [2, 1], "S defense?": [6, 5]}
    play = position(HALL, turn=["S", "k"], dice=falls, **people)
    play.take("S does mislead to k", "S ends").finish()
    assert play.rolled("attack") == strikes


@rule("UN-C486")
@skill("mislead", changes=False)
@pytest.mark.parametrize("enemy", [orc(leader=True, at="d4"), orc(at="k9")])
def test_neither_leaders_nor_those_7_squares_away_are_misled(enemy):
    play = position(HALL, turn="S", S=fighter("mislead", at="d3"), k=enemy)
    assert not play.offers("S does mislead to k")
    assert play.offers("S ends")


# gifts and aid


@rule("UN-C478")
@skill("expert-poisoner", changes=True)
def test_a_poisoner_has_a_flask_with_every_quest():
    assert position(HALL, do=[BeginGame()], S=hero(skills=["expert-poisoner"], pack=[])).see("S")["pack"] == [
        "poison-flask"
    ]


@rule("UN-C478")
@skill("expert-poisoner", changes=False)
def test_the_blows_of_a_poisoner_who_has_used_no_flask_are_clean():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("expert-poisoner", k={"skills": ["hardy"]}, dice=dice).take("S attacks k").on()
    assert (play.see("k")["wounds"], play.see("k")["conditions"]) == (1, [])


@rule("UN-C481")
@skill("herbalist", changes=False)
def test_a_creature_with_no_friend_brings_its_potion_to_nobody():
    play = duel(turn="k", k={"skills": ["herbalist"]}, dice=MISS).finish()
    assert play.who("k").boons == ()
    assert play.rolled("attack") == 1


@rule("UN-C479")
@skill("first-aid", changes=False)
@pytest.mark.parametrize(("wounds", "walk"), [(0, ()), (3, ("S moves to b3",))])
def test_first_aid_is_neither_for_the_unhurt_nor_given_after_a_move(wounds, walk):
    play = pair("first-aid", T=hero("taeral", wounds=wounds)).take(*walk)
    assert not play.offers("S does first-aid to T")


@rule("UN-C479")
@skill("first-aid", changes=False)
def test_first_aid_does_not_reach_who_is_not_adjacent():
    play = pair("first-aid", T=hero("taeral", wounds=3, at="e2"))
    assert not play.offers("S does first-aid to T")
    assert play.see("T")["wounds"] == 3


@rule("UN-C479")
def test_who_gives_first_aid_does_not_move_afterwards():
    play = pair("first-aid", T=hero("taeral", wounds=3)).take("S does first-aid to T")
    assert not play.offers("S moves to b3")
    assert not play.see("S")["action"]


@rule("UN-C474")
@skill("combat-instructor", changes=True)
@skill("combat-instructor", changes=False)
@pytest.mark.parametrize(("own", "theirs", "taught"), [(4, 3, 4), (5, 4, 4), (3, 2, 2)])
def test_instruction_leads_to_4_at_most_and_takes_a_combat_skill_of_4(own, theirs, taught):
    people = {
        "S": fighter("combat-instructor", attributes={"combat": own}),
        "T": hero("taeral", skills=[], attributes={"combat": theirs}),
    }
    play = position(HALL, do=[BeginGame()], **people)
    if play.asks() == "combat-instructor":
        play.take("S instructs T")
    assert play.see("T")["combat"] == taught


@rule("UN-C493")
@skill("torturer", changes=True)
@pytest.mark.parametrize(("skills", "won"), [(["torturer"], True), ([], False)])
def test_a_torturer_frightens_with_one_more(skills, won):
    play = pilgrim(*skills, dice=[4, 3, 4, 4], strength=4).take("S threatens wounded-pilgrim")
    assert bool(play.see("S")["fortune"]) is won


@rule("UN-C492")
@skill("taming-animals", changes=True)
def test_a_tamer_of_the_dark_does_not_come_alone():
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9", skills=["taming-animals"])}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 6], **people)
    assert len(play.see("table")["creatures"]) == 2
