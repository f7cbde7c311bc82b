"""A sensible player of Dungeon Universalis: a readable policy over what a seat sees.

Heroes keep together, strike whoever is nearly down, block when they can, spend Fortune when it saves a life, and go on
exploring when nobody is left to fight.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.scene import Figure, GridBoard, Scene
from undercroft.systems.universalis.bot_magic import aid, aim, bar, best_spell, dispel, stand_off


class Seat(Protocol):
    """What the bot needs of its chair."""

    @property
    def ask(self) -> Ask:
        """The question."""
        ...

    def scene(self) -> Scene:
        """What is seen."""
        ...


class SensibleBot:
    """Plays heroes with common sense, and without luck of its own: the same position gets the same answer."""

    def __init__(self, seed: int) -> None:
        """A bot; common sense needs no seed."""

    def answer(self, chair: Seat) -> Option:
        """The option common sense takes."""
        ask = chair.ask
        judge = _JUDGES.get(ask.prompt)
        if judge is None or len(ask.options) == 1:
            return ask.options[ask.default]
        return judge(ask, Look(chair.scene(), ask.who))


class Look:
    """A scene as a player reads it."""

    def __init__(self, scene: Scene, me: FigureId) -> None:
        assert isinstance(scene.board, GridBoard)
        self.board = scene.board
        self.scene = scene
        self.figures = {figure.id: figure for figure in scene.figures}
        self.me = self.figures.get(me)
        self.foes = [figure for figure in scene.figures if figure.side == "foe"]
        self.heroes = [figure for figure in scene.figures if figure.side == "hero" and figure.at >= 0]

    def gap(self, one: int, other: int) -> int:
        """Squares between two cells, diagonals as one."""
        (ay, ax), (by, bx) = divmod(one, self.board.width), divmod(other, self.board.width)
        return max(abs(ax - bx), abs(ay - by))

    def nearest(self, at: int, figures: list[Figure]) -> int:
        """How far the nearest of some figures is from a cell."""
        return min((self.gap(at, figure.at) for figure in figures), default=99)

    def targets(self) -> list[int]:
        """Where there is more to explore: doors that are closed, exploration arrows."""
        arrows = [token.at for token in self.board.tokens if token.kind == "arrow"]
        seen = self.board.floor
        doors = [
            near if seen[near] != " " else far
            for door in self.board.doors
            for near, far in [(door.at, door.to)]
            if door.state == "closed" and (seen[near] == " " or seen[far] == " ")
        ]
        return arrows + doors


def health(figure: Figure) -> int:
    """The Vitality a figure has left."""
    return next((bar.now for bar in figure.bars if bar.name == "vitality"), 1)


def by_act(ask: Ask, *acts: str) -> list[Option]:
    """The options of some kinds."""
    return [option for option in ask.options if option.act in acts]


def act(ask: Ask, look: Look) -> Option:
    """What to do next in an activation: cast, strike, drink, go to the fight, or explore when there is none."""
    end = ask.options[-1]
    me = look.me
    if me is None:
        return end
    spell = best_spell(ask, look, me)
    if spell is not None:
        return spell
    attacks = by_act(ask, "attack")
    if attacks:
        return min(attacks, key=lambda option: _worth(option, look))
    shots = by_act(ask, "shoot", "throw")
    if shots:
        return min(shots, key=lambda option: _worth(option, look))
    reloads = by_act(ask, "reload")
    if reloads:
        return reloads[0]
    potions = by_act(ask, "use")
    if potions and health(me) <= 2:
        return potions[0]
    moves = by_act(ask, "move")
    if look.foes and bar(me, "mana")[0]:
        return stand_off(moves, look, me) or end
    if look.foes:
        return _to_the_fight(moves, look, me) or end
    explore = by_act(ask, "open", "reveal")
    if explore and _together(look, me):
        return explore[0]
    return _onward(moves, look, me) or end


def _worth(option: Option, look: Look) -> tuple[int, int, int]:
    """Whom to strike first: whoever has least Vitality left, Leaders before others; the weapon's first use."""
    foe = look.figures[option.who]
    return health(foe), -int("leader" in foe.marks), option.n


def _to_the_fight(moves: list[Option], look: Look, me: Figure) -> Option | None:
    """Step next to the weakest enemy in reach; those hurt badly keep away from enemies instead."""
    if not moves:
        return None
    near = [foe for foe in look.foes if look.gap(me.at, foe.at) <= 1]
    if near:
        return None
    if health(me) <= 1:
        best = max(moves, key=lambda option: (look.nearest(option.at, look.foes), -option.at))
        return best if look.nearest(best.at, look.foes) > look.nearest(me.at, look.foes) else None
    best = min(moves, key=lambda option: (look.nearest(option.at, look.foes), _crowd(option.at, look), option.at))
    return best if look.nearest(best.at, look.foes) < look.nearest(me.at, look.foes) else None


def _crowd(at: int, look: Look) -> int:
    """How many enemies would be next to a cell."""
    return sum(look.gap(at, foe.at) <= 1 for foe in look.foes)


def _together(look: Look, me: Figure) -> bool:
    """Are the others near enough to go on?"""
    others = [hero for hero in look.heroes if hero.id != me.id and not hero.down]
    return all(look.gap(me.at, hero.at) <= 5 for hero in others)


def _onward(moves: list[Option], look: Look, me: Figure) -> Option | None:
    """Towards what is still to be explored."""
    goals = look.targets()
    if not goals or not moves:
        return None

    def far(at: int) -> int:
        return min(look.gap(at, goal) for goal in goals)

    best = min(moves, key=lambda option: (far(option.at), option.at))
    return best if far(best.at) < far(me.at) else None


def block(ask: Ask, look: Look) -> Option:
    """Block; never give up the next attack for it."""
    return by_act(ask, "block")[0]


def fortune(ask: Ask, look: Look) -> Option:
    """Keep Fortune for fatal blows while there is little of it."""
    me = look.me
    left = next((bar.now for bar in me.bars if bar.name == "fortune"), 0) if me is not None else 0
    spend = by_act(ask, "fortune")
    if spend and left >= 3 and me is not None and health(me) <= 3 and ask.prompt == "fortune-melee":
        return spend[-1]
    return by_act(ask, "keep")[0]


def fatal(ask: Ask, look: Look) -> Option:
    """Anything rather than fall."""
    return by_act(ask, "fortune")[0]


def push(ask: Ask, look: Look) -> Option:
    """Push into walls, else away."""
    return ask.options[0]


_JUDGES: dict[str, Callable[[Ask, Look], Option]] = {
    "act": act,
    "block": block,
    "fortune-melee": fortune,
    "fortune-test": fortune,
    "fortune-damage": fortune,
    "fortune-block": fortune,
    "fortune-initiative": fortune,
    "fatal-blow": fatal,
    "push": push,
    "fortune-cast": fortune,
    "dispel": dispel,
    "spell-aid": aid,
    "spell-square": aim,
}
