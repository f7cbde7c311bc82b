"""Creating games, joining them, managing their seats."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Literal

import msgspec
from sqlalchemy import Connection as Database

from undercroft.bots import bot_names
from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.server import campaigns, creating, loading, rows, trying, viewing
from undercroft.server.api.accounts import shelf_of
from undercroft.server.api.endpoints import Call, Routes
from undercroft.server.correcting import correctable
from undercroft.server.house import CannotGoOn, House
from undercroft.server.problems import Problem
from undercroft.server.room import Playing
from undercroft.server.rows import GameRow, SeatRow
from undercroft.server.shapes import (
    BotWish,
    Correctables,
    Created,
    Invited,
    Join,
    Joined,
    Look,
    Looked,
    MuteWish,
    NameWish,
    NewGame,
    Room,
    SeatGiven,
    Watching,
)
from undercroft.server.sitting import Sitting
from undercroft.server.store import now

routes = Routes()


async def open_game(house: House, row: GameRow, sitting: Sitting) -> Created:
    """Write a new game down, make its keys, take it in."""
    problem = rows.too_long(row)
    if problem:
        raise Problem("record" if row.origin else "setup", problem)
    row.created = now()

    def write(connection: Database) -> tuple[list[SeatGiven], str, str]:
        rows.create(connection, row)
        rows.keep_snapshot(connection, row.id, 0, loading.snapshot_of(sitting))
        if row.campaign and not campaigns.begin(connection, row.campaign, row.id):
            raise Problem("conflict", "a game of this campaign is still being played")
        given = []
        for seat in row.seats:
            token = rows.give_token(connection, "seat", row.id, seat.seat) if seat.who == "person" else ""
            invite = rows.give_token(connection, "invite", row.id, seat.seat) if seat.who == "open" else ""
            given.append(SeatGiven(seat.seat, token, invite))
        return given, rows.give_token(connection, "host", row.id), rows.give_token(connection, "watch", row.id)

    given, host, watch = await house.store.write(write, row.id)
    playing = house.add(row, sitting, [])
    playing.post(playing.go_on)
    return Created(row.id, host, given, watch, playing.view())


@routes.post(
    "/api/games",
    body=NewGame,
    gives=Created,
    status=201,
    new=True,
    limit="games",
    problems=("missing", "setup", "conflict", "token"),
)
async def create_game(call: Call, wish: NewGame) -> Created:
    """Create a game."""
    await call.house.ready(wish.system)
    system = creating.system_named(wish.system)
    ledger, packs = b"", call.house.packs.chosen(system, wish)
    if wish.campaign:
        shelf = await shelf_of(call)
        work = partial(campaigns.find_campaign, shelf=shelf, id=wish.campaign)
        found = await call.house.store.read(work)
        if found is None or found[0].system != system.name:
            raise Problem("missing", f'there is no campaign "{wish.campaign}" of {system.name} on this shelf')
        ledger = found[0].ledger or system.new_ledger()
    if ledger or creating.brings_heroes(system, wish, packs):
        setup = await trying.beginning(call.house.trials, trying.Beginning(wish, ledger, packs))
    else:
        setup = creating.setup_of(system, wish, packs=packs)
    sitting = await asyncio.to_thread(creating.begun, setup)
    row = creating.row_of(sitting.setup, wish, None, wish.campaign)
    return await open_game(call.house, row, sitting)


@routes.get("/api/games/{game}", gives=Room, problems=("token", "forbidden", "missing", "conflict"))
async def room(call: Call) -> Room:
    """The room as it is now."""
    key = await call.game_key()
    try:
        playing = await call.house.get(call.path("game"))
    except CannotGoOn as kept:
        return viewing.kept(kept.row, str(kept))
    return await playing.ask(partial(_view, playing, SeatId(key.seat) if key.kind == "seat" else NOBODY))


async def _view(playing: Playing, seat: SeatId) -> Room:
    return playing.view(seat)


@routes.post("/api/look", body=Look, gives=Looked, problems=("missing",), limit="thinking")
async def look(call: Call, wish: Look) -> Looked:
    """What a token is."""

    def read(connection: Database) -> tuple[rows.Key, GameRow] | None:
        key = rows.find_token(connection, wish.token)
        row = None if key is None or key.kind == "shelf" else rows.load(connection, key.target)
        return None if key is None or row is None else (key, row)

    found = await call.house.store.read(read)
    if found is None:
        raise Problem("missing", "this link leads nowhere, or no longer")
    key, row = found
    assert key.kind != "shelf"
    seat = row.seats[key.seat] if key.seat >= 0 else SeatRow(-1, "", "", "open")
    return Looked(
        kind=key.kind,
        game=row.id,
        seat=key.seat,
        name=seat.name,
        role=seat.role,
        taken=key.spent,
        title=row.title,
        system=row.system,
        quest=row.quest,
        status=row.status,
    )


@routes.post(
    "/api/games/{game}/join",
    body=Join,
    gives=Joined,
    problems=("missing", "conflict"),
    limit="thinking",
)
async def join(call: Call, wish: Join) -> Joined:
    """Take an open seat by invitation."""
    id = call.path("game")
    key = await call.house.store.read(partial(rows.find_token, token=wish.invite))
    if key is None or key.kind != "invite" or key.target != id:
        raise Problem("missing", "this invitation is unknown, or no longer valid")
    if key.spent:
        raise Problem("conflict", "this invitation has been used; ask the host for another")
    playing = await call.house.get(id)

    async def take() -> Joined:
        seat = playing.row.seats[key.seat]
        taken = msgspec.structs.replace(seat, name=wish.name or seat.name, who="person", bot="", stand_in=False)

        def write(connection: Database) -> str:
            if not rows.spend_invite(connection, wish.invite):
                return ""
            rows.set_seat(connection, id, taken)
            return rows.give_token(connection, "seat", id, seat.seat)

        token = await call.house.store.write(write, id)
        if not token:
            raise Problem("conflict", "this invitation has been used; ask the host for another")
        playing.row.seats[key.seat] = taken
        playing.tell_room()
        call.house.bus.changed(id)
        return Joined(id, seat.seat, token, playing.view(SeatId(seat.seat)))

    return await playing.ask(take)


# the host's business


async def _seat_of(call: Call) -> tuple[Playing, SeatRow]:
    playing = await call.house.get(call.path("game"))
    seat = playing.seat(call.number("seat"))
    if seat is None:
        raise Problem("missing", f"there is no seat {call.path('seat')}")
    return playing, seat


_HOST = ("token", "forbidden", "missing", "conflict")


@routes.post("/api/games/{game}/seats/{seat}/invite", gives=Invited, problems=_HOST)
async def invite(call: Call) -> Invited:
    """Open a seat again: its old token and invitation die."""
    await call.game_key("host")
    playing, seat = await _seat_of(call)

    async def open_seat() -> Invited:
        token = await call.house.store.write(partial(_take_away, game=playing.id, seat=seat, who="open"), playing.id)
        await playing.changed()
        return Invited(token)

    return await playing.ask(open_seat)


def _take_away(connection: Database, game: str, seat: SeatRow, who: Literal["open", "bot"], bot: str = "") -> str:
    """Take a seat away from its player; gives the invitation for an open seat."""
    rows.revoke_seat(connection, game, seat.seat)
    rows.set_seat(connection, game, SeatRow(seat.seat, seat.name, seat.role, who, bot))
    row = rows.load(connection, game)
    if row is not None and row.vote is not None and seat.seat in (row.vote.by, *row.vote.needs):
        rows.set_vote(connection, game, None)
    return rows.give_token(connection, "invite", game, seat.seat) if who == "open" else ""


@routes.post("/api/games/{game}/seats/{seat}/bot", body=BotWish, gives=Room, problems=(*_HOST, "setup"))
async def give_to_bot(call: Call, wish: BotWish) -> Room:
    """Give a seat to a bot for good."""
    await call.game_key("host")
    playing, seat = await _seat_of(call)
    names = bot_names(playing.sitting.system)
    if wish.bot and wish.bot not in names:
        raise Problem("setup", f'bot "{wish.bot}" is unknown; one of {", ".join(names)}')

    async def give() -> Room:
        work = partial(_take_away, game=playing.id, seat=seat, who="bot", bot=wish.bot)
        await call.house.store.write(work, playing.id)
        await playing.changed()
        return playing.view()

    return await playing.ask(give)


@routes.post("/api/games/{game}/watch", gives=Watching, problems=_HOST)
async def new_watch_link(call: Call) -> Watching:
    """Make a new link for those who watch: the old one dies, and whoever came in by it is out."""
    await call.game_key("host")
    playing = await call.house.get(call.path("game"))

    def write(connection: Database) -> str:
        rows.revoke_watching(connection, playing.id)
        return rows.give_token(connection, "watch", playing.id)

    async def renew() -> Watching:
        token = await call.house.store.write(write, playing.id)
        await playing.changed()
        return Watching(token)

    return await playing.ask(renew)


@routes.delete("/api/games/{game}/watch", status=204, problems=_HOST)
async def revoke_watch_link(call: Call) -> None:
    """Let nobody watch: the link dies, and whoever came in by it is out."""
    await call.game_key("host")
    playing = await call.house.get(call.path("game"))

    async def revoke() -> None:
        await call.house.store.write(partial(rows.revoke_watching, game=playing.id), playing.id)
        await playing.changed()

    await playing.ask(revoke)


@routes.post("/api/games/{game}/mute", body=MuteWish, gives=Room, problems=_HOST)
async def mute(call: Call, wish: MuteWish) -> Room:
    """Let a seat, or those who watch, not speak; or speak again."""
    await call.game_key("host")
    playing = await call.house.get(call.path("game"))
    if wish.seat >= len(playing.row.seats):
        raise Problem("missing", f"there is no seat {wish.seat}")

    async def set_muted() -> Room:
        others = [seat for seat in playing.row.muted if seat != wish.seat]
        muted = sorted([*others, wish.seat] if wish.on else others)
        await call.house.store.write(partial(rows.set_muted, game=playing.id, muted=muted), playing.id)
        await playing.changed()
        return playing.view()

    return await playing.ask(set_muted)


@routes.post("/api/games/{game}/seats/{seat}/name", body=NameWish, gives=Room, problems=_HOST)
async def rename(call: Call, wish: NameWish) -> Room:
    """Name a seat; the seat's own token may, and the host's."""
    key = await call.game_key("host", "seat")
    playing, seat = await _seat_of(call)
    if key.kind == "seat" and key.seat != seat.seat:
        raise Problem("forbidden", "this is not your seat")
    if key.kind == "seat" and seat.seat in playing.row.muted:
        raise Problem("forbidden", "the host has muted this seat")

    async def name() -> Room:
        await playing.save_seat(msgspec.structs.replace(playing.row.seats[seat.seat], name=wish.name))
        return playing.view(SeatId(key.seat) if key.kind == "seat" else NOBODY)

    return await playing.ask(name)


@routes.post("/api/games/{game}/close", gives=Room, problems=_HOST)
async def close(call: Call) -> Room:
    """End a game without a result."""
    await call.game_key("host")
    try:
        playing = await call.house.get(call.path("game"))
    except CannotGoOn as kept:
        kept.row.replay, kept.row.status = await call.house.put_by(kept.row), "closed"
        return viewing.kept(kept.row, str(kept))

    async def end() -> Room:
        if playing.row.status == "running":
            await call.house.store.write(partial(rows.set_game, game=playing.id, status="closed"), playing.id)
            playing.row.status = "closed"
            playing.minding.moved_on()
            playing.tell_room()
            call.house.bus.changed(playing.id)
        return playing.view()

    return await playing.ask(end)


@routes.get("/api/games/{game}/correctable", gives=Correctables, problems=_HOST)
async def correctable_fields(call: Call) -> Correctables:
    """What a correction may set."""
    await call.game_key("host")
    playing = await call.house.get(call.path("game"))

    async def fields() -> Correctables:
        return Correctables(playing.sitting.version_of(NOBODY), correctable(playing.sitting))

    return await playing.ask(fields)
