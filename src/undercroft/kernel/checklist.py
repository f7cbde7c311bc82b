"""The checklist: every rule of every catalogue, and the tests and places in the code that answer for it.

A catalogue (`docs/rules/*.md`) states the rules of one game, one numbered line each. A test says which lines
it proves with `@rule("DA-0251")`, a vignette with `rules:` or `proves:`; code names the lines it carries out
in its strings, mostly docstrings. `survey` brings the three together.
"""

from __future__ import annotations

import ast
import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    import pytest


class ChecklistError(ValueError):
    """A catalogue, a data file beside it or a vignette is wrong; the message says where and how."""


class Family(NamedTuple):
    """One game's catalogue: the prefix of its identifiers, its title and the files that hold it."""

    prefix: str
    title: str
    files: tuple[str, ...]


SYSTEMS: Mapping[str, Family] = {
    "darkness": Family("DA", "Massive Darkness", ("darkness.md",)),
    "doria": Family("DO", "Dungeons of Doria", ("doria.md",)),
    "league": Family("LE", "League of Dungeoneers", ("league.md",)),
    "universalis": Family(
        "UN",
        "Dungeon Universalis",
        ("universalis-play.md", "universalis-world.md", "universalis-italian.md"),
    ),
}

_LINE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-[A-Z]?\d+)\*\*(?P<tags>(?: \[[a-z]+\])*) (?P<text>.+)$")
_ID = re.compile(r"^(?P<prefix>[A-Z]{2})-(?P<kind>[A-Z]?)(?P<number>\d+)$")
_TO = r"(?:\s+to\s+|\.\.|\s?[–…]\s?)"
_CITED = re.compile(
    rf"\b(?P<prefix>[A-Z]{{2}})-(?:(?P<rule>\d{{4}})(?:{_TO}(?:(?P=prefix)-)?(?P<last_rule>\d{{4}}))?"
    rf"|(?P<kind>[A-Z])(?P<line>\d{{2,3}})(?:{_TO}(?:(?P=prefix)-)?(?P=kind)?(?P<last_line>\d{{2,3}}))?)\b"
)


class Rule(msgspec.Struct, frozen=True):
    """One line of a catalogue: a rule (`DA-0142`), worked example (`DA-X01`), piece of content or gap."""

    id: str
    tags: tuple[str, ...]
    text: str
    chapter: str
    file: str
    line: int

    @property
    def kind(self) -> str:
        """The letter of its part (X example, C content, G gap, D difference), empty for a numbered rule."""
        return _parts(self.id)[1]


class Catalogue(msgspec.Struct, frozen=True):
    """All lines of one game, by identifier, in the order of the files."""

    system: str
    rules: dict[str, Rule]

    @classmethod
    def load(cls, system: str, folder: Path | None = None) -> Catalogue:
        """Read the catalogue of a system, from `folder` or from wherever this installation keeps it."""
        if system not in SYSTEMS:
            raise ChecklistError(f'unknown system "{system}"; one of {", ".join(SYSTEMS)}')
        return _load(system, folder or catalogue_folder())

    def numbered(self) -> list[Rule]:
        """The rules proper: the lines with a plain number."""
        return [entry for entry in self.rules.values() if not entry.kind]

    def span(self, first: str, last: str) -> list[str]:
        """Every identifier from first to last that the catalogue holds, in order of number."""
        prefix, kind, low = _parts(first)
        high = _parts(last)[2]
        inside = [i for i in self.rules if _parts(i)[:2] == (prefix, kind) and low <= _parts(i)[2] <= high]
        return sorted(inside, key=lambda i: _parts(i)[2])


class Place(msgspec.Struct, frozen=True, order=True):
    """Where something is said: a file of the repository, a line, and the function, class or title there."""

    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}::{self.name}" if self.name else self.path


class Evidence(msgspec.Struct, frozen=True):
    """What a tree of sources and tests says about rules: who proves and who carries out which identifier."""

    proofs: dict[str, list[Place]]
    citations: dict[str, list[Place]]


class Survey(msgspec.Struct, frozen=True):
    """How far one system is proved. `untestable` and `later` give reasons; what has a test is in neither."""

    catalogue: Catalogue
    evidence: Evidence
    total: int
    proved: tuple[str, ...]
    missing: tuple[str, ...]
    untestable: dict[str, str]
    later: dict[str, str]
    examples: tuple[str, ...]
    examples_proved: tuple[str, ...]
    unknown: tuple[tuple[str, Place], ...]

    @property
    def share(self) -> float:
        """The proved part of what can be proved, from 0 to 1."""
        provable = self.total - len(self.untestable)
        return len(self.proved) / provable if provable else 1.0


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test proves: a decorator for tests and classes, or a value for `pytestmark`."""
    import pytest

    return pytest.mark.rule(*ids)


def checkout() -> Path | None:
    """The repository this module lies in, if it lies in one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rules").is_dir() else None


