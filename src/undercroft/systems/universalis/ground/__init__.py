"""Figures on the map: where they stand, walk, see, reach and jump; who engages whom; light and water."""
