"""Rules of several Epic Events: something rolls over the land from the west, a stretch of it in each turn.  UN-1181"""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis

NAME = "the-front"
DICE = 3
"""The damage dice for everybody whom it has overtaken."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """It moves on when the Dark Player's turn begins."""
    if game.state.side == "dark":
        game.push(QuestStep(what="front", n=game.state.round))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """It has come as far as the next square of its place `front`; everybody in that column or west of it is struck,
    friend and foe.  Where the land is ice it is snow, elsewhere fire.  UN-0469, UN-0470"""
    reached = game.plan.quest.places["front"]
    name = reached[min(entry.n, len(reached)) - 1]
    edge, _ = game.plan.board.place(game.plan.board.parse(name))
    snow = any(section.plan.land == "glacier" for section in game.plan.sections)
    column = name.rstrip("0123456789").upper()
    game.tell(Said, "universalis-front-snow" if snow else "universalis-front-fire", args={"at": column})
    for who in game.present():
        if who.here and game.plan.board.place(who.at)[0] <= edge:
            yield from burst(game, who, Blast(dice=DICE, fire=not snow), DICE, Cause(NAME))
