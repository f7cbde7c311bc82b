"""The host sets the state right, because the real table played differently.

A correction starts from the last checkpoint and may set any public number, word or truth of the state: what is hidden
is neither shown nor touched, no figure becomes another, and nothing on the board is put nowhere.  What it names must be
there, the rules' own check must hold, and the rules must be able to go on for a while; else it is refused whole.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from undercroft.kernel.requests import NO_ONE, NOBODY, FigureId
from undercroft.kernel.state import State, copy, hidden_fields
from undercroft.kernel.table import Refused, Table
from undercroft.proofs.contract import answer as answer_at_random
from undercroft.server.messages import Setting
from undercroft.server.shapes import Correctable
from undercroft.server.sitting import Sitting

_MACHINERY = ("agenda", "counters", "outcome")
_WHO_IS_WHO = ("id", "next_id", "seat", "owner")
"""Fields by which figures and seats are told apart."""

AHEAD = 24
"""The number of answers for which the rules must be able to go on."""


class _Leaf(msgspec.Struct, frozen=True):
    """One number, word or truth of the state; does it name a figure, or is it the place of something?"""

    path: str
    now: int | str | bool
    figure: bool = False
    place: bool = False


def _checkpoint(sitting: Sitting) -> State[Any]:
    table = sitting.table
    state: State[Any] = table.marks[-1].state if table.marks else table.first
    return state


@cache
def _naming_figures(kind: type) -> frozenset[str]:
    """The fields of a struct that name figures."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _names_figures(hint))


def _names_figures(hint: object) -> bool:
    return hint is FigureId or any(_names_figures(part) for part in get_args(hint))


def _leaves(
    value: object, path: tuple[str, ...], names: tuple[str, ...], hidden: set[tuple[str, ...]], figure: bool = False
) -> Iterator[_Leaf]:
    """Every public number, word and truth below a value; `names` is the path without numbers and keys."""
    if names in hidden or (names and (names[0] in _MACHINERY or names[-1] in _WHO_IS_WHO)):
        return
    if isinstance(value, msgspec.Struct):
        figures = _naming_figures(type(value))
        for name in value.__struct_fields__:
            yield from _leaves(getattr(value, name), (*path, name), (*names, name), hidden, name in figures)
    elif isinstance(value, dict):
        for key in sorted(value, key=str):
            yield from _leaves(value[key], (*path, str(key)), names, hidden, figure)
    elif isinstance(value, list | tuple):
        for n, one in enumerate(value):
            yield from _leaves(one, (*path, str(n)), names, hidden, figure)
    elif isinstance(value, int | str):
        yield _Leaf("/".join(path), value, figure, names[-1:] == ("at",))


def _all(sitting: Sitting) -> Iterator[_Leaf]:
    hidden = {tuple(path.split(".")) for path in hidden_fields(sitting.system.state_type)}
    return _leaves(_checkpoint(sitting), (), (), hidden)


def correctable(sitting: Sitting) -> list[Correctable]:
    """All that may be set right now."""
    return [Correctable(leaf.path, leaf.now) for leaf in _all(sitting)]


def corrected(sitting: Sitting, settings: Sequence[Setting]) -> bytes:
    """The state with some things set right, as bytes; raises `Refused` when the rules cannot live with it."""
    leaves = {leaf.path: leaf for leaf in _all(sitting)}
    raw = msgspec.json.decode(msgspec.json.encode(_checkpoint(sitting)))
    figures = _figures(raw)
    for setting in settings:
        leaf = leaves.get(setting.path)
        if leaf is None:
            raise Refused("illegal", f'"{setting.path}" is nothing that can be set; ask for what is correctable')
        _check_setting(leaf, setting, figures)
        _set(raw, setting.path.split("/"), setting.to)
    system, table = sitting.system, sitting.table
    try:
        state = msgspec.json.decode(msgspec.json.encode(raw), type=system.state_type)
        system.check(system.game(state, table.setup, table.game.chance.copy()))
        _go_on(table, state)
    except (msgspec.ValidationError, AssertionError) as error:
        raise Refused("illegal", f"the rules cannot go on from there: {error}") from error
    except Exception as error:
        raise Refused("illegal", "the rules cannot go on from there") from error
    return msgspec.msgpack.encode(state)


def _check_setting(leaf: _Leaf, setting: Setting, figures: set[int]) -> None:
    """A setting names figures that are there, and puts nothing nowhere."""
    if leaf.figure and setting.to != NO_ONE and (type(setting.to) is not int or setting.to not in figures):
        raise Refused("illegal", f"{setting.path}: there is no figure {setting.to}")
    if leaf.place and type(leaf.now) is int and leaf.now >= 0 and type(setting.to) is int and setting.to < 0:
        raise Refused("illegal", f"{setting.path}: what is on the board cannot be put nowhere")


def _figures(raw: object) -> set[int]:
    """The ids of all figures in a state."""
    if isinstance(raw, Mapping):
        mine = {raw["id"]} if isinstance(raw.get("id"), int) else set()
        return mine.union(*(_figures(value) for value in raw.values()))
    if isinstance(raw, list):
        return set().union(*(_figures(value) for value in raw))
    return set()


def _go_on(table: Table[Any, Any], state: State[Any]) -> None:
    """Play on from a corrected state, in a world that is dealt and thrown anew: the rules must not fail there."""
    luck = random.Random(0)
    twin = table.fork()
    twin.correct(copy(state), "trial")
    world = twin.imagine(NOBODY, luck)
    for _ in range(AHEAD):
        if world.over:
            break
        answer_at_random(world, luck)
    for seat in (*range(len(table.setup.seats)), NOBODY):
        world.system.scene(world.game, seat)


def _set(raw: Any, path: Sequence[str], to: int | str | bool) -> None:
    *way, last = path
    for step in way:
        raw = raw[int(step)] if isinstance(raw, list) else raw[step]
    if isinstance(raw, list):
        raw[int(last)] = to
    else:
        raw[last] = to
