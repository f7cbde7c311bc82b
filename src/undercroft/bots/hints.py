"""Advice for people: the best few options, and what comes of each by the next round, from the playouts of a search.

Nothing here knows a game: what is counted are figures that fall and life that is lost on either side, as the scene of
the seat shows them, and games that end.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

import msgspec

from undercroft.bots.chair import Chair, Mind
from undercroft.bots.find import find_bot, usual_bot
from undercroft.bots.search import DOUBT, Candidate, Search, SearchBot, View
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.scene import Figure, Scene

SECONDS = 1.0
"""How long a person waits for advice, besides the way there."""

PLAYOUTS = 72
"""Advice looks at few options, and at each of them often enough to tell what comes of it."""

ENOUGH = 6
"""With fewer playouts nothing is said of what comes of an option."""

SHOWN = 3
"""How many options are shown at most."""

WORTH_SAYING: Mapping[str, float] = {
    "wins": 0.02,
    "fails": 0.02,
    "falls": 0.03,
    "fells": 0.03,
    "deals": 0.25,
    "loses": 0.25,
}
"""What is said of an option, the gravest first, and the least that is worth saying."""

REASONS = 3


class Reason(msgspec.Struct, frozen=True):
    """Something that comes of an option: how often (`wins`, `fails`, `fells`, `falls`), how much (`deals`, `loses`)."""

    name: str
    value: float


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    """An option that is advised, and why; `clear` if it is surely better than what follows.

    Where there was no time to see what comes of it, it is `untold`: no reason then means nothing.
    """

    option: Option
    playouts: int
    clear: bool = False
    untold: bool = False
    reasons: tuple[Reason, ...] = ()


def advise(chair: Chair, luck: int, *, seconds: float = SECONDS, playouts: int = PLAYOUTS) -> tuple[Advised, ...]:
    """The best two or three options of the pending question, the best first."""
    system = chair.system
    usual = usual_bot(system)
    bot = SearchBot(
        luck,
        usual=find_bot(system, usual, luck),
        playouts=playouts,
        seconds=seconds,
        hurried=usual not in system.bots,
    )
    search = bot.think(chair, Witness(chair.scene(), system.roles[0]))
    return tuple(_advised(one, following, search) for one, following in _shown(search))


def _shown(search: Search) -> list[tuple[Candidate, Candidate | None]]:
    """The best candidate and those that came next, each with the one after it; those never tried are left out."""
    best = search.best()
    others = [one for one in search.ranked() if one is not best and one.values]
    shown = [best, *others][:SHOWN]
    return list(zip(shown, [*shown[1:], None]))


def _advised(one: Candidate, following: Candidate | None, search: Search) -> Advised:
    ahead, error = one.ahead_of(following) if following is not None else (0.0, 0.0)
    return Advised(
        option=one.option,
        playouts=len(one.values),
        clear=following is not None and ahead > DOUBT * error > 0.0,
        untold=len(one.views) < ENOUGH,
        reasons=reasons(one.views),
    )


def reasons(views: list[View]) -> tuple[Reason, ...]:
    """What is worth saying of these ends, the gravest first."""
    if len(views) < ENOUGH:
        return ()
    means = {name: fmean(view.get(name, 0.0) for view in views) for name in WORTH_SAYING}
    said = [Reason(name, round(means[name], 2)) for name, least in WORTH_SAYING.items() if means[name] >= least]
    return tuple(said[:REASONS])


class Witness:
    """Looks at the end of playouts and compares it with how things stand now."""

    def __init__(self, now: Scene, first_role: str) -> None:
        plan = next((seat for seat in now.seats if seat.id == now.seat), None)
        self._side = "hero" if plan is None or plan.role == first_role else "foe"
        self._now = {figure.id: figure for figure in now.figures if figure.side in ("hero", "foe")}

    def __call__(self, mind: Mind) -> View:
        """What has come of it, by the names of reasons."""
        then = {figure.id: figure for figure in mind.scene().figures}
        won = mind.won if self._side == "hero" or mind.won is None else not mind.won
        mine = [one for one in self._now.values() if one.side == self._side]
        others = [one for one in self._now.values() if one.side != self._side]
        return {
            "wins": float(won is True),
            "fails": float(won is False),
            "fells": float(any(_fallen(one, then) for one in others)),
            "falls": float(any(_fallen(one, then) for one in mine)),
            "deals": sum(_lost(one, then) for one in others),
            "loses": sum(_lost(one, then) for one in mine),
        }


def _fallen(one: Figure, then: Mapping[FigureId, Figure]) -> bool:
    """Has a figure fallen since?  Heroes who have left have not; a foe that is gone has, and a mob with fewer in it."""
    now = then.get(one.id)
    if now is None:
        return one.side == "foe"
    return (now.down and not one.down) or now.members < one.members


def _life(figure: Figure) -> int:
    return sum(bar.now for bar in figure.bars if bar.kind == "life")


def _lost(one: Figure, then: Mapping[FigureId, Figure]) -> float:
    """How much life a figure has lost since."""
    now = then.get(one.id)
    if now is None:
        return float(_life(one)) if one.side == "foe" else 0.0
    return float(max(0, _life(one) - _life(now)))
