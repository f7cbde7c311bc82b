from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel import ledger
from undercroft.kernel.ledger import Campaign, LedgerError, Line, open_ledger, read_campaign
from undercroft.kernel.setup import Setup


class Purse(msgspec.Struct):
    gold: int = 0


def campaign():
    return Campaign(system="proving", version="1", title="Deep", ledger=msgspec.msgpack.encode(Purse(3)))


def test_the_ledger_goes_into_the_next_setup():
    assert campaign().enter(Setup(system="proving")).ledger == campaign().ledger


def test_a_finished_game_leaves_its_ledger_a_line_and_a_fingerprint():
    one = campaign()
    one.leave(b"new", Line(4, "cellar", True), b"record")
    assert (one.ledger, one.day, one.journal[-1].what, len(one.games[0])) == (b"new", 4, "cellar", 32)


def test_the_calendar_never_runs_backwards():
    one = campaign()
    one.leave(b"", Line(4, "cellar"), b"")
    one.leave(b"", Line(2, "market"), b"")
    assert one.day == 4


def test_a_campaign_reads_back_from_its_file():
    one = campaign()
    one.leave(b"new", Line(1, "cellar", False, "lost", {"gold": 3}), b"record")
    assert read_campaign(one.export()) == one


@given(st.binary(max_size=60))
def test_any_other_bytes_are_no_campaign_file(data):
    with pytest.raises(LedgerError, match="this is not a campaign file"):
        read_campaign(data)


def test_a_campaign_of_another_format_is_refused():
    one = campaign()
    one.format = 9
    with pytest.raises(LedgerError, match="has format 9; this program reads format 1"):
        read_campaign(one.export())


def test_a_campaign_file_that_is_too_large_is_refused(monkeypatch):
    monkeypatch.setattr(ledger, "LARGEST", 10)
    with pytest.raises(LedgerError, match="larger than"):
        read_campaign(campaign().export())


def test_an_empty_ledger_is_a_fresh_one():
    assert open_ledger(Purse, b"", Purse(7)) == Purse(7)


def test_a_ledger_reads_back_from_its_bytes():
    assert open_ledger(Purse, msgspec.msgpack.encode(Purse(3)), Purse()) == Purse(3)


def test_a_damaged_ledger_is_refused():
    with pytest.raises(LedgerError, match="the ledger cannot be read"):
        open_ledger(Purse, b"\x93", Purse())
