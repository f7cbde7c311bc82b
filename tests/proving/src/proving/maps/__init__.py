"""How boards and tiles lie; no figures."""
