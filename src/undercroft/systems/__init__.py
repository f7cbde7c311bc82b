"""The games, each the same inside."""
