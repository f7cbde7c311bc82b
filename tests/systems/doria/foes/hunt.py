"""A monster called g is activated, and its attack, if it makes one, hits nobody."""

from __future__ import annotations

from typing import Any

from systems.doria.build import Play, position

MISSES = [[2, 3], *[[8, 9]] * 6]
"""The dice of an attack with two dice and of up to six defenders."""


def missing(name: str = "g") -> dict[str, list[list[int]]]:
    """Dice with which a monster misses, whatever its attack."""
    return {f"{name} {kind}-attack?": MISSES for kind in ("melee", "ranged", "magic")}


def hunt(board: str, *, dice: Any = None, **given: Any) -> Play:
    """Activate g; nobody is hurt by it unless dice are given."""
    return position(board, turn="g", dice=missing() if dice is None else dice, **given).on()


def where(play: Play, name: str = "g") -> str:
    """The square on which somebody stands."""
    return str(play.see(name)["at"])


def attacked(play: Play) -> list[str]:
    """Whom attacks went at, one after the other, by their cards."""
    defended = ("defence-dice", "resistance-dice")
    targets = [event.who for event in play.events("summed") if event.what in defended]  # type: ignore[union-attr]
    return [play.game.character(who).card for who in targets]
