"""The words of events.  DO-0287, DO-C97"""

from __future__ import annotations

from undercroft.systems.doria.cards.vocabulary import WORDS

flag = WORDS.flag

SECRET_DOOR = flag("secret-door", "a Secret Door opens in a Wall, and a tile is laid behind it (DO-0288)")
