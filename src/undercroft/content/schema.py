"""JSON Schema of a system's packs, one per section, for editors that complete and check YAML."""

import json
from pathlib import Path

import msgspec

from undercroft.content.entries import ID_PATTERN, Entry, Layout, Section
from undercroft.content.pack import Manifest
from undercroft.content.vocabulary import Effects, Vocabulary

Schema = dict[str, object]
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_EFFECTS: Schema = {"$ref": "#/$defs/Effects"}


def section_schema(layout: Layout, section: Section[Entry]) -> Schema:
    """The schema of one file of a section."""
    words = [word.form for word in layout.vocabulary]
    (entry, *arguments), defs = msgspec.json.schema_components(
        (section.entry, *words), schema_hook=_custom, ref_template="#/$defs/{name}"
    )
    own = entry["$ref"].rpartition("/")[2]
    defs[own]["properties"].pop("id")
    defs["Effects"] = _effects(layout.vocabulary, arguments)
    head: Schema = {"$schema": _DIALECT, "title": f"{layout.system}: {section.name}", "$defs": defs}
    if section.one_per_file:
        return head | entry
    return head | {
        "type": ["object", "null"],
        "propertyNames": {"pattern": ID_PATTERN},
        "additionalProperties": entry,
    }


def schemas(layout: Layout) -> dict[str, Schema]:
    """Every schema of a system: `pack` for the manifest, and one by the name of each section."""
    found = {section.name: section_schema(layout, section) for section in layout.sections}
    return {"pack": {"$schema": _DIALECT} | msgspec.json.schema(Manifest)} | found


def write_schemas(layout: Layout, folder: Path) -> tuple[Path, ...]:
    """Write the schemas as `<name>.schema.json` and say where."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, schema in schemas(layout).items():
        path = folder / f"{name}.schema.json"
        path.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        written.append(path)
    return tuple(written)


def _custom(kind: type) -> Schema:
    if kind is Effects:
        return _EFFECTS
    raise NotImplementedError


def _effects(vocabulary: Vocabulary, arguments: list[Schema]) -> Schema:
    properties = {
        word.name: {**schema, "description": word.doc} for word, schema in zip(vocabulary, arguments, strict=True)
    }
    flags = [word.name for word in vocabulary if word.form is type(None)]
    for flag in flags:
        properties[flag] = {"enum": [None, True], "description": properties[flag]["description"]}
    words: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    names = [word.name for word in vocabulary]
    return {"anyOf": [words, {"type": "array", "items": {"anyOf": [words, {"enum": names}]}}]}
