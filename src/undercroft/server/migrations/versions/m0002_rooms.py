"""Those who may not speak, what has changed beside the moves, what was told, when a shelf was last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what the second edition keeps; everything has a default, so that older backups still fit."""
    op.add_column("games", sa.Column("changed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("muted", sa.Text(), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("told", sa.LargeBinary(), nullable=True))
    op.add_column("shelves", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Take away what the second edition keeps."""
    for table, column in (("games", "changed"), ("games", "muted"), ("moves", "told"), ("shelves", "seen")):
        op.drop_column(table, column)
