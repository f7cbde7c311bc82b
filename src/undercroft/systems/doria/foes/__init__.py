"""How the game plays its monsters: their order, targets, ways and turns.  DO-0351 to DO-0382"""
