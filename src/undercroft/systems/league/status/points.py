"""Hit points lost and regained, ENERGY and LUCK.  LE-0069, LE-0498, LE-0510, LE-0524, LE-0616, LE-0659"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Harmed, Healed
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.defeat import fell, go_down


def lose_hp(
    game: League,
    model: Hero | Enemy,
    n: int,
    why: str = "",
    rules: tuple[str, ...] = (),
    by: FigureId = NO_ONE,
) -> int:
    """A model loses HP: at 0 an enemy dies and a hero goes down, and a hero who is down goes on losing them.  Whoever
    loses any aims no more.  How many it lost.  LE-0414, LE-0498, LE-0500, LE-0524, LE-0533"""
    if n <= 0 or game.gone(model.id):
        return 0
    was = model.hp
    model.hp -= n if isinstance(model, Hero) else min(n, model.hp)
    model.aim = NO_ONE
    game.tell(Harmed, model.id, n, max(0, model.hp), by, why, rules=rules)
    if isinstance(model, Enemy):
        if model.hp <= 0:
            fell(game, model, by)
    elif was > 0 and model.hp <= 0:
        go_down(game, model)
    return n


def heal(game: League, model: Hero | Enemy, n: int, why: str = "", rules: tuple[str, ...] = ()) -> int:
    """A model regains HP, never above its maximum; a hero who was down wakes when they rise to 1 or more.  How many it
    regained.  LE-0524, LE-0534, LE-G38"""
    gained = max(0, min(n, game.most_hp(model) - model.hp)) if not game.gone(model.id) else 0
    if gained:
        was = model.hp
        model.hp += gained
        game.tell(Healed, model.id, gained, max(0, model.hp), why, rules=rules)
        if isinstance(model, Hero) and was <= 0 < model.hp:
            model.untreated = model.time_left = 0
            game.tell(Changed, "awake", model.id, now=1, rules=("LE-0534",))
    return gained


def regain_energy(game: League, hero: Hero, n: int = 1, why: str = "", rules: tuple[str, ...] = ()) -> int:
    """A hero regains ENERGY, never above its maximum.  How many points.  LE-0069, LE-0292"""
    gained = max(0, min(n, hero.max_energy - hero.energy))
    if gained:
        was, hero.energy = hero.energy, hero.energy + gained
        game.tell(Changed, "energy", hero.id, now=hero.energy, was=was, detail=why, rules=rules)
    return gained


def spend_energy(game: League, hero: Hero, n: int = 1, why: str = "", rules: tuple[str, ...] = ()) -> None:
    """A hero pays ENERGY.  LE-0073"""
    was, hero.energy = hero.energy, max(0, hero.energy - n)
    game.tell(Changed, "energy", hero.id, now=hero.energy, was=was, detail=why, rules=rules)


def spend_luck(game: League, hero: Hero) -> None:
    """A hero pays a point of LUCK.  LE-0659"""
    was, hero.luck = hero.luck, hero.luck - 1
    game.tell(Changed, "luck", hero.id, now=hero.luck, was=was, rules=("LE-0659",))
