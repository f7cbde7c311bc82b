"""The list of magic users.  LE-0726 to LE-0733, LE-0573, LE-C70"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from undercroft.kernel.requests import NO_ONE, Script
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import ENEMY_SPELLS, EnemySpell
from undercroft.systems.league.foes.attacks import second_die, stance, strike, turn_to
from undercroft.systems.league.foes.moves import gain_sight, spend, withdraw
from undercroft.systems.league.foes.targets import adjacent, choose, closest, in_sight
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.aims import Aim, aims
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.mana import is_wizard

Kind = Literal["close", "ranged", "support"]
WITHDRAW, CLOSE_SPELL = 2, 4
"""Up to these a d6 says: withdraw, cast at who is beside; above, strike.  LE-0726"""
LOOK, RANGED = 4, 4
"""Up to these: move to see somebody, cast from afar; above, support.  LE-0727, LE-0728"""
CLOSEST, WEAKEST = 3, 5
"""Up to these: at the closest, at who has least HP; above, at an opposing magic user.  LE-0729"""


def magic_user(game: League, enemy: Enemy) -> Script[None]:
    """A spell that was begun is ended; else one AP or more by its list, from the top.  LE-0726 to LE-0732"""
    if enemy.begun and (yield from go_on_casting(game, enemy)):
        return
    beside = adjacent(game, enemy)
    if beside:
        yield from hard_pressed(game, enemy, beside)
    elif not in_sight(game, enemy):
        yield from unseeing(game, enemy)
    else:
        number = yield from second_die(enemy, "magic-table")
        if number <= RANGED or not (yield from support(game, enemy)):
            yield from from_afar(game, enemy)


def hard_pressed(game: League, enemy: Enemy, beside: Sequence[Hero]) -> Script[None]:
    """Beside a hero: 1-2 it withdraws and keeps somebody in sight, 3-4 a close combat spell, 5-6 a standard attack; it
    strikes, too, where it cannot get away.  LE-0726, LE-0732"""
    number = yield from second_die(enemy, "pressed-table")
    if number <= WITHDRAW and withdraw(game, enemy):
        return
    target = yield from choose(game, enemy, beside)
    if WITHDRAW < number <= CLOSE_SPELL:
        spells = [(spell, aim) for spell, aim in castable(game, enemy, "close") if aim.who == target.id]
        if spells:
            yield from cast_one(game, enemy, spells)
        else:
            stance(game, enemy)
    else:
        strike(game, enemy, target)


def unseeing(game: League, enemy: Enemy) -> Script[None]:
    """No hero in sight: 1-4 it moves to see the closest one, without ending beside one, 5-6 support magic.  LE-0727"""
    number = yield from second_die(enemy, "magic-table")
    if number > LOOK and (yield from support(game, enemy)):
        return
    target = yield from closest(game, enemy)
    if not gain_sight(game, enemy, target) and not (yield from support(game, enemy)):
        stance(game, enemy)


# spells


def castable(game: League, enemy: Enemy, kind: Kind) -> list[tuple[EnemySpell, Aim]]:
    """Its spells of a kind with everything at which each can be aimed now; none in the turn after it has dispelled one.

    LE-0573, LE-0730, LE-0791
    """
    if enemy.dispelled:
        return []
    box = library()[ENEMY_SPELLS]
    spells = [box[name] for name in enemy.spells if box[name].kind == kind]
    return [(spell, aim) for spell in spells for aim in aims(game, enemy, spell)]


def support(game: League, enemy: Enemy) -> Script[bool]:
    """It casts a support spell, if one is suitable.  Did it?  LE-0727, LE-0728, LE-0730"""
    spells = castable(game, enemy, "support")
    if not spells:
        return False
    yield from cast_one(game, enemy, spells)
    return True


def from_afar(game: League, enemy: Enemy) -> Script[None]:
    """Ranged magic at the hero whom the dice name, or at whom it reaches; without a target support magic, and if no
    spell at all is suitable a parry stance.  LE-0728 to LE-0730, LE-0732"""
    spells = castable(game, enemy, "ranged")
    if not spells:
        if not (yield from support(game, enemy)):
            stance(game, enemy)
        return
    target = yield from magic_target(game, enemy)
    fitting = [(spell, aim) for spell, aim in spells if aim.who in (target.id, NO_ONE, enemy.id)]
    yield from cast_one(game, enemy, fitting or spells)


def magic_target(game: League, enemy: Enemy) -> Script[Hero]:
    """1-3 the closest hero; 4-5 who has least HP left, one at random among equals; 6 an opposing magic user, another
    throw if there is none.  LE-0729"""
    heroes = in_sight(game, enemy)
    casters = [one for one in heroes if is_wizard(game, one)]
    number = yield from second_die(enemy, "magic-target")
    while number > WEAKEST and not casters:
        number = yield from second_die(enemy, "magic-target")
    if number <= CLOSEST:
        return (yield from closest(game, enemy, heroes))
    if number <= WEAKEST:
        least = min(one.hp for one in heroes)
        return (yield from pick([one for one in heroes if one.hp == least], "target"))
    return (yield from pick(casters, "target"))


def cast_one(game: League, enemy: Enemy, spells: Sequence[tuple[EnemySpell, Aim]]) -> Script[None]:
    """It casts one of these, at random; one that takes more AP than it has left it begins, and ends in its next turn.

    LE-0480, LE-0731
    """
    spell, aim = yield from pick(spells, "spell")
    if spell.ap > enemy.ap:
        spend(game, enemy, enemy.ap)
        enemy.begun = spell.id
    else:
        spend(game, enemy, spell.ap)
        cast(game, enemy, spell, aim)


def cast(game: League, enemy: Enemy, spell: EnemySpell, aim: Aim) -> None:
    """The spell is cast.  LE-0791"""
    enemy.begun = ""
    if aim.who != enemy.id and aim.who != NO_ONE and not game.gone(aim.who):
        target = game.model(aim.who)
        if isinstance(target, Hero):
            turn_to(game, enemy, target)
    game.push(CastSpell(enemy.id, spell.id, aim.who, aim.at))


def go_on_casting(game: League, enemy: Enemy) -> Script[bool]:
    """The second AP of a spell begun in its last turn; if there is no target for it any more, its list is followed
    again.  Was it cast?  LE-0731"""
    spell = library()[ENEMY_SPELLS][enemy.begun]
    enemy.begun = ""
    found = [] if enemy.dispelled else aims(game, enemy, spell)
    if not found:
        return False
    aim = yield from pick(found, "target")
    spend(game, enemy, 1)
    cast(game, enemy, spell, aim)
    return True
