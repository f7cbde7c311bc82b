"""The printed matter: the words of effects, definitions of cards and quests, the library, the kit they add up to."""
