"""The words a vignette may name: ids of content, words of effects, kinds of events, and names that the texts have.

What a vignette says must *not* happen would hold idly if a word in it were misspelt, so its words must be known."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

from undercroft.content.entries import Layout
from undercroft.content.library import load
from undercroft.content.problems import unknown
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.system import find

_MESSAGE = re.compile(r"^-?([a-z][a-z0-9-]*) =", re.MULTILINE)
_WORD = re.compile(r"[a-z]{3,}(?:-[a-z]+)*")

KINDS = frozenset(str(kind.__struct_config__.tag) for kind in get_args(AnyEvent))
"""The kinds of events."""


@cache
def words_of(system: str) -> frozenset[str]:
    """Every word of a game that a vignette may name."""
    rules = find(system)
    known = set(KINDS)
    if isinstance(rules.layout, Layout):
        known |= {id for entries in load(rules.layout).entries.values() for id in entries}
        known |= {word.name for word in rules.layout.vocabulary}
    texts: Path | None = getattr(rules, "texts", None)
    for file in sorted(texts.glob("en/*.ftl")) if texts is not None else ():
        for id in _MESSAGE.findall(file.read_text(encoding="utf-8")):
            parts = id.split("-")
            known |= {"-".join(parts[n:]) for n in range(len(parts))}
    return frozenset(known)


def complaint(word: object, system: str, also: tuple[str, ...] = ()) -> str | None:
    """What is wrong with a word that must not be there; None if it is known, or no word at all.

    Systems without texts and content of their own name things as they like."""
    known = words_of(system)
    if not isinstance(word, str) or not _WORD.fullmatch(word) or word in also or word in known or known == KINDS:
        return None
    return unknown("word", word, sorted(known))
