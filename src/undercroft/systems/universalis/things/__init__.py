"""Equipment: slots, burdens, decks of objects."""
