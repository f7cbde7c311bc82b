"""Break rules on purpose and see whether the tests that name them notice.

Functions of a system's rules are drawn by lot among those whose docstring names rules of the catalogue. Each is broken
in one place (a comparison, a number, a condition, a step left out), and the tests that name its rules run against it:
those of its docstring and those of its terms, which name theirs in the code.
What no test notices is listed: a survivor is a proof to be mended, unless it is equal to the original, which
`tools/mutants_equal.yaml` says with a reason.

What is told to people is no rule: calls that tell are left as they are.

Usage: python tools/mutate.py SYSTEM [--functions 100] [--seed 1] [--only MODULE.FUNCTION] [--jobs 1] [--json]
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import msgspec
import pytest

from undercroft.proofs.catalogue import Catalogue, cited, listed
from undercroft.proofs.evidence import scan

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "src" / "undercroft" / "systems"
EQUAL = ROOT / "tools" / "mutants_equal.yaml"
VARIABLE = "UNDERCROFT_MUTANT"
NO_RULES = ("bot", "scene", "odds", "vignettes", "text")
"""Rooms that show, think or write down."""
TELLING = {"tell", "tell_only", "say", "said", "note", "narrate"}
LONGEST = 240
"""Seconds after which a mutant that does not come to an end counts as noticed."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


NOTHING = ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
"""A script that asks nothing, in place of one that is left out."""


class Mutant(NamedTuple):
    """One break: in which function of which module, which of its places, and what it reads like."""

    module: str
    function: str
    place: int
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}: {self.text}"


class Outcome(NamedTuple):
    """What became of a mutant: killed, survived or unnamed, and how many tests named its rules."""

    mutant: Mutant
    fate: str
    tests: int


# how a function is broken


def _says(node: ast.AST) -> str:
    return ast.unparse(node).replace("\n", " ")[:90]


def _tells(node: ast.AST) -> bool:
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
    names = [getattr(call.func, "attr", getattr(call.func, "id", "")) for call in calls]
    return any(name in TELLING for name in names)


def _only_tells(node: ast.AST) -> bool:
    """A call that tells, or a question whether anybody listens with nothing but such calls under it."""
    if isinstance(node, ast.If):
        return all(_only_tells(one) for one in (*node.body, *node.orelse))
    return isinstance(node, ast.Expr) and _tells(node)


def _broken(node: ast.AST) -> Iterator[ast.AST]:
    """The same place broken in each way that fits it."""
    if isinstance(node, ast.Compare):
        for n, op in enumerate(node.ops):
            if type(op) in SWAPS:
                other = copy.deepcopy(node)
                other.ops[n] = SWAPS[type(op)]()  # type: ignore[call-overload]
                yield other
    elif isinstance(node, ast.BoolOp | ast.BinOp | ast.AugAssign) and type(node.op) in SWAPS:
        other = copy.deepcopy(node)
        other.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
        yield other
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(
        node.test, ast.Call | ast.Name | ast.Attribute
    ):
        other = copy.deepcopy(node)
        other.test = ast.UnaryOp(ast.Not(), node.test)
        yield other
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.YieldFrom):
        yield NOTHING if isinstance(node.value, ast.YieldFrom) else ast.Pass()
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
        yield ast.Pass()


