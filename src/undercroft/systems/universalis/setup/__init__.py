"""From options and a quest to the first state."""
