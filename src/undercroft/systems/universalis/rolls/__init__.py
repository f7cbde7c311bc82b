"""Dice and what is read in them: tests, contests, rerolls, Fortune, choosing at random."""
