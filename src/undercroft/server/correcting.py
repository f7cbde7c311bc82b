"""The host sets the state right, because the real table played differently.

A correction starts from the last checkpoint and may set any public number, word or truth of the state: what is hidden
is neither shown nor touched, and the rules' own check has the last word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from undercroft.kernel.state import State, hidden_fields
from undercroft.kernel.table import Refused
from undercroft.server.messages import Setting
from undercroft.server.shapes import Correctable
from undercroft.server.sitting import Sitting

_MACHINERY = ("agenda", "counters", "outcome")


def _checkpoint(sitting: Sitting) -> State[Any]:
    table = sitting.table
    state: State[Any] = table.marks[-1].state if table.marks else table.first
    return state


def _hidden(sitting: Sitting) -> set[tuple[str, ...]]:
    return {tuple(path.split(".")) for path in hidden_fields(sitting.system.state_type)}


def _leaves(
    value: object, path: tuple[str, ...], names: tuple[str, ...], hidden: set[tuple[str, ...]]
) -> Iterator[tuple[tuple[str, ...], int | str | bool]]:
    """Every public number, word and truth below a value; `names` is the path without numbers and keys."""
    if names in hidden or (names and names[0] in _MACHINERY):
        return
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _leaves(getattr(value, name), (*path, name), (*names, name), hidden)
    elif isinstance(value, dict):
        for key in sorted(value, key=str):
            yield from _leaves(value[key], (*path, str(key)), names, hidden)
    elif isinstance(value, list | tuple):
        for n, one in enumerate(value):
            yield from _leaves(one, (*path, str(n)), names, hidden)
    elif isinstance(value, int | str):
        yield path, value


def correctable(sitting: Sitting) -> list[Correctable]:
    """All that may be set right now."""
    found = _leaves(_checkpoint(sitting), (), (), _hidden(sitting))
    return [Correctable("/".join(path), value) for path, value in found]


def corrected(sitting: Sitting, settings: Sequence[Setting]) -> bytes:
    """The state with some things set right, as bytes; raises `Refused` when the rules cannot live with it."""
    allowed = {field.path for field in correctable(sitting)}
    raw = msgspec.to_builtins(_checkpoint(sitting))
    for setting in settings:
        if setting.path not in allowed:
            raise Refused("illegal", f'"{setting.path}" is nothing that can be set; ask for what is correctable')
        _set(raw, setting.path.split("/"), setting.to)
    system, table = sitting.system, sitting.table
    try:
        state = msgspec.convert(raw, system.state_type)
        system.check(system.game(state, table.setup, table.game.chance.copy()))
        data = msgspec.msgpack.encode(state)
        table.fork().correct(msgspec.msgpack.decode(data, type=system.state_type), "trial")
    except (msgspec.ValidationError, AssertionError, KeyError, ValueError, LookupError, TypeError) as error:
        raise Refused("illegal", f"the rules cannot go on from there: {error}") from error
    return data


def _set(raw: Any, path: Sequence[str], to: int | str | bool) -> None:
    *way, last = path
    for step in way:
        raw = raw[int(step)] if isinstance(raw, list | tuple) else raw[step] if step in raw else raw[int(step)]
    if isinstance(raw, list):
        raw[int(last)] = to
    elif last in raw:
        raw[last] = to
    else:
        raw[int(last)] = to
