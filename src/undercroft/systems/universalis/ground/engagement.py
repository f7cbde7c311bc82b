"""Melee Range: who is adjacent, who engages whom, who is held where.  UN-0125 to UN-0127, UN-0340 to UN-0349"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.long_weapons import farther_range, wields
from undercroft.systems.universalis.maps.terrain import HUGE
from undercroft.systems.universalis.state import Character

LARGE = 3
HARMLESS = ("knocked-down", "stationary", "knocked-out")
"""Conditions that leave nobody a Melee Range.  UN-0349"""

Threat = tuple[Character, Bits, int]
"""An enemy, its Melee Range, its size."""


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
    enemies = game.enemies(who)
    if not enemies:
        return []
    near = around(game, who)
    if not game.terrain.sloped:
        return [enemy for enemy in enemies if near & game.cover(enemy)]
    huge = who.size >= HUGE
    return [
        enemy
        for enemy in enemies
        if near & game.cover(enemy) or ((huge or enemy.size >= HUGE) and adjacent(game, who, enemy))
    ]


def melee_range(game: Universalis, who: Character, huge: bool = False) -> Bits:
    """Its Melee Range: all squares adjacent to it, more with a long weapon by the advanced rules; nothing while it is
    down or stationary.  UN-0340, UN-0349, UN-1403
    """
    for name in who.conditions:
        if name in HARMLESS:
            return 0
    found = around(game, who, huge)
    if game.far_reaching and wields(game, who):
        found |= farther_range(game, who, found)
    return found


def menaced(game: Universalis, enemies: list[Character]) -> Bits:
    """The squares in the Melee Range of any of some enemies."""
    terrain, found = game.terrain, 0
    beside, simple, sloped = terrain.beside, not game.far_reaching, terrain.sloped
    for enemy in enemies:
        plain = simple and not (enemy.wide or enemy.conditions or enemy.mount or (sloped and enemy.size >= HUGE))
        found |= beside[enemy.at] if plain else melee_range(game, enemy)
    return found


def threats(
    game: Universalis,
    who: Character,
    near: Bits = -1,
    enemies: list[Character] | None = None,
    side: list[Character] | None = None,
) -> list[Threat]:
    """The enemies whose Melee Range it does not ignore, one by one; with `near`, those that range over any of it.

    It ignores enemies smaller by two, those an ally of their size or larger stands next to, and those next to two
    allies just smaller; in deep water those outside it, and the other way round.  One enemy just smaller is in the
    list, though alone it holds nobody.  Riders engage nobody and are not engaged; a mount that is ridden minds only the
    Large.  `enemies` are its enemies and `side` everybody of its own, for whoever has listed them already.
    UN-0343 to UN-0348, UN-0150, UN-1350, UN-1359
    """
    if enemies is None:
        enemies = game.enemies(who)
    if not enemies or who.mount or who.suffers("flying"):
        return []
    mine = who.size
    active = game.state.active
    slipped = active.slipped if active is not None and active.who == who.id else ()
    found: list[Threat] = []
    terrain, huge = game.terrain, mine >= HUGE
    deep, sloped, beside = terrain.deep, terrain.sloped, terrain.beside
    simple = not (game.far_reaching or (sloped and huge))
    for enemy in enemies:
        plain = simple and not (enemy.wide or enemy.conditions or (sloped and enemy.size >= HUGE))
        zone = beside[enemy.at] if plain else melee_range(game, enemy, huge)
        if not zone & near:
            continue
        theirs = enemy.size
        if theirs < mine - 1 or enemy.id in slipped or enemy.mount or (who.rider and theirs < LARGE):
            continue
        if deep:
            zone &= deep if game.cover(enemy) & deep else ~deep
            if not zone & near:
                continue
        if side is None:
            side = game.allies(who)
        if not _occupied(game, zone if not game.far_reaching else around(game, enemy), theirs, who, side):
            found.append((enemy, zone, theirs))
    return [] if found and "ignores-melee-range" in game.kit(who).flags else found


def _occupied(game: Universalis, zone: Bits, theirs: int, who: Character, side: list[Character]) -> bool:
    """Do others of somebody's side keep this enemy busy?  UN-0344, UN-0345, UN-G16"""
    lesser = 0
    for ally in side:
        if zone & (game.cover(ally) if ally.wide or ally.mount else 1 << ally.at) and ally is not who:
            mine = ally.size
            if mine >= theirs:
                return True
            lesser += mine == theirs - 1
    return lesser >= 2


def held(game: Universalis, who: Character) -> Bits:
    """The squares in which it would be engaged.  UN-0341, UN-0346"""
    return held_by(threats(game, who), who.size)


def held_by(known: list[Threat], mine: int) -> Bits:
    """Squares in the range of one threat not smaller, or of two just smaller.  UN-0343, UN-0346, UN-0347"""
    found = once = 0
    for _, zone, theirs in known:
        if theirs >= mine:
            found |= zone
        else:
            found |= once & zone
            once |= zone
    return found


def engagers(game: Universalis, who: Character) -> list[Character]:
    """The enemies that engage it where it stands.  UN-0342, UN-0346"""
    return engaging(game, who, threats(game, who, game.cover(who)))


def engaged(game: Universalis, who: Character, enemies: list[Character], side: list[Character]) -> bool:
    """Do any of its enemies engage it where it stands, with these on its side?  UN-0342, UN-0346"""
    return bool(engaging(game, who, threats(game, who, game.cover(who), enemies, side)))


def engaging(game: Universalis, who: Character, known: list[Threat]) -> list[Character]:
    """Those of some threats that engage it where it stands."""
    if not known:
        return []
    cover, mine = game.cover(who), who.size
    if len(known) == 1:
        enemy, zone, theirs = known[0]
        return [enemy] if zone & cover and theirs >= mine else []
    near = [(enemy, theirs) for enemy, zone, theirs in known if zone & cover]
    lesser = [enemy for enemy, theirs in near if theirs < mine]
    if len(lesser) < 2:
        return [enemy for enemy, theirs in near if theirs >= mine]
    return [enemy for enemy, _ in near]


def to_slip(game: Universalis, who: Character) -> list[Character]:
    """The enemies it must get away from: all who engage it, of those just smaller all but one.  UN-0354, UN-0355"""
    near, mine = engagers(game, who), who.size
    lesser = [enemy for enemy in near if enemy.size < mine]
    spared = lesser[-1:] if lesser else []
    return [enemy for enemy in near if enemy not in spared]


def pressed(game: Universalis, who: Character) -> bool:
    """Is any enemy adjacent, or near enough with a long weapon?  Most Actions are barred then.  UN-0163, UN-0287"""
    enemies = game.enemies(who)
    if not enemies:
        return False
    near, sloped = around(game, who), game.terrain.sloped
    huge = sloped and who.size >= HUGE
    for enemy in enemies:
        cover = game.cover(enemy) if enemy.wide or enemy.mount else 1 << enemy.at
        if near & cover or (sloped and (huge or enemy.size >= HUGE) and adjacent(game, who, enemy)):
            return True
    return game.far_reaching and any(melee_range(game, enemy) & game.cover(who) for enemy in enemies)
