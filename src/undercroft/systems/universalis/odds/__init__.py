"""What an attack came to, and what may be forgotten on the way."""
