"""Games that are no quests: making a hero.  LE-0004"""

from __future__ import annotations

CREATION = "hero-creation"
