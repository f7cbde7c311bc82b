"""The evidence: which tests, vignettes and places in the code name which rules.

A test says which lines of a catalogue it proves with `@rule("DA-0251")`, a vignette with `rules:` or `proves:`; code
names the lines it carries out in its strings, mostly docstrings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from undercroft.proofs.catalogue import ChecklistError, catalogue_folder, catalogues, cited


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


def scan(root: Path) -> Evidence:
    """Read every test, vignette and source file under a repository's root, without running any."""
    proofs: dict[str, list[Place]] = {}
    for path in sorted(root.glob("tests/**/*.py")):
        for wanted, place in _marks(_parse(path).body, path.relative_to(root).as_posix()):
            proofs.setdefault(wanted, []).append(place)
    for path in sorted(root.glob("tests/**/vignettes/**/*.yaml")):
        for wanted, place in _vignette(path, path.relative_to(root).as_posix()):
            proofs.setdefault(wanted, []).append(place)
    known = catalogues(catalogue_folder(root))
    citations: dict[str, list[Place]] = {}
    for path in sorted([*root.glob("src/**/*.py"), *root.glob("src/**/*.yaml")]):
        for text, place in _strings(path, path.relative_to(root).as_posix()):
            for named in cited(text, known):
                places = citations.setdefault(named, [])
                if (place.path, place.name) not in [(p.path, p.name) for p in places]:
                    places.append(place)
    return Evidence(proofs, citations)


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
