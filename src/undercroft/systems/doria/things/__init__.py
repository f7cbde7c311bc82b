"""Equipment: slots, zones, the decks of Loot Cards, the shop."""
