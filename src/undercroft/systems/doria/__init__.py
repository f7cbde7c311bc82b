"""Dungeons of Doria: initiative as a currency, exploding dice, a dungeon that grows tile by tile, a doom counter."""
