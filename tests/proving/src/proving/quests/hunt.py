"""The hunt: an ogre, wherever it is."""

from __future__ import annotations

from proving.game import ProvingGame
from proving.moments import SLAIN
from proving.state import Figure
from undercroft.kernel.moments import QUEST


@SLAIN.on("hunt", rank=QUEST)
def trophy(game: ProvingGame, figure: Figure) -> None:
    """The hunt is for the ogre."""
    if figure.kind == "ogre":
        game.end(True, "ogre-slain")
