"""The functions our Fluent files may call; the browser client has the same ones.

They are our own because the formats of `NUMBER` differ between the Fluent runtimes of Python and JavaScript.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Value = str | int | float
"""The values that a message may be given."""

MINUS = "\N{MINUS SIGN}"


def signed(value: Value) -> str:
    """A number with its sign: +2, −1, +0."""
    number = int(value)
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def percent(value: Value) -> str:
    """A chance in whole percent; a possible event is never 0%, an uncertain one never 100%."""
    chance = float(value)
    whole = int(chance * 100 + 0.5)
    if chance > 0 and whole == 0:
        return "<1%"
    if chance < 1 - 1e-9 and whole == 100:
        return ">99%"
    return f"{whole}%"


def dice(value: Value) -> str:
    """Dice as people write them: `1d6+2d10!` is d6 + 2d10."""
    return re.sub(r"\b1(?=[^\W\d])", "", str(value)).replace("!", "").replace("+", " + ")


def times(value: Value) -> str:
    """How many times: ×3."""
    return f"×{int(value)}"


FUNCTIONS: Mapping[str, Callable[[Any], Any]] = {
    "SIGNED": signed,
    "PERCENT": percent,
    "DICE": dice,
    "TIMES": times,
}
"""Every function by its name in the files."""
