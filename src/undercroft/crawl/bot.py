"""A sensible player of a dungeon crawl: for every question a judge who looks at what a seat sees, or common sense that
lies in the question's own default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, Protocol, TypeVar

from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Scene

L = TypeVar("L")
Judge = Callable[[Ask, L], Option]
"""Answers a question, given what the seat sees, as the system's own bot looks at it."""


class Seat(Protocol):
    """What a bot needs of its chair."""

    @property
    def ask(self) -> Ask:
        """The question."""
        ...

    def scene(self) -> Scene:
        """What is seen."""
        ...


def by_act(ask: Ask, *acts: str) -> list[Option]:
    """The options of some deeds."""
    return [option for option in ask.options if option.act in acts]


def previews(scene: Scene) -> dict[Option, dict[str, int]]:
    """The numbers with which the dice of each option would be thrown, by name, as the scene shows them to people."""
    ask = scene.ask
    if ask is None:
        return {}
    shown = zip(ask.options, ask.previews)
    return {option: {number.name: number.value for number in numbers} for option, numbers in shown if numbers}


class JudgingBot(Generic[L]):
    """Plays with common sense, and without luck of its own: the same position gets the same answer."""

    judges: Mapping[str, Judge[L]]
    """The judge of each question."""

    by_default: ClassVar[frozenset[str]] = frozenset()
    """Questions whose stated default is what common sense takes; every other has a judge."""

    def __init__(self, seed: int) -> None:
        """A bot; common sense needs no seed."""

    def look(self, scene: Scene, ask: Ask) -> L:
        """What the judges look at."""
        raise NotImplementedError

    def answer(self, chair: Seat) -> Option:
        """The option common sense takes."""
        ask = chair.ask
        if ask.prompt not in self.judges or len(ask.options) == 1:
            return ask.options[ask.default]
        return self.judge(ask, self.look(chair.scene(), ask))

    def judge(self, ask: Ask, look: L) -> Option:
        """The answer of whoever answers this question."""
        return self.judges[ask.prompt](ask, look)
