"""The cards of the Artificial Dark Player: when the Scenario Die brings one, and whether it is activated.

UN-0645 to UN-0648, UN-0656, UN-0677
"""

from __future__ import annotations

from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis.agenda import Venture
from undercroft.systems.universalis.dark_cards import affords, card_of, fits, pay, price
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls import SCENARIO, SYMBOL


def drawn_obstacle(game: Universalis, entry: Venture) -> Script[str]:
    """Roll the Scenario Die; on Obstacles draw a card, which is activated if it fits and can be paid, else discarded.

    UN-0656, UN-0677
    """
    symbol: str = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-obstacles", stream="monsters")
    if symbol != "obstacles":
        return ""
    (card,) = yield from draw(game, "obstacles", why="obstacles")
    game.discard("obstacles", card)
    if fits(game, card, entry) and affords(game, price(game, card)):
        return card
    pay(game, -card_of(card).discard)
    return ""
