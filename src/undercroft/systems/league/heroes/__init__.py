"""Heroes made, levelled and kept."""
