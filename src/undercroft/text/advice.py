"""Advice in words: why an option is good."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.text.messages import Messages


def advice_line(reasons: Sequence[tuple[str, float]], said: Messages, *, clear: bool, untold: bool) -> str:
    """What comes of an option, one thing after the other, and whether it is clearly the best."""
    if untold:
        return said.text("advice-untold")
    parts = [said.text(f"advice-{name}", value=value) for name, value in reasons] or [said.text("advice-nothing")]
    return "; ".join([said.text("advice-clear"), *parts] if clear else parts)
