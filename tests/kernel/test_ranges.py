"""Whatever a person can set has a range, which is looked at where data comes in and nowhere else."""

from __future__ import annotations

import msgspec
import pytest

from proving.heroes import Ledger as ProvingLedger
from proving.state import ProvingState
from undercroft.kernel.events import Told
from undercroft.kernel.ledger import Campaign
from undercroft.kernel.ranges import Number, Tag, Tags, boundless
from undercroft.kernel.record import Record
from undercroft.kernel.setup import Setup
from undercroft.server import kept, messages, shapes
from undercroft.systems.darkness.heroes.ledger import Ledger as DarknessLedger
from undercroft.systems.darkness.state import State as DarknessState
from undercroft.systems.universalis.cards.definitions import Hero
from undercroft.systems.universalis.heroes.ledger import Ledger as UniversalisLedger
from undercroft.systems.universalis.state import State as UniversalisState

SETTABLE = (
    ProvingState,
    ProvingLedger,
    DarknessState,
    DarknessLedger,
    UniversalisState,
    UniversalisLedger,
    Hero,
    Setup,
    Campaign,
    messages.Do,
    messages.Hello,
    shapes.NewGame,
    shapes.Branching,
    shapes.Look,
    shapes.Join,
    shapes.BotWish,
    shapes.NameWish,
    kept.CampaignWish,
    kept.GameWish,
    kept.Credentials,
    kept.PasswordChange,
    kept.PasswordOnly,
)


@pytest.mark.parametrize("kind", SETTABLE, ids=str)
def test_every_field_a_person_can_set_has_a_range(kind):
    assert boundless(kind) == []


def test_of_a_record_only_what_nobody_counts_with_may_be_of_any_size():
    told = set(boundless(Told))
    assert set(boundless(Record)) <= told


class Loose(msgspec.Struct):
    """A struct without ranges, and one field with."""

    n: int
    word: str
    words: tuple[Tag, ...]
    fine: Number = 0
    tags: Tags = ()
    table: dict[str, float] = {}


def test_fields_without_a_range_are_named():
    assert boundless(Loose) == ["Loose.n", "Loose.word", "Loose.words", "Loose.table"]


class Bound(msgspec.Struct):
    """A number with a range."""

    n: Number


def test_ranges_are_looked_at_where_data_comes_in_and_cost_rules_nothing():
    with pytest.raises(msgspec.ValidationError):
        msgspec.msgpack.decode(msgspec.msgpack.encode({"n": 2**31}), type=Bound)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"n": 2**31}, Bound)
    assert Bound(2**31).n == 2**31
