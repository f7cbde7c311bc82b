"""The named moments of League of Dungeoneers, where special rules, talents, perks, spells and quests come in.

Words of cards count where a procedure asks for them.  What no word describes is bound here: to the name of a special
rule, talent, perk, spell or prayer, or to the names that a quest gives in `rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.moments import Moment
from undercroft.kernel.requests import Option, Script

if TYPE_CHECKING:
    from undercroft.systems.league.agenda import QuestStep
    from undercroft.systems.league.game import League
    from undercroft.systems.league.state import Enemy, Hero

ALWAYS = "league"
"""The name under which what holds in every game is bound, with the rank of the book."""


def _game(game: League) -> None:
    """Something happens to the table."""


def _hero(game: League, hero: Hero) -> None:
    """Something happens to a hero."""


def _enemy(game: League, enemy: Enemy) -> None:
    """Something happens to an enemy."""


def _model(game: League, model: Hero | Enemy) -> None:
    """Something happens to a hero or an enemy."""


def _tile(game: League, number: int) -> None:
    """A tile has been laid, by its number in laying order."""


def _offers(game: League, hero: Hero) -> tuple[Option, ...]:
    """What else a hero may do."""
    return ()


def _deed(game: League, hero: Hero, option: Option) -> Script[None]:
    """A hero does what the quest offers."""
    yield from ()


def _script(game: League, entry: QuestStep) -> Script[None]:
    """A step of the quest's own."""
    yield from ()


SET_UP = Moment("set-up", _game)
TURN_STARTS = Moment("turn-starts", _game)
TURN_ENDS = Moment("turn-ends", _game)
ACTIVATED = Moment("activated", _model)
WALKED = Moment("walked", _model)
BATTLE_BEGINS = Moment("battle-begins", _game)
TILE_LAID = Moment("tile-laid", _tile)
ENEMY_PLACED = Moment("enemy-placed", _enemy)
ENEMY_FELLED = Moment("enemy-felled", _enemy)
HERO_DOWN = Moment("hero-down", _hero)
BATTLE_WON = Moment("battle-won", _game)
RESTED = Moment("rested", _game)
OFFERS = Moment("offers", _offers)
DEED = Moment("deed", _deed)
QUEST_STEP = Moment("quest-step", _script)
EVENING = Moment("evening", _game)
WORKS = Moment("works", _offers)
WORK = Moment("work", _deed)

ALL = (
    SET_UP,
    TURN_STARTS,
    TURN_ENDS,
    ACTIVATED,
    WALKED,
    BATTLE_BEGINS,
    TILE_LAID,
    ENEMY_PLACED,
    ENEMY_FELLED,
    HERO_DOWN,
    BATTLE_WON,
    RESTED,
    OFFERS,
    DEED,
    QUEST_STEP,
    EVENING,
    WORKS,
    WORK,
)
