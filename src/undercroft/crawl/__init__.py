"""What dungeon crawls share; knows no game.

Plain structs and functions on top of kernel, board, content and text: families of options, item copies and bags, decks
and bags of tokens, ways cut into legs.  A system takes what it needs; nothing here calls a system.
"""
