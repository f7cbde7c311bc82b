"""What a system declares about its content: entries, the sections that hold them, the layout of its packs."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Generic, TypeVar, get_args

import msgspec
from msgspec import Meta

from undercroft.content.positions import Limits
from undercroft.content.problems import Fault, unknown
from undercroft.content.shapes import Checker, Free, Ref, fields_of
from undercroft.content.vocabulary import Effects, Vocabulary
from undercroft.content.wording import singular, struct_of, unwrap

if TYPE_CHECKING:
    from undercroft.content.library import Library

ID_PATTERN = r"^[a-z0-9]+(?:[-_][a-z0-9]+)*$"
_ID = re.compile(ID_PATTERN[:-1] + r"\Z")
LONGEST_ID = 64
IDS = "expected lower-case words and numbers joined by - or _"
"""The form of an id, for authors who wrote another."""

QUEST = "quest"
"""What the entries of the section that holds a system's quests are called, whatever the system calls its folder."""

Prose = Annotated[str, Free("words for people")]
Text = (
    Prose | dict[Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", description="a language such as en or it")], Prose]
)
"""Words for people inside a pack: one text for all languages, or one per language (`{en: …, it: …}`)."""


def in_language(text: Text, language: str) -> str:
    """The text in this language, else in English, else in the first language given."""
    if isinstance(text, str):
        return text
    return text.get(language) or text.get("en") or next(iter(text.values()), "")


def is_id(word: str) -> bool:
    """Whether a word may be the id of an entry: lower-case words and numbers joined by - or _."""
    return len(word) <= LONGEST_ID and _ID.match(word) is not None


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything a pack defines; the id is the key (or file name) it stands under."""

    id: Annotated[str, Meta(max_length=LONGEST_ID)] = ""


E_co = TypeVar("E_co", bound=Entry, covariant=True)


class Section(Generic[E_co]):
    """A part of a pack: entries of one type, by id.

    `file` holds many entries in one mapping; `folder` holds one entry per file, named by the file; `files` is a
    folder of mappings, all together one section.  `kind` is what its entries are called in the names of messages
    (`mygame-<kind>-<id>`), where that is not the section's name for one of them.
    """

    def __init__(
        self, name: str, entry: type[E_co], *, file: str = "", folder: str = "", files: str = "", kind: str = ""
    ) -> None:
        if sum(map(bool, (file, folder, files))) != 1:
            raise ValueError(f'section "{name}": give one of file, folder and files')
        must_be_strict(entry)
        self.name = name
        self.entry: type[E_co] = entry
        self.file = file
        self.folder = (folder or files).strip("/")
        self.one_per_file = bool(folder)
        self.kind = kind or singular(name)

    @property
    def pattern(self) -> str:
        """Where its files stand in a pack, as shown to authors."""
        return self.file or f"{self.folder}/*.yaml"

    def holds(self, relative: str) -> bool:
        """Whether the file at this path inside a pack belongs to the section."""
        parent, _, name = relative.rpartition("/")
        return relative == self.file or (bool(self.folder) and parent == self.folder and name.endswith(".yaml"))


Check = Callable[["Library"], Iterable[tuple[str, str, str]]]
"""A system's own check of everything loaded: yields section, id and what is wrong with that entry."""

Examine = Callable[["Library", str], Iterable[Fault]]
"""A system's own look at one entry, by its id: yields what is wrong and where in the entry."""


class Layout:
    """How the packs of one system are laid out; made once per system, at import."""

    def __init__(
        self,
        system: str,
        sections: Iterable[Section[Entry]],
        vocabulary: Vocabulary | None = None,
        *,
        home: Path | None = None,
        checks: Iterable[Check] = (),
        examines: Mapping[str, Examine] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.system = system
        self.sections: tuple[Section[Entry], ...] = tuple(sections)
        self.vocabulary = vocabulary or Vocabulary()
        self.home = home
        self.checks = tuple(checks)
        self.examines = dict(examines or {})
        self.limits = limits or Limits()
        self.checker = Checker(self.vocabulary)
        for word in self.vocabulary:
            must_be_strict(word.form)
        self._check_refs()

    def _check_refs(self) -> None:
        names = [section.name for section in self.sections]
        forms = [section.entry for section in self.sections]
        for ref in refs_in((*forms, *(word.form for word in self.vocabulary))):
            for section in ref.sections:
                if section not in names:
                    raise ValueError(unknown("section", section, names))

    def examined(self, **examines: Examine) -> "Layout":
        """This layout with a look at every entry of these sections: for authors, while a game trusts its own."""
        names = {name.replace("_", "-"): examine for name, examine in examines.items()}
        return self._like(self.home, {**self.examines, **names})

    def trusted(self) -> "Layout":
        """This layout without a look at single entries: for the system's own pack, which tests have checked."""
        return self._like(self.home, {}) if self.examines else self

    def at_home(self, home: Path) -> "Layout":
        """This layout with the system's own pack in another folder."""
        return self._like(home, self.examines)

    def _like(self, home: Path | None, examines: Mapping[str, Examine]) -> "Layout":
        return Layout(
            self.system,
            self.sections,
            self.vocabulary,
            home=home,
            checks=self.checks,
            examines=examines,
            limits=self.limits,
        )

    @property
    def quests(self) -> "Section[Entry] | None":
        """The section whose entries are called quests in messages and stand in a file each, if there is one."""
        return next((one for one in self.sections if one.one_per_file and QUEST in one.kind.split()), None)

    def section_of(self, relative: str) -> "Section[Entry] | None":
        """The section a file of a pack belongs to."""
        return next((section for section in self.sections if section.holds(relative)), None)


def must_be_strict(form: object, seen: frozenset[object] = frozenset()) -> None:
    """Refuse a type whose structs would let unknown keys pass or could be changed during a game."""
    bare = unwrap(form)[0]
    if bare in seen or bare is Effects:
        return
    if struct := struct_of(bare):
        config = struct.__struct_config__
        if not (config.frozen and config.forbid_unknown_fields) or config.array_like:
            raise TypeError(f"{struct.__name__}: structs of packs are frozen and forbid unknown fields")
        for field in fields_of(bare):
            must_be_strict(field.form, seen | {bare})
    else:
        for part in get_args(bare):
            must_be_strict(part, seen)


def refs_in(forms: Iterable[object], seen: frozenset[object] = frozenset()) -> Iterator[Ref]:
    """Every reference the types declare, however deep."""
    for form in forms:
        bare, notes = unwrap(form)
        yield from (note for note in notes if isinstance(note, Ref))
        if bare in seen:
            continue
        inner = [field.form for field in fields_of(bare)] if struct_of(bare) else get_args(bare)
        yield from refs_in(inner, seen | {bare})
