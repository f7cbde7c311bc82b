"""Rules of single quests, bound to moments under their names."""
