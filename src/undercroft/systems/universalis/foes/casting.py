"""Creatures of the Artificial Dark Player that cast spells: which spell, at which target, from where.

UN-0716, UN-0718, UN-0721, UN-0733 to UN-0735
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import towards
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Option, Script
from undercroft.systems.universalis.actions.cast import cast
from undercroft.systems.universalis.actions.move import set_out
from undercroft.systems.universalis.agenda import CreatureAct
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import Behavior, Spell, Wish
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.combat.blasts import OFFENSIVE
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.foes.skills import helps
from undercroft.systems.universalis.foes.targets import choose_target
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.engagement import engagers
from undercroft.systems.universalis.ground.sight import gap, sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import cost_to, landings, lies_across, reach_of
from undercroft.systems.universalis.magic.effects import immune, stands, strike_of, victims
from undercroft.systems.universalis.magic.spells import (
    Circle,
    area_of,
    castable,
    is_caster,
    may_cast,
    on_ground,
    squares_for,
    threatened,
)
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.state import Activation, Casting, Character
from undercroft.systems.universalis.status.lasting_spells import held, of_caster

HOLD = 8
"""What hampering an enemy is worth, in sixths of a wound."""

SHOVE = 4
"""What only moving an enemy about is worth, in sixths of a wound."""

SUMMONED = 18
"""What a creature summoned is worth, in sixths of a wound."""

POINT = 6
"""What a point of its own Vitality is worth to a caster, in sixths of a wound."""


class Plan(msgspec.Struct, frozen=True):
    """A spell that could be cast: its target or square, and what it is worth in sixths of a wound."""

    spell: Spell
    worth: int
    target: FigureId = NO_ONE
    at: int = NOWHERE
    way: int = 0


def sorcery(
    game: Universalis, who: Character, active: Activation, behavior: Behavior, wish: Wish | None
) -> Script[bool]:
    """Cast before anything else: a spell for its friends on 4+, else the one that does most against its enemies.

    With nothing to cast from where it stands it goes where it can.

    UN-0709, UN-0712, UN-0716, UN-0718, UN-0721, UN-0733
    """
    if not is_caster(who) and not person(who.card).lores:
        return False
    yield from learn_lore(game, who)
    if may_cast(game, who):
        plans = spell_plans(game, who)
        if plans and (yield from _cast_one(game, who, active, plans, behavior, wish)):
            return True
    return _seek_place(game, who, active)


def learn_lore(game: Universalis, who: Character) -> Script[None]:
    """A sorcerer whose profile names several lores knows one of them, at random.  UN-0733"""
    lores = person(who.card).lores
    if not who.lore and lores:
        who.lore = yield from pick(game, list(lores), "lore")


def _cast_one(
    game: Universalis,
    who: Character,
    active: Activation,
    plans: list[Plan],
    behavior: Behavior,
    wish: Wish | None,
) -> Script[bool]:
    helpful = [plan for plan in plans if not hostile(plan.spell)]
    if helpful and (yield from helps(game, who, active)):
        best = max(helpful, key=_rank)
        _begin(game, who, best)
        return True
    attacks = [plan for plan in plans if hostile(plan.spell)]
    if not attacks:
        return False
    best = max(attacks, key=_rank)
    alike = [plan for plan in attacks if plan.spell is best.spell and plan.worth == best.worth]
    if not best.spell.area:
        alike = [plan for plan in attacks if plan.spell is best.spell]
    enemies = [enemy for enemy in game.enemies(who) if any(plan.target == enemy.id for plan in alike)]
    if enemies:
        far = {enemy.id: gap(game, game.cover(who), game.cover(enemy)) for enemy in enemies}
        target = yield from choose_target(game, who, enemies, far, behavior, wish)
        best = next(plan for plan in alike if plan.target == target.id)
    game.push(CreatureAct(who.id))
    _begin(game, who, best)
    return True


def _rank(plan: Plan) -> tuple[int, int, int]:
    """The most effective spell, of equals the cheapest.  UN-0716"""
    return plan.worth, -plan.spell.mana, -plan.target


def _begin(game: Universalis, who: Character, plan: Plan) -> None:
    cast(game, who, Option("cast", plan.target, plan.at, plan.spell.id, plan.way))


def hostile(spell: Spell) -> bool:
    """Is it an attack, as far as the choice between support and attack goes?  Summoning is.  UN-0721"""
    return spell.nature in OFFENSIVE


# what could be cast


def spell_plans(game: Universalis, who: Character) -> list[Plan]:
    """Everything it could cast now that is worth it; never a spell it keeps up already.  UN-0735"""
    kept = {spell.spell for spell in of_caster(game, who)}
    found: list[Plan] = []
    circle = Circle(game, who)
    for spell in castable(game, who):
        if spell.id not in kept:
            found += _on_the_ground(game, who, spell) if on_ground(spell) else _on_figures(game, who, spell, circle)
    return found


def _on_figures(game: Universalis, who: Character, spell: Spell, circle: Circle) -> list[Plan]:
    found: list[Plan] = []
    for target in circle.figures(spell):
        worth = _worth(game, who, spell, target) - POINT * spell.vitality
        if worth > 0:
            found.append(Plan(spell, worth, target.id))
    return found


def _on_the_ground(game: Universalis, who: Character, spell: Spell) -> list[Plan]:
    """Creatures as near the enemy as can be, bad ground under the most, a wall in the way of the nearest."""
    enemies = [enemy for enemy in game.enemies(who) if sees(game, who, enemy)]
    there = squares_for(game, who, spell) if enemies else 0
    if not there:
        return []
    nearest = min(enemies, key=lambda enemy: (gap(game, game.cover(who), game.cover(enemy)), enemy.id))
    board = game.plan.board
    at = int(min(squares(there), key=lambda square: (board.distance(square, nearest.at), square)))
    if summons := words.SUMMON.of(spell.effects):
        return [Plan(spell, SUMMONED * summons[0].n, at=at)]
    if words.WALL.of(spell.effects):
        between = min(
            squares(there),
            key=lambda square: (
                board.distance(square, nearest.at) + board.distance(square, who.at),
                abs(board.distance(square, nearest.at) - board.distance(square, who.at)),
                square,
            ),
        )
        across = (int(towards(board, int(between), nearest.at)) + 2) % 4
        return [Plan(spell, HOLD, at=int(between), way=across)]
    return [plan for enemy in enemies if (plan := _marsh(game, who, spell, enemy, there)).worth > 0]


def _marsh(game: Universalis, who: Character, spell: Spell, enemy: Character, there: Bits) -> Plan:
    """Bad ground under an enemy: worth what more enemies than friends stand in it.  UN-0734"""
    if not there >> enemy.at & 1 or game.terrain.rough >> enemy.at & 1:
        return Plan(spell, 0)
    area = area_of(game, Casting(caster=who.id, spell=spell.id, at=enemy.at))
    caught = sum(bool(game.cover(one) & area) for one in game.enemies(who))
    friends = sum(bool(game.cover(one) & area) for one in (who, *game.allies(who)))
    return Plan(spell, HOLD // 2 * (caught - friends), at=enemy.at)


def _worth(game: Universalis, who: Character, spell: Spell, target: Character) -> int:
    """What a spell would do: to enemies, or for its own side; nothing if it harms as many friends as enemies.

    UN-0716, UN-0734
    """
    casting = Casting(caster=who.id, spell=spell.id, target=target.id)
    caught = victims(game, who, spell, casting, area_of(game, casting)) if spell.area else [target]
    touched = [one for one in caught if not immune(game, one, spell, casting)]
    if not hostile(spell):
        return sum(_boon(game, one, spell) for one in touched if _suits(game, who, spell, one))
    enemies = [one for one in touched if game.bright(one) is not game.bright(who)]
    friends = len(touched) - len(enemies)
    if len(enemies) <= friends:
        return 0
    return sum(_harm(game, one, spell, casting) for one in enemies)


def _harm(game: Universalis, victim: Character, spell: Spell, casting: Casting) -> int:
    """Sixths of wounds to expect, and a little for whatever else befalls the enemy; nothing twice."""
    total = 0
    if words.BLAST.of(spell.effects):
        dice, armor = damage_tallies(game, strike_of(game, casting, victim))
        total += min(6 * game.left(victim), max(1, dice.total) * max(0, 7 - max(2, armor.total)))
    if stands(spell) and spell.id not in game.spells_on(victim):
        total += HOLD
    for trial in words.TRIAL.of(spell.effects):
        conditions = [name for names in words.SUFFER.of(trial.fail) for name in names]
        if not conditions or any(name not in (*victim.conditions, *held(game, victim)) for name in conditions):
            total += HOLD
    moves = words.PUSH.of(spell.effects) + words.PULL.of(spell.effects)
    return total or SHOVE * bool(moves and victim.size <= game.character(casting.caster).size)


def _suits(game: Universalis, who: Character, spell: Spell, ally: Character) -> bool:
    """Is a spell for this one: a friend, or the caster alone if it weakens the arm?"""
    if game.bright(ally) is not game.bright(who):
        return False
    weak = any(more.get("strength", 0) < 0 for more in words.ATTRIBUTES.of(spell.effects))
    return ally.id == who.id or not weak


def _boon(game: Universalis, ally: Character, spell: Spell) -> int:
    """What a spell is worth to a friend: wounds healed, ailments cured, strength for one in the fight.

    What leaves it on the floor is nothing for one beside its enemies.
    """
    if words.SUFFER.of(spell.effects) and engagers(game, ally):
        return 0
    total = 6 * sum(min(amount, ally.wounds) for amount in words.HEAL.of(spell.effects))
    total += 6 * sum(name in ally.conditions for names in words.CURE.of(spell.effects) for name in names)
    if stands(spell) and spell.id not in game.spells_on(ally):
        total += 6 + 6 * bool(engagers(game, ally))
    total += 2 * sum(min(n, game.kit(ally).mana - ally.mana) for n in words.GAIN_MANA.of(spell.effects))
    if words.GAIN_FORTUNE.of(spell.effects) and not ally.fortune:
        total += 6
    return total


# where from


def _seek_place(game: Universalis, who: Character, active: Activation) -> bool:
    """Go to the nearest place from which a basic spell could be cast at an enemy.  UN-0712"""
    if not active.points or active.walked or not active.action or not game.enemies(who) or engagers(game, who):
        return False
    known = [spell for spell in castable(game, who) if hostile(spell) and not spell.superior and not on_ground(spell)]
    if not known:
        return False
    here = Standpoint(game, who)
    found = reach_of(here, active.points)
    start, lay, spot = who.at, who.across, None
    for at in sorted(squares(landings(here, found)), key=lambda at: (cost_to(game, who, found, at), int(at))):
        across = lies_across(game, who, found, int(at)) if turns(who) else lay
        who.at, who.across = int(at), across
        circle = Circle(game, who)
        good = not threatened(game, who) and any(_on_figures(game, who, spell, circle) for spell in known)
        who.at, who.across = start, lay
        if good:
            spot = int(at)
            break
    if spot is None:
        return False
    game.push(CreatureAct(who.id))
    set_out(game, who, found, spot)
    return True
