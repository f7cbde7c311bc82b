"""Secret doors: where the party is stuck, and where somebody has found one.  LE-0142"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.tiles import Opening
from undercroft.crawl.steps import step
from undercroft.kernel.events import Revealed
from undercroft.kernel.requests import Ask, Option, Script, SeatId
from undercroft.kernel.state import Pile
from undercroft.systems.league.agenda import FindAWay
from undercroft.systems.league.dungeon.deck import add_card, card_of, divide, route
from undercroft.systems.league.dungeon.laying import LOST, leads_on
from undercroft.systems.league.dungeon.locks import know
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.ground import Ground
from undercroft.systems.league.maps.tiles import DOOR_WIDTH, GRASS
from undercroft.systems.league.state import Lock

Side = tuple[int, Facing]
"""The first square of a stretch of wall two squares wide, and the side of the wall."""

WIDE, NARROW = 9, 5
"""There should be room for a large tile beyond the door, or at least for a small one."""


@step(FindAWay, after=True)
def find_a_way(game: League, entry: FindAWay) -> Script[None]:
    """No exploration is possible any more: a secret door is placed in a room of the party's choice, and all cards that
    are left lie behind it.  LE-0142"""
    pile = game.state.piles.pop(LOST, Pile())
    if not pile.cards:
        return
    sides = suitable(game)
    if sides:
        door = yield from put_secret_door(game, game.party_seat(), sides)
        game.state.piles[route(door)] = pile
        return
    doors = [door for door in range(len(game.ground.board.doors)) if leads_on(game, door)]
    if doors:
        divide(game, pile, doors)
    else:
        game.state.piles[LOST] = pile


def find_passage(game: League, seat: SeatId, tile: int) -> Script[None]:
    """A secret door is found in a wall of a tile; behind it lies one of the exploration cards that were left."""
    sides = with_room(game, [tile])
    pile = Pile()
    if not sides or not add_card(game, pile):
        return
    door = yield from put_secret_door(game, seat, sides)
    game.state.piles[route(door)] = pile


def put_secret_door(game: League, seat: SeatId, sides: list[Side]) -> Script[int]:
    """A secret door in one of these walls, as the party chooses; its number."""
    at, side = sides[0]
    if len(sides) > 1:
        options = [Option("secret-door", at=at, n=int(side) + 1) for at, side in sides]
        option: Option = yield Ask("secret-door", seat, options)
        at, side = option.at, Facing(option.n - 1)
    game.state.plan = game.state.plan.with_door(at, side, DOOR_WIDTH)
    edge = game.state.plan.edge(at, side)
    door = next(
        number
        for number, door in enumerate(game.ground.board.doors)
        if (door.east if edge.side is Facing.EAST else door.south) >> edge.at & 1
    )
    know(game, Lock(door=door, kind="secret"))
    game.tell(Revealed, "secret-door", at, rules=("LE-0142",))
    return door


def suitable(game: League) -> list[Side]:
    """Walls where a secret door can be: in rooms; if there is none, anywhere but on the start tile.  LE-0142"""
    numbers = range(1, len(game.state.plan.laid))
    rooms = [n for n in numbers if (card := card_of(game, game.state.plan.laid[n].tile)) is None or card.kind == "room"]
    return with_room(game, rooms) or with_room(game, list(numbers)) or with_room(game, [0])


def with_room(game: League, numbers: list[int]) -> list[Side]:
    """One wall for each side of these tiles, those with room for a large tile beyond before all others."""
    for depth in (WIDE, NARROW):
        found = [side for number in numbers for side in walls(game.ground, number, depth)]
        if found:
            return found
    return []


def walls(ground: Ground, number: int, depth: int) -> list[Side]:
    """For each side of a tile the stretch of wall nearest its middle where a door fits with so much room beyond."""
    found: list[Side] = []
    for side in FOUR:
        stretches = [at for at in squares(bare(ground, number)) if fits(ground, number, at, side, depth)]
        if stretches:
            found.append((stretches[len(stretches) // 2], side))
    return found


def bare(ground: Ground, number: int) -> Bits:
    """The squares of a tile with nothing on them.  LE-0124, LE-0125"""
    furniture = 0
    for there in ground.furniture.values():
        furniture |= there
    return ground.tile_squares(number) & ~(furniture | ground.pits | ground.levers | ground.board.kind(GRASS))


def fits(ground: Ground, number: int, at: int, side: Facing, depth: int) -> bool:
    """Can a door of two squares stand here: wall on both, nothing before it, and so much room beyond?"""
    board, floor = ground.board, bare(ground, number)
    column, row = board.place(at)
    door = Opening(column, row, side, DOOR_WIDTH)
    inside = [board.square(x, y) for x, y in door.places()]
    if not all(floor >> square & 1 and walled(ground, square, side) for square in inside):
        return False
    along = side in (Facing.NORTH, Facing.SOUTH)
    for far in range(1, depth + 1):
        for aside in range(-(depth // 2), depth // 2 + 2):
            x = column + side.column * far + aside * along
            y = row + side.row * far + aside * (not along)
            if not board.contains(x, y) or ground.tile(board.square(x, y)) >= 0:
                return False
    return True


def walled(ground: Ground, at: int, side: Facing) -> bool:
    """Is there a wall on a side of a square, and no door, nor one behind which there was only rock?"""
    edge = ground.plan.edge(at, side)
    if edge in ground.plan.walls:
        return False
    return bool((ground.board.east if edge.side is Facing.EAST else ground.board.south) >> edge.at & 1)
