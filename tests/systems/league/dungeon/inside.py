"""Positions inside a dungeon: a tile lies behind the first door, which stands open, and heroes stand on it.

    play = inside("guard-room", behind=("crypt", "fork"), W=hero(), stand={"W": "c1"}, dice={"W open": [3, 2]})
    play.choose("open", n=2)

Squares are named from the corner of the tile as it is drawn; its doors are numbered from 1 on, in reading order, but
for the one towards the start tile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from systems.league.build import KEYS, Play, Prepare, hero, position
from systems.staging import Dice
from undercroft.board.layouts import Laid, Layout
from undercroft.kernel.state import Entry, Pile
from undercroft.systems.league.dungeon.deck import route
from undercroft.systems.league.dungeon.laying import placements
from undercroft.systems.league.maps.tiles import tiles
from undercroft.systems.league.state import Lock, State

QUEST = "the-cellar"


def inside(
    tile: str = "guard-room",
    *,
    stand: Mapping[str, str] | None = None,
    behind: Sequence[str] = (),
    door: int = 1,
    traps: Sequence[str] = (),
    locks: Sequence[Lock] = (),
    dice: Dice | None = None,
    turn: str | list[str] = "W",
    do: Sequence[Entry] | None = None,
    prepare: Prepare | None = None,
    **given: Any,
) -> Play:
    """A position on a tile: `behind` lies behind its door of this number, `traps` are the next trap cards."""
    if not any(isinstance(one, dict) and name not in KEYS for name, one in given.items()):
        given["W"] = hero()
    people = [name for name, one in given.items() if isinstance(one, dict) and "hero" in one]
    places = stand or {}

    def lay(state: State) -> None:
        state.plan = laid_behind(state.plan, tile)
        state.locks = (Lock(door=0, tried=True, open=True), *locks)
        state.entered = True
        state.quest = {"task": 0}
        for name, model in zip(people, state.party, strict=True):
            if name in places:
                model.at = on_tile(state.plan, 1, places[name])
        if behind:
            state.piles[route(door)] = Pile(tuple(behind)[::-1])
        state.piles["traps"] = Pile(tuple(traps)[::-1])
        state.piles.setdefault("rooms", Pile())
        state.piles.setdefault("corridors", Pile())
        if prepare is not None:
            prepare(state)

    return position(quest=QUEST, turn=turn, dice=dice, do=do, prepare=lay, **given)


def laid_behind(plan: Layout, tile: str) -> Layout:
    """The layout with a tile behind its first exit, as it is drawn if it fits so."""
    ways = placements(plan, tile, tiles().exits(plan)[0])
    return plan.with_tile(min(ways, key=lambda way: way.turns))


def on_tile(plan: Layout, number: int, name: str) -> int:
    """A square of a laid tile by its name on the tile as it is drawn."""
    laid: Laid = plan.laid[number]
    return int(tiles().spot(plan, laid, tiles().tiles[laid.tile].parse(name)))


def at(play: Play, name: str, number: int = 1) -> int:
    """A square of a tile by its name on the tile as it is drawn."""
    return on_tile(play.state.plan, number, name)
