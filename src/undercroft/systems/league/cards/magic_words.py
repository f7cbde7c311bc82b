"""The words of spells, prayers and potions: what they do when they take effect, and what counts while in force.

Damage, falls, stuns, poison and fright have their words in `dungeon_words`, healing and lower threat in `use_words`,
bonuses in `words`.

LE-0551 to LE-0565, LE-0607, LE-0626 to LE-0647, LE-G15 to LE-G17
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.systems.league.cards.combat_words import Element
from undercroft.systems.league.cards.monsters import Kind
from undercroft.systems.league.cards.values import Amount
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever attacks the bearer has so much less of CS or RS; with `of` only attackers of these kinds.  LE-0626"""

    n: Annotated[int, Meta(ge=-30, le=30)]
    of: tuple[Kind, ...] = ()


# When it takes effect on somebody.
LOSE = w("lose", Amount, "loses so many HP, whatever protects it (LE-0636, LE-0643)")
UNHOLY = w("unholy", Amount, "undead, demons and ethereal creatures suffer so much damage (LE-0758)")
DRAIN = flag("drain", "the caster regains half of the HP that were lost, rounded up")
CURE_POISON = flag("cure-poison", "is poisoned no longer (LE-0523)")
CURE_DISEASE = flag("cure-disease", "is diseased no longer (LE-0530)")
STAY = w("stay", int, "has so many AP less in this turn, unless it is wounded or stunned (LE-0642)", Meta(ge=1, le=2))
THRUST = w("thrust", int, "is moved so many squares straight away from the caster", Meta(ge=1, le=4))
FUMBLE = flag("fumble", "drops what it has in its hands (LE-0351, LE-0431)")
ROUSE = flag("rouse", "stands up, is neither stunned nor caught, and is afraid of nothing any more")
RETAKE = flag("retake", "takes the tests against fear and terror again that it has failed (LE-0628)")
FALTER_NOT = w(
    "falter-not", int, "has so many HP more, above its maximum, until the battle ends (LE-0645)", Meta(ge=1, le=10)
)
BLINK = flag("blink", "the caster stands on a free square in sight")
CALL = flag("call", "stands on the free square next to the caster that is nearest to it")
HASTEN = w("hasten", int, "has so many AP more in this turn", Meta(ge=1, le=2))
REFILL = w("refill", Amount, "regains so much mana, up to WIS (LE-G98)")
BURN_MANA = w("burn-mana", Amount, "loses so much mana")
MEND = w("mend", int, "what it has in its hands regains so many points of DUR", Meta(ge=1, le=6))
BANISH = flag("banish", "leaves this world: removed and counted as killed (LE-0748)")
UNBIND = flag("unbind", "spells in force on it end")
UNLOCK = flag("unlock", "a lock is open")
SEAL = flag("seal", "a door has a magic seal (LE-0259)")

# While it is in force.
GUARD = w("guard", Guard, "attackers have so much less of CS or RS (LE-0626)")
REGAINS = w("regains", int, "heals so many HP whenever its activation begins (LE-0631)", Meta(ge=1, le=4))
PRAYED_FOR = w("prayed-for", int, "heals so many HP at its activation if it passes RES (LE-0633)", Meta(ge=1, le=4))
ACTIONS = w("actions", int, "has so many AP more or fewer in each turn", Meta(ge=-2, le=1))
UNSEEN = flag("unseen", "enemies choose somebody else as long as they can (LE-0797)")
PROOF = w("proof", Element, "damage of this kind does nothing to it")
ARCANE_EDGE = flag("arcane-edge", "what it strikes with counts as a magic weapon (LE-0758)")
FEARLESS = flag("fearless", "is immune to fear and treats terror as fear (LE-0634)")
CLEAN_CASTING = flag("clean-casting", "a miscast may be disregarded; the priest tests RES instead (LE-0638)")
OPEN_GUARD = w("open-guard", int, "enemies so near to the priest have no TO HIT value", Meta(ge=1, le=6))
REFUSES_DEATH = flag("refuses-death", "a RES test brings it back to 1 HP when it has been brought to 0")
SPENT = flag("spent", "after the battle the priest loses 1 ENERGY, or half its CON until a rest (LE-0646, LE-0647)")
