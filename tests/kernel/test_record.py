from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from proving import SYSTEM
from undercroft.kernel import record as records
from undercroft.kernel.journal import Answered, Salted, Taken, Thrown
from undercroft.kernel.record import RecordError, branch, load, parse, record, replay, resume, save
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.state import copy, encode
from undercroft.kernel.table import Table
from undercroft.kernel.verify import verify
from undercroft.proofs.contract import begin, steps

ME = SeatId(0)


def test_a_finished_game_plays_again_to_the_bit(played):
    table = played()
    again = replay(parse(msgspec.json.encode(record(table))))
    assert encode(again.state) == encode(table.state)
    assert again.told == table.told
    assert again.digests == table.digests


def test_a_running_game_resumes_where_it_stood(played):
    table = played(40)
    again, note = resume(record(table))
    assert (encode(again.state), again.pending, note) == (encode(table.state), table.pending, "")


def test_a_record_plays_again_to_any_place_in_its_journal(played):
    written = record(played(60))
    for upto in (0, 7, 30):
        assert replay(written, upto=upto).journal[:upto] == written.journal[:upto]


@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
def test_a_record_is_kept_in_a_file_packed_or_not(played, tmp_path, name):
    written = record(played(30))
    save(written, tmp_path / name)
    assert load(tmp_path / name) == written


def test_the_same_game_gives_the_same_packed_file(played, tmp_path):
    written = record(played(30))
    for name in ("a.gz", "b.gz"):
        save(written, tmp_path / name)
    assert (tmp_path / "a.gz").read_bytes() == (tmp_path / "b.gz").read_bytes()


def test_a_record_may_leave_out_the_events(played):
    table = played(30)
    assert record(table, events=False).events == []
    assert record(table).events == table.told


REPLAYS = """
import sys
from pathlib import Path
import msgspec
from undercroft.proofs.contract import begin, steps
from undercroft.kernel.record import load, record, replay
from undercroft.kernel.verify import verify
from undercroft.kernel.state import encode
from undercroft.kernel.outside import bring_in
from undercroft.kernel.system import find

bring_in()
written = load(Path(sys.argv[1]))
assert verify(written).ok
table = replay(written)
twin, luck = begin(find("proving"), "cellar", 4, "process")
for _ in steps(twin, luck, 150):
    pass
sys.stdout.write(encode(table.state).hex() + " " + msgspec.json.encode(record(twin)).hex())
"""


@pytest.mark.parametrize("hashseed", ["0", "4711"])
def test_another_process_with_other_hashes_plays_the_same_game_to_the_bit(played, tmp_path, hashseed):
    table = played(150, seed="process", heroes=4)
    save(record(table), tmp_path / "game.json.gz")
    game = str(Path(__file__).parents[1] / "proving" / "src")
    surroundings = os.environ | {
        "PYTHONHASHSEED": hashseed,
        "PYTHONPATH": game,
        "UNDERCROFT_SYSTEMS": "proving:SYSTEM",
    }
    command = [sys.executable, "-c", REPLAYS, str(tmp_path / "game.json.gz")]
    said = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    state, written = said.stdout.split()
    assert bytes.fromhex(state) == encode(table.state)
    assert bytes.fromhex(written) == msgspec.json.encode(record(table))


# broken records


@given(st.binary(max_size=200))
def test_any_bytes_that_are_no_record_are_refused_as_such(data):
    with pytest.raises(RecordError):
        parse(data)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_record_with_bytes_changed_is_refused_or_still_follows_the_rules(data):
    whole = bytearray(WRITTEN)
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        table = replay(parse(bytes(whole)))
    except RecordError:
        return
    SYSTEM.check(table.game)


def _short_game():
    table = Table(SYSTEM, SYSTEM.default_setup("vigil", 2, "short"), listen=False, digests=False)
    for n in range(12):
        table.answer(n % len(table.ask.options))
    return msgspec.json.encode(record(table))


WRITTEN = _short_game()


@given(cut=st.integers(0, 400))
def test_a_packed_record_cut_short_is_refused(cut):
    packed = gzip.compress(WRITTEN)
    with pytest.raises(RecordError):
        parse(packed[: min(cut, len(packed) - 1)])


def test_a_packed_record_that_is_damaged_is_refused():
    packed = bytearray(gzip.compress(WRITTEN))
    packed[12:20] = b"\xff" * 8
    with pytest.raises(RecordError, match="damaged"):
        parse(bytes(packed))


def test_a_record_that_unpacks_to_too_much_is_refused(monkeypatch):
    monkeypatch.setattr(records, "LARGEST", 1000)
    for data in (gzip.compress(b" " * 5000), b" " * 5000):
        with pytest.raises(RecordError, match="larger than"):
            parse(data)


def test_a_record_of_another_format_is_refused():
    with pytest.raises(RecordError, match="has format 99; this program reads format 1"):
        parse(json.dumps(json.loads(WRITTEN) | {"format": 99}).encode())


def test_a_record_that_cannot_be_opened_is_refused_with_its_place(tmp_path):
    with pytest.raises(RecordError, match=r"none\.json: No such file"):
        load(tmp_path / "none.json")


def test_a_file_that_is_no_record_is_refused_with_its_place(tmp_path):
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(RecordError, match=r"bad\.json: this is not a record"):
        load(tmp_path / "bad.json")


def test_a_record_of_a_system_that_is_not_here_is_refused():
    written = parse(WRITTEN)
    written.system = "chess"
    with pytest.raises(RecordError, match='no system "chess"'):
        replay(written)


