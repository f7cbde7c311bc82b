"""The dark side in the hands of a person."""
