"""One pack: a folder of YAML with a manifest, read and checked as a whole."""

from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec

from undercroft.content.entries import ID_PATTERN, IDS, Entry, Layout, Section, Text, is_id
from undercroft.content.files import PackFile, list_files, read_bytes
from undercroft.content.positions import Data, Document, Where, read_document
from undercroft.content.problems import Complaints, PackError, quoted, shown, unknown
from undercroft.content.shapes import Ref
from undercroft.content.wording import singular

MANIFEST = "pack.yaml"

Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN, max_length=64, description="an id such as cold-cellars")]
Version = Annotated[
    str, msgspec.Meta(pattern=r"^[0-9]{1,6}(\.[0-9]{1,6}){0,2}$", description='a quoted version such as "1.2"')
]
Language = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$", description="a language such as en or it")]


Words = dict[
    Annotated[
        str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80, description="a key such as name or story")
    ],
    Text,
]
"""The texts about an entry: its `name`, what else is said of it (`story`, `text` …), and messages of its own
(`note-hall`)."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pack says of itself in `pack.yaml`."""

    id: Id
    version: Version
    system: str
    title: Text
    requires: dict[Id, Version] = {}
    """Packs that must be loaded before it, with the least version of each."""
    languages: tuple[Language, ...] = ("en",)
    authors: tuple[str, ...] = ()
    licence: str = ""
    replaces: dict[str, tuple[str, ...]] = {}
    """Per section, the ids of other packs' entries that this pack's own entries replace."""


class Place(msgspec.Struct, frozen=True):
    """Where something stands: file and line; `above` is the path to it inside the file."""

    file: str
    line: int
    above: Where = ()


class Mention(msgspec.Struct, frozen=True):
    """An id that must exist among the packs loaded together."""

    ref: Ref
    word: str
    place: Place


class Pack:
    """A pack as loaded: its manifest and entries, never changed afterwards."""

    def __init__(self, path: Path, manifest: Manifest, document: Document, sections: "Sections") -> None:
        self.path = path
        self.manifest = manifest
        self.entries = sections.entries
        self.places = sections.places
        self.mentions = tuple(sections.mentions)
        self.words = sections.words
        self.raw = sections.raw
        self.documents = sections.documents
        self._document = document

    def manifest_place(self, *path: str | int) -> Place:
        """Where something of the manifest stands."""
        return Place(self._document.file, self._document.line(path))


def read_manifest(path: Path) -> Manifest:
    """The manifest of a pack, to learn which system it is for; PackError if it is wrong."""
    return open_manifest(path)[0]


def open_manifest(path: Path) -> tuple[Manifest, Document]:
    """The manifest of a pack and the document it stands in; PackError if it is wrong."""
    reader = _Reader(path, Layout("", ()))
    found = reader.manifest()
    if found is None:
        raise PackError(reader.complaints)
    return found


def read_pack(layout: Layout, path: Path) -> Pack:
    """A pack with all its entries; PackError with everything wrong in it."""
    return _Reader(path, layout).pack()


def read_held(layout: Layout, path: Path, held: Iterable[PackFile]) -> Pack:
    """A pack that came with a game: its files are held in memory, and `path` is only its name in messages.

    It keeps the source it was read from, for its entries are yet to be marked.
    """
    return _Reader(path, layout, list(held)).pack()


class _Reader:
    """Reads one pack, collecting complaints from all its files before giving up."""

    def __init__(self, path: Path, layout: Layout, held: list[PackFile] | None = None) -> None:
        self.path = path
        self.layout = layout
        self.complaints = Complaints()
        self.keeps = held is not None
        self.files = list_files(path, layout.limits, self.complaints) if held is None else held

    def manifest(self) -> tuple[Manifest, Document] | None:
        """The manifest and its document; None with complaints if it is missing or wrong."""
        file = next((file for file in self.files if file.relative == MANIFEST), None)
        if file is None:
            if not self.complaints:
                name = (self.path / MANIFEST).as_posix()
                self.complaints.add(name, 1, "missing; every pack has a manifest of this name")
            return None
        document = _read(file, self.layout, self.complaints)
        if document is None:
            return None
        faults = self.layout.checker.faults(document.data, Manifest)
        document.report(self.complaints, faults)
        return None if faults else (self.layout.checker.convert(document.data, Manifest), document)

    def pack(self) -> Pack:
        """The whole pack, or PackError."""
        found = self.manifest()
        if found and found[0].system != self.layout.system:
            message = f"the pack is for the system {quoted(found[0].system)}, expected {self.layout.system}"
            self.complaints.add(found[1].file, found[1].line(("system",)), message)
            raise PackError(self.complaints)
        sections = Sections(self.layout, self.complaints, keeps=self.keeps)
        for file in self.files:
            sections.read(file)
        if found is None or self.complaints:
            raise PackError(self.complaints)
        return Pack(self.path, *found, sections)


