"""Fortune: the points a hero spends to have dice thrown again.  UN-0098 to UN-0106"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.kernel.stakes import About
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

KEEP, OWN, THEIRS = Option("keep"), Option("fortune", what="own"), Option("fortune", what="enemy")
"""Let the dice lie; have the hero's own dice thrown again; or the enemy's."""


def luck(
    game: Universalis,
    hero: Character,
    prompt: str,
    *choices: Option,
    about: str = "",
    stakes: Callable[..., About] | None = None,
) -> Script[str]:
    """The dice that a hero has thrown again for a point of Fortune: its "own", those of the "enemy", or none.  Its own
    unless there are other choices; `stakes` makes the stakes of the options.  UN-0098, UN-0099, UN-0104"""
    if not can_spend(game, hero):
        return ""
    options = KEEP, *(choices or (OWN,))
    known = None if stakes is None else stakes(*options)
    option: Option = yield Ask(prompt, hero.seat, options, who=hero.id, about=about, stakes=known)
    if option.act == "keep":
        return ""
    spend(game, hero)
    return option.what


def can_spend(game: Universalis, who: Character) -> bool:
    """Has a hero Fortune to spend?  A hero who is Knocked Out has none; at Places and Services it is of no use.

    UN-0101, UN-0104, UN-0105, UN-0763, UN-1272
    """
    if game.state.no_fortune:
        return False
    return who.hero and luck_of(game, who).fortune > 0 and not who.suffers("knocked-out")


def luck_of(game: Universalis, who: Character) -> Character:
    """The character whose Fortune it spends: itself; for a companion of a hero that plays alone, that hero.  UN-0763"""
    if not who.hero or who.fortune > 0 or len(game.state.heroes) == 1 or person(who.card).level == "hero":
        return who
    heroes = [one for one in game.state.heroes if person(one.card).level == "hero"]
    return heroes[0] if len(heroes) == 1 and "knocked-out" not in heroes[0].conditions else who


def spend(game: Universalis, who: Character) -> None:
    """A point of Fortune is gone, and the Dark Player scores for it.  UN-0063, UN-0098, UN-0763"""
    owner = luck_of(game, who)
    owner.fortune -= 1
    if who.hero:
        game.state.suffered += 1
    game.tell(Changed, "fortune", owner.id, now=owner.fortune, was=owner.fortune + 1, rules=("UN-0098",))
