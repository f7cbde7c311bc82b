"""Times as people and programs read them."""

from __future__ import annotations

from datetime import UTC, datetime


def iso(milliseconds: int) -> str:
    """A time in the database as ISO 8601."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
