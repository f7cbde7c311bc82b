"""Quests made or checked by the design rules."""
