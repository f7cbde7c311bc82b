"""Rules of single scenarios, bound to moments."""
