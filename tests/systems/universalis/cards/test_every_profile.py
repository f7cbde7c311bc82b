"""Every profile of every faction can be placed, is activated and fights; every row of every Spawn Table can come."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, hero, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.cards.definitions import CREATURES, FACTIONS
from undercroft.systems.universalis.dungeon.placing import places_for

PROFILES = list(BOX[CREATURES])
ROOM = rooms([3, 8], 8, {0: (4, "/")})
DICE = [n * 5 % 6 + 1 for n in range(600)]
FIGHTS = {"attack", "shot", "throw", "cast", "damage", "trap-damage", "grab", "strength", "helps", "mislead"}
GROUPS = [
    (faction, row, column)
    for faction, sheet in BOX[FACTIONS].items()
    for row in sheet.spawn
    for column in ("wandering", "spotted", "special")
]


@rule("UN-G46", "UN-0681")
@pytest.mark.parametrize("card", PROFILES)
def test_a_profile_can_be_placed_in_a_room(card):
    play = position(ROOM, T=hero("taeral", at="c4"), turn="T", explored=["d4"])
    entry = Encounter(play.names["T"], section=1, access=0)
    ((_, at),) = places_for(play.game, entry, [(card, 0)])
    assert play.game.plan.sections[1].squares >> at & 1


@pytest.mark.parametrize("card", PROFILES)
def test_a_profile_fights_when_it_is_activated(card):
    people = {"S": hero(at="e4", fortune=0), "T": hero("taeral", at="d6", fortune=0)}
    play = position(HALL, turn=["k", "k"], dice=DICE, k={"creature": card, "at": "h5"}, **people).finish()
    assert FIGHTS & {event.why for event in play.events("rolled")}


@rule("UN-0664", "UN-G45")
@pytest.mark.parametrize(("faction", "row", "column"), GROUPS)
def test_a_row_of_a_spawn_table_finds_room(faction, row, column):
    play = position(ROOM, T=hero("taeral", at="c4"), turn="T", explored=["d4"], faction=faction)
    posses = getattr(BOX[FACTIONS][faction].spawn[row], column)
    group = [(posse.creature, posse.set) for posse in posses for _ in range(posse.n)]
    entry = Encounter(play.names["T"], section=1, access=0)
    assert len(places_for(play.game, entry, group)) == len(group)
