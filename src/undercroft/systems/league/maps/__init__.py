"""How the tiles of a dungeon look and lie, and the ground of one arrangement; knows no figures."""
