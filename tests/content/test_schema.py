import json
from pathlib import Path

import pytest

from content.example import ITEMS, LAYOUT, QUESTS
from undercroft.content import Entry, Layout, Section
from undercroft.content.schema import schemas, section_schema, write_schemas

jsonschema = pytest.importorskip("jsonschema_rs")


def accepts(section, data: object) -> bool:
    return jsonschema.is_valid(section_schema(LAYOUT, section), data)


def test_there_is_a_schema_for_the_manifest_and_every_section() -> None:
    assert list(schemas(LAYOUT)) == ["pack", "skills", "items", "decks", "tables", "quests", "rulings"]


def test_the_schema_accepts_what_the_loader_accepts() -> None:
    effects = [{"poison": 2}, "stealthy", {"extra_dice": {"attack": 1}}]
    assert accepts(ITEMS, {"dagger": {"zone": "hand", "cost": 2, "effects": effects}})


def test_the_schema_accepts_effects_as_a_mapping() -> None:
    effects = {"stealthy": True, "on_hit": ["stealthy"]}
    assert accepts(ITEMS, {"dagger": {"zone": "hand", "cost": 2, "effects": effects}})


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "belly"},
        {"cost": "two"},
        {"dammage": 1},
        {"effects": ["poisson"]},
        {"effects": [{"poison": 0}]},
        {"effects": {"stealthy": 3}},
        {"id": "dagger"},
    ],
    ids=str,
)
def test_the_schema_refuses_what_the_loader_refuses(wrong: dict[str, object]) -> None:
    assert not accepts(ITEMS, {"dagger": {"zone": "hand", "cost": 2, **wrong}})


def test_the_schema_of_a_file_per_entry_is_the_entrys_own() -> None:
    assert accepts(QUESTS, {"map": "##"})


def test_schemas_are_written_one_file_each(tmp_path: Path) -> None:
    written = write_schemas(LAYOUT, tmp_path / "schemas")
    assert json.loads(written[2].read_text(encoding="utf-8")) == json.loads(json.dumps(section_schema(LAYOUT, ITEMS)))


def test_a_type_without_a_schema_is_a_mistake_of_the_system() -> None:
    class Odd(Entry, frozen=True, kw_only=True):
        path: Path

    odd = Section("odd", Odd, file="odd.yaml")
    with pytest.raises(TypeError, match="Path'> is not supported"):
        section_schema(Layout("odd", (odd,)), odd)
