"""What a hero may do in a turn."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import squares
from undercroft.kernel.events import Healed, Turned
from undercroft.kernel.requests import Ask, FigureId, Option, Script

from .content import KINDS
from .game import ProvingGame
from .moments import OFFERS, sources
from .rooms import open_door, search
from .state import Strike, Trade, Turn
from .walk import FACES, declare, enter

END = Option("end")
MOVE = Option("move")
SEARCH = Option("search")
TRADE = Option("trade")
OPEN = tuple(Option("open", at=door) for door in range(8))
MELEE = tuple(Option("melee", FigureId(who)) for who in range(65))
SHOT = tuple(Option("shot", FigureId(who)) for who in range(65))
RANGE = 6

LOOK = [[END, *(look for look in FACES if look.n != facing)] for facing in (0, 2, 4, 6)]
"""What a hero can always do: end his turn, or look another way."""


def offered(game: ProvingGame, who: FigureId) -> list[Option]:
    """Everything this hero may do now, as far as he knows."""
    figure, layout = game.figure(who), game.layout
    at = figure.at
    options = LOOK[figure.facing >> 1][:]
    if not figure.rooted and layout.near[at] & game.level.board.floor & ~game.taken:
        options.append(MOVE)
    reached = layout.zone(at, figure.facing) & game.foes_at
    if reached:
        options += [MELEE[foe] for foe in game.among(game.foes, reached)]
    elif KINDS[figure.kind].shot:
        shots(game, at, options)
    state = game.state
    if state.closed:
        options += [OPEN[door] for door in squares(state.closed) if game.level.beside[door] >> at & 1]
    if game.level.chests >> at & 1 and at not in state.searched:
        options.append(SEARCH)
    if layout.near[at] & game.heroes_at and any(other.bag for other in state.figures):
        options.append(TRADE)
    for deed in OFFERS.deeds(sources(figure)):
        deed(game, who, options)
    return options


def shots(game: ProvingGame, at: int, options: list[Option]) -> None:
    """The foes that can be shot at: in range, in sight, nobody in between."""
    sees, walk = game.layout.sight.sees, game.level.board.walk
    for foe in game.foes:
        there = game.figure(foe).at
        if walk(at, there) <= RANGE and sees(at, there, game.taken & ~game.cover(foe)):
            options.append(SHOT[foe])


def turn(game: ProvingGame, entry: Turn) -> Script[None]:
    """One action after another, until none is left or the hero has had enough."""
    who = entry.who
    chosen: Option = yield Ask("act", game.figure(who).seat, offered(game, who), who=who)
    act = chosen.act
    if act == "end":
        return
    if entry.left > 1:
        game.push(Turn(who, entry.left - 1))
    if act == "move":
        yield from declare(game, who)
    else:
        _ACTS[act](game, who, chosen)


def look(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Turn where one stands."""
    game.figure(who).facing = option.n
    game.tell(Turned, who, option.n)


def melee(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Strike at arm's length."""
    game.push(Strike(who, option.who))


def shoot(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Shoot."""
    game.push(Strike(who, option.who, "shot"))


def shove(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Push a foe away; what the square holds shows itself then."""
    enter(game, option.who, option.at, "shove")


def drink(game: ProvingGame, who: FigureId, option: Option) -> None:
    """A potion heals two wounds."""
    figure = game.figure(who)
    healed = min(2, figure.wounds)
    figure.wounds -= healed
    figure.bag = tuple(card for card in figure.bag if card != option.what)
    game.discard("loot", option.what)
    game.tell(Healed, who, healed, KINDS[figure.kind].health - figure.wounds, option.what)


_ACTS: dict[str, Callable[[ProvingGame, FigureId, Option], None]] = {
    "face": look,
    "melee": melee,
    "shot": shoot,
    "shove": shove,
    "drink": drink,
    "open": lambda game, who, option: open_door(game, who, option.at),
    "search": lambda game, who, option: search(game, who),
    "trade": lambda game, who, option: game.push(Trade(who)),
}
