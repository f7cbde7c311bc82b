"""Moving: a destination or target is declared and the way there is walked square by square."""

from __future__ import annotations

from proving.agenda import Activate, Ambush, Arrive, Face, Reveal, Strike, Turn, TurnEnds, Walk
from proving.cards.library import KINDS
from proving.combat import harm
from proving.game import ProvingGame
from proving.rolls import detect
from undercroft.board.bits import Bits, lowest, squares
from undercroft.board.reach import Reach, reach
from undercroft.crawl.steps import step
from undercroft.crawl.walks import Halt, legs
from undercroft.kernel.events import Moved, Revealed, Turned
from undercroft.kernel.requests import NO_ONE, PASS, Ask, FigureId, Option, Script
from undercroft.kernel.state import Entry

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
        set_out(game, who, way(game, found, goal), chosen.who)
    else:
        set_out(game, who, way(game, found, 1 << chosen.at))


def set_out(game: ProvingGame, who: FigureId, path: tuple[int, ...], target: FigureId = NO_ONE) -> None:
    """The way is cut into legs wherever a slinger shoots or the dark player may have a say."""
    halts: list[Halt[Entry]] = [*shots(game, who, path, target), *ambushes(game, who, path)]
    end = path[-1] if path else game.figure(who).at
    game.push(*legs(path, end, halts, lambda leg, to: Walk(who, leg, target), [Arrive(who, target)]))


def shots(game: ProvingGame, who: FigureId, path: tuple[int, ...], target: FigureId) -> list[Halt[Entry]]:
    """A slinger that is charged shoots once, as soon as whoever comes is near enough and seen."""
    if not target or not game.kind(target).shot:
        return []
    there = game.figure(target).at
    near, sees = game.level.board.walk, game.layout.sight.sees
    for n, square in enumerate(path, 1):
        if near(square, there) <= ALERT and sees(there, square):
            return [Halt(n, square, (Strike(target, who, "shot"),))]
    return []


def ambushes(game: ProvingGame, who: FigureId, path: tuple[int, ...]) -> list[Halt[Entry]]:
    """Before every step out of the light the dark player is asked."""
    lit, here = game.level.lit, game.figure(who).at
    halts: list[Halt[Entry]] = []
    for n, square in enumerate(path):
        if lit >> here & 1 and not lit >> square & 1:
            halts.append(Halt(n, here, (Ambush(who),)))
        here = square
    return halts


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


@step(Walk)
def walk(game: ProvingGame, entry: Walk) -> None:
    """Go along one leg; whatever is in the way or opens under the walker ends the whole walk, and a room that comes to
    light interrupts it."""
    who, path = entry.who, entry.path
    for n, square in enumerate(path):
        if game.taken >> square & 1 or enter(game, who, square):
            game.cut(Turn, TurnEnds)
            return
        room = game.level.room.get(square)
        if room is not None and not game.state.opened >> room & 1:
            game.push(Reveal(room=room, by=who), Walk(who, path[n + 1 :], entry.target))
            return


@step(Arrive)
def arrive(game: ProvingGame, entry: Arrive) -> None:
    """At the end of the way a charge becomes a blow; else the hero looks around."""
    game.push(Strike(entry.who, entry.target) if entry.target else Face(entry.who))


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


@step(Ambush, between=True)
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


@step(Face)
def face(game: ProvingGame, entry: Face) -> Script[None]:
    """After a walk a hero looks where he likes."""
    figure = game.figure(entry.who)
    chosen: Option = yield Ask("face", figure.seat, FACES, figure.facing >> 1, entry.who)
    figure.facing = chosen.n
    if game.told is not None:
        game.tell(Turned, entry.who, chosen.n)
