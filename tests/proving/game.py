"""The game as its rules see it: figures by number, who stands where, what can be reached."""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.board.reach import rings
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.requests import NOBODY, FigureId, SeatId
from undercroft.kernel.setup import Setup

from .content import KINDS, QUESTS, Kind, Quest
from .level import Layout, Level, level
from .state import Figure, ProvingState

SMELL = 8
"""Foes farther from everybody than this stay where they are."""


class ProvingGame(Game[ProvingState]):
    """What the rules work on; who stands where is worked out from the state and kept in step with it."""

    __slots__ = ("_field", "_field_of", "dark", "foes_at", "heroes_at", "layout", "level", "quest", "taken")

    def __init__(self, state: ProvingState, setup: Setup, chance: Chance) -> None:
        super().__init__(state, setup, chance)
        self.quest: Quest = QUESTS[setup.quest]
        drawing = setup.options.get("drawing")
        self.level: Level = level(drawing if isinstance(drawing, str) else self.quest.drawing)
        self.dark = state.hand.owner
        self._field_of: tuple[int, Bits, int] = (0, 0, 0)
        self._field: list[Bits] = []
        self.put(state)

    def put(self, state: ProvingState) -> None:
        """Stand in this state: who stands where is worked out anew."""
        self.state = state
        self.layout: Layout = self.level.layout(state.closed)
        heroes = foes = things = 0
        for figure in state.figures:
            if figure.at >= 0:
                kind = KINDS[figure.kind]
                if kind.side == "foe":
                    foes |= self.layout.cover(figure.at, kind.size)
                elif kind.side == "hero":
                    heroes |= 1 << figure.at
                else:
                    things |= 1 << figure.at
        self.heroes_at: Bits = heroes
        self.foes_at: Bits = foes
        self.taken: Bits = heroes | foes | things

    def figure(self, who: FigureId) -> Figure:
        """The figure of a number."""
        return self.state.figures[who - 1]

    def kind(self, who: FigureId) -> Kind:
        """What kind of figure it is."""
        return KINDS[self.state.figures[who - 1].kind]

    def gone(self, who: FigureId) -> bool:
        """Has it been slain?"""
        return self.state.figures[who - 1].at < 0

    def cover(self, who: FigureId) -> Bits:
        """The squares it stands on."""
        figure = self.state.figures[who - 1]
        return self.layout.cover(figure.at, KINDS[figure.kind].size)

    def thrower(self, who: FigureId) -> SeatId:
        """Who throws a figure's dice: its seat; the program for a dark side that is a program."""
        seat = self.state.figures[who - 1].seat
        return seat if seat != self.dark or self.setup.seats[seat].controller == "person" else NOBODY

    def heroes(self) -> list[FigureId]:
        """The heroes who still stand, by number."""
        return [
            FigureId(n)
            for n, figure in enumerate(self.state.figures, 1)
            if figure.at >= 0 and KINDS[figure.kind].side == "hero"
        ]

    def foes(self) -> list[FigureId]:
        """The foes who still stand, by number."""
        return [
            FigureId(n)
            for n, figure in enumerate(self.state.figures, 1)
            if figure.at >= 0 and KINDS[figure.kind].side == "foe"
        ]

    def among(self, there: Bits) -> list[FigureId]:
        """The figures that stand on any of these squares, by number."""
        layout = self.layout
        return [
            FigureId(n)
            for n, figure in enumerate(self.state.figures, 1)
            if figure.at >= 0 and layout.cover(figure.at, KINDS[figure.kind].size) & there
        ]

    def stand(self, who: FigureId, at: int) -> None:
        """Put a figure on a square."""
        figure = self.state.figures[who - 1]
        kind = KINDS[figure.kind]
        layout = self.layout
        old = layout.cover(figure.at, kind.size) if figure.at >= 0 else 0
        new = layout.cover(at, kind.size) if at >= 0 else 0
        figure.at = at
        self.taken = self.taken & ~old | new
        if kind.side == "foe":
            self.foes_at = self.foes_at & ~old | new
        elif kind.side == "hero":
            self.heroes_at = self.heroes_at & ~old | new

    def field(self, goals: Bits, size: int) -> list[Bits]:
        """Rings around the squares from which goals can be attacked, whoever stands in the way."""
        key = (self.state.closed, goals, size)
        if self._field_of != key:
            layout, floor = self.layout, self.level.board.floor
            beside = layout.steps.from_(goals) & floor
            if size == 1:
                self._field = rings(layout.steps, beside & ~goals, floor, SMELL)
            else:
                anchors = layout.large.fits(floor & ~goals, layout.steps)
                self._field = rings(layout.large_steps, layout.large.touching(beside) & anchors, anchors, SMELL)
            self._field_of = key
        return self._field

    def zones_of_foes(self) -> Bits:
        """The squares in which a foe stops whoever enters."""
        layout = self.layout
        held = 0
        for figure in self.state.figures:
            if figure.at >= 0 and figure.seat == self.dark:
                held |= layout.zone(figure.at, figure.facing, KINDS[figure.kind].size)
        return held