def _places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every place of a function that can be broken: its parent, the field, the index, the node."""
    for name, value in ast.iter_fields(tree):
        if name in ("decorator_list", "returns", "annotation", "args") and not isinstance(tree, ast.Call):
            continue
        for n, node in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(node, ast.AST):
                continue
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if _only_tells(node):
                continue
            yield tree, name, n if isinstance(value, list) else None, node
            yield from _places(node)


def _breaks(function: ast.FunctionDef) -> list[tuple[ast.AST, str, int | None, ast.AST, ast.AST]]:
    return [
        (parent, name, at, node, other)
        for parent, name, at, node in _places(function)
        for other in _broken(node)
        if ast.unparse(node) != ast.unparse(other)
    ]


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def break_it(tree: ast.Module, function: str, place: int) -> None:
    """Break one place of a function of a parsed module."""
    parent, name, at, _, other = _breaks(dict(_functions(tree))[function])[place]
    if at is None:
        setattr(parent, name, other)
    else:
        getattr(parent, name)[at] = other
    ast.fix_missing_locations(tree)


# drawing by lot


def _modules(system: str) -> Iterator[tuple[str, Path]]:
    for path in sorted((RULES / system).glob("**/*.py")):
        parts = path.relative_to(RULES.parents[1]).with_suffix("").parts
        if parts[3] not in NO_RULES:
            yield ".".join(parts).removesuffix(".__init__"), path


def candidates(system: str) -> Iterator[tuple[str, str, ast.FunctionDef, tuple[str, ...]]]:
    """Every function that carries out rules by its docstring: module, name, and the rules, its terms' among them."""
    catalogue = Catalogue.load(system)

    def named(text: str) -> list[str]:
        return [one for one in cited(text, [catalogue]) if one in catalogue.rules]

    for module, path in _modules(system):
        for name, function in _functions(ast.parse(path.read_text(encoding="utf-8"))):
            if named(ast.get_docstring(function) or "") and _breaks(function):
                said = [one.value for one in ast.walk(function) if isinstance(one, ast.Constant)]
                rules = dict.fromkeys(rule for text in said if isinstance(text, str) for rule in named(text))
                yield module, name, function, tuple(rules)


def _lot(*words: str) -> int:
    return int.from_bytes(hashlib.sha256(" ".join(words).encode()).digest()[:8], "big")


def drawn(system: str, functions: int, seed: str, only: str = "") -> list[tuple[Mutant, tuple[str, ...]]]:
    """Mutants by lot: one of each function drawn; of a single function, all.  A function's lot hangs on its name alone,
    so that a change elsewhere does not draw others."""
    found = sorted(candidates(system), key=lambda one: _lot(seed, one[0], one[1]))
    found = [one for one in found if f"{one[0]}.{one[1]}".endswith(only)] if only else found[:functions]
    mutants = []
    for module, name, function, rules in found:
        breaks = _breaks(function)
        for place in range(len(breaks)) if only else [_lot(seed, name) % len(breaks)]:
            _, _, _, node, other = breaks[place]
            text = f"{_says(node)} -> {_says(other)}"
            line = getattr(node, "lineno", function.lineno)
            mutants.append((Mutant(module.removeprefix("undercroft.systems."), name, place, line, text), rules))
    return mutants


# in the process of the tests


