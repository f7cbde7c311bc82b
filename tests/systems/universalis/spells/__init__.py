"""What each spell does, and where it does nothing."""
