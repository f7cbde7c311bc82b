"""What a wound brings by talents, perks and the magic of weapons.  LE-0073, LE-0532, LE-G34"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.league.cards import words
from undercroft.systems.league.combat.occasions import AT_WOUND, Model
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hit
from undercroft.systems.league.status.conditions import stun
from undercroft.systems.league.status.points import heal


@AT_WOUND.does(words.STUNS)
def stuns(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """Whoever is wounded has an AP less in its next turn.  LE-0532"""
    stun(game, game.model(hit.target), 1, "LE-0073")
    yield from ()


@AT_WOUND.does(words.DRINKS)
def drinks(game: League, model: Model, n: int, hit: Hit) -> Script[None]:
    """The weapon gives some of the blood to its bearer.  LE-G34"""
    heal(game, model, n, "league-enchantment-blood-drinking", ("LE-G34",))
    yield from ()
