"""A check of a record says exactly what it has proved, and does not pass the rest."""

from __future__ import annotations

import msgspec
import pytest

from proving import SYSTEM
from undercroft.kernel.chance import commitment
from undercroft.kernel.events import Chose, Told
from undercroft.kernel.journal import Answered, Corrected, Reseeded, Salted, Thrown
from undercroft.kernel.record import branch, parse, record
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.state import copy, encode
from undercroft.kernel.table import Table
from undercroft.kernel.verify import verify
from undercroft.proofs.contract import begin, steps

ME = SeatId(0)


def kinds(written):
    return [one.kind for one in verify(written).reservations]


def undone_once(answers=20):
    """A game in which the newest choice was taken back and another made."""
    table = Table(SYSTEM, SYSTEM.default_setup("cellar", 3, "undo"))
    while len([item for item in table.journal if type(item) is Answered]) < answers or len(table.ask.options) < 2:
        table.answer(0)
    taken_back = table.ask.options[0]
    table.answer(0)
    table.undo(ME, agreed=True)
    table.answer(1)
    return table, taken_back


def corrected(table):
    other = copy(table.marks[-1].state)
    other.figures[0].wounds = 1
    table.correct(other, "forgotten", ME)
    table.answer(0)
    return record(table)


def test_a_whole_game_is_proved_without_reservation(played):
    verdict = verify(record(played()))
    assert (verdict.ok, verdict.whole, verdict.reservations) == (True, True, ())


def test_states_whose_fingerprints_were_dropped_are_not_proved(played):
    written = record(played(60))
    at = sorted(written.digests)[5]
    del written.digests[at]
    verdict = verify(written)
    assert not verdict.whole
    assert [(one.kind, one.at + 1) for one in verdict.reservations] == [("no-digest", at)]


def test_a_record_without_any_fingerprint_proves_no_state(played):
    written = record(played(60))
    count, written.digests = len(written.digests), {}
    assert kinds(written) == ["no-digest"] * (count - 1)


def test_a_way_taken_back_is_named_with_what_it_was():
    table, taken_back = undone_once()
    verdict = verify(record(table))
    assert verdict.ok
    assert not verdict.whole
    assert [(one.kind, str(taken_back) in one.text) for one in verdict.reservations] == [("taken-back", True)]


def test_other_dice_without_anything_taken_back_are_noticed():
    table, _ = undone_once()
    written = record(table)
    at = next(n for n, item in enumerate(written.journal) if type(item) is Salted)
    written.journal[at] = Salted(1)
    assert verify(written).problem == "other dice from here on, as after an undo, but nothing was taken back"


def test_what_was_taken_back_must_have_been_possible():
    table, _ = undone_once()
    written = record(table)
    at = next(n for n, item in enumerate(written.journal) if type(item) is Salted)
    written.journal[at] = Salted(1, (Answered(ME, Option("fly")),))
    assert verify(written).problem.startswith("not allowed by the rules")


def test_what_was_taken_back_has_the_dice_of_the_seed(played):
    written = record(played(120))
    journal = written.journal
    at = next(n for n in range(1, len(journal)) if type(journal[n]) is Thrown and type(journal[n - 1]) is Answered)
    faces = tuple(tuple(7 - face for face in side) for side in journal[at].faces)
    journal.insert(at - 1, Salted(1, (journal[at - 1], Thrown(faces))))
    journal[at] = Answered(ME, Option("pass"))
    assert "what was taken back" in verify(written).problem


def test_a_choice_made_again_keeps_its_dice():
    table, _ = undone_once()
    written = record(table)
    at = next(n for n, item in enumerate(written.journal) if type(item) is Salted)
    written.journal[at] = Salted(1, (written.journal[at + 1],))
    assert verify(written).problem == "the same choice was made again, and that keeps its dice"


@pytest.mark.parametrize("salt", [0, -3])
def test_salts_only_grow(salt):
    table, _ = undone_once()
    written = record(table)
    at = next(n for n, item in enumerate(written.journal) if type(item) is Salted)
    written.journal[at] = Salted(salt, written.journal[at].undone)
    assert verify(written).problem == f"salt {salt} comes after salt 0"


def test_a_correction_is_named_with_what_it_changed(played):
    [named] = verify(corrected(played(20))).reservations
    assert named.kind == "corrected"
    assert named.text.startswith('"forgotten" by seat 0: ')
    assert "figures/0/wounds 0 → 1" in named.text


def test_a_correction_that_leaves_an_impossible_state_is_wrong(played):
    table = played(20)
    other = copy(table.marks[-1].state)
    other.figures[0].at = other.figures[1].at
    written = corrected(table)
    at = next(n for n, item in enumerate(written.journal) if type(item) is Corrected)
    written.journal[at] = Corrected(encode(other), "forgotten", ME)
    assert not verify(written).ok


@pytest.mark.parametrize("how", [{"dice": "typed-all"}, {"cards": "named"}])
def test_dice_and_cards_by_hand_are_named(how):
    table, luck = begin(SYSTEM, "cellar", 3, "real", **how)
    for _ in steps(table, luck, 120):
        pass
    assert set(kinds(parse(msgspec.json.encode(record(table))))) == {"typed"}


def test_dice_of_another_seed_are_named_with_its_commitment(played):
    written = record(played(60))
    at = next(n for n, item in enumerate(written.journal) if n > 20 and type(item) is Answered)
    table = branch(written, at, "mine")
    table.answer(0)
    [named] = verify(record(table)).reservations
    assert (named.kind, named.at) == ("branched", at)
    assert named.text.endswith(commitment("mine"))


def test_another_seed_put_in_is_never_proved(played):
    written = record(played(60))
    written.journal.insert(0, Reseeded("mine"))
    assert not verify(written).whole


def test_the_commitment_shown_at_the_start_is_compared(played):
    written = record(played(20))
    assert verify(written, written.commitment).whole
    written.setup = msgspec.structs.replace(written.setup, seed="mine")
    promised, written.commitment = written.commitment, commitment("mine")
    assert verify(written, promised).problem == "the seed is not the one that was promised at the start"


def test_an_event_that_did_not_happen_is_noticed(played):
    written = record(played(60))
    written.events[7] = Told(written.events[8].event)
    assert verify(written).problem == "event 7 is not what happened"


def test_a_record_from_before_deeds_had_numbers_is_proved_as_it_was(played):
    written = record(played(60))
    written.events = [
        Told(
            msgspec.structs.replace(one.event, by=0) if isinstance(one.event, Chose) else one.event,
            one.seats,
            one.public,
        )
        for one in written.events
    ]
    old = msgspec.json.encode(written)
    assert b'"deed"' not in old
    assert verify(parse(old)).whole


def test_events_left_out_are_noticed(played):
    written = record(played(60))
    del written.events[-1]
    assert verify(written).problem == f"event {len(written.events)} is not what happened"


def test_another_checkpoint_than_the_game_has_is_noticed(played):
    table = played(60)
    written = record(table)
    other = copy(table.marks[-1].state)
    other.figures[0].wounds += 1
    written.checkpoint = encode(other)
    assert verify(written).problem == "the checkpoint is not where the game stands"


def test_a_game_begun_from_a_given_state_says_so_and_plays_again(played):
    first = played(40)
    table = Table(SYSTEM, first.setup, state=copy(first.marks[-1].state))
    table.answer(0)
    written = parse(msgspec.json.encode(record(table)))
    assert kinds(written) == ["begun"]
    assert verify(written).ok
