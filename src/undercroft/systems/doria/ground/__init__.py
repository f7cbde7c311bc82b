"""Figures on the ground: who stands where, walking, jumping, sight."""
