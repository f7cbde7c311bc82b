"""What a scenario asks for, as a sensible player goes about it: things to be used, brought and reached.

Everything it looks at is public: the scenario's sheet, the goals that are left, the things on the board.
"""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel import scene as s
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot.lookout import Lookout
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Goal, Scenario

EXIT = "exit"


def scenario_of(look: Lookout) -> Scenario | None:
    """The scenario that is played, as its sheet says."""
    return library()[SCENARIOS].get(look.scene.quest.removeprefix("doria-quest-"))


def open_goals(look: Lookout, plan: Scenario) -> list[Goal]:
    """The goals that have not been reached."""
    left = {one.name.removeprefix("doria-goal-"): one.value for one in look.scene.goals}
    return [goal for n, goal in enumerate(plan.goals, 1) if left.get(f"{plan.id}-{n}", 0)]


def wanted(look: Lookout) -> frozenset[str]:
    """The marks of monsters that the scenario wants defeated."""
    plan = scenario_of(look)
    goals = open_goals(look, plan) if plan is not None else []
    return frozenset(goal.what for goal in goals if goal.kind == "defeat")


def carried(look: Lookout, plan: Scenario) -> str:
    """The thing that the character carries; empty where it carries none."""
    me = next((one for one in look.scene.figures if one.id == look.who), None)
    return next((mark for mark in me.marks if mark in plan.things), "") if me else ""


def places_of(look: Lookout, name: str) -> list[int]:
    """Where a thing lies, or where the dungeon was entered."""
    board = look.scene.board
    if not isinstance(board, s.GridBoard):
        return []
    if name == EXIT:
        return [token.at for token in board.tokens if token.kind == "entrance"]
    return [token.at for token in board.tokens if token.name == f"doria-thing-{name}"]


def at_hand(ask: Ask, look: Lookout) -> Option | None:
    """Something useful can be done with a thing on the character's own square."""
    plan = scenario_of(look)
    if plan is None:
        return None
    offered = by_act(ask, "take-thing", "use-thing")
    wanted = {goal.what for goal in open_goals(look, plan)}
    wanted |= {plan.things[name].needs for name in wanted if name in plan.things}
    useful = [option for option in offered if option.what in wanted or not plan.things[option.what].stays]
    return useful[0] if useful else None


def destinations(look: Lookout) -> list[int]:
    """The squares to which the scenario sends the character now; none where anything is as good."""
    plan = scenario_of(look)
    if plan is None:
        return []
    mine = carried(look, plan)
    goals = open_goals(look, plan)
    found: list[int] = []
    for goal in goals:
        if goal.kind == "bring":
            found += (
                places_of(look, goal.to if mine == goal.what else goal.what) if not mine or mine == goal.what else []
            )
        elif goal.kind == "use":
            needs = plan.things[goal.what].needs if goal.what in plan.things else ""
            if not needs or mine == needs:
                found += places_of(look, goal.what)
            elif not mine:
                found += places_of(look, needs)
    if not found and all(goal.kind == "reach" for goal in goals):
        for goal in goals:
            found += places_of(look, goal.what)
        if look.me.at >= 0 and any(look.tile(at) == look.tile(look.me.at) for at in found):
            return [look.me.at]
    if not found and not any(goal.kind in ("use", "bring") for goal in goals):
        found += [at for name in plan.things for at in places_of(look, name) if not plan.things[name].stays]
    return found


def quarry(look: Lookout) -> list[int]:
    """Where the monsters are that the scenario wants defeated."""
    return [foe.at for foe in look.foes if set(foe.marks) & wanted(look) and not foe.outside]


def escorted(look: Lookout) -> list[int]:
    """Where somebody else carries what the scenario wants brought there."""
    plan = scenario_of(look)
    if plan is None:
        return []
    borne = {mark for one in look.scene.figures if one.id != look.who and not one.down for mark in one.marks}
    return [
        at
        for goal in open_goals(look, plan)
        if goal.kind == "bring" and goal.what in borne
        for at in places_of(look, goal.to)
    ]


def hurry(look: Lookout) -> bool:
    """Is only the way out left, so that nobody stops to fight what does not bar it?"""
    plan = scenario_of(look)
    if plan is None:
        return False
    goals = open_goals(look, plan)
    return bool(goals) and all(goal.kind == "reach" or carried(look, plan) == goal.what for goal in goals)
