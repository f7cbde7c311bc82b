"""Dice and what is read in them."""

from __future__ import annotations

from proving.cards.library import DISASTER, FUMBLE
from proving.game import ProvingGame
from undercroft.kernel.dice import STANDARD, Faces, Pool, Reading, at_least, bands
from undercroft.kernel.game import roll
from undercroft.kernel.requests import FigureId, Script

D6: tuple[Pool, ...] = tuple((STANDARD["d6"],) * n for n in range(12))


def _margin(faces: Faces) -> int:
    mine, theirs = faces
    hits = 0
    for face in mine:
        if face >= 4:
            hits += 1
    for face in theirs:
        if face >= 5:
            hits -= 1
    return hits if hits > 0 else 0


MARGIN: Reading[int] = Reading(
    "margin",
    _margin,
    each=lambda _, face: (int(face >= 4), int(face >= 5)),
    zero=(0, 0),
    done=lambda mine, theirs: max(0, mine[0] - theirs[1]),
)
"""Faces of 4 and more hit, faces of 5 and more block; what is left of the hits."""


def aimed(value: int) -> Reading[str]:
    """d100 under a value: perfect, success, failure, fumble, disaster."""
    under = max(5, min(value, FUMBLE - 1))
    return bands("disaster", perfect=5, success=under, failure=FUMBLE - 1, fumble=DISASTER - 1)


LOCATION: Reading[bool] = Reading("location", lambda faces: faces[0][0] == 1)
"""Is it the head?"""


def _high(faces: Faces) -> int:
    face = faces[0][0]
    return 3 if face >= 4 else 1 if face == 1 else 2


HIGH: Reading[int] = Reading(
    "shield", _high, each=lambda _, face: 3 if face >= 4 else 1 if face == 1 else 2, done=lambda face: face
)
"""1: the shield breaks; 3: it holds."""


def detect(game: ProvingGame, who: FigureId) -> Script[bool]:
    """Does a hero notice a trap in time?"""
    noticed: int = yield from roll(D6[1], seat=game.thrower(who), who=who, why="detect", reads=at_least(4))
    return noticed > 0
