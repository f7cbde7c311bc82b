"""At whom or what a spell may be aimed, and whom it reaches then.  LE-0534, LE-0552 to LE-0556, LE-G15, LE-G46"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from undercroft.board.bits import Bits, squares
from undercroft.crawl.game import is_hero
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.league.cards import magic_words
from undercroft.systems.league.cards.spells import EnemySpell, Magic
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import adjacent_foes, beside
from undercroft.systems.league.ground.sight import sees, sees_square
from undercroft.systems.league.state import Enemy, Hero, Lock

Model = Hero | Enemy

IN_SIGHT = 40
"""A missile reaches as far as one can see.  LE-0552"""


class Aim(NamedTuple):
    """What a spell is aimed at: a model with its square, or a square alone."""

    who: FigureId = NO_ONE
    at: int = NOWHERE


def hindered(game: League, caster: Model, spell: Magic) -> bool:
    """Is an enemy adjacent, so that only touch spells may be cast?  LE-0556"""
    return not spell.touch and bool(adjacent_foes(game, caster))


def friends_of(game: League, caster: Model) -> Sequence[Model]:
    """Those on the board on the side of the caster, itself among them; heroes who are down, too.  LE-0534"""
    if is_hero(caster.id):
        return [one for one in game.state.party if one.here and one.at != NOWHERE]
    return [one for one in game.state.enemies if one.at != NOWHERE]


def far(game: League, caster: Model, other: Model) -> int:
    """How many squares lie from one model to another, diagonals counted as 1."""
    distance = game.ground.board.distance
    return min(distance(a, b) for a in squares(game.cover(caster)) for b in squares(game.cover(other)))


def reaches(game: League, caster: Model, spell: Magic, other: Model) -> bool:
    """Can the spell reach this model: adjacent by touch, in sight by a missile, else in sight within range?  What
    stands between does not matter.  LE-0552, LE-0553, LE-G46"""
    if spell.touch:
        return other is caster or beside(game, caster, other)
    if other is caster:
        return True
    return far(game, caster, other) <= (IN_SIGHT if spell.missile else spell.range) and sees(game, caster, other)


def aims(game: League, caster: Model, spell: Magic) -> list[Aim]:
    """Everything a spell may be aimed at now.  LE-0552 to LE-0556, LE-G15"""
    if hindered(game, caster, spell):
        return []
    match spell.aim:
        case "self" | "none":
            return [Aim(caster.id, caster.at)]
        case "hero":
            friends = (one for one in friends_of(game, caster) if reaches(game, caster, spell, one))
            return [Aim(one.id, one.at) for one in friends if suits(game, spell, one)]
        case "heroes":
            some = any(suits(game, spell, one) for one in reached_friends(game, caster, spell))
            return [Aim(caster.id, caster.at)] if some else []
        case "enemy":
            foes = (one for one in game.foes_of(caster) if reaches(game, caster, spell, one))
            return [Aim(one.id, one.at) for one in foes if suits(game, spell, one)]
        case "enemies":
            some = any(suits(game, spell, one) for one in reached_foes(game, caster, spell))
            return [Aim(caster.id, caster.at)] if some else []
        case "lock":
            return [Aim(NO_ONE, at) for at in lock_squares(game, caster, spell)]
    return [Aim(NO_ONE, at) for at in aimed_squares(game, caster, spell)]


def reached_friends(game: League, caster: Model, spell: Magic) -> list[Model]:
    """Those on the caster's own side whom a spell for all of them reaches."""
    return [one for one in friends_of(game, caster) if reaches(game, caster, spell, one)]


def reached_foes(game: League, caster: Model, spell: Magic) -> list[Model]:
    """Those on the other side whom a spell against all of them reaches."""
    return [one for one in game.foes_of(caster) if reaches(game, caster, spell, one)]


def aimed_squares(game: League, caster: Model, spell: Magic) -> list[int]:
    """The squares in sight and range: to stand on only free ones, to strike only those where it strikes somebody."""
    most = IN_SIGHT if spell.missile else spell.range
    distance = game.ground.board.distance
    seen = (at for at in squares(game.ground.open_floor) if distance(caster.at, at) <= most)
    if magic_words.BLINK.of(spell.do):
        taken = game.occupied()
        return [at for at in seen if not taken >> at & 1 and sees_square(game, caster, at)]
    foes = [game.cover(one) for one in game.foes_of(caster)]
    struck = 0
    for cover in foes:
        struck |= around(game, cover, spell.spread)
    return [at for at in seen if struck >> at & 1 and sees_square(game, caster, at)]


