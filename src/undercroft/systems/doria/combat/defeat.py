"""Defeated monsters: experience for the group, loot for whoever defeated them.  DO-0405 to DO-0410, DO-G57"""

from __future__ import annotations

from undercroft.crawl.game import is_hero
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import Defeated, Loot
from undercroft.systems.doria.cards.definitions import BOSSES, MODIFIERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.combat.occasions import AT_DEFEAT
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Monster

XP = LOOT = 1
"""What each defeated monster gives.  DO-0405, DO-0409"""


@step(Defeated, after=True)
def defeated(game: Doria, entry: Defeated) -> Script[None]:
    """All monsters that one action has defeated: what they still do, Group XP, then all their loot together.

    DO-0120, DO-0121, DO-0405, DO-0406, DO-0409, DO-0410
    """
    state = game.state
    fallen, state.defeated = state.defeated, []
    loot = 0
    for monster in fallen:
        if (yield from still_does(game, monster, entry.by)):
            continue
        xp, cards = rewards(monster)
        gain_xp(game, xp)
        loot += cards
        for deed in moments.MONSTER_DEFEATED.deeds(game.rules):
            deed(game, monster)
    if loot:
        game.push(Loot((yield from who_draws(game, entry.by)), loot, "defeated"))


def still_does(game: Doria, monster: Monster, by: FigureId) -> Script[bool]:
    """What a defeated monster still does; is it not defeated after all?"""
    for effect in game.stats(monster).effects:
        if effect.name in AT_DEFEAT and (yield from AT_DEFEAT.do(game, monster, effect, by)):
            return True
    return False


def rewards(monster: Monster) -> tuple[int, int]:
    """Group XP and Loot Cards for a monster: 1 each, and what its modifiers add; of a boss what its card adds.

    DO-0120, DO-0121, DO-0405, DO-0409
    """
    cards = [library()[MODIFIERS][id] for id in monster.modifiers]
    boss = library()[BOSSES].get(monster.card)
    xp = XP + sum(card.xp for card in cards) + (boss.xp if boss else 0)
    loot = LOOT + sum(card.loot for card in cards) + (boss.loot if boss else 0)
    return xp, loot


def gain_xp(game: Doria, xp: int) -> None:
    """Group XP are collected on the track.  DO-0410"""
    if xp:
        was, game.state.xp = game.state.xp, game.state.xp + xp
        game.tell(Changed, "xp", now=game.state.xp, was=was, rules=("DO-0409", "DO-0410"))


def who_draws(game: Doria, by: FigureId) -> Script[FigureId]:
    """Whoever defeated the monster draws its loot; where nobody did, the players choose who.  DO-0405, DO-G57"""
    if is_hero(by) and game.character(by).here:
        return by
    options = [Option("loots", one.id) for one in game.state.party if one.here]
    option: Option = yield Ask("who-loots", game.party_seat(), options)
    return option.who
