"""Disarming a trap that has been found, or setting it off on purpose.  LE-0187 to LE-0190, LE-0275, LE-0390, LE-0680"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.kernel.requests import Option, Script
from undercroft.systems.league.actions.doors import beyond
from undercroft.systems.league.actions.needs import Family, Standpoint, on_its_feet, pay, two_actions_left
from undercroft.systems.league.agenda import SpringTrap
from undercroft.systems.league.dungeon.doors import lock_at
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.dungeon.tokens import of_kind, on
from undercroft.systems.league.dungeon.traps import can_disarm, disarm_on, disarm_token, set_off_on
from undercroft.systems.league.game import League
from undercroft.systems.league.state import TRAP, Lock, Token

AP = 2
"""LE-0187, LE-0390"""


@need
def traps_known(here: Standpoint) -> bool:
    """Somebody has found a trap that is still there."""
    state = here.game.state
    return any(lock.trap for lock in state.locks) or any(token.kind == TRAP for token in state.tokens)


FAMILY = Family("traps", after="doors", needs=two_actions_left & traps_known, by=on_its_feet)


def trapped_at_hand(here: Standpoint) -> list[Lock]:
    """The doors and chests with a known trap beside the hero.  LE-0187"""
    game, at = here.game, here.hero.at
    doors = [of_door(game, door) for door in game.ground.doors_at.get(at, ())]
    chests = [lock for lock in game.state.locks if lock.door < 0 and here.near >> lock.at & 1]
    return [lock for lock in (*doors, *chests) if lock.trap]


def tokens_at_hand(here: Standpoint) -> list[Token]:
    """The traps in squares beside the hero, or in its own.  LE-0275"""
    near = here.near | 1 << here.hero.at
    return [token for token in of_kind(here.game, TRAP) if near >> token.at & 1]


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """With a lock pick or a kit it can be disarmed; setting it off needs nothing.  LE-0187, LE-0390, LE-0680"""
    game, hero = here.game, here.hero
    acts = ("disarm", "set-off") if can_disarm(game, hero) else ("set-off",)
    for lock in trapped_at_hand(here):
        for act in acts:
            yield Option(act, at=beyond(game, lock, hero.at), what=f"league-trap-{lock.trap}", n=lock.door + 1)
    for token in tokens_at_hand(here):
        for act in acts:
            yield Option(act, at=token.at, what=f"league-trap-{token.name}")


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """2 AP.  LE-0187, LE-0390"""
    return AP


def meant(game: League, option: Option) -> Lock | Token:
    """The door, chest or square whose trap it is."""
    if not option.n:
        token = on(game, TRAP, option.at)
        if token is not None and not of_chest(game, option.at).trap:
            return token
    return lock_at(game, option.n - 1, option.at)


@FAMILY.deed("disarm")
def disarm(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A pick locks check with the cogs modifier.  LE-0188, LE-0190, LE-0275"""
    pay(game, here.hero, cost(here, option))
    trap = meant(game, option)
    if isinstance(trap, Token):
        yield from disarm_token(game, here.hero, trap)
    else:
        yield from disarm_on(game, here.hero, trap)


@FAMILY.deed("set-off")
def set_off(game: League, here: Standpoint, option: Option) -> None:
    """It suffers what the trap does.  LE-0187, LE-0190, LE-0390"""
    pay(game, here.hero, cost(here, option))
    trap = meant(game, option)
    if isinstance(trap, Token):
        game.push(SpringTrap(here.hero.id, card=trap.name, at=trap.at))
    else:
        set_off_on(game, here.hero, trap)
