"""Undercroft plays tabletop dungeon crawls: four complete rule systems on one engine."""

__version__ = "0.1.0"
