"""Massive Darkness: zones, shadow, mobs and guardians."""
