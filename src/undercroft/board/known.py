"""Answers that are asked for again and again."""

from collections.abc import Callable

from undercroft.board.bits import Bits

MOST = 1024
"""So many answers to one question are remembered."""


class Known(dict[int, Bits]):
    """For squares or sets of them a set, worked out when it is first asked for; when there are too many, all are
    forgotten."""

    __slots__ = ("_work",)

    def __init__(self, work: Callable[[int], Bits]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, asked: int) -> Bits:
        if len(self) >= MOST:
            self.clear()
        found = self[asked] = self._work(asked)
        return found
