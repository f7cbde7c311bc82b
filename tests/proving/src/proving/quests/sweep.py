"""The sweep: every room is to be seen, and nobody left in it."""

from __future__ import annotations

from proving.game import ProvingGame
from proving.moments import ROUND_ENDS
from proving.state import ProvingState
from undercroft.kernel.moments import QUEST


@ROUND_ENDS.on("sweep", rank=QUEST)
def swept(game: ProvingGame) -> None:
    """When a round ends, no room is left unseen and no foe alive, the place is safe.  PR-0020"""
    if not game.foes and all_seen(game.state, len(game.level.rooms)):
        game.end(True, "swept")


def all_seen(state: ProvingState, rooms: int) -> bool:
    """Has every room come to light?"""
    return state.opened == (1 << rooms) - 1
