"""What a hero may do in a turn."""

from __future__ import annotations

from collections.abc import Callable

from proving.actions.walk import FACES, declare, enter
from proving.agenda import Hurl, Strike, Trade, Turn
from proving.cards.library import KINDS
from proving.dungeon.rooms import open_door, search
from proving.dungeon.warren import clear, rubble
from proving.game import ProvingGame, sources
from proving.moments import OFFERS
from proving.status import use_up
from proving.things import mend, offers, put_away, ready
from undercroft.crawl.steps import step
from undercroft.crawl.things import EMPTY
from undercroft.kernel.events import Healed, Revealed, Said, Turned
from undercroft.kernel.piles import look as look_at
from undercroft.kernel.requests import Ask, FigureId, Option, Script

END = Option("end")
MOVE = Option("move")
SEARCH = Option("search")
TRADE = Option("trade")
MELEE = tuple(Option("melee", FigureId(who)) for who in range(65))
SHOT = tuple(Option("shot", FigureId(who)) for who in range(65))
RANGE = 6

LOOK = [[END, *(look for look in FACES if look.n != facing)] for facing in (0, 2, 4, 6)]
"""What a hero can always do: end his turn, or look another way."""


def offered(game: ProvingGame, who: FigureId) -> list[Option]:
    """Everything this hero may do now, as far as he knows."""
    state, layout, level = game.state, game.layout, game.level
    figure = state.figures[who - 1]
    at = figure.at
    near = layout.near[at]
    options = LOOK[figure.facing >> 1][:]
    if near & ~game.taken and not figure.rooted:
        options.append(MOVE)
    reached = layout.zones[figure.facing >> 1][at] & game.foes_at
    if reached:
        options += [MELEE[foe] for foe in game.among(game.foes, reached)]
    elif KINDS[figure.kind].shot:
        shots(game, at, options)
    for door in level.doors_at[at]:
        if state.closed >> door & 1:
            options.append(Option("open", at=level.through(door, at), n=door + 1))
    if state.plan is not None and state.plan.blocked:
        options += rubble(game, at)
    if level.chests >> at & 1 and at not in state.searched:
        options.append(SEARCH)
    if figure.outfit != EMPTY:
        options += offers(figure)
        if near & game.heroes_at:
            options.append(TRADE)
    brought = sources(figure)
    if brought:
        for deed in OFFERS.deeds(brought):
            deed(game, who, options)
    return options


def shots(game: ProvingGame, at: int, options: list[Option]) -> None:
    """The foes that can be shot at: in range, in sight, nobody in between."""
    near = game.level.within(at, RANGE)
    if near & game.foes_at:
        figures, sees = game.state.figures, game.layout.sight.sees
        for foe in game.foes:
            there = figures[foe - 1].at
            if near >> there & 1 and sees(at, there, game.taken & ~game.cover(foe)):
                options.append(SHOT[foe])


@step(Turn)
def turn(game: ProvingGame, entry: Turn) -> Script[None]:
    """One action after another, until none is left or the hero has had enough."""
    who = entry.who
    game.state.figures[who - 1].left = entry.left
    chosen: Option = yield Ask("act", game.state.figures[who - 1].seat, offered(game, who), 0, who)
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
    game.state.figures[who - 1].facing = option.n
    if game.told is not None:
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
    use_up(game, figure, option.what)
    game.tell(Healed, who, healed, KINDS[figure.kind].health - figure.wounds, option.what)


def scry(game: ProvingGame, who: FigureId, option: Option) -> None:
    """The mirror shows its bearer the next two cards of the loot."""
    seat = game.figure(who).seat
    for card in look_at(game.state.piles["loot"], 2, seat):
        game.tell_only((seat,), Revealed(card, who=who))
    game.tell(Said, "scried", who)
    game.revealed()


_ACTS: dict[str, Callable[[ProvingGame, FigureId, Option], None]] = {
    "face": look,
    "melee": melee,
    "shot": shoot,
    "shove": shove,
    "hurl": lambda game, who, option: game.push(Hurl(who, option.who)),
    "drink": drink,
    "scry": scry,
    "ready": ready,
    "mend": mend,
    "stow": put_away,
    "open": lambda game, who, option: open_door(game, who, option.n - 1),
    "clear": clear,
    "search": lambda game, who, option: search(game, who),
    "trade": lambda game, who, option: game.push(Trade(who)),
}
