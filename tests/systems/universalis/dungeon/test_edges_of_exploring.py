"""Edges of exploring: where Obstacles lie, who comes from where, what is known for good.  UN-0170 to UN-0702"""

from __future__ import annotations

import pytest

from systems.universalis.build import carried_out, hero, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import ObstacleWindow
from undercroft.systems.universalis.dungeon.arrivals import entries, reinforcements
from undercroft.systems.universalis.dungeon.obstacles import place_of

TWO = rooms([4, 4], 3, {0: (2, "=")})


@rule("UN-0170")
@pytest.mark.parametrize(("way", "sentence"), [("/", "S reveals e2"), ("=", "S opens e2")])
def test_who_has_seen_a_section_does_not_unsee_it(way: str, sentence: str) -> None:
    play = position(rooms([4, 4], 3, {0: (2, way)}), S=hero(at="c2"), turn="S", hand=[])
    play.take("S moves to d2")
    assert play.table.can_undo(play.who("S").seat)
    play.take(sentence)
    assert play.see("table")["sections"] == ["s1", "s2"]
    assert not play.table.can_undo(play.who("S").seat)


@rule("UN-0176", "UN-0178", "UN-0186")
def test_a_door_found_locked_stays_found() -> None:
    play = position(TWO, S=hero(at="c2"), turn="S", doors={"d2": {"state": "locked"}})
    play.take("S moves to d2", "S opens e2")
    assert play.see("table")["sections"] == ["s1"]
    assert not play.table.can_undo(play.who("S").seat)


@rule("UN-0603", "UN-0244")
@pytest.mark.parametrize(("at", "before"), [("a1", {"d2"}), ("h1", {"e2"})])
def test_an_obstacle_at_a_door_lies_on_the_side_that_is_explored(at: str, before: set[str]) -> None:
    play = position(TWO, S=hero(at=at), turn="S")
    laid = place_of(play.game, ObstacleWindow(play.who("S").id, deed="door", access=0))
    assert {play.game.plan.board.name(one) for one in laid} == before


@rule("UN-0315", "UN-0702")
def test_reinforcements_come_only_in_a_combat() -> None:
    play = position(TWO, S=hero(at="a1"), turn="S", explored=["h1"], reserve=20)
    assert carried_out(reinforcements(play.game)) is False
    assert not play.state.creatures


@rule("UN-0619", "UN-0702")
def test_whoever_comes_to_an_explored_section_keeps_away_from_the_access_not_from_a_viewer() -> None:
    play = position(TWO, S=hero(at="a1"), turn="S", explored=["h1"], reserve=20)
    assert [(one.section, one.apart) for one in entries(play.game)] == [(1, True)]
