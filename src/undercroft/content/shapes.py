"""Data checked against types: msgspec is the judge, this chapter finds where and says why."""

from collections.abc import Callable, Iterator
from types import GenericAlias
from typing import TypeVar, get_args, get_origin

import msgspec

from undercroft.content.positions import Data, Where
from undercroft.content.problems import Fault, Faults, shown, unknown
from undercroft.content.vocabulary import Effect, Effects, Vocabulary
from undercroft.content.wording import describe, legal_words, members, singular, struct_of, unwrap
from undercroft.kernel.remembering import remembered

S = TypeVar("S", bound=msgspec.Struct)
LARGEST_NUMBER = 999_999
"""The largest number that a pack or a sheet may hold in any field, since rules count with it."""

_LISTS = (list, tuple, set, frozenset)


class Ref(msgspec.Struct, frozen=True):
    """Marks text as the id of an entry elsewhere: `Annotated[str, Ref("skills")]`.

    `also` holds words that are legal though they are no entry, such as `any`; `others` are further sections where the
    entry may stand.
    """

    section: str
    also: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def sections(self) -> tuple[str, ...]:
        """All sections where the entry may stand."""
        return (self.section, *self.others)


class Free(msgspec.Struct, frozen=True):
    """Marks text that may be anything, with the reason: `Annotated[str, Free("a drawing")]`."""

    why: str


class Own(msgspec.Struct, frozen=True):
    """Marks text as the name of something that an entry calls by itself: `Annotated[str, Own(("thing",))]`.

    `kinds` are what such things are called in the names of messages.  The author of a pack names them under `words`:
    `thing-lamp` is what the thing `lamp` of that entry is called.
    """

    kinds: tuple[str, ...]


class Leaf(msgspec.Struct, frozen=True):
    """A text in data, with what the types say of it."""

    word: str
    path: Where
    notes: tuple[object, ...]
    key: bool = False


def too_large(value: Data) -> int | float | None:
    """A number somewhere in data that is too large for any pack; None if there is none."""
    if isinstance(value, int | float):
        return None if -LARGEST_NUMBER <= value <= LARGEST_NUMBER else value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((large for one in inner if (large := too_large(one)) is not None), None)


class Reference(msgspec.Struct, frozen=True):
    """An id found in data where the types want one of a section."""

    ref: Ref
    word: str
    path: Where


class _Field(msgspec.Struct, frozen=True):
    key: str
    form: object
    required: bool


@remembered(1024)
def fields_of(form: object) -> tuple[_Field, ...]:
    """The fields of a struct by the names they have in data."""
    named = msgspec.structs.fields(form)  # type: ignore[arg-type]
    return tuple(_Field(field.encode_name, field.type, field.required) for field in named)


Fields = Callable[[object], tuple[_Field, ...]]


