"""The Obstacle cards of the Artificial Dark Player: when the Scenario Die brings one, and whether it is activated.

UN-0645 to UN-0648, UN-0656, UN-0657, UN-0677, UN-0678, UN-0739
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis.agenda import ObstacleWindow
from undercroft.systems.universalis.dungeon.arrivals import ambush, thief
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, fits, price
from undercroft.systems.universalis.dungeon.revealing import throw_away
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import SCENARIO, SYMBOL
from undercroft.systems.universalis.setup.decks import SPENT
from undercroft.systems.universalis.status.improved_creatures import improved


def drawn_obstacle(game: Universalis, entry: ObstacleWindow) -> Script[str]:
    """A card that lies face up waiting for this comes first; else the Scenario Die is rolled, for strong groups once
    more where it brought nothing.  UN-0656, UN-0678, UN-0739"""
    ready = next((card for card in game.state.waiting if _usable(game, card, entry)), "")
    if ready:
        waiting = list(game.state.waiting)
        waiting.remove(ready)
        game.state.waiting = tuple(waiting)
        game.discard(SPENT, ready)
        return ready
    card, used = yield from _roll(game, entry)
    if not used and improved(game, "obstacle-again"):
        card, used = yield from _roll(game, entry)
    return card


def _roll(game: Universalis, entry: ObstacleWindow) -> Script[tuple[str, bool]]:
    """On Obstacles draw a card: it is activated, lies and waits, or is discarded for its points.  Returned are the card
    to put in somebody's way, and whether anything was activated.

    UN-0656, UN-0657, UN-0677, UN-0678, UN-0739
    """
    pile = game.state.piles["obstacles"]
    if not pile.cards:
        return "", False
    symbol: str = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-obstacles", stream="monsters")
    if symbol != "obstacles":
        return "", False
    (card,) = yield from draw(game, "obstacles", why="obstacles")
    if card_of(card).kind == "encounter":
        used = yield from (thief(game) if card_of(card).column == "thief" else ambush(game))
        throw_away(game, card, used=used)
        return "", used
    if _usable(game, card, entry):
        game.discard(SPENT, card)
        return card, True
    if card_of(card).waits:
        game.state.waiting = (*game.state.waiting, card)
        game.tell(Changed, "waits", detail=card, now=1, rules=("UN-0678",))
        return "", False
    throw_away(game, card, used=False)
    return "", False


def _usable(game: Universalis, card: str, entry: ObstacleWindow) -> bool:
    """Does an Obstacle fit what is being done, and can it be paid?  UN-0648, UN-0656"""
    return fits(game, card, entry) and affords(game, price(game, card))
