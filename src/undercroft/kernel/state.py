"""The state of a game as plain data: copying it, knowing it, digesting it.

States are msgspec structs of ints, strings, tuples, lists, dicts and other structs; figures refer to each other by id
and definitions by name.  The copy function of a state is generated from its field types: what cannot change is
shared, what can is copied, nothing else is touched.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Generic, TypeVar, cast, get_type_hints

import msgspec
from msgspec import inspect

from undercroft.kernel.ranges import MANY, Number, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, FigureId, Seats

S = TypeVar("S", bound=msgspec.Struct)


class Known(msgspec.Struct, frozen=True):
    """The seats that may know a field: write `Annotated[tuple[str, ...], NOBODY_KNOWS]` in a state struct.

    A field that says nothing is public.
    """

    by: str


NOBODY_KNOWS = Known("nobody")
"""Hidden from every seat, such as the order of a deck or a pit nobody has found."""

OWNER_KNOWS = Known("owner")
"""Known to one seat, named by the field `owner` of the same struct, such as a hand."""


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=True, omit_defaults=True):
    """Something still to do: a kind (its type), ids and numbers.  Dropped when figure `who` has gone."""

    who: FigureId = NO_ONE


E = TypeVar("E", bound=Entry)


class Segment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards of a pile that were shuffled as one, how many they are, and what is known of them.

    `among` are cards that everybody knows to be among them, `seen` the seats that know each card and its place, `shown`
    says that everybody does.  Segments of one `label`, in whatever piles they lie, share what is among them.
    """

    n: Number
    among: Tags = ()
    seen: Seats = ()
    shown: bool = False
    label: Tag = ""


class Pile(msgspec.Struct):
    """A deck: cards face down (the last is the top) and the discard pile (the last was discarded last).

    `segments`, from the bottom up, say what is known of the order of the cards; without them nothing is.  They are left
    out of what is written then.  `undercroft.kernel.piles` keeps them in step with the cards.
    """

    cards: Annotated[Tags, NOBODY_KNOWS] = ()
    discards: Tags = ()
    segments: Annotated[tuple[Segment, ...], MANY] | msgspec.UnsetType = msgspec.UNSET


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    won: bool
    why: Tag


class State(msgspec.Struct, Generic[E], kw_only=True):
    """What every game keeps: the agenda (next thing last), piles, round, outcome; and how many throws
    each of the system's streams has given, which the table fills in when a game begins."""

    agenda: Annotated[list[E], MANY]
    counters: Annotated[dict[Tag, Sum], MANY] = {}
    piles: Annotated[dict[Tag, Pile], MANY] = {}
    round: Sum = 0
    outcome: Outcome | None = None


@cache
def copier(kind: type[S]) -> Callable[[S], S]:
    """The generated copy function of a struct type."""
    return cast(Callable[[S], S], _Copiers().of_struct(kind))


def copier_of(kind: inspect.Type) -> Callable[[Any], Any]:
    """The generated copy function of what a field of this type holds."""
    return _Copiers().of_value(kind)


