"""What lowers the threat level besides events.  LE-0225"""

from __future__ import annotations

from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.league.cards import use_words
from undercroft.systems.league.dungeon.threat import lower_threat
from undercroft.systems.league.effects.taking import TAKES
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero


@TAKES.does(use_words.CALMS)
def calms(game: League, model: Hero | Enemy, n: int, by: FigureId, why: str) -> Script[None]:
    """The dungeon grows quieter.  LE-0225"""
    lower_threat(game, n, why, "LE-0225")
    yield from ()
