"""What the scene tells of the ground, of ways over it, and of quests and heroes."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import Play, hero, orc, position
from undercroft.crawl.letters import letter
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import GridBoard
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.scene.icons import icons
from undercroft.systems.universalis.scene.wording import explain
from undercroft.systems.universalis.state import State
from undercroft.text.messages import messages
from undercroft.text.names import square

STAIR = "#######\n#.....#\n#.12..#\n#.....#\n#######"
MARSH = "########\n#S.,,..#\n########"


def begun(quest: str) -> GridBoard:
    """The board of a quest at its beginning."""
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup(quest, 2, "scene"))
    board = table.scene(SeatId(0), 0).board
    assert isinstance(board, GridBoard)
    return board


def test_squares_of_outdoor_sections_lie_under_the_open_sky_and_no_others():
    outdoors = begun("the-winter-road")
    assert set(outdoors.sky) == {at for at, sign in enumerate(outdoors.floor) if sign != " "}
    assert begun("the-broken-tusk").sky == ()


@pytest.mark.parametrize("quest", [quest.id for quest in SYSTEM.quests()])
def test_a_square_of_the_scene_is_called_as_on_the_sheet_of_the_quest(quest: str):
    sheet, shown = plan_of(quest).board, begun(quest)
    known = [at for at, sign in enumerate(shown.floor) if sign != " "]
    assert [square(shown, at) for at in known] == [sheet.name(at) for at in known]


def test_nobody_learns_how_high_a_section_is_before_it_is_seen():
    assert max(plan_of("the-seventh-candle").board.level(at) for at in range(300)) == 2
    assert set(begun("the-seventh-candle").heights) == {0}


def test_stairs_are_told_with_the_height_of_each_step():
    play = position(STAIR, turn="S", stairs=[["c3", "d3"]], S=hero(at="b2"))
    board = play.table.scene(SeatId(0), 0).board
    assert isinstance(board, GridBoard)
    steps = [at for at, sign in enumerate(board.floor) if sign == "="]
    assert [board.heights[at] for at in steps] == [1, 2]


def test_trees_stand_outdoors_where_columns_stand_indoors():
    board = begun("the-kings-eye")
    inside = {at for at, sign in enumerate(board.floor) if sign != " "} - set(board.sky)
    columns = {at for feature in board.features if feature.kind == "column" for at in feature.cells}
    trees = {at for feature in board.features if feature.kind == "tree" for at in feature.cells}
    assert trees <= set(board.sky)
    assert columns
    assert not columns & (set(board.sky) | inside)


def cost(board: str, to: str) -> str:
    """What is told of a walk of Shara."""
    play = position(board, turn="S", S=hero())
    ask, at = play.table.ask, int(play.game.plan.board.parse(to))
    assert ask is not None
    assert Option("move", at=at) in ask.options
    return SYSTEM.explain(play.game, ask, Option("move", at=at))


@pytest.mark.parametrize(("to", "told"), [("c2", "explain-walk:1"), ("d2", "explain-walk:3 explain-rough:1")])
def test_a_move_is_told_with_what_it_costs_and_what_difficult_ground_adds(to, told):
    assert cost(MARSH, to) == told


def test_a_move_past_an_ally_is_told_to_cost_more():
    play = position("########\n#ST....#\n########", turn="S", S=hero(), T=hero("taeral"))
    at = int(play.game.plan.board.parse("d2"))
    told = SYSTEM.explain(play.game, play.table.ask, Option("move", at=at))
    assert told == "explain-walk:3 explain-slowed:1"


@pytest.mark.parametrize("shelf", [FURNITURE, ELEMENTS])
def test_every_piece_on_the_floor_has_an_icon(shelf):
    assert {id for id in library()[shelf] if not icons().get(id)} == set()


def test_a_hero_is_told_with_race_and_class():
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup("the-broken-tusk", 1, "scene"))
    said = messages("en", "universalis")
    cards = SYSTEM.heroes({})
    sheet = table.scene(SeatId(0), 0).sheets[0]
    assert sheet.role in {card.role for card in cards}
    assert said.phrase(sheet.role) == "Dwarf, Runic Master"


ORCS = "#######\n#.kml.#\n#..S..#\n#######"


def letters(play: Play) -> dict[str, str]:
    """The letters on the bases of the creatures, as a seat and a spectator see them."""
    mine, watching = (play.table.scene(SeatId(seat)).figures for seat in (0, -1))
    assert [figure.letter for figure in mine] == [figure.letter for figure in watching]
    known = {id: name for name, id in play.names.items()}
    return {known[figure.id]: figure.letter for figure in mine if figure.side == "foe"}


def test_letters_of_creatures_stay_when_one_of_them_dies():
    play = position(ORCS, turn="S", S=hero(), k=orc(wounds=2), m=orc(), l=orc(), dice=[6, 5, 1, 2] + [6] * 6)
    assert letters(play) == {"k": "A", "m": "B", "l": "C"}
    play.take("S attacks k").on()
    assert letters(play) == {"m": "B", "l": "C"}


def test_a_creature_alone_of_its_kind_has_no_letter_and_gets_the_first_when_another_comes():
    play = position(ORCS.replace("ml", ".."), turn="S", S=hero(), k=orc())
    assert letters(play) == {"k": ""}
    play.names["m"] = new_creature(play.game, play.who("k").card, 0, play.who("k").at + 1).id
    assert letters(play) == {"k": "A", "m": "B"}


def test_after_z_come_letters_in_pairs():
    assert [letter(n) for n in (0, 1, 25, 26, 27, 52)] == ["A", "B", "Z", "AA", "AB", "BA"]


def test_a_creature_is_chosen_with_its_sheet_in_sight():
    play = position(ORCS, turn="S", S=hero(), k=orc(), m=orc(), l=orc())
    phrase = explain(play.game, Ask("bring", SeatId(1), ()), Option("bring", what="orc-champion"))
    stats = person("orc-champion").stats
    for language in ("en", "it"):
        said = messages(language, "universalis")
        told = said.phrase(phrase)
        for name in ("combat", "strength", "armor", "vitality"):
            assert f"{said.say(f'universalis-{name}')}: {getattr(stats, name)}" in told
        assert said.text("universalis-creature-orc-champion", "text") in told
        assert not said.missing
