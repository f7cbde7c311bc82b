"""Premade heroes for a quest that is not for beginners: they come at the level it is meant for, as if they had risen to
it in settlements.  LE-0003, LE-0299 to LE-0309, LE-G29"""

from __future__ import annotations

from undercroft.crawl.things import Item, gain
from undercroft.systems.league.cards.heroes import PERKS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.heroes import experience
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.state import Hero

BOUGHT = ("healing", "linen-bandage", "ration")
"""What a hero has bought by the time it has risen a level, and still has."""
TRADES: tuple[Value, ...] = ("arcane-arts", "battle-prayers", "combat-skill", "ranged-skill")
"""The skills one of which a hero lives by."""


def seasoned(hero: Hero, level: int) -> Hero:
    """A hero at this level, with the experience for it, what it has bought, and all its points; whoever has risen
    higher stays so.

    LE-0299, LE-G08
    """
    while hero.level < level:
        hero.level += 1
        hero.xp = max(hero.xp, experience.LEVELS[hero.level - 2])
        hero.points += experience.IMPROVEMENT_POINTS
        _rise(hero)
        for card in BOUGHT:
            hero.outfit = gain(hero.outfit, Item(card))
    return refresh(hero)


def _rise(hero: Hero) -> None:
    """Its points go into HP and its trade, and as long as any are left into dodging, what it is made of, and healing;
    then the first talent of its group, and a perk.  LE-0302 to LE-0309"""
    trade: Value = max(TRADES, key=hero.values.of)
    wishes: tuple[experience.Raised, ...] = ("hp", trade, "dodge", "constitution", "heal")
    hero.gained = ()
    for wish in wishes:
        while wish in experience.raisable(hero):
            experience.improve(hero, wish)
    hero.talents = (*hero.talents, *experience.talents_for(hero)[:1])
    perks = experience.perks_for(hero)
    fitting = [perk for perk in perks if library()[PERKS][perk].group == experience.group_for(hero)]
    hero.perks = (*hero.perks, *(fitting or perks)[:1])
    hero.gained = ()
