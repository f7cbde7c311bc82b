"""One activation of an enemy `g`, by its dice, and what it did in it."""

from __future__ import annotations

from typing import Any

from systems.league.build import Play, hero, monster, position

MISS, HIT = [99, 3], [10, 3]
"""The d100 and the d6 of an attack on a hero's torso."""


def acts(board: str, card: str = "goblin", dice: dict[str, Any] | None = None, /, **more: Any) -> Play:
    """The enemy `g` of a drawing is activated; all attacks miss unless the dice say otherwise.  Heroes stand on `W` and
    other capital letters, and are as `hero()` makes them unless they are given."""
    figures = {name: more.pop(name, hero(card)) for name, card in PEOPLE.items() if name in board}
    others = {name: more.pop(name) for name in list(more) if isinstance(more[name], dict) and len(name) == 1}
    enemy = more.pop("enemy", {})
    thrown = dict(dice or {})
    for label in ("g attack", "g shot"):
        if label not in thrown:
            thrown[f"{label}?"] = [MISS] * 6
    return position(board, turn="g", dice=thrown, **figures, g=monster(card, **enemy), **others, **more)


PEOPLE = {"W": "brunna", "X": "ogrim", "Y": "corvo", "Z": "sylwen"}
"""Who stands on which letter."""


def did(play: Play, who: str = "g") -> list[str]:
    """What an enemy began, in order."""
    play.finish()
    id = play.names[who]
    return [event.what for event in play.events("began") if event.who == id and event.what != "activation"]


def walked(play: Play, who: str = "g") -> bool:
    """Did it move?"""
    play.finish()
    return any(event.who == play.names[who] for event in play.events("moved"))
