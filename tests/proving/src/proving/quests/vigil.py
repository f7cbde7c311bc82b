"""The vigil: a pillar is kept from all comers until dawn."""

from __future__ import annotations

from proving.agenda import Activate
from proving.dungeon.placing import place
from proving.game import ProvingGame
from proving.moments import GOALS, ROUND_BEGINS, ROUND_ENDS, SLAIN
from proving.state import Figure
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import FigureId


@GOALS.on("vigil", rank=QUEST)
def pillars(game: ProvingGame) -> list[FigureId]:
    """The pillar counts as a hero."""
    return game.things


@ROUND_BEGINS.on("vigil", rank=QUEST)
def wave(game: ProvingGame) -> None:
    """Every second round foes come from the far ends, as long as there are figures left; they act at once."""
    if game.state.round % 2 == 0:
        kind = "goblin" if game.state.round % 4 == 0 else "rat"
        floor = game.level.squares
        corners = (floor[0], floor[-1]) if game.state.round % 4 else (floor[1], floor[-2])
        placed = [placed for corner in corners if (placed := place(game, kind, corner))]
        game.push(*map(Activate, placed))


@ROUND_ENDS.on("vigil", rank=QUEST)
def dawn(game: ProvingGame) -> None:
    """Six rounds are enough."""
    if game.state.round == 6:
        game.end(True, "dawn")


@SLAIN.on("vigil", rank=QUEST)
def fallen(game: ProvingGame, figure: Figure) -> None:
    """Without the pillar all is lost."""
    if figure.kind == "pillar":
        game.end(False, "pillar-fallen")