class _Copiers:
    """Writes copy functions: one line for each field that can change in place."""

    def __init__(self) -> None:
        self._made: dict[type, Callable[[Any], Any]] = {}
        self._frozen: set[type] = set()

    def of_struct(self, kind: type) -> Callable[[Any], Any]:
        if kind in self._made:
            return self._made[kind]
        info = cast(inspect.StructType, inspect.type_info(kind))
        names: dict[str, Any] = {"shallow": kind.__copy__}  # type: ignore[attr-defined]
        lines = ["def copy(one):", "    two = shallow(one)"]
        for field in info.fields:
            made = self.of_type(field.type, f"one.{field.name}", names)
            if made is not None:
                lines.append(f"    two.{field.name} = {made}")
        lines.append("    return two")
        if len(lines) == 3:
            self._made[kind] = kind.__copy__  # type: ignore[attr-defined]
            return self._made[kind]
        scope: dict[str, Any] = dict(names)
        exec("\n".join(lines), scope)
        self._made[kind] = cast(Callable[[Any], Any], scope["copy"])
        return self._made[kind]

    def of_value(self, kind: inspect.Type) -> Callable[[Any], Any]:
        """A function that copies a value of a type, or gives it back where it cannot change."""
        names: dict[str, Any] = {}
        made = self.of_type(kind, "one", names)
        return cast(Callable[[Any], Any], eval(f"lambda one: {made or 'one'}", names))

    def of_type(self, kind: inspect.Type, value: str, names: dict[str, Any]) -> str | None:
        """The expression that copies a value, or None when it cannot change and is shared."""
        if isinstance(kind, inspect.StructType):
            if kind.cls.__struct_config__.frozen:
                self._check_frozen(kind, value)
                return None
            name = f"copy_{kind.cls.__name__}"
            names[name] = self.of_struct(kind.cls)
            return f"{name}({value})"
        if isinstance(kind, inspect.ListType):
            inner = self.of_type(kind.item_type, "x", names)
            return f"{value}[:]" if inner is None else f"[{inner} for x in {value}]"
        if isinstance(kind, inspect.DictType):
            inner = self.of_type(kind.value_type, "x", names)
            return f"{value}.copy()" if inner is None else f"{{k: {inner} for k, x in {value}.items()}}"
        if isinstance(kind, inspect.UnionType):
            return self._of_union(kind, value, names)
        if isinstance(kind, inspect.SetType):
            raise TypeError(f"{value}: a state holds no sets; use a bit set, a tuple or a dict")
        for item in _items_of(kind):
            if self.of_type(item, value, names) is not None:
                raise TypeError(f"{value}: a tuple of things that can change would be shared; use a list")
        return None

    def _check_frozen(self, kind: inspect.StructType, value: str) -> None:
        """A frozen struct is shared, so nothing in it may change either."""
        if kind.cls in self._frozen:
            return
        self._frozen.add(kind.cls)
        for field in kind.fields:
            if self.of_type(field.type, f"{value}.{field.name}", {}) is not None:
                raise TypeError(f"{value}.{field.name}: {kind.cls.__name__} is frozen and shared, yet this can change")

    def _of_union(self, kind: inspect.UnionType, value: str, names: dict[str, Any]) -> str | None:
        changing = [part for part in kind.types if self.of_type(part, value, names) is not None]
        if not changing:
            return None
        others = [part for part in kind.types if part not in changing]
        if len(changing) == 1 and all(isinstance(part, inspect.NoneType) for part in others):
            return f"None if {value} is None else {self.of_type(changing[0], value, names)}"
        raise TypeError(f"{value}: a state field is a changing thing or None, not one of several changing things")


def copy(state: S) -> S:
    """A copy that shares only what cannot change."""
    made: S = copier(type(state))(state)
    return made


_encoder = msgspec.msgpack.Encoder()


def encode(state: msgspec.Struct) -> bytes:
    """The state as bytes; equal states give equal bytes."""
    return _encoder.encode(state)


@cache
def decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    """A decoder for states of this type."""
    return msgspec.msgpack.Decoder(kind)


def decode(kind: type[S], data: bytes) -> S:
    """A state back from its bytes."""
    state: S = decoder(kind).decode(data)
    return state


def digest(state: msgspec.Struct) -> str:
    """A short fingerprint of a state."""
    return blake2b(_encoder.encode(state), digest_size=8).hexdigest()


_hidden: dict[type, dict[str, Known]] = {}


def hidden_fields(kind: type[msgspec.Struct]) -> dict[str, Known]:
    """The dotted names of all fields, in this struct or below, that not everybody may know; looked for once."""
    if kind not in _hidden:
        found: dict[str, Known] = {}
        _look_for_hidden(kind, "", found, set())
        _hidden[kind] = found
    return _hidden[kind]


def _look_for_hidden(kind: type, prefix: str, found: dict[str, Known], seen: set[type]) -> None:
    if kind in seen:
        return
    seen = seen | {kind}
    hints = get_type_hints(kind, include_extras=True)
    for field in cast(inspect.StructType, inspect.type_info(kind)).fields:
        known = next((m for m in getattr(hints[field.name], "__metadata__", ()) if isinstance(m, Known)), None)
        if known is not None and known.by != "everybody":
            found[prefix + field.name] = known
        for struct in _structs_in(field.type):
            _look_for_hidden(struct, f"{prefix}{field.name}.", found, seen)


def _structs_in(kind: inspect.Type) -> list[type]:
    if isinstance(kind, inspect.StructType):
        return [kind.cls]
    if isinstance(kind, inspect.ListType):
        return _structs_in(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return _structs_in(kind.value_type)
    if isinstance(kind, inspect.UnionType):
        return [struct for part in kind.types for struct in _structs_in(part)]
    return [struct for item in _items_of(kind) for struct in _structs_in(item)]


def _items_of(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types of what a tuple holds."""
    if isinstance(kind, inspect.VarTupleType):
        return (kind.item_type,)
    return tuple(kind.item_types) if isinstance(kind, inspect.TupleType) else ()
