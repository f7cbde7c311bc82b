"""What happens when an object is used, an element searched, a trap sprung or a card takes effect: word by word.

Each word of `words` for something that happens has its doing here, bound with `does`; lasting effects (attributes,
bonuses) are read by `kit`.  A doing befalls one character; `Cause` says where it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

T = TypeVar("T")


class Cause(msgspec.Struct, frozen=True):
    """Where effects come from: the id of a card, who used it, and the name of the roll for its tests.

    `magic`: it is a spell or a magic object; `half`: creatures it brings cost the Dark Player half; `trap`: it is a
    trap, `disarming` one that goes off in the hands of the character disarming it.  UN-0248, UN-1057
    """

    id: str = ""
    by: FigureId = NO_ONE
    roll: str = ""
    magic: bool = False
    half: bool = False
    trap: bool = False
    disarming: bool = False


NOTHING_ELSE = Cause()
Doing = Callable[[Universalis, Character, T, Cause], Script[None] | None]
_DOINGS: dict[str, Callable[[Universalis, Character, Effect[object], Cause], Script[None] | None]] = {}


def does(word: Word[T]) -> Callable[[Doing[T]], Doing[T]]:
    """Bind what a word does."""

    def bind(doing: Doing[T]) -> Doing[T]:
        def done(game: Universalis, who: Character, effect: Effect[object], cause: Cause) -> Script[None] | None:
            assert word.names(effect)
            return doing(game, who, effect.args, cause)

        _DOINGS[word.name] = done
        return doing

    return bind


def known_doings() -> frozenset[str]:
    """The words that have a doing."""
    return frozenset(_DOINGS)


def apply_all(game: Universalis, who: Character, effects: Effects, cause: Cause = NOTHING_ELSE) -> Script[None]:
    """Let effects befall a character, in the order written; a character that is Knocked Out is spared the rest."""
    for effect in effects:
        doing = _DOINGS.get(effect.name)
        if doing is None:
            continue
        if who.suffers("knocked-out"):
            return
        done = doing(game, who, effect, cause)
        if done is not None:
            yield from done
