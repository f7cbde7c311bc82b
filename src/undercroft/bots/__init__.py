"""Players that are programs."""

from undercroft.bots.chair import Bot, Chair, Eager, Mind, keenest
from undercroft.bots.find import UnknownBot, bot_names, find_bot, usual_bot
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.luck import RandomBot
from undercroft.bots.search import Search, SearchBot

__all__ = [
    "Bot",
    "Chair",
    "Eager",
    "GreedyBot",
    "Mind",
    "RandomBot",
    "Search",
    "SearchBot",
    "UnknownBot",
    "bot_names",
    "find_bot",
    "keenest",
    "usual_bot",
]
