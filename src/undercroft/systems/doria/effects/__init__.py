"""What the words of cards do, bound once to the occasions on which they do it."""
