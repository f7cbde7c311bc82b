"""What a seat sees of a game of League of Dungeoneers."""
