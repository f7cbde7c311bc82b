"""Creatures of the Artificial Dark Player that shoot and throw.  UN-0718, UN-0719, UN-0730 to UN-0732"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.board.reach import Reach
from undercroft.kernel.requests import FigureId, Option
from undercroft.systems.universalis.actions.items import hold
from undercroft.systems.universalis.actions.shoot import can_shoot, has_shot, reload
from undercroft.systems.universalis.bases import turns
from undercroft.systems.universalis.cards import Weapon
from undercroft.systems.universalis.engagement import pressed
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.ranged import aim, empty, in_range, reach_with, ready, shot_tally
from undercroft.systems.universalis.sighting import gap, sees
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.walking import cost_to, landings, lies_across

RANGED = ("projectile", "throwing")


def shooting(game: Universalis, who: Character) -> list[Weapon]:
    """The ranged weapons it would use now; what is made for melee it keeps in hand.  UN-0731"""
    return [card for card in ready(game, who) if card.kind in RANGED]


def arm(game: Universalis, who: Character) -> None:
    """Take what suits from the pack: a melee weapon beside an enemy, otherwise one to shoot with.  UN-0730, UN-0732"""
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
        at = who.pack.index(wanted[0])
        who.pack = who.pack[:at] + who.pack[at + 1 :]
        hold(who, wanted[0])


def marks(game: Universalis, who: Character, active: Activation) -> dict[FigureId, Weapon]:
    """Whom it can shoot at from where it stands, each with the weapon that hits most easily; those in heavy armor with
    the one that lowers Armor and deals most.  UN-0717"""
    found: dict[FigureId, Weapon] = {}
    best: dict[FigureId, tuple[int, int, int]] = {}
    known = _usable(game, who, active)
    for weapon in known:
        for enemy in in_range(game, who, weapon):
            worth = _worth(game, who, enemy, weapon) if len(known) > 1 else (0, 0, 0)
            if enemy.id not in best or worth > best[enemy.id]:
                found[enemy.id], best[enemy.id] = weapon, worth
    return found


def has_mark(game: Universalis, who: Character, active: Activation) -> bool:
    """Is there anybody it can shoot at from where it stands?"""
    return _sees_mark(game, who, _usable(game, who, active), game.enemies(who))


def _usable(game: Universalis, who: Character, active: Activation) -> list[Weapon]:
    """The ranged weapons with which it has a shot; from the floor those it can fire there.  UN-C287"""
    if not can_shoot(game, who, active):
        return []
    known = [weapon for weapon in shooting(game, who) if has_shot(game, who, active, weapon)]
    return [weapon for weapon in known if "point-blank" in weapon.tags] if who.down else known


def _sees_mark(game: Universalis, who: Character, weapons: list[Weapon], enemies: list[Character]) -> bool:
    """Is any of some enemies in range of one of some weapons?  As `in_range`, for whoever asks no further.

    UN-0361 to UN-0363
    """
    if weapons and pressed(game, who):
        weapons = [weapon for weapon in weapons if "point-blank" in weapon.tags]
    if not weapons:
        return False
    mine, far = game.cover(who), max([reach_with(game, who, weapon) for weapon in weapons])
    near = [enemy for enemy in enemies if gap(game, mine, game.cover(enemy)) <= far]
    return any(sees(game, who, enemy) for enemy in near)


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


def vantage(game: Universalis, who: Character, active: Activation, found: Reach) -> int | None:
    """The cheapest place it can walk to from which it could shoot at somebody.  UN-0712, UN-0731"""
    known = shooting(game, who) if can_shoot(game, who, active) else []
    if not known or not active.action:
        return None
    far = max([reach_with(game, who, weapon) for weapon in known])
    enemies = game.enemies(who)
    small = not who.wide
    start, lay, spot = who.at, who.across, None
    for at in _by_cost(game, who, found):
        seen = _in_line(game, at, enemies, far) if small else enemies
        if not seen:
            continue
        who.at, who.across = at, lies_across(game, who, found, at) if turns(who) else lay
        if _sees_mark(game, who, known, seen):
            spot = at
            break
        who.at, who.across = start, lay
    who.at, who.across = start, lay
    return spot


def _in_line(game: Universalis, at: int, enemies: list[Character], far: int) -> list[Character]:
    """The enemies so near to a square that no wall hides from it."""
    distance, ray = game.plan.board.distance, game.terrain.sight.ray
    found = []
    for enemy in enemies:
        for square in squares(game.cover(enemy)) if enemy.wide or enemy.mount else (enemy.at,):
            if distance(at, square) <= far and ray(at, square) is not None:
                found.append(enemy)
                break
    return found


def _by_cost(game: Universalis, who: Character, found: Reach) -> list[int]:
    """The places it can walk to, the cheapest first."""
    ends = landings(game, who, found)
    if not who.wide:
        return [int(at) for layer in found.layers for at in squares(layer & ends)]
    return sorted((int(at) for at in squares(ends)), key=lambda at: (cost_to(game, who, found, at), at))
