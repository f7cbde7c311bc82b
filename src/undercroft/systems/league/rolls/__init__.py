"""Checks, perfect rolls, luck, and what is decided by them alone: poison, disease, fear, the mind."""
