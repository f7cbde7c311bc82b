"""The positions, sentences and facts of vignettes."""
