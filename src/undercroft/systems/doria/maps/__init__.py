"""How tiles lie, and the ground of one arrangement of tiles, doors and markers; knows no figures."""
