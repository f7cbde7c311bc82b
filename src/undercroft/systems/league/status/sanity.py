"""Sanity: what costs it, and what follows when none is left.  LE-0074 to LE-0089, LE-G32, LE-G53"""

from __future__ import annotations

from typing import Literal

from undercroft.kernel.events import Changed
from undercroft.systems.league.agenda import LoseMind, LoseSanity
from undercroft.systems.league.cards import combat_words, words
from undercroft.systems.league.game import League
from undercroft.systems.league.state import MOST_SANITY, Hero
from undercroft.systems.league.status.later import later

Shock = Literal[
    "failed-terror",
    "trap-sprung",
    "head-wound",
    "failed-fear",
    "demons",
    "down",
    "disease",
    "poison",
    "miscast",
    "room",
    "cursed-weapon",
    "ghostly-touch",
    "magic",
]
SHOCKS: dict[Shock, tuple[int, str]] = {
    "failed-terror": (2, "LE-0078"),
    "trap-sprung": (2, "LE-0079"),
    "head-wound": (1, "LE-0080"),
    "failed-fear": (1, "LE-0081"),
    "demons": (1, "LE-0082"),
    "down": (1, "LE-0083"),
    "disease": (1, "LE-0084"),
    "poison": (1, "LE-0085"),
    "miscast": (1, "LE-0086"),
    "room": (1, "LE-0087"),
    "cursed-weapon": (1, "LE-0747"),
    "ghostly-touch": (1, "LE-0774"),
    "magic": (1, "LE-0077"),
}
"""What costs a hero SANITY, and how much where nothing else is said.  LE-0078 to LE-0087"""


def shock(game: League, hero: Hero, event: Shock, n: int = 0) -> None:
    """Something costs a hero SANITY, each time it occurs; whom a prayer keeps sane may first avert it.

    LE-0077 to LE-0087, LE-0637
    """
    if not hero.here:
        return
    entry = LoseSanity(hero.id, event, n)
    if game.kit(hero).says(combat_words.SANE):
        later(game, entry)
    else:
        lose(game, hero, entry)


def lose(game: League, hero: Hero, entry: LoseSanity) -> None:
    """SANITY is lost; at 0 a mental condition is rolled.  LE-0074, LE-0077"""
    least, rule = next((shock for event, shock in SHOCKS.items() if event == entry.event), (1, "LE-0077"))
    kit = game.kit(hero)
    n = entry.n or least
    n = max(min(n, 1), n - kit.sum(words.CALM)) + kit.sum(combat_words.BRITTLE)
    was, hero.sanity = hero.sanity, max(0, hero.sanity - n)
    if hero.sanity == was:
        return
    game.tell(Changed, "sanity", hero.id, now=hero.sanity, was=was, detail=f"sanity-{entry.event}", rules=(rule,))
    if not hero.sanity:
        later(game, LoseMind(hero.id))


def calm(game: League, hero: Hero, n: int, why: str, *rules: str) -> None:
    """A hero regains SANITY, never above 10.  LE-0088, LE-0089, LE-G53"""
    was, hero.sanity = hero.sanity, min(MOST_SANITY, hero.sanity + n)
    if hero.sanity != was:
        game.tell(Changed, "sanity", hero.id, now=hero.sanity, was=was, detail=f"sanity-{why}", rules=rules)
