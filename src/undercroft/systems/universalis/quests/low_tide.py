"""Quest 32: Low Tide.  The sea comes back over the sands, place by place, and hurts those who are slow."""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import section_named
from undercroft.systems.universalis.status.conditions import lose

NAME = "low-tide"
FILLS = {
    "hold-of-the-hulk": 12,
    "tide-pool": 16,
    "wreckers-sand": 16,
    "ebb-channel": 20,
    "mud-flat": 24,
    "weed-causeway": 28,
}
"""From which of the Dark Player's turns on each place lies under water."""

DROWNING = 1
"""The Vitality that a turn in the water costs."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """The tide rises, and those of the heroes' group whom it has reached lose Vitality."""
    state = game.state
    if state.side != "dark":
        return
    if state.round in FILLS.values():
        game.tell(Said, "universalis-tide-rises")
    under = flooded(game)
    for hero in [one for one in state.heroes if one.here and under & game.cover(one)]:
        lose(game, hero, DROWNING, why="tide")


def flooded(game: Universalis) -> Bits:
    """The squares under water in this turn."""
    places = (section_named(game, name) for name, turn in FILLS.items() if game.state.round >= turn)
    return game.plan.inside(sum(1 << section for section in places))
