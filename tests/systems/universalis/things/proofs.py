"""Which card of equipment, furniture, element or treasure a test proves, and fights in which a weapon or armor shows.

`proves("dagger")` marks a test in which that card changes an outcome of play; `test_every_card.py` finds the cards that
no test proves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from systems.universalis.build import Play, hero, orc, position

T = TypeVar("T", bound=Callable[..., None])
PROVED: dict[str, set[str]] = {}
"""The tests of each card."""

DUEL = "#######\n#.....#\n#.....#\n#..k..#\n#..S..#\n#.....#\n#######"
LANDS, FAILS = [5, 4, 1, 2], [1, 2, 5, 4]
"""Dice of attacker and defender with which a blow lands, and with which it does not."""


def proves(*cards: str) -> Callable[[T], T]:
    """Mark a test in which these cards change an outcome of play."""

    def mark(test: T) -> T:
        for card in cards:
            PROVED.setdefault(card, set()).add(test.__name__)
        return test

    return mark


def armed(*hands: str, **more: Any) -> dict[str, Any]:
    """Shara with these things in hand and nothing else: Combat Skill 5, Strength 4, Shooting Skill 5, Agility 4."""
    numbers = {"shooting": 5, **more.pop("attributes", {})}
    base = {"hands": list(hands), "pack": [], "body": [], "coins": 0, "facing": "north", "skills": []}
    return hero(**{**base, "attributes": numbers, **more})


def duel(*hands: str, dice: list[int], turn: str | list[str] = "S", **more: Any) -> Play:
    """Shara with these things in hand before an orc with a broadsword; `S` and `k` change what is said of them."""
    people = {"S": armed(*hands, **more.pop("S", {})), "k": orc(**more.pop("k", {}))}
    return position(DUEL, turn=turn, dice=dice, **people, **more)


def dealt(*hands: str, face: int, dice: list[int] | None = None, say: str = "S attacks k", **more: Any) -> int:
    """How many wounds a blow of Shara's rolls when every damage die shows this face."""
    play = duel(*hands, dice=[*(dice or LANDS), *[face] * 20], **more).take(say)
    _to_damage(play)
    return int(play.see("hit")["dealt"])


def taken(*, face: int, dice: list[int] | None = None, **more: Any) -> int:
    """How many wounds a blow of the orc's (4 dice) rolls against Shara when every damage die shows this face."""
    hands = more.pop("hands", ())
    people = {"S": armed(*hands, attributes={"vitality": 9}, **more.pop("S", {})), "k": orc(**more.pop("k", {}))}
    play = position(DUEL, turn="k", dice=[*(dice or LANDS), *[face] * 20], **people, **more)
    _to_damage(play)
    return int(play.see("hit")["dealt"])


def _to_damage(play: Play) -> None:
    """Nobody blocks; go on until the blow has been dealt."""
    while (ask := play.table.ask) is not None and not play.see("hit")["dealt"] and ask.prompt not in ("act",):
        options = {option.act: option for option in ask.options}
        play.table.choose(options.get("take-it", ask.options[ask.default]))


LANE = 34


def lane(squares: int) -> str:
    """A lane with Shara at one end and an orc so many squares away."""
    row = "S" + "." * (squares - 1) + "k" + "." * (LANE - squares)
    return "#" * (LANE + 3) + f"\n#{row}#\n" + "#" * (LANE + 3)


def shot(weapon: str, dice: list[int], *, away: int = 3, turn: str | list[str] = "S", **more: Any) -> Play:
    """Shara shoots or throws at an orc three squares away."""
    people = {"S": armed(weapon, **{"facing": "east", **more.pop("S", {})}), "k": orc(**more.pop("k", {}))}
    play = position(lane(away), turn=turn, dice=dice, **people, **more)
    play.take(next(say for say in (f"S shoots k with {weapon}", f"S throws {weapon} at k") if play.offers(say)))
    return play
