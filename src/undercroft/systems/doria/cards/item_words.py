"""The words of items: what counts while one is worn, what a hit brings, what using one does.  DO-0086 to DO-0124"""

from __future__ import annotations

from msgspec import Meta

from undercroft.systems.doria.cards.definitions import Element
from undercroft.systems.doria.cards.vocabulary import WORDS

w = WORDS.word

# While worn on the Body; bonuses of the same type from different items add up.  DO-0093
MELEE = w("melee", int, "more or less on every melee attack of the wearer (DO-0086)")
RANGED = w("ranged", int, "more or less on every ranged attack of the wearer (DO-0087)")
MAGIC = w("magic", int, "more or less on every magic attack of the wearer (DO-0088)")
DEFENCE = w("defence", int, "more or less on every melee and ranged defence of the wearer (DO-0090)")
RESISTANCE = w("resistance", int, "more or less on every psi resistance of the wearer (DO-0092)")
HP = w("hp", int, "more maximum and current HP (DO-0104)")
PP = w("pp", int, "more maximum and current PP (DO-0105)")
IP = w("ip", int, "more or fewer IP (DO-0103)")
TN = w("tn", int, "lowers the TN of the wearer's spells and items (DO-0110)", Meta(lt=0))
BELT = w("belt", int, "more Belt slots (DO-0111)", Meta(ge=1))
JUMP = w("jump", int, "more on every jump check (DO-0122)")
TRAP = w("trap", int, "more on every check to avoid or disarm a Trap (DO-0123)")
STRENGTH = w("strength", int, "more STR for the strength check of armor alone (DO-0124)")

# For one attack: paid for with PP, or of an enchanted edge.
WITH_ELEMENT = w("element", Element, "the attack is of this element (DO-0102, DO-0524)")

# A target that was wounded.
POISON = w("poison", int, "so many Poison Markers (DO-0108)", Meta(ge=1))

# When used.
HEAL = w("heal", int, "so many HP, up to the maximum (DO-0064, DO-C77)", Meta(ge=1))
PSI = w("psi", int, "so many PP, up to the maximum (DO-0064)", Meta(ge=1))
ANTIDOTE = w("antidote", int, "removes so many Poison Markers (DO-0167)", Meta(ge=1))
