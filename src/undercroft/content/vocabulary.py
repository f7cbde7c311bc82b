"""Effects as data: `{poison: 2}` names a procedure of the system and gives its arguments.

A system registers each word once, with the type of its arguments and a line of documentation; packs use the
words, and loading turns them into `Effect` objects.  What a word does is the system's business: it binds
words to procedures.
"""

import re
from collections.abc import Iterator
from typing import Annotated, Generic, TypeGuard, TypeVar

import msgspec

from undercroft.content.positions import Data, Where
from undercroft.content.problems import Fault, shown, unknown
from undercroft.content.wording import describe, struct_of

T = TypeVar("T")
_NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*\Z")


class Effect(msgspec.Struct, Generic[T], frozen=True):
    """One effect of an item, skill, card …: the word and its checked arguments."""

    name: str
    args: T


class Effects(tuple[Effect[object], ...]):
    """The effects of an entry in the order written; in YAML a list or a mapping of words."""

    __slots__ = ()
    wording = "a list or mapping of effects"


class Word(msgspec.Struct, Generic[T], frozen=True, eq=False):
    """A word of the vocabulary, the typed handle by which a system reads its effects."""

    name: str
    form: object
    doc: str

    def names(self, effect: Effect[object]) -> TypeGuard[Effect[T]]:
        """Whether the effect is one of this word, so that its arguments have this word's type."""
        return effect.name == self.name

    def of(self, effects: Effects) -> tuple[T, ...]:
        """The arguments of every effect of this word, in the order written."""
        name = self.name
        found: tuple[T, ...] = ()
        for effect in effects:
            if effect.name == name and self.names(effect):
                found += (effect.args,)
        return found


class Described(msgspec.Struct, frozen=True):
    """A word as the documentation shows it."""

    name: str
    expects: str
    doc: str


class Written(msgspec.Struct, frozen=True):
    """An effect as the author wrote it: a known word, its raw arguments and where it stands."""

    word: Word[object]
    value: Data
    path: Where


class Vocabulary:
    """The words a system's packs may use for effects."""

    def __init__(self) -> None:
        self._words: dict[str, Word[object]] = {}

    def word(self, name: str, args: type[T], doc: str, *notes: object) -> Word[T]:
        """Register a word; notes such as `Meta(ge=1)` or `Ref("conditions")` narrow its arguments."""
        form = Annotated[args, *notes] if notes else args
        self._register(name, form, doc)
        return Word(name, form, doc)

    def flag(self, name: str, doc: str) -> Word[None]:
        """Register a word without arguments."""
        self._register(name, type(None), doc)
        return Word(name, type(None), doc)

    def _register(self, name: str, form: object, doc: str) -> None:
        if not _NAME.match(name):
            raise ValueError(f'effect name "{name}": expected lower-case words joined by - or _')
        if name in self._words:
            raise ValueError(f'effect name "{name}" is registered twice')
        self._words[name] = Word(name, form, doc)

    def __iter__(self) -> Iterator[Word[object]]:
        return iter(self._words.values())

    def describe(self) -> tuple[Described, ...]:
        """Every word with what it expects and its documentation, in order of registration."""
        return tuple(Described(word.name, describe(word.form), word.doc) for word in self)

    def read(self, raw: Data) -> tuple[list[Written], list[Fault]]:
        """The effects written in a list or mapping, and what is wrong with their words."""
        written: list[Written] = []
        faults: list[Fault] = []
        for name, value, path in _spelled(raw, faults):
            word = self._words.get(name)
            if word is None:
                faults.append(Fault(path, unknown("effect", name, self._words)))
            elif word.form is type(None) and value not in (None, True):
                faults.append(Fault(path, f"{name}: takes no arguments, found {shown(value)}"))
            else:
                written.append(Written(word, _filled(word, value), path))
        return written, faults


def _spelled(raw: Data, faults: list[Fault]) -> Iterator[tuple[str, Data, Where]]:
    if isinstance(raw, dict):
        for name, value in raw.items():
            yield name, value, (name,)
    elif isinstance(raw, list):
        for number, item in enumerate(raw):
            if isinstance(item, str):
                yield item, None, (number,)
            elif isinstance(item, dict):
                for name, value in item.items():
                    yield name, value, (number, name)
            else:
                message = f"expected an effect (a word, or word: arguments), found {shown(item)}"
                faults.append(Fault((number,), message))
    else:
        faults.append(Fault((), f"expected {Effects.wording}, found {shown(raw)}"))


def _filled(word: Word[object], value: Data) -> Data:
    if word.form is type(None):
        return None
    return {} if value is None and struct_of(word.form) else value
