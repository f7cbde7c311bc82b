from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from undercroft.kernel.requests import SeatId
from undercroft.kernel.state import (
    NOBODY_KNOWS,
    OWNER_KNOWS,
    Entry,
    Pile,
    State,
    copier,
    copy,
    decode,
    digest,
    encode,
    hidden_fields,
)


class Piece(msgspec.Struct):
    at: int
    bag: tuple[str, ...] = ()


class Fixed(msgspec.Struct, frozen=True):
    at: int


class Holding(msgspec.Struct):
    owner: SeatId
    cards: Annotated[tuple[str, ...], OWNER_KNOWS] = ()


class Step(Entry, frozen=True):
    pass


class Everything(State[Step], kw_only=True):
    pieces: list[Piece] = []
    fixed: list[Fixed] = []
    named: dict[str, Piece] = {}
    counts: dict[str, int] = {}
    maybe: Piece | None = None
    one: Piece = msgspec.field(default_factory=lambda: Piece(1))
    pair: tuple[int, str] = (1, "a")
    grid: list[list[int]] = []
    either: int | str = 0
    hand: Holding = msgspec.field(default_factory=lambda: Holding(SeatId(0)))
    public: int = 0
    pits: Annotated[tuple[int, ...], NOBODY_KNOWS] = ()
    hands: tuple[Fixed, ...] = ()


def example():
    return Everything(
        agenda=[Step()],
        counters={"map": 0},
        piles={"deck": Pile(("a", "b"))},
        pieces=[Piece(1), Piece(2)],
        fixed=[Fixed(1)],
        named={"x": Piece(3)},
        counts={"x": 1},
        maybe=Piece(4),
        grid=[[1], [2]],
    )


def test_a_copy_is_equal_and_encodes_alike():
    state = example()
    assert copy(state) == state
    assert encode(copy(state)) == encode(state)


CHANGES = {
    "a figure in a list": lambda s: setattr(s.pieces[0], "at", 9),
    "a list": lambda s: s.pieces.append(Piece(5)),
    "a list in a list": lambda s: s.grid[0].append(7),
    "a dict": lambda s: s.counts.update(y=2),
    "a figure in a dict": lambda s: setattr(s.named["x"], "at", 9),
    "a thing that may be missing": lambda s: setattr(s.maybe, "at", 9),
    "a thing inside": lambda s: setattr(s.one, "at", 9),
    "the agenda": lambda s: s.agenda.pop(),
    "the counters": lambda s: s.counters.update(map=3),
    "a pile": lambda s: setattr(s.piles["deck"], "cards", ()),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_changing_a_copy_leaves_the_original_as_it_was(change):
    state = example()
    before = encode(state)
    change(copy(state))
    assert encode(state) == before


def test_what_cannot_change_is_shared():
    state = example()
    assert copy(state).fixed[0] is state.fixed[0]


def test_a_missing_thing_stays_missing():
    state = example()
    state.maybe = None
    assert copy(state).maybe is None


def test_a_struct_of_plain_values_is_copied_by_its_own_copy():
    assert copier(Piece)(Piece(3)) == Piece(3)


class WithSet(msgspec.Struct):
    where: set[int]


class WithChoice(msgspec.Struct):
    what: Piece | list[int]


class WithTuple(msgspec.Struct):
    pieces: tuple[Piece, ...]


class WithPair(msgspec.Struct):
    pieces: tuple[int, Piece]


class FrozenList(msgspec.Struct, frozen=True):
    things: list[int]


class WithFrozenList(msgspec.Struct):
    what: FrozenList
    again: list[FrozenList]


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (WithSet, "holds no sets"),
        (WithChoice, "a changing thing or None"),
        (WithTuple, "would be shared; use a list"),
        (WithPair, "would be shared; use a list"),
        (WithFrozenList, "FrozenList is frozen and shared, yet this can change"),
    ],
)
def test_a_state_that_could_not_be_copied_rightly_is_refused(kind, why):
    with pytest.raises(TypeError, match=why):
        copier(kind)


def test_a_state_reads_back_from_its_bytes():
    assert decode(Everything, encode(example())) == example()


def test_the_digest_changes_with_the_state():
    other = example()
    other.pieces[1].at = 3
    assert digest(example()) == digest(example())
    assert digest(other) != digest(example())


def test_hidden_fields_are_found_wherever_they_are():
    assert hidden_fields(Everything) == {"piles.cards": NOBODY_KNOWS, "hand.cards": OWNER_KNOWS, "pits": NOBODY_KNOWS}


class Tree(msgspec.Struct):
    secret: Annotated[int, NOBODY_KNOWS] = 0
    branches: list[Tree] = []
    leaf: tuple[int, Holding] | None = None


def test_hidden_fields_of_a_struct_that_holds_itself_are_found_once():
    assert list(hidden_fields(Tree)) == ["secret", "leaf.cards"]
