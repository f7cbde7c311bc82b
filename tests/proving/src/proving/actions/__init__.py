"""What may be done in a turn."""
