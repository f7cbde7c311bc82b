"""What a scenario asks for, as a sensible player goes about it: things to be used, brought and reached.

Everything it looks at is public: the scenario's sheet, the goals that are left, the things on the board.
"""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel import scene as s
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.systems.doria.bot.lookout import DIE, Lookout, above, spread
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Goal, Scenario, Thing
from undercroft.systems.doria.cards.trap_words import LOSE_PP
from undercroft.systems.doria.rolls import CHECK_DICE

EXIT = "exit"

FAIR = 0.4
"""With less chance nobody tries what the scenario does not insist on."""

CLEARLY = 0.2
"""Whoever is so much likelier to succeed goes, though farther away."""

LOWEST_PP = -8
"""Nobody risks to have less, even for what the scenario insists on: at −20 one dies."""


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


def required(look: Lookout, plan: Scenario) -> set[str]:
    """The things that goals ask for, and what these need."""
    wanted = {goal.what for goal in open_goals(look, plan)}
    return wanted | {plan.things[name].needs for name in wanted if name in plan.things}


def chance_with(look: Lookout, thing: Thing, who: FigureId) -> float:
    """How likely a character succeeds with a thing."""
    if thing.check is None:
        return 1.0
    attributes = look.attributes(who)
    needed = thing.base + thing.factor * look.level - sum(attributes.of(name) for name in thing.check)
    return above(CHECK_DICE * DIE - needed, spread(CHECK_DICE))


def worth_trying(look: Lookout, thing: Thing, needed: bool, who: FigureId) -> bool:
    """Is there a fair chance, where the scenario does not insist, and are the PP there that a failure would cost?"""
    risked = sum(LOSE_PP.of(thing.failed))
    left = look.number("pp", who) - risked
    if not risked or left >= 0:
        return needed or chance_with(look, thing, who) >= FAIR
    return needed and left >= LOWEST_PP


def at_hand(ask: Ask, look: Lookout) -> Option | None:
    """Something useful can be done with a thing on the character's own square."""
    plan = scenario_of(look)
    if plan is None:
        return None
    wanted = required(look, plan)
    useful = [
        option
        for option in by_act(ask, "take-thing", "use-thing")
        if (option.what in wanted or not plan.things[option.what].stays)
        and worth_trying(look, plan.things[option.what], option.what in wanted, look.who)
    ]
    return useful[0] if useful else None


def falls_to(look: Lookout, at: int) -> bool:
    """Is it for this character to go there: is it the nearest of those who are likeliest to succeed?"""
    plan = scenario_of(look)
    name = next((name for name in plan.things if at in places_of(look, name)), "") if plan else ""
    able = {one.id: 1.0 for one in look.awake}
    if plan is not None and name:
        thing, needed = plan.things[name], name in required(look, plan)
        able = {who: chance_with(look, thing, who) for who in able if worth_trying(look, thing, needed, who)}
    if look.who not in able or able[look.who] < max(able.values()) - CLEARLY:
        return False
    rivals = [one.at for one in look.awake if able.get(one.id, 0.0) >= max(able.values()) - CLEARLY]
    return all(look.leap(look.me.at, at) <= look.leap(there, at) for there in rivals)


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
            thing = plan.things.get(goal.what)
            if thing is not None and not worth_trying(look, thing, True, look.who):
                continue
            needs = thing.needs if thing is not None else ""
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
        more = [name for name, thing in plan.things.items() if not thing.stays]
        found += [
            at
            for name in more
            if worth_trying(look, plan.things[name], False, look.who)
            for at in places_of(look, name)
        ]
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
