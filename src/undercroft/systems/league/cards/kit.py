"""What is in force on a model, put together once for each set of sources: talents, things worn, conditions, spells.

A modifier is worked out when somebody asks, and never stored.  LE-0073, LE-0436
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from undercroft.content.vocabulary import Effects, Word
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Term
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.heroes import SPECIES, TALENTS
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.values import Value

T = TypeVar("T")


class Source(NamedTuple):
    """Something that gives something: what kind of card, which one, and the special rules a model has gained."""

    kind: str
    card: str

    @property
    def name(self) -> str:
        """What people call it."""
        return f"league-{self.kind}-{self.card}"


def given_by(source: Source) -> Effects:
    """What a source gives while it is in force."""
    box = library()
    if source.kind == "talent":
        return box[TALENTS][source.card].gives
    if source.kind == "species":
        return box[SPECIES][source.card].gives
    if source.kind == "monster":
        return box[MONSTERS][source.card].special
    return things()[source.card].gives


class Kit:
    """Everything that some sources give together."""

    __slots__ = ("_bonuses", "_given", "sources")

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.sources = sources
        self._given = tuple((source, effect) for source in sources for effect in given_by(source))
        self._bonuses: dict[str, tuple[tuple[Source, words.Bonus], ...]] = {}
        for source, effect in self._given:
            if words.BONUS.names(effect):
                bonus = effect.args
                self._bonuses[bonus.of] = (*self._bonuses.get(bonus.of, ()), (source, bonus))

    def bonuses(self, value: Value) -> tuple[tuple[Source, words.Bonus], ...]:
        """What is added to a stat or skill, and by what."""
        return self._bonuses.get(value, ())

    def of(self, word: Word[T]) -> tuple[T, ...]:
        """What all sources say with a word."""
        return tuple(effect.args for _, effect in self._given if word.names(effect))

    def says(self, word: Word[T]) -> bool:
        """Does any source say this word?"""
        return any(effect.name == word.name for _, effect in self._given)

    def terms(self, word: Word[int], rule: str = "") -> tuple[Term, ...]:
        """What gives how much of one word."""
        return tuple(Term(effect.args, source.name, rule) for source, effect in self._given if word.names(effect))

    def sum(self, word: Word[int]) -> int:
        """What all sources give of one word together."""
        return sum(self.of(word))


@remembered(16384)
def kit_of(sources: tuple[Source, ...]) -> Kit:
    """What these sources come to."""
    return Kit(sources)
