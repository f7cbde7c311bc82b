"""Going along a way: square by square, with all that stops a model or happens to it on the way.

Whoever may shoot from overwatch, a piece of furniture to climb, a trap: each says where it wants a halt, as
`crawl.walks` has it, and what happens there may end the walk.

LE-0146, LE-0151 to LE-0153, LE-0269, LE-0270, LE-0332, LE-0336, LE-0413
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.board.bits import Bits, lowest
from undercroft.board.facing import Facing
from undercroft.board.reach import nearest
from undercroft.crawl.game import is_hero
from undercroft.crawl.steps import step
from undercroft.crawl.walks import Halt, legs
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.state import Entry
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import ArriveCharging, Climb, Overwatch, SpringTrap, Walk, WatchDone
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.game import League
from undercroft.systems.league.ground import walking
from undercroft.systems.league.ground.control import zone_of
from undercroft.systems.league.ground.sight import sees_square
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import TRAP, Enemy, Hero

ON_THE_WAY = (Walk, Climb, Overwatch, WatchDone, ArriveCharging)
"""What a walk consists of, and what it leads to."""


def go(game: League, model: Hero | Enemy, path: tuple[int, ...], then: Iterable[Entry] = ()) -> None:
    """A model goes along a way, and `then` follows if nothing stops it.  LE-0146, LE-0332, LE-0336"""
    halts = [*_climbs(game, model, path), *_watched(game, model, path), *_traps(game, model, path)]
    game.push(*legs(path, path[-1] if path else model.at, halts, lambda way, to: Walk(model.id, way), then))


# halts


def _climbs(game: League, model: Hero | Enemy, path: tuple[int, ...]) -> Iterator[Halt[Entry]]:
    """Before every piece of furniture that a model gets onto, where it could stay.  LE-0151, LE-0152, LE-G62"""
    furniture = high_squares(game)
    if not furniture or walking.flies(game, model):
        return
    base, last = game.base(model), model.at
    for n, square in enumerate(path):
        if base.at(square) & furniture and not base.at(last) & furniture:
            after = _last_free(game, model, path, n)
            yield Halt(after, path[after - 1] if after else model.at, (Climb(model.id, square),))
        last = square


def _last_free(game: League, model: Hero | Enemy, path: tuple[int, ...], n: int) -> int:
    """After how many of the first `n` squares of a way a model last stands where nobody else does."""
    room = walking.free(game, model)
    while n and not room >> path[n - 1] & 1:
        n -= 1
    return n


def high_squares(game: League) -> Bits:
    """The squares with furniture that one may climb.  LE-0150, LE-0151"""
    return game.ground.climbed


def _watched(game: League, model: Hero | Enemy, path: tuple[int, ...]) -> Iterator[Halt[Entry]]:
    """Wherever an enemy could stand in what a hero on overwatch sees or controls.  LE-0332, LE-0336"""
    if is_hero(model.id):
        return
    room, base = walking.free(game, model), game.base(model)
    for hero in game.standing():
        if hero.watching:
            for n, square in enumerate(path):
                near = room >> square & 1 and zone_of(game, hero) & base.at(square)
                if near or (room >> square & 1 and sees_square(game, hero, square)):
                    yield Halt(n + 1, square, (Overwatch(hero.id, target=model.id),))


def _traps(game: League, model: Hero | Enemy, path: tuple[int, ...]) -> Iterator[Halt[Entry]]:
    """In every square with a trap token, for all who do not float above it.  LE-0269, LE-0270"""
    if walking.floats(game, model):
        return
    for token in game.state.tokens:
        if token.kind == TRAP and token.at in path:
            spring = SpringTrap(model.id, card=token.name, at=token.at)
            yield Halt(path.index(token.at) + 1, token.at, (spring,))


# the walk


@step(Walk, between=True)
def walk(game: League, entry: Walk) -> None:
    """A model goes square by square and looks where it goes; whoever lies on the floor goes no farther.

    LE-0144, LE-0146, LE-0413
    """
    model = game.model(entry.who)
    if model.hp <= 0 or model.prone or model.netted:
        stop(game, model)
        return
    came_from, shape = model.at, game.cover(model)
    for square in entry.path:
        model.facing = _looking(game, model, square)
        model.at = square
        shape |= game.cover(model)
    cross_lines(game, model, shape)
    game.tell(Moved, entry.who, (came_from, *entry.path))
    for deed in moments.WALKED.deeds(game.rules):
        deed(game, model)


def _looking(game: League, model: Hero | Enemy, square: int) -> Facing:
    """The side a model looks to as it steps there; one that is 2 by 3 squares keeps its own, as its base lies along it.

    LE-0144, LE-0781
    """
    base = game.base(model)
    return Facing(model.facing) if base.width != base.height else game.facing_to(model, square)


def cross_lines(game: League, model: Hero | Enemy, squares: Bits) -> None:
    """Whoever aims loses the aim when somebody else moves through the line to the target, or the target out of sight.

    LE-0412, LE-0413
    """
    for one in game.models():
        if one.aim == NO_ONE or one is model:
            continue
        target = None if game.gone(one.aim) else game.model(one.aim)
        if target is None or not sees_square(game, one, target.at):
            one.aim = NO_ONE
        elif target is not model:
            ray = game.ground.sight.ray(one.at, target.at)
            if ray is not None and ray.through & squares:
                one.aim = NO_ONE


def stop(game: League, model: Hero | Enemy) -> None:
    """A model goes no farther, and what it would have done there it does not.  Whoever was just passing through
    somebody steps to the nearest place where it can stand.  LE-0148"""
    agenda = game.state.agenda
    mine = [n for n, one in enumerate(agenda) if isinstance(one, ON_THE_WAY) and _concerns(one, model)]
    for n in reversed(mine):
        del agenda[n]
    if not game.gone(model.id) and game.cover(model) & game.occupied(model):
        ground, came_from = game.ground, model.at
        place = nearest(ground.steps, 1 << model.at, walking.free(game, model), ground.open_floor)
        if place:
            model.at = lowest(place)
            game.tell(Moved, model.id, (came_from, model.at), rules=("LE-0148",))


def _concerns(entry: Entry, model: Hero | Enemy) -> bool:
    """Is it part of this model's walk?"""
    if isinstance(entry, Overwatch | WatchDone):
        return entry.target == model.id
    return entry.who == model.id


@step(Climb, between=True)
def climb(game: League, entry: Climb) -> Script[None]:
    """A DEX test to get onto furniture; who fails it stays where it is, and the rest of its move is lost.

    LE-0151 to LE-0153, LE-G62
    """
    model = game.model(entry.who)
    checked = yield from check(game, model, "dexterity", "climb", when=(When.CLIMBING,))
    if not checked.success:
        stop(game, model)
