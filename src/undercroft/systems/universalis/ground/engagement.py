"""Melee Range: which characters are adjacent, which enemies engage them, and where they are held.

UN-0125 to UN-0127, UN-0340 to UN-0349
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits
from undercroft.systems.universalis.cards.sizes import HUGE, LARGE
from undercroft.systems.universalis.cards.words import IGNORES_MELEE_RANGE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.long_weapons import farther_range, wields
from undercroft.systems.universalis.state import Character

HARMLESS = frozenset(("knocked-down", "stationary", "knocked-out"))
"""Conditions that leave nobody a Melee Range.  UN-0349"""


class Threat(msgspec.Struct, frozen=True):
    """An enemy with its Melee Range and its size."""

    enemy: Character
    zone: Bits
    size: int


def around(game: Universalis, who: Character, huge: bool = False) -> Bits:
    """The squares adjacent to it; with `huge`, those in which a Huge creature would be adjacent.

    Heights and the sides of stairs do not keep a Huge creature off those who stand higher.  UN-0125 to UN-0127
    """
    terrain = game.terrain
    if terrain.sloped and (huge or who.size >= HUGE):
        return _around_stairs(game, who)
    return terrain.around[game.cover(who)] if who.wide or who.mount else terrain.beside[who.at]


def _around_stairs(game: Universalis, who: Character) -> Bits:
    """The squares adjacent to it where it or the other is Huge and not all ground is level."""
    terrain, cover = game.terrain, game.cover(who)
    mine = terrain.level(cover)
    if terrain.holes & cover:
        return 0
    plain = terrain.open.from_(cover) & ~(cover | terrain.holes)
    found = terrain.around[cover]
    for level, there in enumerate(terrain.levels):
        if (level >= mine) if who.size >= HUGE else (level <= mine):
            found |= plain & there
    return found


def adjacent(game: Universalis, one: Character, other: Character) -> bool:
    """Are two characters adjacent?"""
    huge = one.size >= HUGE or other.size >= HUGE
    return bool(around(game, one, huge) & game.cover(other))


def beside(game: Universalis, who: Character) -> list[Character]:
    """The enemies adjacent to it, whatever their condition."""
    enemies, near = game.enemies(who), around(game, who)
    if not game.terrain.sloped:
        return [enemy for enemy in enemies if near & game.cover(enemy)]
    huge = _beside_the_huge(game, who, enemies)
    return [enemy for enemy in enemies if near & game.cover(enemy) or enemy in huge]


def _beside_the_huge(game: Universalis, who: Character, enemies: list[Character]) -> list[Character]:
    """The enemies adjacent to it, where it or they are Huge.  UN-0125"""
    others = enemies if who.size >= HUGE else [enemy for enemy in enemies if enemy.size >= HUGE]
    return [enemy for enemy in others if adjacent(game, who, enemy)] if others else []


def melee_range(game: Universalis, who: Character, huge: bool = False) -> Bits:
    """Its Melee Range: all squares adjacent to it, more with a long weapon by the advanced rules; nothing while it is
    down or stationary.  With `huge`, the squares in which it would engage a Huge creature.  UN-0340, UN-0349, UN-1403
    """
    if who.conditions and not HARMLESS.isdisjoint(who.conditions):
        return 0
    found = around(game, who, huge)
    if game.far_reaching and wields(game, who):
        found |= farther_range(game, who, found)
    return found


def menaced(game: Universalis, enemies: list[Character]) -> Bits:
    """The squares in the Melee Range of any of some enemies."""
    found = 0
    for enemy in enemies:
        found |= melee_range(game, enemy)
    return found


def threats(
    game: Universalis,
    who: Character,
    near: Bits = -1,
    enemies: list[Character] | None = None,
    side: list[Character] | None = None,
) -> list[Threat]:
    """The enemies whose Melee Range it does not ignore, one by one; with `near`, those that range over any of it.

    One enemy just smaller is in the list, though alone it holds nobody.  Riders and those on the wing engage nobody and
    are not engaged.  `enemies` are its enemies and `side` its own side, for callers that have listed them already.
    UN-0150, UN-0340, UN-0343 to UN-0348, UN-1359
    """
    if who.mount or who.suffers("flying"):
        return []
    found: list[Threat] = []
    for enemy in game.enemies(who) if enemies is None else enemies:
        zone = melee_range(game, enemy, huge=who.size >= HUGE)
        if not zone & near or _minds_not(game, who, enemy):
            continue
        zone &= _same_water(game, enemy)
        side = game.allies(who) if side is None else side
        if zone & near and not _occupied(game, enemy, zone, who, side):
            found.append(Threat(enemy, zone, enemy.size))
    return [] if found and game.kit(who).has(IGNORES_MELEE_RANGE) else found


def _minds_not(game: Universalis, who: Character, enemy: Character) -> bool:
    """Does it ignore an enemy: one smaller by two, one it has slipped away from, a rider?  A mount that is ridden minds
    only the Large.  UN-0343, UN-0351, UN-1350, UN-1359"""
    if enemy.size < who.size - 1 or enemy.mount or (who.rider and enemy.size < LARGE):
        return True
    active = game.state.active
    return active is not None and active.who == who.id and enemy.id in active.slipped


def _same_water(game: Universalis, enemy: Character) -> Bits:
    """The squares in which it engages anybody at all: from deep water none outside it, nor the other way round.

    UN-0150
    """
    deep = game.terrain.deep
    return deep if deep & game.cover(enemy) else ~deep


def _occupied(game: Universalis, enemy: Character, zone: Bits, who: Character, side: list[Character]) -> bool:
    """Do friends keep this enemy busy: one of the enemy's size or larger next to it, or two just smaller?

    UN-0344, UN-0345, UN-G16
    """
    near, lesser = around(game, enemy) if game.far_reaching else zone, 0
    for ally in side:
        if near & game.cover(ally) and ally is not who:
            if ally.size >= enemy.size:
                return True
            lesser += ally.size == enemy.size - 1
    return lesser >= 2


def held(game: Universalis, who: Character) -> Bits:
    """The squares in which it would be engaged.  UN-0341, UN-0346"""
    return held_by(threats(game, who), who.size)


def held_by(known: list[Threat], mine: int) -> Bits:
    """Squares in the Melee Range of one threat not smaller, or of two just smaller.

    UN-0343, UN-0346, UN-0347, UN-0057, UN-0350
    """
    found = once = 0
    for threat in known:
        if threat.size >= mine:
            found |= threat.zone
        else:
            found |= once & threat.zone
            once |= threat.zone
    return found


def engagers(game: Universalis, who: Character) -> list[Character]:
    """The enemies that engage it where it stands.  UN-0342, UN-0346"""
    return engaging(game, who, threats(game, who, game.cover(who)))


def engaged(game: Universalis, who: Character, enemies: list[Character], side: list[Character]) -> bool:
    """Do any of its enemies engage it where it stands, with these on its side?  UN-0342, UN-0346"""
    return bool(engaging(game, who, threats(game, who, game.cover(who), enemies, side)))


def engaging(game: Universalis, who: Character, known: list[Threat]) -> list[Character]:
    """Those of some threats that engage it where it stands: enemies not smaller, and two or more just smaller.

    UN-0342, UN-0346
    """
    if not known:
        return []
    cover, mine = game.cover(who), who.size
    near = [threat for threat in known if threat.zone & cover]
    lesser = [threat for threat in near if threat.size < mine]
    return [threat.enemy for threat in near if threat.size >= mine or len(lesser) >= 2]


def to_slip(game: Universalis, who: Character) -> list[Character]:
    """The enemies it must get away from: all who engage it, of those just smaller all but one.  UN-0354, UN-0355"""
    near, mine = engagers(game, who), who.size
    lesser = [enemy for enemy in near if enemy.size < mine]
    spared = lesser[-1:] if lesser else []
    return [enemy for enemy in near if enemy not in spared]


def pressed(game: Universalis, who: Character) -> bool:
    """Is any enemy adjacent, or near enough with a long weapon?  Most Actions are barred then.

    UN-0125, UN-0163, UN-0287
    """
    enemies = game.enemies(who)
    if not enemies:
        return False
    if around(game, who) & game.covers(enemies) or (game.terrain.sloped and _beside_the_huge(game, who, enemies)):
        return True
    return game.far_reaching and bool(menaced(game, enemies) & game.cover(who))
