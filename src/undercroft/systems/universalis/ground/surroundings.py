"""What there is at hand for a character where it stands: doors, edges, furniture.  UN-0134, UN-0170, UN-0238

It depends on the ground alone, so it is found out once for every place of an arrangement of the ground.
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.features import Feature
from undercroft.kernel.remembering import remembered
from undercroft.systems.universalis.ground.fixtures import breaks, contacts
from undercroft.systems.universalis.maps.terrain import CHEST, Terrain, piece_card

LEVER = "lever"


class Surroundings(msgspec.Struct, frozen=True, gc=False):
    """What is at hand from the squares under one base, and what the map holds at all."""

    accesses: bool
    """It stands before a door or an exploration arrow.  UN-0170, UN-0175"""
    doors: bool
    """It is in contact with a door, if only diagonally.  UN-0134"""
    exits: bool
    """It stands on the way out.  UN-0057"""
    edges: bool
    """It stands beside a hole, in one, or above lower ground.  UN-0212"""
    bridges: bool
    """A footbridge is beside it or under it.  UN-0265"""
    marks: bool
    """Something the quest laid out lay beside it at the start, if only at the bottom of a pit.  UN-1181"""
    marked: bool
    """The quest laid something out somewhere, which may have been moved."""
    deep_water: bool
    """There is deep water somewhere.  UN-0151"""
    heights: bool
    """The ground is not level.  UN-1413, UN-1423"""
    dark: bool
    """The map is dark by itself.  UN-0260"""
    chests: bool
    levers: bool
    searchable: bool
    """There is furniture or an element whose card says what a search finds.  UN-0238"""
    movable: bool
    """There is furniture that can be moved.  UN-0261"""
    breakable: bool
    """There is a piece that can be broken, chests included.  UN-0191, UN-0200"""
    people: bool
    """There is somebody to talk to.  UN-0269"""


@remembered(1024)
def surroundings(terrain: Terrain, cover: Bits) -> Surroundings:
    """What is at hand from some squares."""
    plan, near = terrain.plan, terrain.open.from_(cover) | cover
    pieces = terrain.pieces_beside(cover)
    kinds = [(piece.kind, piece_card(piece.kind)) for piece in pieces]
    return Surroundings(
        accesses=bool(terrain.accesses_at(cover)),
        doors=bool(cover & contacts(plan.id)),
        exits=bool(cover & plan.exits),
        edges=bool(cover & terrain.edges),
        bridges=bool(near & terrain.bridges),
        marks=bool(plan.marks) and any((near | terrain.pit_of(near)) >> at & 1 for at in plan.marks),
        marked=bool(plan.marks),
        deep_water=bool(terrain.deep),
        heights=terrain.sloped,
        dark=plan.dark,
        chests=bool([kind for kind, _ in kinds if kind == CHEST]),
        levers=bool([kind for kind, card in kinds if kind == LEVER and card.search]),
        searchable=bool([kind for kind, card in kinds if kind != LEVER and card.search]),
        movable=bool([kind for kind, card in kinds if card.movable]),
        breakable=bool([piece for piece in pieces if _breakable(terrain, piece)]),
        people=bool([kind for kind, card in kinds if card.npc is not None]),
    )


def _breakable(terrain: Terrain, piece: Feature) -> bool:
    return piece.kind == CHEST or breaks(terrain.plan, piece)
