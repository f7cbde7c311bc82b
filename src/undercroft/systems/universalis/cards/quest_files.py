"""Quest Sheets as text: YAML for authors and packs, JSON in the setup of a game that plays a sheet of its own."""

from __future__ import annotations

import msgspec
import yaml

from undercroft.content.positions import Data
from undercroft.content.problems import unknown
from undercroft.content.vocabulary import Effects
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards.library import LAYOUT, library
from undercroft.systems.universalis.cards.quests import Quest

SHEET = '{"id":'
"""The beginning by which a sheet that stands in a setup itself is known."""


def as_yaml(quest: Quest) -> str:
    """A sheet as an author would write it, with everything usual left out."""
    sheet = plain(quest)
    assert isinstance(sheet, dict)
    sheet.pop("id", None)
    return yaml.safe_dump(sheet, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def as_setup(quest: Quest) -> str:
    """A sheet as a setup holds it."""
    sheet = plain(quest)
    assert isinstance(sheet, dict)
    return msgspec.json.encode({"id": quest.id, **sheet}).decode()


def from_setup(text: str) -> Quest:
    """The sheet that a setup holds; its text serves as its id, so that its map can be found by it."""
    try:
        sheet = msgspec.json.decode(text)
        quest = LAYOUT.checker.convert(sheet, Quest)
    except msgspec.DecodeError as error:
        raise SetupError(f"the Quest Sheet cannot be read: {error}") from error
    box = library().entries
    for one in LAYOUT.checker.references(sheet, Quest):
        if one.word not in one.ref.also and not any(one.word in box[section] for section in one.ref.sections):
            known = [*one.ref.also, *(id for section in one.ref.sections for id in box[section])]
            raise SetupError(f"the Quest Sheet cannot be read: {unknown(one.ref.section, one.word, known)}")
    return msgspec.structs.replace(quest, id=text)


def plain(value: object) -> Data:
    """A value without structs; of a struct only the fields that differ from their defaults."""
    if isinstance(value, Effects):
        return [{effect.name: msgspec.to_builtins(effect.args)} for effect in value]
    if isinstance(value, msgspec.Struct):
        fields = [(field, getattr(value, field.name)) for field in msgspec.structs.fields(value)]
        return {field.encode_name: plain(one) for field, one in fields if one not in (field.default, {})}
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    assert value is None or isinstance(value, (str, int, float))
    return value
