"""How the foes behave: they attack whom they can, else go nearer; the dark player chooses where the rules leave it."""

from __future__ import annotations

from proving.actions.walk import enter
from proving.agenda import Activate, Strike
from proving.cards.library import KINDS
from proving.game import ProvingGame
from proving.moments import GOALS
from undercroft.board.bits import Bits, lowest
from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, FigureId, Option, Script

ATTACK_ON = tuple(Option("attack", FigureId(who)) for who in range(65))
SHOOT_AT = tuple(Option("shoot", FigureId(who)) for who in range(65))
RANGE = 6


def goals(game: ProvingGame) -> tuple[list[FigureId], Bits]:
    """Whom the foes are after, and where they stand."""
    wanted, where = game.heroes, game.heroes_at
    for deed in GOALS.deeds(game.quest.rules):
        also = deed(game)
        wanted = [*wanted, *also]
        for who in also:
            where |= 1 << game.figure(who).at
    return wanted, where


@step(Activate)
def activate(game: ProvingGame, entry: Activate) -> Script[None] | None:
    """One foe acts: an attack where it stands, else a shot, else a walk and then an attack."""
    who = entry.who
    kind = KINDS[game.state.figures[who - 1].kind]
    wanted, where = goals(game)
    options = beside(game, who, where, wanted)
    if not options and kind.shot:
        options = in_sight(game, who, wanted)
    if not options and prowl(game, who, where):
        options = beside(game, who, where, wanted)
    if not options:
        return None
    if len(options) > 1:
        return pick(game, who, options)
    attack(game, who, options[0])
    return None


def beside(game: ProvingGame, who: FigureId, where: Bits, wanted: list[FigureId]) -> list[Option]:
    """Those it can attack where it stands."""
    figures = game.state.figures
    figure = figures[who - 1]
    near = game.layout.around(figure.at, KINDS[figure.kind].size) & where
    if not near:
        return []
    return [ATTACK_ON[other] for other in wanted if near >> figures[other - 1].at & 1]


def in_sight(game: ProvingGame, who: FigureId, wanted: list[FigureId]) -> list[Option]:
    """Those it can shoot at: in range, in sight, nobody in between."""
    figures, at = game.state.figures, game.figure(who).at
    sees, near = game.layout.sight.sees, game.level.within(at, RANGE)
    return [
        SHOOT_AT[other]
        for other in wanted
        if near >> (there := figures[other - 1].at) & 1 and sees(at, there, game.taken)
    ]


def prowl(game: ProvingGame, who: FigureId, where: Bits) -> bool:
    """Go down the way to the nearest goal as far as there is room; whether it can still attack."""
    figure = game.state.figures[who - 1]
    kind = KINDS[figure.kind]
    rings = game.field(where, kind.size, 1 << figure.at)
    if not rings:
        return False
    ring = len(rings) - 1
    if kind.size > 1:
        return lumber(game, who, kind.speed, rings, ring)
    near = game.layout.near
    for closer in range(ring - 1, max(ring - kind.speed, 0) - 1, -1):
        ahead = near[figure.at] & rings[closer] & ~game.taken
        if not ahead:
            break
        if enter(game, who, lowest(ahead)):
            return False
    return True


def lumber(game: ProvingGame, who: FigureId, speed: int, rings: list[Bits], ring: int) -> bool:
    """The same for a foe on four squares; pits are too small for it."""
    figure, layout = game.figure(who), game.layout
    for closer in range(ring - 1, max(ring - speed, 0) - 1, -1):
        others = game.taken & ~layout.cover(figure.at, 2)
        ahead = layout.large_steps.from_(1 << figure.at) & rings[closer] & ~layout.large.touching(others)
        if not ahead:
            break
        game.stand(who, lowest(ahead))
    return True


def pick(game: ProvingGame, who: FigureId, options: list[Option]) -> Script[None]:
    """The dark player chooses among several."""
    chosen: Option = yield Ask("target", game.dark, options, who=who)
    attack(game, who, chosen)


def attack(game: ProvingGame, who: FigureId, option: Option) -> None:
    """Turn to the target and strike or shoot."""
    figure, other = game.figure(who), game.figure(option.who)
    figure.facing = game.level.towards(figure.at, other.at)
    game.push(Strike(who, option.who, "shot" if option.act == "shoot" else "melee"))
