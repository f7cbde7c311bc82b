"""Words of what is done to body and mind: the element of a weapon, what mental conditions bring.  LE-G32"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Meta

from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag


class Element(StrEnum):
    """What damage is, if it is no plain damage.  LE-0512 to LE-0518"""

    FIRE = "fire"
    FROST = "frost"
    ACID = "acid"


ELEMENT = w("element", Element, "its damage is of this element")
UNDEFENDED = flag("undefended", "takes no parry stance and parries nothing (LE-0491)")
DISTRUSTFUL = flag("distrustful", "lets nobody else bandage it while it is on its feet (LE-0278)")
LISTLESS = w("listless", int, "on a d10 up to this it has 1 AP less in its turn (LE-0061)", Meta(ge=1, le=9))
BRITTLE = w("brittle", int, "every loss of SANITY is so much greater (LE-0077)", Meta(ge=1, le=3))
DREADS_FIRE = flag("dreads-fire", "is stunned whenever fire hurts it (LE-0512, LE-0532)")
GIVES_BACK_ENERGY = flag("gives-back-energy", "a skill roll of 01 to 10 gives back a point of ENERGY (LE-0629)")
SANE = flag("sane", "a RES test averts whatever would cost it SANITY (LE-0637)")
