"""Heroes in the grip of a monster: entangled, sucked at, half swallowed, seduced, turned to stone.

LE-0751 to LE-0757, LE-0786 to LE-0789, LE-0796, LE-0797, LE-0808 to LE-0810, LE-0817 to LE-0821, LE-G117
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.league.game import League
from undercroft.systems.league.state import HELD, Enemy, Grip, GripKind, Hero


def seize(game: League, hero: Hero, kind: GripKind, by: FigureId, n: int = 0, *rules: str) -> None:
    """A hero is in a monster's grip; it takes no stance and aims at nobody in it."""
    hero.grips = (*hero.grips, Grip(kind=kind, by=by, n=n))
    hero.aim = NO_ONE
    if kind in HELD:
        hero.stance = hero.watching = False
    game.tell(Changed, kind, hero.id, now=1, rules=rules)


def release(game: League, hero: Hero, grip: Grip, *rules: str) -> None:
    """A hero is free of one grip."""
    if grip in hero.grips:
        hero.grips = tuple(one for one in hero.grips if one is not grip)
        game.tell(Changed, grip.kind, hero.id, was=1, rules=rules)


def tighten(hero: Hero, grip: Grip, by: int = 1) -> Grip:
    """A grip lasts a turn longer, or shorter."""
    now = msgspec.structs.replace(grip, n=grip.n + by)
    hero.grips = tuple(now if one is grip else one for one in hero.grips)
    return now


def grips_of(hero: Hero, *kinds: GripKind) -> tuple[Grip, ...]:
    """The grips of these kinds that a hero is in."""
    return tuple(one for one in hero.grips if one.kind in kinds)


def is_gripped(hero: Hero, *kinds: GripKind) -> bool:
    """Is a hero in a grip of one of these kinds?"""
    return any(one.kind in kinds for one in hero.grips)


def victims(game: League, enemy: Enemy, *kinds: GripKind) -> list[Hero]:
    """The heroes an enemy has in its grip, in seat order."""
    return [one for one in game.state.party if any(grip.by == enemy.id and grip.kind in kinds for grip in one.grips)]


def inside(game: League, hero: Hero) -> bool:
    """Has a hero been swallowed whole?  LE-0819, LE-G117"""
    return hero.at == NOWHERE and is_gripped(hero, "swallowed")
