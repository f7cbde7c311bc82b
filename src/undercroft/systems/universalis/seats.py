"""Who sits where: the heroes, and the Dark Player where a person or a bot holds his cards.  UN-0007, UN-0629"""

from __future__ import annotations

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import Choice

DARK = "dark"
BY_RULES, BY_CARDS = "rules", "cards"
DARK_BOT = Choice("dark-bot", (BY_RULES, BY_CARDS), BY_RULES)
"""What a bot on the Dark Player's seat is: the Artificial Dark Player of the book, or a player with a hand of cards."""


def dark_seat(setup: Setup) -> SeatId:
    """The seat of whoever plays the dark side with a hand of cards; nobody where it is the Artificial Dark Player."""
    for n, plan in enumerate(setup.seats):
        if plan.role == DARK and (plan.controller == "person" or setup.option("dark-bot", BY_RULES) == BY_CARDS):
            return SeatId(n)
    return NOBODY


def hero_seats(setup: Setup) -> list[SeatId]:
    """The seats of the heroes, in order; the first seat where none is said to be theirs."""
    return [SeatId(n) for n, plan in enumerate(setup.seats) if plan.role != DARK] or [SeatId(0)]


CARDS, CLASSIC, RPG = "cards", "classic", "rpg"
DARK_MODE = Choice("dark-mode", (CARDS, CLASSIC, RPG), CARDS)
"""How somebody plays the Dark Player: with a hand, as a Classic Dark Player, in RPG mode.  UN-1325, UN-1336"""

DARK_OBJECTS = Choice("dark-objects", ("no", "yes"), "no")
"""May he buy equipment for his creatures?  UN-1389"""

SHARES = {"much-easier": 50, "easier": 75, "normal": 100, "harder": 125, "much-harder": 150}
"""How many hundredths of the Reserve Points there are at each difficulty.  UN-1396"""

DIFFICULTY = Choice("difficulty", tuple(SHARES), "normal")
"""More or fewer Reserve Points for the Dark Player."""


def mode_of(setup: Setup) -> str:
    """How the Dark Player's cards are held."""
    return str(setup.option("dark-mode", CARDS))
