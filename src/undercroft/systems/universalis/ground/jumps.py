"""Which great jumps are possible from a place: over pits and cliffs, and down to lower floors.  UN-0212 to UN-0216"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, lowest, squares
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.maps.terrain import Terrain
from undercroft.systems.universalis.state import Character

WIDEST = 3
"""How many squares of a pit or cliff can be jumped.  UN-0212"""


class Leap(msgspec.Struct, frozen=True):
    """A jump: where it ends, how far it goes in squares, over which squares of a hole or down how many levels.

    `onto` is who holds the place where it ends; `fall` the squares one may fall on, the nearest to the end first.
    """

    to: int
    far: int
    over: tuple[int, ...] = ()
    drop: int = 0
    onto: FigureId = NO_ONE
    fall: tuple[int, ...] = ()

    @property
    def wide(self) -> int:
        """How many squares wide the obstacle is."""
        return len(self.over)


def leaps(game: Universalis, who: Character) -> list[Leap]:
    """Every jump from where it stands, whatever is left of its move; jumps onto somebody included."""
    found: list[Leap] = []
    if game.terrain.holes:
        found += _across(game, who)
    if game.terrain.sloped:
        found += _down(game, who)
    return found


def _across(game: Universalis, who: Character) -> list[Leap]:
    """Straight over a hole at most 3 squares wide, in any of the eight directions; larger bases go orthogonally."""
    terrain, cover = game.terrain, game.cover(who)
    rows = _rows(terrain, lowest(cover), cover.bit_length() - 1)
    if not rows:
        return []
    holders = _holders(game, who)
    return [leap for by, over in rows for leap in _landing(game, who, by, over, holders)]


@remembered(4096)
def _rows(terrain: Terrain, first: int, last: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The directions in which a hole can be jumped from a base between two squares, and the squares of the hole."""
    directions = terrain.walking.ways() if first == last else terrain.walking.ways()[:4]
    found: list[tuple[int, tuple[int, ...]]] = []
    for by, allowed in directions:
        over: list[int] = []
        here = last if by > 0 else first
        while allowed >> here & 1 and len(over) <= WIDEST:
            here += by
            if not terrain.holes >> here & 1:
                break
            over.append(here)
        else:
            continue
        if over and len(over) <= WIDEST:
            found.append((by, tuple(over)))
    return tuple(found)


def _landing(
    game: Universalis, who: Character, by: int, over: tuple[int, ...], holders: dict[int, FigureId]
) -> list[Leap]:
    """Where a jump over these squares may end: any square beyond the last of them; a larger base straight on."""
    terrain = game.terrain
    fall = _nearest(terrain, over[-1])
    if who.wide:
        width, height = base_of(who)
        to = who.at + by * (len(over) + (width if abs(by) == 1 else height))
        cover = terrain.base(width, height).at(to)
        barred = cover & (~_firm(game, who) | game.occupied(who.id))
        return [] if barred else [Leap(to, len(over) + 1, over, fall=fall)]
    places = terrain.walking.from_(1 << over[-1]) & _firm(game, who)
    board = game.plan.board
    (x, y), (bx, by_) = board.place(over[-1]), board.place(over[-1] + by)
    found = []
    for square in squares(places):
        sx, sy = board.place(square)
        if (sx - x) * (bx - x) + (sy - y) * (by_ - y) > 0:
            found.append(Leap(int(square), len(over) + 1, over, onto=holders.get(int(square), NO_ONE), fall=fall))
    return found


def _firm(game: Universalis, who: Character) -> Bits:
    """Where it may land: for creatures not on a starting or goal square.  UN-1190, UN-1192"""
    firm = game.terrain.standable[who.size]
    return firm if who.hero else firm & ~game.plan.reserved


@remembered(4096)
def _nearest(terrain: Terrain, at: int) -> tuple[int, ...]:
    """The squares of a hole, the nearest to one of them first."""
    board, hole = terrain.board, terrain.pit_of(1 << at)
    return tuple(sorted(map(int, squares(hole)), key=lambda square: (board.distance(at, square), square)))


def _down(game: Universalis, who: Character) -> list[Leap]:
    """Down to an adjacent floor that no step leads to.  UN-0212"""
    terrain = game.terrain
    if who.wide:
        return []
    here = 1 << who.at
    level = terrain.level(here)
    if not level:
        return []
    stepped = 0
    for steps, _ in terrain.ways(who.size):
        stepped |= steps.from_(here)
    lower: Bits = 0
    for there in terrain.levels[:level]:
        lower |= there
    places = terrain.open.from_(here) & lower & _firm(game, who) & ~stepped
    holders = _holders(game, who)
    return [
        Leap(
            int(square),
            1,
            drop=level - terrain.level(1 << square),
            onto=holders.get(int(square), NO_ONE),
            fall=(square,),
        )
        for square in squares(places)
    ]


def _holders(game: Universalis, who: Character) -> dict[int, FigureId]:
    """The squares of everybody but the jumper."""
    return {
        int(square): other.id for other in game.present() if other.id != who.id for square in squares(game.cover(other))
    }
