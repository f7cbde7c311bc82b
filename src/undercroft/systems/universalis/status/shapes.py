"""The shape of an animal that somebody has taken, and the way back to its own.  UN-C542"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


def turn_back(game: Universalis, who: Character) -> None:
    """A werewolf is a hero again, with its own things.  UN-C542"""
    form = who.form
    if form is None:
        return
    left = game.left(who)
    who.turn_into(form.card)
    who.hands, who.body, who.pack = form.hands, form.body, (*form.pack, *who.pack)
    who.form = None
    who.wounds = max(0, game.vitality(who) - left)
    game.tell(Changed, "werewolf", who.id, now=0, was=1, rules=("UN-C542",))