def catalogue_folder(root: Path | None = None) -> Path:
    """The folder of the catalogues: of the given tree, of this checkout, or the copy inside the package."""
    root = root or checkout()
    return root / "docs" / "rules" if root else Path(__file__).resolve().parents[1] / "_rules"


def find_rule(identifier: str, folder: Path | None = None) -> Rule | None:
    """The line of a catalogue that has this identifier; None where there is none."""
    for system, family in SYSTEMS.items():
        if identifier.startswith(f"{family.prefix}-"):
            return Catalogue.load(system, folder).rules.get(identifier)
    return None


def rule_page(identifier: str) -> str:
    """A rule for people: what it says and where, the code that carries it out, the tests that prove it."""
    entry = find_rule(identifier)
    if entry is None:
        raise ChecklistError(complaint([identifier], known_ids()) or identifier)
    system = next(name for name, family in SYSTEMS.items() if identifier.startswith(f"{family.prefix}-"))
    found = survey(system)
    lines = [f"{entry.id}  {_standing(entry.id, found)}", f"    {entry.text}"]
    lines.append(f"    {entry.file}:{entry.line}, {entry.chapter}")
    code = [place for place in found.evidence.citations.get(entry.id, []) if f"systems/{system}/" in place.path]
    for title, places in (("code", code), ("tests", found.evidence.proofs.get(entry.id, []))):
        lines += [title, *(f"    {place}" for place in places)]
    return "\n".join(lines)


def known_ids(folder: Path | None = None) -> frozenset[str]:
    """Every identifier of every catalogue."""
    return frozenset(i for system in SYSTEMS for i in Catalogue.load(system, folder).rules)


def nearest(wrong: str, known: Iterable[str]) -> str | None:
    """The identifier somebody most likely meant: the next number of the same series, else the likest word."""
    ids = sorted(known)
    match = _ID.match(wrong)
    if match:
        series, number = (match["prefix"], match["kind"]), int(match["number"])
        alike = [i for i in ids if _parts(i)[:2] == series]
        if alike:
            return min(alike, key=lambda i: abs(_parts(i)[2] - number))
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


def cited(text: str, catalogues: Iterable[Catalogue]) -> Iterator[str]:
    """The identifiers a text names, ranges such as `DA-0293 to DA-0299` or `DA-0230..0237` written out."""
    by_prefix = {SYSTEMS[catalogue.system].prefix: catalogue for catalogue in catalogues}
    for found in _CITED.finditer(text):
        if found["prefix"] in by_prefix:
            series = f"{found['prefix']}-{found['kind'] or ''}"
            first = series + (found["rule"] or found["line"])
            last = found["last_rule"] or found["last_line"]
            yield first
            if last:
                yield from (i for i in by_prefix[found["prefix"]].span(first, series + last) if i != first)


def scan(root: Path) -> Evidence:
    """Read every test, vignette and source file under a repository's root, without running any."""
    proofs: dict[str, list[Place]] = {}
    for path in sorted(root.glob("tests/**/*.py")):
        for wanted, place in _marks(_parse(path).body, path.relative_to(root).as_posix()):
            proofs.setdefault(wanted, []).append(place)
    for path in sorted(root.glob("tests/**/vignettes/**/*.yaml")):
        for wanted, place in _vignette(path, path.relative_to(root).as_posix()):
            proofs.setdefault(wanted, []).append(place)
    catalogues = [Catalogue.load(system, catalogue_folder(root)) for system in SYSTEMS]
    citations: dict[str, list[Place]] = {}
    for path in sorted([*root.glob("src/**/*.py"), *root.glob("src/**/*.yaml")]):
        for text, place in _strings(path, path.relative_to(root).as_posix()):
            for named in cited(text, catalogues):
                places = citations.setdefault(named, [])
                if (place.path, place.name) not in [(p.path, p.name) for p in places]:
                    places.append(place)
    return Evidence(proofs, citations)


