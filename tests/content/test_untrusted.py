"""Packs from strangers: whatever the bytes, the answer is a pack or a PackError."""

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content.example import FILES, LAYOUT, write
from undercroft.content import Layout, PackError, load
from undercroft.content.files import PackFile, read_bytes
from undercroft.content.pack import read_manifest, read_pack
from undercroft.content.positions import Limits, read_document
from undercroft.content.problems import Complaints

Complain = Callable[[dict[str, str | bytes]], list[str]]

REFUSED = {
    "an alias": (b"a: &x {name: hi}\nb: *x\n", "1: anchors are not allowed in packs, found &x"),
    "an alias to nothing": (b"a: {}\nb: *x\n", "2: aliases are not allowed in packs, found *x"),
    "a tag": (b"a: !!python/name:os.system {}\n", '1: tags are not allowed in packs, found "tag:yaml.org,2002:python'),
    "a key given twice": (b"a: {}\nb: {name: x, name: y}\na: {}\n", '2: the key "name" is given twice'),
    "a list as key": (b"a: {}\n? [1, 2]\n: {}\n", "2: a key must be a word or number, found a list"),
    "deep nesting": (b"a: {}\nb: " + b"[" * 30 + b"]" * 30, "2: nested deeper than 24 levels"),
    "a second document": (b"a: {}\n---\nb: {}\n", "2: a file holds one document, found a second after ---"),
    "other encodings": (b"a: {}\nb: {name: caf\xe9}\n", "2: expected UTF-8 text, found the byte 0xe9"),
    "control characters": (b"a: {}\nb: {name: \x1b[31m}\n", "2: control characters are not allowed, found U+001B"),
    "escaped control characters": (
        b'a: {}\nb: {name: "\\e[31m"}\n',
        '2: control characters are not allowed in text, found "\\u001b[31m"',
    ),
    "numbers without end": (b"a: {}\nb: {name: " + b"9" * 5000 + b"}\n", "2: a number may have 6 digits, found "),
    "numbers beyond measure": (b"a: {}\nb: {name: 1e999}\n", '2: the number "1e999" is too large'),
    "broken YAML": (b"a: {}\nb: {name: x\nc: {}\n", "3: not valid YAML: "),
    "a large file": (b"#" * 1_000_001, "1: a file may have 1000000 bytes, this one has more"),
    "endless small values": (b"a: [" + b"1," * 200_001 + b"]", "1: more than 200000 values in one file"),
}


@pytest.mark.parametrize("sentence", REFUSED)
@pytest.mark.parametrize("pure", [False, True], ids=["fast parser", "plain parser"])
def test_a_document_is_refused_with_its_line(sentence: str, pure: bool) -> None:
    raw, message = REFUSED[sentence]
    complaints = Complaints()
    read_document(raw, "f", complaints, Limits(), pure=pure)
    assert str(next(iter(complaints))).startswith("f:" + message)


def test_an_escape_beyond_unicode_is_refused_by_the_plain_parser() -> None:
    complaints = Complaints()
    read_document(b'"\\UFFFFFFFF"', "f", complaints, Limits(), pure=True)
    assert str(next(iter(complaints))).startswith("f:1: not valid YAML: ")


def test_the_plain_parser_reads_the_same_as_the_fast_one() -> None:
    raw = "\ufeffa: [1, -2, +3, 4.5, .5, true, ~, 'x', yes]\nb:\n  c: |\n    d\n".encode()
    documents = [read_document(raw, "f", Complaints(), Limits(), pure=pure) for pure in (False, True)]
    data = [document.data for document in documents if document]
    assert data == [{"a": [1, -2, 3, 4.5, 0.5, True, None, "x", "yes"], "b": {"c": "d\n"}}] * 2


def test_a_path_that_leads_nowhere_has_the_line_of_its_last_known_step() -> None:
    document = read_document(b"a:\n  b:\n  - 1\n", "f", Complaints(), Limits())
    assert document
    assert [document.line(path) for path in ((), ("a", "x"), ("a", "b", 0), ("a", "b", 7, "y"))] == [1, 1, 3, 2]


def test_a_link_out_of_the_pack_is_refused(complaints: Complain, tmp_path: Path) -> None:
    write(tmp_path, {"secret.yaml": "a: {}\n"})
    folder = write(tmp_path / "broken", {})
    folder.mkdir()
    (folder / "secret.yaml").symlink_to(tmp_path / "secret.yaml")
    assert complaints({}) == ["secret.yaml:1: expected a plain file, found a link or special file"]


