"""The rules of the quests, one file for each that has rules of its own, bound to the moments of the game.  UN-1181"""
