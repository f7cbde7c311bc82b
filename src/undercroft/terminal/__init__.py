"""The games played in a terminal."""
