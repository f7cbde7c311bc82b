"""What is proved of games: the rules and the tests that answer for them, and what every system must keep.

Stands on the kernel and names no game: which catalogues of rules there are is written beside them.
"""
