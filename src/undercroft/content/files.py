"""The files of a pack, listed and read without leaving its folder."""

import os
import stat
from pathlib import Path

import msgspec

from undercroft.content.positions import Limits
from undercroft.content.problems import Complaints, quoted, shown

DATA_SUFFIXES = ("", ".yaml", ".md", ".txt", ".ftl", ".png", ".webp")
_DEEPEST_FOLDER = 4


class PackFile(msgspec.Struct, frozen=True):
    """One file of a pack: its path inside the pack, the name shown in messages, and its stamp."""

    relative: str
    path: Path
    stamp: tuple[int, int]
    held: bytes | None = None
    """The contents, if it came with a game and is no file of this machine."""

    @property
    def shown(self) -> str:
        """The file's name in messages."""
        return self.path.as_posix()


def list_files(folder: Path, limits: Limits, complaints: Complaints) -> list[PackFile]:
    """Every file of a pack in order of its path; what is no plain data file becomes a complaint."""
    found: list[PackFile] = []
    try:
        _scan(folder, "", found, limits, complaints)
    except OSError as error:
        complaints.add(folder.as_posix(), 1, f"expected the folder of a pack: {error.strerror or 'not readable'}")
    except ValueError:
        complaints.add(shown(str(folder)), 1, "expected the folder of a pack: not a path")
    found.sort(key=lambda file: file.relative)
    total = sum(file.stamp[1] for file in found)
    if total > limits.pack_bytes:
        complaints.add(folder.as_posix(), 1, f"a pack may have {limits.pack_bytes} bytes, this one has {total}")
    return found


def _scan(folder: Path, prefix: str, found: list[PackFile], limits: Limits, complaints: Complaints) -> None:
    with os.scandir(folder / prefix) as scan:
        entries = sorted((entry for entry in scan if not entry.name.startswith(".")), key=lambda one: one.name)
    for entry in entries:
        relative = prefix + entry.name
        if len(found) >= limits.files:
            complaints.add(folder.as_posix(), 1, f"a pack may have {limits.files} files, this one has more")
            return
        if entry.is_dir(follow_symlinks=False) and relative.count("/") < _DEEPEST_FOLDER:
            _scan(folder, relative + "/", found, limits, complaints)
        elif not entry.is_file(follow_symlinks=False):
            complaints.add((folder / relative).as_posix(), 1, "expected a plain file, found a link or special file")
        elif Path(entry.name).suffix.lower() not in DATA_SUFFIXES:
            legal = ", ".join(filter(None, DATA_SUFFIXES))
            message = f"packs carry data only ({legal}), found {quoted(entry.name)}"
            complaints.add((folder / relative).as_posix(), 1, message)
        else:
            status = entry.stat(follow_symlinks=False)
            found.append(PackFile(relative, folder / relative, (status.st_mtime_ns, status.st_size)))


def read_bytes(file: PackFile, limits: Limits, complaints: Complaints) -> bytes | None:
    """A file's bytes, one more than allowed at most; None with a complaint if it cannot be read."""
    if file.held is not None:
        return file.held
    try:
        handle = os.open(file.path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
        with os.fdopen(handle, "rb") as stream:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                complaints.add(file.shown, 1, "expected a plain file, found a link or special file")
                return None
            return stream.read(limits.file_bytes + 1)
    except OSError as error:
        complaints.add(file.shown, 1, f"cannot be read: {error.strerror}")
        return None
