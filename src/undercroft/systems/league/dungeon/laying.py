"""Laying tiles: what lies behind a door is turned over, the players lay it, and the other cards go on to its doors.

LE-0122 to LE-0128, LE-0137 to LE-0139, LE-0141, LE-0143, LE-0183
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.board.grid import Board, Door
from undercroft.board.layouts import Laid, Layout
from undercroft.board.tiles import Opening
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import draw
from undercroft.kernel.piles import put_pile_under
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script, SeatId
from undercroft.kernel.state import Pile
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import FindAWay, LayTile, NewTile, Spiders
from undercroft.systems.league.dungeon.deck import DECK, card_of, divide, pile_behind, put_back, route, routes
from undercroft.systems.league.dungeon.locks import is_open, know
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.tiles import DOOR_WIDTH, tiles
from undercroft.systems.league.state import Lock

LOST = "lost-cards"
"""The pile of exploration cards to which no door leads.  LE-0142"""

# doors


def leads_on(game: League, door: int) -> bool:
    """Is a door shut with nothing laid beyond it yet, but room to lay something?"""
    exit = game.ground.exit_of(door)
    if exit is None or exit.width != DOOR_WIDTH or is_open(game, door):
        return False
    return all(game.ground.board.contains(x, y) for x, y in exit.beyond())


def may_open(game: League, door: int) -> bool:
    """Can a door be opened at all?  One beyond which nothing lies only as long as cards lie there.  LE-0143"""
    if is_open(game, door):
        return False
    if game.ground.exit_of(door) is None:
        return width(game.ground.board.doors[door]) == DOOR_WIDTH
    return leads_on(game, door) and bool(pile_behind(game, door).cards)


def width(door: Door) -> int:
    """How many squares wide a door is: nothing where a wall has been laid against it."""
    return door.east.bit_count() + door.south.bit_count()


def seat_of(game: League, who: FigureId) -> SeatId:
    """The seat of the hero who explores; the party's where nobody does."""
    return game.hero(who).seat if who else game.party_seat()


# laying


@step(LayTile, after=True)
def lay_tile(game: League, entry: LayTile) -> Script[None]:
    """The top card of the pile at the door is turned over, and the players lay its tile as they like; the other cards
    go on to its doors.  A tile that fits nowhere goes under the pile; if none fits, there is no way on behind the door.

    LE-0122, LE-0137, LE-0138, LE-0183
    """
    exit, piles = game.ground.exit_of(entry.door), game.state.piles
    if exit is None or route(entry.door) not in piles:
        return
    pile = piles[DECK] = piles.pop(route(entry.door))
    unfit: tuple[str, ...] = ()
    for _ in range(len(pile.cards)):
        (tile,) = yield from draw(game, DECK, seat=seat_of(game, entry.who), why="explore")
        ways = placements(game.state.plan, tile, exit)
        if ways:
            put_back(pile, unfit)
            way = yield from choose_way(game, entry.who, tile, ways)
            put_down(game, way, entry.who)
            rest = piles.pop(DECK)
            come_next(game, NewTile(entry.who, len(game.state.plan.laid) - 1, entry.bashed))
            yield from go_on(game, entry.who, rest)
            return
        unfit = (*unfit, tile)
    put_back(pile, unfit)
    wall_up(game, exit)
    turn_back(game, piles.pop(DECK))


def come_next(game: League, entry: NewTile) -> None:
    """What the new tile brings comes next, but for spiders of the cobweb before it.  LE-0210"""
    agenda = game.state.agenda
    if agenda and isinstance(agenda[-1], Spiders):
        game.push(agenda.pop(), entry)
    else:
        game.push(entry)


def choose_way(game: League, who: FigureId, tile: str, ways: list[Laid]) -> Script[Laid]:
    """The players lay a tile as they like where it fits in several ways.  LE-0122"""
    if len(ways) == 1:
        return ways[0]
    corners = list(dict.fromkeys((one.x, one.y) for one in ways))
    options = [Option("lay", what=tile, n=4 * corners.index((one.x, one.y)) + one.turns + 1) for one in ways]
    option: Option = yield Ask("lay", seat_of(game, who), options, who=who, about=tile)
    return ways[next(n for n, offered in enumerate(options) if offered.same(option))]