def test_a_record_of_another_version_is_not_played():
    written = parse(WRITTEN)
    written.version = "0"
    with pytest.raises(RecordError, match="was played with proving 0, here is 1"):
        replay(written)


def test_a_running_game_of_another_version_goes_on_from_its_last_checkpoint_and_says_so(played):
    table = played(30)
    written = record(table)
    written.version = "0"
    again, note = resume(written)
    assert encode(again.first) == encode(table.marks[-1].state)
    assert note == "resumed from the last checkpoint: played with 0, goes on with 1"


def test_a_checkpoint_that_cannot_be_used_is_refused():
    written = parse(WRITTEN)
    written.version, written.checkpoint = "0", b"\x80"
    with pytest.raises(RecordError, match="the checkpoint cannot be used with proving 1"):
        resume(written)


def test_a_record_with_a_choice_nobody_had_is_refused():
    written = parse(WRITTEN)
    written.journal[0] = Answered(ME, Option("fly"))
    with pytest.raises(RecordError, match="does not follow the rules"):
        replay(written)


# checking


def wrong(written, change):
    change(written)
    verdict = verify(written)
    assert not verdict.ok
    return verdict


def place_of(written, kind):
    return next(n for n, item in enumerate(written.journal) if type(item) is kind)


def test_an_honest_record_holds_and_counts_answers_and_rolls(played):
    verdict = verify(record(played()))
    assert verdict.ok
    assert verdict.answers > verdict.rolls > 0


def test_another_seed_than_promised_is_noticed(played):
    verdict = wrong(record(played(30)), lambda w: setattr(w, "commitment", "0" * 64))
    assert verdict.problem == "the seed is not the one that was promised at the start"


def test_changed_dice_are_noticed_where_they_fell(played):
    written = record(played(60))
    at = place_of(written, Thrown)
    faces = written.journal[at].faces
    changed = tuple(tuple(7 - face for face in side) for side in faces)
    verdict = wrong(written, lambda w: w.journal.__setitem__(at, Thrown(changed)))
    assert verdict.at == at


def test_changed_cards_are_noticed(played):
    written = record(played())
    at = place_of(written, Taken)
    verdict = wrong(written, lambda w: w.journal.__setitem__(at, Taken(("no-card",))))
    assert verdict.at == at


def test_dice_left_out_at_the_end_are_noticed(played):
    written = record(played())
    del written.journal[place_of(written, Thrown) :]
    assert verify(written).problem == "the record leaves out dice or cards"


def test_an_answer_left_out_is_noticed(played):
    written = record(played(60))
    verdict = wrong(written, lambda w: w.journal.pop(place_of(w, Answered)))
    assert verdict.problem


def test_a_changed_digest_is_noticed_where_it_is(played):
    written = record(played(60))
    at = sorted(written.digests)[5]
    verdict = wrong(written, lambda w: w.digests.__setitem__(at, "0" * 16))
    assert verdict.problem == "the state differs from the one recorded"


def test_another_end_than_the_game_came_to_is_noticed(played):
    verdict = wrong(record(played()), lambda w: setattr(w, "outcome", None))
    assert verdict.problem.startswith("the record ends with None")


def test_another_version_of_the_rules_is_said(played):
    verdict = wrong(record(played(5)), lambda w: setattr(w, "version", "0"))
    assert verdict.problem == "played with version 0 of the rules, here is 1"


def test_a_salt_that_was_never_there_is_noticed(played):
    written = record(played(60))
    assert not wrong(written, lambda w: w.journal.insert(0, Salted(5))).ok


def test_a_game_with_undo_holds():
    table = Table(SYSTEM, SYSTEM.default_setup("cellar", 3, "undo"))
    for n in range(60):
        table.answer(n % len(table.ask.options))
        if n % 5 == 0:
            table.undo(ME, agreed=True)
            table.answer((n + 1) % len(table.ask.options))
    assert any(type(item) is Salted for item in table.journal)
    assert verify(record(table)).ok


def test_a_game_that_was_set_right_by_hand_holds_and_plays_again(played):
    table = played(20)
    other = copy(table.marks[-1].state)
    other.figures[0].wounds = 1
    table.correct(other, "forgotten")
    table.answer(0)
    written = record(table)
    assert replay(written).state == table.state
    assert verify(written).ok


@pytest.mark.parametrize("how", [{"dice": "typed-all"}, {"cards": "named"}])
def test_a_game_with_real_dice_or_cards_plays_again(how):
    table, luck = begin(SYSTEM, "cellar", 3, "real", **how)
    for _ in steps(table, luck, 120):
        pass
    written = parse(msgspec.json.encode(record(table)))
    assert encode(replay(written).state) == encode(table.state)
    assert verify(written).ok


# branching


def test_a_branch_starts_at_any_place_and_has_dice_of_its_own(played):
    written = record(played(60))
    at = next(n for n, item in enumerate(written.journal) if n > 20 and type(item) is Answered)
    one, other = branch(written, at, "one"), branch(written, at, "other")
    assert one.state == other.state
    assert one.game.chance.seed != other.game.chance.seed


def test_the_record_of_a_branch_plays_again(played):
    table = branch(record(played(60)), 20, "branched")
    for _ in range(30):
        table.answer(0)
    written = parse(msgspec.json.encode(record(table)))
    assert encode(replay(written).state) == encode(table.state)
    assert verify(written).ok


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_branch_outside_the_journal(at):
    with pytest.raises(RecordError, match="is not among them"):
        branch(parse(WRITTEN), at, "x")
