"""Taking a parry stance.  LE-0373, LE-0491, LE-G91"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, in_battle, on_its_feet, pay
from undercroft.systems.league.cards import combat_words
from undercroft.systems.league.game import League
from undercroft.systems.league.status.conditions import take_stance

AP = 1
"""LE-0373"""

FAMILY = Family("stance", after="aim", needs=action_left & in_battle, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """In battle, once: who is in a stance is in it.  Nobody takes one after a power attack, with which it gave up
    dodging and parrying.  LE-0373, LE-0406, LE-0488, LE-0491"""
    hero = here.hero
    if hero.stance or hero.power or here.kit.says(combat_words.UNDEFENDED):
        return []
    return [Option("stance")]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0373"""
    return AP


@FAMILY.deed("stance")
def stance(game: League, here: Standpoint, option: Option) -> None:
    """It stands ready to dodge or parry until its next activation.  LE-0373, LE-0491, LE-G91"""
    pay(game, here.hero, cost(here, option))
    take_stance(game, here.hero)
