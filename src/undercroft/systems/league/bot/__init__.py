"""A sensible player of League of Dungeoneers: a readable policy over what a seat sees.

It fights what it reaches with the attack that takes most away for its AP (`fighting`), helps who is down, mends who is
hurt, takes what lies about (`errands`), wears what it finds (`wardrobe`), keeps with the others and opens the next door
when all are there (`turns`).  Between dungeons it sleeps, has things mended, buys what it lacks, improves (`town`).
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import Judge, JudgingBot, Seat
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Scene
from undercroft.systems.league.bot import answers, casting, town, turns, wardrobe
from undercroft.systems.league.bot.lookout import Lookout

JUDGES: Mapping[str, Judge[Lookout]] = {
    "act": turns.act,
    "avoid": answers.avoid,
    "who-first": answers.who_first,
    "overwatch-now": answers.watch_now,
    "rest": answers.agree,
    "join-search": answers.agree,
    "spell-target": casting.target,
    "receive": wardrobe.receive,
    "rearrange": wardrobe.rearrange,
    "camp": wardrobe.camp,
    "town": town.stay,
    "counter": town.counter,
    "improve": town.improve,
    "make-profession": town.profession,
    "make-shop": town.shop,
    "make-buy": town.purchase,
}

BY_DEFAULT = frozenset(
    (
        "arrange",
        "charge-where",
        "component",
        "dispel",
        "disregard-miscast",
        "drink-lying",
        "first-door",
        "focus",
        "follow-shove",
        "gather",
        "identify",
        "lay",
        "learn-perk",
        "learn-talent",
        "load-again",
        "luck",
        "make-background",
        "make-name",
        "make-points",
        "make-prayer",
        "make-skill",
        "make-species",
        "make-spell",
        "make-talent",
        "mix",
        "overwatch",
        "perfect-roll",
        "power-level",
        "recipe",
        "riddle",
        "road",
        "secret-door",
        "share-loot",
        "shove-where",
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

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._been: frozenset[str] = frozenset()
        """The counters it has been to in this stay: what they did not have they will not have today."""

    def look(self, scene: Scene, ask: Ask) -> Lookout:
        """The table as the hero that is asked sees it."""
        return Lookout(scene, ask.who, self._been)

    def answer(self, chair: Seat) -> Option:
        """The option common sense takes."""
        option = super().answer(chair)
        if option.act == "visit":
            self._been |= {option.what}
        elif option.act == "take-quest":
            self._been = frozenset()
        return option

    def eager(self, chair: Seat) -> int:
        """In a settlement those go first who want something for themselves; whoever decides for the party sets out when
        nobody does."""
        ask = chair.ask
        if ask.prompt not in ("town", "counter"):
            return 0
        option = super().answer(chair)
        if option is not ask.options[ask.default]:
            return 2
        return int(option.act in ("take-quest", "done"))
