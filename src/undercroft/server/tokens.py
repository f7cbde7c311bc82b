"""Unguessable words: links, ids, and what is kept of them."""

from __future__ import annotations

import secrets
import string
from hashlib import sha256
from typing import Literal

Kind = Literal["seat", "host", "invite", "watch", "shelf"]

_LETTERS = string.ascii_lowercase + string.digits


def new_token() -> str:
    """A link's secret: 192 random bits, 32 characters."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name for a game, a replay, a hero: not secret, not guessed by accident."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def hashed(token: str) -> str:
    """What the database keeps of a token; the token has bits enough that no salt is needed."""
    return sha256(f"undercroft token {token}".encode()).hexdigest()
