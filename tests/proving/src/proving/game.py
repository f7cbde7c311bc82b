"""The game as its rules see it: figures by number, who stands where, what can be reached."""

from __future__ import annotations

from functools import lru_cache

from proving.cards.definitions import Kind, Quest
from proving.cards.library import KINDS, QUESTS, SLOTS
from proving.maps.level import Field, Layout, Level, laid, level
from proving.state import Figure, ProvingState
from undercroft.board.bits import Bits
from undercroft.board.layouts import Layout as Plan
from undercroft.crawl.things import EMPTY, Outfit
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game
from undercroft.kernel.requests import NOBODY, NOWHERE, FigureId, SeatId
from undercroft.kernel.setup import Setup

SMELL = 8
"""Foes farther from everybody than this stay where they are."""


class ProvingGame(Game[ProvingState]):
    """What the rules work on; who stands where is worked out from the state and kept in step with it."""

    __slots__ = (
        "_dark_thrower",
        "_field",
        "_field_of",
        "dark",
        "foes",
        "foes_at",
        "heroes",
        "heroes_at",
        "layout",
        "level",
        "quest",
        "taken",
        "things",
    )

    def __init__(self, state: ProvingState, setup: Setup, chance: Chance) -> None:
        super().__init__(state, setup, chance)
        self.quest: Quest = QUESTS[setup.quest]
        drawing = setup.options.get("drawing")
        start = drawing if isinstance(drawing, str) else self.quest.drawing
        self.level: Level = level(start) if state.plan is None else laid(state.plan)
        self.dark = state.hand.owner
        self._dark_thrower = self.dark if setup.seats[self.dark].controller == "person" else NOBODY
        self._field_of: tuple[Layout | None, Bits, int] = (None, 0, 0)
        self._field: Field = self.level.layout(state.closed).field(0, 1)
        self.put(state)

    def put(self, state: ProvingState) -> None:
        """Stand in this state: who stands where is worked out anew."""
        self.state = state
        if state.plan is not None:
            self.level = laid(state.plan)
        self.layout: Layout = self.level.layout(state.closed)
        self.heroes: list[FigureId] = []
        self.foes: list[FigureId] = []
        self.things: list[FigureId] = []
        heroes = foes = things = 0
        for n, figure in enumerate(state.figures, 1):
            if figure.at >= 0:
                kind = KINDS[figure.kind]
                if kind.side == "foe":
                    self.foes.append(FigureId(n))
                    foes |= self.layout.cover(figure.at, kind.size)
                elif kind.side == "hero":
                    self.heroes.append(FigureId(n))
                    heroes |= 1 << figure.at
                else:
                    self.things.append(FigureId(n))
                    things |= 1 << figure.at
        self.heroes_at: Bits = heroes
        self.foes_at: Bits = foes
        self.taken: Bits = heroes | foes | things

    @property
    def plan(self) -> Plan:
        """How the tiles lie, in a dungeon that is made of them."""
        assert self.state.plan is not None
        return self.state.plan

    def replan(self, plan: Plan) -> None:
        """The tiles lie otherwise now, or something has been done to them."""
        self.state.plan = plan
        self.put(self.state)

    def close(self, closed: int) -> None:
        """These doors are closed now."""
        self.state.closed = closed
        self.layout = self.level.layout(closed)

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
        return seat if seat != self.dark else self._dark_thrower

    def among(self, who: list[FigureId], there: Bits) -> list[FigureId]:
        """Those of these figures that stand on any of these squares."""
        figures, large = self.state.figures, self.layout.large.shape
        found = []
        for n in who:
            figure = figures[n - 1]
            if there >> figure.at & (1 if KINDS[figure.kind].size == 1 else large):
                found.append(n)
        return found

    def stand(self, who: FigureId, at: int) -> None:
        """Move a figure to a square."""
        figure = self.state.figures[who - 1]
        kind = KINDS[figure.kind]
        if kind.size == 1:
            swap = 1 << figure.at | 1 << at
        else:
            swap = self.layout.cover(figure.at, 2) ^ self.layout.cover(at, 2)
        figure.at = at
        self.taken ^= swap
        if kind.side == "foe":
            self.foes_at ^= swap
        elif kind.side == "hero":
            self.heroes_at ^= swap

    def bring(self, figure: Figure) -> FigureId:
        """A new foe comes into the game."""
        self.state.figures.append(figure)
        who = FigureId(len(self.state.figures))
        cover = self.cover(who)
        self.foes.append(who)
        self.foes_at |= cover
        self.taken |= cover
        return who

    def take_off(self, who: FigureId) -> None:
        """A figure leaves the game."""
        cover = self.cover(who)
        self.taken ^= cover
        if who in self.foes:
            self.foes.remove(who)
            self.foes_at ^= cover
        elif who in self.heroes:
            self.heroes.remove(who)
            self.heroes_at ^= cover
        else:
            self.things.remove(who)
        self.state.figures[who - 1].at = NOWHERE

    def field(self, goals: Bits, size: int, here: Bits) -> list[Bits]:
        """Rings around the squares from which goals can be attacked, whoever stands in the way, as far as `here`.

        The last of them is the one `here` is in; none, if it is too far away.
        """
        if self._field_of != (self.layout, goals, size):
            self._field = self.layout.field(goals, size)
            self._field_of = (self.layout, goals, size)
        found = self._field
        rings = found.rings
        for n, ring in enumerate(rings):
            if ring & here:
                return rings[: n + 1]
        while len(rings) <= SMELL and rings[-1]:
            if found.grow() & here:
                return rings[:]
        return []

    def zones_of_foes(self) -> Bits:
        """The squares in which a foe stops whoever enters."""
        figures, layout, zones = self.state.figures, self.layout, self.layout.zones
        held = 0
        for who in self.foes:
            figure = figures[who - 1]
            if KINDS[figure.kind].size == 1:
                held |= zones[figure.facing >> 1][figure.at]
            else:
                held |= layout.zone(figure.at, figure.facing, 2)
        return held


def sources(figure: Figure) -> tuple[str, ...]:
    """What a figure brings to every moment: skills, then what it has on and is whole, then what works from the pack."""
    skills, outfit = KINDS[figure.kind].skills, figure.outfit
    return skills + working(outfit) if outfit != EMPTY else skills


@lru_cache(maxsize=1024)
def working(outfit: Outfit) -> tuple[str, ...]:
    """The cards of an outfit that are of use as they are."""
    on = (worn.item.card for worn in outfit.on if "damaged" not in worn.item.marks)
    return (*on, *(item.card for item in outfit.pack if item.card not in SLOTS))
