"""One Action and one move: which Actions end a move that has begun.  UN-0114, ruling `rest-of-the-move`"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import Fixture, Obstacle, State

DOOR = "+-+-+-+-+-+\n|. S .=. .|\n+-+-+-+-+-+"
FALLEN = hero("borgron", at="f3", conditions=["knocked-out"], wounds=4, hands=["axe"], pack=["rope"], body=[])


def beside(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind, "at": "f3"} for kind in kinds]


def after_a_fight(state: State) -> None:
    state.corpses, state.heroes[0].fought = ("orc-warrior",), True


def trapped(state: State) -> None:
    state.obstacles = (Obstacle("poison-dart", (_square("f3"),), dormant=True),)


def battered(state: State) -> None:
    state.fixtures = (Fixture(f"chest {_square('f3')}", tried=True),)


def unloaded(state: State) -> None:
    state.heroes[0].shot = ("crossbow",)


def _square(name: str) -> int:
    return int(position(HALL, S=hero(at="b2")).game.plan.board.parse(name))


ACTIONS: dict[str, tuple[str, dict[str, object], list[int]]] = {
    "opening a chest": ("S opens the chest", {"furniture": beside("chest")}, [1, 2]),
    "breaking a chest": ("S breaks f3", {"furniture": beside("chest"), "prepare": battered}, [1] * 12),
    "searching furniture": ("S searches f3", {"furniture": beside("wardrobe")}, [3, 4]),
    "disarming": ("S disarms poison-dart", {"prepare": trapped}, [6, 6]),
    "searching corpses": ("S searches the corpses", {"prepare": after_a_fight}, [1]),
    "stripping a friend": ("S strips B", {"B": FALLEN}, []),
    "persuading": ("S persuades wounded-pilgrim", {"furniture": beside("wounded-pilgrim")}, [1, 2, 6, 5]),
    "threatening": ("S threatens wounded-pilgrim", {"furniture": beside("wounded-pilgrim")}, [1, 2, 6, 5]),
    "moving furniture": ("S moves the chair to g3", {"furniture": beside("chair")}, []),
    "a skill": ("S does encouraging", {"S": hero(at="d3", skills=["encouraging"]), "B": hero("borgron", at="f4")}, []),
    "reloading": ("S reloads crossbow", {"S": hero(at="d3", hands=["crossbow"]), "prepare": unloaded}, []),
    "identifying": (
        "S identifies unidentified-broadsword",
        {"S": hero(at="d3", skills=["secrets-of-magic"], pack=["unidentified-broadsword"])},
        [1, 2],
    ),
}


def played(name: str, *sentences: str) -> Play:
    """Shara does what the sentences say and spends her Action at e3."""
    deed, given, dice = ACTIONS[name]
    play = position(HALL, **{"S": hero(at="d3", hands=["broadsword"]), "dice": dice, **given}).take(*sentences, deed)
    while play.asks() not in ("act", "next-hero", ""):
        play.take("S is done") if play.offers("S is done") else play.on()
    return play


def steps(play: Play) -> list[str]:
    return [act for act in play.acts() if act.startswith("move ")]


@rule("UN-0114")
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_in_the_middle_of_a_move_ends_the_move(name):
    play = played(name, "S moves to e3")
    assert (play.asks(), play.see("S")["action"]) == ("act", False)
    assert not steps(play)


@rule("UN-0114")
@pytest.mark.parametrize("name", ["searching corpses", "identifying", "reloading", "a skill"])
def test_an_action_before_the_move_leaves_the_whole_move(name):
    play = played(name)
    assert not play.see("S")["action"]
    assert play.see("S")["points"] == play.see("S")["movement"]
    assert steps(play)


@rule("UN-0114", "UN-0178")
def test_picking_a_lock_ends_the_move_and_finding_the_door_locked_does_not():
    doors = {"c1": {"state": "locked"}}
    dice = {"S open-lock": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(), doors=doors, dice=dice).take("S moves to c1", "S opens d1")
    assert play.see("S")["action"]
    assert steps(play)
    play.take("S unlocks the door").on()
    assert "s2" in play.see("table")["sections"]
    assert not steps(play)


@rule("UN-0114", "UN-0191", "UN-0201")
def test_breaking_a_door_down_ends_the_move():
    def tried(state: State) -> None:
        state.fixtures = (Fixture("door 0", lock="lock", tried=True, wounds=4),)

    play = position(DOOR, S=hero(hands=["broadsword"]), prepare=tried, dice=[6] * 12).take("S moves to c1")
    play.take("S breaks the door").on()
    assert "s2" in play.see("table")["sections"]
    assert not steps(play)


@rule("UN-0114", "UN-0172", "UN-0175")
def test_opening_an_unexplored_door_or_looking_on_from_an_arrow_interrupts_the_move():
    for board in (DOOR, DOOR.replace("=", "/")):
        play = position(board, S=hero(), dice=[1, 1]).take("S moves to c1")
        play.take("S opens d1" if "=" in board else "S reveals d1")
        assert not play.see("S")["action"]
        assert play.offers("S moves to e1")


@rule("UN-0114", "UN-0286", "UN-0116")
def test_quick_actions_interrupt_the_move_even_in_place_of_the_action():
    play = position(HALL, S=hero(at="d3", hands=["broadsword"], pack=["dagger", "healing-potion"], wounds=1))
    play.take("S moves to e3", "S draws dagger", "S uses healing-potion")
    assert (play.see("S")["action"], play.see("S")["quick"]) == (False, False)
    assert play.offers("S moves to f3")


@rule("UN-0114", "UN-0507")
def test_who_lifts_a_friend_in_the_middle_of_a_move_carries_him_on_in_the_next_turn():
    play = position(HALL, S=hero(at="d3"), B=FALLEN, turn=["S", "S"]).take("S moves to e3", "S carries B")
    assert not steps(play)
    play.take("S ends")
    assert play.see("S")["points"] == play.see("S")["strength"]


@rule("UN-0114", "UN-0284")
@pytest.mark.parametrize("deed", ["S attacks k", "S shoots k"])
def test_attacks_end_a_move_that_has_begun(deed):
    arms, at = (["longbow"], "i3") if "shoots" in deed else (["broadsword"], "f3")
    play = position(HALL, S=hero(at="d3", hands=arms), k=orc(at=at), dice=[6, 5, 1, 1, *[6] * 8])
    play.take("S moves to e3", deed).on()
    assert not steps(play)