def placements(plan: Layout, tile: str, exit: Opening) -> list[Laid]:
    """Every way to lay a tile with one of its doors against a door, square by square, so that no door of either is half
    walled up; of ways that come to the same the first.  LE-0123 to LE-0125, LE-G61"""
    found: dict[tuple[object, ...], Laid] = {}
    for way in tiles().placements(plan, tile, exit):
        if all(width(door) in (0, DOOR_WIDTH) for door in tiles().board(plan.with_tile(way)).doors):
            found.setdefault((way.x, way.y, *looks(tiles().shape(way))), way)
    return list(found.values())


@remembered(512)
def looks(shape: Board) -> tuple[object, ...]:
    """A tile as it looks, however its doors are numbered."""
    return (shape.floor, shape.east, shape.south, frozenset(shape.doors), tuple(shape.kinds.items()), shape.levels)


def put_down(game: League, way: Laid, who: FigureId = NO_ONE) -> None:
    """A tile lies; its doors that are no standard doors are known for what they are.  LE-0122, LE-0126, LE-0206"""
    state = game.state
    known = len(game.ground.board.doors)
    state.plan = state.plan.with_tile(way)
    number = len(state.plan.laid) - 1
    card = card_of(game, way.tile)
    if card is not None and card.doors != "door":
        for door in range(known, len(game.ground.board.doors)):
            know(game, Lock(door=door, kind=card.doors))
    game.tell(Revealed, way.tile, game.ground.board.square(way.x, way.y), who, rules=("LE-0137",))
    game.revealed()
    for deed in moments.TILE_LAID.deeds(game.rules):
        deed(game, number)


def wall_up(game: League, exit: Opening) -> None:
    """There is nothing behind a door: it is a wall from now on.  LE-0143"""
    plan = game.state.plan
    for x, y in exit.places():
        plan = plan.shut(game.ground.board.square(x, y), exit.side)
    game.tell(Changed, "walled-up", at=game.ground.board.square(exit.x, exit.y), rules=("LE-0143",))
    game.state.plan = plan


# where the cards go


def go_on(game: League, who: FigureId, rest: Pile) -> Script[None]:
    """The cards that are left go on to the doors of the new tile, divided as evenly as can be; where it has none, to
    other routes.  The players say which door is dealt to first.  LE-0138 to LE-0141, LE-G60"""
    doors = new_doors(game, len(game.state.plan.laid) - 1)
    if not doors or not rest.cards:
        turn_back(game, rest)
        return
    first = 0
    if len(doors) > 1:
        options = [Option("door", at=before(game, door), n=door + 1) for door in doors]
        option: Option = yield Ask("first-door", seat_of(game, who), options, who=who)
        first = doors.index(option.n - 1)
    divide(game, rest, doors[first:] + doors[:first])
    turn_back(game, Pile())


def new_doors(game: League, number: int) -> list[int]:
    """The doors of a tile that lead on."""
    cover = game.ground.covers[number]
    board = game.ground.board
    return [n for n in range(len(board.doors)) if board.beside_door(n) & cover and leads_on(game, n)]


def before(game: League, door: int) -> int:
    """A square before a door, on the side from which it is seen."""
    return squares(game.ground.door_squares(door) & game.ground.board.floor)[0]


def turn_back(game: League, rest: Pile) -> None:
    """A route has come to an end: its cards, and those behind doors that lead nowhere any more, are dealt out under
    the piles of the other routes; if there are none, a way has to be found.  LE-0141 to LE-0143"""
    ended = [door for door in routes(game) if not leads_on(game, door)]
    lost = [rest, *(game.state.piles.pop(route(door)) for door in ended)]
    others = [door for door in routes(game) if may_open(game, door)]
    for pile in lost:
        if pile.cards and others:
            divide(game, pile, others)
        elif pile.cards:
            put_pile_under(game.state.piles.setdefault(LOST, Pile()), pile)
            game.push(FindAWay())
