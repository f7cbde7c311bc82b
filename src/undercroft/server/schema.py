"""The tables of the database, the same for SQLite and PostgreSQL; `migrations/` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

EDITIONS = ("0001", "0002")
"""Every migration, in order; what one adds has a default, so that rows of any older edition fit the tables."""

HEAD = EDITIONS[-1]
"""The newest migration; a database that stands there needs no look at the others."""

metadata = MetaData()

_serial = BigInteger().with_variant(Integer(), "sqlite")

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("system", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("quest", String(128), nullable=False),
    Column("title", String(120), nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("origin", LargeBinary),
    Column("absent", Integer, nullable=False),
    Column("given_seed", Boolean, nullable=False),
    Column("vote", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("notice", Text, nullable=False),
    Column("replay", String(24), nullable=False),
    Column("campaign", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("changed", Integer, nullable=False, server_default="0"),
    Column("muted", Text, nullable=False, server_default=""),
)
"""One game: `version` counts its moves and is the lock under which they are appended; `changed` counts everything else
that is done to it, so that a server process that missed a notice finds out; `muted` seats may not speak."""

seats = Table(
    "seats",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("role", String(64), nullable=False),
    Column("who", String(8), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
)
"""The seats: a person, an open seat, a bot; and the answers a person has given once for all."""

moves = Table(
    "moves",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("id", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("luck", LargeBinary),
    Column("at", BigInteger, nullable=False),
    Column("told", LargeBinary),
    UniqueConstraint("game", "seat", "id", name="moves_once"),
)
"""What was done, only ever appended: move n leads to version n; `told` are the events that came of it."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The record of a game with its last checkpoint, every fifty moves and at the end."""

chat = Table(
    "chat",
    metadata,
    Column("n", _serial, primary_key=True, autoincrement=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_of_game", "game", "n"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("spent", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_of_target", "target", "seat"),
)
"""What an unguessable link gives: its hash, the kind, the game or shelf, the seat."""

shelves = Table(
    "shelves",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

heroes = Table(
    "heroes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("shelf", String(24), ForeignKey("shelves.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("system", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("icon", String(80), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("shelf", String(24), ForeignKey("shelves.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("system", String(64), nullable=False),
    Column("title", String(120), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("playing", String(24), nullable=False),
    Column("touched", BigInteger, nullable=False),
)

kept_games = Table(
    "kept_games",
    metadata,
    Column("shelf", String(24), ForeignKey("shelves.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Seats an owner of a shelf holds; a new token for them is made on demand."""

accounts = Table(
    "accounts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("shown", String(40), nullable=False),
    Column("password", String(200), nullable=False),
    Column("shelf", String(24), ForeignKey("shelves.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False),
    Column("account", String(40), ForeignKey("accounts.name", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("info", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)
