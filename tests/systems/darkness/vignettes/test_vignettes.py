"""Positions of vignettes: what they say in short, and what is wrong with those that cannot be set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from systems.darkness.build import SYSTEM
from undercroft.kernel.system import StageError
from undercroft.kernel.table import Table
from undercroft.systems.darkness.system import DarknessSystem

BOARD = "#####\n#* d#\n#####\n"


def written(**changes: Any) -> Mapping[str, Any]:
    position: dict[str, Any] = {
        "board": BOARD,
        "figures": {"B": {"hero": "bjorn"}, "k": {"foe": "orc-flayers-1a", "at": "b1", "gear": "hammer"}},
        "turn": "B",
    }
    return {**position, **changes}


def test_a_hero_of_whom_nothing_is_said_is_as_at_the_start_of_a_game() -> None:
    state, _, names = SYSTEM.stage(written())
    one = state.heroes[names["B"] - 1]
    assert (one.at, one.health, one.xp, one.actions) == (0, 5, 0, 3)
    assert (one.body, one.hands) == ("leather-armor", ("boar-spear",))


def test_cards_that_somebody_holds_are_not_in_the_decks() -> None:
    state, setup, _ = SYSTEM.stage(written(market=["fire-sword"]))
    assert "hammer" not in state.piles["treasure-1"].cards
    assert "fire-sword" not in state.piles["treasure-2"].cards
    assert "orc-flayers-1a" not in state.piles["guard-1"].cards
    SYSTEM.check(Table(SYSTEM, setup, state=state).game)


def test_a_list_of_turns_is_done_in_order() -> None:
    state, _, _ = SYSTEM.stage(written(turn=["B", "enemies", "end"]))
    assert [type(entry).__name__ for entry in reversed(state.agenda)] == [
        "HeroTurn",
        "EndHeroTurn",
        "EnemiesPhase",
        "EndPhase",
    ]


@pytest.mark.parametrize(
    ("changes", "path", "message"),
    [
        ({"turn": "S"}, ("turn",), 'unknown turn "S"'),
        ({"levle": 2}, ("levle",), "did you mean level"),
        ({"board": "#####\n#* ?#\n#####\n"}, ("board",), "no Zone"),
        ({"quest": "black-widow"}, ("board",), "one of them"),
        ({"figures": {"B": {"hero": "bjron"}}}, ("figures",), 'no hero "bjron"'),
        ({"figures": {"B": {"hero": "bjorn", "at": "z9"}}}, ("figures", "B", "at"), "names no zone"),
        ({"figures": {"B": {"hero": "bjorn", "xp": "many"}}}, ("figures", "B", "xp"), "expected a whole number"),
        ({"figures": {"B": {"hero": "bjorn", "pack": ["rope"]}}}, ("figures", "B", "pack"), 'unknown card "rope"'),
        ({"figures": {"B": {"hero": "bjorn", "skills": {"dance": 1}}}}, ("figures", "B", "skills"), 'line "dance"'),
        ({"figures": {"B": {"hero": "bjorn", "skills": {"charge": 4}}}}, ("figures", "B", "skills"), "3 skills, not 4"),
        ({"first": "k"}, ("first",), 'unknown hero "k"'),
    ],
)
def test_a_position_that_cannot_be_set_up_says_where_and_why(
    changes: Mapping[str, Any], path: tuple[str, ...], message: str
) -> None:
    with pytest.raises(StageError, match=message) as caught:
        DarknessSystem().stage(written(**changes))
    assert caught.value.path == path


def test_a_sentence_that_means_several_choices_is_not_clear() -> None:
    figures = {"B": {"hero": "bjorn", "hands": ["mace", "short-sword"], "pack": ["hatchet"]}}
    state, setup, names = SYSTEM.stage(written(figures=figures))
    table = Table(SYSTEM, setup, state=state)
    assert table.ask is not None
    option = SYSTEM.phrase(table.game, "B trades", names, table.ask)
    assert option is not None
    table.answer(option)
    assert table.ask is not None
    with pytest.raises(StageError, match="not clear"):
        SYSTEM.phrase(table.game, "B wears hatchet", names, table.ask)


def test_facts_are_known_of_figures_zones_the_fight_and_the_table() -> None:
    state, setup, names = SYSTEM.stage(written())
    game = Table(SYSTEM, setup, state=state).game
    known = {name: SYSTEM.observe(game, name, names) for name in ("B", "k", "orc-flayers-1a", "b1", "fight", "table")}
    assert all(known.values())
    assert SYSTEM.observe(game, "nobody", names) is None
