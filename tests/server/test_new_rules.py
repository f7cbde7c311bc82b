"""New rules cost no old game: it goes on from its last checkpoint, or is kept, watched and exported."""

from __future__ import annotations

import gzip
import signal
import sqlite3
from itertools import takewhile
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from undercroft.kernel.record import Record
from undercroft.server.command import make_app

from .conftest import Table
from .serving import Json, Serving

LATER, STRANGE, RENAMED = (f"server.later_rules:{name}" for name in ("Later", "Strange", "Renamed"))


def played(folder: Path, moves: int, how: signal.Signals = signal.SIGTERM) -> Table:
    """A game that was played so far under the older rules, on a server that then stopped in some way."""
    serving = Serving(folder)
    serving.start()
    table = Table(serving)
    table.play(moves)
    table.asked()
    table.close()
    serving.stop(how)
    return table


def snapshots(folder: Path) -> list[int]:
    with sqlite3.connect(folder / "undercroft.sqlite3") as database:
        return [row[0] for row in database.execute("SELECT version FROM snapshots ORDER BY version")]


def spoil_snapshots(folder: Path, which: str = "1") -> None:
    with sqlite3.connect(folder / "undercroft.sqlite3") as database:
        database.execute(f"UPDATE snapshots SET record = X'c1' WHERE {which}")


def told_to(table: Table, seat: int) -> list[Json]:
    log = table.sitters[seat].log
    return [log[n] for n in sorted(log)]


def no_tracebacks(serving: Serving) -> bool:
    return not any("Traceback" in line for line in serving.said)


# snapshots


@pytest.mark.parametrize(("moves", "how"), [(0, signal.SIGKILL), (13, signal.SIGKILL), (13, signal.SIGTERM)])
def test_there_is_always_a_snapshot_not_older_than_ten_answers(folder: Path, moves: int, how: signal.Signals) -> None:
    played(folder, moves, how)
    newest = snapshots(folder)[-1]
    assert newest == (moves if how == signal.SIGTERM else moves - moves % 10)


# going on


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_running_game_goes_on_under_new_rules(folder: Path, how: signal.Signals) -> None:
    table = played(folder, 13, how)
    with Serving(folder, systems=LATER) as serving:
        table.server = serving
        table.sitters = [table.sit(0), table.sit(1)]
        assert "resumed from the last checkpoint" in table.sitters[0].room["notice"]
        table.play(5)
        assert no_tracebacks(serving), "".join(serving.said)
        table.close()
    with Serving(folder, systems=LATER) as serving:
        scene = table.sitters[0].scene
        with serving.sit(table.game, table.token(0)) as sitter:
            assert sitter.scene == scene


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_comes_back_under_new_rules_has_all_that_was_told_up_to_the_checkpoint(
    folder: Path, how: signal.Signals
) -> None:
    """Events are counted on without gaps, so that the log of a page that was open all the while stays true."""
    table = played(folder, 13, how)
    before = [told_to(table, seat) for seat in (0, 1)]
    with Serving(folder, systems=LATER) as serving:
        table.server = serving
        for seat, sitter in enumerate(table.sitters):
            version, line = sitter.version, sitter.line
            sitter.reconnect(serving.url)
            assert (sitter.version, sitter.line) == (version + 1, line + 1)
            both = zip(before[seat], told_to(table, seat))
            shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
            assert shared > len(before[seat]) // 2, "what came before the checkpoint is still told"
        table.play(5)
        table.asked()
        for seat, sitter in enumerate(table.sitters):
            log = sitter.ask("log", **{"from": 0, "to": 500})
            assert (log["first"], log["events"]) == (0, told_to(table, seat))
            assert sorted(sitter.log) == list(range(sitter.next))
            story = serving.get(f"/api/games/{table.game}/story", table.token(seat))
            assert story["events"] == log["events"], "the story tells what the log tells"
        assert no_tracebacks(serving), "".join(serving.said)
        table.close()


def test_where_the_newest_checkpoint_cannot_be_read_the_one_before_is_taken(folder: Path) -> None:
    table = played(folder, 13)
    spoil_snapshots(folder, "version = 13")
    with Serving(folder, systems=LATER) as serving, serving.sit(table.game, table.token(0)) as sitter:
        assert sitter.room["rules"] == "2"
        assert no_tracebacks(serving)


def test_a_card_with_another_name_stops_no_game(folder: Path) -> None:
    table = played(folder, 13)
    with Serving(folder, systems=RENAMED) as serving:
        table.server = serving
        table.sitters = [table.sit(0), table.sit(1)]
        table.play(3)
        assert no_tracebacks(serving), "".join(serving.said)
        table.close()


# being kept


def kept(serving: Serving, table: Table) -> Json:
    """The room of a game that cannot go on, and that no socket is let into."""
    with pytest.raises(ConnectionClosed) as closed:
        serving.sit(table.game, table.token(0))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    room = serving.get(f"/api/games/{table.game}", table.token(0))
    assert (room["status"], "Error" in room["notice"]) == ("kept", False)
    assert room["version"] == 0, "how many moves there were tells how often somebody chose in secret"
    return room


