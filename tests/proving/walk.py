"""Moving: a destination or target is declared and the way there is walked square by square."""

from __future__ import annotations

from undercroft.board.bits import Bits, lowest, squares
from undercroft.board.reach import Reach, reach
from undercroft.kernel.events import Moved, Revealed, Turned
from undercroft.kernel.requests import NO_ONE, PASS, Ask, FigureId, Option, Script

from .combat import detect, harm
from .content import KINDS
from .game import ProvingGame
from .state import Activate, Ambush, Face, Reveal, Strike, Turn, TurnEnds, Walk

GO = tuple(Option("go", at=at) for at in range(1024))
CHARGE = tuple(Option("charge", FigureId(who)) for who in range(65))
FACES = tuple(Option("face", n=facing) for facing in (0, 2, 4, 6))
TRAP = {name: Option("trap", what=name) for name in ("snare", "bell", "fog")}

POINTS = 3
ALERT = 3
"""A slinger shoots at whoever charges it and comes this near."""


def heading(stride: int, a: int, b: int) -> int:
    """The facing of a step from a to b."""
    by = b - a
    return 2 if by == 1 else 6 if by == -1 else 4 if by == stride else 0


def declare(game: ProvingGame, who: FigureId) -> Script[None]:
    """Where to?  Any square within reach, or a foe that can be reached and attacked."""
    figures, layout = game.state.figures, game.layout
    figure = figures[who - 1]
    free = game.level.board.floor & ~game.taken
    found = reach(layout.steps, 1 << figure.at, POINTS, free, stop=game.zones_of_foes())
    ends = found.squares
    options = [GO[square] for square in squares(ends & ~(1 << figure.at))]
    if layout.steps.from_(ends) & game.foes_at:
        for foe in game.foes:
            other = figures[foe - 1]
            if layout.around(other.at, KINDS[other.kind].size) & ends:
                options.append(CHARGE[foe])
    chosen: Option = yield Ask("where", figure.seat, options, 0, who)
    if chosen.who:
        other = game.figure(chosen.who)
        goal = layout.around(other.at, KINDS[other.kind].size) & ends
        game.push(Walk(who, way(game, found, goal), chosen.who))
    else:
        game.push(Walk(who, way(game, found, 1 << chosen.at)))


def way(game: ProvingGame, found: Reach, goal: Bits) -> tuple[int, ...]:
    """The shortest way to one of the goals; among equals the lowest squares, from the end backwards."""
    layers = found.layers
    cost = next(n for n, layer in enumerate(layers) if layer & goal)
    here = lowest(layers[cost] & goal)
    path = [here]
    near = game.layout.near
    for n in range(cost - 1, 0, -1):
        here = lowest(near[here] & layers[n] & ~found.stop)
        path.append(here)
    path.reverse()
    return tuple(path) if cost else ()


def walk(game: ProvingGame, entry: Walk) -> None:
    """Go on until the way ends or something comes between."""
    who, path, target = entry.who, entry.path, entry.target
    figure = game.figure(who)
    lit = game.level.lit
    warned, shot = entry.warned, entry.shot
    for n, square in enumerate(path):
        if game.taken >> square & 1:
            return
        if not warned and lit >> figure.at & 1 and not lit >> square & 1:
            game.push(Ambush(who), Walk(who, path[n:], target, True, shot))
            return
        warned = False
        if enter(game, who, square):
            return
        room = game.level.room.get(square)
        rest = path[n + 1 :]
        if room is not None and not game.state.opened >> room & 1:
            game.push(Reveal(room=room, by=who), Walk(who, rest, target, False, shot))
            return
        if target and not shot and defends(game, who, target):
            game.push(Strike(target, who, "shot"), Walk(who, rest, target, False, True))
            return
    if target:
        game.push(Strike(who, target))
    else:
        game.push(Face(who))


def defends(game: ProvingGame, who: FigureId, target: FigureId) -> bool:
    """Does a slinger that is charged shoot now: near enough, and sees who comes?"""
    if game.gone(target) or not game.kind(target).shot:
        return False
    here, there = game.figure(who).at, game.figure(target).at
    return game.level.board.walk(here, there) <= ALERT and game.layout.sight.sees(there, here)


def enter(game: ProvingGame, who: FigureId, square: int, how: str = "walk") -> bool:
    """Step onto a square; whoever falls into a pit goes no further.  The step shows what the square is."""
    state = game.state
    figure = state.figures[who - 1]
    if how == "walk":
        figure.facing = heading(game.level.board.stride, figure.at, square)
    game.stand(who, square)
    if game.told is not None:
        game.tell(Moved, who, (square,), how)
    if square in state.doubtful:
        state.doubtful = tuple(other for other in state.doubtful if other != square)
        game.revealed()
        if square in state.pits:
            state.pits = tuple(other for other in state.pits if other != square)
            state.found += (square,)
            game.tell(Revealed, "pit", square, who)
    if square in state.found:
        harm(game, who, 1, why="pit")
        return True
    return False


def ambush(game: ProvingGame, entry: Ambush) -> Script[None]:
    """The window opens whatever the hand holds; what comes of a trap stops the walk."""
    hand = game.state.hand
    options = [PASS, *[TRAP[card] for card in dict.fromkeys(hand.cards)]]
    chosen: Option = yield Ask("ambush", game.dark, options, who=entry.who, window=True)
    if chosen.act != "trap":
        return
    left = list(hand.cards)
    if chosen.what in left:
        left.remove(chosen.what)
    hand.cards = tuple(left)
    game.discard("traps", chosen.what)
    game.revealed()
    game.tell(Revealed, chosen.what, game.figure(entry.who).at, entry.who)
    if (yield from detect(game, entry.who)):
        game.cut(Turn, TurnEnds)
        game.figure(entry.who).rooted = True
    elif chosen.what == "snare":
        harm(game, entry.who, 1, why="snare")
        game.cut(Turn, TurnEnds)
    elif chosen.what == "bell":
        foe = nearest(game, entry.who)
        if foe:
            game.push(Activate(foe))
    else:
        game.cut(Turn, TurnEnds)


def nearest(game: ProvingGame, who: FigureId) -> FigureId:
    """The foe nearest to a hero, the first among equals."""
    at = game.figure(who).at
    walk_to = game.level.board.walk
    return min(game.foes, key=lambda foe: walk_to(at, game.figure(foe).at), default=NO_ONE)


def face(game: ProvingGame, entry: Face) -> Script[None]:
    """After a walk a hero looks where he likes."""
    figure = game.figure(entry.who)
    chosen: Option = yield Ask("face", figure.seat, FACES, figure.facing >> 1, entry.who)
    figure.facing = chosen.n
    if game.told is not None:
        game.tell(Turned, entry.who, chosen.n)
