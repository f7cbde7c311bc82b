from pathlib import Path

import msgspec
import pytest

from content.example import FILES, LAYOUT, write
from undercroft.content import Layout, check

LAYOUTS = {"cellar": LAYOUT}


def more(folder: Path, id: str = "more", system: str = "cellar", extra: str = "", skills: str = "") -> Path:
    manifest = f'id: {id}\nversion: "1.0"\nsystem: {system}\ntitle: More\n{extra}'
    return write(folder / id, {"pack.yaml": manifest, "skills.yaml": skills})


def test_a_sound_pack_is_reported_with_its_entries(core: Path) -> None:
    assert str(check([core], LAYOUTS)) == (
        f"{core}: core 1.2 for cellar: 2 skills, 3 items, 1 decks, 1 tables, 1 quests, 1 rulings"
    )


def test_a_sound_report_is_ok(core: Path) -> None:
    assert check([core], LAYOUTS).ok


def test_an_empty_pack_is_reported_as_such(tmp_path: Path) -> None:
    assert str(check([more(tmp_path)], LAYOUTS)).endswith("more 1.0 for cellar: no entries")


def test_a_wrong_pack_is_reported_with_its_problems(tmp_path: Path) -> None:
    report = check([more(tmp_path, skills="a: 1\n")], LAYOUTS)
    assert str(report) == f"{tmp_path}/more/skills.yaml:1: expected a mapping with name, found 1"


def test_a_wrong_report_is_not_ok(tmp_path: Path) -> None:
    assert not check([tmp_path], LAYOUTS).ok


def test_a_pack_of_an_unknown_system_is_told_so(tmp_path: Path) -> None:
    report = check([more(tmp_path, system="celar")], LAYOUTS)
    assert str(report) == f'{tmp_path}/more/pack.yaml:3: unknown system "celar"; one of cellar (did you mean cellar?)'


def test_packs_checked_together_find_those_they_require(core: Path, tmp_path: Path) -> None:
    one = more(tmp_path, "one", extra='requires: {core: "1"}\n')
    two = more(tmp_path, "two", extra='requires: {one: "1", core: "1"}\n')
    assert check([two, one, core], LAYOUTS).ok


def test_packs_that_require_each_other_are_reported(tmp_path: Path) -> None:
    one, two = (
        more(tmp_path, "one", extra='requires: {two: "1"}\n'),
        more(tmp_path, "two", extra='requires: {one: "1"}\n'),
    )
    assert not check([one, two], LAYOUTS).ok


def test_a_pack_is_checked_beside_its_systems_own(core: Path, tmp_path: Path) -> None:
    layouts = {"cellar": Layout("cellar", LAYOUT.sections, LAYOUT.vocabulary, home=core)}
    report = check([more(tmp_path, skills="riding: {}\n")], layouts)
    assert "already defined at" in str(report)


def test_a_report_is_plain_data_for_programs(tmp_path: Path) -> None:
    plain = msgspec.to_builtins(check([more(tmp_path, skills="a: 1\n")], LAYOUTS))
    assert plain["packs"][0]["problems"][0]["line"] == 1


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_file_of_the_example_is_needed_by_some_test_of_it(core: Path, name: str) -> None:
    write(core, {name: "{"})
    assert f"{name}:" in str(check([core], LAYOUTS))
