"""Packs written from the docs, and what becomes of them."""
