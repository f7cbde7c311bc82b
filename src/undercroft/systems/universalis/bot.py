"""A sensible player of Dungeon Universalis: a readable policy over what a seat sees.

Heroes keep together, strike where it promises most, shoot and cast from where nobody reaches them, drink and heal when
they must, spend Fortune when it saves a life, and when nobody is left to fight go for what the quest is about.  On the
Dark Player's seat the same bot plays the dark side (`bot_dark`, `bot_creature`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure, Scene
from undercroft.systems.universalis.bot_creature import CREATURE_JUDGES
from undercroft.systems.universalis.bot_dark import DARK_JUDGES
from undercroft.systems.universalis.bot_fight import POOR, best_attack, keeps_off, to_draw, vantage
from undercroft.systems.universalis.bot_magic import aid, aim, best_spell, dispel
from undercroft.systems.universalis.bot_quest import GATHERED, HURT, SOUGHT, cross, explore
from undercroft.systems.universalis.bot_sight import (
    FAR,
    Look,
    by_act,
    draught,
    health,
    left,
    strength,
)
from undercroft.systems.universalis.cards import WEAPONS
from undercroft.systems.universalis.sheets import library

ALARM = 8
"""Enemies farther than this from everybody do not keep the group from going on."""

NEAR = 2
"""Whoever has come to a goal stays this near to it."""

DEEDS = ("run", "take-off", "search-secret", "ready", "break", "jump", "attack", "shoot", "cast")
"""Whoever may still do one of these has not spent the Action."""


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
        judge = _JUDGES.get(ask.prompt) or DARK_JUDGES.get(ask.prompt) or CREATURE_JUDGES.get(ask.prompt)
        if judge is None or len(ask.options) == 1:
            return ask.options[ask.default]
        look = Look(chair.scene(), ask.who)
        if ask.prompt in DARK_JUDGES:
            return judge(ask, look)
        if look.me is not None and look.me.side == "foe":
            return CREATURE_JUDGES.get(ask.prompt, judge)(ask, look.turned())
        return _JUDGES[ask.prompt](ask, look) if ask.prompt in _JUDGES else ask.options[ask.default]


def act(ask: Ask, look: Look) -> Option:
    """What to do next in an activation: fight while there is somebody to fight, else go on with the quest."""
    end = next((option for option in ask.options if option.act == "end"), ask.options[-1])
    me = look.me
    if me is None or me.at < 0:
        return end
    ways_out = by_act(ask, "climb", "swim") if look.water_near(me.at) else by_act(ask, "climb")
    if ways_out and not by_act(ask, "move", "attack", "shoot"):
        return ways_out[0]
    fighting = any(look.nearest(hero.at) <= ALARM for hero in (me, *look.friends()))
    return (_fight(ask, look, me) if fighting else explore(ask, look, me)) or end


# fighting


def _fight(ask: Ask, look: Look, me: Figure) -> Option | None:
    """Drink when badly hurt; strike, shoot or cast where it promises most; else draw what is needed and get there."""
    leaving = by_act(ask, "leave")
    if leaving and me.at in look.tokens("goal"):
        return leaving[0]
    if health(me) <= 2 and strength(me) <= HURT:
        healing = draught(ask)
        if healing is not None:
            return healing
    spell = best_spell(ask, look, me)
    if spell is not None:
        return spell
    best, promise = best_attack(ask, look)
    threatened = look.nearest(me.at) <= 1
    bow = to_draw(ask, look, me, threatened)
    if bow is not None:
        return bow
    urgent = by_act(ask, "mark-use") if any("leader" in foe.marks for foe in look.foes) else by_act(ask, *SOUGHT)
    if urgent:
        return urgent[0]
    if best is not None and promise >= POOR:
        return best
    reloads = by_act(ask, "reload")
    if reloads and not threatened:
        return reloads[0]
    return _take_stand(ask, look, me, threatened)


def _take_stand(ask: Ask, look: Look, me: Figure, threatened: bool) -> Option | None:
    """Go where somebody can be struck; those who shoot or are nearly down keep off, and nobody leaves a goal behind."""
    goals = look.tokens("goal")
    moves = by_act(ask, "move")
    if any(look.gap(me.at, goal) <= GATHERED for goal in goals):
        moves = [option for option in moves if any(look.gap(option.at, goal) <= NEAR for goal in goals)]
    if threatened:
        return None
    if not moves:
        return cross(ask, look, me, look.walks(foe.at for foe in look.foes)) if not goals else None
    if strength(me) <= 0.34 and look.friends():
        best = max(moves, key=lambda option: (look.nearest(option.at), -option.at))
        return best if look.nearest(best.at) > look.nearest(me.at) else None
    if keeps_off(look):
        return vantage(moves, look, me)
    spent = not by_act(ask, *DEEDS)
    beside = [option for option in moves if look.nearest(option.at) <= 1]
    if beside and not spent:
        return min(beside, key=lambda option: (look.crowd(option.at), _prey(option.at, look), option.at))
    if not goals and (spent or _may_wait(look)):
        return _line(moves, look, me)
    far = look.walks(foe.at for foe in look.foes)
    best = min(moves, key=lambda option: (far.get(option.at, FAR), option.at))
    return best if far.get(best.at, FAR) < far.get(me.at, FAR) else cross(ask, look, me, far)


def _may_wait(look: Look) -> bool:
    """Let them come, unless they shoot; now and then one goes to look for those who do not come."""
    weapons = library()[WEAPONS]
    foes = {foe.id for foe in look.foes}
    armed = (card.id for sheet in look.scene.sheets if sheet.who in foes for card in sheet.worn)
    shooters = any(id in weapons and weapons[id].kind == "projectile" for id in armed)
    return not shooters and look.scene.round % 3 != 0


def _line(moves: list[Option], look: Look, me: Figure) -> Option | None:
    """Where the fewest can strike: in passages, corners and beside friends."""

    def key(at: int) -> tuple[int, int, int]:
        friends = sum(look.gap(at, hero.at) for hero in look.friends())
        return look.exposed(at), friends, look.gap(me.at, at)

    best = min(moves, key=lambda option: (key(option.at), option.at))
    return best if key(best.at) < key(me.at) and look.nearest(best.at) > 1 else None


def _prey(at: int, look: Look) -> int:
    """How little Vitality the weakest enemy beside a cell has."""
    return min((health(foe) for foe in look.foes if look.reach(at, foe) <= 1), default=FAR)


# asides


def block(ask: Ask, look: Look) -> Option:
    """Block; never give up the next attack for it."""
    return by_act(ask, "block")[0]


def fortune(ask: Ask, look: Look) -> Option:
    """Keep two points for fatal blows; beyond that a lost melee roll is thrown again."""
    me = look.me
    spend = by_act(ask, "fortune")
    if spend and me is not None and left(me, "fortune") >= 3 and ask.prompt in ("fortune-melee", "fortune-cast"):
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
    "fortune-cast": fortune,
    "fatal-blow": fatal,
    "push": push,
    "dispel": dispel,
    "spell-aid": aid,
    "spell-square": aim,
}