def survey(system: str, root: Path | None = None, evidence: Evidence | None = None) -> Survey:
    """Compare a system's catalogue with the evidence of a tree (by default this checkout, if it is one)."""
    root = root or checkout()
    folder = catalogue_folder(root)
    catalogue = Catalogue.load(system, folder)
    evidence = evidence or (scan(root) if root else _written_down(folder))
    proofs = evidence.proofs
    untestable = _reasons(folder / "untestable.yaml", catalogue)
    later = _reasons(folder / "later.yaml", catalogue)
    for twice in sorted(untestable.keys() & later.keys()):
        raise ChecklistError(f"{folder / 'later.yaml'}: {twice} is also in untestable.yaml; it can be one only")
    numbered = [entry.id for entry in catalogue.numbered()]
    untestable = {i: why for i, why in untestable.items() if i not in proofs}
    later = {i: why for i, why in later.items() if i not in proofs}
    later |= {i: why for i, why in _later_examples(catalogue, later) if i not in proofs}
    examples = tuple(i for i, entry in catalogue.rules.items() if entry.kind == "X" and i not in later)
    return Survey(
        catalogue=catalogue,
        evidence=evidence,
        total=sum(i not in later for i in numbered),
        proved=tuple(i for i in numbered if i in proofs),
        missing=tuple(i for i in numbered if i not in proofs and i not in untestable and i not in later),
        untestable={i: untestable[i] for i in numbered if i in untestable},
        later={i: later[i] for i in catalogue.rules if i in later},
        examples=examples,
        examples_proved=tuple(i for i in examples if i in proofs),
        unknown=tuple(_unknown(catalogue, evidence)),
    )


def _written_down(folder: Path) -> Evidence:
    """What the tests prove, as it stood when the package was made: the tests themselves are not in it."""
    path = folder / "evidence.json"
    if not path.is_file():
        raise ChecklistError(f"{path}: not found; expected what the tests prove, as every wheel has it")
    return msgspec.json.decode(path.read_bytes(), type=Evidence)


def as_json(result: Survey) -> dict[str, str | int | list[str]]:
    """The survey in the stable shape that `undercroft rules --json` prints."""
    return {
        "system": result.catalogue.system,
        "total": result.total,
        "proved": len(result.proved),
        "untestable": len(result.untestable),
        "missing": list(result.missing),
        "examples": len(result.examples),
        "examples_proved": len(result.examples_proved),
        "later": len(result.later),
    }


def as_text(result: Survey, *, missing: bool = False) -> str:
    """The survey for people: one line for each rule with its tests (or only the missing), then the sums."""
    shown = result.missing if missing else _rules_and_examples(result.catalogue)
    lines = []
    for identifier in shown:
        lines.append(f"{identifier}  {_standing(identifier, result)}  {result.catalogue.rules[identifier].text}")
        lines += [f"    {place}" for place in result.evidence.proofs.get(identifier, [])]
    lines += [f'unknown rule "{wrong}" in {place}' for wrong, place in result.unknown]
    title = SYSTEMS[result.catalogue.system].title
    lines.append(
        f"{title}: {len(result.proved)} of {result.total} rules proved ({result.share:.1%} of what can be), "
        f"{len(result.untestable)} untestable, {len(result.missing)} missing, {len(result.later)} later; "
        f"{len(result.examples_proved)} of {len(result.examples)} worked examples"
    )
    return "\n".join(lines)


def _rules_and_examples(catalogue: Catalogue) -> tuple[str, ...]:
    examples = (entry.id for entry in catalogue.rules.values() if entry.kind == "X")
    return (*(entry.id for entry in catalogue.numbered()), *examples)


