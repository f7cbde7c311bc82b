"""Creatures of the Artificial Dark Player that shoot and throw.  UN-0718, UN-0719, UN-0730 to UN-0732"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.reach import Reach
from undercroft.crawl.things import without
from undercroft.kernel.requests import FigureId, Option
from undercroft.systems.universalis.actions.shoot import can_shoot, has_shot, reload
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.combat.ranged import aim, empty, in_range, reach_with, ready, shot_tally
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.ground.sight import gap, seen_from, sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import cost_to, freely, landings, lies_across, reach_of
from undercroft.systems.universalis.ground.water import submerged
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.things.slots import hold

RANGED = ("projectile", "throwing")


def shooting(game: Universalis, who: Character) -> list[Weapon]:
    """The ranged weapons it would use now; what is made for melee it keeps in hand.  UN-0731"""
    return [card for card in ready(game, who) if card.kind in RANGED]


def arm(game: Universalis, who: Character) -> None:
    """Take what suits from the pack: a melee weapon beside an enemy, otherwise one to shoot with.

    UN-0727, UN-0730, UN-0731, UN-0732
    """
    if not who.pack:
        return
    cards = gear_cards()
    spare = [card for item in who.pack if isinstance(card := cards[item], Weapon)]
    active = game.state.active
    if pressed(game, who) and not (active is not None and active.slipped):
        armed = any(card.kind not in RANGED or card.in_melee is not None for card in game.kit(who).weapons)
        wanted = [] if armed else [card.id for card in spare if card.kind not in RANGED]
    else:
        armed = bool(shooting(game, who) or empty(game, who))
        wanted = [] if armed else [card.id for card in spare if card.kind in RANGED]
    if wanted:
        who.pack = without(who.pack, wanted[0])
        hold(who, wanted[0])


def can_fire(game: Universalis, who: Character) -> bool:
    """Could it make a ranged attack this turn, from where it stands or can walk to?  UN-0707, UN-0731"""
    if who.down or not who.hands or submerged(game, who):
        return False
    known = shooting(game, who)
    if not known or pressed(game, who):
        return False
    near = _sees_any(game, who, _range(game, who, known), game.enemies(who))
    return near or vantage(game, who, known, game.kit(who).movement) is not None


def marks(game: Universalis, who: Character, active: Activation, weapons: list[Weapon]) -> dict[FigureId, Weapon]:
    """The enemies it can shoot at from where it stands, each with the weapon that hits most easily; those in heavy
    armor with the one that lowers Armor and deals most.

    UN-0717, UN-C287
    """
    found: dict[FigureId, Weapon] = {}
    best: dict[FigureId, tuple[int, int, int]] = {}
    known = _usable(game, who, active, weapons)
    for weapon in known:
        for enemy in in_range(game, who, weapon):
            worth = _worth(game, who, enemy, weapon) if len(known) > 1 else (0, 0, 0)
            if enemy.id not in best or worth > best[enemy.id]:
                found[enemy.id], best[enemy.id] = weapon, worth
    return found


def has_mark(game: Universalis, who: Character, active: Activation) -> bool:
    """Is there anybody it can shoot at from where it stands?"""
    return _sees_mark(game, who, _usable(game, who, active, shooting(game, who)), game.enemies(who))


def _usable(game: Universalis, who: Character, active: Activation, weapons: list[Weapon]) -> list[Weapon]:
    """Of its ranged weapons those with which it has a shot; from the floor those it can fire there.  UN-C287"""
    if not weapons or not can_shoot(game, who, active):
        return []
    known = [weapon for weapon in weapons if has_shot(game, who, active, weapon)]
    return [weapon for weapon in known if "point-blank" in weapon.tags] if who.down else known


def _sees_mark(game: Universalis, who: Character, weapons: list[Weapon], enemies: list[Character]) -> bool:
    """Is any of some enemies in range of one of some weapons?  As `in_range`, for callers that ask no further.

    UN-0361 to UN-0363, UN-0727
    """
    if weapons and pressed(game, who):
        weapons = [weapon for weapon in weapons if "point-blank" in weapon.tags]
    return bool(weapons) and _sees_any(game, who, _range(game, who, weapons), enemies)


def _sees_any(game: Universalis, who: Character, far: int, enemies: list[Character]) -> bool:
    """Does it see any of some enemies that is no farther off?"""
    mine = game.cover(who)
    for enemy in enemies:
        if gap(game, mine, game.cover(enemy)) > far:
            continue
        if sees(game, who, enemy):
            return True
    return False


def _range(game: Universalis, who: Character, weapons: list[Weapon]) -> int:
    """How far it shoots with some weapons.  UN-0361"""
    if len(weapons) == 1:
        return reach_with(game, who, weapons[0])
    return max([reach_with(game, who, weapon) for weapon in weapons])


def _worth(game: Universalis, who: Character, enemy: Character, weapon: Weapon) -> tuple[int, int, int]:
    """How well a weapon suits a target: by what it does to heavy armor, else by how easily it hits.  UN-0717"""
    easy = shot_tally(game, aim(game, who, enemy, weapon)).total
    dice = game.kit(who).strength + weapon.damage if weapon.dice is None else weapon.dice
    return (-weapon.armor, dice, easy) if game.kit(enemy).heavy else (easy, dice, -weapon.armor)


def reloads(game: Universalis, who: Character, active: Activation) -> bool:
    """With nothing loaded and nobody beside it, it reloads.  UN-1014"""
    if not active.action or active.guarded or not who.shot or pressed(game, who) or shooting(game, who):
        return False
    wanted = empty(game, who)
    if wanted:
        reload(game, who, Option("reload", what=wanted[0].id))
    return bool(wanted)


def vantage(game: Universalis, who: Character, known: list[Weapon], points: int) -> tuple[Reach, int] | None:
    """The cheapest place it can walk to from which it could shoot at somebody with one of some weapons, and the walk.

    UN-0361, UN-0712, UN-0731
    """
    here = Standpoint(game, who)
    far, enemies, small = _range(game, who, known), here.enemies, not who.wide
    free, open_ = freely(here, points), -1
    if small and free is not None:
        open_ = _in_view(game, who, enemies, far + points, free.squares)
        if not open_:
            return None
    found = reach_of(here, points, free=free)
    ends = landings(here, found) & open_
    if small and ends:
        ends = _with_marks(game, who, enemies, far, ends)
    start, lay, spot = who.at, who.across, None
    for at in _by_cost(game, who, found, ends):
        who.at, who.across = at, lies_across(game, who, found, at) if turns(who) else lay
        if _sees_mark(game, who, known, enemies):
            spot = at
            break
        who.at, who.across = start, lay
    who.at, who.across = start, lay
    return None if spot is None else (found, spot)


def _in_view(game: Universalis, who: Character, enemies: list[Character], far: int, among: Bits) -> Bits:
    """The squares of a walk from which no wall hides all enemies, of those who are not too far off from the start."""
    distance, sight, found = game.plan.board.distance, game.terrain.sight, 0
    for enemy in enemies:
        for square in squares(game.cover(enemy)):
            if distance(who.at, square) <= far:
                found |= sight.open_to(square, among)
    return found


def _with_marks(game: Universalis, who: Character, enemies: list[Character], far: int, places: Bits) -> Bits:
    """The places from which it would see an enemy within range."""
    found = 0
    for enemy in enemies:
        found |= seen_from(game, who, enemy, places & ~found, far)
    return found


def _by_cost(game: Universalis, who: Character, found: Reach, ends: Bits) -> list[int]:
    """Places it can walk to, the cheapest first."""
    if not ends & ends - 1:
        return [int(at) for at in squares(ends)]
    if not who.wide:
        return [int(at) for layer in found.layers if layer & ends for at in squares(layer & ends)]
    return sorted((int(at) for at in squares(ends)), key=lambda at: (cost_to(game, who, found, at), at))
