"""Words of effects bound to what they do, each once.

A system registers its words with `content.vocabulary`; on some occasion (an item is used, a trap springs, dice have
been thrown) each word of a card has a procedure.  `Deeds` is the list of these procedures for one occasion:

    WHEN_USED: Deeds[MyGame, Hero, [], None] = Deeds("when used")

    @WHEN_USED.does(words.HEAL)
    def heal(game: MyGame, hero: Hero, amount: int) -> None: ...

    WHEN_USED.do(game, hero, effect)

The type checker holds the procedure's last argument against the type of the word's own, so that nobody has to look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from undercroft.content.vocabulary import Effect, Word

G = TypeVar("G")
W = TypeVar("W")
T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")


class Deeds(Generic[G, W, P, R]):
    """What each word does on one occasion: to a game, to somebody, with the word's own argument and whatever else."""

    def __init__(self, occasion: str) -> None:
        self.occasion = occasion
        self._bound: dict[str, Callable[Concatenate[G, W, Effect[object], P], R]] = {}

    def does(
        self, *words: Word[T]
    ) -> Callable[[Callable[Concatenate[G, W, T, P], R]], Callable[Concatenate[G, W, T, P], R]]:
        """Bind what these words do; a word has one procedure on each occasion."""

        def bind(deed: Callable[Concatenate[G, W, T, P], R]) -> Callable[Concatenate[G, W, T, P], R]:
            for word in words:
                if word.name in self._bound:
                    raise ValueError(f'"{word.name}" does two things {self.occasion}')
                self._bound[word.name] = _of_effect(word, deed)
            return deed

        return bind

    def __contains__(self, name: str) -> bool:
        return name in self._bound

    @property
    def words(self) -> tuple[str, ...]:
        """The names of the words that do something on this occasion, in the order in which they were bound."""
        return tuple(self._bound)

    def do(self, game: G, who: W, effect: Effect[object], *args: P.args, **fields: P.kwargs) -> R:
        """Do what the word of an effect does."""
        return self._bound[effect.name](game, who, effect, *args, **fields)


def _of_effect(
    word: Word[T], deed: Callable[Concatenate[G, W, T, P], R]
) -> Callable[Concatenate[G, W, Effect[object], P], R]:
    """The procedure of a word, given the whole effect instead of its argument."""

    def done(game: G, who: W, effect: Effect[object], /, *args: P.args, **fields: P.kwargs) -> R:
        assert word.names(effect), f'"{effect.name}" is not "{word.name}"'
        return deed(game, who, effect.args, *args, **fields)

    return done


def idle(words: Iterable[Word[object]], *known: Iterable[str]) -> tuple[str, ...]:
    """The words that do nothing on any occasion: a system's tests ask that there be none."""
    used = {name for names in known for name in names}
    return tuple(word.name for word in words if word.name not in used)
