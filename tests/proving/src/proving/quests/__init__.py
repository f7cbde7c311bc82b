"""Rules of single quests, bound to moments."""
