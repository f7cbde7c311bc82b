from pathlib import Path

import pytest

from content.example import (
    DECKS,
    EXTRA_DICE,
    FILES,
    GRANT,
    ITEMS,
    LAYOUT,
    POISON,
    QUESTS,
    SKILLS,
    STEALTHY,
    TABLES,
    ExtraDice,
    write,
)
from undercroft.content import Entry, Layout, Library, Section, load, load_pack


def test_an_entry_carries_its_key_as_its_id(library: Library) -> None:
    assert library[ITEMS]["dagger"].id == "dagger"


def test_an_entry_with_a_file_of_its_own_is_named_by_the_file(library: Library) -> None:
    assert library[QUESTS]["first-night"].id == "first-night"


def test_block_text_keeps_its_lines(library: Library) -> None:
    assert library[QUESTS]["first-night"].map == "####\n#..#\n####\n"


def test_files_of_one_section_are_read_in_order_of_their_names(library: Library) -> None:
    assert list(library[ITEMS]) == ["helmet", "dagger", "sword"]


def test_lookups_give_the_same_object_every_time(library: Library) -> None:
    assert library[ITEMS]["sword"] is library[ITEMS]["sword"]


def test_a_section_cannot_be_changed_by_its_readers(library: Library) -> None:
    with pytest.raises(TypeError):
        library[SKILLS]["new"] = library[SKILLS]["riding"]  # type: ignore[index]


def test_effects_in_a_list_become_typed_arguments(library: Library) -> None:
    assert POISON.of(library[ITEMS]["dagger"].effects) == (2,)


def test_effects_in_a_mapping_become_typed_arguments(library: Library) -> None:
    assert EXTRA_DICE.of(library[ITEMS]["sword"].effects) == (ExtraDice(attack=1),)


def test_effects_keep_the_order_written(library: Library) -> None:
    assert [effect.name for effect in library[ITEMS]["sword"].effects] == ["extra_dice", "grant"]


def test_a_word_without_arguments_stands_alone(library: Library) -> None:
    assert STEALTHY.of(library[ITEMS]["dagger"].effects) == (None,)


def test_a_word_that_is_not_there_has_no_arguments(library: Library) -> None:
    assert GRANT.of(library[ITEMS]["dagger"].effects) == ()


def test_effects_are_hashable(library: Library) -> None:
    assert len({library[ITEMS]["dagger"].effects, library[ITEMS]["sword"].effects}) == 2


def test_a_pack_is_read_once_while_its_files_stay_the_same(core: Path) -> None:
    assert load(LAYOUT, core) is load(LAYOUT, core)


def test_a_changed_file_is_read_anew(core: Path) -> None:
    before = load(LAYOUT, core)
    write(core, {"skills.yaml": FILES["skills.yaml"] + "swimming: {}\n"})
    assert "swimming" in load(LAYOUT, core)[SKILLS]
    assert "swimming" not in before[SKILLS]


def test_the_oldest_pack_leaves_a_full_cache(tmp_path: Path) -> None:
    first = write(tmp_path / "first", {**FILES})
    pack = load_pack(LAYOUT, first)
    for number in range(64):
        load_pack(LAYOUT, write(tmp_path / str(number), {"pack.yaml": FILES["pack.yaml"]}))
    assert load_pack(LAYOUT, first) is not pack


def test_a_library_counts_its_entries(library: Library) -> None:
    assert library.counts() == {"skills": 2, "items": 3, "decks": 1, "tables": 1, "quests": 1, "rulings": 1}


def test_a_library_names_its_packs(library: Library) -> None:
    assert [(manifest.id, manifest.version) for manifest in library.manifests] == [("core", "1.2")]


def test_a_file_of_comments_alone_is_an_empty_section(tmp_path: Path) -> None:
    folder = write(tmp_path, {"pack.yaml": FILES["pack.yaml"], "skills.yaml": "# nothing yet\n"})
    assert load(LAYOUT, folder)[SKILLS] == {}


def test_words_that_older_yaml_reads_as_truth_or_time_stay_text(tmp_path: Path) -> None:
    skills = "a: {name: yes}\nb: {name: 12:30}\nc: {name: '7'}\nd: {name: 2024-01-01}\n"
    folder = write(tmp_path, {"pack.yaml": FILES["pack.yaml"], "skills.yaml": skills})
    names = [skill.name for skill in load(LAYOUT, folder)[SKILLS].values()]
    assert names == ["yes", "12:30", "7", "2024-01-01"]


def test_readmes_texts_and_hidden_files_may_lie_in_a_pack(core: Path) -> None:
    write(core, {"README.md": "Hello", "text/en.ftl": "a = b", ".git/config": "x", "LICENCE": "MIT"})
    assert load(LAYOUT, core).counts()["items"] == 3


def test_a_section_of_another_system_is_not_in_the_library(library: Library) -> None:
    with pytest.raises(KeyError, match='section "skills" is not declared by the system cellar'):
        library[Section("skills", Entry, file="skills.yaml")]


def test_a_systems_own_pack_comes_before_those_added(core: Path, tmp_path: Path) -> None:
    layout = Layout("cellar", LAYOUT.sections, LAYOUT.vocabulary, home=core)
    manifest = FILES["pack.yaml"].replace("core", "more")
    more = write(tmp_path / "more", {"pack.yaml": manifest, "skills.yaml": "swimming: {}\n"})
    assert list(load(layout, more)[SKILLS]) == ["lockpicking", "riding", "swimming"]


def test_the_example_deck_and_table_are_typed(library: Library) -> None:
    deck, table = library[DECKS]["loot"], library[TABLES]["search"]
    assert deck.cards == {"sword": 2, "dagger": 1}
    assert table.result(5).count == 2
