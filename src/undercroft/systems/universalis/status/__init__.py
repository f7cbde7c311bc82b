"""What is on a character or the table: conditions, lasting spells, counted uses, scores; what passes with turns."""
