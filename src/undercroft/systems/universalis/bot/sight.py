"""A scene as a player reads it: who is where, how far it is on foot, how an attack would turn out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undercroft.crawl.bot import by_act, previews
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option
from undercroft.kernel.scene import Figure, GridBoard, Scene, Sheet
from undercroft.systems.universalis.bot.ways import walks, ways_on
from undercroft.systems.universalis.cards.definitions import THINGS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import HEAL

FAR = 999

WEAK = 2
"""A figure with this much Vitality or less is badly hurt."""


@remembered(64)
def chance_to_win(lead: int) -> float:
    """How often 2D6 and a lead beat 2D6; ties go to the attacker half the time."""
    wins = 0.0
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    total = a + b + lead - c - d
                    wins += 1.0 if total > 0 else 0.5 if total == 0 else 0.0
    return wins / 1296


@remembered(64)
def chance_of_ten(bonus: int) -> float:
    """How often 2D6 and a bonus reach 10."""
    return sum(a + b + bonus >= 10 for a in range(1, 7) for b in range(1, 7)) / 36


def health(figure: Figure) -> int:
    """The Vitality a figure has left."""
    return next((bar.now for bar in figure.bars if bar.name == "vitality"), 1)


def hired(figure: Figure) -> bool:
    """Is it a companion, which explores nothing?  UN-0167"""
    return figure.name.startswith("universalis-companion-")


def strength(figure: Figure) -> float:
    """The share of its Vitality that a figure has left."""
    return next((bar.now / max(1, bar.most) for bar in figure.bars if bar.name == "vitality"), 1.0)


def left(figure: Figure, name: str) -> int:
    """How much a figure has left of something: fortune, mana."""
    return next((bar.now for bar in figure.bars if bar.name == name), 0)


def most_of(figure: Figure, name: str) -> int:
    """How much of something a figure can have."""
    return next((bar.most for bar in figure.bars if bar.name == name), 0)


def draught(ask: Ask, me: Figure, *, quick: bool = False) -> Option | None:
    """Something to drink or eat that heals me, as much as possible without waste, or at all if I am badly hurt; with
    `quick`, without spending the Action."""
    things, fit = library()[THINGS], []
    lost = most_of(me, "vitality") - health(me)
    room = FAR if lost and health(me) <= WEAK else lost
    for option in by_act(ask, "use"):
        card = things.get(option.what)
        heal = HEAL.of(card.use) if card is not None and option.who in (NO_ONE, ask.who) else ()
        if card is not None and heal and heal[0] <= room and (card.takes != "action" or not quick):
            fit.append((option, min(lost, heal[0])))
    return max(fit, key=lambda pair: pair[1])[0] if fit else None


NOWHERE_TO_BE = GridBoard(1, 1, " ")
"""The board of those who are on none: between quests."""


class Look:
    """A scene from one figure's eyes."""

    def __init__(self, scene: Scene, me: FigureId) -> None:
        self.board = scene.board if isinstance(scene.board, GridBoard) else NOWHERE_TO_BE
        self.scene = scene
        self.figures = {figure.id: figure for figure in scene.figures}
        self.me = self.figures.get(me)
        self.foes = [figure for figure in scene.figures if figure.side == "foe"]
        self.heroes = [figure for figure in scene.figures if figure.side == "hero" and figure.at >= 0]
        self.previews = previews(scene)

    def turned(self) -> Look:
        """This scene from a creature's eyes: its friends are the creatures, its enemies the heroes who stand."""
        other = Look(self.scene, self.me.id if self.me is not None else NO_ONE)
        other.foes = [hero for hero in self.heroes if health(hero) > 0] or self.heroes
        other.heroes = self.foes
        return other

    def sheet(self) -> Sheet | None:
        """My own sheet."""
        return next((sheet for sheet in self.scene.sheets if self.me is not None and sheet.who == self.me.id), None)

    def friends(self) -> list[Figure]:
        """The other heroes who stand."""
        return [hero for hero in self.heroes if self.me is not None and hero.id != self.me.id and health(hero) > 0]

    def followers(self) -> list[Figure]:
        """The other heroes who stand and can follow anywhere; those too large for a passage cannot."""
        return [hero for hero in self.friends() if hero.size == (1, 1)]

    def gap(self, one: int, other: int) -> int:
        """The squares between two cells, counting diagonals as one."""
        (ay, ax), (by, bx) = divmod(one, self.board.width), divmod(other, self.board.width)
        return max(abs(ax - bx), abs(ay - by))

    def reach(self, at: int, foe: Figure) -> int:
        """The squares to the nearest part of a figure's base."""
        columns, rows = foe.size
        cells = (foe.at + x + y * self.board.width for x in range(columns) for y in range(rows))
        return min(self.gap(at, cell) for cell in cells)

    def nearest(self, at: int, among: Sequence[Figure] | None = None) -> int:
        """How far the nearest enemy, or the nearest of these figures, is from a cell."""
        return min((self.reach(at, foe) for foe in (self.foes if among is None else among)), default=FAR)

    def crowd(self, at: int) -> int:
        """How many enemies would be next to a cell."""
        return sum(self.reach(at, foe) <= 1 for foe in self.foes)

    def tokens(self, *kinds: str) -> list[int]:
        """Where markers of some kinds lie."""
        return [token.at for token in self.board.tokens if token.kind in kinds]

    def unexplored(self) -> list[int]:
        """The places with more to see: exploration arrows and squares before closed doors, else before locked ones."""
        return self.plain_ways() or self._before("locked")

    def plain_ways(self) -> list[int]:
        """The places with more to see that need no force."""
        return self.tokens("arrow") + self._before("closed")

    def _before(self, state: str) -> list[int]:
        """The squares before doors in a state, behind which nobody has looked."""
        seen = self.board.floor
        return [
            door.at if seen[door.at] != " " else door.to
            for door in self.board.doors
            if door.state == state and (seen[door.at] == " ") != (seen[door.to] == " ")
        ]

    def water_near(self, at: int) -> list[int]:
        """The squares of deep water beside a cell, or under it."""
        return sorted(cell for cell in ways_on(self.board).deep if self.gap(at, cell) <= 1)

    def common(self, goals: Sequence[int]) -> list[int]:
        """Of several places, the one nearest to the last of the heroes, so that they stay together."""
        standing = [hero.at for hero in self.heroes if health(hero) > 0 and hero.size == (1, 1)]
        if len(goals) < 2 or not standing:
            return list(goals)

        holes = ways_on(self.board).holes

        def key(goal: int) -> tuple[int, int, int]:
            steps = walks(self.board, (goal,))
            far = [steps.get(at, FAR) for at in standing]
            return max(far) + holes.get(goal, 0), sum(far), goal

        return [min(goals, key=key)]

    # on foot

    def walks(self, goals: Iterable[int]) -> Mapping[int, int]:
        """How many steps it is to the nearest of some cells, for every cell from which there is a way; squares that
        must be jumped or swum count as several steps."""
        return walks(self.board, tuple(goals))