def _read(file: PackFile, layout: Layout, complaints: Complaints) -> Document | None:
    raw = read_bytes(file, layout.limits, complaints)
    return None if raw is None else read_document(raw, file.shown, complaints, layout.limits)


class Sections:
    """The entries of one pack by section and id, with their places and the ids they mention."""

    def __init__(self, layout: Layout, complaints: Complaints, *, keeps: bool = False) -> None:
        self.layout = layout
        self.complaints = complaints
        self.keeps = keeps
        self.words: dict[tuple[str, str], Words] = {}
        self.raw: dict[tuple[str, str], Data] = {}
        self.documents: dict[str, Document] = {}
        self.entries: dict[str, dict[str, Entry]] = {section.name: {} for section in layout.sections}
        self.places: dict[tuple[str, str], Place] = {}
        self.mentions: list[Mention] = []

    def read(self, file: PackFile) -> None:
        """Add the entries of one file."""
        if file.relative == MANIFEST or not file.relative.endswith(".yaml"):
            return
        section = self.layout.section_of(file.relative)
        if section is None:
            legal = [MANIFEST, *(section.pattern for section in self.layout.sections)]
            self.complaints.add(file.shown, 1, unknown("file", file.relative, legal))
            return
        document = _read(file, self.layout, self.complaints)
        if document is None:
            return
        data: Data = {} if document.data is None else document.data
        if section.one_per_file:
            self.add(section, PurePosixPath(file.relative).stem, data, document, ())
        elif isinstance(data, dict):
            for key, value in data.items():
                self.add(section, key, value, document, (key,))
        else:
            self.complaints.add(file.shown, 1, f"expected a mapping of {section.name} by id, found {shown(data)}")

    def add(self, section: Section[Entry], id: str, data: Data, document: Document, path: Where = ()) -> None:
        """Add one entry, with its place and the ids it mentions."""
        place = Place(document.file, document.line(path), path)
        if not is_id(id):
            message = f"{quoted(id)} is no id; {IDS}"
            self.complaints.add(place.file, place.line, message)
        if (section.name, id) in self.places:
            self.complaints.add(place.file, place.line, _twice(section, id, self.places[section.name, id]))
            return
        self.places[section.name, id] = place
        if isinstance(data, dict):
            if "id" in data:
                message = "the id is the key or file name of the entry; leave out id"
                self.complaints.add(document.file, document.line((*path, "id")), message)
            self._take_words(section, id, data, document, path)
            data["id"] = id
        if self.keeps:
            self.raw[section.name, id] = data
            self.documents[document.file] = document
        self._convert(section, id, data, document, path)

    def _take_words(
        self, section: Section[Entry], id: str, data: dict[str, Data], document: Document, path: Where
    ) -> None:
        """Take the texts about an entry from under `words`, whatever kind of entry it is."""
        if "words" not in data:
            return
        faults = self.layout.checker.faults(data["words"], Words)
        document.report(self.complaints, faults, (*path, "words"))
        words = data.pop("words")
        if not faults:
            self.words[section.name, id] = msgspec.convert(words, Words)

    def _convert(self, section: Section[Entry], id: str, data: Data, document: Document, path: Where) -> None:
        checker = self.layout.checker
        try:
            self.entries[section.name][id] = checker.convert(data, section.entry)
        except msgspec.ValidationError:
            if self.complaints.full:
                self.complaints.more += 1
            else:
                document.report(self.complaints, checker.faults(data, section.entry), path)
            return
        for reference in checker.references(data, section.entry, path):
            place = Place(document.file, document.line(reference.path))
            self.mentions.append(Mention(reference.ref, reference.word, place))


def _twice(section: Section[Entry], id: str, first: Place) -> str:
    return f"the {singular(section.name)} {quoted(id)} is already defined at {first.file}:{first.line}"
