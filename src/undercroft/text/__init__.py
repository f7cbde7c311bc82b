"""Messages in English and Italian, and narration from events."""
