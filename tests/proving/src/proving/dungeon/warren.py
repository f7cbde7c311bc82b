"""The warren: a dungeon that grows tile by tile, and turns drawn out of a bag."""

from __future__ import annotations

from proving.agenda import Activate, Lay, NextHero, NextToken
from proving.cards.library import BROODS
from proving.dungeon.placing import place
from proving.game import ProvingGame
from proving.maps.tiles import GOAL, TILES
from undercroft.board.bits import squares
from undercroft.board.facing import FOUR, Facing
from undercroft.board.layouts import Laid
from undercroft.board.tiles import Opening, by_width, openings
from undercroft.crawl.decks import Bag
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import draw
from undercroft.kernel.piles import put_under
from undercroft.kernel.requests import Ask, FigureId, Option, Script

ORDER = Bag("order", "monsters")
HERO, FOE = "hero", "foe"
FALLS = "quiet"
"""Where nobody lives the roof comes down."""


# tiles


def beyond(game: ProvingGame, door: int) -> Opening | None:
    """The exit behind a door, if no tile lies there."""
    plan, board = game.plan, game.level.board
    there = board.doors[door]
    for exit in TILES.exits(plan):
        edge = plan.edge(board.square(exit.x, exit.y), exit.side)
        if (there.east if edge.side is Facing.EAST else there.south) >> edge.at & 1:
            return exit
    return None


def explore(game: ProvingGame, who: FigureId, door: int) -> None:
    """Behind a door that leads nowhere yet a tile will lie."""
    exit = beyond(game, door)
    if exit is not None:
        game.push(_lay(game, who, exit, len(game.plan.laid)))


def _lay(game: ProvingGame, who: FigureId, exit: Opening, since: int) -> Lay:
    return Lay(who, game.level.board.square(exit.x, exit.y), int(exit.side), exit.width, since)


@step(Lay)
def lay(game: ProvingGame, entry: Lay) -> Script[None]:
    """Draw a tile and lay it against the exit, however the opener likes; what fits nowhere leaves a wall."""
    plan = game.plan
    exit = Opening(*game.level.board.place(entry.at), Facing(entry.side), entry.width)
    cards = yield from draw(game, "tiles", why="explore")
    if not cards:
        wall_up(game, exit)
        return
    gaps = openings(TILES.tiles[cards[0]])
    ways = TILES.placements(plan, cards[0], exit, by_width(gaps))
    if not ways:
        put_under(game.state.piles["tiles"], tuple(cards), shown=True)
        wall_up(game, exit)
        return
    chosen = ways[0]
    if len(ways) > 1:
        square = game.level.board.square
        options = [Option("lay", at=square(way.x, way.y), what=way.tile, n=way.turns + 1) for way in ways]
        option: Option = yield Ask("lay", game.figure(entry.who).seat, options, who=entry.who)
        chosen = ways[options.index(next(one for one in options if one.same(option)))]
    put_down(game, chosen, entry)
    yield from populate(game, entry)


def put_down(game: ProvingGame, tile: Laid, entry: Lay) -> None:
    """A tile lies; its doors are closed but those to tiles laid with it."""
    known = len(game.level.board.doors)
    game.replan(game.plan.with_tile(tile))
    fresh = ((1 << len(game.level.board.doors)) - 1) & -(1 << known)
    together = TILES.doors_between(game.plan, range(entry.since, len(game.plan.laid)))
    game.close(game.state.closed | fresh & ~together)
    game.revealed()
    game.tell(Revealed, tile.tile, game.level.board.square(tile.x, tile.y), entry.who)


def populate(game: ProvingGame, entry: Lay) -> Script[None]:
    """Open sides are covered first; then somebody may live on the new tile, and a way on is found if none is left."""
    number = len(game.plan.laid) - 1
    open_sides = [exit for exit in TILES.exits(game.plan) if exit.width > 1]
    if open_sides:
        game.push(_lay(game, entry.who, open_sides[0], entry.since))
    there = TILES.cover(game.plan, game.plan.laid[number]) & game.level.board.floor & ~game.taken
    if game.plan.laid[number].tile == GOAL:
        fits = game.level.large.fits(there, game.layout.steps)
        bring(game, "ogre", squares(fits)[0])
    else:
        cards = yield from draw(game, "brood", why="room", refill="map")
        game.discard("brood", *cards)
        free = squares(there)
        placed = [bring(game, kind, free.pop()) for card in cards for kind in BROODS.get(card, ()) if free]
        game.push(*(Activate(who) for who in placed if who))
        if FALLS in cards and free:
            game.replan(game.plan.block(free[len(free) // 2]))
            game.tell(Changed, "rubble", at=free[len(free) // 2], now=1)
    if not open_sides:
        find_a_way(game)


def bring(game: ProvingGame, kind: str, at: int) -> FigureId | None:
    """A foe comes, and its token goes into the bag."""
    who = place(game, kind, at)
    if who is not None:
        ORDER.add(game, FOE)
    return who


def wall_up(game: ProvingGame, exit: Opening) -> None:
    """An exit that leads nowhere is a wall."""
    board, plan = game.level.board, game.plan
    for x, y in exit.places():
        plan = plan.shut(board.square(x, y), exit.side)
    game.replan(plan)
    find_a_way(game)


def find_a_way(game: ProvingGame) -> None:
    """If no unopened door is left and the den is not found, there is a secret door in the middle of a wall of the tile
    laid last, or of one before it, on a side without a neighbour."""
    plan, board = game.plan, game.level.board
    if TILES.exits(plan) or GOAL not in game.state.piles["tiles"].cards:
        return
    taken = TILES.taken(plan)
    for tile in reversed(plan.laid):
        for side in FOUR:
            x, y = middle(tile, side)
            at, outside = board.square(x, y), (x + side.column, y + side.row)
            free = board.contains(*outside) and not taken >> board.square(*outside) & 1
            if free and board.floor >> at & 1 and plan.edge(at, side) not in plan.walls:
                game.replan(plan.with_door(at, side))
                game.close(game.state.closed | 1 << len(game.level.board.doors) - 1)
                game.tell(Revealed, "secret-door", at)
                return


def middle(tile: Laid, side: Facing) -> tuple[int, int]:
    """Column and row of the square in the middle of a side of a tile."""
    shape = TILES.shape(tile)
    across, down = shape.width - 1, shape.height - 1
    return (
        tile.x + (across if side is Facing.EAST else 0 if side is Facing.WEST else across // 2),
        tile.y + (down if side is Facing.SOUTH else 0 if side is Facing.NORTH else down // 2),
    )


def clear(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Rubble is cleared away."""
    game.replan(game.plan.clear(option.at))
    game.tell(Changed, "rubble", at=option.at, was=1)


def rubble(game: ProvingGame, at: int) -> list[Option]:
    """Rubble next to a square can be cleared."""
    if game.state.plan is None:
        return []
    walk = game.level.board.walk
    return [Option("clear", at=there) for there in game.state.plan.blocked if walk(at, there) == 1]


# whose turn it is


@step(NextToken)
def next_token(game: ProvingGame, entry: NextToken) -> Script[None]:
    """A token is drawn; one of that side who has not acted acts, until the bag is empty."""
    token = yield from ORDER.draw(game, why="order")
    if not token:
        return
    game.push(entry)
    if token == HERO:
        game.push(NextHero(once=True))
        return
    foe = next((who for who in game.foes if not game.figure(who).acted), None)
    if foe is not None:
        game.figure(foe).acted = True
        game.push(Activate(foe))
