"""Positions in the middle of an attack, for tests of its single clauses."""

from __future__ import annotations

from typing import Any

from systems.universalis.build import DUEL, Play, hero, named, orc, position, square
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.combat.pushing import (
    back_squares,
)
from undercroft.systems.universalis.state import Hit

AGAIN = {"skills": ["encouraging-allies"]}
WEST = ("j2", "i2", "h2", "g2", "f2", "e2", "d2", "c2")
POOL = "#######\n#wwwww#\n#wwwww#\n#wwwww#\n#.....#\n#######"
LANE = "############\n#S........k#\n#..........#\n############"
SWORD = ["broadsword"]


def weapon(id: str) -> Weapon:
    card = gear_cards()[id]
    assert isinstance(card, Weapon)
    return card


def blow(play: Play, by: str = "S", at: str = "k", **more: Any) -> Hit:
    """A blow that is going on."""
    hit = Hit(attacker=play.who(by).id, target=play.who(at).id, **{"weapon": "broadsword", **more})
    play.state.hit = hit
    return hit


def terms(tally: Tally) -> dict[str, int]:
    return {term.source: term.value for term in tally.terms}


def fresh(**more: Any) -> Play:
    """Shara and an orc before any blow."""
    return position(DUEL, S=hero(**{"hands": SWORD, **more.pop("S", {})}), k=orc(**more.pop("k", {})), turn="S", **more)


def behind(play: Play) -> tuple[set[str], set[str], bool]:
    free, holes, wall = back_squares(play.game, play.who("S"), play.who("k"))
    return named(play, free), named(play, holes), wall


def lane(**more: Any) -> Play:
    archer = hero("taeral", hands=["short-bow"], facing="east", attributes={"shooting": 5})
    return position(LANE, S={**archer, **more.pop("S", {})}, k=orc(**more.pop("k", {})), turn="k", hand=[], **more)


def way_of(play: Play, *names: str) -> tuple[int, ...]:
    return tuple(square(play, name) for name in names)
