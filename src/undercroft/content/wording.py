"""Types taken apart and put into an author's words, so that an error says what a field expects."""

import enum
import types
from collections.abc import Mapping
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec

_SCALARS: Mapping[object, str] = {
    int: "a whole number",
    float: "a number",
    str: "text",
    bool: "true or false",
    type(None): "nothing",
    object: "anything",
}


def unwrap(form: object) -> tuple[object, tuple[object, ...]]:
    """A type without its annotations and new names, and the annotations."""
    notes: tuple[object, ...] = ()
    while True:
        if get_origin(form) is Annotated:
            form, *more = get_args(form)
            notes = (*more, *notes)
        elif hasattr(form, "__supertype__"):
            form = form.__supertype__
        else:
            return form, notes


def struct_of(form: object) -> type[msgspec.Struct] | None:
    """The struct class behind a type, generic or not."""
    bare = unwrap(form)[0]
    kind = get_origin(bare) or bare
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


def members(form: object) -> tuple[object, ...]:
    """The alternatives of a union; a type that is no union is its only alternative."""
    bare = unwrap(form)[0]
    return get_args(bare) if get_origin(bare) in (Union, types.UnionType) else (form,)


def legal_words(form: object) -> tuple[str, ...]:
    """The words a type allows, if it allows only certain words."""
    bare = unwrap(form)[0]
    if get_origin(bare) is Literal:
        return tuple(str(word) for word in get_args(bare))
    if isinstance(bare, type) and issubclass(bare, enum.Enum):
        return tuple(str(member.value) for member in bare)
    return ()


def describe(form: object) -> str:
    """What a type expects, in words: `a whole number from 1 to 6`."""
    alternatives = [part for part in members(form) if part is not type(None)]
    if len(alternatives) > 1:
        return " or ".join(map(describe, alternatives))
    bare, notes = unwrap(alternatives[0] if alternatives else form)
    metas = [note for note in (*unwrap(form)[1], *notes) if isinstance(note, msgspec.Meta)]
    for meta in metas:
        if meta.description:
            return meta.description
    return _plainly(bare) + "".join(map(_bounds, dict.fromkeys(metas)))


def _plainly(bare: object) -> str:
    if words := legal_words(bare):
        return "one of " + ", ".join(words)
    if isinstance(own := getattr(bare, "wording", None), str):
        return own
    if struct := struct_of(bare):
        fields = msgspec.structs.fields(struct)
        return "a mapping with " + ", ".join(
            field.encode_name for field in fields if field.name != "id" or field.required
        )
    origin = get_origin(bare) or bare
    if origin is tuple and Ellipsis not in get_args(bare):
        return f"a list of {len(get_args(bare))}"
    if origin in (tuple, list, frozenset, set):
        return "a list"
    if origin is dict:
        return "a mapping"
    return _SCALARS.get(bare, getattr(bare, "__name__", str(bare)))


def _bounds(meta: msgspec.Meta) -> str:
    if meta.pattern:
        return f" like {meta.pattern}"
    for low, high, noun in ((meta.ge, meta.le, ""), (meta.min_length, meta.max_length, "length ")):
        if low is not None and high is not None:
            return f" of {noun}{low} to {high}" if noun else f" from {low} to {high}"
        if low is not None:
            return f" of {noun}at least {low}"
        if high is not None:
            return f" of {noun}at most {high}"
    return ""


def singular(name: str) -> str:
    """`skills` to `skill`, for messages about one of them."""
    if name.endswith("ies"):
        return name[:-3] + "y"
    if name.endswith(("sses", "xes", "ches", "shes")):
        return name[:-2]
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name
