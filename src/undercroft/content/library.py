"""Packs loaded together: a system's own and those added from outside, merged and looked up by id."""

from collections.abc import Callable, ItemsView, Iterable, Iterator, KeysView, Mapping, Sequence, ValuesView
from pathlib import Path
from types import MappingProxyType
from typing import TypeGuard, TypeVar

from undercroft.content.entries import Entry, Layout, Section
from undercroft.content.files import list_files
from undercroft.content.pack import Manifest, Mention, Pack, Place, read_pack
from undercroft.content.positions import Document, read_document
from undercroft.content.problems import Complaints, PackError, Problem, quoted, unknown
from undercroft.content.wording import singular
from undercroft.kernel.packs import PackPlan

E = TypeVar("E", bound=Entry)
Stamp = tuple[tuple[str, tuple[int, int]], ...]
_MOST_CACHED = 64
_packs: dict[tuple[Layout, Path], tuple[Stamp, Pack]] = {}
_libraries: dict[tuple[Layout, tuple[Path, ...]], tuple[tuple[Pack, ...], "Library"]] = {}

_boxes: dict[str, "Library"] = {}


class Cards(dict[str, Entry]):
    """Entries by id: looked up among all that this process knows, but listed only as far as they are in the box.

    Entries that a game brings are found by their id; to list a section for a game, ask `Library.among`.
    """

    __slots__ = ("box",)

    def __init__(self, box: Mapping[str, Entry] | None = None) -> None:
        self.box: dict[str, Entry] = dict(box or {})
        super().__init__(self.box)

    def put(self, id: str, entry: Entry) -> None:
        """Put an entry into the box, or in the place of one with the same id."""
        self.box[id] = entry
        self[id] = entry

    def __iter__(self) -> Iterator[str]:
        return iter(self.box)

    def __len__(self) -> int:
        return len(self.box)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self.box)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """The ids of the box."""
        return self.box.keys()

    def values(self) -> ValuesView[Entry]:  # type: ignore[override]
        """The entries of the box."""
        return self.box.values()

    def items(self) -> ItemsView[str, Entry]:  # type: ignore[override]
        """The entries of the box by id."""
        return self.box.items()


class BroughtPack:
    """A pack that a game has brought: its entries under the names they have in this process, and its words."""

    def __init__(self, plan: PackPlan, pack: Pack, entries: dict[str, dict[str, Entry]]) -> None:
        self.plan = plan
        self.pack = pack
        self.entries = entries
        self.replaces: dict[str, dict[str, str]] = {}
        """Per section, which entries take the place of which."""

    def of(self, section: Section[E]) -> Mapping[str, E]:
        """The pack's entries of a section, by their names in this process."""
        entries: Mapping[str, Entry] = self.entries[section.name]
        if not _is_of(entries, section):
            raise KeyError(section.name)
        return entries


More = Callable[[Mapping[str, E], Mapping[str, E]], Mapping[str, E]]
"""What follows from entries, among all of their kind, such as the plain likeness of something magic."""


