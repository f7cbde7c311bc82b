"""Opening doors and chests, forcing them, picking their locks.

LE-0178 to LE-0200, LE-0371, LE-0383, LE-0384, LE-0428, LE-0677 to LE-0679, LE-G69
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NOWHERE, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, pay
from undercroft.systems.league.cards.values import damage_bonus
from undercroft.systems.league.combat.damage import dice_of, worked_out
from undercroft.systems.league.combat.targets import weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.dungeon import tools
from undercroft.systems.league.dungeon.doors import (
    BLOWS,
    CROWBAR_DAMAGE,
    PRYING,
    force,
    lock_at,
    may_try,
    pick,
    try_to_open,
)
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Hero, Hit, Lock

OPEN, FORCE, PICK = 1, 1, 2
"""AP.  LE-0371, LE-0383, LE-0384"""


def locks_at_hand(here: Standpoint) -> list[Lock]:
    """The doors before which the hero stands, and the chests adjacent to it.  LE-0178"""
    game, at = here.game, here.hero.at
    doors = [of_door(game, door) for door in game.ground.doors_at.get(at, ())]
    chests = [of_chest(game, square) for square in squares(game.ground.chests & here.near)]
    return [lock for lock in (*doors, *chests) if may_try(game, lock)]


def beyond(game: League, lock: Lock, at: int) -> int:
    """The place on the other side of a door, or the square of a chest: where one points to mean it."""
    if lock.door < 0:
        return lock.at
    door, stride = game.ground.board.doors[lock.door], game.ground.board.stride
    if (door.east >> at | door.east >> at - 1) & 1:
        return at + 1 if door.east >> at & 1 else at - 1
    return at + stride if door.south >> at & 1 else at - stride


@need
def something_shut(here: Standpoint) -> bool:
    """There is a door or chest beside it."""
    ground = here.game.ground
    return here.hero.at in ground.doors_at or bool(ground.chests & here.near)


FAMILY = Family("doors", after="move", needs=action_left & something_shut, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Open what is not known to be locked; force or pick what is.  `n` is the number of the door and 1.

    LE-0178, LE-0194, LE-0197, LE-0198, LE-0428, LE-0677
    """
    game, hero = here.game, here.hero
    for lock in locks_at_hand(here):
        at, n = beyond(game, lock, hero.at), lock.door + 1
        if not lock.locked:
            yield Option("open", at=at, n=n)
            continue
        for item in melee(hero):
            yield Option("force", at=at, what="" if item is None else str(item), n=n)
        if not hero.pried and tools.tool(game, hero, tools.CROWBAR) is not None:
            yield Option("pry", at=at, n=n)
        calm = not (game.state.battle and here.adjacent)
        if calm and here.ap >= PICK and tools.tool(game, hero, tools.PICK) is not None:
            yield Option("pick-lock", at=at, n=n)


def melee(hero: Hero) -> list[Item | None]:
    """What a hero can strike a door with."""
    return [item for item in weapons(hero) if item is None or not getattr(card_of(item), "ranged", False)]


def lock_of(game: League, option: Option) -> Lock:
    """The door or chest that an option means."""
    return lock_at(game, option.n - 1, NOWHERE if option.n else option.at)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP, for picking a lock 2.  LE-0371, LE-0383, LE-0384"""
    return PICK if option.act == "pick-lock" else OPEN


@FAMILY.deed("open")
def open_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """Step by step as the book has it.  LE-0178 to LE-0185"""
    pay(game, here.hero, cost(here, option))
    yield from try_to_open(game, here.hero, lock_of(game, option))


@FAMILY.deed("force")
def force_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """An attack that hits by itself does its damage to the door or chest.  LE-0194 to LE-0196, LE-0231"""
    hero = here.hero
    pay(game, hero, cost(here, option))
    blow = Hit(attacker=hero.id, target=hero.id, weapon=parse_item(option.what) if option.what else None)
    dice, plus = dice_of(game, blow)
    rolled: int = yield from roll(dice, seat=hero.seat, who=hero.id, why="force")
    damage = worked_out(game, blow, hero, hero, rolled, plus)
    force(game, hero, lock_of(game, option), damage.total, BLOWS, "LE-0196", "LE-0231")


@FAMILY.deed("pry")
def pry(game: League, here: Standpoint, option: Option) -> None:
    """With a crowbar 8 and the damage bonus, with less noise, once in a turn.  LE-0197, LE-0231, LE-G69"""
    hero = here.hero
    pay(game, hero, cost(here, option))
    hero.pried = True
    strength = value_of(game, hero, "strength").total
    damage = Tally(CROWBAR_DAMAGE, "crowbar", "LE-0197").add(damage_bonus(strength), "damage-bonus", "LE-0197")
    force(game, hero, lock_of(game, option), damage.total, PRYING, "LE-0197", "LE-0231")


@FAMILY.deed("pick-lock")
def pick_it(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A pick locks check with the modifier of the lock.  LE-0198 to LE-0200, LE-0428"""
    pay(game, here.hero, cost(here, option))
    yield from pick(game, here.hero, lock_of(game, option))
