"""What was found is shared out: whoever found it says who takes it."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script, SeatId


def who_takes(
    prompt: str, seat: SeatId, finder: FigureId, thing: str, options: Sequence[Option], *, default: int = 0
) -> Script[FigureId]:
    """Ask the finder who takes a thing: whom the option names; one that names nobody leaves it where it is."""
    option: Option = yield Ask(prompt, seat, options, default=default, who=finder, about=thing)
    return finder if option.who == NO_ONE else option.who
