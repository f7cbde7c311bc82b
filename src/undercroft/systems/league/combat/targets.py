"""Whom a weapon reaches.  LE-0343 to LE-0347, LE-0362 to LE-0366, LE-G66"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import squares
from undercroft.crawl.game import is_hero
from undercroft.crawl.things import Item
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.marks import usable
from undercroft.systems.league.cards.things import WeaponCard
from undercroft.systems.league.combat.to_hit import card_of, is_large
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import adjacent_foes, beside
from undercroft.systems.league.ground.sight import line
from undercroft.systems.league.state import Enemy, Hero

REACH = 2
"""One square lies between: that is two squares away.  LE-0041, LE-0344"""


def weapons(hero: Hero) -> list[Item | None]:
    """The weapons in a hero's hands, each once; fists where there is none for close combat."""
    held = dict.fromkeys(item for item in hero.outfit.at("hand") if card_of(item) is not None and usable(item))
    armed = any((card := card_of(item)) is not None and not card.ranged for item in held)
    return [*held, *(() if armed else (None,))]


def loaded(hero: Hero, card: WeaponCard) -> bool:
    """Can a weapon be used at once?  What needs loading must be loaded.  LE-0377"""
    return not card.ranged or not card.reload or hero.loaded


def targets(game: League, attacker: Hero | Enemy, card: WeaponCard | None) -> Sequence[Hero | Enemy]:
    """The foes whom an attacker can strike or shoot with a weapon, in order."""
    if card is not None and card.ranged:
        return shootable(game, attacker, card)
    return [one for one in game.foes_of(attacker) if strikes(game, attacker, one, card)]


def strikes(game: League, attacker: Hero | Enemy, target: Hero | Enemy, card: WeaponCard | None) -> bool:
    """Is a target adjacent, or one square away from a weapon with reach?  A hero in a pit is out of reach.

    LE-0343, LE-0344, LE-0353, LE-0476
    """
    if isinstance(target, Hero) and target.pit:
        return False
    if beside(game, attacker, target):
        return True
    return card is not None and card.reach and reaches_over(game, attacker, target)


def reaches_over(game: League, attacker: Hero | Enemy, target: Hero | Enemy) -> bool:
    """Is it exactly one square away, in sight, and at most friends of the attacker between?  LE-0041, LE-0344"""
    board = game.ground.board
    pairs = [(a, b) for a in squares(game.cover(attacker)) for b in squares(game.cover(target))]
    if min((board.distance(a, b) for a, b in pairs), default=0) != REACH:
        return False
    found = line(game, attacker, target)
    if found is None or board.distance(found.a, found.b) != REACH:
        return False
    return all(is_hero(one.id) == is_hero(attacker.id) for one in found.models)


def shootable(game: League, attacker: Hero | Enemy, card: WeaponCard) -> list[Hero | Enemy]:
    """The foes at whom an attacker can shoot: none while a foe is adjacent; those within range whom it sees, with no
    model on a line that runs straight, large ones whatever stands before them.

    LE-0345, LE-0347, LE-0358, LE-0362 to LE-0366, LE-G66
    """
    if adjacent_foes(game, attacker):
        return []
    return [one for one in game.foes_of(attacker) if in_line(game, attacker, one, card.range)]


def in_line(game: League, attacker: Hero | Enemy, target: Hero | Enemy, most: int) -> bool:
    """Is there a line of fire to a target within range, which outdoors has no end?

    LE-0345, LE-0346, LE-0358, LE-0362, LE-0364, LE-0476, LE-G66"""
    if isinstance(target, Hero) and target.pit:
        return False
    found = line(game, attacker, target)
    if found is None or (game.ground.board.distance(found.a, found.b) > most and not game.ground.outdoors):
        return False
    if not found.straight or not found.models or is_large(game, target):
        return True
    return isinstance(attacker, Hero) and game.kit(attacker).says(words.IGNORES_COVER)
