"""Quest 22: The Pits of Black Anvil.  Every chain that falls is heard."""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.scores import score

NAME = "the-pits-of-black-anvil"
FREED = 2
"""Achievement points for a prisoner, and the Reserve Points that its noise is worth."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """The prisoner makes for the adit; the heroes score, and the Dark Player has heard the chain."""
    score(game, FREED, who.id)
    game.state.reserve += FREED
    game.tell(Changed, "reserve", now=game.state.reserve)
