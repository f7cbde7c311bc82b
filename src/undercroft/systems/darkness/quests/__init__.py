"""The rules of the Quests, one file for each, bound to the moments of the game."""
