"""A pending request as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.dice import describe
from undercroft.kernel.game import Game
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Request, Roll, SeatId
from undercroft.kernel.scene import AskView, Scene

IN_SECRET = "in-secret"
"""The prompt others see while somebody chooses in secret."""

Explain = Callable[[Any, Ask, Option], str]
"""Says more about an option, as a phrase."""


def _unexplained(game: object, ask: Ask, option: Option) -> str:
    return ""


def ask_view(request: Request, seat: SeatId, game: Game[Any], scene: Scene, explain: Explain = _unexplained) -> AskView:
    """A request as one seat sees it: its options only for those who may take them.  Of a secret one the others see who
    is asked and nothing else."""
    if type(request) is Ask:
        mine = tuple(option for option in request.options if seat in (option.seats or (request.seat,)))
        if request.secret and not mine:
            return AskView(kind="ask", prompt=IN_SECRET, seats=request.seats())
        texts = tuple(explain(game, request, option) for option in mine)
        return AskView(
            kind="ask",
            prompt=request.prompt,
            seats=request.seats(),
            who=request.who,
            about=request.about if mine or not request.window else "",
            options=mine,
            default=next((n for n, o in enumerate(mine) if o is request.options[request.default]), 0),
            window=request.window,
            barred=scene.barred if mine else (),
            texts=texts if any(texts) else (),
        )
    if type(request) is Roll:
        dice = tuple(tuple(die.name for die in pool) for pool in request.dice)
        about = " / ".join(describe(pool) for pool in request.dice)
        return AskView(kind="roll", prompt=request.why, seats=(request.seat,), who=request.who, dice=dice, about=about)
    assert type(request) is Draw
    asked = seat == request.seat or request.seat == NOBODY
    known = tuple(sorted(set(game.state.piles[request.pile].cards))) if asked else ()
    return AskView(kind="draw", prompt=request.why, seats=(request.seat,), about=request.pile, cards=known, n=request.n)