def test_a_linked_folder_is_refused(complaints: Complain, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "more").symlink_to("/")
    assert complaints({}) == ["more:1: expected a plain file, found a link or special file"]


def test_a_pipe_is_refused(complaints: Complain, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    os.mkfifo(tmp_path / "broken" / "more.yaml")
    assert complaints({}) == ["more.yaml:1: expected a plain file, found a link or special file"]


def test_folders_have_a_deepest_level(complaints: Complain) -> None:
    assert complaints({"a/b/c/d/e/f.md": ""}) == ["a/b/c/d/e:1: expected a plain file, found a link or special file"]


def test_code_is_refused(complaints: Complain) -> None:
    assert complaints({"hooks.py": "import os"}) == [
        'hooks.py:1: packs carry data only (.yaml, .md, .txt, .ftl, .png, .webp), found "hooks.py"'
    ]


def test_a_pack_has_a_largest_size(core: Path) -> None:
    layout = Layout("cellar", LAYOUT.sections, LAYOUT.vocabulary, limits=Limits(pack_bytes=100))
    with pytest.raises(PackError, match="a pack may have 100 bytes, this one has "):
        load(layout, core)


def test_a_pack_has_a_largest_number_of_files(core: Path) -> None:
    layout = Layout("cellar", LAYOUT.sections, LAYOUT.vocabulary, limits=Limits(files=3))
    with pytest.raises(PackError, match="a pack may have 3 files, this one has more"):
        load(layout, core)


def test_a_folder_that_is_not_there_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="nowhere:1: expected the folder of a pack: No such file or directory"):
        load(LAYOUT, tmp_path / "nowhere")


def test_a_name_that_is_no_path_is_no_pack() -> None:
    with pytest.raises(PackError, match="expected the folder of a pack: not a path"):
        load(LAYOUT, "a\0b")


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.yaml:1: missing; every pack has a manifest of this name"):
        read_manifest(tmp_path)


def test_a_manifest_that_cannot_be_parsed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="not valid YAML"):
        read_manifest(write(tmp_path, {"pack.yaml": "{"}))


def test_a_file_that_turns_into_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").symlink_to("/dev/null")
    complaints = Complaints()
    assert read_bytes(PackFile("a.yaml", tmp_path / "a.yaml", (0, 0)), Limits(), complaints) is None
    assert "cannot be read" in str(next(iter(complaints)))


def test_a_file_that_turns_into_a_pipe_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.yaml")
    complaints = Complaints()
    assert read_bytes(PackFile("a.yaml", tmp_path / "a.yaml", (0, 0)), Limits(), complaints) is None
    assert "expected a plain file" in str(next(iter(complaints)))


YAML_LIKE = st.text(st.sampled_from("ab1:-?[]{},&*!|>'\"%@`#~.\\ \n\t+e0xU"), max_size=60)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=80) | YAML_LIKE.map(str.encode), st.booleans())
def test_any_bytes_give_a_document_or_a_complaint(raw: bytes, pure: bool) -> None:
    complaints = Complaints()
    document = read_document(raw, "f", complaints, Limits(), pure=pure)
    assert document or complaints


NAMES = st.sampled_from(["pack.yaml", "skills.yaml", "items/a.yaml", "decks.yaml", "tables.yaml", "quests/q.yaml"])


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(NAMES, st.binary(max_size=60) | YAML_LIKE.map(str.encode), max_size=3))
def test_any_files_give_a_pack_or_a_pack_error(files: dict[str, bytes]) -> None:
    with TemporaryDirectory() as folder:
        path = write(Path(folder), {**FILES, **files})
        assert outcome(path)


def outcome(path: Path) -> object:
    try:
        return read_pack(LAYOUT, path)
    except PackError as error:
        return error.problems


SCALARS = st.none() | st.booleans() | st.integers(-9, 120) | st.sampled_from(["head", "sword", "poison", "d6", "1-6"])
KEYS = st.sampled_from(
    ["zone", "cost", "effects", "skills", "cards", "die", "rows", "poison", "extra_dice", "item", "id", "map", "finds"]
)
TREES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(LAYOUT.sections), TREES)
def test_any_data_in_any_section_is_an_entry_or_has_faults(section, tree) -> None:
    faults = LAYOUT.checker.faults(tree, section.entry)
    if not faults:
        assert isinstance(LAYOUT.checker.convert(tree, section.entry), section.entry)
    else:
        assert all(fault.message for fault in faults)
