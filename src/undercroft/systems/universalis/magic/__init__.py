"""Spells: which characters may cast which, the casting, and what takes effect."""
