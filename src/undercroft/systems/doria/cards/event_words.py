"""The words of events."""

from __future__ import annotations

from undercroft.systems.doria.cards.vocabulary import WORDS

w = WORDS.word
