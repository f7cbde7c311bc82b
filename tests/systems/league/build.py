"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    dice = {"W attack": [35], "W damage": [4]}
    play = position("W g", W=hero(hand=["broadsword"]), g=goblin(), turn="W", dice=dice)
    play.take("W strikes g with broadsword").on()
    assert play.see("g")["hp"] == 2

A drawing is that of a tile, of any size, or plain rows of squares with walls around them (see `crawl.sketches`);
letters that name figures stand on floor.  Squares are named from its corner: `a1`.

How dice are named and a position is played on: `systems.staging`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from systems.staging import Dice, Staged
from undercroft.kernel.state import Entry
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero, State
from undercroft.systems.league.system import LeagueSystem
from undercroft.systems.league.vignettes.positions import parse_square

SYSTEM = LeagueSystem()

HALL = """
.....
.....
..W..
.....
.....
"""
"""Where nothing else is said: a bare tile with W in its middle, on c3."""

Prepare = Callable[[State], None]


class Play(Staged[State, League]):
    """A position of the game being played."""

    SYSTEM = SYSTEM
    ACTING = ("act", "who-first")

    def who(self, name: str) -> Hero:
        """A hero by its name in the position."""
        return self.game.hero(self.names[name])

    def enemy(self, name: str) -> Enemy:
        """An enemy by its name in the position, or by card and number."""
        return self.game.enemy(SYSTEM.known(self.game, self.names)[name])

    def at(self, name: str) -> int:
        """A square of the board by its name."""
        return parse_square(self.state.plan, name)


def position(
    board: str = HALL,
    *,
    turn: str | list[str] = "W",
    dice: Dice | None = None,
    do: Sequence[Entry] | None = None,
    prepare: Prepare | None = None,
    **given: Any,
) -> Play:
    """A position: figures by letter, anything else of a position by its name; `do` is what happens instead of `turn`,
    `prepare` changes the rest."""
    figures = {name: value for name, value in given.items() if isinstance(value, dict) and name not in KEYS}
    rest = {name: value for name, value in given.items() if name not in figures}
    place: dict[str, Any] = {"figures": figures, "turn": "heroes" if do is not None else turn, **rest}
    if "quest" not in rest:
        place["board"] = board.replace("W", ".") if "W" not in figures else board
    return Play(place, dice or [], do, prepare)


KEYS = ("has", "decks", "options")


def hero(card: str = "brunna", **more: Any) -> dict[str, Any]:
    """A hero with no talents and nothing on; slots may be named directly: `hand=["broadsword"]`, and fields of its
    state: `stance=True`."""
    worn = {slot: more.pop(slot) for slot in SLOTS if slot in more}
    has = {field: more.pop(field) for field in list(more) if field not in PLANNED}
    return {"hero": card, "worn": worn, "has": has, **more}


SLOTS = ("head", "torso", "arms", "legs", "cloak", "ring", "necklace", "belt", "hand", "quick")
PLANNED = (
    "at",
    "facing",
    "values",
    "hp",
    "max_hp",
    "talents",
    "perks",
    "spells",
    "prayers",
    "conditions",
    "pack",
    "weapons",
)


def goblin(**more: Any) -> dict[str, Any]:
    """A goblin with its card's weapon."""
    return monster("goblin", **more)


def monster(card: str, **more: Any) -> dict[str, Any]:
    """A monster by its card; fields of its state may be named directly."""
    has = {field: more.pop(field) for field in list(more) if field not in PLANNED}
    return {"monster": card, "has": has, **more}
