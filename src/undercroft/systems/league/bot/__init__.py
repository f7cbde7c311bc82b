"""A sensible player of League of Dungeoneers: a readable policy over what a seat sees."""
