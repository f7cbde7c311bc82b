"""Every skill and every spell is proved twice: by a test in which it changes an outcome, by one in which it must not.

@skill("elite", changes=True)
def test_elite_throws_a_1_of_an_attack_again(): ...

A mark is tried: played once more where nobody has the skill (where the spell has no effect), a test that says it
changes something fails, by dice that nobody throws too, and a test that says it must not passes all the same, although
somebody had it; dice that only the skill would have thrown do not count against it then.
"""

from __future__ import annotations

import importlib
import itertools
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from systems.staging import TOLD, left_over
from systems.universalis.build import Play
from systems.universalis.workshop import Workshop
from undercroft.content.vocabulary import Effects
from undercroft.systems.universalis.cards import people
from undercroft.systems.universalis.cards.definitions import SKILLS, SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import VARIANT

Kind = Literal["skill", "spell"]
HERE = Path(__file__).parent


def skill(id: str, *, changes: bool) -> pytest.MarkDecorator:
    """Say that a test shows a skill changing an outcome, or not changing one it must leave alone."""
    return pytest.mark.proves("skill", id, changes=changes)


def spell(id: str, *, changes: bool) -> pytest.MarkDecorator:
    """Say that a test shows a spell changing an outcome, or not changing one it must leave alone."""
    return pytest.mark.proves("spell", id, changes=changes)


class Proof(msgspec.Struct, frozen=True):
    """A mark of a test."""

    kind: Kind
    id: str
    changes: bool
    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.id}-{'changes' if self.changes else 'must-not'}-{self.name}"

    def holds(self) -> bool:
        """Is the mark true: does the test need the skill or spell, or is it passed with it and without it?"""
        test = getattr(importlib.import_module(self.module), self.name)
        return any(self._shown(test, case) for case in cases(test))

    def _shown(self, test: Callable[..., None], case: dict[str, Any]) -> bool:
        with absent(self.kind, self.id) as missed:
            try:
                test(**case)
                fails = self.changes and bool(left_over())
            except Exception:
                fails = True
            finally:
                TOLD.clear()
        return fails if self.changes else not fails and bool(missed)


@lru_cache(maxsize=1)
def proofs() -> tuple[Proof, ...]:
    """All marks, in the order of files and lines."""
    return tuple(itertools.chain.from_iterable(_marks(path) for path in sorted(HERE.rglob("test_*.py"))))


def _marks(path: Path) -> Iterator[Proof]:
    text = path.read_text(encoding="utf-8")
    if "@skill(" not in text and "@spell(" not in text:
        return
    name = ".".join(path.relative_to(HERE.parent.parent).with_suffix("").parts)
    for test in vars(importlib.import_module(name)).values():
        for mark in getattr(test, "pytestmark", ()):
            if mark.name == "proves":
                yield Proof(*mark.args, mark.kwargs["changes"], name, test.__name__)


def cases(test: Callable[..., None]) -> Iterable[dict[str, Any]]:
    """The arguments a test is called with: one set for each choice of its parameters."""
    given = [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for choice in itertools.product(*(values for _, values in given)):
        case: dict[str, Any] = {}
        for (names, _), values in zip(given, choice, strict=True):
            several = not isinstance(names, str)
            case.update(zip(names, values, strict=True) if several else {names: values})
        yield case


# without a skill, without what a spell does


@contextmanager
def absent(kind: Kind, id: str) -> Iterator[list[str]]:
    """Games in which nobody has a skill, or a spell does nothing; the list says who would have had it."""
    with pytest.MonkeyPatch.context() as patch:
        missed: list[str] = []
        names = _forms(id) if kind == "skill" else (id,)
        _watch(patch, kind, names, missed)
        if kind == "spell":
            blank = msgspec.structs.replace(library()[SPELLS][id], effects=Effects())
            patch.setitem(library().entries[SPELLS.name], id, blank)
        _forget()
        try:
            yield missed
        finally:
            _forget()


def _forms(id: str) -> tuple[str, ...]:
    """A skill and its forms with a number, a kind or an element."""
    return (id, *(form for form, card in library()[SKILLS].items() if id in VARIANT.of(card.effects)))


def _watch(patch: pytest.MonkeyPatch, kind: Kind, names: tuple[str, ...], missed: list[str]) -> None:
    """Look at everybody who comes into a game: positions, parties, cards."""
    field = "skills" if kind == "skill" else "spells"

    def left(held: Iterable[str]) -> tuple[str, ...]:
        held = tuple(held)
        missed.extend(name for name in held if name in names)
        return tuple(name for name in held if name not in names) if kind == "skill" else held

    def stripped(card: Any) -> Any:
        changed = {name: left(getattr(card, name)) for name in (field, "learned") if hasattr(card, name)}
        return msgspec.structs.replace(card, **changed)

    begin, open_shop = Play.__init__, Workshop.__init__
    of_hero, of_creature = people._of_hero, people._of_creature

    def placed(play: Play, place: dict[str, Any], *more: Any) -> None:
        figures = {
            name: {**one, field: left(one[field])} if one.get(field) is not None else one
            for name, one in place["figures"].items()
        }
        begin(play, {**place, "figures": figures}, *more)

    def opened(shop: Workshop, *party: str, **more: Any) -> None:
        heroes = [stripped(people.hero_card(card)) for card in party]
        open_shop(shop, *(msgspec.json.encode(hero).decode() for hero in heroes), **more)

    patch.setattr(Play, "__init__", placed)
    patch.setattr(Workshop, "__init__", opened)
    patch.setattr(people, "_of_hero", lambda card: of_hero(stripped(card)))
    patch.setattr(people, "_of_creature", lambda card: of_creature(stripped(card)))


def _forget() -> None:
    """Whatever was worked out from cards is worked out anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("undercroft.systems.universalis"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and value is not library:
                    value.cache_clear()