def _later_examples(catalogue: Catalogue, later: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The worked examples of rules left for later: of all the rules that point to them or that they name."""
    shown: dict[str, list[str]] = {}
    for entry in catalogue.rules.values():
        for named in cited(entry.text, [catalogue]):
            if not entry.kind and named in catalogue.rules and catalogue.rules[named].kind == "X":
                shown.setdefault(named, []).append(entry.id)
            elif entry.kind == "X" and named in catalogue.rules and not catalogue.rules[named].kind:
                shown.setdefault(entry.id, []).append(named)
    for example, rules in shown.items():
        if all(i in later for i in rules):
            yield example, later[rules[0]]


def _standing(identifier: str, result: Survey) -> str:
    if identifier in result.evidence.proofs:
        return "proved"
    if identifier in result.untestable:
        return f"untestable ({result.untestable[identifier]})"
    if identifier in result.later:
        return f"later ({result.later[identifier]})"
    return "missing"


def _unknown(catalogue: Catalogue, evidence: Evidence) -> Iterator[tuple[str, Place]]:
    prefix = SYSTEMS[catalogue.system].prefix + "-"
    for found in (evidence.proofs, evidence.citations):
        for wrong, places in found.items():
            if wrong.startswith(prefix) and wrong not in catalogue.rules:
                yield from ((wrong, place) for place in places)


@functools.cache
def _parts(identifier: str) -> tuple[str, str, int]:
    match = _ID.match(identifier)
    if not match:
        raise ChecklistError(f'"{identifier}" is no rule identifier; expected one like DA-0142 or DA-X01')
    return match["prefix"], match["kind"], int(match["number"])


@functools.cache
def _load(system: str, folder: Path) -> Catalogue:
    rules: dict[str, Rule] = {}
    for file in SYSTEMS[system].files:
        path = folder / file
        if not path.is_file():
            raise ChecklistError(f"{path}: not found; expected the catalogue of {system} there")
        for entry in _entries(path, SYSTEMS[system].prefix):
            if entry.id in rules:
                first = rules[entry.id]
                raise ChecklistError(f"{path}:{entry.line}: {entry.id} is already in {first.file}:{first.line}")
            rules[entry.id] = entry
    return Catalogue(system, rules)


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


def _reasons(path: Path, catalogue: Catalogue) -> dict[str, str]:
    """Identifier or range to reason, as in untestable.yaml and later.yaml, for one system's identifiers."""
    if not path.is_file():
        return {}
    try:
        stated = msgspec.yaml.decode(path.read_bytes(), type=dict[str, str | None] | None) or {}
    except msgspec.MsgspecError as wrong:
        raise ChecklistError(f"{path}: {wrong}; expected lines `DA-0142: reason`") from wrong
    reasons: dict[str, str] = {}
    for key, reason in stated.items():
        ends = [end.strip() for end in key.split("..")]
        if _parts(ends[0])[0] != SYSTEMS[catalogue.system].prefix:
            continue
        for end in ends:
            if end not in catalogue.rules:
                raise ChecklistError(f"{path}: {complaint([end], catalogue.rules)}")
        if not (reason or "").strip():
            raise ChecklistError(f"{path}: {key} has no reason; expected one sentence that says why")
        reasons.update(dict.fromkeys(catalogue.span(ends[0], ends[-1]), str(reason)))
    return reasons


def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def _marks(body: list[ast.stmt], path: str, owner: str = "") -> Iterator[tuple[str, Place]]:
    """Every identifier a test module proves: decorators of tests and test classes, and `pytestmark`."""
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and _assigns_marks(node):
            yield from ((i, Place(path, node.lineno, owner)) for i in _named([node.value]))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            name = f"{owner}::{node.name}" if owner else node.name
            yield from ((i, Place(path, node.lineno, name)) for i in _named(node.decorator_list))
            yield from _marks(node.body, path, name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            name = f"{owner}::{node.name}" if owner else node.name
            yield from ((i, Place(path, node.lineno, name)) for i in _named(node.decorator_list))


def _assigns_marks(node: ast.Assign | ast.AnnAssign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _named(expressions: Iterable[ast.expr]) -> Iterator[str]:
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                yield from (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def _is_rule(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return bool(name == "rule")


def _vignette(path: Path, shown: str) -> Iterator[tuple[str, Place]]:
    try:
        document = msgspec.yaml.decode(path.read_bytes(), type=object)
    except msgspec.MsgspecError as wrong:
        raise ChecklistError(f"{shown}: {wrong}; expected one YAML document") from wrong
    for entry in document if isinstance(document, list) else [document]:
        if not isinstance(entry, dict):
            continue
        title = str(entry.get("title", ""))
        claimed = dict.fromkeys(i for key in ("rules", "proves") for i in _listed(entry.get(key)))
        yield from ((wanted, Place(shown, 1, title)) for wanted in claimed)


def _listed(value: object) -> list[str]:
    if isinstance(value, str):
        return re.split(r"[,\s]+", value.strip())
    return [str(item) for item in value] if isinstance(value, list) else []


def _strings(path: Path, shown: str) -> Iterator[tuple[str, Place]]:
    """Every string of a source file with the function or class around it; of data files, every line."""
    if path.suffix == ".yaml":
        lines = path.read_text(encoding="utf-8").splitlines()
        yield from ((line, Place(shown, number, "")) for number, line in enumerate(lines, start=1))
    else:
        yield from _strings_in(_parse(path), shown)


def _strings_in(tree: ast.AST, path: str, owner: str = "") -> Iterator[tuple[str, Place]]:
    for node in ast.iter_child_nodes(tree):
        name = owner
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{owner}.{node.name}" if owner else node.name
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, Place(path, node.lineno, owner)
        yield from _strings_in(node, path, name)
