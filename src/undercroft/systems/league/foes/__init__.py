"""How the game plays its own side."""
