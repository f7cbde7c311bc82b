"""Packs that games bring: bound from a folder, taken along in a set-up, checked, marked and put into the library.

A pack from elsewhere is a stranger's.  It is data and nothing else, of limited size; what is in it is checked exactly
as for its author, and it is taken in whole or not at all.
"""

from __future__ import annotations

import os
import threading
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path, PurePosixPath

import msgspec

from undercroft.content.entries import IDS, Entry, Layout, Section, is_id
from undercroft.content.files import PackFile, list_files, read_bytes
from undercroft.content.library import BroughtPack, Library, add_pack, box, check_manifest, check_mentions, examine
from undercroft.content.pack import MANIFEST, Manifest, Pack, Words, read_held, read_manifest
from undercroft.content.positions import Data, Limits, Where
from undercroft.content.problems import Complaints, PackError, Problem, quoted
from undercroft.kernel.packs import LARGEST_PACK, PackPlan, marked, plain
from undercroft.kernel.system import SetupError

LIMITS = Limits(file_bytes=256_000, pack_bytes=1_000_000, files=100, nodes=50_000)
"""The size limits of a pack that is played, whoever wrote it."""

MOST_BROUGHT = 256
"""The most packs that one process keeps at hand."""

Files = dict[str, bytes]
"""The files of a pack by their path inside it."""

FOLDERS = "UNDERCROFT_PACKS"
"""The environment variable that names the host's packs to its other processes."""

_lock = threading.RLock()
_known: dict[str, PackPlan] = {}


class NotHere(SetupError):
    """A pack named by its hash alone that this host does not have."""

    def __init__(self, plan: PackPlan) -> None:
        version = f" {plan.version}" if plan.version else ""
        super().__init__(
            f'the game is played with the pack "{plan.id}"{version} ({plan.mark}), which is not here; '
            "give its folder with --pack"
        )


# binding


def bind(layout: Layout, *folders: Path) -> tuple[PackPlan, ...]:
    """The packs in these folders as set-ups name them, each after those it requires; PackError with everything wrong in
    them.  From now on this process knows them by their hash."""
    bound: list[PackPlan] = []
    waiting = {folder: _files_in(folder) for folder in dict.fromkeys(folders)}
    needs = {folder: _manifest(layout, folder, files) for folder, files in waiting.items()}
    while waiting:
        inside = {needs[folder].id for folder in waiting}
        free = (folder for folder in waiting if not inside & set(needs[folder].requires) - {needs[folder].id})
        folder = next(free, next(iter(waiting)))
        bound.append(bind_files(layout, waiting.pop(folder), folder, bound))
    return tuple(bound)


def bind_files(layout: Layout, files: Files, folder: Path, others: Sequence[PackPlan] = ()) -> PackPlan:
    """A pack as set-ups name it; `folder` is its name in messages, `others` are the packs beside it."""
    manifest = _manifest(layout, folder, files)
    data = zlib.compress(msgspec.msgpack.encode(sorted(files.items())), 9)
    if len(data) > LARGEST_PACK:
        message = f"a pack that is played may have {LARGEST_PACK} bytes when packed, this one has {len(data)}"
        raise PackError([Problem(folder.as_posix(), 1, message)])
    plan = PackPlan(manifest.id, _hash(files, manifest, others), manifest.version, data)
    with _lock:
        if plan.hash not in box(layout).brought:
            _take_in(layout, plan, files, others, folder)
        _known[plan.hash] = plan
    return plan


def bind_quest(layout: Layout, file: Path, others: Sequence[PackPlan] = ()) -> tuple[PackPlan, str]:
    """A quest in a file of its own as a pack, and its id there; it may use anything from the packs beside it."""
    raw = read_bytes(PackFile(file.name, file, (0, 0)), LIMITS, complaints := Complaints())
    if not is_id(file.stem):
        complaints.add(file.as_posix(), 1, f"{quoted(file.stem)} is no id; {IDS}")
    if layout.quests is None:
        complaints.add(file.as_posix(), 1, f"{layout.system} has no quests in files of their own")
    complaints.settle()
    assert layout.quests is not None
    manifest: dict[str, object] = {
        "id": f"{file.stem}-alone",
        "version": "1",
        "system": layout.system,
        "title": file.stem,
    }
    if others:
        manifest["requires"] = {other.id: other.version for other in others}
    files = {MANIFEST: msgspec.json.encode(manifest), f"{layout.quests.folder}/{file.stem}.yaml": raw or b""}
    plan = bind_files(layout, files, file, others)
    return plan, marked(file.stem, plan.mark)


