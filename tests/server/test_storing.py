"""What is kept: migrations, snapshots, logs, changed rules."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

import proving
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.record import Record
from undercroft.kernel.requests import NOBODY, Option, SeatId
from undercroft.kernel.system import find
from undercroft.server import creating, loading, rows
from undercroft.server.commands import Answer, Undo, write
from undercroft.server.rows import GameRow, MoveRow
from undercroft.server.schema import metadata, moves
from undercroft.server.settings import Settings
from undercroft.server.shapes import NewGame, SeatWish
from undercroft.server.sitting import Sitting, at_position
from undercroft.server.store import Conflict, Store
from undercroft.server.telling import Telling

from .postgres import Cluster


def differences(url: str, folder: Path) -> list[object]:
    store = Store(Settings(database=url, folder=folder))
    store.open()
    with store.engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    store.close()
    return list(found)


def test_migrations_lead_to_the_tables_the_code_knows(tmp_path: Path) -> None:
    assert differences("", tmp_path) == []


def test_the_same_migrations_lead_there_on_postgresql(tmp_path: Path) -> None:
    with Cluster() as cluster:
        assert differences(cluster.database(), tmp_path) == []


def test_sqlite_is_in_wal_mode_and_synced_at_every_commit(tmp_path: Path) -> None:
    store = Store(Settings(folder=tmp_path))
    store.open()
    with store.engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    store.close()
    assert found == ["wal", 2]


# logs


VIGIL = NewGame(system="proving", quest="vigil", heroes=3, seed="log")


class Log:
    """A game played in memory, and its log."""

    def __init__(self, answers: int, undo_after: int = 0, wish: NewGame = VIGIL) -> None:
        self.sitting = creating.begun(creating.setup_of(find(wish.system), wish))
        self.row: GameRow = creating.row_of(self.sitting.setup, wish, None)
        self.moves: list[MoveRow] = []
        self.tellings: dict[int, Telling] = {0: self.sitting.story()}
        for n in range(answers):
            ask = self.sitting.table.ask
            assert ask is not None
            option = ask.options[(n * 5 + 1) % len(ask.options)]
            self.do(ask.seats_of(option)[0], Answer(option))
            if undo_after and n % undo_after == 0:
                self.do(ask.seats_of(option)[0], Undo(agreed=True))

    def do(self, seat: SeatId, command: Answer | Undo) -> None:
        effect = self.sitting.apply(seat, command)
        version = self.sitting.version
        self.tellings[version] = effect.telling
        digest = loading.digest(self.sitting)
        self.moves.append(MoveRow(version, seat, f"m{version}", write(command), digest))
        self.row.version = version


def seen_in(sitting: Sitting) -> list[bytes]:
    return [bytes(sitting.scene(seat)) for seat in sitting.viewers()]


def test_a_log_leads_back_to_the_same_scenes() -> None:
    log = Log(30)
    again, resume = loading.opened(log.row, log.moves, [])
    assert (seen_in(again), resume) == (seen_in(log.sitting), None)


def test_a_log_with_undos_leads_back_to_the_same_line() -> None:
    log = Log(20, undo_after=4)
    again, _ = loading.opened(log.row, log.moves, [])
    assert (again.line, seen_in(again)) == (log.sitting.line, seen_in(log.sitting))


def test_a_log_that_leads_elsewhere_is_found_out() -> None:
    log = Log(10)
    log.moves[4] = msgspec.structs.replace(log.moves[4], digest="0" * 16)
    with pytest.raises(loading.Differs, match="move 5"):
        loading.replayed(log.row, log.moves)


def test_under_other_rules_a_game_goes_on_from_its_last_checkpoint() -> None:
    log = Log(20)
    snapshot = loading.snapshot_of(log.sitting)
    log.row.rules = "0"
    again, resume = loading.opened(log.row, log.moves, [snapshot])
    assert resume is not None
    assert (again.version, again.line, again.over) == (21, 1, False)


def test_under_other_rules_a_game_without_a_checkpoint_says_so() -> None:
    log = Log(2)
    log.row.rules = "0"
    with pytest.raises(loading.Unplayable, match="no checkpoint"):
        loading.opened(log.row, log.moves, [])


def test_a_resumed_game_is_brought_back_from_its_resumption() -> None:
    log = Log(20)
    snapshot = loading.snapshot_of(log.sitting)
    log.row.rules = "0"
    resumed, resume = loading.opened(log.row, log.moves, [snapshot])
    assert resume is not None
    log.moves.append(MoveRow(21, -1, "rules-21", write(resume), loading.digest(resumed)))
    log.row.rules, log.row.version = proving.SYSTEM.version, 21
    again, nothing = loading.opened(log.row, log.moves, [snapshot])
    assert (seen_in(again), again.line, nothing) == (seen_in(resumed), resumed.line, None)


def numbers(sitting: Sitting) -> dict[SeatId, tuple[int, int]]:
    """Versions and lines as everybody counts them."""
    return {seat: (sitting.version_of(seat), sitting.line_of(seat)) for seat in sitting.viewers()}


def told(sitting: Sitting) -> dict[SeatId, list[AnyEvent]]:
    return {seat: sitting.events(seat, 0) for seat in sitting.viewers()}


def test_under_other_rules_everybody_counts_on_and_keeps_what_they_were_told() -> None:
    """Whoever was passed by when somebody chose in secret does not learn now how often."""
    seats = [SeatWish("me", role="heroes"), SeatWish("me", role="dark")]
    options: dict[str, str | int | bool] = {"dark-mode": "classic"}
    log = Log(0, wish=NewGame(system="universalis", heroes=1, seed="plan", seats=seats, options=options))
    while (ask := log.sitting.table.ask) is not None and ask.prompt != "plan":
        log.do(ask.seats_of(ask.options[ask.default])[0], Answer(ask.options[ask.default]))
    assert ask is not None
    planner = ask.seats()[0]
    for command in (Answer(ask.options[-1]), Undo(), Answer(ask.options[-1]), Answer(Option("done"))):
        log.do(planner, command)
    before, was_told = numbers(log.sitting), told(log.sitting)
    assert before[planner][0] >= before[NOBODY][0] + 3, "only the planner noticed the planning"
    assert before[planner][1] == before[NOBODY][1] + 1
    snapshot = loading.snapshot_of(log.sitting)
    log.row.rules = "0"
    again, resume = loading.opened(log.row, log.moves, [snapshot], lambda: log.tellings)
    assert resume is not None
    assert numbers(again) == {seat: (version + 1, line + 1) for seat, (version, line) in before.items()}
    at_checkpoint = {seat: events[: len(was_told[seat])] for seat, events in told(again).items()}
    assert at_checkpoint == {seat: was_told[seat][: len(events)] for seat, events in told(again).items()}
    assert {seat: again.count(seat) for seat in again.viewers()} == {seat: len(told(again)[seat]) for seat in before}
    assert all(at_checkpoint.values())
    deeds = [event.deed for event in told(again)[NOBODY]]
    assert deeds == sorted(deeds), "deeds are numbered on, too"
    log.moves.append(MoveRow(again.version, NOBODY, "rules", write(resume), loading.digest(again)))
    log.row.rules, log.row.version = again.system.version, again.version
    brought_back, _ = loading.opened(log.row, log.moves, [])
    assert (numbers(brought_back), told(brought_back)) == (numbers(again), told(again))


def test_what_was_told_after_the_checkpoint_is_told_no_more() -> None:
    for answers in range(4, 40):
        log = Log(answers)
        table = log.sitting.table
        if table.marks[-1].told < len(table.told):
            break
    kept, later = table.marks[-1].told, len(table.told)
    assert 0 < kept < later, "something was told since the last checkpoint"
    snapshot = loading.snapshot_of(log.sitting)
    log.row.rules = "0"
    _, resume = loading.opened(log.row, log.moves, [snapshot], lambda: log.tellings)
    assert resume is not None
    assert resume.told == table.told[:kept]


def test_a_snapshot_is_a_record_with_a_checkpoint() -> None:
    record = msgspec.msgpack.decode(loading.snapshot_of(Log(10).sitting), type=Record)
    assert (len(record.journal) >= 10, bool(record.checkpoint)) == (True, True)


def test_workers_stand_where_the_game_stands() -> None:
    sitting = Log(25).sitting
    twin = at_position(sitting.position(), proving.SYSTEM)
    assert (twin.ask, twin.state) == (sitting.table.ask, sitting.table.state)


# the lock


def test_a_move_for_a_version_that_is_taken_is_a_conflict(tmp_path: Path) -> None:
    log = Log(1)
    store = Store(Settings(folder=tmp_path))
    store.open()

    async def twice() -> None:
        await store.write(partial(rows.create, game=msgspec.structs.replace(log.row, version=0)))
        work = partial(rows.append, game=log.row.id, move=log.moves[0], fields={})
        await store.write(work)
        await store.write(work)

    with pytest.raises(Conflict):
        asyncio.run(twice())
    store.close()


def test_one_failing_write_does_not_spoil_the_others_of_its_batch(tmp_path: Path) -> None:
    log = Log(1)
    store = Store(Settings(folder=tmp_path))
    store.open()

    def failing(_connection: Connection) -> None:
        raise ValueError("no")

    async def together() -> list[object]:
        await store.write(partial(rows.create, game=msgspec.structs.replace(log.row, version=0)))
        good = partial(rows.append, game=log.row.id, move=log.moves[0], fields={})
        return list(await asyncio.gather(store.write(failing), store.write(good), return_exceptions=True))

    results = asyncio.run(together())
    with store.engine.connect() as connection:
        kept = len(connection.execute(select(moves.c.version)).all())
    store.close()
    assert (type(results[0]), kept) == (ValueError, 1)
