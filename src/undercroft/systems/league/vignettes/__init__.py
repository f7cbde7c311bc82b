"""Positions, sentences and facts of vignettes."""
