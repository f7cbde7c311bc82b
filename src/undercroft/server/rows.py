"""Reading and writing games: each function is one piece of work for the store."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, null, select, update

from undercroft.kernel.requests import Option
from undercroft.kernel.setup import Setup
from undercroft.server import schema as t
from undercroft.server.shapes import Ending, Vote
from undercroft.server.sitting import Origin
from undercroft.server.store import Conflict, now
from undercroft.server.tokens import Kind, hashed, new_token

NUL = "\x00"

AT_ONCE = 500
"""How many things one query names at most."""

Status = Literal["running", "ended", "closed"]


class SeatRow(msgspec.Struct):
    """A seat as it is kept."""

    seat: int
    name: str
    role: str
    who: Literal["person", "open", "bot"]
    bot: str = ""
    stand_in: bool = False
    standing: dict[str, Option] = {}


class MoveRow(msgspec.Struct, frozen=True):
    """A move as it is kept."""

    version: int
    seat: int
    id: str
    body: bytes
    digest: str = ""
    luck: bytes | None = None
    told: bytes | None = None
    """What it told; not read with the rest, for it is large."""
    storied: bool = False
    """Is what it told kept?"""


class GameRow(msgspec.Struct, kw_only=True):
    """A game as it is kept, without its moves."""

    id: str
    system: str
    rules: str
    quest: str
    title: str
    status: Status
    version: int
    commitment: str
    setup: Setup
    origin: Origin | None
    absent: int
    given_seed: bool
    vote: Vote | None
    outcome: Ending | None
    notice: str
    replay: str
    campaign: str
    created: int
    changed: int = 0
    muted: list[int] = []
    seats: list[SeatRow]


class Key(msgspec.Struct, frozen=True):
    """What a token gives."""

    kind: Kind
    target: str
    seat: int
    spent: bool


def _packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def _text(value: object) -> str:
    return "" if value is None else msgspec.json.encode(value).decode()


def too_long(game: GameRow) -> str:
    """What of a game is longer than its column, and therefore cannot be kept; empty when all fits.

    Records from elsewhere may name a quest, a seat or a bot as they like."""
    kept = [("the game", t.games, game), *((f"seat {seat.seat}", t.seats, seat) for seat in game.seats)]
    for whose, table, row in kept:
        for column in table.c:
            most, value = getattr(column.type, "length", None), getattr(row, column.name, None)
            if isinstance(value, str) and (NUL in value or (most is not None and len(value) > most)):
                return f"the {column.name} of {whose} is longer than {most} letters or holds the character U+0000"
    return ""


def create(connection: Connection, game: GameRow) -> None:
    """Keep a new game."""
    stamp = now()
    connection.execute(
        insert(t.games).values(
            id=game.id,
            system=game.system,
            rules=game.rules,
            quest=game.quest,
            title=game.title,
            status=game.status,
            version=game.version,
            commitment=game.commitment,
            setup=_packed(game.setup),
            origin=None if game.origin is None else _packed(game.origin),
            absent=game.absent,
            given_seed=game.given_seed,
            vote="",
            outcome="",
            notice=game.notice,
            replay="",
            campaign=game.campaign,
            created=stamp,
            touched=stamp,
        )
    )
    connection.execute(
        insert(t.seats),
        [
            {
                "game": game.id,
                "seat": seat.seat,
                "name": seat.name,
                "role": seat.role,
                "who": seat.who,
                "bot": seat.bot,
                "stand_in": False,
                "standing": "",
            }
            for seat in game.seats
        ],
    )


def load(connection: Connection, id: str) -> GameRow | None:
    """A game, or None when there is none of that id."""
    row = connection.execute(select(t.games).where(t.games.c.id == id)).mappings().first()
    if row is None:
        return None
    return GameRow(
        **{
            **{name: row[name] for name in GameRow.__struct_fields__ if name in row},
            "setup": msgspec.msgpack.decode(row["setup"], type=Setup),
            "origin": None if row["origin"] is None else msgspec.msgpack.decode(row["origin"], type=Origin),
            "vote": msgspec.json.decode(row["vote"], type=Vote) if row["vote"] else None,
            "outcome": msgspec.json.decode(row["outcome"], type=Ending) if row["outcome"] else None,
            "muted": msgspec.json.decode(row["muted"], type=list[int]) if row["muted"] else [],
            "seats": load_seats(connection, id),
        }
    )


def load_seats(connection: Connection, id: str) -> list[SeatRow]:
    """The seats of a game, in order."""
    rows = connection.execute(select(t.seats).where(t.seats.c.game == id).order_by(t.seats.c.seat)).mappings()
    return [
        SeatRow(
            row["seat"],
            row["name"],
            row["role"],
            row["who"],
            row["bot"],
            row["stand_in"],
            msgspec.json.decode(row["standing"], type=dict[str, Option]) if row["standing"] else {},
        )
        for row in rows
    ]


def load_moves(connection: Connection, id: str, after: int = 0) -> list[MoveRow]:
    """The moves of a game after a version, in order."""
    c = t.moves.c
    rows = connection.execute(
        select(c.version, c.seat, c.id, c.body, c.digest, c.luck, null(), c.told.is_not(None))
        .where(c.game == id, c.version > after)
        .order_by(c.version)
    )
    return [MoveRow(*row) for row in rows]


class Revoked(Exception):
    """The key with which a move was made has been taken away meanwhile."""


def append(
    connection: Connection,
    game: str,
    move: MoveRow,
    fields: dict[str, Any],
    snapshot: bytes | None = None,
    key: str = "",
) -> None:
    """Append a move under the version lock; raises `Conflict` when another process was first, and `Revoked` when the
    key it was made with, by its hash, opens nothing any more: keys are taken away under the same lock."""
    c = t.games.c
    changed = connection.execute(
        update(t.games)
        .where(c.id == game, c.version == move.version - 1)
        .values(version=move.version, touched=now(), **fields)
    )
    if changed.rowcount != 1:
        raise Conflict(game)
    if key and not living(connection, [key]):
        raise Revoked(game)
    connection.execute(
        insert(t.moves).values(
            game=game,
            version=move.version,
            seat=move.seat,
            id=move.id,
            body=move.body,
            digest=move.digest,
            luck=move.luck,
            told=move.told,
            at=now(),
        )
    )
    if snapshot is not None:
        keep_snapshot(connection, game, move.version, snapshot)


def keep_snapshot(connection: Connection, game: str, version: int, record: bytes) -> None:
    """Keep a snapshot; of a game only the newest two."""
    c = t.snapshots.c
    connection.execute(delete(t.snapshots).where(c.game == game, c.version.not_in(_newest(game))))
    connection.execute(delete(t.snapshots).where(c.game == game, c.version == version))
    connection.execute(insert(t.snapshots).values(game=game, version=version, record=record, at=now()))


def _newest(game: str) -> Any:
    c = t.snapshots.c
    newest = select(c.version).where(c.game == game).order_by(c.version.desc()).limit(1).subquery()
    return select(newest.c.version)


def newest_snapshots(connection: Connection, game: str) -> list[bytes]:
    """The snapshots of a game, the newest first."""
    c = t.snapshots.c
    kept = select(c.version, c.record).where(c.game == game).order_by(c.version.desc())
    return [row.record for row in connection.execute(kept)]


def set_game(connection: Connection, game: str, **fields: Any) -> None:
    """Change what is known of a game besides its moves, and let every server process know."""
    c = t.games.c
    connection.execute(update(t.games).where(c.id == game).values(changed=c.changed + 1, **fields))


def set_vote(connection: Connection, game: str, vote: Vote | None) -> None:
    """Open, change or close a vote."""
    set_game(connection, game, vote=_text(vote))


def set_seat(connection: Connection, game: str, seat: SeatRow) -> None:
    """Change who sits where."""
    connection.execute(
        update(t.seats)
        .where(t.seats.c.game == game, t.seats.c.seat == seat.seat)
        .values(
            name=seat.name,
            who=seat.who,
            bot=seat.bot,
            stand_in=seat.stand_in,
            standing=_text(seat.standing) if seat.standing else "",
        )
    )
    set_game(connection, game)


def set_muted(connection: Connection, game: str, muted: list[int]) -> None:
    """Say who may not speak: seats, and -1 for those who watch."""
    set_game(connection, game, muted=_text(muted) if muted else "")


# tokens


def give_token(connection: Connection, kind: Kind, target: str, seat: int = -1) -> str:
    """Make a token and keep its hash."""
    token = new_token()
    connection.execute(
        insert(t.tokens).values(hash=hashed(token), kind=kind, target=target, seat=seat, spent=False, created=now())
    )
    return token


def find_token(connection: Connection, token: str) -> Key | None:
    """What a token gives; None when it gives nothing."""
    c = t.tokens.c
    row = connection.execute(select(c.kind, c.target, c.seat, c.spent).where(c.hash == hashed(token))).first()
    return None if row is None else Key(*row)


def spend_invite(connection: Connection, token: str) -> bool:
    """Use an invitation up; False when it was already."""
    c = t.tokens.c
    found = connection.execute(
        update(t.tokens).where(c.hash == hashed(token), c.kind == "invite", c.spent.is_(False)).values(spent=True)
    )
    return found.rowcount == 1


def living(connection: Connection, hashes: list[str]) -> set[str]:
    """Those of these tokens, by their hashes, that still give something."""
    c, found = t.tokens.c, set[str]()
    for first in range(0, len(hashes), AT_ONCE):
        some = hashes[first : first + AT_ONCE]
        found |= set(connection.execute(select(c.hash).where(c.hash.in_(some))).scalars())
    return found


def revoke_seat(connection: Connection, game: str, seat: int) -> None:
    """Every token and invitation of a seat dies, and no shelf remembers it."""
    c, k = t.tokens.c, t.kept_games.c
    connection.execute(delete(t.tokens).where(c.target == game, c.seat == seat, c.kind.in_(("seat", "invite"))))
    connection.execute(delete(t.kept_games).where(k.game == game, k.seat == seat, k.kind == "seat"))
    set_game(connection, game)


def revoke_watching(connection: Connection, game: str) -> None:
    """The link for those who watch dies, and no shelf remembers it."""
    c, k = t.tokens.c, t.kept_games.c
    connection.execute(delete(t.tokens).where(c.target == game, c.kind == "watch"))
    connection.execute(delete(t.kept_games).where(k.game == game, k.kind == "watch"))
    set_game(connection, game)


# chat


class ChatRow(msgspec.Struct, frozen=True):
    """Something said."""

    n: int
    seat: int
    name: str
    text: str
    at: int


def say(connection: Connection, game: str, seat: int, name: str, text: str) -> ChatRow:
    """Keep what was said."""
    stamp = now()
    made = connection.execute(
        insert(t.chat).values(game=game, seat=seat, name=name, text=text, at=stamp).returning(t.chat.c.n)
    )
    set_game(connection, game)
    return ChatRow(made.scalar_one(), seat, name, text, stamp)


def load_chat(connection: Connection, game: str, after: int = 0, most: int = 50) -> list[ChatRow]:
    """The newest things said, oldest first."""
    c = t.chat.c
    rows = connection.execute(
        select(c.n, c.seat, c.name, c.text, c.at).where(c.game == game, c.n > after).order_by(c.n.desc()).limit(most)
    ).all()
    return [ChatRow(*row) for row in reversed(rows)]


def versions(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """How far these games are: how many moves, and how many other changes."""
    c, found = t.games.c, dict[str, tuple[int, int]]()
    for first in range(0, len(ids), AT_ONCE):
        some = select(c.id, c.version, c.changed).where(c.id.in_(ids[first : first + AT_ONCE]))
        found |= {row.id: (row.version, row.changed) for row in connection.execute(some)}
    return found