def _files_in(folder: Path) -> Files:
    """The files that make up a pack: its YAML; anything else beside it is for people."""
    complaints = Complaints()
    listed = [file for file in list_files(folder, LIMITS, complaints) if file.relative.endswith(".yaml")]
    complaints.settle()
    read = {file.relative: read_bytes(file, LIMITS, complaints) for file in listed}
    complaints.settle()
    return {relative: raw for relative, raw in read.items() if raw is not None}


def _manifest(layout: Layout, folder: Path, files: Files) -> Manifest:
    held = [file for file in _held(folder, files) if file.relative == MANIFEST]
    return read_held(Layout(layout.system, (), limits=LIMITS), folder, held).manifest


def _held(folder: Path, files: Files) -> Iterator[PackFile]:
    for relative, raw in sorted(files.items()):
        shown = folder if folder.suffix in (".yaml", ".yml") else folder / relative
        yield PackFile(relative, shown, (0, len(raw)), raw)


def _hash(files: Files, manifest: Manifest, others: Sequence[PackPlan]) -> str:
    """The contents of a pack and of what it stands on as one number: another version of either is another pack."""
    below = [other.hash for other in others if other.id in manifest.requires]
    return blake2b(msgspec.msgpack.encode((sorted(files.items()), below)), digest_size=16).hexdigest()


# bringing


def bring(layout: Layout, plans: Sequence[PackPlan]) -> tuple[BroughtPack, ...]:
    """Packs that a set-up names, ready to be played; `SetupError` if one is not here or cannot be played."""
    library = box(layout)
    with _lock:
        for n, plan in enumerate(plans):
            if plan.hash not in library.brought:
                _bring(layout, plan, plans[:n])
            if library.brought[plan.hash].plan.id != plan.id:
                raise SetupError(f'"{plan.id[:40]}" is not what the pack of the hash {plan.hash} is called')
    return tuple(library.brought[plan.hash] for plan in plans)


def _bring(layout: Layout, plan: PackPlan, others: Sequence[PackPlan]) -> None:
    if not plan.data and plan.hash not in _known:
        _look_around(layout)
    data = plan.data or (_known[plan.hash].data if plan.hash in _known else b"")
    if not data:
        raise NotHere(plan)
    if len(box(layout).brought) >= MOST_BROUGHT:
        raise SetupError(f"this process has {MOST_BROUGHT} packs at hand and takes in no more")
    folder = Path(plan.id)
    try:
        files = _unpacked(data)
        found = _hash(files, _manifest(layout, folder, files), others)
        if found != plan.hash:
            raise SetupError(
                f'the pack "{plan.id[:40]}" is not what its hash says: expected {plan.hash}, found {found}'
            )
        _take_in(layout, plan, files, others, folder)
    except PackError as error:
        raise SetupError(str(error)) from error


def _look_around(layout: Layout) -> None:
    """Bind the host's packs for a system, when another process of the host needs them."""
    folders = [Path(one) for one in os.environ.get(FOLDERS, "").split(os.pathsep) if one]
    with suppress(PackError):
        bind(layout, *(one for one in folders if read_manifest(one).system == layout.system))


def _unpacked(data: bytes) -> Files:
    """The files of a pack that came along, unpacked as if its sender meant harm."""
    unpacker = zlib.decompressobj()
    try:
        plain = unpacker.decompress(data, LIMITS.pack_bytes * 2)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise SetupError(f"a pack may have {LIMITS.pack_bytes} bytes, this one has more or is cut short")
        files = dict(msgspec.msgpack.decode(plain, type=list[tuple[str, bytes]]))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise SetupError(f"the pack cannot be read: {error}") from error
    if len(files) > LIMITS.files or sum(map(len, files.values())) > LIMITS.pack_bytes:
        raise SetupError(f"a pack may have {LIMITS.files} files and {LIMITS.pack_bytes} bytes, this one has more")
    for name in files:
        if name != str(PurePosixPath(name)) or not name.endswith(".yaml") or name.startswith("/") or ".." in name:
            raise SetupError(f'"{name[:80]!r}" is no file of a pack')
    return files


def _take_in(layout: Layout, plan: PackPlan, files: Files, others: Sequence[PackPlan], folder: Path) -> None:
    """Check a pack as for its author, mark its entries, and put it into the library of the process."""
    library = box(layout)
    below = [library.brought[other.hash] for other in others]
    pack = read_held(_limited(layout), folder, _held(folder, files))
    _check_among(library, [one.pack for one in below], pack)
    names = _names(plan, pack, below)
    entries = {section.name: dict(_marked(layout, section, pack, names)) for section in layout.sections}
    brought = BroughtPack(plan, pack, entries)
    for section, ids in pack.manifest.replaces.items():
        before = {name: full for one in below for name, full in _own(one.plan, one.pack, section)}
        brought.replaces[section] = {before.get(id, id): marked(id, plan.mark) for id in ids}
    library.take_in(brought)
    try:
        _examine(layout, library, brought)
    except BaseException:
        library.let_go(brought)
        raise


