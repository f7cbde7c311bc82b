"""Foes come onto the board."""

from __future__ import annotations

from proving.cards.library import KINDS
from proving.game import ProvingGame
from proving.state import Figure
from undercroft.kernel.events import Placed
from undercroft.kernel.requests import FigureId


def place(game: ProvingGame, kind: str, at: int) -> FigureId | None:
    """Bring a foe onto the board, if there is a figure left in the box and the square is free."""
    figures = game.state.figures
    here = sum(figure.kind == kind and figure.at >= 0 for figure in figures)
    if here >= KINDS[kind].box or game.taken >> at & 1:
        return None
    who = game.bring(Figure(kind, at, game.dark))
    game.tell(Placed, kind, at, who)
    return who
