"""What a character may do when it is active: one file for each family of actions."""
