"""The named moments of the game's procedures, where skills, cards and quests come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.moments import Moment
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.tally import Tally

if TYPE_CHECKING:
    from proving.game import ProvingGame
    from proving.state import Figure, Hit


def _dice(game: ProvingGame, hit: Hit, tally: Tally) -> None: ...


def _offers(game: ProvingGame, who: FigureId, options: list[Option]) -> None: ...


def _goals(game: ProvingGame) -> list[FigureId]:
    return []


def _happens(game: ProvingGame) -> None: ...


def _slain(game: ProvingGame, figure: Figure) -> None: ...


ATTACK = Moment("attack", _dice)
"""How many dice the attacker throws."""

DEFENCE = Moment("defence", _dice)
"""How many dice the target throws."""

OFFERS = Moment("offers", _offers)
"""What a hero may do besides what everybody may."""

GOALS = Moment("goals", _goals)
"""Who counts as a hero for the foes."""

ROUND_BEGINS = Moment("round-begins", _happens)
ROUND_ENDS = Moment("round-ends", _happens)
SLAIN = Moment("slain", _slain)

MOMENTS = (ATTACK, DEFENCE, OFFERS, GOALS, ROUND_BEGINS, ROUND_ENDS, SLAIN)
