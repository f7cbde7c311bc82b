"""The words of events: among the Loot Cards, at doors, and of rooms.  DO-0287, DO-0348, DO-C97, DO-G12, DO-G13"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects
from undercroft.systems.doria.cards.definitions import Attribute
from undercroft.systems.doria.cards.scenarios import OwnName
from undercroft.systems.doria.cards.vocabulary import WORDS

w, flag = WORDS.word, WORDS.flag


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check with 2D and two attributes against `base` + `factor` x ML, and what follows from it."""

    check: tuple[Attribute, Attribute]
    base: Annotated[int, Meta(ge=10, le=60)]
    factor: Annotated[int, Meta(ge=0, le=6)] = 2
    passed: Effects = Effects()
    failed: Effects = Effects()


class Others(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something befalls everybody who is conscious, in the room of whoever the event is about or anywhere."""

    where: Literal["room", "anywhere"] = "room"
    do: Effects


Modifier = Annotated[str, Ref("modifiers")]

SECRET_DOOR = flag("secret-door", "a Secret Door opens in a Wall, and a tile is laid behind it (DO-0288)")
TEST = w("test", Test, "a check, and what follows from it")
EVERYBODY = w("everybody", Others, "the same befalls everybody in the room, or anywhere")
FIND = w("find", int, "draws so many Loot Cards and follows them", Meta(ge=1, le=3))
XP = w("xp", int, "the group gains so many XP", Meta(ge=1, le=4))
GOLD = w("gold", int, "the group has so much gold more in the next Phase I", Meta(ge=1, le=4))
RUSH = w("rush", int, "gains so many AP, up to 40", Meta(ge=1, le=20))
PATCH = flag("patch", "all its damaged cards on the Body are repaired")
CALM = w("calm", int, "the Doom Counter goes so many fields back, never past the monster head", Meta(ge=1, le=4))
JAMMED = flag("jammed", "the door stays shut; it may be tried again")
DETOUR = flag("detour", "the next tile goes under the deck, and the one below it is laid")
QUIET = flag("quiet", "no monsters come with the next tiles")
MORE_GUARDS = w("more-guards", int, "so many monsters more come with the next tiles", Meta(ge=1, le=3))
MARKED_BY = w("marked-by", str, "the monsters of the next tiles have this modifier", Ref("modifiers"))
HOARD = w("hoard", int, "so many Loot Markers more lie on the next tiles", Meta(ge=1, le=3))
FRESH_SHOP = flag("fresh-shop", "the shop's cards are replaced by new ones")


class Arrivals(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Monsters that come because the story says so: so many, and one more for each `per` characters; they have lost
    `weary` HP already for each character fewer than four."""

    monster: Annotated[str, Ref("monsters", (), ("bosses",))]
    n: Annotated[int, Meta(ge=0, le=6)] = 1
    per: Annotated[int, Meta(ge=0, le=6)] = 0
    modifiers: tuple[Annotated[str, Ref("modifiers")], ...] = ()
    mark: OwnName = ""
    weary: Annotated[int, Meta(ge=0, le=4)] = 0
    at: Literal["here", "entrance"] = "here"


ARRIVE = w("arrive", Arrivals, "monsters come, beside whoever it is about or at the entrance")
LEVEL = w("level", int, "the Monster Level rises by so much", Meta(ge=1, le=2))
GRANT = w("grant", str, "receives a Campaign Item", Ref("campaign-items"))
