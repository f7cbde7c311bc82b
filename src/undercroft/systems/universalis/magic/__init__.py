"""Spells: who may cast what, the casting, what takes effect."""
