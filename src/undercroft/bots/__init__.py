"""Players that are programs."""

from undercroft.bots.chair import Bot, Chair, Mind
from undercroft.bots.find import UnknownBot, bot_names, find_bot
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.luck import RandomBot

__all__ = ["Bot", "Chair", "GreedyBot", "Mind", "RandomBot", "UnknownBot", "bot_names", "find_bot"]
