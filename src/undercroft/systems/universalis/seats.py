"""The seats: the heroes', and the Dark Player's where a person or a bot holds the cards.  UN-0007, UN-0629"""

from __future__ import annotations

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import Choice

DARK = "dark"
BY_RULES, BY_CARDS = "rules", "cards"
DARK_BOT = Choice("dark-bot", (BY_RULES, BY_CARDS), BY_RULES)
"""Which player a bot on the dark seat is: the Artificial Dark Player of the book, or one with a hand of cards."""


def dark_seat(setup: Setup) -> SeatId:
    """The seat of the Dark Player with a hand of cards; nobody where the Artificial Dark Player plays."""
    for n, plan in enumerate(setup.seats):
        if plan.role == DARK and (plan.controller == "person" or setup.option("dark-bot", BY_RULES) == BY_CARDS):
            return SeatId(n)
    return NOBODY


def hero_seats(setup: Setup) -> list[SeatId]:
    """The seats of the heroes, in order; the first seat if none is theirs."""
    return [SeatId(n) for n, plan in enumerate(setup.seats) if plan.role != DARK] or [SeatId(0)]


CARDS, CLASSIC, RPG = "cards", "classic", "rpg"
DARK_MODE = Choice("dark-mode", (CARDS, CLASSIC, RPG), CARDS)
"""How the Dark Player is played: with a hand of cards, as a Classic Dark Player, or in RPG mode.  UN-1325, UN-1336"""

DARK_OBJECTS = Choice("dark-objects", ("no", "yes"), "no")
"""May the Dark Player buy equipment for creatures?  UN-1389"""

SHARES = {"much-easier": 50, "easier": 75, "normal": 100, "harder": 125, "much-harder": 150}
"""The percentage of the Reserve Points that the Dark Player gets at each difficulty.  UN-1396"""

DIFFICULTY = Choice("difficulty", tuple(SHARES), "normal")
"""More or fewer Reserve Points for the Dark Player."""


def mode_of(setup: Setup) -> str:
    """How the Dark Player's cards are held."""
    return str(setup.option("dark-mode", CARDS))
