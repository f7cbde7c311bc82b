"""One attack from declaration to aftermath, and damage of every kind."""
