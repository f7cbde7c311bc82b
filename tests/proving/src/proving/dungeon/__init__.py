"""Exploring: rooms, doors, chests, tiles that are laid."""