def test_a_game_that_cannot_go_on_is_kept_and_its_story_told_to_each_as_they_may_know_it(folder: Path) -> None:
    table = played(folder, 13)
    with Serving(folder) as serving:
        table.server = serving
        watcher = table.watch()
        last_seen = {name: value for name, value in watcher.scene.items() if name not in ("ask", "shared", "version")}
        watcher.socket.close()
    with Serving(folder, systems=STRANGE) as serving:
        kept(serving, table)
        for seat in (0, 1):
            story = serving.get(f"/api/games/{table.game}/story", table.token(seat))
            assert (story["first"], story["events"]) == (0, told_to(table, seat))
            assert story["scene"] == last_seen, "everybody sees how it stood, and nobody more than all may see"
        assert serving.request("GET", f"/api/games/{table.game}/record", token=table.token(0)).status_code == 409
        assert no_tracebacks(serving), "".join(serving.said)
    with Serving(folder) as serving, serving.sit(table.game, table.token(0)) as sitter:
        assert sitter.scene == table.sitters[0].scene, "where its rules are it goes on as if nothing had been"


def test_without_any_checkpoint_a_game_is_kept(folder: Path) -> None:
    table = played(folder, 3)
    spoil_snapshots(folder)
    with Serving(folder, systems=LATER) as serving:
        kept(serving, table)
        assert serving.get(f"/api/games/{table.game}/story", table.token(0))["events"] == told_to(table, 0)
        assert no_tracebacks(serving), "".join(serving.said)


def test_a_kept_game_that_its_host_closes_is_exported_and_watched_from_its_events(folder: Path) -> None:
    table = played(folder, 13)
    with Serving(folder, systems=STRANGE) as serving:
        closed = serving.request("POST", f"/api/games/{table.game}/close", token=table.keys["host"]).json()
        assert closed["status"] == "closed"
        packed = serving.request("GET", f"/api/games/{table.game}/record", token=table.token(0))
        record = msgspec.json.decode(gzip.decompress(packed.content), type=Record)
        assert (record.version, len(record.events) >= 13, len(record.journal) >= 13) == ("1", True, True)
        replay = serving.get(f"/api/replays/{closed['replay']}")
        assert (replay["told"], replay["verdict"]["ok"], len(replay["steps"])) == (True, False, 13 + 2)
        events = []
        for at in replay["steps"]:
            events += serving.get(f"/api/replays/{replay['id']}/at/{at}?seat=0")["events"]
        assert events == told_to(table, 0)
        assert no_tracebacks(serving), "".join(serving.said)


def test_undone_moves_are_not_in_the_story(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving, undo="any")
        for _ in range(4):
            table.play(4)
            sitter = table.asked()
            line = sitter.line
            assert sitter.ask("undo")["is"] in ("done", "undo")
            if serving.get(f"/api/games/{table.game}", table.token(0)).get("vote"):
                other = next(one for one in table.sitters if one is not sitter)
                other.ask("vote", agree=True)
            for one in table.sitters:
                while one.line == line:
                    one.hear()
        table.play(2)
        table.asked()
        for seat in (0, 1):
            story = serving.get(f"/api/games/{table.game}/story", table.token(seat))
            log = table.sitters[seat].ask("log", **{"from": 0, "to": 500})["events"]
            assert story["events"] == log
        table.close()


# games that are over


def test_a_replay_is_watched_from_its_events_under_new_rules_and_from_the_board_under_its_own(folder: Path) -> None:
    with Serving(folder) as serving:
        table = Table(serving)
        table.play(400)
        path = f"/api/games/{table.game}"
        serving.request("GET", f"{path}/record", token=table.token(0))
        replay = serving.get(path, table.token(0))["ended"]["replay"]
        own = serving.get(f"/api/replays/{replay}")
        assert own["verdict"]["ok"]
        table.close()
    with Serving(folder, systems=LATER) as serving:
        room = serving.get(path, table.token(0))
        assert (room["status"], room["ended"]["replay"]) == ("ended", replay)
        assert serving.request("GET", f"{path}/record", token=table.token(0)).status_code == 200
        assert serving.request("GET", f"{path}/summary", token=table.token(0)).status_code == 200
        told = serving.get(f"/api/replays/{replay}")
        assert told["told"]
        assert serving.get(f"/api/replays/{replay}/at/{told['steps'][-1]}")["events"]
        assert no_tracebacks(serving), "".join(serving.said)
    with Serving(folder) as serving:
        assert serving.get(f"/api/replays/{replay}") == own
        assert serving.get(f"/api/replays/{replay}/at/{own['steps'][-1]}")["scene"]["figures"]


def test_the_host_of_a_server_exports_any_game(folder: Path) -> None:
    from typer.testing import CliRunner

    table = played(folder, 13)
    for arguments in (["export", table.game], ["export", "nothing"]):
        result = CliRunner().invoke(make_app(), [*arguments, str(folder / "game.json.gz"), "--folder", str(folder)])
        assert result.exit_code == (arguments[1] == "nothing")
    record = msgspec.json.decode(gzip.decompress((folder / "game.json.gz").read_bytes()), type=Record)
    assert len(record.events) >= 13
