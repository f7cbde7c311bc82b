"""The check of packs for their authors: everything wrong with them, for people and for programs."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from undercroft.content.entries import Layout
from undercroft.content.library import load
from undercroft.content.pack import Manifest, open_manifest, read_manifest
from undercroft.content.problems import PackError, Problem, unknown


class PackReport(msgspec.Struct, frozen=True):
    """One pack checked: what it is, how many entries its sections have, what is wrong."""

    path: str
    id: str = ""
    version: str = ""
    system: str = ""
    entries: dict[str, int] = {}
    problems: tuple[Problem, ...] = ()

    def __str__(self) -> str:
        if self.problems:
            return "\n".join(map(str, self.problems))
        counts = ", ".join(f"{count} {section}" for section, count in self.entries.items() if count)
        return f"{self.path}: {self.id} {self.version} for {self.system}: {counts or 'no entries'}"


class Report(msgspec.Struct, frozen=True):
    """All packs checked; `msgspec.to_builtins` makes it JSON."""

    packs: tuple[PackReport, ...]

    @property
    def ok(self) -> bool:
        """Whether every pack may be played."""
        return not any(pack.problems for pack in self.packs)

    def __str__(self) -> str:
        return "\n".join(map(str, self.packs))


def check(paths: Iterable[Path | str], layouts: Mapping[str, Layout]) -> Report:
    """Check packs, each together with its system's own and those of the others it requires."""
    manifests = {path: _manifest(path, layouts) for path in map(Path, paths)}
    return Report(tuple(_check(path, manifests, layouts) for path in manifests))


def _manifest(path: Path, layouts: Mapping[str, Layout]) -> Manifest | PackError:
    try:
        manifest, document = open_manifest(path)
    except PackError as error:
        return error
    if manifest.system in layouts:
        return manifest
    message = unknown("system", manifest.system, layouts)
    return PackError([Problem(document.file, document.line(("system",)), message)])


def _check(path: Path, manifests: Mapping[Path, Manifest | PackError], layouts: Mapping[str, Layout]) -> PackReport:
    manifest = manifests[path]
    if isinstance(manifest, PackError):
        return PackReport(path.as_posix(), problems=manifest.problems)
    head = PackReport(path.as_posix(), manifest.id, manifest.version, manifest.system)
    try:
        library = load(_layout(layouts[manifest.system], manifest, path), *_required(path, manifests), path)
    except PackError as error:
        return msgspec.structs.replace(head, problems=error.problems)
    own = next(pack for pack in library.packs if pack.manifest.id == manifest.id)
    return msgspec.structs.replace(head, entries={name: len(own.entries[name]) for name in own.entries})


def _layout(layout: Layout, manifest: Manifest, path: Path) -> Layout:
    """The system's own layout; if its own pack is the one checked, that pack takes the place of the installed one."""
    home = layout.home
    return layout.at_home(path) if home is not None and read_manifest(home).id == manifest.id else layout


def _required(path: Path, manifests: Mapping[Path, Manifest | PackError]) -> list[Path]:
    """The other packs given that this one requires, directly or through them."""
    by_id = {one.id: at for at, one in manifests.items() if isinstance(one, Manifest)}
    found: list[Path] = []
    waiting = [path]
    while waiting:
        manifest = manifests[waiting.pop(0)]
        for id in manifest.requires if isinstance(manifest, Manifest) else ():
            if id in by_id and by_id[id] not in (path, *found):
                found.append(by_id[id])
                waiting.append(by_id[id])
    return found
