"""What a hero may do in its activation: one file for each family of actions."""
