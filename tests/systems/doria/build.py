"""Positions for rule tests, written as vignettes write them, and ways to play on in them.

    dice = {"W attack": [[5, 4, 3], [2, 1]]}
    play = position("W g", W=hero(hand=["longsword"]), g=goblin(), turn="W", dice=dice)
    play.take("W strikes g with longsword")
    assert play.see("g")["hurt"] == 2

A drawing is that of a tile, of any size, or plain rows of squares with Walls around them (see `crawl.sketches`);
letters that name figures stand on floor.  Squares are named from its corner: `a1`.

How dice are named and a position is played on: `systems.staging`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from systems.staging import Dice, Staged
from undercroft.kernel.state import Entry
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character, Monster, State
from undercroft.systems.doria.system import DoriaSystem

SYSTEM = DoriaSystem()

HALL = """
.....
.....
..W..
.....
.....
"""
"""Where nothing else is said: a bare tile with W in its middle, on c3."""

Prepare = Callable[[State], None]


class Play(Staged[State, Doria]):
    """A position of the game being played."""

    SYSTEM = SYSTEM
    ACTING = ("act", "who-first")

    def who(self, name: str) -> Character:
        return self.game.character(self.names[name])

    def monster(self, name: str) -> Monster:
        return self.game.monster(SYSTEM.known(self.game, self.names)[name])

    def at(self, name: str) -> int:
        """A square of the board by its name."""
        from undercroft.systems.doria.vignettes.positions import parse_square

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
    place: dict[str, Any] = {"figures": figures, "turn": "actions" if do is not None else turn, **rest}
    if "quest" not in rest:
        place["board"] = board.replace("W", ".") if "W" not in figures else board
    return Play(place, dice or [], do, prepare)


def quiet(state: State) -> None:
    """No monster comes: the deck is empty."""
    state.piles["monsters"].cards = ()


KEYS = ("tokens", "options", "decks")


def hero(card: str = "warrior", **more: Any) -> dict[str, Any]:
    """A character with nothing on; slots of the Body may be named directly: `hand=["longsword"]`."""
    worn = {slot: more.pop(slot) for slot in SLOTS if slot in more}
    return {"hero": card, "worn": worn, **more}


SLOTS = ("head", "torso", "arms", "legs", "feet", "accessory", "hand", "belt")


def goblin(**more: Any) -> dict[str, Any]:
    """A goblin without modifiers."""
    return {"monster": "goblin", **more}


def monster(card: str, **more: Any) -> dict[str, Any]:
    """A monster of the deck."""
    return {"monster": card, **more}
