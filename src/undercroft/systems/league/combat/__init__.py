"""One attack from declaration to aftermath, damage of every kind, bleeding out and what helps against it."""
