"""Exploring: tiles, doors, traps, threat, wandering monsters, rest, what happens in a dungeon."""
