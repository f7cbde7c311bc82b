"""The words of what befalls travellers and of what places do for them, besides those of `words`.

UN-1218, UN-1232, UN-1240, UN-1266, UN-1297, UN-1309
"""

from __future__ import annotations

from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.systems.universalis.cards.words import WORDS as WORDS

w, flag = WORDS.word, WORDS.flag

LOSE_COINS = w("lose-coins", str, "lose coins: dice such as 1d6", Meta(pattern=r"^(\d+|\d*d\d+(\+\d+)?)$"))
LOSE_THINGS = w("lose-things", int, "lose so many things at random", Meta(ge=1, le=4))
BRINGS = w("brings", str, "come by this thing", Ref("things", others=("weapons", "armors", "shields")))
LUCK_BACK = w("luck-back", int, "recover so much Fortune (99: all)", Meta(ge=1))
UNLUCKY = w("unlucky", int, "lose so much Fortune", Meta(ge=1, le=3))
DRAINED = w("drained", int, "lose so much Mana", Meta(ge=1, le=6))
INSIGHT = w("insight", int, "gain so many points of experience", Meta(ge=1, le=3))
DETAINED = w("detained", int, "be held back for so many campaign turns (UN-1297)", Meta(ge=1, le=6))
NO_FARTHER = flag("no-farther", "the group travels no farther in this campaign turn")
LEAK = w("leak", int, "the boat loses so many points of Structure (UN-1251)", Meta(ge=1, le=6))
CAULKED = w("caulked", int, "the boat regains so many points of Structure", Meta(ge=1, le=30))
TIDINGS = flag("tidings", "an independent quest is unlocked (UN-1218)")
SHADOWED = flag("shadowed", "the Dark Player places a Danger marker (UN-1309)")
MENDED = flag("mended", "an injury that can be cured is cured")
STRAYS = flag("strays", "a companion without Flying leaves for good")
