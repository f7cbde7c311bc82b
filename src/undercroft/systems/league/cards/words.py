"""The words of what is in force on a model: talents, things that are worn, conditions, prayers, lasting spells.

Bonuses of different sources add up.  LE-0015, LE-0073, LE-0436
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag
Points = Annotated[int, Meta(ge=-60, le=60)]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much more or less of a stat or skill, under these circumstances."""

    of: Value
    n: Points
    when: tuple[When, ...] = ()


BONUS = w("bonus", Bonus, "so much more or less of a stat or skill while it is in force")
MOVEMENT = w("movement", int, "so many squares more or fewer in a move", Meta(ge=-4, le=4))
MAX_HP = w("max-hp", int, "so many more or fewer hit points at the most", Meta(ge=-10, le=20))
NATURAL_ARMOUR = w("natural-armour", int, "so much more natural armour", Meta(ge=1, le=4))
DAMAGE_BONUS = w("damage-bonus", int, "so much more damage with close combat weapons", Meta(ge=1, le=6))


class Damage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much more or less damage of the bearer's attacks, under these circumstances."""

    n: Annotated[int, Meta(ge=-10, le=10)]
    when: tuple[When, ...] = ()


# attacks
DAMAGE = w("damage", Damage, "so much more or less damage with every strike and shot")
DUAL_WIELDING = flag("dual-wielding", "fights with a weapon in each hand: +1 damage, +5 on weapon parries (LE-0357)")
WEAPON_PARRY = w("weapon-parry", int, "so much more on parries with a weapon (LE-0493)", Meta(ge=1, le=30))
SHIELD_PARRY = w("shield-parry", int, "so much more on parries with a shield (LE-0490, LE-0495)", Meta(ge=1, le=30))
DODGES = w("dodges", int, "may dodge so many times more in a battle (LE-0487)", Meta(ge=1, le=3))
NEVER_WEARS = flag("never-wears", "it loses no points of durability (LE-0505)")
DRINKS = w("drinks", int, "whoever wounds with it regains so many HP", Meta(ge=1, le=3))
STUNS = flag("stuns", "whoever is wounded is stunned (LE-0532)")
IGNORES_WOUNDS = flag("ignores-wounds", "has its AP though it is wounded (LE-0511)")
IGNORES_COVER = flag("ignores-cover", "shots are not hindered by what stands in the line (LE-0359)")
SLIPS = flag("slips", "pays nothing more in an enemy's ZOC (LE-0159)")
QUICK_LOAD = flag("quick-load", "loads a ranged weapon for 0 AP (LE-0377)")

# body and mind
CARRIES = w("carries", int, "so much more ENC before it is too much (LE-0118)", Meta(ge=1, le=30))
CALM = w("calm", int, "every loss of SANITY above 1 is so much less (LE-0077)", Meta(ge=1, le=2))
LUCK = w("luck", int, "so much more LUCK (LE-0659)", Meta(ge=1, le=3))
LEADS = w("leads", int, "so much more starting party morale (LE-0030)", Meta(ge=1, le=4))
REST_HP = w("rest-hp", int, "regains so many more HP by a short rest (LE-0291)", Meta(ge=1, le=6))
REST_ENERGY = w("rest-energy", int, "so much likelier to regain ENERGY by a short rest (LE-0292)", Meta(ge=5, le=50))
REST_MORALE = w("rest-morale", int, "so much more party morale by a short rest undisturbed (LE-0290)", Meta(ge=1, le=2))

# crafts
KEEPS_PICKS = flag("keeps-picks", "a lock pick that fails is not used up (LE-0678)")
GOLD = w("gold", int, "so much per cent more coins where the bearer finds treasure (LE-0169)", Meta(ge=10, le=100))
PRAYER_TURNS = w(
    "prayer-turns", int, "prayers begun between battles last so many turns more (LE-0620)", Meta(ge=1, le=4)
)
UNBROKEN_PRAYER = flag("unbroken-prayer", "neither a fall nor a stun ends the prayer (LE-0622)")
MANA = w("mana", int, "so much more mana at the most (LE-0013)", Meta(ge=1, le=30))
MANA_SAVING = w("mana-saving", int, "spells cost so much less mana, at least 1 (LE-0558)", Meta(ge=1, le=3))
FOCUS = w("focus", int, "each AP of focus gives so much more (LE-0566)", Meta(ge=1, le=10))
MISCAST = w("miscast", int, "the miscast threshold is so much higher (LE-0560)", Meta(ge=1, le=5))
