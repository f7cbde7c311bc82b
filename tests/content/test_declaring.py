"""What a system may declare, and what is a mistake of its programmers."""

import enum
from pathlib import Path
from typing import Annotated, Literal, NewType

import msgspec
import pytest
from msgspec import Meta, Struct

from content.example import LAYOUT, write
from undercroft.content import Entry, Layout, PackError, Ref, Section, in_language, load
from undercroft.content.brought import bind_quest
from undercroft.content.shapes import Checker
from undercroft.content.vocabulary import Vocabulary
from undercroft.content.wording import describe, singular

RoomId = NewType("RoomId", str)


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Fire(Struct, tag="fire", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    heat: int


class Pit(Struct, tag="pit", tag_field="kind", frozen=True, forbid_unknown_fields=True):
    depth: Annotated[int, Meta(le=9)]


class Room(Entry, frozen=True, kw_only=True):
    next: Annotated[RoomId, Ref("rooms")] | None = None
    trap: Fire | Pit | None = None
    size: tuple[int, int] = (1, 1)
    colour: Colour = Colour.RED
    doors: dict[Literal["north", "south"], Annotated[RoomId, Ref("rooms")]] = {}
    reach: Literal["all"] | int = 1
    inner: "tuple[Room, ...]" = ()

    def __post_init__(self) -> None:
        if self.size[0] > 9:
            raise ValueError("a room is at most 9 wide")


ROOMS = Section("rooms", Room, file="rooms.yaml")
ROOM_LAYOUT = Layout("rooms", (ROOMS,))


@pytest.mark.parametrize(
    ("room", "message"),
    [
        ("trap: {kind: pit, depth: 12}", "depth: expected a whole number of at most 9, found 12"),
        ("trap: {kind: pit, heat: 1}", 'missing key "depth": expected a whole number of at most 9'),
        (
            "trap: {kind: spikes}",
            "trap: expected a mapping with heat or a mapping with depth, found a mapping",
        ),
        ("size: [1]", "size: expected a list of 2, found a list"),
        ("size: [1, x]", 'size: expected a whole number, found "x"'),
        ("size: [10, 1]", "a room is at most 9 wide"),
        ("colour: reed", 'unknown colour "reed"; one of red, blue (did you mean red?)'),
        ("doors: {nort: a}", 'unknown door "nort"; one of north, south (did you mean north?)'),
        ("doors: {north: b}", 'unknown room "b"; one of a'),
        ("next: b", 'unknown room "b"; one of a'),
        ("next: 3", "next: expected text, found 3"),
        ("reach: some", 'unknown reach "some"; one of all'),
        ("reach: 1.5", "reach: expected one of all or a whole number, found 1.5"),
        ("inner: [{next: b}]", 'unknown room "b"; one of a'),
        ("inner: [{colour: 3}]", "colour: expected one of red, blue, found 3"),
    ],
)
def test_a_rich_type_is_explained(room: str, message: str, tmp_path: Path) -> None:
    manifest = 'id: r\nversion: "1"\nsystem: rooms\ntitle: Rooms\n'
    folder = write(tmp_path, {"pack.yaml": manifest, "rooms.yaml": f"a:\n  {room}\n"})
    with pytest.raises(PackError) as caught:
        load(ROOM_LAYOUT, folder)
    assert message in [problem.message for problem in caught.value.problems]


def test_a_rich_room_is_read(tmp_path: Path) -> None:
    manifest = 'id: r\nversion: "1"\nsystem: rooms\ntitle: Rooms\n'
    rooms = "a: {next: a, trap: {kind: fire, heat: 2}, size: [2, 3], doors: {north: a}, reach: all, inner: [{}]}\n"
    folder = write(tmp_path, {"pack.yaml": manifest, "rooms.yaml": rooms})
    assert load(ROOM_LAYOUT, folder)[ROOMS]["a"].trap == Fire(heat=2)


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    twigs: "tuple[Branch, ...]" = ()


def test_a_type_that_holds_itself_and_no_reference_mentions_nothing() -> None:
    class Tree(Entry, frozen=True, kw_only=True):
        branch: Branch

    layout = Layout("trees", (Section("trees", Tree, file="trees.yaml"),))
    assert list(layout.checker.references({"branch": {"twigs": [{}]}}, Tree)) == []


def test_a_section_lies_in_one_place() -> None:
    with pytest.raises(ValueError, match='section "rooms": give one of file, folder and files'):
        Section("rooms", Room, file="a.yaml", folder="b")


def test_a_struct_that_lets_unknown_keys_pass_is_refused() -> None:
    class Loose(Struct, frozen=True):
        a: int

    class Holder(Entry, frozen=True, kw_only=True):
        loose: tuple[Loose, ...]

    with pytest.raises(TypeError, match="Loose: structs of packs are frozen and forbid unknown fields"):
        Section("holders", Holder, file="holders.yaml")


def test_a_reference_to_a_section_that_is_not_declared_is_refused() -> None:
    vocabulary = Vocabulary()
    vocabulary.word("grant", str, "A skill.", Ref("skils"))
    with pytest.raises(ValueError, match='unknown section "skils"; one of skills'):
        Layout("cellar", LAYOUT.sections[:1], vocabulary)


def test_a_type_that_packs_cannot_hold_is_refused_by_the_checker() -> None:
    with pytest.raises(msgspec.ValidationError, match="cannot be read from a pack"):
        msgspec.convert("x", Path, dec_hook=Checker(Vocabulary())._compile)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (int | None, "a whole number"),
        (type(None), "nothing"),
        (float, "a number"),
        (bool, "true or false"),
        (list[int], "a list"),
        (dict[str, int], "a mapping"),
        (Annotated[str, Meta(pattern="^a+$")], "text like ^a+$"),
        (Annotated[str, Meta(min_length=1, max_length=3)], "text of length 1 to 3"),
        (Annotated[str, Meta(max_length=3)], "text of length at most 3"),
        (Annotated[str, Meta(title="x")], "text"),
        (Path, "Path"),
    ],
    ids=str,
)
def test_a_type_is_described_in_words(form: object, words: str) -> None:
    assert describe(form) == words


@pytest.mark.parametrize(
    ("many", "one"),
    [
        ("skills", "skill"),
        ("allies", "ally"),
        ("classes", "class"),
        ("boxes", "box"),
        ("loot", "loot"),
        ("boss", "boss"),
    ],
)
def test_a_section_names_one_of_its_entries(many: str, one: str) -> None:
    assert singular(many) == one


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("Cellar", "it", "Cellar"),
        ({"en": "Cellar", "it": "Cantina"}, "it", "Cantina"),
        ({"en": "Cellar"}, "it", "Cellar"),
        ({"it": "Cantina"}, "de", "Cantina"),
        ({}, "de", ""),
    ],
)
def test_a_text_is_read_in_a_language(text, language: str, words: str) -> None:
    assert in_language(text, language) == words


def test_a_system_says_by_the_kind_of_a_section_where_its_quests_stand() -> None:
    scenarios = Section("scenarios", Room, folder="scenarios", kind="quest")
    assert Layout("rooms", (ROOMS, scenarios)).quests is scenarios
    assert ROOM_LAYOUT.quests is None


def test_a_quest_for_a_system_without_quests_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(PackError, match="rooms has no quests in files of their own"):
        bind_quest(ROOM_LAYOUT, file)
