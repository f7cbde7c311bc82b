"""Break rules on purpose and see whether the tests that name them notice.

Functions of a system's rules are drawn by lot among those whose docstring names rules of the catalogue. Each is broken
in one place (a comparison, a number, a condition, a step left out), and the tests that name its rules run against it:
those of its docstring and those of its terms, which name theirs in the code.
What no test notices is listed: a survivor is a proof to be mended, unless it is equal to the original, which
`tools/mutants_equal.yaml` says with a reason.

The tests are read once; each mutant is a fork of that process, in which one function has other code. What survives
there is tried again in a process of its own, which reads the broken module from the start: what was worked out while
the tests were read cannot hide a mutant.

What is told to people is no rule: calls that tell are left as they are.

Usage: python tools/mutate.py SYSTEM [--functions 100] [--seed 1] [--only MODULE.FUNCTION] [--room ROOM] [--jobs 1]
                              [--json]
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

import msgspec
import pytest

from undercroft.kernel.remembering import clear_all
from undercroft.proofs.catalogue import Catalogue, cited, listed
from undercroft.proofs.evidence import scan

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "src" / "undercroft" / "systems"
EQUAL = ROOT / "tools" / "mutants_equal.yaml"
OWN = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
"""Where the tests find modules: in this checkout, whichever one is installed."""
VARIABLE = "UNDERCROFT_MUTANT"
NO_RULES = ("bot", "scene", "odds", "vignettes", "text")
"""Rooms that show, think or write down."""
TELLING = {"tell", "tell_only", "say", "said", "note", "narrate"}
LONGEST = 120
"""Seconds of work after which a mutant that does not come to an end counts as noticed."""
LATEST = 900
"""Seconds after which one counts as noticed that does no work either."""
ROOM_TO_GROW = 6 << 30
"""Bytes after which a mutant that only grows counts as noticed."""

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


def drawn(
    system: str, functions: int, seed: str, only: str = "", room: str = ""
) -> list[tuple[Mutant, tuple[str, ...]]]:
    """Mutants by lot: one of each function drawn, if wanted of one room; of a single function, all.  A function's lot
    hangs on its name alone, so that a change elsewhere does not draw others."""
    found = sorted(candidates(system), key=lambda one: _lot(seed, one[0], one[1]))
    found = [one for one in found if not room or one[0].split(".")[3] == room]
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


# many mutants in one process


class Task(msgspec.Struct, frozen=True):
    """A mutant to be tried, with the rules and the files of the tests that name them."""

    module: str
    function: str
    place: int
    rules: tuple[str, ...]
    files: tuple[str, ...]


SURVIVED, KILLED, UNNAMED, UNTRIED = 0, 1, 5, 9
"""How a fork ends; the last says that its function cannot be broken in a process that has read it."""


class Forks:
    """A plugin of pytest that runs the tests of each mutant in a fork of the process that has read them all."""

    def __init__(self, tasks: Sequence[Task], jobs: int) -> None:
        self.tasks = tasks
        self.jobs = jobs
        self.known: dict[tuple[str, str], list[FunctionType]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first test that fails has noticed the mutant."""
        if report.failed:
            os._exit(KILLED)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Fork for every mutant, so many at a time, and say how each one ended: its number, its end, its tests."""
        if session.testsfailed:
            raise session.Interrupted("tests cannot be read")
        for one in gc.get_objects():
            if isinstance(one, FunctionType):
                self.known.setdefault((one.__code__.co_filename, one.__code__.co_qualname), []).append(one)
        marks = [{rule for mark in item.iter_markers("rule") for rule in mark.args} for item in session.items]
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[int, int, float]] = {}
        waiting = list(enumerate(self.tasks))[::-1]
        while waiting or running:
            while waiting and len(running) < self.jobs:
                number, task = waiting.pop()
                items = self._items(session.items, marks, task)
                if not items:
                    _tell(number, UNNAMED, 0)
                    continue
                child = os.fork()
                if not child:
                    self._try(session, task, items)
                running[child] = number, len(items), time.monotonic()
            self._wait(running)
        return True

    def _items(self, items: list[pytest.Item], marks: list[set[str]], task: Task) -> list[pytest.Item]:
        """The tests that name the rules, those of the function's own room first."""
        files, rules, room = set(task.files), set(task.rules), f"/{task.module.split('.')[3]}/"
        chosen = [
            item
            for item, named in zip(items, marks, strict=True)
            if named & rules and item.path.relative_to(ROOT).as_posix() in files
        ]
        return sorted(chosen, key=lambda item: room not in item.path.as_posix())

    def _try(self, session: pytest.Session, task: Task, items: list[pytest.Item]) -> None:
        """In the fork: break the function, run the tests, and end."""
        os.setpgid(0, 0)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        resource.setrlimit(resource.RLIMIT_AS, (ROOM_TO_GROW, ROOM_TO_GROW))
        end = UNTRIED
        try:
            if self._break(task):
                session.testsfailed, session.testscollected = 0, len(items)
                for item, after in zip(items, [*items[1:], None], strict=True):
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                end = SURVIVED
        except BaseException:
            end = KILLED
        finally:
            os._exit(end)

    def _break(self, task: Task) -> bool:
        """Give a function the code of its mutant; False where this does not work in a process that has read it."""
        os.environ[VARIABLE] = f"{task.module}|{task.function}|{task.place}"
        module = sys.modules.get(task.module)
        if module is None:
            sys.meta_path.insert(0, _Finder())
            return True
        path = str(module.__file__)
        tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
        break_it(tree, task.function, task.place)
        code = compile(tree, path, "exec")
        for name in task.function.split("."):
            found = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name]
            if len(found) != 1:
                return False
            code = found[0]
        functions = self.known.get((path, task.function), [])
        if len(functions) != 1 or functions[0].__code__.co_freevars != code.co_freevars:
            return False
        functions[0].__code__ = code
        clear_all()
        return True

    def _wait(self, running: dict[int, tuple[int, int, float]]) -> None:
        """Wait for a fork to end."""
        while running:
            for child, (number, tests, begun) in list(running.items()):
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    del running[child]
                    _tell(number, os.WEXITSTATUS(status) if os.WIFEXITED(status) else KILLED, tests)
                    return
                if time.monotonic() - begun > LATEST:
                    os.killpg(child, signal.SIGKILL)
            time.sleep(0.02)


