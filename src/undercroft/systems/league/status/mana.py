"""Mana: what a wizard casts with.  LE-0013, LE-0293, LE-0543, LE-0558 to LE-0560, LE-G98"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.heroes import PROFESSIONS
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero


def is_wizard(game: League, hero: Hero) -> bool:
    """Does its profession cast spells with mana?  LE-0013, LE-0543, LE-0667"""
    card = game.box[PROFESSIONS].get(hero.profession)
    return card is not None and card.spells > 0


def most_mana(game: League, hero: Hero) -> int:
    """A wizard's mana when none has been used: its WIS as it is now on the sheet, and what magic and talents add.

    LE-0013, LE-G98
    """
    return hero.values.wisdom + game.kit(hero).sum(words.MANA) if is_wizard(game, hero) else 0


def spend_mana(game: League, hero: Hero, n: int, why: str, *rules: str) -> None:
    """Mana is used, never more than there is.  LE-0544, LE-0558 to LE-0560"""
    was, hero.mana = hero.mana, max(0, hero.mana - n)
    if hero.mana != was:
        game.tell(Changed, "mana", hero.id, now=hero.mana, was=was, detail=why, rules=rules)


def regain_mana(game: League, hero: Hero, n: int, why: str, *rules: str) -> int:
    """A wizard regains mana, up to the most it can have.  How much.  LE-0293, LE-G98"""
    gained = max(0, min(n, most_mana(game, hero) - hero.mana))
    if gained:
        was, hero.mana = hero.mana, hero.mana + gained
        game.tell(Changed, "mana", hero.id, now=hero.mana, was=was, detail=why, rules=rules)
    return gained
