"""What the log tells is true, in both languages."""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.test_texts import spoken
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Initiative
from undercroft.systems.universalis.dungeon.revealing import throw_away
from undercroft.systems.universalis.state import Fixture, State
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

CELL = "#####\n#S..#\n#...#\n#####"
CHEST = [{"kind": "chest", "at": "c2"}]
DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
CHEST_AT = int(position(CELL, S=hero()).game.plan.board.parse("c2"))


def told(play: Play, language: str) -> str:
    """Everything that happened, read out."""
    voice = Voice(spoken(language), Names())
    voice.names.learn(play.table.scene(0), voice.messages)
    return " ".join(voice.tell(one.event) for one in play.table.told)


def tried(state: State) -> None:
    state.fixtures = (Fixture(f"chest {CHEST_AT}", tried=True), Fixture("door 0", lock="lock", tried=True))


CHESTS = {
    "opened": ("S opens the chest", {"furniture": CHEST}, [6, 6, *[3] * 6]),
    "stays shut": ("S opens the chest", {"furniture": CHEST}, [1, 2]),
    "hit": ("S breaks c2", {"furniture": CHEST, "prepare": tried}, [1] * 9),
    "broken": ("S breaks c2", {"furniture": CHEST, "prepare": tried}, [*[6] * 5, *[3] * 6]),
}


@pytest.mark.parametrize(("language", "chest", "door"), [("en", "chest", "door"), ("it", "forziere", "porta")])
@pytest.mark.parametrize("name", CHESTS)
@rule("UN-0184", "UN-0185", "UN-0193", "UN-0203")
def test_a_chest_is_called_a_chest(name, language, chest, door):
    deed, given, dice = CHESTS[name]
    play = position(CELL, S=hero(hands=["broadsword"]), dice=dice, **given).take(deed)
    story = told(play, language).lower()
    assert chest in story
    assert door not in story


@pytest.mark.parametrize(("language", "door"), [("en", "the door"), ("it", "la porta")])
@pytest.mark.parametrize("face", [1, 6])
@rule("UN-0193", "UN-0201")
def test_a_door_that_is_hit_or_broken_is_named(language, door, face):
    play = position(DOOR, S=hero(hands=["broadsword"]), prepare=tried, dice=[face] * 8).take("S breaks the door")
    assert door in told(play, language).lower()


@pytest.mark.parametrize(("language", "turn"), [("en", "heroes"), ("it", "turno degli eroi")])
@pytest.mark.parametrize(("dice", "acts"), [([2, 1, 5, 4], True), ([6, 5, 2, 1], False)])
@rule("UN-0315", "UN-0316")
def test_reinforcements_do_not_end_the_heroes_turn_nor_begin_a_new_one(language, turn, dice, acts):
    def dark(state: State) -> None:
        state.side = "dark"

    do = [Initiative(newcomers=(FigureId(100),), why="reinforcements")]
    play = position(HALL, S=hero(at="b3"), k=orc(at="h3"), turn="heroes", dice=dice, do=do, prepare=dark)
    assert turn not in told(play, language)
    assert play.who("k").activated is not acts


@pytest.mark.parametrize(("language", "named"), [("en", "discards the Fireball"), ("it", "scarta la palla di fuoco")])
@rule("UN-0677")
def test_a_discarded_card_is_named(language, named):
    play = position(HALL, S=hero(at="b3"), turn="S", reserve=3)
    throw_away(play.game, "fireball", used=False)
    assert named in told(play, language)
