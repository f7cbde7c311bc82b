"""Quest 21: The Worm of the Dunes.  What trembles underground can be stunned by noise."""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import leader_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import lose, suffer

NAME = "the-worm-of-the-dunes"
SPLIT = 3
"""The Vitality a gong costs the worm."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """A gong that is struck stuns the worm and splits its scales; each gong cracks at the first blow."""
    worm = leader_of(game)
    if worm is not None:
        suffer(game, worm, "stunned")
        lose(game, worm, SPLIT, who.id, "hit")
