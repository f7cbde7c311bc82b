"""Valid content with one word misspelt by a letter: the check of packs must refuse every one of them."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import yaml

from undercroft.content import Layout, PackError
from undercroft.content.entries import Entry, Section
from undercroft.content.files import list_files, read_bytes
from undercroft.content.positions import read_document
from undercroft.content.problems import Complaints
from undercroft.content.shapes import Free, Leaf, fields_of
from undercroft.content.single import read_entry
from undercroft.content.vocabulary import Effects
from undercroft.content.wording import struct_of, unwrap


class Slip(NamedTuple):
    """A word of an entry that is about to be misspelt."""

    section: Section[Entry]
    id: str
    data: Any
    leaf: Leaf

    @property
    def kind(self) -> str:
        """Where such words stand, whichever entry it is."""
        return " ".join([self.section.name, *("*" if isinstance(step, int) else step for step in self.leaf.path)])

    def __str__(self) -> str:
        return f"{self.section.name} {self.id} {self.leaf.path}: {self.leaf.word}"


def slips(layout: Layout, folder: Path) -> Iterator[Slip]:
    """Every word of every entry of a pack, but what may be anything."""
    for section, id, data in _entries(layout, folder):
        for leaf in layout.checker.leaves(data, section.entry):
            free = any(isinstance(note, Free) for note in leaf.notes)
            if re.search("[A-Za-z]", leaf.word) and not free:
                yield Slip(section, id, data, leaf)


def free_leaves(layout: Layout, folder: Path) -> set[tuple[str, str]]:
    """What may be anything: the section and the reason."""
    return {
        (section.name, note.why)
        for section, _, data in _entries(layout, folder)
        for leaf in layout.checker.leaves(data, section.entry)
        for note in leaf.notes
        if isinstance(note, Free)
    }


def passes(layout: Layout, slip: Slip) -> bool:
    """Does the check let the misspelt word pass?"""
    data = copy.deepcopy(slip.data)
    _misspell(data, slip.leaf)
    text = yaml.safe_dump(data, sort_keys=False, allow_unicode=True)
    try:
        read_entry(layout, slip.section, text, slip.id)
    except PackError as error:
        return not all(problem.line for problem in error.problems)
    return True


def misspelt(word: str) -> str:
    """The word with a letter too many."""
    at = re.search("[A-Za-z]", word)
    assert at is not None
    return f"{word[: at.end()]}z{word[at.end() :]}"


def _misspell(data: Any, leaf: Leaf) -> None:
    for step in leaf.path[:-1]:
        data = data[step]
    last = leaf.path[-1]
    if leaf.key:
        items = [(misspelt(key) if key == last else key, value) for key, value in data.items()]
        data.clear()
        data.update(items)
    else:
        data[last] = misspelt(data[last])


def _entries(layout: Layout, folder: Path) -> Iterator[tuple[Section[Entry], str, Any]]:
    complaints = Complaints()
    for file in list_files(folder, layout.limits, complaints):
        section = layout.section_of(file.relative)
        raw = read_bytes(file, layout.limits, complaints) if section else None
        if section is None or raw is None:
            continue
        document = read_document(raw, file.shown, complaints, layout.limits)
        assert document is not None
        data: Any = document.data
        if section.one_per_file:
            yield section, Path(file.relative).stem, data
        else:
            for id, entry in data.items():
                yield section, id, entry
    assert not complaints


def plain_texts(layout: Layout) -> set[str]:
    """Fields of entries and arguments of words that are any text, though nobody says why."""
    found: set[str] = set()
    for form, name in [(s.entry, s.name) for s in layout.sections] + [(w.form, w.name) for w in layout.vocabulary]:
        _look(form, name, found, ())
    return found


def _look(form: object, path: str, found: set[str], seen: tuple[object, ...]) -> None:
    bare, notes = unwrap(form)
    if bare is str and not notes:
        found.add(path)
    elif bare is not Effects and struct_of(bare) and bare not in seen:
        for field in fields_of(bare):
            if not (field.key == "id" and not seen):
                _look(field.form, f"{path} {field.key}", found, (*seen, bare))
    elif bare is not Effects and not struct_of(bare):
        for part in get_args(bare):
            if not isinstance(part, str):
                _look(part, path, found, seen)
