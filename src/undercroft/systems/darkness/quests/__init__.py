"""The rules of the Quests, one file for each, bound to the moments of the game.  DA-0360 to DA-0480"""
