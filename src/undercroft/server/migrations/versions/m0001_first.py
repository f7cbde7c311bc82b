"""The first tables."""

from __future__ import annotations

from alembic import op

from undercroft.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table of the first edition."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Take them away again."""
    metadata.drop_all(op.get_bind())
