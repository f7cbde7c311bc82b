"""Actions in general; doors, locks, chests, riddles and breaking things.  UN-0162 to UN-0206"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.break_open import break_tallies
from undercroft.systems.universalis.actions.choices import offers
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.ground.fixtures import door_id, shut, toughness
from undercroft.systems.universalis.things.decks import deck

DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
LOCKED = {"b1": {"state": "locked"}}
RIDDLE = {"b1": {"state": "riddle"}}
CHEST = "#####\n#S..#\n#...#\n#####"
BOX = [{"kind": "chest", "at": "c2"}]
SWORD = ["broadsword"]


def at_lock(dice: Dice, **more):
    """Shara has found the door locked."""
    return position(DOOR, S=hero(hands=SWORD), turn="S", dice=dice, doors=LOCKED, **more).take("S opens c1")


@rule("UN-0162")
def test_a_hero_has_one_action():
    play = at_lock({"S open-lock": [6, 6], "scenario-encounter": [1]})
    assert play.see("S")["action"]
    play.take("S unlocks the door").on()
    assert not play.see("S")["action"]
    assert not any(act.startswith(("attack", "run", "search")) for act in play.acts())


@rule("UN-0176")
def test_a_door_that_does_not_open_costs_no_action():
    play = at_lock([])
    assert play.see("S")["action"]
    assert play.see("door b1")["lock"] == "lock"
    assert play.see("table")["sections"] == ["s1"]


@rule("UN-0178", "UN-0180")
def test_dexterity_opens_a_locked_door_and_reveals_what_is_behind():
    play = at_lock({"S open-lock": [6, 6], "scenario-encounter": [1]}).take("S unlocks the door")
    assert play.rolled("open-lock") == 1
    assert play.see("table")["sections"] == ["s1", "s2"]


@rule("UN-0178")
def test_another_hero_in_contact_may_open_the_lock_that_one_has_found():
    board = "+-+-+-+\n|S=. .|\n+ + + +\n|T|. .|\n+-+-+-+"
    doors = {"a1": {"state": "locked"}}
    people = {"S": hero(), "T": hero("taeral")}
    dice = {"T open-lock": [6, 6], "scenario-encounter": [1]}
    play = position(board, turn=["S", "T"], dice=dice, doors=doors, **people)
    play.take("S opens b1", "S ends", "T unlocks the door")
    assert play.rolled("open-lock") == 1


@rule("UN-0178", "UN-0186", "UN-0191")
@pytest.mark.parametrize(("doors", "act"), [(LOCKED, "unlock"), (RIDDLE, "solve")])
def test_what_is_done_at_a_door_names_the_square_behind_it(doors, act):
    play = position(DOOR, S=hero(hands=SWORD), turn="S", dice=[1, 1, 6], doors=doors).take("S opens c1")
    [at_it] = [one for one in play.table.ask.options if one.act == act]
    assert play.game.plan.board.name(at_it.at) == "c1"


@rule("UN-0191")
def test_a_door_is_broken_by_pointing_at_the_square_behind_it():
    play = position(DOOR, S=hero(hands=SWORD), turn=["S", "S"], dice=[1, 2], doors=RIDDLE)
    play.take("S opens c1", "S solves the riddle", "S ends")
    broken = [one for one in play.table.ask.options if one.act == "break-door"]
    assert [play.game.plan.board.name(one.at) for one in broken] == ["c1"]


@rule("UN-0134", "UN-0178")
def test_who_touches_a_corner_of_a_door_points_at_the_square_behind_it():
    board = "+-+-+-+\n|S=. .|\n+ + + +\n|T|. .|\n+-+-+-+"
    people = {"S": hero(), "T": hero("taeral")}
    play = position(board, turn=["S", "T"], doors={"a1": {"state": "locked"}}, **people)
    play.take("S opens b1", "S ends")
    [unlock] = [one for one in play.table.ask.options if one.act == "unlock"]
    assert play.game.plan.board.name(unlock.at) == "b1"


@rule("UN-0179", "UN-0181")
def test_the_group_has_one_attempt_at_a_lock_and_then_must_break_the_door():
    people = {"S": hero(hands=SWORD), "T": hero("taeral", at="a1")}
    play = position(DOOR, turn=["S", "T"], dice=[1, 2], doors=LOCKED, **people)
    play.take("S opens c1", "S unlocks the door", "S ends", "T ends")
    again = position(DOOR, turn=["S", "S"], dice=[1, 2], doors=LOCKED, S=hero(hands=SWORD))
    again.take("S opens c1", "S unlocks the door", "S ends")
    assert not again.offers("S unlocks the door")
    assert not again.offers("S opens c1")
    assert again.offers("S breaks the door")


@rule("UN-0169")
def test_a_double_one_at_a_lock_gives_the_dark_player_a_point():
    play = at_lock([1, 1], reserve=3).take("S unlocks the door")
    assert play.see("table")["reserve"] == 4
    assert at_lock([1, 2], reserve=3).take("S unlocks the door").see("table")["reserve"] == 3


@rule("UN-0168")
def test_in_a_combat_turn_a_lock_is_not_opened_but_an_unexplored_door_is():
    board = "+-+-+-+-+-+-+-+-+\n|. S=. .|. . . .|\n+ +-+-+-+ + + + +\n|. . . . . . . k|\n+-+-+-+-+-+-+-+-+"
    play = position(board, S=hero(), k=orc(), turn="S", doors=LOCKED)
    assert play.see("table")["combat"]
    play.take("S opens c1")
    assert not play.offers("S unlocks the door")
    peace = position(board, S=hero(), turn="S", doors=LOCKED).take("S opens c1")
    assert peace.offers("S unlocks the door")


@rule("UN-0167")
def test_creatures_do_not_open_unexplored_doors():
    play = position(DOOR, S=hero(at="a1"), k=orc(at="b1"), turn=["k"], dice={"k attack": [1, 2], "S defense": [6, 5]})
    play.finish()
    assert play.see("table")["sections"] == ["s1"]


@rule("UN-0186", "UN-0188")
def test_intelligence_solves_the_riddle_of_a_door():
    wise = hero(attributes={"intelligence": 4, "dexterity": 0})
    dice = {"S riddle": [4, 2], "scenario-encounter": [1]}
    play = position(DOOR, S=wise, turn="S", dice=dice, doors=RIDDLE).take("S opens c1", "S solves the riddle")
    assert [event.total for event in play.events("summed") if event.what == "riddle"] == [4]
    assert play.see("table")["sections"] == ["s1", "s2"]
    assert not play.see("S")["action"]


@rule("UN-0186")
def test_a_riddle_takes_an_action_and_intelligence_and_no_dexterity():
    dull = hero(attributes={"intelligence": 3, "dexterity": 9})
    play = position(DOOR, S=dull, turn="S", dice=[4, 2], doors=RIDDLE).take("S opens c1", "S solves the riddle")
    assert play.see("table")["sections"] == ["s1"]
    idle = position(DOOR, S=hero(), turn="S", doors=RIDDLE).take("S opens c1")
    idle.game.active.action = False
    assert not [option for option in offers(idle.game, idle.who("S")) if option.act == "solve"]


@rule("UN-0187", "UN-0189")
def test_a_riddle_failed_at_a_door_leaves_only_breaking():
    play = position(DOOR, S=hero(hands=SWORD), turn=["S", "S"], dice=[1, 2], doors=RIDDLE)
    play.take("S opens c1", "S solves the riddle", "S ends")
    assert not play.offers("S solves the riddle")
    assert play.offers("S breaks the door")


@rule("UN-0183", "UN-0185")
def test_a_chest_that_was_not_opened_can_only_be_broken():
    play = position(CHEST, S=hero(hands=SWORD), turn=["S", "S"], dice=[1, 2], furniture=BOX)
    play.take("S opens the chest", "S ends")
    assert not play.offers("S opens the chest")
    assert play.offers("S breaks c2")


@rule("UN-0190")
def test_a_chest_whose_riddle_was_failed_is_neither_opened_nor_broken():
    riddled = position(CHEST, S=hero(hands=SWORD), turn=["S", "S", "S"], dice=[1, 2], furniture=BOX)
    shut(riddled.game, f"chest {riddled.game.plan.board.parse('c2')}", "riddle")
    riddled.take("S ends", "S solves the riddle", "S ends")
    assert riddled.see("chest c2")["sealed"]
    assert not any(act.startswith(("solve", "open-chest", "break")) for act in riddled.acts())


@rule("UN-0192")
def test_nobody_hits_a_door_before_it_was_tried_gently():
    play = position(DOOR, S=hero(hands=SWORD), turn=["S", "S"], dice=[1, 2], doors=LOCKED).take("S opens c1")
    assert not play.offers("S breaks the door")
    play.take("S unlocks the door", "S ends")
    assert play.offers("S breaks the door")


@rule("UN-0192")
def test_nobody_hits_a_chest_before_it_was_tried_gently():
    play = position(CHEST, S=hero(hands=SWORD), turn=["S", "S"], dice=[1, 2], furniture=BOX)
    assert not play.offers("S breaks c2")
    assert play.take("S opens the chest", "S ends").offers("S breaks c2")


@rule("UN-0191", "UN-0193")
def test_a_blow_at_a_door_needs_no_roll_to_hit():
    dice = {"S open-lock": [1, 2], "S damage": [1, 3, 4, 5, 5]}
    play = position(DOOR, S=hero(hands=SWORD), turn=["S", "S"], dice=dice, doors=LOCKED)
    play.take("S opens c1", "S unlocks the door", "S ends", "S breaks the door")
    assert (play.rolled("attack"), play.rolled("damage")) == (0, 1)
    assert play.see("door b1")["wounds"] == 2


@rule("UN-0194", "UN-0195")
def test_noise_counts_the_turns_not_the_blows_and_helps_the_next_enemies_once():
    people = {"S": hero(hands=SWORD), "B": hero("borgron", at="b2", hands=SWORD, skills=[])}
    board = "+-+-+-+-+\n|. S=. .|\n+ + +-+-+\n|. .|. .|\n+-+-+-+-+"
    dice = {"S open-lock": [1, 2], "S damage": [1] * 5, "B damage": [1] * 5}
    play = position(board, turn=["S", "S", "B"], dice=dice, doors=LOCKED, **people)
    play.take("S opens c1", "S unlocks the door", "S ends", "S breaks the door", "S ends", "B breaks the door")
    assert play.see("table")["noise"] == 1


@rule("UN-0195")
def test_noise_is_added_to_the_enemies_initiative_and_then_forgotten():
    hall = "#####\n#S..#\n#..k#\n#####"
    loud = position(hall, S=hero(), k=orc(), turn=["S", "initiative", "heroes"], dice=[6, 1, 2, 1])
    loud.state.noise = 2
    loud.take("S ends")
    theirs = [event for event in loud.events("summed") if event.who == 100]
    assert any(term.source == "noise" and term.value == 2 for term in theirs[0].terms)
    assert loud.see("table")["noise"] == 0


@rule("UN-0197", "UN-0198", "UN-0199")
def test_doors_have_armor_and_vitality_five_reinforced_ones_six():
    plain = position(DOOR, S=hero(), turn="S")
    assert toughness(plain.game, door_id(0)) == (5, 5)
    assert toughness(plain.game, "chest 7") == (5, 5)
    strong = position(DOOR, S=hero(), turn="S", doors={"b1": {"reinforced": True}})
    assert toughness(strong.game, door_id(0)) == (6, 6)


@rule("UN-0200")
def test_the_quest_sheet_says_what_else_breaks():
    altar = [{"kind": "barrels-and-boxes", "at": "c2", "breaks": [2, 1]}]
    play = position(CHEST, S=hero(hands=SWORD), turn="S", dice=[1, 1, 1, 1, 2], furniture=altar)
    play.take("S breaks c2")
    assert not play.state.ground.features
    plain = position(CHEST, S=hero(hands=SWORD), turn="S", furniture=[{"kind": "barrels-and-boxes", "at": "c2"}])
    assert not plain.offers("S breaks c2")


def broken_door(more: list[str]):
    dice = {"S open-lock": [1, 2], "S damage": [6] * 5, "scenario-encounter": [[1], [1]]}
    play = position(DOOR, S=hero(hands=SWORD), turn=["S", "S", "S"], dice=dice, doors=LOCKED)
    return play.take("S opens c1", "S unlocks the door", "S ends", "S breaks the door", *more)


@rule("UN-0201")
def test_a_broken_door_reveals_the_section_beyond():
    assert broken_door([]).see("table")["sections"] == ["s1", "s2"]


@rule("UN-0202")
def test_a_broken_door_cannot_be_closed():
    play = broken_door(["S ends"])
    assert play.see("S")["quick"]
    assert not play.offers("S closes the door to c1")


@rule("UN-0204")
@pytest.mark.parametrize("weapon", ["mace", "warhammer"])
def test_weapons_that_are_better_against_heavy_armor_are_so_against_doors(weapon):
    play = position(DOOR, S=hero(hands=[weapon]), turn="S")
    card = gear_cards()[weapon]
    dice, armor = break_tallies(play.game, play.who("S"), card, 5)
    sources = [term for tally in (dice, armor) for term in tally.terms if "UN-0204" in term.rule]
    wanted = any("opponent-heavy" in effect.args.when for effect in card.effects if effect.name == "damage")
    assert bool(sources) is wanted


@rule("UN-0205")
def test_combat_skills_do_not_help_against_a_door():
    strong = position(DOOR, S=hero(hands=SWORD, skills=["brutal-blow", "lethal-blow"]), turn="S")
    plain = position(DOOR, S=hero(hands=SWORD, skills=[]), turn="S")
    card = gear_cards()["broadsword"]
    totals = [[tally.total for tally in break_tallies(one.game, one.who("S"), card, 5)] for one in (strong, plain)]
    assert totals[0] == totals[1] == [5, 5]


@rule("UN-0206")
def test_bows_do_not_break_doors_but_gunpowder_does():
    def weapons_at_the_door(weapon):
        people = {"S": hero(hands=SWORD), "T": hero("taeral", at="b1", hands=[weapon])}
        play = position(DOOR, turn=["T", "T"], dice=[1, 2], doors=LOCKED, **{**people, "S": hero(at="a1")})
        play.take("T opens c1", "T unlocks the door", "T ends")
        return [act.replace(" @8", "") for act in play.acts() if act.startswith("break-door @8 ")]

    assert weapons_at_the_door("short-bow") == ["break-door =unarmed"]
    assert "break-door =arquebus" in weapons_at_the_door("arquebus")


@rule("UN-0182", "UN-0184")
def test_dexterity_opens_a_chest_and_draws_a_treasure():
    dice = {"S open-lock": [6, 6], "S coins": [3]}
    play = position(CHEST, S=hero(), turn="S", dice=dice, furniture=BOX).take("S opens the chest").on()
    assert play.see("chest c2")["opened"]
    assert len(play.state.piles["treasure"].discards) == 1


@rule("UN-0184")
def test_what_is_in_a_chest_may_go_to_another_hero_at_once():
    people = {"S": hero(pack=[]), "B": hero("borgron", at="d3", pack=[])}
    play = position(CHEST, turn="S", dice={"S open-lock": [6, 6], "S coins": [3]}, furniture=BOX, **people)
    deck(play.game, "treasure")
    play.state.piles["treasure"].cards = ("travellers-bag",)
    play.take("S opens the chest")
    assert play.asks() == "share"
    item = play.table.ask.about
    play.take(f"S gives {item} to B")
    assert item in play.see("B")["pack"]


@rule("UN-0203")
def test_a_broken_chest_gives_a_treasure():
    dice = {"S open-lock": [1, 2], "S damage": [6] * 5, "S coins": [3]}
    play = position(CHEST, S=hero(hands=SWORD), turn=["S", "S"], dice=dice, furniture=BOX)
    play.take("S opens the chest", "S ends", "S breaks c2").on()
    assert play.see("chest c2")["broken"]
    assert len(play.state.piles["treasure"].discards) == 1


@rule("UN-0196")
def test_a_gunpowder_weapon_is_heard_by_the_next_enemies_once_however_often_it_was_fired():
    hall = "###########\n#S........#\n###########"
    gunner = hero("taeral", hands=["handgun"], attributes={"shooting": 5})
    play = position(hall, S=gunner, k=orc(at="f2"), turn="S", dice=[1, 3, *[1] * 8]).take("S shoots k").on()
    assert play.see("table")["noise"] == 1
    archer = hero("taeral", hands=["short-bow"])
    quiet = position(hall, S=archer, k=orc(at="f2"), turn="S", dice=[1, 3, *[1] * 8]).take("S shoots k").on()
    assert quiet.see("table")["noise"] == 0


@rule("UN-0082")
@pytest.mark.parametrize(("wit", "rolls"), [(1, 0), (2, 1)])
def test_the_witless_take_no_dexterity_tests(wit, rolls):
    dull = hero(attributes={"intelligence": wit})
    dice = {"S open-lock?": [6, 6], "S coins?": [3]}
    play = position(CHEST, S=dull, turn="S", dice=dice, furniture=BOX).take("S opens the chest").on()
    assert play.rolled("open-lock") == rolls
    assert play.see("chest c2")["opened"] is bool(rolls)


@rule("UN-0285")
def test_a_test_that_the_quest_asks_for_takes_an_action():
    play = position(quest="the-seventh-candle", S=hero(at="l3"), turn="S", dice=[1, 2], explored=["l2"])
    act = next(option for option in play.table.ask.options if option.act == "mark-break")
    play.table.choose(act)
    play.on()
    assert play.rolled("handle") == 1
    assert not play.see("S")["action"]


@rule("UN-0101")
def test_fortune_is_spent_in_quests():
    dice = {"S open-lock": [[1, 2], [6, 6]], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(hands=SWORD, fortune=1), turn="S", dice=dice, doors=LOCKED)
    play.take("S opens c1", "S unlocks the door", "S spends fortune")
    assert play.see("table")["sections"] == ["s1", "s2"]
    assert play.see("S")["fortune"] == 0
