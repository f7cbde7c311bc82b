"""Exploring: revealing, placing, initiative, traps, events, the mission."""
