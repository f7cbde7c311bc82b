"""The vocabulary of League's cards; the words stand in `words`, `monster_words` and the others beside them."""

from __future__ import annotations

from undercroft.content.vocabulary import Vocabulary

WORDS = Vocabulary()
