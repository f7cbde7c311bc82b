"""Packs of data: load, check, look up; decks, tables and rulings."""
