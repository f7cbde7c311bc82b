"""More about an option, in phrases: how a melee would be rolled."""

from __future__ import annotations

from undercroft.kernel.requests import Ask, Option
from undercroft.systems.universalis.game import Universalis


def explain(game: Universalis, ask: Ask, option: Option) -> str:
    """More about a choice."""
    return ""
