"""What the mission is and when it is accomplished: goal squares, marks that are handled, turns for which a place is
held.  UN-0003, UN-0054, UN-1171, UN-1192"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import EndQuest, Triumph
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import accomplish
from undercroft.systems.universalis.status.quest_marks import CHOICE, DONE, bearer, carried

# marks


def handled(game: Universalis, who: Character, mark: int) -> None:
    """A hero has taken, freed or broken a mark."""
    plan = game.plan.quest.marks[mark]
    game.state.quest[f"mark {mark}"] = who.id if plan.verb == "take" else DONE
    game.tell(Changed, f"mark-{plan.verb}", who.id, detail=f"universalis-mark-{plan.kind}", rules=("UN-1192",))
    if plan.verb == "use":
        game.state.quest[f"used {mark} {who.id}"] = 1
    if plan.kind in game.plan.quest.thread.choices:
        game.state.quest.setdefault(CHOICE, mark)
    for deed in moments.HANDLED.deeds(game.quest):
        deed(game, who, mark)
    if game.plan.quest.goal.kind == plan.verb:
        _count(game)


def _count(game: Universalis) -> None:
    """A mission is accomplished once enough marks have been dealt with."""
    if sum(bearer(game, n) == DONE for n in range(len(game.plan.marks))) >= game.plan.quest.goal.n:
        accomplish(game)


# squares and turns


def arrived(game: Universalis, who: Character) -> None:
    """A hero who gets to a goal square accomplishes a mission to reach it; a companion does not.  UN-1171, UN-1192"""
    if game.plan.quest.goal.kind == "reach" and not who.owner and game.plan.goal >> who.at & 1:
        accomplish(game)


def left(game: Universalis, who: Character) -> None:
    """A hero leaves: the marks it carries are brought out, and from a goal square it has escaped.  UN-0057, UN-1171"""
    state, goal = game.state, game.plan.quest.goal
    for mark in carried(game, who):
        state.quest[f"mark {mark}"] = DONE
    if goal.kind == "take":
        _count(game)
    if goal.kind == "escape" and not who.owner and game.plan.goal >> who.at & 1:
        state.quest["escaped"] = state.quest.get("escaped", 0) + 1
        if 2 * state.quest["escaped"] >= game.party():
            accomplish(game)


def new_turn(game: Universalis) -> None:
    """The turns for which a place was held count; once the mission is accomplished, the group is asked each turn
    whether it leaves.  UN-0055, UN-1181"""
    state, goal = game.state, game.plan.quest.goal
    if state.accomplished:
        game.push(Triumph())
    elif goal.kind == "hold" and state.round > goal.n:
        accomplish(game)


def watch(game: Universalis) -> None:
    """The place held is lost when no hero is in the Main Section after a turn of the Dark Player, the first one
    aside."""
    state = game.state
    if game.plan.quest.goal.kind != "hold" or state.round <= 1 or state.accomplished:
        return
    main = [n for n, section in enumerate(game.plan.sections) if section.plan.main]
    if not any(hero.here and game.section(hero) in main for hero in state.heroes):
        game.push(EndQuest(won=False, why="universalis-overrun"))
