"""The Movement Action and its three uses: move, open a door, pick up.  DA-0065 to DA-0070, DA-0192 to DA-0216"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Moved, Removed, Revealed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.actions.needs import Cost, Family, Standpoint
from undercroft.systems.darkness.agenda import Find, Walk
from undercroft.systems.darkness.dungeon.spawn import open_door
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero, Token

FAMILY = Family("move", after="get-up", cost=Cost("movement"))
MOVE = Option("move")
STOP = Option("stop")
PICK_UP = Option("pick-up")
MOVE_POINTS = 2
FIXED = ("bridge", "firework", "pillar")
"""Tokens that stay where they lie in every Quest."""


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """A Movement Action, where there is anything to spend a point on.  DA-0192, DA-0193"""
    return (MOVE,) if can_walk(here.game, here.hero) else ()


@FAMILY.deed("move")
def move(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Hero has its Movement Points to spend.  DA-0192"""
    game.push(Walk(here.hero.id, walk_points(game, here.hero)))


def walk_points(game: Darkness, hero: Hero) -> int:
    """2 Movement Points, and what skills and cards add.  DA-0192, DA-C44"""
    return MOVE_POINTS + game.kit(hero).movement


def pinned(game: Darkness, hero: Hero) -> bool:
    """A Hero cannot leave a Zone that holds an Enemy who is up.  DA-0068, DA-0308"""
    return any(not foe.stunned for foe in game.foes_at(hero.at))


def steps_from(game: Darkness, hero: Hero, slippery: bool) -> list[int]:
    """The Zones a Hero may step to.  DA-0065 to DA-0068, DA-0196, DA-C50"""
    if not slippery and not game.kit(hero).slippery and pinned(game, hero):
        return []
    return next_zones(game, hero, hero.at)


def next_zones(game: Darkness, hero: Hero, at: int) -> list[int]:
    """The neighbours of a Zone that a Hero there could step to, if nobody held it."""
    may = moments.MAY_STEP.deeds(game.quest)
    neighbours = game.view.neighbours[at]
    if not may:
        return list(neighbours)
    return [zone for zone in neighbours if all(deed(game, hero, at, zone) for deed in may)]


def doors_at(game: Darkness, hero: Hero) -> list[tuple[int, int]]:
    """The closed doors of a Hero's Zone, each with the Zone behind it; enemies do not matter.

    DA-0011, DA-0197, DA-0198
    """
    state = game.state
    found = []
    may = moments.MAY_OPEN.deeds(game.quest)
    for number, door in enumerate(game.chart.doors):
        if hero.at in (door.a, door.b) and state.closed >> number & 1:
            if state.locked >> number & 1 and not any(deed(game, number) for deed in may):
                continue
            found.append((number, door.b if hero.at == door.a else door.a))
    return found


def tokens_at(game: Darkness, hero: Hero) -> list[Token]:
    """The tokens a Hero can pick up in its Zone: none where there are Enemies, unless players have agreed that Stunned
    ones guard nothing.  DA-0210, DA-0211, DA-G63"""
    lying_guard = game.ruling("g63") == "refused"
    if any(lying_guard or not foe.stunned for foe in game.foes_at(hero.at)):
        return []
    return [token for token in game.state.tokens if token.at == hero.at and not token.fixed and token.kind not in FIXED]


def walk_options(game: Darkness, hero: Hero, entry: Walk) -> list[Option]:
    """What the next Movement Point may be spent on.  DA-0011, DA-0193"""
    options = [Option("step", at=zone) for zone in steps_from(game, hero, entry.slippery)]
    if entry.only_steps:
        return options
    options += [Option("open", at=zone, n=door + 1) for door, zone in doors_at(game, hero)]
    if tokens_at(game, hero):
        options.append(PICK_UP)
    for deed in moments.WALK_OFFERS.deeds(game.quest):
        options += deed(game, hero)
    return options


def can_walk(game: Darkness, hero: Hero) -> bool:
    """Is there anything to spend a Movement Point on?"""
    if game.view.neighbours[hero.at] and not moments.MAY_STEP.deeds(game.quest) and not pinned(game, hero):
        return True
    return bool(walk_options(game, hero, Walk(hero.id, 1)))


@step(Walk, after=True)
def walk(game: Darkness, entry: Walk) -> Script[None]:
    """Spend Movement Points one by one; what is not used is lost.  DA-0011, DA-0193 to DA-0195"""
    hero = game.hero(entry.who)
    if hero.stunned or entry.points <= 0:
        return
    options = walk_options(game, hero, entry)
    if not options:
        return
    option: Option = yield Ask("walk", hero.seat, (*options, STOP), who=hero.id, about=str(entry.points))
    if option.act == "stop":
        return
    game.push(Walk(hero.id, entry.points - 1, entry.slippery, entry.only_steps))
    if option.act == "step":
        step_into(game, hero, option.at)
    elif option.act == "open":
        open_door(game, option.n - 1, option.at)
    elif option.act == "pick-up":
        pick_up(game, hero)
    else:
        for deed in moments.WALK_DEED.deeds(game.quest):
            deed(game, hero, option)


def step_into(game: Darkness, hero: Hero, zone: int) -> None:
    """A Hero moves to a neighbouring Zone."""
    came_from, hero.at = hero.at, zone
    game.tell(Moved, hero.id, (came_from, zone))
    for deed in moments.HERO_MOVED.deeds(game.quest):
        deed(game, hero, came_from)


def pick_up(game: Darkness, hero: Hero) -> None:
    """Take all Treasure and Objective tokens of the Zone at once.

    DA-0085, DA-0086, DA-0210 to DA-0216, DA-0302, DA-0366, DA-G66
    """
    level = game.tile_level(hero.at) or game.state.level
    levels: tuple[int, ...] = ()
    for token in tokens_at(game, hero):
        if token.kind == "treasure":
            levels += (level,)
        elif token.kind == "special":
            levels += (level + 1,) if level < 5 else (level, level)
        game.state.tokens.remove(token)
        game.tell(Removed, token.kind, hero.id, hero.at, "picked-up")
        if token.under:
            game.revealed()
            token.kind, token.under = token.under, ""
            game.tell(Revealed, token.kind, hero.at, hero.id, rules=("DA-0366",))
        for deed in moments.PICKED_UP.deeds(game.quest):
            deed(game, hero, token)
    if levels:
        game.push(Find(hero.id, levels))
