"""People who cast: Borgron and Maeliss in an empty hall, and a shaman against them."""

from __future__ import annotations

from typing import Any

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.systems.universalis.state import Lasting
from undercroft.systems.universalis.status.lasting_spells import begin

SHAMAN = {"creature": "orc-shaman", "hands": ["dagger"]}
FULL = 8


def mage(**more: Any) -> dict[str, Any]:
    """Borgron without skills or Fortune, an axe in one hand: Intelligence 5, 8 Mana."""
    return hero("borgron", **{"at": "c3", "facing": "east", **more})


def facing_orc(dice: Dice | None = None, *, board: str = HALL, turn: str | list[str] = "B", **more: Any) -> Play:
    """Borgron five squares from an orc in an empty hall."""
    people = {"B": mage(**more.pop("B", {})), "k": orc(**{"at": "h3", "facing": "west", **more.pop("k", {})})}
    return position(board, turn=turn, dice=dice, **people, **more)


ARMORED = 4
AIDS = ["magic-scroll", "components-for-magic"]


def lasting(turns: int, dice: Dice | None = None, **more: Any) -> Play:
    """Borgron with a Rune of Iron on himself for so many turns."""
    play = facing_orc(dice, **more)
    who = play.names["B"]
    begin(play.game, Lasting(spell="rune-of-iron", caster=who, targets=(who,), turns=turns))
    return play


def wizard(dice: Dice | None = None, **more: Any) -> Play:
    """Maeliss without skills or Fortune, five squares from an orc."""
    own = {"at": "c3", "facing": "east", "pack": [], **more.pop("M", {})}
    people = {"M": hero("maeliss", **own), "k": orc(**{"at": "h3", "facing": "west", **more.pop("k", {})})}
    return position(HALL, turn="M", dice=dice, **people, **more)


def attacked_by_shaman(dice: Dice, **more: Any) -> Play:
    """A shaman that decides to fight casts a Spirit Spear (4 dice) at Shara; Borgron stands behind her."""
    people = {
        "B": mage(**{"at": "b3", **more.pop("B", {})}),
        "S": hero(**{"at": "f3", "hands": ["broadsword"], **more.pop("S", {})}),
        "k": {**SHAMAN, "at": "h3", "cast": WITHOUT_SUMMONS, **more.pop("k", {})},
    }
    return position(more.pop("board", HALL), turn="k", dice=[2, *dice], **people, **more)


WITHOUT_SUMMONS = ["call-of-the-pack"] * 3


NOTHING = [1, 1, 1, 1, 1, 1]
"""Six damage dice that do nothing."""
