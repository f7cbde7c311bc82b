"""Defensive Shots: a character that comes at an enemy with a ranged weapon may be shot at on the way.

UN-0383 to UN-0389
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import bits, squares
from undercroft.crawl.steps import step
from undercroft.crawl.walks import Halt, legs
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Script
from undercroft.kernel.state import Entry
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import CameNear, DefensiveShot, Walk
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import shoots
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.sources import may_tell
from undercroft.systems.universalis.cards.words import LONGBOW_DEFENSE
from undercroft.systems.universalis.combat.ranged import loose, reach_with, ready, thrown
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of, turns
from undercroft.systems.universalis.ground.engagement import HARMLESS, adjacent, melee_range, pressed
from undercroft.systems.universalis.ground.sight import gap, sees
from undercroft.systems.universalis.ground.walking import at_back
from undercroft.systems.universalis.state import Character

CLOSE = 2
"""A character that begins this near cannot be shot at any more.  UN-0385"""

HALT = 3
"""Where who advances is shot at.  UN-0386"""

ARMS_LENGTH = 2
"""How far long weapons strike.  UN-0416"""

HOLD_FIRE = Option("hold-fire")


Shot = tuple[int, int, FigureId]
"""After how many squares of a way the walker is shot at, the place of its base there, and the enemies that may shoot.
"""


def watched_way(game: Universalis, who: Character, way: tuple[int, ...], to: int) -> list[Entry]:
    """A way, with a halt for each Defensive Shot it may meet.  UN-0383, UN-0386, UN-C517"""
    enemies = game.enemies(who)
    if not enemies or not _watched(game, enemies):
        return [Walk(who.id, path=way, to=to)]
    shots = sorted(_halt(game, who, shooter, way) for shooter in shooters(game, who, way, to))
    halts: list[Halt[Entry]] = [Halt(n, at, (DefensiveShot(shooter, target=who.id),)) for n, at, shooter in shots]
    near = wary(game, who, enemies)
    if near:
        halts = [*(Halt(n, at, tuple(near)) for n, at in _rests(game, who, way, shots)), *halts]
    return legs(way, to, halts, _leg(who), near)


def _leg(who: Character) -> Callable[[tuple[int, ...], int], Entry]:
    return lambda path, to: Walk(who.id, path=path, to=to)


def _watched(game: Universalis, enemies: list[Character]) -> bool:
    """Has any enemy something to shoot with, or in store for those who come near?"""
    for enemy in enemies:
        if not enemy.reacted and enemy.hands and shoots(enemy.hands):
            return True
        if may_tell(enemy.card, enemy.extra) and game.kit(enemy).menaces:
            return True
    return False


def wary(game: Universalis, who: Character, enemies: list[Character]) -> list[Entry]:
    """What follows a step, if any of its enemies has something in store for those who come near."""
    for enemy in enemies:
        if may_tell(enemy.card, enemy.extra) and game.kit(enemy).menaces:
            return [CameNear(who.id)]
    return []


def _rests(game: Universalis, who: Character, way: tuple[int, ...], shots: list[Shot]) -> list[tuple[int, int]]:
    """Where somebody can be said to have come near on the way: every square with room, and where it is shot at.

    UN-C517, UN-C520
    """
    taken = game.occupied(who.id)
    places = {at: place for at, place, _ in shots if at}
    if not who.wide:
        places |= {n: way[n - 1] for n in range(1, len(way)) if not taken >> way[n - 1] & 1}
    return sorted(places.items())


@step(CameNear, between=True)
def came_near(game: Universalis, entry: CameNear) -> Script[None]:
    """What enemies have in store for a character that has come to this square or begins here."""
    who = game.find(entry.who)
    for enemy in game.enemies(who) if who is not None else []:
        if game.kit(enemy).menaces:
            for deed in moments.NEAR.deeds(game.kit(enemy).names):
                if who is not None and who.here:
                    yield from deed(game, enemy, who)


def shooters(game: Universalis, who: Character, way: tuple[int, ...], to: int) -> list[Character]:
    """The enemies that can shoot at it before it comes at them, or before it flies through their Melee Range.

    UN-0383, UN-0385, UN-0388, UN-0389
    """
    able = [one for one in game.enemies(who) if one.hands and not one.reacted and shoots(one.hands)]
    if not able:
        return []
    crossed = bits(way) if who.suffers("flying") else 0
    here = who.at, who.across
    who.at, who.across = to, game.active.across if turns(who) else who.across
    able = [one for one in able if _comes_at(game, who, one) or (crossed and melee_range(game, one) & crossed)]
    who.at, who.across = here
    able = [one for one in able if defensive(game, one)]
    able = [one for one in able if gap(game, game.cover(who), game.cover(one)) > CLOSE and not pressed(game, one)]
    return [one for one in able if not at_back(game, who, one) and sees(game, one, who)]


def _comes_at(game: Universalis, who: Character, shooter: Character) -> bool:
    """Does it stand where it engages the enemy, or strikes at it with a long weapon?  UN-0383, UN-0416"""
    if adjacent(game, who, shooter):
        return True
    return game.kit(who).long and gap(game, game.cover(who), game.cover(shooter)) <= ARMS_LENGTH


def defensive(game: Universalis, who: Character) -> list[Weapon]:
    """The weapons it can make Defensive Shots with.  UN-0383, UN-0388, UN-C290, UN-C441"""
    if any(name in who.conditions for name in HARMLESS):
        return []
    found = [card for card in ready(game, who) if reach_with(game, who, card) >= HALT]
    if not who.hero:
        found = [card for card in found if card.kind in ("projectile", "throwing")]
    return [card for card in found if card.ordinary != "longbow" or game.kit(who).has(LONGBOW_DEFENSE)]


def _halt(game: Universalis, who: Character, shooter: Character, way: tuple[int, ...]) -> Shot:
    """How many squares of the way it goes before it is shot at, and to which place: 3 squares away, where it has room.

    UN-0386
    """
    mine, taken, terrain = game.cover(shooter), game.occupied(who.id), game.terrain
    if not who.hero:
        taken |= game.plan.reserved
    shape = terrain.base(*base_of(who))
    fits = shape.fits(terrain.standable[who.size] & ~taken, terrain.walking) if who.wide else ~taken
    last = (0, who.at)
    for n, square in enumerate(way, 1):
        if gap(game, mine, 1 << square) < HALT:
            break
        for place in squares(fits & shape.touching(1 << square)):
            if gap(game, mine, shape.at(place)) >= HALT:
                last = n, int(place)
                break
    return *last, shooter.id


@step(DefensiveShot, between=True)
def defensive_shot(game: Universalis, entry: DefensiveShot) -> Script[None]:
    """The one who is advanced on may shoot, once in a turn; creatures do.  UN-0383, UN-0389"""
    who, target = game.character(entry.who), game.find(entry.target)
    active = game.state.active
    if target is None or not target.here or active is None or active.halted or not sees(game, who, target):
        return
    known = [card for card in defensive(game, who) if not who.reacted]
    if not known:
        return
    weapon = known[0]
    if who.seat != NOBODY:
        options = (HOLD_FIRE, *(_option(card, target) for card in known))
        option: Option = yield Ask("defensive-shot", who.seat, options, who=who.id)
        if option.act == "hold-fire":
            return
        chosen = gear_cards()[option.what]
        assert isinstance(chosen, Weapon)
        weapon = chosen
    who.reacted = True
    loose(game, who, target, weapon, reaction=True)


def _option(card: Weapon, target: Character) -> Option:
    return Option("throw" if thrown(card) else "shoot", target.id, what=card.id)
