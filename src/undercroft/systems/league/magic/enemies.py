"""Spells of enemies, cast with RS.  LE-0726 to LE-0732, LE-0791, LE-G16

An enemy knows the spells of its encounter entry; what it does with them its behaviour decides, in `foes`.
"""

from __future__ import annotations

from typing import Literal

from undercroft.crawl.game import is_hero
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.spells import ENEMY_SPELLS, EnemySpell
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.aims import Aim, aims, reached_foes, reached_friends, suits
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Lasting

Kind = Literal["close", "ranged", "support"]
"""Spells for close combat, for a distance, and for its own side.  LE-C177"""


def may_cast(game: League, enemy: Enemy) -> bool:
    """Has it spells, and has it not spent its next one on dispelling?  LE-0573, LE-0791"""
    return bool(enemy.spells) and not enemy.dispelled and enemy.ap > 0


def card_of(game: League, spell: str) -> EnemySpell:
    """A spell of enemies."""
    return game.box[ENEMY_SPELLS][spell]


def targets(game: League, enemy: Enemy, spell: str) -> list[Aim]:
    """At whom a spell may be aimed so that it is of use.  LE-0730, LE-0732"""
    card = card_of(game, spell)
    return [aim for aim in aims(game, enemy, card) if _fresh(game, enemy, card, aim)]


def _fresh(game: League, enemy: Enemy, card: EnemySpell, aim: Aim) -> bool:
    """What only gives something is no use where it is in force already."""
    if card.do or not card.gives:
        return True
    if card.aim in ("heroes", "enemies"):
        reached = reached_friends(game, enemy, card) if card.aim == "heroes" else reached_foes(game, enemy, card)
        return any(suits(game, card, one) and not _has(one.lasting, card) for one in reached)
    return aim.who == NO_ONE or not _has(game.model(aim.who).lasting, card)


def _has(lasting: tuple[Lasting, ...], card: EnemySpell) -> bool:
    return any(one.card == card.id for one in lasting)


def suitable(game: League, enemy: Enemy, kind: Kind, target: FigureId = NO_ONE) -> list[str]:
    """The spells of a kind that are of use now, aimed at this model if one is named.  LE-0729, LE-0730, LE-0732"""
    if not may_cast(game, enemy):
        return []
    found: list[str] = []
    for spell in enemy.spells:
        if card_of(game, spell).kind == kind:
            where = targets(game, enemy, spell)
            if any(target in (NO_ONE, aim.who) for aim in where):
                found.append(spell)
    return found


def cast(game: League, enemy: Enemy, kind: Kind, target: FigureId = NO_ONE) -> Script[bool]:
    """A spell of a kind is chosen at random among those of use and cast at the model that is named, else at one chosen
    at random.  Is one cast or begun?  LE-0480, LE-0726 to LE-0731, LE-0791"""
    among = suitable(game, enemy, kind, target)
    if not among:
        return False
    spell = yield from pick(among, "spell")
    yield from cast_this(game, enemy, spell, target)
    return True


def cast_this(game: League, enemy: Enemy, spell: str, target: FigureId = NO_ONE) -> Script[None]:
    """A spell is cast for its AP; with too few AP it is begun, and cast in the next turn.  LE-0731, LE-0791"""
    card = card_of(game, spell)
    needed = card.ap - (1 if enemy.begun == spell else 0)
    if enemy.ap < needed:
        enemy.begun, enemy.resumed = spell, False
        enemy.ap = 0
        game.tell(Changed, "begins-spell", enemy.id, now=1, detail=f"league-spell-{spell}", rules=("LE-0731",))
        return
    enemy.ap, enemy.begun = enemy.ap - needed, ""
    aim = yield from _aim(game, enemy, spell, target)
    game.push(CastSpell(enemy.id, spell, aim.who, aim.at))


def _aim(game: League, enemy: Enemy, spell: str, target: FigureId) -> Script[Aim]:
    """The one that is named, else the friend who needs it most, else anybody at random.  LE-0480, LE-0729"""
    where = targets(game, enemy, spell)
    named = [aim for aim in where if aim.who == target]
    if named:
        return named[0]
    if all(aim.who and not is_hero(aim.who) for aim in where):
        return min(where, key=lambda aim: (game.model(aim.who).hp - game.most_hp(game.model(aim.who)), aim.who))
    return (yield from pick(where, "target"))


def goes_on(game: League, enemy: Enemy) -> str:
    """The spell begun in the turn before that can be cast now; empty if there is none or it can no longer be of use, so
    that the list is followed again.  LE-0731"""
    spell = enemy.begun
    if spell and may_cast(game, enemy) and targets(game, enemy, spell):
        return spell
    enemy.begun = ""
    return ""
