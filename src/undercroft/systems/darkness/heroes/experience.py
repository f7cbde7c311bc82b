"""Heroes grow: the Experience Phase and its skill lines.  DA-0109 to DA-0117, DA-0257 to DA-0262"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.darkness.agenda import Experience
from undercroft.systems.darkness.cards.definitions import CLASSES, ClassSheet, Step
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero


def sheet_of(hero: Hero) -> ClassSheet:
    """A Hero's Class Sheet."""
    return _sheets()[hero.klass]


@remembered(1)
def _sheets() -> dict[str, ClassSheet]:
    return dict(library()[CLASSES])


def next_step(hero: Hero, line: str) -> Step | None:
    """The next skill of a line, which must be acquired in reading order.  DA-0112"""
    steps = sheet_of(hero).lines[line]
    known = hero.skills.count(line)
    return steps[known] if known < len(steps) else None


@remembered(16)
def _least_cost(klass: str) -> int:
    return min(step.cost for steps in _sheets()[klass].lines.values() for step in steps)


def skill_options(hero: Hero) -> list[Option]:
    """The skills a Hero can pay for now, whatever their Level.  DA-0115, DA-0259, DA-0260"""
    options: list[Option] = []
    if hero.xp < _least_cost(hero.klass):
        return options
    for line in sheet_of(hero).lines:
        step = next_step(hero, line)
        if step is not None and step.cost <= hero.xp:
            options.append(Option("learn", what=line, n=step.cost))
    return options


def learn(game: Darkness, hero: Hero, line: str) -> None:
    """Acquire the next skill of a line; it works at once if its Level is reached.  DA-0260, DA-0261, DA-0353"""
    step = next_step(hero, line)
    assert step is not None
    hero.xp -= step.cost
    hero.skills += (line,)
    game.tell(Changed, "learned", hero.id, now=hero.skills.count(line), detail=line, rules=("DA-0259",))
    game.strengthen(hero)


@step(Experience)
def experience(game: Darkness, entry: Experience) -> Script[None]:
    """In the Experience Phase each living Hero may acquire any number of skills.  DA-0074, DA-0174, DA-0259, DA-G49"""
    if game.state.phase != "experience":
        game.settle_level()
        game.state.phase = "experience"
    order = game.in_turn_order()
    if entry.turn >= len(order):
        return
    hero = order[entry.turn]
    options = skill_options(hero) if hero.here else []
    if not options:
        game.push(Experience(turn=entry.turn + 1))
        return
    option: Option = yield Ask("learn-skill", hero.seat, (*options, DONE), who=hero.id, default=len(options))
    if option.act == "done":
        game.push(Experience(turn=entry.turn + 1))
        return
    learn(game, hero, option.what)
    game.push(Experience(turn=entry.turn))


def hero_level(klass: str, skills: tuple[str, ...]) -> int:
    """A Hero's Level is that of its highest skill; 1 without any.  DA-0321, DA-G99"""
    sheet = library()[CLASSES][klass]
    return max(
        (step.level for line, steps in sheet.lines.items() for step in steps[: skills.count(line)]),
        default=1,
    )
