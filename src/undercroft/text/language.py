"""Which languages the program speaks, and which of them a terminal asks for."""

from __future__ import annotations

import os

LANGUAGES = ("en", "it")
"""Every language the program speaks; the first is the default."""


def default_language() -> str:
    """The language of the terminal, if the program speaks it; otherwise English."""
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
