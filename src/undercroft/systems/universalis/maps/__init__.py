"""How tiles lie, and the ground with its doors and pieces as they stand; figures are unknown here."""
