"""Striking with a long weapon over a friend.  LE-0344, LE-0480"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.league.combat.targets import strikes
from undercroft.systems.league.foes.attacks import strike, wielded
from undercroft.systems.league.foes.targets import choose, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy


def reach_over(game: League, enemy: Enemy) -> Script[bool]:
    """With a weapon that reaches it strikes at a hero a square away.  Did it?  LE-0344, LE-0480"""
    card = wielded(enemy)
    if card is None or not card.reach:
        return False
    found = [one for one in prey(game, enemy) if strikes(game, enemy, one, card)]
    if not found:
        return False
    strike(game, enemy, (yield from choose(game, enemy, found)))
    return True
