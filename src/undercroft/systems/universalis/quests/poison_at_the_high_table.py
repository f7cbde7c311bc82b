"""Epic Event 123: Poison at the High Table.  The murderers go for the host, and a friend may bind a wound of his."""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.crawl.quests import advance
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

NAME = "poison-at-the-high-table"
STABS = 4
"""The wound that the host does not survive."""


def beside(game: Universalis) -> Bits:
    """The squares from which a dagger reaches the host."""
    return game.terrain.around[game.plan.places["host"]]


@moments.ERRAND.on(NAME, rank=QUEST)
def errand(game: Universalis, who: Character) -> Bits:
    """Whoever is not fighting for its life makes for the host.  UN-0724"""
    return beside(game) & ~game.occupied() | beside(game) & game.cover(who)


@moments.TURN_ENDS.on(NAME, rank=QUEST)
def turn_ends(game: Universalis) -> None:
    """A turn of the Dark Player that ends with an enemy beside the host has cost him a wound."""
    if game.state.side != "dark" or game.state.accomplished:
        return
    stabbing = [one for one in game.state.creatures if game.cover(one) & beside(game)]
    if stabbing and advance(game, "stabs", "universalis-host-stabbed", stabbing[0].id) == STABS:
        game.push(EndQuest(won=False, why="universalis-host-dead"))


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """A hero binds one of the host's wounds."""
    game.state.quest["stabs"] = max(0, game.state.quest.get("stabs", 0) - 1)
