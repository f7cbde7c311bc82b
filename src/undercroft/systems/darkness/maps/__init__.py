"""How tiles lie, and the ground of one arrangement of doors and pieces; figures are unknown here."""
