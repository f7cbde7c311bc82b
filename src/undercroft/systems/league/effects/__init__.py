"""What the words of things do when they are used."""
