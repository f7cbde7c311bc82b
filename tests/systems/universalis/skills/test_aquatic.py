"""Creatures of the water: where they come up, how they behave there, and those a person keeps below.  UN-C519"""

from __future__ import annotations

from typing import Any

import pytest

from systems.staging import Dice
from systems.universalis.build import Play, hero, orc, position
from systems.universalis.proofs import skill
from undercroft.proofs.checklist import rule

POND = """
+-+-+-+-+-+-+-+-+-+-+
|. . ./. . . . . . w|
+ + + + + + + + + + +
|. . .|. . . . . . .|
+ + + + + + + + + + +
|. . .|w . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
DRY = POND.replace("w", ".")
LAKE = "##########\n#wwwwwww.#\n#wwwwwww.#\n#wwwwwww.#\n##########"
CLAW = "kingdom-of-the-followers-of-the-claw"
ENCOUNTER, SPECIAL = 3, 1
HEROES_WIN = [6, 5, 2, 1]
MISS = [2, 1, 6, 5]


def revealed(lot: list[int], board: str = POND) -> Play:
    """Taeral looks into a room in which a crocodile and a kobold are."""
    people = {"S": hero(at="a1"), "T": hero("taeral", at="c1")}
    more = {"decks": {"encounters": ["special-creature"]}, "faction": CLAW, "reserve": 20, "group": 20}
    dice = {
        "scenario-encounter": [ENCOUNTER],
        "spawn": [SPECIAL],
        "random-corner?": lot,
        "T initiative": [[6, 5], [2, 1]],
    }
    return position(board, turn="heroes", dice=dice, **people, **more).take("T acts", "T reveals d1").on()


def where(play: Play, card: str) -> str:
    board = play.game.plan.board
    return next(str(board.name(one.at)) for one in play.state.creatures if one.card == card)


@rule("UN-C519")
@skill("aquatic-animal", changes=True)
@pytest.mark.parametrize(("lot", "corner"), [(1, "j1"), (2, "d3")])
def test_a_crocodile_appears_in_a_corner_of_the_water_by_lot(lot, corner):
    play = revealed([lot])
    assert where(play, "river-crocodile") == corner


@rule("UN-C519")
@skill("aquatic-animal", changes=False)
def test_where_there_is_no_water_it_stands_like_any_other():
    play = revealed([], DRY)
    assert where(play, "river-crocodile") not in ("j1", "d3", "d1", "j3")
    assert play.rolled("random-corner") == 0


def swimmer(at: str, **more: Any) -> str:
    """Whom an orc of the water attacks: Alva nearby, or Bran, who is less nimble."""
    people = {
        "A": hero("taeral", at="i2", hands=[], body=[], attributes={"agility": 5, "combat": 1}),
        "B": hero("aki", at="i4", hands=[], body=[], attributes={"agility": 2, "combat": 5}),
    }
    beast = orc(at=at, skills=["aquatic-animal"], hands=["dagger"])
    dice = {"k attack": [2, 1], "A defense?": [6, 5], "B defense?": [6, 5]}
    play = position(LAKE, turn="k", dice=dice, k=beast, **people, **more)
    names = {id: name for name, id in play.names.items()}
    assert play.state.hit is not None
    return names[play.state.hit.target]


@rule("UN-C519", "UN-C117")
@skill("aquatic-animal", changes=True)
def test_wholly_in_the_water_a_creature_takes_the_least_nimble():
    assert swimmer("f3") == "B"


@rule("UN-C519")
@skill("aquatic-animal", changes=False)
def test_on_dry_land_it_fights_as_its_own_kind_does():
    assert swimmer("i3") == "A"


# a person on the dark side


def brought(board: str, dice: Dice | None = None) -> Play:
    """Shara looks into a room, and the Dark Player brings a crocodile there."""
    people = {"S": hero(at="c1"), "T": hero("taeral", at="a3")}
    more = {"hand": ["special-creature", "fortune"], "faction": CLAW, "reserve": 30}
    play = position(board, turn=["heroes"], dice=dice, **people, **more)
    play.state.player.grunts, play.state.player.budget = 9, 200
    play.take("S acts", "S reveals d1")
    while play.asks() == "obstacle":
        play.take("the dark player passes")
    play.take("the dark player plays special-creature", "the dark player brings river-crocodile")
    while play.asks() in ("equip", "train"):
        options = play.table.ask.options
        play.table.choose(next((one for one in options if one.act == "done"), options[0]))
    return play


def hiding(dice: Dice | None = None) -> Play:
    """The same in a room with water, and the crocodile is kept below."""
    return brought(POND, dice).take("the dark player keeps it under water")


def on(play: Play, prompt: str) -> Play:
    """Answer with the last option until something is asked."""
    while play.asks() not in ("", prompt):
        ask = play.table.ask
        play.table.choose(
            next((one for one in ask.options if one.act in ("end", "done", "pass")), ask.options[ask.default])
        )
    return play


@rule("UN-C519")
@skill("aquatic-animal", changes=True)
def test_what_is_kept_under_water_is_paid_for_and_not_on_the_board():
    play = hiding()
    assert play.state.creatures == []
    assert play.see("table")["reserve"] == 28
    assert on(play, "surface").rolled("initiative") == 0


@rule("UN-C519")
def test_it_comes_up_at_the_start_of_his_turn_in_a_corner_and_rolls_initiative():
    play = on(hiding([2, 1, 6, 5]), "surface")
    assert sorted(act.split("@")[0] for act in play.acts()) == ["pass", "surface ", "surface "]
    play.take("it comes up at j1")
    on(play, "dark-act")
    assert where(play, "river-crocodile") == "j1"
    assert play.rolled("initiative") == 1
    assert play.state.player.lurkers == ()
    assert [one.activated for one in play.state.creatures] == [False]


@rule("UN-C519")
def test_it_may_stay_below():
    play = on(hiding(), "surface").take("the dark player passes")
    on(play, "dark-act")
    assert play.state.creatures == []
    assert [one.card for one in play.state.player.lurkers] == ["river-crocodile"]


@rule("UN-C519")
@skill("aquatic-animal", changes=False)
def test_where_there_is_no_water_nothing_is_kept_below():
    play = brought(DRY)
    assert play.asks() == "post"
    assert not play.offers("the dark player keeps it under water")
