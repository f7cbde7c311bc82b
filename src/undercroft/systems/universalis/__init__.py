"""Dungeon Universalis."""
