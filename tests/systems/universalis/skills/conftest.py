"""The odd skills are bound to their moments."""

from __future__ import annotations

from undercroft.systems.universalis import skills

ODD = skills.BOUND
