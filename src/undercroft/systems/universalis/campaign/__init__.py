"""The end of a quest, and what comes between quests."""