class _Loader(importlib.machinery.SourceFileLoader):
    """Reads one module broken."""

    def get_code(self, fullname: str) -> CodeType:
        _, function, place = os.environ[VARIABLE].split("|")
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"), self.path)
        break_it(tree, function, int(place))
        return compile(tree, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the module that is to be broken."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != os.environ[VARIABLE].split("|")[0]:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


class Chosen:
    """A plugin of pytest that keeps the tests that name certain rules."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = set(rules)
        self.kept = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keep what names one of the rules; the quick ones first."""
        items[:] = [item for item in items if any(self.rules & set(mark.args) for mark in item.iter_markers("rule"))]
        self.kept = len(items)


def run_tests(rules: Sequence[str], files: Sequence[str]) -> int:
    """Run the tests of some files that name some rules, against the module as it is to be broken."""
    sys.meta_path.insert(0, _Finder())
    chosen = Chosen(rules)
    code = pytest.main(
        ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", *files], plugins=[chosen]
    )
    sys.stdout.write(f"\nTESTS {chosen.kept} CODE {int(code)}\n")
    return 0


# from outside


def tried(mutant: Mutant, rules: Sequence[str], files: Sequence[str]) -> Outcome:
    """Run the tests that name a function's rules against one mutant of it."""
    if not files:
        return Outcome(mutant, "unnamed", 0)
    name = f"undercroft.systems.{mutant.module}|{mutant.function}|{mutant.place}"
    environment = {**os.environ, VARIABLE: name, "PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, __file__, "--run", ",".join(rules), *files]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return Outcome(mutant, "killed", 0)
    last = [line for line in done.stdout.splitlines() if line.startswith("TESTS ")]
    if not last:
        return Outcome(mutant, "killed", 0)
    _, tests, _, code = last[-1].split()
    fate = {"0": "survived", "5": "unnamed"}.get(code, "killed")
    return Outcome(mutant, fate, int(tests))


def _equal() -> dict[str, str]:
    return msgspec.yaml.decode(EQUAL.read_bytes(), type=dict[str, str]) if EQUAL.is_file() else {}


def check_readable(files: Sequence[str]) -> None:
    """Stop where a file of tests cannot be read at all: it would seem to notice every mutant."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", *files]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        errors = [line for line in done.stdout.splitlines() if line.startswith("ERROR ")]
        raise SystemExit("\n".join(["These tests cannot be read, so they prove nothing:", *errors]))


def runner(path: str) -> str:
    """The file of tests that runs a proof: a vignette is run by the `test_vignettes.py` in or above its folder."""
    if not path.endswith(".yaml"):
        return path
    above = [folder / "test_vignettes.py" for folder in Path(path).parents]
    return next(file.as_posix() for file in above if (ROOT / file).is_file())


def attempt(system: str, functions: int, seed: str, only: str, jobs: int) -> list[Outcome]:
    """Draw, break and try; what is equal to the original is told apart."""
    proofs = scan(ROOT).proofs
    equal = _equal()

    def files_of(rules: Sequence[str]) -> list[str]:
        return sorted({runner(place.path) for wanted in rules for place in proofs.get(wanted, [])})

    def one(drawn_one: tuple[Mutant, tuple[str, ...]]) -> Outcome:
        mutant, rules = drawn_one
        outcome = tried(mutant, rules, files_of(rules))
        if outcome.fate != "killed" and str(mutant) in equal:
            outcome = outcome._replace(fate="equal")
        if outcome.fate != "killed":
            sys.stderr.write(f"{outcome.fate}: {mutant} (line {mutant.line}, {outcome.tests} tests, {rules})\n")
        return outcome

    mutants = drawn(system, functions, seed, only)
    if all_files := sorted({file for _, rules in mutants for file in files_of(rules)}):
        check_readable(all_files)
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, mutants))


def report(outcomes: Sequence[Outcome]) -> str:
    """The sums, and every survivor."""
    left = [one for one in outcomes if one.fate in ("survived", "unnamed")]
    equal = sum(one.fate == "equal" for one in outcomes)
    tried_for_real = max(1, len(outcomes) - equal)
    lines = [f"{one.fate}: {one.mutant} (line {one.mutant.line})" for one in left]
    share = len(left) / tried_for_real
    lines.append(f"{len(outcomes)} mutants, {equal} equal to the original, {len(left)} not noticed ({share:.1%})")
    return "\n".join(lines)


def main() -> int:
    """Try mutants of one system; 1 where more than a twentieth goes unnoticed."""
    parser = argparse.ArgumentParser(description="Break rules and see whether the tests that name them notice.")
    parser.add_argument("system", choices=[name for name in listed() if (RULES / name).is_dir()])
    parser.add_argument("--functions", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", metavar="MODULE.FUNCTION", help="every mutant of one function")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    outcomes = attempt(wanted.system, wanted.functions, wanted.seed, wanted.only, wanted.jobs)
    left = sum(one.fate in ("survived", "unnamed") for one in outcomes)
    equal = sum(one.fate == "equal" for one in outcomes)
    if wanted.json:
        rows = [{**one.mutant._asdict(), "fate": one.fate, "tests": one.tests} for one in outcomes]
        sys.stdout.write(json.dumps(rows, indent=1) + "\n")
    else:
        sys.stdout.write(report(outcomes) + "\n")
    return int(left > (len(outcomes) - equal) / 20)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        sys.exit(run_tests(sys.argv[2].split(","), sys.argv[3:]))
    sys.exit(main())
