"""Footbridges: laid over a pit or an abyss, taken away, and broken by heavy feet.  UN-0264 to UN-0268"""

from __future__ import annotations

from undercroft.board.bits import Bits, Square, squares
from undercroft.board.features import Feature
from undercroft.board.reach import flood
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Roll, Script
from undercroft.systems.universalis.agenda import Cross, Fall
from undercroft.systems.universalis.cards.sizes import HUGE, LARGE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.maps.terrain import FOOTBRIDGE
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character

DEPTH = 4
"""How deep one falls from a footbridge: into a pit.  UN-0297"""


def lay(game: Universalis, over: tuple[int, ...]) -> None:
    """Lay a footbridge over these squares of a hole.  UN-0264, UN-0266"""
    ground = game.state.ground
    for square in over:
        ground = ground.with_feature(Feature(FOOTBRIDGE, Square(square)))
    game.lay(ground)


def bridge_at(game: Universalis, at: int) -> Bits:
    """All squares of the footbridge to which this square belongs."""
    return flood(game.terrain.open, 1 << at, game.terrain.bridges)


def take_away(game: Universalis, at: int) -> None:
    """The footbridge there is gone, and whoever stands on it falls.  UN-0265, UN-0267"""
    gone = bridge_at(game, at)
    ground = game.state.ground
    for square in squares(gone):
        ground = ground.without_feature(Feature(FOOTBRIDGE, square))
    game.lay(ground)
    game.tell(Changed, "bridge-gone", now=at, rules=("UN-0267",))
    for who in game.present():
        if game.cover(who) & gone:
            game.push(Fall(who.id, height=DEPTH))


def crosses(game: Universalis, who: Character, way: tuple[int, ...], to: int) -> int:
    """The first footbridge square on the way of a Large character; -1 where there is none.  UN-0267"""
    bridges = game.terrain.bridges
    if not bridges or who.size < LARGE:
        return -1
    under = game.terrain.base(*base_of(who)).at(to) & bridges & ~game.cover(who)
    ahead = [square for square in way if bridges >> square & 1] + [int(square) for square in squares(under)]
    return ahead[0] if ahead else -1


@step(Cross, after=True)
def cross(game: Universalis, entry: Cross) -> Script[None]:
    """A Large creature crosses a footbridge: on a 1 it collapses.  UN-0267"""
    who = game.character(entry.who)
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "footbridge")
    if face == 1:
        break_through(game, who, entry.at)


def tread(game: Universalis, who: Character) -> None:
    """Under a Huge creature every footbridge breaks.  UN-0268"""
    under = game.cover(who) & game.terrain.bridges
    if under and who.size >= HUGE:
        break_through(game, who, int(squares(under)[0]))


def break_through(game: Universalis, who: Character, at: int) -> None:
    """The footbridge breaks where a character steps on it: the character falls, and its move is over."""
    if not game.cover(who) >> at & 1:
        board = game.plan.board
        shape = game.terrain.base(*base_of(who))
        others = game.occupied(who.id)
        places = [
            int(anchor) for anchor in squares(shape.touching(1 << at) & board.floor) if not shape.at(anchor) & others
        ]
        who.at = min(places, key=lambda anchor: (board.distance(anchor, who.at), anchor), default=who.at)
        game.tell(Moved, who.id, (who.at,), "fall", rules=("UN-0267",))
    active = game.state.active
    if active is not None and active.who == who.id:
        active.halted = active.over = True
    take_away(game, at)
