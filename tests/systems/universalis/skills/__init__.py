"""What each skill does, and where it does nothing."""
