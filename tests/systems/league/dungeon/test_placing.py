"""Whether enemies are on a new tile, who they are, where they stand."""

from __future__ import annotations

import pytest

from systems.league.build import hero, position
from undercroft.board.layouts import Laid, Layout
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import CheckEncounter, PlaceEncounter
from undercroft.systems.league.cards.dungeon import TILES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.placing import chance_of_encounter

CARDS = library()[TILES].values()
ROOM = next(one.id for one in CARDS if one.kind == "room" and not one.encounter)
CORRIDOR = next(one.id for one in CARDS if one.kind == "corridor" and not one.encounter)
QUIETER = next(one for one in CARDS if one.kind == "room" and one.encounter < 0)
LIVELIER = next(one for one in CARDS if one.kind == "room" and one.encounter >= 30)
GOBLINS, RATS = 60, 1
"""Rolls on the table of a cellar."""


def on(code, **has):
    """A lone hero of the cellar, with a tile of this card lying there besides."""

    def lay(state):
        plan = state.plan
        state.plan = Layout(plan.width, plan.height, (*plan.laid, Laid(code, 0, 0)))

    return position(None, quest="the-cellar", do=[], W=hero(at="b2"), has=has, prepare=lay, battle=0)


def chance(code, **has):
    return chance_of_encounter(on(code, **has).game, 1).total


@rule("LE-0310")
def test_a_room_has_enemies_in_50_of_100_cases():
    assert chance(ROOM) == 50


@rule("LE-0311")
def test_a_corridor_has_enemies_in_30_of_100_cases():
    assert chance(CORRIDOR) == 30


@rule("LE-0313")
def test_what_the_description_of_a_room_says_is_added():
    assert chance(QUIETER.id) == 50 + QUIETER.encounter
    assert chance(LIVELIER.id) == 50 + LIVELIER.encounter


@rule("LE-0312")
@pytest.mark.parametrize(("quiet", "per_cent"), [(3, 50), (4, 60), (9, 60)])
def test_after_four_quiet_tiles_it_is_10_more_and_stays_so(quiet, per_cent):
    assert chance(ROOM, quiet=quiet) == per_cent


@rule("LE-0234")
def test_threat_and_quiet_raise_it_to_70_at_most():
    assert chance(ROOM, more_encounters=10) == 60
    assert chance(ROOM, more_encounters=40, quiet=4) == 70
    assert chance(LIVELIER.id, more_encounters=40) == 50 + LIVELIER.encounter


# the roll

HALL = "..........\n.W........\n..........\n..........\n.........."
"""Two tiles side by side; the hero stands on the first."""


def check(number, quest="the-cellar", **dice):
    return position(
        quest=quest,
        do=[CheckEncounter(tile=0)],
        W=hero(at="b2"),
        battle=0,
        dice={"encounter": [number], **dice},
        has={"quiet": 4},
    )


@rule("LE-0310", "LE-0312")
@pytest.mark.parametrize(("number", "met"), [(60, True), (61, False)])
def test_a_d100_up_to_the_chance_means_enemies(number, met):
    play = check(number, **({"encounter-table": [80], "how-many?": [1], "random-square?": [[1]] * 4} if met else {}))
    assert bool(play.state.enemies) == met
    assert play.state.quiet == (0 if met else 5)


@rule("LE-0314", "LE-G28", "LE-G29")
@pytest.mark.parametrize(
    ("face", "met"), [(1, "skeleton"), (61, "skeleton"), (62, "skeleton-archer"), (100, "plague-zombie")]
)
def test_a_quest_for_beginners_spares_them_the_worst_of_its_table(face, met):
    assert library()[QUESTS]["a-light-in-the-barrow"].encounter_shift == -45
    dice = {"encounter-table": [face], "how-many?": [[1], [1]], "random-square?": [[1]] * 6}
    cards = {one.card for one in check(1, "a-light-in-the-barrow", **dice).state.enemies}
    assert met in cards
    assert ("skeleton-archer" in cards) == (met == "skeleton-archer")


# placing


def placed(board, number, dice=None, tile=1, **figures):
    people = {"W": hero()} | figures
    return position(
        board,
        do=[PlaceEncounter(tile=tile, table="cellar")],
        battle=0,
        **people,
        dice={"encounter-table": [number], **(dice or {})},
    )


@rule("LE-0314")
def test_enemies_are_placed_at_once_and_a_battle_begins():
    play = placed(HALL, GOBLINS, {"how-many": [1], "random-square": [[1], [1]]})
    assert [one.card for one in play.state.enemies] == ["goblin", "goblin"]
    assert play.state.battle == 1


@rule("LE-0315", "LE-0318")
def test_those_who_fight_hand_to_hand_stand_at_random_with_a_square_between():
    board = "..........\n....W.....\n..........\n..........\n.........."
    play = placed(board, GOBLINS, {"how-many": [1], "random-square": [[1], [2]]})
    ground, hero_ = play.game.ground.board, play.who("W")
    assert all(ground.distance(one.at, hero_.at) >= 2 for one in play.state.enemies)
    squares = next(roll for roll in play.events("rolled") if roll.why == "random-square")
    assert squares.dice[0][0] == f"d{25 - 3}"
    assert all(one.facing == 6 for one in play.state.enemies)


DOOR = (
    "+-+-+-+-+-+-+-+-+-+-+\n|. . . . .|. . . . .|\n+ + + + + + + + + + +\n|. . . W ./. . . . .|\n"
    "+ + + + + + + + + + +\n|. . . . ./. . . . .|\n+ + + + + + + + + + +\n|. . . . .|. . . . .|\n"
    "+ + + + + + + + + + +\n|. . . . .|. . . . .|\n+-+-+-+-+-+-+-+-+-+-+"
)


@rule("LE-0316")
@pytest.mark.parametrize(("at", "places"), [("d2", 25), ("e2", 25 - 3)])
def test_with_a_hero_in_the_doorway_nobody_stands_right_behind_it(at, places):
    play = placed(DOOR.replace("W", "."), GOBLINS, {"how-many": [1], "random-square": [[1], [1]]}, W=hero(at=at))
    squares = next(roll for roll in play.events("rolled") if roll.why == "random-square")
    assert squares.dice[0][0] == f"d{places}"


@rule("LE-0317")
def test_archers_stand_as_far_off_as_they_still_see_somebody():
    play = placed(HALL, 80, {"how-many": [1], "random-square?": [[1]] * 4})
    archer = next(one for one in play.state.enemies if one.card == "goblin-archer")
    assert play.game.ground.board.distance(archer.at, play.who("W").at) == 8


@rule("LE-0317")
def test_archers_do_not_hide_behind_a_pillar():
    board = ".......i##\n.W.....i..\n.......i##\n########..\n########.."
    play = placed(board, 80, {"how-many": [1], "random-square?": [[1]] * 4})
    archer = next(one for one in play.state.enemies if one.card == "goblin-archer")
    assert play.game.ground.sees(play.who("W").at, archer.at)
