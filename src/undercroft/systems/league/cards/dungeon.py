"""The dungeon as it is printed: exploration cards with their tiles, furniture.  LE-G19, LE-G20"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free
from undercroft.crawl.cards import Icon

Drawing = Annotated[str, Free("a drawing"), Meta(max_length=1_200)]
TileKind = Literal["start", "room", "corridor", "objective"]


class TileCard(Entry, frozen=True, kw_only=True):
    """An exploration card: its tile square by square, how it changes the chance of an encounter.  A room marked B is
    used only where a quest names it.  LE-0129, LE-0130, LE-0313, LE-G19"""

    kind: TileKind
    drawing: Drawing
    b: bool = False
    encounter: Annotated[int, Meta(ge=-100, le=100)] = 0


class FurnitureCard(Entry, frozen=True, kw_only=True):
    """A piece of furniture or an obstacle: the sign that draws it, whether it stops sight, counts as half-height cover,
    may be climbed and entered, may be searched.  LE-0150, LE-0151, LE-G20"""

    sign: Annotated[str, Free("a drawing"), Meta(min_length=1, max_length=1)]
    blocks_sight: bool = False
    half_height: bool = False
    entered: bool = False
    searched: bool = False
    icon: Icon = "wooden-crate"


TILES = Section("tiles", TileCard, files="tiles", kind="tile")
FURNITURE = Section("furniture", FurnitureCard, file="furniture.yaml", kind="furniture")
