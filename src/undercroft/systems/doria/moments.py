"""The named moments of Dungeons of Doria, where a scenario's own rules come in.

Items, monsters and Traps speak the vocabulary of `cards` and come in where a procedure asks for a word.  A scenario's
rules are bound here, by the names its file gives in `rules`; its text wins over everything else, then items, then
monsters' abilities, then modifiers, then the standard rules.  DO-0521
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.moments import Moment
from undercroft.kernel.requests import Option, Script

if TYPE_CHECKING:
    from undercroft.systems.doria.agenda import QuestStep
    from undercroft.systems.doria.game import Doria
    from undercroft.systems.doria.state import Character, Monster


def _game(game: Doria) -> None:
    """Something happens to the table."""


def _allowed(game: Doria) -> bool:
    """Is it done at all?  False forbids."""
    return True


def _character(game: Doria, character: Character) -> None:
    """Something happens to a character."""


def _monster(game: Doria, monster: Monster) -> None:
    """Something happens to a monster."""


def _instead(game: Doria, monster: Monster) -> bool:
    """A monster would do something; True when the scenario has dealt with it."""
    return False


def _tile(game: Doria, number: int) -> None:
    """A tile has been laid, by its number in laying order."""


def _offers(game: Doria, character: Character) -> tuple[Option, ...]:
    """What else a character may do."""
    return ()


def _deed(game: Doria, character: Character, option: Option) -> Script[None]:
    """A character does what the scenario offers."""
    yield from ()


def _script(game: Doria, entry: QuestStep) -> Script[None]:
    """A step of the scenario's own."""
    yield from ()


SET_UP = Moment("set-up", _game)
ROUND_STARTS = Moment("round-starts", _game)
ROUND_ENDS = Moment("round-ends", _game)
SPECIAL_ACTIONS = Moment("special-actions", _game)
DOOM_MOVES = Moment("doom-moves", _allowed)
TILE_LAID = Moment("tile-laid", _tile)
TILE_FILLED = Moment("tile-filled", _tile)
MOVED = Moment("moved", _character)
SEARCHED = Moment("searched", _character)
MONSTER_ACTS = Moment("monster-acts", _instead)
MONSTER_PLACED = Moment("monster-placed", _monster)
MONSTER_DEFEATED = Moment("monster-defeated", _monster)
UNCONSCIOUS = Moment("unconscious", _character)
LEAVES = Moment("leaves", _character)
OFFERS = Moment("offers", _offers)
DEED = Moment("deed", _deed)
QUEST_STEP = Moment("quest-step", _script)

ALL = (
    SET_UP,
    ROUND_STARTS,
    ROUND_ENDS,
    SPECIAL_ACTIONS,
    DOOM_MOVES,
    TILE_LAID,
    TILE_FILLED,
    MOVED,
    SEARCHED,
    MONSTER_ACTS,
    MONSTER_PLACED,
    MONSTER_DEFEATED,
    UNCONSCIOUS,
    LEAVES,
    OFFERS,
    DEED,
    QUEST_STEP,
)
