"""The same game in a terminal."""
