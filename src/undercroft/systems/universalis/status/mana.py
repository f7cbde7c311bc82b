"""Mana: how it is spent, and how markers are taken off spells that were cast.  UN-0080, UN-0424, UN-0434"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


def spend_mana(game: Universalis, who: Character, amount: int) -> None:
    """Spend Mana.  UN-0080"""
    was = who.mana
    who.mana = max(0, was - amount)
    game.tell(Changed, "mana", who.id, now=who.mana, was=was, rules=("UN-0424",))


def take_marker(game: Universalis, who: Character) -> Script[None]:
    """One marker is taken off a spell card of the caster's choice.  UN-0434, UN-C312, UN-C490"""
    marked = list(dict.fromkeys(who.cast))
    if not marked:
        return
    spell = marked[0]
    if len(marked) > 1 and who.seat != NOBODY:
        options = [Option("marker", what=id) for id in marked]
        option: Option = yield Ask("mana-marker", who.seat, options, who=who.id)
        spell = option.what
    who.cast = without(who.cast, spell)
    game.tell(Changed, "marker-off", who.id, detail=spell, rules=("UN-0434",))
