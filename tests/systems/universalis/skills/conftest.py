"""The odd skills are bound to their moments."""

from __future__ import annotations

from undercroft.systems.universalis import skills_blows, skills_fear, skills_starts, skills_venom

ODD = (skills_blows, skills_fear, skills_starts, skills_venom)
