"""A fight in the open, when enemies waylay the party on the road.  LE-0346, LE-0770, LE-G31"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import QuestStep
from undercroft.systems.league.cards.world import ROAD_EVENTS
from undercroft.systems.league.dungeon.placing import meet, place_troop
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy

NAME = "skirmish"


@moments.SET_UP.on(NAME, rank=QUEST)
def waylaid(game: League) -> None:
    """Enemies are coming."""
    game.push(QuestStep())


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def they_come(game: League, entry: QuestStep) -> Script[None]:
    """The enemies of the event stand in the field.  LE-G31"""
    trip = game.state.trip
    assert trip is not None
    met: list[Enemy] = []
    for troop in game.box[ROAD_EVENTS][trip.foes].foes:
        met += yield from place_troop(game, troop, 0)
    meet(game, met)


@moments.BATTLE_WON.on(NAME, rank=QUEST)
def way_is_free(game: League) -> None:
    """The way is free."""
    game.end(True, "league-way-free")
