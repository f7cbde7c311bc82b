"""The catalogues: the rules of each game, one numbered line each.

A catalogue (`docs/rules/*.md`) states the rules of one game; `docs/rules/catalogues.yaml` says which there are.  A
game from outside the house brings a folder of the same form (`System.rules`).  The folder of another language
(`docs/rules/it`) has files of the same names, with the same identifiers and other words.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from undercroft.kernel.system import find, installed

_LINE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-[A-Z]?\d+)\*\*(?P<tags>(?: \[[a-z]+\])*) (?P<text>.+)$")
_ID = re.compile(r"^(?P<prefix>[A-Z]{2})-(?P<kind>[A-Z]?)(?P<number>\d+)$")
_TO = r"(?:\s+to\s+|\.\.|\s?[–…]\s?)"
_CITED = re.compile(
    rf"\b(?P<prefix>[A-Z]{{2}})-(?:(?P<rule>\d{{4}})(?:{_TO}(?:(?P=prefix)-)?(?P<last_rule>\d{{4}}))?"
    rf"|(?P<kind>[A-Z])(?P<line>\d{{2,3}})(?:{_TO}(?:(?P=prefix)-)?(?P=kind)?(?P<last_line>\d{{2,3}}))?)\b"
)

OTHER_LANGUAGES = ("it",)
"""The languages in which catalogues may be told beside English."""


class ChecklistError(ValueError):
    """A catalogue, a data file beside it or a vignette is wrong; the message says where and how."""


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written of one game's catalogue: the prefix of its identifiers, its title, the files that hold it."""

    prefix: str
    title: str
    files: tuple[str, ...]


class Rule(msgspec.Struct, frozen=True):
    """One line of a catalogue: a rule (`DA-0142`), worked example (`DA-X01`), piece of content or gap."""

    id: str
    tags: tuple[str, ...]
    text: str
    chapter: str
    file: str
    line: int
    language: str = "en"

    @property
    def kind(self) -> str:
        """The letter of its part (X example, C content, G gap, D difference), empty for a numbered rule."""
        return parts(self.id)[1]


class Catalogue(msgspec.Struct, frozen=True):
    """All lines of one game, by identifier, in the order of the files."""

    system: str
    prefix: str
    title: str
    rules: dict[str, Rule]

    @classmethod
    def load(cls, system: str, folder: Path | None = None, language: str = "en") -> Catalogue:
        """Read the catalogue of a system, from `folder` or from wherever this installation keeps it.

        What is not told in the language asked for is told in English.
        """
        if system not in listed(folder):
            raise ChecklistError(f'unknown system "{system}"; one of {", ".join(listed(folder))}')
        house = folder or catalogue_folder()
        return _load(system, house if system in _listed(house) else _brought()[system], language)

    def numbered(self) -> list[Rule]:
        """The rules proper: the lines with a plain number."""
        return [entry for entry in self.rules.values() if not entry.kind]

    def span(self, first: str, last: str) -> list[str]:
        """Every identifier from first to last that the catalogue holds, in order of number."""
        prefix, kind, low = parts(first)
        high = parts(last)[2]
        inside = [i for i in self.rules if parts(i)[:2] == (prefix, kind) and low <= parts(i)[2] <= high]
        return sorted(inside, key=lambda i: parts(i)[2])


