"""A pending request as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel.dice import describe, labels_of
from undercroft.kernel.events import Told
from undercroft.kernel.game import Game
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Request, Roll, SeatId
from undercroft.kernel.scene import AskView, Scene
from undercroft.kernel.stakes import Stakes, known_dice, lying
from undercroft.kernel.system import AnySystem

IN_SECRET = "in-secret"
"""The prompt that other seats see while one chooses in secret."""


def ask_view(
    request: Request,
    seat: SeatId,
    game: Game[Any],
    scene: Scene,
    system: AnySystem,
    told: Sequence[Told] = (),
    spoken: bool = True,
) -> AskView:
    """A request as one seat sees it: its options only for those who may take them.  Of a secret request the others see
    only who is asked.  Explanations and drafts of options are made only if they are `spoken` to people."""
    if type(request) is Ask:
        mine = tuple(option for option in request.options if seat in (option.seats or (request.seat,)))
        if request.secret and not mine:
            return AskView(kind="ask", prompt=IN_SECRET, seats=request.seats())
        texts = tuple(system.explain(game, request, option) for option in mine) if spoken else ()
        previews = tuple(system.preview(game, request, option) for option in mine)
        drafts = tuple(filter(None, (system.draft(game, request, option) for option in mine))) if spoken else ()
        roles = tuple(system.role(option) for option in mine)
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
            stakes=_stakes(request, seat, mine, system, told),
            previews=previews if any(previews) else (),
            drafts=drafts if len(drafts) == len(mine) else (),
            roles=roles if any(roles) else (),
        )
    if type(request) is Roll:
        dice = tuple(tuple(die.name for die in pool) for pool in request.dice)
        about = " / ".join(describe(pool) for pool in request.dice)
        return AskView(
            kind="roll",
            prompt=request.why,
            seats=(request.seat,),
            who=request.who,
            dice=dice,
            labels=labels_of(request.dice),
            about=about,
        )
    assert type(request) is Draw
    asked = seat == request.seat or request.seat == NOBODY
    known = tuple(sorted(set(game.state.piles[request.pile].cards))) if asked else ()
    return AskView(kind="draw", prompt=request.why, seats=(request.seat,), about=request.pile, cards=known, n=request.n)


def _stakes(ask: Ask, seat: SeatId, mine: Sequence[Option], system: AnySystem, told: Sequence[Told]) -> Stakes | None:
    """What a question is about: the dice for everybody who may know of it, what answers are worth for those asked."""
    if ask.stakes is None or (not mine and (ask.window or ask.secret)):
        return None
    stakes = ask.stakes.work()
    recent = (event for entry in reversed(told) if (event := entry.seen_by(seat)) is not None)
    sides = lying(stakes.sides, recent, known_dice(system.dice))
    worth = zip(ask.options, stakes.prospects)
    return Stakes(stakes.goal, sides, tuple(prospect for option, prospect in worth if option in mine), stakes.mine)