def _limited(layout: Layout) -> Layout:
    return Layout(layout.system, layout.sections, layout.vocabulary, limits=LIMITS)


def _check_among(library: Library, below: Sequence[Pack], pack: Pack) -> None:
    """Complain of ids already taken, ids that do not exist and missing required packs, by their authors' names."""
    complaints = Complaints()
    whole = Library(library.layout, (*library.packs, *below, pack))
    for section, known in library.entries.items():
        for id, entry in known.items():
            whole.entries[section].put(id, entry)
    whole.places.update(library.places)
    versions = {one.manifest.id: one.manifest.version for one in library.packs}
    for one in (*below, pack):
        check_manifest(one, versions, complaints)
        versions[one.manifest.id] = one.manifest.version
        add_pack(whole, one, complaints)
    check_mentions(whole, pack.mentions, complaints)
    complaints.settle()


Names = dict[str, dict[str, str]]
"""Per section, the names in this process of the ids that authors wrote."""


def _own(plan: PackPlan, pack: Pack, section: str) -> Iterator[tuple[str, str]]:
    for id in pack.entries[section]:
        yield id, marked(id, plan.mark)


def _names(plan: PackPlan, pack: Pack, below: Sequence[BroughtPack]) -> Names:
    """The meaning of the ids that a pack writes: its own entries, and those of the packs it requires."""
    required = [(one.plan, one.pack) for one in below if one.plan.id in pack.manifest.requires]
    return {
        section: {id: name for source in (*required, (plan, pack)) for id, name in _own(*source, section)}
        for section in pack.entries
    }


def _marked(layout: Layout, section: Section[Entry], pack: Pack, names: Names) -> Iterator[tuple[str, Entry]]:
    """The entries of a section under their names in this process, with everything they refer to renamed likewise."""
    for id in pack.entries[section.name]:
        name = names[section.name][id]
        said = pack.words.get((section.name, id), {})
        data = renamed(layout, section, pack.raw[section.name, id], names)
        data = renamed_own(layout, section, data, name, said)
        assert isinstance(data, dict)
        yield name, layout.checker.convert({**data, "id": name}, section.entry)


def renamed(layout: Layout, section: Section[Entry], data: Data, names: Names) -> Data:
    """The data of an entry with every id replaced that has another name in this process."""
    values: dict[Where, str] = {}
    keys: dict[Where, str] = {}
    for leaf, sections in layout.checker.ids(data, section.entry):
        name = next((names[one][leaf.word] for one in sections if leaf.word in names.get(one, ())), "")
        if name:
            (keys if leaf.key else values)[leaf.path] = name
    return _replaced(data, (), values, keys)


def renamed_own(layout: Layout, section: Section[Entry], data: Data, name: str, words: Words) -> Data:
    """The data of an entry with the names of its own things replaced for which its author wrote words: they are called
    by the entry's name and their own, as the messages are.  A thing without words keeps the name the box has for it."""
    values: dict[Where, str] = {}
    keys: dict[Where, str] = {}
    for leaf, kinds in layout.checker.own_names(data, section.entry):
        if any(f"{kind}-{leaf.word}" in words for kind in kinds):
            (keys if leaf.key else values)[leaf.path] = f"{name}-{leaf.word}"
    return _replaced(data, (), values, keys)


def _replaced(data: Data, path: Where, values: Mapping[Where, str], keys: Mapping[Where, str]) -> Data:
    if isinstance(data, dict):
        return {
            keys.get((*path, key), key): _replaced(value, (*path, key), values, keys) for key, value in data.items()
        }
    if isinstance(data, list):
        return [_replaced(value, (*path, n), values, keys) for n, value in enumerate(data)]
    return values.get(path, data)


def _examine(layout: Layout, library: Library, brought: BroughtPack) -> None:
    """The system's own look at the entries of a pack: whether maps can be laid and named rules exist."""
    complaints = Complaints()
    looked = Library(layout, (*library.packs, brought.pack))
    for section in layout.sections:
        for id in brought.pack.entries[section.name]:
            name = marked(id, brought.plan.mark)
            looked.places[section.name, name] = brought.pack.places[section.name, id]
    for section_name, name in looked.places:
        examine(looked, section_name, name, complaints, among=library)
    complaints.settle()


def names_in(layout: Layout, plans: Sequence[PackPlan]) -> dict[str, str]:
    """The names in this process of all entries of packs, by the ids their authors gave."""
    return {plain(name): name for pack in bring(layout, plans) for ids in pack.entries.values() for name in ids}
