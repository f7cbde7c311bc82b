"""The system and its box, made once for all tests."""

from __future__ import annotations

from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.system import UniversalisSystem

SYSTEM = UniversalisSystem()
BOX = library()
