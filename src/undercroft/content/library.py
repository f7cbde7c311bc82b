"""Packs loaded together: a system's own and those added from outside, merged and looked up by id."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeGuard, TypeVar

from undercroft.content.entries import Entry, Layout, Section
from undercroft.content.files import list_files
from undercroft.content.pack import Manifest, Mention, Pack, Place, read_pack
from undercroft.content.positions import Document, read_document
from undercroft.content.problems import Complaints, PackError, Problem, quoted, unknown
from undercroft.content.wording import singular

E = TypeVar("E", bound=Entry)
Stamp = tuple[tuple[str, tuple[int, int]], ...]
_MOST_CACHED = 64
_packs: dict[tuple[Layout, Path], tuple[Stamp, Pack]] = {}
_libraries: dict[tuple[Layout, tuple[Path, ...]], tuple[tuple[Pack, ...], "Library"]] = {}


class Library:
    """All entries of the packs loaded together; entries are shared, so that lookups cost nothing."""

    def __init__(self, layout: Layout, packs: Iterable[Pack]) -> None:
        self.layout = layout
        self.packs = tuple(packs)
        self.entries: dict[str, dict[str, Entry]] = {section.name: {} for section in layout.sections}
        self._views = {section: MappingProxyType(self.entries[section.name]) for section in layout.sections}
        self.places: dict[tuple[str, str], Place] = {}

    def __getitem__(self, section: Section[E]) -> Mapping[str, E]:
        """The entries of a section by id, in the order of packs, files and lines."""
        entries: Mapping[str, Entry] | None = self._views.get(section)
        if not _is_of(entries, section):
            raise KeyError(f'section "{section.name}" is not declared by the system {self.layout.system}')
        return entries

    @property
    def manifests(self) -> tuple[Manifest, ...]:
        """The packs in the order they were merged; a record keeps their ids and versions."""
        return tuple(pack.manifest for pack in self.packs)

    def counts(self) -> dict[str, int]:
        """How many entries each section has."""
        return {name: len(entries) for name, entries in self.entries.items()}


def _is_of(entries: Mapping[str, Entry] | None, section: Section[E]) -> TypeGuard[Mapping[str, E]]:
    """Are these the entries of a section?  They are where the library has any under it."""
    return entries is not None


def load_pack(layout: Layout, path: Path | str) -> Pack:
    """A pack, read once per process unless a file of it has changed; PackError if anything is wrong."""
    path = Path(path)
    stamp = tuple((file.relative, file.stamp) for file in list_files(path, layout.limits, Complaints()))
    known = _packs.get((layout, path))
    if known and known[0] == stamp:
        return known[1]
    pack = read_pack(layout, path)
    _remember(_packs, (layout, path), (stamp, pack))
    return pack


def load(layout: Layout, *paths: Path | str) -> Library:
    """The system's own pack and the given ones merged; PackError with everything wrong in any of them."""
    home = () if layout.home is None else (layout.home,)
    wanted = tuple(dict.fromkeys((*home, *map(Path, paths))))
    packs: list[Pack] = []
    problems: list[Problem] = []
    for path in wanted:
        try:
            packs.append(load_pack(layout, path))
        except PackError as error:
            problems.extend(error.problems)
    if problems:
        raise PackError(problems)
    known = _libraries.get((layout, wanted))
    if known and known[0] == tuple(packs):
        return known[1]
    library = merge(layout, packs)
    _remember(_libraries, (layout, wanted), (tuple(packs), library))
    return library


K = TypeVar("K")
V = TypeVar("V")


def _remember(cache: dict[K, V], key: K, value: V) -> None:
    if len(cache) >= _MOST_CACHED:
        del cache[next(iter(cache))]
    cache[key] = value


def merge(layout: Layout, packs: Iterable[Pack]) -> Library:
    """Packs of one system as one library, each after those it requires."""
    complaints = Complaints()
    library = Library(layout, _in_order(tuple(packs), complaints))
    complaints.settle()
    for pack in library.packs:
        _add(library, pack, complaints)
    for pack in library.packs:
        check_mentions(library, pack.mentions, complaints)
    complaints.settle()
    for section, id in library.places if layout.examines else ():
        examine(library, section, id, complaints)
    for check in layout.checks:
        for section, id, message in check(library):
            place = library.places[section, id]
            complaints.add(place.file, place.line, message)
    complaints.settle()
    return library


