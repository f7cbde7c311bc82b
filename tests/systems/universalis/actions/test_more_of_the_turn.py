"""What remains of the chapters on heroes, movement, combat turns and melee."""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import DUEL, HALL, hero, orc, position, troll
from systems.universalis.rooms import rooms
from undercroft.kernel.state import copier
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import Hero, Wish
from undercroft.systems.universalis.foes.targets import WISHES
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import reach_of, run_of
from undercroft.systems.universalis.rolls.circumstances import ANSWERS
from undercroft.systems.universalis.state import Fixture, State

SWORD = ["broadsword"]
OBSTACLES, ENCOUNTER = 1, 3
HUGE = next(id for id, card in BOX.entries["creatures"].items() if "huge" in card.skills)


@rule("UN-0075")
def test_a_new_hero_is_worth_ten_points():
    assert next(field.default for field in msgspec.structs.fields(Hero) if field.name == "vp") == 10


@rule("UN-0077")
def test_movement_is_how_many_squares_one_goes():
    board = "#########\n#S......#\n#########"
    play = position(board, S=hero(attributes={"movement": 3}), turn="S")
    assert play.offers("S moves to e2")
    assert not play.offers("S moves to f2")


@rule("UN-0095")
def test_melee_and_initiative_are_opposed_rolls():
    dice = {"S attack": [1, 2], "k defense": [6, 5]}
    melee = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert (melee.rolled("attack"), melee.rolled("defense")) == (1, 1)
    met = position(HALL, S=hero(at="b3"), k=orc(at="h3"), turn=["initiative", "heroes"], dice=[6, 1, 2, 1])
    assert len(met.events("rolled")[0].faces) == 2


@rule("UN-0159")
def test_a_large_creature_does_not_run_where_its_base_has_no_room():
    board = "##########\n#..#######\n#........#\n#..#######\n##########"
    play = position(board, S=hero(at="i3"), r=troll(at="b2"), turn="S")
    narrow = 1 << play.game.plan.board.parse("e3")
    assert reach_of(Standpoint(play.game, play.who("r")), 4).squares & narrow
    assert not run_of(Standpoint(play.game, play.who("r")), 4).squares & narrow


@rule("UN-0160")
def test_huge_creatures_ignore_obstacles_of_height_one_and_two():
    furniture = [{"kind": "wardrobe", "at": "c3"}, {"kind": "column", "at": "d3"}]
    terrain = position(HALL, S=hero(at="b2"), turn="S", furniture=furniture).game.terrain
    board = terrain.board
    assert terrain.standable[4] >> board.parse("c3") & 1
    assert not terrain.standable[4] >> board.parse("d3") & 1
    assert {cost for _, cost in terrain.ways(4)} == {1}


@rule("UN-0305")
def test_heroes_not_yet_activated_still_are_when_the_last_enemy_falls():
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [6] * 5}
    play = position(DUEL, S=hero(hands=SWORD), B=hero("borgron", at="b2"), k=orc(), turn="heroes", dice=dice)
    play.take("S acts", "S attacks k", "S stays", "S ends")
    assert play.table.ask is not None
    assert play.table.ask.who == play.names["B"]
    assert not play.see("table")["combat"]


@rule("UN-0309")
def test_of_two_equally_close_the_more_perceptive_rolls():
    keen = hero("taeral", at="c4", skills=["hunter", "sharp-senses"])
    people = {"S": hero(at="c2"), "T": keen, "k": orc(at="i3")}
    play = position(HALL, turn=["initiative", "heroes"], dice=[6, 1, 2, 1], **people)
    assert play.events("summed")[0].who == play.names["T"]


@rule("UN-0322", "UN-0667")
@pytest.mark.parametrize(("broken", "rolls"), [(True, 2), (False, 1)])
def test_a_broken_door_surprises_nobody_and_is_heard_by_more(broken, rolls):
    place = {"reserve": 20, "group": 10, "decks": {"encounters": ["wandering-creature"]}}
    people = {"T": hero("taeral", at="c4", hands=SWORD, skills=[]), "S": hero(at="a1", activated=True)}
    dice = [6, 1, 1, 1, OBSTACLES] if broken else []
    tried = (Fixture("door 0", lock="lock", tried=True, wounds=4),) if broken else ()
    board = rooms([3, 5], 7, {0: (4, "=")})
    play = position(
        board,
        turn="heroes",
        dice=[*dice, ENCOUNTER, 1, 6, 5, 1, 2],
        prepare=lambda state: setattr(state, "fixtures", tried),
        **people,
        **place,
    )
    play.take("T breaks the door" if broken else "T opens d4")
    assert play.rolled("scenario-encounter") == rolls
    assert (play.asks() == "surprise-place") is not broken


@rule("UN-0405")
def test_with_several_attacks_one_follows_and_strikes_another():
    board = "#######\n#..l..#\n#..k..#\n#..S..#\n#######"
    dice = {"S attack": [[5, 5], [2, 1]], "k defense": [1, 2], "S damage": [6] * 5, "l defense": [6, 5]}
    fighter = hero(hands=SWORD, skills=["double-attack"])
    play = position(board, S=fighter, k=orc(), l=orc(), turn="S", dice=dice)
    play.take("S attacks k", "S takes the place d3", "S attacks l")
    assert play.see("S")["at"] == "d3"


@rule("UN-0478", "UN-0484")
def test_a_hit_may_push_and_knock_down_at_once():
    dice = {"S attack": [6, 6], "k defense": [5, 4], "S damage": [1] * 7}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k", "S pushes to d2")
    assert play.see("k")["down"]
    assert play.see("k")["at"] == "d2"


@rule("UN-0496", "UN-0497")
@pytest.mark.parametrize(("left", "weak"), [(5, False), (4, True)])
def test_a_huge_creature_is_wounded_below_five(left, weak):
    hale = position(HALL, S=hero(at="b2"), k={"creature": HUGE, "at": "e4"}, turn="S")
    wounds = hale.see("k")["vitality"] - left
    play = position(HALL, S=hero(at="b2"), k={"creature": HUGE, "at": "e4", "wounds": wounds}, turn="S")
    assert play.see("k")["wounded"] is weak
    assert play.see("k")["combat"] == hale.see("k")["combat"] - weak


@rule("UN-0124")
def test_who_slew_the_opponent_may_turn():
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [6] * 5}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k", "S stays")
    assert play.offers("S faces west")


def test_every_circumstance_that_words_may_name_is_answered():
    assert not ANSWERS.unanswered()


def test_every_wish_of_a_behavior_is_answered():
    assert set(WISHES) | {"closest"} == set(Wish.__args__)


def test_a_state_of_five_heroes_and_fifteen_creatures_copies_without_sharing_what_changes():
    play = position(HALL, S=hero(at="b2"), k=orc(at="d4"), turn="S")
    state: State = play.state
    twin = copier(State)(state)
    twin.heroes[0].wounds += 1
    assert state.heroes[0].wounds == 0
    assert SYSTEM.state_type is State
