"""Every talent and every perk is proved twice: by a test in which it changes an outcome, by one in which it must not.

@talent("tough", changes=True)
def test_a_tough_hero_has_two_hit_points_more(): ...

A mark is tried: played once more where the talent gives nothing (where the perk does nothing), a test that says it
changes something fails, by dice that nobody throws too, and a test that says it must not passes all the same, although
somebody had it.
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
from undercroft.content.entries import Section
from undercroft.content.vocabulary import Effects
from undercroft.systems.league.cards import kit
from undercroft.systems.league.cards.heroes import PERKS, TALENTS
from undercroft.systems.league.cards.kit import Source
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.effects import perks

Kind = Literal["talent", "perk"]
SECTIONS: dict[Kind, Section[Any]] = {"talent": TALENTS, "perk": PERKS}
HERE = Path(__file__).parent


def talent(id: str, *, changes: bool) -> pytest.MarkDecorator:
    """Say that a test shows a talent changing an outcome, or not changing one it must leave alone."""
    return pytest.mark.proves("talent", id, changes=changes)


def perk(id: str, *, changes: bool) -> pytest.MarkDecorator:
    """Say that a test shows a perk changing an outcome, or not changing one it must leave alone."""
    return pytest.mark.proves("perk", id, changes=changes)


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
        """Is the mark true: does the test need the talent or perk, or is it passed with it and without it?"""
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
    if "@talent(" not in text and "@perk(" not in text:
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


@contextmanager
def absent(kind: Kind, id: str) -> Iterator[list[str]]:
    """Games in which a talent gives nothing, or a perk does nothing; the list says who would have had it."""
    section = SECTIONS[kind]
    card = library()[section][id]
    blank = msgspec.structs.replace(card, **{field: Effects() for field in ("gives", "do") if hasattr(card, field)})
    with pytest.MonkeyPatch.context() as patch:
        missed: list[str] = []
        given_by, use = kit.given_by, perks.use

        def asked(source: Source) -> Effects:
            if source == Source(kind, id):
                missed.append(id)
            return given_by(source)

        def used(game: Any, hero: Any, perk: str, helped: Any) -> Any:
            if (kind, id) == ("perk", perk):
                missed.append(id)
            return use(game, hero, perk, helped)

        patch.setitem(library().entries[section.name], id, blank)
        patch.setattr(kit, "given_by", asked)
        patch.setattr(perks, "use", used)
        _forget()
        try:
            yield missed
        finally:
            _forget()


def _forget() -> None:
    """Whatever was worked out from cards is worked out anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("undercroft.systems.league"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and value is not library:
                    value.cache_clear()
