"""What is printed: the words of effects, definitions of cards, tiles and scenarios, the library, and the kit."""
