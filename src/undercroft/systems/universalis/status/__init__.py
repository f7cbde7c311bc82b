"""What a character or the table is under: conditions, lasting spells, counted uses, scores, and how they pass."""