def checkout() -> Path | None:
    """The repository this module lies in, if it lies in one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rules").is_dir() else None


def catalogue_folder(root: Path | None = None) -> Path:
    """The folder of the catalogues: of the given tree, of this checkout, or the copy inside the package."""
    root = root or checkout()
    return root / "docs" / "rules" if root else Path(__file__).resolve().parents[1] / "_rules"


def listed(folder: Path | None = None) -> Mapping[str, Listing]:
    """Which catalogues there are, by the name of the game: of a folder, or of the house and games from outside."""
    if folder is not None:
        return _listed(folder)
    return {**_listed(catalogue_folder()), **{name: _listed(brought)[name] for name, brought in _brought().items()}}


def _brought() -> dict[str, Path]:
    """The folders of the games from outside that bring a catalogue of their own."""
    house = _listed(catalogue_folder())
    others = (find(name) for name in installed() if name not in house)
    return {one.name: one.rules for one in others if one.rules is not None and one.name in _listed(one.rules)}


def catalogues(folder: Path | None = None) -> list[Catalogue]:
    """Every catalogue there is."""
    return [Catalogue.load(system, folder) for system in listed(folder)]


def system_of(identifier: str, folder: Path | None = None) -> str:
    """The game whose rules begin as this identifier does; empty where there is none."""
    return next((name for name, one in listed(folder).items() if identifier.startswith(f"{one.prefix}-")), "")


def find_rule(identifier: str, folder: Path | None = None, language: str = "en") -> Rule | None:
    """The line of a catalogue that has this identifier; None where there is none."""
    system = system_of(identifier, folder)
    return Catalogue.load(system, folder, language).rules.get(identifier) if system else None


def known_ids(folder: Path | None = None) -> frozenset[str]:
    """Every identifier of every catalogue."""
    return frozenset(i for catalogue in catalogues(folder) for i in catalogue.rules)


def nearest(wrong: str, known: Iterable[str]) -> str | None:
    """The identifier somebody most likely meant: the next number of the same series, else the likest word."""
    ids = sorted(known)
    match = _ID.match(wrong)
    if match:
        series, number = (match["prefix"], match["kind"]), int(match["number"])
        alike = [i for i in ids if parts(i)[:2] == series]
        if alike:
            return min(alike, key=lambda i: abs(parts(i)[2] - number))
    close = difflib.get_close_matches(wrong, ids, n=1, cutoff=0.5)
    return close[0] if close else None


def complaint(ids: Iterable[str], known: Iterable[str]) -> str | None:
    """What to tell the author of a test that names unknown rules; None if it names none."""
    lines = []
    for wrong in ids:
        if wrong not in known:
            meant = nearest(wrong, known)
            lines.append(f'unknown rule "{wrong}"' + (f"; the nearest is {meant}" if meant else ""))
    return "\n".join([*lines, "The rules are listed in docs/rules."]) if lines else None


def cited(text: str, among: Iterable[Catalogue]) -> Iterator[str]:
    """The identifiers a text names, ranges such as `DA-0293 to DA-0299` or `DA-0230..0237` written out."""
    by_prefix = {catalogue.prefix: catalogue for catalogue in among}
    for found in _CITED.finditer(text):
        if found["prefix"] in by_prefix:
            series = f"{found['prefix']}-{found['kind'] or ''}"
            first = series + (found["rule"] or found["line"])
            last = found["last_rule"] or found["last_line"]
            yield first
            if last:
                yield from (i for i in by_prefix[found["prefix"]].span(first, series + last) if i != first)


@functools.cache
def parts(identifier: str) -> tuple[str, str, int]:
    """An identifier taken apart: prefix, letter of its part, number."""
    match = _ID.match(identifier)
    if not match:
        raise ChecklistError(f'"{identifier}" is no rule identifier; expected one like DA-0142 or DA-X01')
    return match["prefix"], match["kind"], int(match["number"])


@functools.cache
def _listed(folder: Path) -> Mapping[str, Listing]:
    path = folder / "catalogues.yaml"
    if not path.is_file():
        raise ChecklistError(f"{path}: not found; expected the list of the catalogues there")
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=dict[str, Listing])
    except msgspec.MsgspecError as wrong:
        raise ChecklistError(
            f"{path}: {wrong}; expected lines `mygame: {{prefix: MY, title: …, files: […]}}`"
        ) from wrong


@functools.cache
def _load(system: str, folder: Path, language: str) -> Catalogue:
    rules: dict[str, Rule] = {}
    listing = listed(folder)[system]
    for file in listing.files:
        path = folder / file
        if not path.is_file():
            raise ChecklistError(f"{path}: not found; expected the catalogue of {system} there")
        for entry in _entries(path, listing.prefix):
            if entry.id in rules:
                first = rules[entry.id]
                raise ChecklistError(f"{path}:{entry.line}: {entry.id} is already in {first.file}:{first.line}")
            rules[entry.id] = entry
    told = [folder / language / file for file in listing.files if language in OTHER_LANGUAGES]
    for path in (path for path in told if path.is_file()):
        for entry in _entries(path, listing.prefix):
            if entry.id not in rules:
                raise ChecklistError(f"{path}:{entry.line}: there is no rule {entry.id} to be told in other words")
            rules[entry.id] = msgspec.structs.replace(
                rules[entry.id], text=entry.text, chapter=entry.chapter, language=language
            )
    return Catalogue(system, listing.prefix, listing.title, rules)


def _entries(path: Path, prefix: str) -> Iterator[Rule]:
    headings: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            headings = [*headings[: level - 1], line.lstrip("# ").strip()]
        elif line.startswith("- **" + prefix):
            match = _LINE.match(line)
            if not match:
                raise ChecklistError(f"{path}:{number}: found {line[:40]!r}; expected `- **{prefix}-0142** [core] …`")
            tags = tuple(re.findall(r"[a-z]+", match["tags"]))
            yield Rule(match["id"], tags, match["text"], " / ".join(headings[1:] or headings), path.name, number)