def around(game: League, cover: Bits, spread: int) -> Bits:
    """The squares so near to these, no wall between."""
    found = cover
    for _ in range(spread):
        found |= game.ground.steps.around(found)
    return found


def struck(game: League, caster: Model | None, spell: Magic, aim: Aim) -> list[Model]:
    """All whom a spell strikes that is aimed so: whoever it is aimed at, those around, or everybody it reaches.

    LE-0563, LE-G15
    """
    if caster is not None and spell.aim == "heroes":
        return reached_friends(game, caster, spell)
    if caster is not None and spell.aim == "enemies":
        return reached_foes(game, caster, spell)
    first = None if aim.who == NO_ONE or game.gone(aim.who) else game.model(aim.who)
    if spell.spread == 0 and first is not None:
        return [first]
    cover = game.cover(first) if first is not None else 1 << aim.at
    near = around(game, cover, spell.spread)
    own = caster is not None and is_hero(caster.id)
    spared = [one for one in game.models() if spell.spares and is_hero(one.id) == own]
    return [one for one in game.models() if game.cover(one) & near and one not in spared]


def suits(game: League, spell: Magic, model: Model) -> bool:
    """Is there any use in the spell for this model?  What only gives something is no use to an enemy that has it.

    LE-0730, LE-0732
    """
    if isinstance(spell, EnemySpell) and not spell.do and any(one.card == spell.id for one in model.lasting):
        return False
    return not spell.do or bool(spell.gives) or any(_useful(game, effect.name, model) for effect in spell.do)


def _useful(game: League, word: str, model: Model) -> bool:
    """Would this word change anything for a model?"""
    asks = NEEDED.get(word)
    return asks is None or asks(game, model)


def _hurt(game: League, model: Model) -> bool:
    return model.hp < game.most_hp(model)


NEEDED: dict[str, Callable[[League, Model], bool]] = {
    "heals": _hurt,
    "cure-poison": lambda game, model: model.poison > 0,
    "cure-disease": lambda game, model: isinstance(model, Hero) and model.diseased,
    "rouse": lambda game, model: bool(
        model.hp > 0 and (model.prone or model.stun or model.netted or (isinstance(model, Hero) and model.afraid))
    ),
    "peace": lambda game, model: isinstance(model, Hero) and model.sanity < 10,
    "energy-back": lambda game, model: isinstance(model, Hero) and model.energy < model.max_energy,
    "unbind": lambda game, model: any(one.kind == "spell" for one in model.lasting),
    "burn-mana": lambda game, model: isinstance(model, Hero) and model.mana > 0,
    "banish": lambda game, model: isinstance(model, Enemy) and game.card(model).kind in ("demon", "undead"),
    "fumble": lambda game, model: bool(model.outfit.at("hand") if isinstance(model, Hero) else model.weapons),
    "mend": lambda game, model: isinstance(model, Hero) and any(item.wear for item in model.outfit.at("hand")),
}
"""What must be so for a word to be of any use to a model."""


# doors and chests


def lock_squares(game: League, caster: Model, spell: Magic) -> list[int]:
    """The squares of doors and chests that a spell could open or seal, from where the caster stands."""
    distance = game.ground.board.distance
    found: list[int] = []
    for lock in game.state.locks:
        places = list(squares(lock_squares_of(game, lock)))
        near = any(distance(caster.at, at) <= spell.range and sees_square(game, caster, at) for at in places)
        if near and for_lock(spell, lock):
            found.append(places[0])
    return found


def for_lock(spell: Magic, lock: Lock) -> bool:
    """Could a spell do anything to a lock?  One opens what is known to be locked; one seals an open doorway, through
    which wandering monsters might come.  LE-0259"""
    if magic_words.UNLOCK.of(spell.do):
        return lock.tried and lock.locked and not lock.trap and not lock.open
    return lock.door >= 0 and lock.open and not lock.sealed


def lock_squares_of(game: League, lock: Lock) -> Bits:
    """The squares at a door on its two sides, or that of a chest."""
    return game.ground.door_squares(lock.door) if lock.door >= 0 else 1 << lock.at


def lock_at(game: League, spell: Magic, at: int) -> Lock | None:
    """The door or chest at which a spell has been pointed."""
    found = (lock for lock in game.state.locks if lock_squares_of(game, lock) >> at & 1 and for_lock(spell, lock))
    return next(found, None)
