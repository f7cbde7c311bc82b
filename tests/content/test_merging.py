"""Packs from outside beside a system's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from content.example import DECKS, FILES, ITEMS, LAYOUT, write
from undercroft.content import Layout, Library, PackError, load

MANIFEST = 'id: {id}\nversion: "1.0"\nsystem: cellar\ntitle: More\n'
Pack = Callable[..., Path]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    def make(id: str, manifest: str = "", **files: str) -> Path:
        sections = {f"{name}.yaml": text for name, text in files.items()}
        return write(tmp_path / id, {"pack.yaml": MANIFEST.format(id=id) + manifest, **sections})

    return make


def problems(*paths: Path, layout: Layout = LAYOUT) -> list[str]:
    with pytest.raises(PackError) as caught:
        load(layout, *paths)
    return [str(problem).replace(paths[0].parent.as_posix() + "/", "") for problem in caught.value.problems]


def test_a_pack_adds_entries_that_refer_to_another_packs(core: Path, pack: Pack) -> None:
    more = pack("more", decks="relics: {cards: {sword: 1}}\n")
    assert list(load(LAYOUT, core, more)[DECKS]) == ["loot", "relics"]


def test_an_entry_may_refer_to_one_of_another_pack(core: Path, pack: Pack) -> None:
    more = pack("more", decks="relics: {adds_to: loot, cards: {helmet: 1}}\n")
    assert load(LAYOUT, core, more)[DECKS]["relics"].adds_to == "loot"


def test_an_id_of_another_pack_is_taken(core: Path, pack: Pack) -> None:
    more = pack("more", skills="riding: {}\n")
    assert problems(core, more) == [
        'more/skills.yaml:1: the skill "riding" is already defined at core/skills.yaml:2;'
        " to take its place, list it under replaces: skills in the manifest"
    ]


def test_a_declared_replacement_takes_the_place(core: Path, pack: Pack) -> None:
    more = pack("more", "replaces: {decks: [loot]}\n", decks="loot: {cards: {helmet: 1}}\n")
    assert load(LAYOUT, core, more)[DECKS]["loot"].cards == {"helmet": 1}


def test_replacing_what_is_not_there_is_a_mistake(core: Path, pack: Pack) -> None:
    more = pack("more", "replaces:\n  decks:\n  - lot\n", decks="lot: {cards: {helmet: 1}}\n")
    assert problems(core, more) == [
        'more/pack.yaml:7: nothing to replace: unknown deck "lot"; one of loot (did you mean loot?)'
    ]


def test_replacing_without_a_replacement_is_a_mistake(core: Path, pack: Pack) -> None:
    more = pack("more", "replaces: {decks: [loot]}\n")
    assert problems(core, more) == [
        'more/pack.yaml:5: the deck "loot" is to be replaced, but this pack does not define it'
    ]


def test_replacing_in_a_section_that_is_not_there_is_a_mistake(core: Path, pack: Pack) -> None:
    more = pack("more", "replaces: {deck: [loot]}\n")
    assert problems(core, more) == [
        'more/pack.yaml:5: unknown section "deck";'
        " one of skills, items, decks, tables, quests, rulings (did you mean decks?)"
    ]


def test_a_pack_comes_after_those_it_requires(core: Path, pack: Pack) -> None:
    more = pack("more", 'requires: {core: "1.2"}\n', skills="swimming: {}\n")
    assert [manifest.id for manifest in load(LAYOUT, more, core).manifests] == ["core", "more"]


def test_a_required_pack_must_be_there(pack: Pack) -> None:
    more = pack("more", 'requires: {core: "1.2"}\n')
    assert problems(more) == ['more/pack.yaml:5: unknown required pack "core"; there are none']


def test_a_required_pack_must_be_new_enough(core: Path, pack: Pack) -> None:
    more = pack("more", 'requires:\n  core: "1.10"\n')
    assert problems(core, more) == ["more/pack.yaml:6: requires core 1.10 or later, found 1.2"]


def test_packs_that_require_each_other_are_refused(pack: Pack) -> None:
    one, two = pack("one", 'requires: {two: "1"}\n'), pack("two", 'requires: {one: "1"}\n')
    assert problems(one, two) == ['one/pack.yaml:5: unknown required pack "two"; there are none']


def test_the_same_pack_twice_is_refused(core: Path, tmp_path: Path) -> None:
    copy = write(tmp_path / "copy", {**FILES})
    assert problems(core, copy) == ['copy/pack.yaml:1: the pack "core" is already loaded']


def test_mistakes_of_all_packs_are_told_together(pack: Pack) -> None:
    one, two = pack("one", skills="a: 1\n"), pack("two", skills="b: 2\n")
    assert problems(one, two) == [
        "one/skills.yaml:1: expected a mapping with name, found 1",
        "two/skills.yaml:1: expected a mapping with name, found 2",
    ]


def test_a_systems_own_check_points_at_the_entry(core: Path) -> None:
    def no_bargains(library: Library) -> Iterator[tuple[str, str, str]]:
        for item in library[ITEMS].values():
            if item.cost < 3:
                yield "items", item.id, f"{item.id} is too cheap"

    layout = Layout("cellar", LAYOUT.sections, LAYOUT.vocabulary, checks=[no_bargains])
    assert problems(core, layout=layout) == ["core/items/weapons.yaml:2: dagger is too cheap"]