class Checker:
    """Turns data into typed objects with one system's vocabulary, and explains what does not fit."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def convert(self, value: Data, struct: type[S]) -> S:
        """The struct that data describes, or msgspec's ValidationError."""
        if (large := too_large(value)) is not None:
            raise msgspec.ValidationError(f"numbers go up to {LARGEST_NUMBER}, found {large}")
        return msgspec.convert(value, struct, dec_hook=self._compile, str_keys=True)

    def _compile(self, kind: type, raw: Data) -> Effects:
        if kind is not Effects:
            raise TypeError(f"{kind} cannot be read from a pack")
        written, faults = self.vocabulary.read(raw)
        if faults:
            raise Faults((fault.path, fault.message) for fault in faults)
        return Effects(
            Effect(
                one.word.name,
                msgspec.convert(one.value, one.word.form, dec_hook=self._compile, str_keys=True),
            )
            for one in written
        )

    def _objection(self, value: Data, form: object) -> msgspec.ValidationError | None:
        try:
            msgspec.convert(value, form, dec_hook=self._compile, str_keys=True)
        except msgspec.ValidationError as error:
            return error
        return None

    def faults(self, value: Data, form: object, path: Where = ()) -> list[Fault]:
        """Everything in the data that does not fit the type; empty if it fits."""
        objection = self._objection(value, form)
        if objection is None:
            return []
        inner = [fault for part in self._parts(value, form, path) for fault in part]
        return inner or self._outright(objection, value, form, path)

    def _parts(self, value: Data, form: object, path: Where) -> Iterator[list[Fault]]:
        chosen = _choose(value, form)
        bare = unwrap(chosen)[0]
        if bare is Effects:
            yield self._effect_faults(value, path)
        elif isinstance(value, dict) and struct_of(bare):
            yield from self._field_faults(value, bare, path)
        elif isinstance(value, dict) and get_origin(bare) is dict:
            key_form, value_form = get_args(bare)
            for key, item in value.items():
                if self._objection({key: None}, GenericAlias(dict, (key_form, type(None)))):
                    yield [Fault((*path, key), _mismatch(key, key_form, (*path, 0)))]
                yield self.faults(item, value_form, (*path, key))
        elif isinstance(value, list) and get_origin(bare) in _LISTS:
            for number, (item, item_form) in enumerate(zip(value, _item_forms(bare, len(value)), strict=False)):
                yield self.faults(item, item_form, (*path, number))

    def _field_faults(self, value: dict[str, Data], form: object, path: Where) -> Iterator[list[Fault]]:
        fields = {field.key: field for field in fields_of(form)}
        for key, item in value.items():
            if key in fields:
                yield self.faults(item, fields[key].form, (*path, key))
            elif key != _tag_field(form):
                legal = [name for name, field in fields.items() if name != "id" or field.required]
                yield [Fault((*path, key), unknown("key", key, legal))]
        for key, field in fields.items():
            if field.required and key not in value:
                yield [Fault(path, f'missing key "{key}": expected {describe(field.form)}')]

    def _effect_faults(self, value: Data, path: Where) -> list[Fault]:
        written, faults = self.vocabulary.read(value)
        found = [Fault(path + fault.path, fault.message) for fault in faults]
        for one in written:
            for fault in self.faults(one.value, one.word.form, (one.word.name,)):
                found.append(Fault(path + one.path + fault.path[1:], fault.message))
        return found

    def _outright(self, objection: msgspec.ValidationError, value: Data, form: object, path: Where) -> list[Fault]:
        cause = objection.__cause__
        if isinstance(cause, Faults):
            return [Fault(path + fault.path, fault.message) for fault in cause.faults]
        if isinstance(cause, ValueError | TypeError):
            return [Fault(path, str(cause))]
        return [Fault(path, _mismatch(value, form, path))]

    def references(self, value: Data, form: object, path: Where = ()) -> Iterator[Reference]:
        """Every id in fitting data that the types want to be an entry of a section."""
        for leaf in self.leaves(value, form, path, fields_with_refs):
            for ref in leaf.notes:
                if isinstance(ref, Ref):
                    yield Reference(ref, leaf.word, leaf.path)

    def ids(self, value: Data, form: object) -> Iterator[tuple[Leaf, tuple[str, ...]]]:
        """Every text in fitting data that may name an entry, with the sections where that entry may stand."""
        for leaf in self.leaves(value, form, (), fields_with_refs):
            sections = tuple(section for ref in leaf.notes if isinstance(ref, Ref) for section in ref.sections)
            if sections:
                yield leaf, sections

    def own_names(self, value: Data, form: object) -> Iterator[tuple[Leaf, tuple[str, ...]]]:
        """Every text in fitting data that names something of the entry's own, with the kinds of such things."""
        for leaf in self.leaves(value, form):
            kinds = tuple(kind for own in leaf.notes if isinstance(own, Own) for kind in own.kinds)
            if kinds:
                yield leaf, kinds

    def leaves(self, value: Data, form: object, path: Where = (), fields: Fields = fields_of) -> Iterator[Leaf]:
        """Every text in fitting data; `fields` says which fields of a struct are looked into."""
        bare, notes = unwrap(_choose(value, form))
        if isinstance(value, str):
            yield Leaf(value, path, tuple(dict.fromkeys((*unwrap(form)[1], *notes))))
        elif bare is Effects:
            for one in self.vocabulary.read(value)[0]:
                yield from self.leaves(one.value, one.word.form, path + one.path, fields)
        elif isinstance(value, dict) and struct_of(bare):
            for field in fields(bare):
                if field.key in value:
                    yield from self.leaves(value[field.key], field.form, (*path, field.key), fields)
        elif isinstance(value, dict) and get_origin(bare) is dict:
            key_form, value_form = get_args(bare)
            for key, item in value.items():
                for leaf in self.leaves(key, key_form, (*path, key), fields):
                    yield msgspec.structs.replace(leaf, key=True)
                yield from self.leaves(item, value_form, (*path, key), fields)
        elif isinstance(value, list) and get_origin(bare) in _LISTS:
            for number, (item, item_form) in enumerate(zip(value, _item_forms(bare, len(value)), strict=False)):
                yield from self.leaves(item, item_form, (*path, number), fields)


@remembered(1024)
def fields_with_refs(form: object) -> tuple[_Field, ...]:
    """The fields of a struct in which a reference may stand, however deep."""
    return tuple(field for field in fields_of(form) if _may_refer(field.form, set()))


def _may_refer(form: object, seen: set[object]) -> bool:
    bare, notes = unwrap(form)
    if bare is Effects or any(isinstance(note, Ref) for note in notes):
        return True
    if struct_of(bare):
        if bare in seen:
            return False
        return any(_may_refer(field.form, seen | {bare}) for field in fields_of(bare))
    return any(_may_refer(part, seen) for part in get_args(bare))


def _item_forms(bare: object, count: int) -> tuple[object, ...]:
    parts = get_args(bare)
    if get_origin(bare) is tuple and Ellipsis not in parts:
        return parts
    return parts[:1] * count


def _choose(value: Data, form: object) -> object:
    """The alternative of a union that the author must have meant, by the look of the value."""
    parts = members(form)
    if len(parts) == 1:
        return parts[0]
    fitting = [part for part in parts if _looks_like(value, part)]
    tagged = [part for part in fitting if isinstance(value, dict) and _tag(part) == value.get(_tag_field(part))]
    fitting = [part for part in tagged if _tag_field(part)] or fitting
    return fitting[0] if len(fitting) == 1 else form


def _looks_like(value: Data, form: object) -> bool:
    bare = unwrap(form)[0]
    origin = get_origin(bare)
    if isinstance(value, dict):
        return bare is Effects or struct_of(bare) is not None or origin is dict
    if isinstance(value, list):
        return bare is Effects or origin in _LISTS
    return isinstance(value, str) and (bare is str or bool(legal_words(bare)))


def _tag_field(form: object) -> str:
    struct = struct_of(form)
    return (struct.__struct_config__.tag_field or "") if struct else ""


def _tag(form: object) -> object:
    struct = struct_of(form)
    return struct.__struct_config__.tag if struct else None


def _mismatch(value: Data, form: object, path: Where) -> str:
    noun = _noun(path)
    words = [word for part in members(form) for word in legal_words(part)]
    if words and isinstance(value, str):
        return unknown(noun or "word", value, words)
    expected = f"expected {describe(form)}, found {shown(value)}"
    return f"{noun}: {expected}" if noun else expected


def _noun(path: Where) -> str:
    names = [step for step in path if isinstance(step, str)]
    if not names:
        return ""
    return singular(names[-1]) if isinstance(path[-1], int) else names[-1]
