"""What the proving game is made of: kinds of figures, cards, quests and their boards."""

from __future__ import annotations

import msgspec

from undercroft.board.text import LEGEND, Legend, Look

LEGEND_HERE: Legend = {
    **LEGEND,
    "?": Look("doubtful"),
    "$": Look("chest"),
    **{letter: Look(f"room-{letter}") for letter in "abcd"},
}


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """What all figures of a kind have in common; `box` says how many of them there are."""

    name: str
    side: str = "foe"
    health: int = 1
    attack: int = 1
    shot: int = 0
    defence: int = 0
    speed: int = 3
    size: int = 1
    points: int = 0
    shield: bool = False
    skills: tuple[str, ...] = ()
    box: int = 1


KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            name="knight",
            side="hero",
            health=5,
            attack=2,
            defence=2,
            points=1,
            shield=True,
            skills=("guard", "shove"),
        ),
        Kind(name="archer", side="hero", health=4, attack=1, shot=2, defence=1, points=2),
        Kind(name="rogue", side="hero", health=4, attack=2, defence=1, points=2, skills=("backstab",)),
        Kind(name="priest", side="hero", health=4, attack=1, defence=1, points=2, shield=True, skills=("guard",)),
        Kind(name="rat", health=1, attack=1, speed=4, box=4),
        Kind(name="goblin", health=2, attack=2, defence=1, box=4),
        Kind(name="slinger", health=1, attack=1, shot=2, speed=2, box=3),
        Kind(name="ogre", health=5, attack=3, defence=1, speed=2, size=2),
        Kind(name="pillar", side="thing", health=6, attack=0),
    )
}

HEROES = ("knight", "archer", "rogue", "priest")

LOOT = ("blade", "potion", "charm", "cloak", "purse", "cobweb", "bone", "mirror", "axe")
"""Every loot card is there once."""

SLOTS = {"blade": "hand", "axe": "hand", "cloak": "back"}
"""Where a card is worn; the others work from the pack."""

ROOMS = {"hand": 1, "back": 1}
"""What each slot has room for."""

DURABILITY = {"blade": 2, "axe": 1}
"""So many hits a weapon takes before it is damaged."""

AIM, FUMBLE, DISASTER = 60, 95, 100
"""A weapon is hurled on d100 under this, less ten for each die of the target's defence; from here on it is a fumble."""

HURLED = 4
"""So far an axe flies."""

HELD = 3
"""So many cards a hero may have."""

TRAPS = ("snare", "snare", "bell", "bell", "fog", "fog")

BROODS = {"rats": ("rat", "rat", "rat"), "goblins": ("goblin", "goblin"), "slingers": ("slinger", "slinger")}

BROOD = ("rats", "goblins", "slingers", "rats", "quiet")


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """A quest: the board, who is on it, how long it may take, and the quest's own rules by name."""

    id: str
    drawing: str
    foes: tuple[tuple[str, str], ...]
    things: tuple[tuple[str, str], ...] = ()
    pits: int = 2
    limit: int = 10
    rules: tuple[str, ...] = ()


CELLAR = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|* * * . . # a a a a # b b b|
+ + + + + + + + + + + + + + +
|* * * . ? . a a a a # b b b|
+ + + + + + + + + + + + + + +
|* * * . . # a a a a # b b $|
+ + + + + + + + + + + + +=+ +
|# . # # ? # # . # # # # . #|
+ + + + + + + + + + + + + + +
|. . ? . . . . ? . . . ? . .|
+ + + + + + + + + + + + + + +
|. . # # . # # # . # # . . .|
+ +=+ + + + + + +=+ + + + + +
|c c c # . # d d d d # . . .|
+ + + + + + + + + + + + + + +
|c c $ # . # d d d $ # . . .|
+ + + + + + + + + + + + + + +
|c c c # . ? . # # # # . . .|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""

SHRINE = """
+-+-+-+-+-+-+-+-+-+
|. . . ? . ? . . .|
+ + + + + + + + + +
|. # . . . . . # .|
+ + + + + + + + + +
|. . . * * * . . .|
+ + + + + + + + + +
|? . . * . * . . ?|
+ + + + + + + + + +
|. . . * * * . . .|
+ + + + + + + + + +
|. # . . . . . # .|
+ + + + + + + + + +
|. . . ? $ ? . . .|
+-+-+-+-+-+-+-+-+-+
"""

QUESTS = {
    quest.id: quest
    for quest in (
        Quest(
            id="cellar",
            drawing=CELLAR,
            foes=(("goblin", "e5"), ("slinger", "h5"), ("rat", "j5"), ("goblin", "e8"), ("ogre", "m7")),
            rules=("hunt",),
        ),
        Quest(
            id="vigil",
            drawing=SHRINE,
            foes=(("rat", "a1"), ("rat", "i7")),
            things=(("pillar", "e4"),),
            limit=8,
            rules=("vigil",),
        ),
        Quest(id="warren", drawing="", foes=(), pits=0, limit=14, rules=("hunt", "warren")),
    )
}