def _in_order(packs: tuple[Pack, ...], complaints: Complaints) -> list[Pack]:
    ids = {pack.manifest.id for pack in packs}
    waiting, ordered = list(packs), list[Pack]()
    versions: dict[str, str] = {}
    while waiting:
        ready = (pack for pack in waiting if all(id in versions or id not in ids for id in pack.manifest.requires))
        pack = next(ready, waiting[0])
        waiting.remove(pack)
        _check_manifest(pack, versions, complaints)
        versions[pack.manifest.id] = pack.manifest.version
        ordered.append(pack)
    return ordered


def _check_manifest(pack: Pack, versions: Mapping[str, str], complaints: Complaints) -> None:
    manifest = pack.manifest
    if manifest.id in versions:
        place = pack.manifest_place("id")
        complaints.add(place.file, place.line, f"the pack {quoted(manifest.id)} is already loaded")
    for id, least in manifest.requires.items():
        place = pack.manifest_place("requires", id)
        if id not in versions:
            complaints.add(place.file, place.line, unknown("required pack", id, versions))
        elif _number(versions[id]) < _number(least):
            message = f"requires {id} {least} or later, found {versions[id]}"
            complaints.add(place.file, place.line, message)


def _number(version: str) -> tuple[int, ...]:
    parts = [int(part) for part in version.split(".")]
    return tuple(parts + [0] * (3 - len(parts)))


def _add(library: Library, pack: Pack, complaints: Complaints) -> None:
    _check_replaces(library, pack, complaints)
    for section, entries in pack.entries.items():
        merged = library.entries[section]
        replaced = pack.manifest.replaces.get(section, ())
        for id, entry in entries.items():
            place = pack.places[section, id]
            if id in merged and id not in replaced:
                first = library.places[section, id]
                message = (
                    f"the {singular(section)} {quoted(id)} is already defined at {first.file}:{first.line};"
                    f" to take its place, list it under replaces: {section} in the manifest"
                )
                complaints.add(place.file, place.line, message)
                continue
            merged[id] = entry
            library.places[section, id] = place


def _check_replaces(library: Library, pack: Pack, complaints: Complaints) -> None:
    for section, ids in pack.manifest.replaces.items():
        place = pack.manifest_place("replaces", section)
        if section not in library.entries:
            complaints.add(place.file, place.line, unknown("section", section, library.entries))
            continue
        for number, id in enumerate(ids):
            place = pack.manifest_place("replaces", section, number)
            if id not in library.entries[section]:
                message = "nothing to replace: " + unknown(singular(section), id, library.entries[section])
                complaints.add(place.file, place.line, message)
            elif id not in pack.entries[section]:
                message = f"the {singular(section)} {quoted(id)} is to be replaced, but this pack does not define it"
                complaints.add(place.file, place.line, message)


def check_mentions(library: Library, mentions: Iterable[Mention], complaints: Complaints) -> None:
    """Every id that is mentioned is an entry of one of the sections where it may stand."""
    for mention in mentions:
        legal = [library.entries[section] for section in mention.ref.sections]
        if not any(mention.word in entries for entries in legal) and mention.word not in mention.ref.also:
            known = () if complaints.full else (*filter(None, mention.ref.also), *(id for ids in legal for id in ids))
            message = unknown(singular(mention.ref.section), mention.word, known)
            complaints.add(mention.place.file, mention.place.line, message)


def examine(library: Library, section: str, id: str, complaints: Complaints, document: Document | None = None) -> None:
    """The system's own look at an entry; `document` is what it was read from, else the file is read again where
    something is wrong."""
    look = library.layout.examines.get(section)
    place = library.places[section, id]
    for fault in look(library, id) if look else ():
        document = document or _reread(place, library.layout)
        line = document.line((*place.above, *fault.path)) if document is not None else place.line
        complaints.add(place.file, line, fault.message)


def _reread(place: Place, layout: Layout) -> Document | None:
    return read_document(Path(place.file).read_bytes(), place.file, Complaints(), layout.limits)
