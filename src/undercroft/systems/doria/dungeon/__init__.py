"""Exploring, placing, initiative, doom."""
