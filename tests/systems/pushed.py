"""What a procedure may put on the agenda, read from its code: entries it names, and those that everything it calls,
looks up in a table or lets come in at a moment names."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

from undercroft.kernel.moments import Moment
from undercroft.kernel.state import Entry


def pushed(procedure: object, home: str) -> dict[type[Entry], tuple[str, ...]]:
    """The entries a procedure of a system may come to, each with the way there."""
    found: dict[type[Entry], tuple[str, ...]] = {}
    seen: set[FunctionType] = set()
    waiting: list[tuple[object, tuple[str, ...]]] = [(procedure, ())]
    while waiting:
        thing, way = waiting.pop()
        function = inspect.unwrap(thing) if callable(thing) else thing
        if isinstance(function, type) and issubclass(function, Entry):
            found.setdefault(function, way)
        elif isinstance(function, FunctionType) and function not in seen and function.__module__.startswith(home):
            seen.add(function)
            waiting += [(one, (*way, function.__name__)) for one in _named(function)]
    return found


def _named(function: FunctionType) -> Iterator[object]:
    """Everything of a module that the code of a function names."""
    for code in _codes(function.__code__):
        for name in code.co_names:
            thing = function.__globals__.get(name)
            if isinstance(thing, ModuleType):
                for part in code.co_names:
                    yield from _opened(getattr(thing, part, None))
            else:
                yield from _opened(thing)


def _opened(thing: object) -> Iterator[object]:
    """A thing, or what is in it: the deeds bound to a moment, the functions of a table."""
    if isinstance(thing, Moment):
        for source in thing.sources():
            yield from thing.deeds((source,))
    elif isinstance(thing, dict):
        yield from thing.values()
    else:
        yield thing


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
