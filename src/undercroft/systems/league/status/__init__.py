"""What is on a model and what passes with turns: hit points, conditions, sanity, party morale, wear."""
