"""The game as people meet it: a real browser in front of a real server."""
