"""First Steps: drive the goblins out of the cellars below the stairs.

Behind the doors there are goblins and nothing else.  It is won when every tile of the deck lies on the table and no
monster is left.
"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.kernel.piles import lay
from undercroft.kernel.state import Segment
from undercroft.systems.doria import moments
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Monster

NAME = "first-steps"
GOBLIN = "goblin"
CARDS = 12


@moments.SET_UP.on(NAME, rank=QUEST)
def only_goblins(game: Doria) -> None:
    """The monster deck is made of goblins; what is to be done is there for all to see.  DO-0006, DO-0521"""
    lay(game.state.piles["monsters"], (GOBLIN,) * CARDS, (Segment(CARDS, shown=True),))
    count(game)


def count(game: Doria) -> None:
    """How many tiles and goblins are left; with neither the scenario is won.  DO-0004, DO-0014"""
    state = game.state
    state.quest = {"tiles": len(state.piles["tiles"].cards), "monsters": len(state.monsters)}
    if not any(state.quest.values()) and not state.waiting:
        game.end(True, "doria-cleared")


@moments.TILE_FILLED.on(NAME, rank=QUEST)
def laid(game: Doria, number: int) -> None:
    """A tile less lies in the deck."""
    state = game.state
    state.quest = {"tiles": len(state.piles["tiles"].cards), "monsters": len(state.monsters)}


@moments.MONSTER_PLACED.on(NAME, rank=QUEST)
def placed(game: Doria, monster: Monster) -> None:
    """One more goblin."""
    state = game.state
    state.quest = {"tiles": len(state.piles["tiles"].cards), "monsters": len(state.monsters)}


@moments.MONSTER_DEFEATED.on(NAME, rank=QUEST)
def defeated(game: Doria, monster: Monster) -> None:
    """One goblin less."""
    count(game)
