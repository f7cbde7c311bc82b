"""What comes between quests: settlements, travel, the journal."""
