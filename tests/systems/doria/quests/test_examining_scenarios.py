"""Scenarios of authors, looked at before a game is played with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Scenario
from undercroft.systems.doria.quests.examining import scenario_faults

PLAIN: Mapping[str, Any] = {
    "number": 1,
    "start": "a-1",
    "deck": [{"tiles": ["a-2", "c-3"], "n": 1, "any_of": ["a-5", "a-7"]}],
    "puts": [{"tile": "a-2", "at": "c1", "thing": "lamp"}, {"tile": "c-3", "monster": "orc", "mark": "thief"}],
    "things": {"lamp": {"taken": True}, "well": {"needs": "lamp"}},
    "goals": [{"kind": "use", "what": "well"}, {"kind": "bring", "what": "lamp", "to": "exit"}],
}


class Box(dict[object, Any]):
    """The cards of the box with one scenario more."""

    def __missing__(self, section: object) -> Any:
        return library()[section]  # type: ignore[index]


def faults(**changes: Any) -> list[str]:
    scenario = msgspec.convert({**PLAIN, **changes}, Scenario)
    box = Box({SCENARIOS: {"mine": scenario}})
    return [f"{'.'.join(map(str, one.path))}: {one.message}" for one in scenario_faults(box, "mine")]  # type: ignore[arg-type]


@pytest.mark.parametrize("id", list(library()[SCENARIOS]))
def test_the_scenarios_of_the_box_have_no_faults(id):
    assert list(scenario_faults(library(), id)) == []


def test_a_sound_scenario_has_no_faults():
    assert faults() == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"puts": [{"tile": "a-2", "at": "c1", "thing": "lampp"}]}, 'puts.0.thing: unknown thing "lampp"; one of lamp'),
        ({"puts": [{"tile": "b-2", "thing": "lamp"}]}, "puts.0.tile: tile b-2 is neither the start nor in the deck"),
        ({"puts": [{"tile": "a-2", "at": "b2", "thing": "lamp"}]}, "puts.0.at: b2 of tile a-2 is a Wall"),
        ({"puts": [{"tile": "a-2"}]}, "puts.0: neither a monster nor a thing is put there"),
        ({"things": {"lamp": {}, "well": {"needs": "rope"}}}, 'things.well.needs: unknown thing "rope"'),
        ({"things": {"lamp": {}, "well": {}, "exit": {}}}, "things.exit: no thing can be called exit"),
        ({"goals": [{"kind": "use", "what": "wel"}]}, 'goals.0.what: unknown thing "wel"; one of lamp, well'),
        ({"goals": [{"kind": "bring", "what": "lamp", "to": "cave"}]}, 'goals.0.to: unknown thing "cave"'),
        ({"goals": [{"kind": "bring"}]}, 'goals.0.what: unknown thing "nothing"'),
        ({"goals": [{"kind": "reach", "what": "sea"}]}, 'goals.0.what: unknown thing "sea"; one of lamp, well, exit'),
        ({"goals": [{"kind": "defeat", "what": "thieff"}]}, 'goals.0.what: unknown monster "thieff"; one of thief'),
        ({"turns": [{"name": "t", "when": {"used": "wel"}}]}, 'turns.0.when.used: unknown thing "wel"'),
        ({"turns": [{"name": "t", "when": {"defeated": "ork"}}]}, 'turns.0.when.defeated: unknown monster "ork"'),
    ],
)
def test_a_name_or_a_place_that_the_scenario_does_not_have_is_refused(changes, fault):
    (found,) = faults(**changes)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    "goal",
    [
        {"kind": "defeat"},
        {"kind": "defeat", "what": "goblin"},
        {"kind": "defeat", "what": "gorbag"},
        {"kind": "reach", "what": "exit", "n": 0},
        {"kind": "use"},
    ],
)
def test_any_monster_of_the_box_any_thing_and_the_exit_may_be_a_goal(goal):
    assert faults(goals=[goal]) == []
