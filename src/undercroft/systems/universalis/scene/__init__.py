"""What a seat sees, and how options are put into words."""
