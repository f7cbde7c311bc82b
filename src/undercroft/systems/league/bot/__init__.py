"""A sensible player of League of Dungeoneers: a readable policy over what a seat sees.

It fights what it reaches with the attack that takes most away for its AP (`fighting`), helps who is down, mends who is
hurt, takes what lies about (`errands`), keeps with the others and opens the next door when all are there (`turns`).
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import Judge, JudgingBot
from undercroft.kernel.requests import Ask
from undercroft.kernel.scene import Scene
from undercroft.systems.league.bot import answers, casting, turns
from undercroft.systems.league.bot.lookout import Lookout

JUDGES: Mapping[str, Judge[Lookout]] = {
    "act": turns.act,
    "avoid": answers.avoid,
    "who-first": answers.who_first,
    "overwatch-now": answers.watch_now,
    "rest": answers.agree,
    "spell-target": casting.target,
}

BY_DEFAULT = frozenset(
    (
        "arrange",
        "camp",
        "charge-where",
        "component",
        "counter",
        "dispel",
        "disregard-miscast",
        "drink-lying",
        "first-door",
        "focus",
        "follow-shove",
        "gather",
        "identify",
        "improve",
        "join-search",
        "lay",
        "learn-perk",
        "learn-talent",
        "load-again",
        "luck",
        "make-background",
        "make-buy",
        "make-name",
        "make-points",
        "make-prayer",
        "make-profession",
        "make-shop",
        "make-skill",
        "make-species",
        "make-spell",
        "make-talent",
        "mix",
        "overwatch",
        "perfect-roll",
        "power-level",
        "rearrange",
        "receive",
        "recipe",
        "riddle",
        "road",
        "secret-door",
        "share-loot",
        "shove-where",
        "town",
        "trade",
        "trade-what",
        "upkeep",
        "use-clue",
        "who-takes",
    )
)
"""Questions whose stated default is already the sensible answer."""


class SensibleBot(JudgingBot[Lookout]):
    """Plays heroes with common sense."""

    judges = JUDGES
    by_default = BY_DEFAULT

    def look(self, scene: Scene, ask: Ask) -> Lookout:
        """The table as the hero that is asked sees it."""
        return Lookout(scene, ask.who)
