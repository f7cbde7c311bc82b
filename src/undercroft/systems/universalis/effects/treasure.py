"""Treasures found in chests and rooms, and sharing them.  UN-0184, UN-0203, UN-0235"""

from __future__ import annotations

from undercroft.content.vocabulary import Effect, Effects
from undercroft.crawl.sharing import who_takes
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.cards.words import FIND, Find
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.state import Character

TREASURE = Effects((Effect(FIND.name, Find(pile="treasure")),))


def draw_treasure(game: Universalis, who: Character) -> Script[None]:
    """Draw a Treasure card; the heroes may share the objects in it at once.  UN-0184"""
    before = list(who.pack)
    yield from apply_all(game, who, TREASURE)
    found = list(who.pack)
    for item in before:
        if item in found:
            found.remove(item)
    others = [hero for hero in game.state.heroes if hero.here and is_explorer(hero)]
    if found and len(others) > 1:
        for item in found:
            yield from _share(game, who, others, item)


def _share(game: Universalis, who: Character, heroes: list[Character], item: str) -> Script[None]:
    """The finder decides who takes an object."""
    options = [Option("share", hero.id, what=item) for hero in heroes]
    default = heroes.index(who) if who in heroes else 0
    taker = game.character((yield from who_takes("share", who.seat, who.id, item, options, default=default)))
    if taker is who:
        return
    who.pack = without(who.pack, item)
    taker.pack = (*taker.pack, item)
    game.tell(Changed, "shared", taker.id, detail=item, rules=("UN-0184",))
