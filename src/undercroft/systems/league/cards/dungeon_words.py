"""The words of what befalls heroes in a dungeon: traps, room events, searches, levers, furniture, dungeon events.

LE-0087, LE-0165, LE-0192, LE-0214, LE-0341, LE-G20 to LE-G24, LE-G26, LE-G33
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.monsters import Troop
from undercroft.systems.league.cards.values import Amount, Value
from undercroft.systems.league.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag
Few = Meta(ge=1, le=6)
Modifier = Annotated[int, Meta(ge=-40, le=40)]


class Hurt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Damage that is no strike: so much, of an element if need be; `armour` says that armour on the torso counts."""

    n: Amount
    element: Literal["", "fire", "frost", "acid"] = ""
    armour: bool = False


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check of a stat or skill, and what follows from it."""

    of: Value
    modifier: Modifier = 0
    when: tuple[When, ...] = ()
    passed: Effects = Effects()
    failed: Effects = Effects()


class Others(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same befalls every hero on the tile, or of the party; with `enemies` also every enemy there."""

    where: Literal["tile", "party"] = "tile"
    enemies: bool = False
    do: Effects


# Whoever it befalls.
HURT = w("hurt", Hurt, "suffers damage; natural armour counts, armour only if it says so (LE-G92)")
POISONED = w("poisoned", int, "tests CON with this modifier or is poisoned (LE-0519)", Meta(ge=-30, le=30))
DISEASED = w("diseased", int, "tests CON with this modifier or catches a disease (LE-0528)", Meta(ge=-30, le=30))
STUNNED = w("stunned", int, "loses so many AP in its next turn (LE-0532)", Meta(ge=1, le=2))
NETTED = flag("netted", "is caught as in a net and can only break free (LE-0831)")
KNOCKED_DOWN = flag("knocked-down", "falls over (LE-0426)")
HORROR = w("horror", int, "loses so much SANITY (LE-0087)", Few)
PEACE = w("peace", int, "regains so much SANITY, up to 10 (LE-0087)", Few)
RESTORES = w("restores", Amount, "regains so many HP, up to the maximum")
ENERGY_BACK = w("energy-back", int, "regains so many points of ENERGY", Meta(ge=1, le=3))
LUCKY = w("lucky", int, "has so much more LUCK, above the maximum if need be", Meta(ge=1, le=2))
PIT_FALL = w("pit-fall", Amount, "a pit opens under it: it falls in and suffers so much damage (LE-G118)")
WEARS_GEAR = w("wears-gear", int, "so many points of DUR of what it has in its hands or wears", Meta(ge=1, le=3))
CHECK = w("check", Test, "a check, and what follows from it")
BEFALLS = w("befalls", Others, "the same befalls everybody there")

# The party and the dungeon.
COINS_FOUND = w("coins-found", Amount, "finds ten times so many coins")
TREASURE = w("treasure", str, "finds something by a table of treasure (LE-G24, LE-G25)", Ref("treasures"))
CLUE = w("clue", int, "so many clues for levers (LE-0216)", Few)
RATIONS_FOUND = w("rations-found", int, "so many rations", Few)
RATIONS_LOST = w("rations-lost", int, "so many rations are lost, as far as there are any", Few)
ALARM = w("alarm", int, "the threat level rises so much (LE-0218)", Few)
QUIET = w("quiet", int, "the threat level falls so much (LE-0225)", Few)
HEART = w("heart", int, "party morale changes so much (LE-0090)", Meta(ge=-4, le=4))
WANDERER = flag("wanderer", "a wandering monster appears (LE-0248)")
AMBUSH = w("ambush", Troop, "monsters appear on the tile (LE-0314)")
SPRINGS_TRAP = flag("springs-trap", "a trap card is drawn, and by lot a hero has sprung it (LE-0264)")
PORTCULLIS = flag("portcullis", "a portcullis falls in the doorway and blocks the path (LE-0100)")
SLAMS_DOORS = flag("slams-doors", "the open doors of the tile fall shut")
UNLOCKS = flag("unlocks", "the doors and chests of the tile are neither locked nor trapped")
ENCOUNTERS = w("encounters", int, "changes the chance of encounters in all rooms and corridors", Meta(ge=-30, le=30))
FORESIGHT = flag("foresight", "the party sees which tile comes next behind every unopened door")
PASSAGE = flag("passage", "a secret door is found in a wall of the tile (LE-0142)")
MIMIC = flag("mimic", "it is a monster, and attacks (LE-0191)")
SPOILS = flag("spoils", "what was in the chest is destroyed")
