"""Looking back: records, summaries, replays, branches."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import func, select

from undercroft.kernel.events import seen
from undercroft.kernel.requests import SeatId
from undercroft.server import creating, replaying, rows, stories, trying
from undercroft.server.api.endpoints import JSON, Call, File, Routes
from undercroft.server.api.games import open_game
from undercroft.server.house import CannotGoOn
from undercroft.server.jobs import Job
from undercroft.server.loading import last_seen
from undercroft.server.looking_back import TOLD, Look, Luck, reader
from undercroft.server.pool import Failed
from undercroft.server.problems import Problem
from undercroft.server.rows import GameRow
from undercroft.server.schema import moves
from undercroft.server.shapes import Branching, Created, MomentShown, Replay, Story, Summary
from undercroft.server.tokens import new_id

routes = Routes()

PACKED = "application/gzip"
PAGE = 500
"""Events of a story that are sent at once."""


async def _record(call: Call, id: str) -> bytes:
    record = await call.house.store.read(partial(replaying.record_of, id=id))
    if record is None:
        raise Problem("missing", f'there is no replay "{id[:40]}"')
    return record


async def _think(call: Call, job: Job) -> bytes:
    try:
        thought = await call.house.pool.run(job)
    except Failed as failed:
        raise Problem("record", str(failed)) from failed
    if thought.refusal is not None:
        raise Problem(thought.refusal.code, thought.refusal.text)
    return thought.data


async def _ended(call: Call) -> GameRow:
    """The game in the path, once it is over and its replay is there."""
    await call.game_key()
    try:
        playing = await call.house.get(call.path("game"))
    except CannotGoOn as kept:
        row = kept.row
        if row.status != "running" and not row.replay:
            row.replay = await call.house.put_by(row)
    else:
        row = playing.row
        if row.status == "ended" and not row.replay:
            await playing.ask(playing.go_on)
    if not row.replay:
        raise Problem("secret", "the record is secret while the game runs")
    return row


_GAME = ("token", "forbidden", "missing", "secret")


def _file(data: bytes, name: str) -> File:
    return File(data, PACKED, {"content-disposition": f'attachment; filename="{name}.json.gz"'})


@routes.get("/api/games/{game}/record", media=PACKED, problems=_GAME)
async def game_record(call: Call) -> File:
    """The record of a game that has ended."""
    return _file(await _record(call, (await _ended(call)).replay), f"undercroft-{call.path('game')}")


@routes.get("/api/games/{game}/story", gives=Story, query={"from": int}, problems=("token", "forbidden", "missing"))
async def game_story(call: Call) -> Story:
    """What a seat was told in a game, whether or not the game can still be played here."""
    key = await call.game_key()
    seat, game = SeatId(key.seat if key.kind == "seat" else -1), call.path("game")
    told = seen(await call.house.store.read(partial(stories.story, game=game)), seat)
    first = min(call.query("from", 0), len(told))
    snapshots = [] if first else await call.house.store.read(partial(rows.newest_snapshots, game=game))
    return Story(first, told[first : first + PAGE], min(first + PAGE, len(told)), last_seen(snapshots))


@routes.get("/api/games/{game}/summary", gives=Summary, problems=(*_GAME, "record"))
async def game_summary(call: Call) -> File:
    """What everybody did, and their luck."""
    row = await _ended(call)
    record = await _record(call, row.replay)
    c = moves.c

    def read(connection: Database) -> tuple[int, list[tuple[int, Luck]]]:
        first, last = connection.execute(select(func.min(c.at), func.max(c.at)).where(c.game == row.id)).one()
        lucky = connection.execute(
            select(c.seat, c.luck).where(c.game == row.id, c.luck.is_not(None)).order_by(c.version)
        )
        found = [(seat, msgspec.msgpack.decode(luck, type=Luck)) for seat, luck in lucky]
        return ((last or 0) - (first or 0)) // 1000, found

    seconds, luck = await call.house.store.read(read)
    look = Look(seconds, [seat.name for seat in row.seats], luck)
    job = Job(kind="summary", record=record, extra=msgspec.msgpack.encode(look))
    return File(await _think(call, job), JSON)


@routes.post(
    "/api/replays",
    body=bytes,
    accepts="application/octet-stream",
    gives=Replay,
    status=201,
    upload=True,
    new=True,
    limit="uploads",
    problems=("record",),
)
async def upload_replay(call: Call, data: bytes) -> File:
    """Upload a record to watch it."""
    id = new_id()
    packs = None if call.house.settings.foreign_packs else tuple(sorted(call.house.packs.hashes()))
    info = await _think(call, Job(kind="replay", record=data, name=id, packs=packs))
    packed = data if data[:2] == b"\x1f\x8b" else await asyncio.to_thread(gzip.compress, data, 6, mtime=0)
    work = partial(replaying.keep, id=id, game="", record=packed, info=info)
    await call.house.store.write(work)
    return File(info, JSON, status=201)


@routes.get("/api/replays/{replay}", gives=Replay, problems=("missing", "record"))
async def replay_info(call: Call) -> File:
    """A replay: its moments, and whether it is true to its seed."""
    return File(await _info(call, call.path("replay")), JSON)


async def _info(call: Call, id: str) -> bytes:
    """What is known of a replay, read anew when the rules here have changed since."""
    info = await call.house.store.read(partial(replaying.info_of, id=id))
    if info is None:
        raise Problem("missing", f'there is no replay "{id[:40]}"')
    known = msgspec.json.decode(info, type=Replay) if info else None
    if known is None or known.reader != reader(known.system):
        info = await _think(call, Job(kind="replay", record=await _record(call, id), name=id))
        await call.house.store.write(partial(replaying.set_info, id=id, info=info))
    return info


@routes.get(
    "/api/replays/{replay}/at/{at}",
    gives=MomentShown,
    query={"seat": int},
    problems=("missing", "record"),
    limit="thinking",
)
async def replay_moment(call: Call) -> File:
    """A replay at one of its moments, as a seat saw it or everybody."""
    id, at = call.path("replay"), call.number("at")
    seat = SeatId(call.query("seat", -1, -1, 63))
    told = msgspec.json.decode(await _info(call, id), type=Replay).told
    job = Job(kind="moment", record=await _record(call, id), name=id, at=at, seat=seat, extra=TOLD if told else b"")
    return File(await _think(call, job), JSON)


@routes.get("/api/replays/{replay}/record", media=PACKED, problems=("missing",))
async def replay_record(call: Call) -> File:
    """The record of a replay, as a file."""
    id = call.path("replay")
    return _file(await _record(call, id), f"undercroft-{id}")


@routes.post(
    "/api/replays/{replay}/branch",
    body=Branching,
    gives=Created,
    status=201,
    new=True,
    limit="games",
    problems=("missing", "record", "setup"),
)
async def branch_replay(call: Call, wish: Branching) -> Created:
    """Begin a new game at a moment of a replay."""
    found = await trying.leaving(call.house.trials, await _record(call, call.path("replay")), wish)
    await call.house.ready(found.setup.system)
    sitting = await asyncio.to_thread(creating.begun, found.setup, found.origin)
    return await open_game(call.house, creating.row_of(found.setup, wish, found.origin), sitting)
