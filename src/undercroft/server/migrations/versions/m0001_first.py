"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLES = (
    "seats",
    "moves",
    "snapshots",
    "chat",
    "tokens",
    "heroes",
    "campaigns",
    "kept_games",
    "sessions",
    "accounts",
    "replays",
    "shelves",
    "games",
)


def upgrade() -> None:
    """Make every table of the first edition."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("system", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("quest", sa.String(length=128), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.Column("origin", sa.LargeBinary(), nullable=True),
        sa.Column("absent", sa.Integer(), nullable=False),
        sa.Column("given_seed", sa.Boolean(), nullable=False),
        sa.Column("vote", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("notice", sa.Text(), nullable=False),
        sa.Column("replay", sa.String(length=24), nullable=False),
        sa.Column("campaign", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("info", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "shelves",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("spent", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("tokens_of_target", "tokens", ["target", "seat"], unique=False)
    op.create_table(
        "accounts",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("shown", sa.String(length=40), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("shelf", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["shelf"],
            ["shelves.id"],
        ),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("shelf", sa.String(length=24), nullable=False),
        sa.Column("system", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=120), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("playing", sa.String(length=24), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["shelf"], ["shelves.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_campaigns_shelf"), "campaigns", ["shelf"], unique=False)
    op.create_table(
        "chat",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("n"),
    )
    op.create_index("chat_of_game", "chat", ["game", "n"], unique=False)
    op.create_table(
        "heroes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("shelf", sa.String(length=24), nullable=False),
        sa.Column("system", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("icon", sa.String(length=80), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["shelf"], ["shelves.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_heroes_shelf"), "heroes", ["shelf"], unique=False)
    op.create_table(
        "kept_games",
        sa.Column("shelf", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["shelf"], ["shelves.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("shelf", "game", "seat"),
    )
    op.create_table(
        "moves",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("luck", sa.LargeBinary(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version"),
        sa.UniqueConstraint("game", "seat", "id", name="moves_once"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("role", sa.String(length=64), nullable=False),
        sa.Column("who", sa.String(length=8), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "version"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.name"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_sessions_account"), "sessions", ["account"], unique=False)


def downgrade() -> None:
    """Take every table away again."""
    for name in TABLES:
        op.drop_table(name)
