"""The words of what happens once: when a thing is used, when a perk is paid for.  LE-0073, LE-0610, LE-G07, LE-G14"""

from __future__ import annotations

from msgspec import Meta

from undercroft.systems.league.cards.values import Amount
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag


HEALS = w("heals", Amount, "so many HP, up to the maximum (LE-G38)")
MORALE = w("morale", int, "party morale rises so much (LE-0104)", Meta(ge=1, le=6))
CALMS = w("calms", int, "the threat level falls so much (LE-0225)", Meta(ge=1, le=5))
FORTUNE = w("fortune", int, "gains so much LUCK, which it may have beyond its own (LE-0659)", Meta(ge=1, le=2))
COURAGE = flag("courage", "is afraid of nobody any more (LE-0635)")
