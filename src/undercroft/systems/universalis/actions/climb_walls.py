"""Advanced rules: climbing up and down other surfaces.  UN-1423 to UN-1433"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.move import arrive
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    climbing_rules,
    on_foot,
    upright,
)
from undercroft.systems.universalis.agenda import Fall
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import melee_range
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.conditions import suffer

FAMILY = Family("climbing", after="jumps-on-enemies", needs=action_left & climbing_rules, by=on_foot & upright)
RULING = "climbing-surfaces"
ROPE = "rope"
EACH_LEVEL = 2
"""Movement points for a level of height: it is difficult terrain.  UN-1425"""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Surfaces beside one that no step leads to, where the players use these rules; hands must be free.

    UN-1423, UN-1424, UN-1426, UN-1430
    """
    game, who, active = here.game, here.who, here.active
    if not game.terrain.sloped or not may_scale(game, who, active) or game.ruling(RULING) != "on":
        return []
    if who.scaling:
        return [Option("scale", at=who.scaling[0])]
    return [Option("scale", at=int(square)) for square in squares(surfaces(game, who))]


def may_scale(game: Universalis, who: Character, active: Activation) -> bool:
    """Has it an Action and points for a level, and nothing but a rope in hand?"""
    if not active.action or active.over or active.points < EACH_LEVEL or who.down or active.running or active.swimming:
        return False
    if who.wide or game.terrain.holes & game.cover(who):
        return False
    return all(item == ROPE for item in who.hands)


def surfaces(game: Universalis, who: Character) -> Bits:
    """Free squares beside one on another level that no step leads to; on top of what is as high as oneself too.

    UN-1423, UN-1427
    """
    terrain = game.terrain
    here = 1 << who.at
    stepped = 0
    for steps, _ in terrain.ways(who.size):
        stepped |= steps.from_(here)
    level = terrain.level(here)
    same = terrain.levels[level] if level < len(terrain.levels) else 0
    firm = terrain.board.floor & ~(terrain.obstacles.barred | terrain.holes | terrain.deep)
    return terrain.open.from_(here) & firm & ~same & ~stepped & ~game.occupied()


@FAMILY.deed("scale")
def scale(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An Agility test, then two points for each level; a climber that runs out of points hangs on the wall.

    UN-1424, UN-1425, UN-1427 to UN-1433
    """
    active, terrain = game.active, game.terrain
    behind = who.scaling[1] if who.scaling else 0
    rise = terrain.level(1 << option.at) - terrain.level(1 << who.at)
    left = min(abs(rise) - behind, active.points // EACH_LEVEL)
    active.action, active.over = False, True
    extra = ((-2, "enemy-adjacent", "UN-1432"),) if _threatened(game, who) else ()
    result = yield from trial(game, who, "agility", "climb", extra=extra)
    if not result.passed:
        _slip(game, who, behind, left, rise)
        return
    active.points -= EACH_LEVEL * left
    active.walked += EACH_LEVEL * left
    if behind + left < abs(rise) or game.occupied(who.id) >> option.at & 1:
        who.scaling = (option.at, behind + left)
        suffer(game, who, "stationary")
        game.tell(Changed, "hangs-on-wall", who.id, now=behind + left, rules=("UN-1430",))
        return
    who.scaling = ()
    who.at = option.at
    active.over = False
    game.tell(Moved, who.id, (who.at,), "climb", rules=("UN-1427",))
    arrive(game, who)


def _threatened(game: Universalis, who: Character) -> bool:
    return any(melee_range(game, enemy) & game.cover(who) for enemy in game.enemies(who))


def _slip(game: Universalis, who: Character, behind: int, left: int, rise: int) -> None:
    """From the ground nothing happens; from the wall it is a fall from where one meant to be.  UN-1429, UN-1431"""
    if not who.scaling:
        return
    to = who.scaling[0]
    who.scaling = ()
    if rise < 0 and not game.occupied(who.id) >> to & 1:
        who.at = to
        game.tell(Moved, who.id, (to,), "fall", rules=("UN-1431",))
    game.push(Fall(who.id, height=abs(rise) - behind if rise < 0 else behind + left))