class Library:
    """All entries of the packs loaded together; entries are shared, so that lookups cost nothing."""

    def __init__(self, layout: Layout, packs: Iterable[Pack]) -> None:
        self.layout = layout
        self.packs = tuple(packs)
        self.entries = {section.name: Cards() for section in layout.sections}
        self._views = {section: MappingProxyType(self.entries[section.name]) for section in layout.sections}
        self._growing: list[Callable[[BroughtPack], None]] = []
        self._among: dict[tuple[str, tuple[str, ...]], Mapping[str, Entry]] = {}
        self.places: dict[tuple[str, str], Place] = {}
        self.brought: dict[str, BroughtPack] = {}
        """The packs that games have brought, by their hash."""

    def joined(self, *sections: Section[E], more: More[E] | None = None) -> dict[str, E]:
        """The entries of several sections by id, as one, and what follows from them; it grows with the packs that games
        bring."""
        cards = Cards({id: entry for section in sections for id, entry in self[section].items()})
        found: dict[str, Entry] = cards
        if not _all_of(found, sections):
            raise KeyError(sections)
        for id, entry in (more(found, found) if more else {}).items():
            cards.put(id, entry)

        def grow(pack: BroughtPack) -> None:
            own = {id: entry for section in sections for id, entry in pack.of(section).items()}
            cards.update(own)
            following = more(own, found) if more else {}
            cards.update({id: entry for id, entry in following.items() if id not in cards})

        for pack in self.brought.values():
            grow(pack)
        self._growing.append(grow)
        return found

    def among(self, section: Section[E], packs: Sequence[PackPlan]) -> Mapping[str, E]:
        """The entries of a section that belong to a game: those of the box, then those of the packs it names, each in
        the place of the entry it replaces."""
        if not packs:
            return self[section]
        key = (section.name, tuple(pack.hash for pack in packs))
        found: Mapping[str, Entry] | None = self._among.get(key)
        if found is None:
            found = MappingProxyType(self._with_packs(section.name, key[1]))
            _remember(self._among, key, found, most=1024)
        if not _is_of(found, section):
            raise KeyError(section.name)
        return found

    def _with_packs(self, section: str, hashes: tuple[str, ...]) -> dict[str, Entry]:
        found = dict(self.entries[section].box)
        for pack in (self.brought[hash] for hash in hashes):
            instead = pack.replaces.get(section, {})
            found = {instead.get(id, id): entry for id, entry in found.items()}
            found.update(pack.entries[section])
        return found

    def take_in(self, pack: BroughtPack) -> None:
        """Make the entries of a pack known by their ids from now on."""
        for section, entries in pack.entries.items():
            self.entries[section].update(entries)
        for grow in self._growing:
            grow(pack)
        self.brought[pack.plan.hash] = pack

    def let_go(self, pack: BroughtPack) -> None:
        """Forget a pack that turned out not to be playable: no game has seen it."""
        del self.brought[pack.plan.hash]
        for section, entries in pack.entries.items():
            for id in entries:
                del self.entries[section][id]

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
    """Are these the entries of a section?  They are if the library has any under it."""
    return entries is not None


def _all_of(cards: dict[str, Entry], sections: tuple[Section[E], ...]) -> TypeGuard[dict[str, E]]:
    """Are these the entries of several sections?  They are if there are any sections."""
    return bool(sections)


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


def box(layout: Layout) -> Library:
    """The system's own pack, read once: the library of the whole process, which grows by the packs that games bring."""
    if layout.system not in _boxes:
        trusted = layout.trusted()
        _boxes[layout.system] = merge(trusted, [load_pack(trusted, layout.home)] if layout.home else [])
    return _boxes[layout.system]


K = TypeVar("K")
V = TypeVar("V")


def _remember(cache: dict[K, V], key: K, value: V, most: int = _MOST_CACHED) -> None:
    if len(cache) >= most:
        del cache[next(iter(cache))]
    cache[key] = value


def merge(layout: Layout, packs: Iterable[Pack]) -> Library:
    """Packs of one system as one library, each after those it requires."""
    complaints = Complaints()
    library = Library(layout, _in_order(tuple(packs), complaints))
    complaints.settle()
    for pack in library.packs:
        add_pack(library, pack, complaints)
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
        check_manifest(pack, versions, complaints)
        versions[pack.manifest.id] = pack.manifest.version
        ordered.append(pack)
    return ordered


def check_manifest(pack: Pack, versions: Mapping[str, str], complaints: Complaints) -> None:
    """Check that a pack stands only once among the others, and after all that it requires."""
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


def add_pack(library: Library, pack: Pack, complaints: Complaints) -> None:
    """Put the entries of a pack into a library, where no entry has their id or in the place of those they replace."""
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
            library.entries[section].put(id, entry)
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
    """Check that every id mentioned is an entry of one of the sections where it may stand."""
    for mention in mentions:
        legal = [library.entries[section] for section in mention.ref.sections]
        if not any(mention.word in entries for entries in legal) and mention.word not in mention.ref.also:
            known = () if complaints.full else (*filter(None, mention.ref.also), *(id for ids in legal for id in ids))
            message = unknown(singular(mention.ref.section), mention.word, known)
            complaints.add(mention.place.file, mention.place.line, message)


def examine(
    library: Library,
    section: str,
    id: str,
    complaints: Complaints,
    document: Document | None = None,
    among: Library | None = None,
) -> None:
    """The system's own look at an entry, among the entries of this library or another; `document` is its source,
    otherwise the file is read again if something is wrong."""
    look = library.layout.examines.get(section)
    place = library.places[section, id]
    for fault in look(among or library, id) if look else ():
        document = document or _reread(library, place)
        line = document.line((*place.above, *fault.path)) if document is not None else place.line
        complaints.add(place.file, line, fault.message)


def _reread(library: Library, place: Place) -> Document | None:
    for pack in library.packs:
        if place.file in pack.documents:
            return pack.documents[place.file]
    return read_document(Path(place.file).read_bytes(), place.file, Complaints(), library.layout.limits)
