"""Two positions that differ in one skill."""

from __future__ import annotations

from typing import Any

from systems.staging import Dice
from systems.universalis.build import DUEL, Play, hero, orc, position

NUMBERS = (
    *("movement", "combat", "strength", "shooting", "natural", "armor", "agility", "intelligence", "mana", "courage"),
    *("vitality", "dexterity", "perception"),
)
SWORD = ["broadsword"]


def fighter(*skills: str, **more: Any) -> dict[str, Any]:
    """Shara in light armor with a sword and these skills alone."""
    return hero(**{"skills": list(skills), "hands": SWORD, "body": ["leather-armor"], "facing": "north", **more})


def duel(*skills: str, dice: Dice | None = None, turn: str = "S", board: str = DUEL, **more: Any) -> Play:
    """Shara with these skills before an orc; `S` and `k` change what is said of them."""
    people = {"S": fighter(*skills, **more.pop("S", {})), "k": orc(**more.pop("k", {}))}
    return position(board, turn=turn, dice=dice, **people, **more)


def changes(skill: str, **more: Any) -> dict[str, int]:
    """What a skill changes in a hero's attributes."""
    with_it, without = duel(skill, S=more).see("S"), duel(S=more).see("S")
    return {name: with_it[name] - without[name] for name in NUMBERS if with_it[name] != without[name]}
