"""Party morale: what raises and lowers it, and what it means.  LE-0090 to LE-0110, LE-G52, LE-G54 to LE-G56"""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.events import Changed
from undercroft.systems.league.game import League

Stirring = Literal[
    "hero-died",
    "hero-down",
    "demons",
    "failed-terror",
    "hunger",
    "failed-fear",
    "ailing",
    "trap-sprung",
    "miscast",
    "portcullis",
    "disturbed-rest",
    "rest",
    "fine-treasure",
    "large-slain",
    "dwarven-ale",
    "wonderful-treasure",
]
EVENTS: dict[Stirring, tuple[int, str]] = {
    "hero-died": (-6, "LE-0091"),
    "hero-down": (-4, "LE-0092"),
    "demons": (-2, "LE-0093"),
    "failed-terror": (-2, "LE-0094"),
    "hunger": (-2, "LE-0095"),
    "failed-fear": (-1, "LE-0096"),
    "ailing": (-1, "LE-0097"),
    "trap-sprung": (-1, "LE-0098"),
    "miscast": (-1, "LE-0099"),
    "portcullis": (-1, "LE-0100"),
    "disturbed-rest": (+1, "LE-0101"),
    "rest": (+2, "LE-0290"),
    "fine-treasure": (+1, "LE-0102"),
    "large-slain": (+2, "LE-0103"),
    "dwarven-ale": (+3, "LE-0104"),
    "wonderful-treasure": (+3, "LE-0105"),
}
"""What stirs the party, and by how much.  LE-0091 to LE-0105, LE-0290, LE-G54"""

LOW = -10
"""RES of every hero while morale is low.  LE-0106"""


def stir(game: League, event: Stirring) -> None:
    """Something raises or lowers party morale, each time it occurs.  LE-0090 to LE-0105"""
    by, rule = EVENTS[event]
    change_morale(game, by, event, rule)


def change_morale(game: League, by: int, why: str, *rules: str) -> None:
    """Party morale rises without limit, or falls, never below 0.  LE-0090, LE-0108, LE-G55"""
    state = game.state
    was, state.morale = state.morale, max(0, state.morale + by)
    if state.morale != was:
        game.tell(Changed, "morale", now=state.morale, was=was, detail=f"morale-{why}", rules=rules)


def is_low(game: League) -> bool:
    """Is party morale below half of its starting value?  LE-0106, LE-0107, LE-G55"""
    return 2 * game.state.morale < game.state.starting_morale


def is_broken(game: League) -> bool:
    """Is there no morale left, so that the party quits the dungeon once no battle goes on?  LE-0108"""
    return game.state.morale <= 0


def restore_morale(game: League) -> None:
    """The party has left the dungeon: morale is what it was at the start.  LE-0110"""
    state = game.state
    change_morale(game, state.starting_morale - state.morale, "out", "LE-0110")
