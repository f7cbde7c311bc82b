"""What the rules of a system can ask, offer and tell, read from their source, whether or not it comes up in a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from undercroft.kernel.system import AnySystem
from undercroft.text.messages import texts_of

from .everybody import home_of

ASKED = re.compile(r"^ask-(?!short-)([a-z-]+) =", re.MULTILINE)


@cache
def trees(home: str) -> tuple[ast.Module, ...]:
    """The modules of a system."""
    folder = Path(str(import_module(home).__file__)).parent
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py")))


def calls(system: AnySystem, name: str) -> Iterator[ast.Call]:
    """Every call of this name in the rules."""
    for tree in trees(home_of(system)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node


def literals(system: AnySystem, name: str, place: int) -> list[str]:
    """The strings that stand at a place of such calls."""
    found = [call.args[place] for call in calls(system, name) if len(call.args) > place]
    return sorted({node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)})


def prompts(system: AnySystem) -> list[str]:
    """Every question the rules put: those that stand in a call, and by their words those put together from parts."""
    asked = {*literals(system, "Ask", 0), *literals(system, "confirm", 1), *literals(system, "who_takes", 0)}
    folder = texts_of(system)
    assert folder is not None
    for path in folder.glob("en/*.ftl"):
        asked |= {found[1] for found in ASKED.finditer(path.read_text(encoding="utf-8"))}
    return sorted(asked)
