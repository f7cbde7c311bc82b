"""When Python looks for garbage that refers to itself: not while rules are at work, for they leave none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for cycles within: a game lets go of everything by itself, and the search would walk through all that
    is remembered again and again."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
