"""The Achievement Counter and the Achievement card: what both sides score (ruling `achievement-card`).

UN-0009, UN-0062 to UN-0066, UN-1315, UN-C123, UN-G42
"""

from __future__ import annotations

from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.game import Universalis

LEVELS = {"grunt": 1, "elite": 2, "champion": 4}
"""The points the heroes score for eliminating a creature, by its level.  UN-0062, UN-G42"""

FEATS = {"lock": 1, "chest": 1, "riddle": 1, "trap": 1, "secret-door": 1, "spell": 1}
"""The points the heroes score for feats: opening a lock or chest with Dexterity, solving a riddle, disarming a trap,
finding a secret door, casting a spell.  UN-0062, UN-C123, UN-G42"""

HERO = 3
"""The points the Dark Player scores for knocking a hero out, once for each hero.  UN-0064, UN-G42"""


def feat(game: Universalis, what: str, by: FigureId) -> None:
    """A member of the group has managed one of the feats of the Achievement card.  UN-0062, UN-C123"""
    score(game, FEATS[what], by)


def score(game: Universalis, points: int, by: FigureId) -> None:
    """The group scores; the hero who earned the points has them noted for competitive play.  UN-0062, UN-1315"""
    game.state.achieved += points
    hero = game.find(by) if 0 < by < FIRST_FOE else None
    if hero is not None:
        hero.achieved += points


def concede(game: Universalis, points: int) -> None:
    """The Dark Player scores.  UN-0063 to UN-0065"""
    game.state.suffered += points


def score_fallen(game: Universalis, hero: FigureId) -> None:
    """When a hero is Knocked Out the Dark Player scores, once for each hero.  UN-0064"""
    fallen = game.state.fallen
    if hero not in fallen:
        game.state.fallen = (*fallen, hero)
        concede(game, HERO)


def overtime(game: Universalis, hero: FigureId) -> None:
    """In timed games the Dark Player scores a point when a player takes too long.  UN-0063, UN-1313"""
    concede(game, 1)
    game.tell(Changed, "overtime", hero, now=1, rules=("UN-1313",))
