"""The plainest of tasks: whoever waits on the objective tile is to be beaten.  LE-0048, LE-0131, LE-G29"""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.league import moments
from undercroft.systems.league.actions.leave import DONE
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.game import League

NAME = "objective"


@moments.SET_UP.on(NAME, rank=QUEST)
def to_be_done(game: League) -> None:
    """The task is still to be done."""
    game.state.quest[DONE] = 0


@moments.BATTLE_WON.on(NAME, rank=QUEST)
def beaten(game: League) -> None:
    """When the objective tile lies and no enemy is left, the task is done and the party may leave at once.  LE-0048"""
    objective = game.box[QUESTS][game.setup.quest].objective
    if game.state.quest[DONE] == 0 and any(laid.tile == objective for laid in game.state.plan.laid):
        game.state.quest[DONE] = 1
        game.tell(Said, "league-task-done", args={"quest": f"league-quest-{game.setup.quest}"})
