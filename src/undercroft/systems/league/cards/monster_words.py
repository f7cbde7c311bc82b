"""The special rules of monsters: passive ones always count, active ones are used when the behaviour roll says so.

LE-0734, LE-0735, LE-C71 to LE-C124
"""

from __future__ import annotations

from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag

POISONOUS = flag("poisonous", "a hero it damages tests CON or is poisoned (LE-0798)")
FRENZY = flag("frenzy", "one more strike after an attack that caused damage (LE-0771, LE-G110)")
LARGE = flag("large", "takes 2 by 2 squares; rolls damage twice and keeps the better (LE-0780 to LE-0785)")
X_LARGE = flag("x-large", "takes 2 by 3 squares; otherwise as large; ignores pits (LE-0479, LE-0780, LE-0781)")
