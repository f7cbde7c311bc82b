"""The vocabulary of Doria's cards; the words stand in `item_words`, `monster_words`, `trap_words`, `event_words`."""

from __future__ import annotations

from undercroft.content.vocabulary import Vocabulary

WORDS = Vocabulary()
