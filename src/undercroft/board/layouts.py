"""How tiles lie, and what has been done to them since: doors put into walls, ways shut, squares blocked or dug out.

A layout is a value for a game's state.  It grows by whole values: every change gives another layout, and what it
means as a board is worked out once (`undercroft.board.tiles`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from undercroft.board.bits import Bits
from undercroft.board.facing import Facing
from undercroft.kernel.ranges import MANY, Number, Spot, Spots, Tag


class Laid(msgspec.Struct, frozen=True):
    """A tile on the canvas: its north-west corner and its quarter turns clockwise."""

    tile: Tag
    x: Number
    y: Number
    turns: Number = 0


class Edge(msgspec.Struct, frozen=True):
    """The east or the south side of a square; the other two are sides of its neighbours."""

    at: Spot
    side: Facing


class Added(msgspec.Struct, frozen=True, omit_defaults=True):
    """A door put into a wall when this many tiles lay; it is numbered after their doors.  A door wider than a square
    goes on from its edge to the east or to the south."""

    edge: Edge
    after: Number
    width: Number = 1

    def edges(self, stride: int) -> tuple[Edge, ...]:
        """The edges it stands on, where squares one below the other are so far apart."""
        along = stride if self.edge.side is Facing.EAST else 1
        return tuple(Edge(self.edge.at + n * along, self.edge.side) for n in range(self.width))


class Layout(msgspec.Struct, frozen=True):
    """The canvas, the tiles on it in the order in which they were laid, and what has changed since.

    The canvas is as large as the dungeon can become, so that squares keep their numbers while it grows.
    """

    width: Number
    height: Number
    laid: Annotated[tuple[Laid, ...], MANY] = ()
    doors: Annotated[tuple[Added, ...], MANY] = ()
    walls: Annotated[tuple[Edge, ...], MANY] = ()
    blocked: Spots = ()
    dug: Spots = ()

    def with_tile(self, laid: Laid) -> Layout:
        """The layout with one more tile.  DO-0271"""
        return msgspec.structs.replace(self, laid=(*self.laid, laid))

    def edge(self, at: int, side: Facing) -> Edge:
        """A side of a square, named from its west or north."""
        if side is Facing.WEST:
            return Edge(at - 1, Facing.EAST)
        if side is Facing.NORTH:
            return Edge(at - self.width - 1, Facing.SOUTH)
        return Edge(at, side)

    def with_door(self, at: int, side: Facing, width: int = 1) -> Layout:
        """The layout with a door on a side of a square and of those next to it, eastwards or southwards, whatever wall
        was there; a door that was shut is one again.  DO-0299, DO-0307, DO-0334, LE-0142
        """
        door = Added(self.edge(at, side), len(self.laid), width)
        edges = door.edges(self.width + 1)
        walls = tuple(other for other in self.walls if other not in edges)
        known = any(added.edge == door.edge for added in self.doors)
        doors = self.doors if known else (*self.doors, door)
        return msgspec.structs.replace(self, doors=doors, walls=walls)

    def shut(self, at: int, side: Facing) -> Layout:
        """The layout with a side of a square walled up, door or not; doors keep their numbers.  DO-0275, DO-0335"""
        edge = self.edge(at, side)
        return self if edge in self.walls else msgspec.structs.replace(self, walls=(*self.walls, edge))

    def unshut(self, at: int, side: Facing) -> Layout:
        """The layout with a side that was shut as the tiles have it again.  DO-0292"""
        edge = self.edge(at, side)
        return msgspec.structs.replace(self, walls=tuple(other for other in self.walls if other != edge))

    def block(self, square: int) -> Layout:
        """The layout with rubble on a square, which nobody enters or sees through any more.  DO-0342"""
        return self if square in self.blocked else msgspec.structs.replace(self, blocked=(*self.blocked, square))

    def clear(self, square: int) -> Layout:
        """The layout with a square cleared of what blocked it.  DO-0345"""
        return msgspec.structs.replace(self, blocked=tuple(other for other in self.blocked if other != square))

    def dig(self, square: int) -> Layout:
        """The layout with the rock of a square dug out to floor: a door in a wall that is a square thick.  DO-0334"""
        return self if square in self.dug else msgspec.structs.replace(self, dug=(*self.dug, square))


def edges(sides: Iterable[Edge]) -> tuple[Bits, Bits]:
    """Sides of squares as sets: the east sides, and the south sides."""
    east = south = 0
    for edge in sides:
        if edge.side is Facing.EAST:
            east |= 1 << edge.at
        else:
            south |= 1 << edge.at
    return east, south
