import random

from undercroft.bots import Chair
from undercroft.kernel.requests import Option


class Hasty:
    """Takes the first option that is no end of the turn, and sometimes another."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def answer(self, chair: Chair) -> Option:
        options = [option for option in chair.ask.options if option.act != "end"] or chair.ask.options
        return options[0] if self.luck.random() < 0.5 else self.luck.choice(options)