def _tell(number: int, end: int, tests: int) -> None:
    sys.__stdout__.write(f"\nEND {number} {end} {tests}\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]


def run_forks(tasks: Path, jobs: int) -> int:
    """Read all tests of some tasks, and try each task's mutant in a fork."""
    known = msgspec.json.decode(tasks.read_bytes(), type=list[Task])
    files = sorted({file for task in known for file in task.files})
    options = ["-q", "-s", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*options, *files], plugins=[Forks(known, jobs)]))


# from outside


def forked(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[int, int, int]]:
    """Try mutants in forks of one process: the number, the end and how many tests, as they come."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tasks.json"
        path.write_bytes(msgspec.json.encode(tasks))
        command = [sys.executable, __file__, "--forks", str(path), str(jobs)]
        environment = {**os.environ, "PYTHONPATH": OWN}
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            lines = []
            for line in process.stdout or ():
                if line.startswith("END "):
                    _, number, end, tests = line.split()
                    yield int(number), int(end), int(tests)
                elif line.startswith("ERROR "):
                    lines.append(line)
        if lines:
            raise SystemExit("".join(["These tests cannot be read, so they prove nothing:\n", *lines]))


def tried(mutant: Mutant, rules: Sequence[str], files: Sequence[str]) -> Outcome:
    """Run the tests that name a function's rules against one mutant of it."""
    if not files:
        return Outcome(mutant, "unnamed", 0)
    name = f"undercroft.systems.{mutant.module}|{mutant.function}|{mutant.place}"
    environment = {**os.environ, VARIABLE: name, "PYTHONPATH": OWN}
    command = [sys.executable, __file__, "--run", ",".join(rules), *files]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LATEST)
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


def runner(path: str) -> str:
    """The file of tests that runs a proof: a vignette is run by the `test_vignettes.py` in or above its folder."""
    if not path.endswith(".yaml"):
        return path
    above = [folder / "test_vignettes.py" for folder in Path(path).parents]
    return next(file.as_posix() for file in above if (ROOT / file).is_file())


def attempt(system: str, functions: int, seed: str, only: str, jobs: int, room: str = "") -> list[Outcome]:
    """Draw, break and try; what is equal to the original is told apart."""
    proofs = scan(ROOT).proofs
    equal = _equal()
    tasks, outcomes = [], {}
    mutants = drawn(system, functions, seed, only, room)
    for mutant, rules in mutants:
        files = tuple(sorted({runner(place.path) for wanted in rules for place in proofs.get(wanted, [])}))
        tasks.append(Task(f"undercroft.systems.{mutant.module}", mutant.function, mutant.place, rules, files))
    for number, end, tests in forked(tasks, jobs):
        mutant, rules = mutants[number]
        outcome = Outcome(mutant, {KILLED: "killed", UNNAMED: "unnamed"}.get(end, "survived"), tests)
        if outcome.fate != "killed" and str(mutant) in equal:
            outcome = outcome._replace(fate="equal")
        elif end in (SURVIVED, UNTRIED):
            outcome = tried(mutant, rules, tasks[number].files)
        if outcome.fate != "killed":
            sys.stderr.write(f"{outcome.fate}: {mutant} (line {mutant.line}, {outcome.tests} tests, {rules})\n")
        outcomes[number] = outcome
    return [outcomes[number] for number in range(len(mutants))]


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
    parser.add_argument("--room", default="", help="functions of one package of the system")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    outcomes = attempt(wanted.system, wanted.functions, wanted.seed, wanted.only, wanted.jobs, wanted.room)
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
    if sys.argv[1:2] == ["--forks"]:
        sys.exit(run_forks(Path(sys.argv[2]), int(sys.argv[3])))
    sys.exit(main())
