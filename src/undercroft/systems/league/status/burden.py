"""How much a hero carries and how much it may.  LE-0118, LE-0119, LE-G57"""

from __future__ import annotations

from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

MORE = 15
"""So much more than its STR a hero can carry.  LE-0119"""
OVERLOAD = -10
"""What too great a burden does to all skills and stats.  LE-0118"""


def burden(hero: Hero) -> int:
    """The ENC of everything a hero carries.  LE-0118"""
    box = things()
    return sum(box[item.card].enc for item in hero.outfit.items())


def easily(game: League, hero: Hero) -> int:
    """What a hero carries without being slowed: its own STR, and what talents and gear add.  LE-0118, LE-G57"""
    return hero.values.strength + game.kit(hero).sum(words.CARRIES)


def is_overloaded(game: League, hero: Hero) -> bool:
    """Does it carry more than its STR?  LE-0118, LE-G57"""
    return burden(hero) > easily(game, hero)


def room(game: League, hero: Hero) -> int:
    """How much more ENC a hero can take up at all.  LE-0119"""
    return easily(game, hero) + MORE - burden(hero)
