"""The dark side played by a person."""
