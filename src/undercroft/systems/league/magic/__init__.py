"""Casting, dispelling, prayers, alchemy."""
