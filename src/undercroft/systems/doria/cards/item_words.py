"""The words of items: what counts while one is worn, what a hit brings, what using one does.  DO-0086 to DO-0124"""

from __future__ import annotations

from msgspec import Meta

from undercroft.systems.doria.cards.definitions import Element
from undercroft.systems.doria.cards.vocabulary import WORDS

w = WORDS.word
flag = WORDS.flag

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

TOUGH = w("tough", int, "every hit on the wearer deals so much less damage", Meta(ge=1))
MIGHT = w("might", int, "more damage with every melee weapon of the wearer", Meta(ge=1))
HEALING = w("healing", int, "more HP from every healing spell of the wearer", Meta(ge=1))
ANTITOXIN = w("antitoxin", int, "more on every poison check of the wearer (DO-0162)")
REACH = w("reach", int, "more range of every ranged and magic attack of the wearer (DO-0114)", Meta(ge=1))
DRAW = w("draw", int, "reaching into the Belt costs so many AP less (DO-0065)", Meta(ge=1, le=4))
MENDING = w("mending", int, "repairing costs so many AP less (DO-0255)", Meta(ge=1))

# For one attack: what PP buy, or what the card itself brings.  DO-0117, DO-0424
ELEMENT = w("element", Element, "the attack is of this element (DO-0102, DO-0524)")
DICE = w("dice", int, "so many dice more", Meta(ge=1, le=4))
PLUS = w("plus", int, "so much more on the roll", Meta(ge=1))
FORCE = w("force", int, "so much more damage (DO-0094)", Meta(ge=1))
PIERCE = flag("pierce", "the damage ignores all armor (DO-0107)")

# A target that was wounded, or that an attack without damage has hit.  DO-G35
POISON = w("poison", int, "so many Poison Markers (DO-0108)", Meta(ge=1))
DISARM = flag("disarm", "the target is Disarmed (DO-0129)")
HOLD = flag("hold", "the target is Immobilized until the end of the round (DO-0128)")
STUN = flag("stun", "a monster that has yet to act in this round does not")
DRAIN = w("drain", int, "the attacker regains as many HP as were lost, at most so many (DO-0064)", Meta(ge=1))
SIPHON = w("siphon", int, "the attacker regains so many PP (DO-0064)", Meta(ge=1))
PUSH = w("push", int, "the target is pushed so many squares straight away from the attacker", Meta(ge=1, le=4))

# When used.
HEAL = w("heal", int, "so many HP, up to the maximum (DO-0064, DO-C77)", Meta(ge=1))
PSI = w("psi", int, "so many PP, up to the maximum (DO-0064)", Meta(ge=1))
ANTIDOTE = w("antidote", int, "removes so many Poison Markers (DO-0167)", Meta(ge=1))
LASTS = flag("lasts", "what the card gives is given to the target until the end of the round")
HASTE = w("haste", int, "so many AP more in this round, up to 40 (DO-0141)", Meta(ge=1))
FREE = flag("free", "the target is no longer held or Disarmed (DO-0128, DO-0129)")
MEND = w("mend", int, "repairs so many damaged cards on the target's Body (DO-0255)", Meta(ge=1))
BLINK = flag("blink", "the user stands on a free square in range and sight")
HARM = w("harm", int, "so much damage to every target, less its AR (DO-0098)", Meta(ge=1))
