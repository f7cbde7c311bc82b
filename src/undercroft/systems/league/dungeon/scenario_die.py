"""The scenario die.  LE-0051, LE-0056 to LE-0059, LE-0236, LE-G114"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Summed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import ScenarioDie, ThreatRoll
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.game import League

DIE = "d10"
USUAL = 9
"""From this number on a threat level roll is made, unless the quest names another.  LE-0058, LE-0059"""


def threshold(game: League) -> int:
    """The number from which on the quest wants a threat level roll.  LE-0058, LE-0059"""
    quest = game.box[QUESTS].get(game.setup.quest)
    return quest.scenario_die if quest else USUAL


@step(ScenarioDie)
def scenario_die(game: League, entry: ScenarioDie) -> Script[None]:
    """A d10 at the start of a turn; as high as the quest's number, or higher, it leads to a threat level roll.

    LE-0051, LE-0056, LE-0058, LE-0059, LE-0220, LE-0236, LE-G114
    """
    face: int = yield from roll(DIE, seat=game.party_seat(), why="scenario", stream="monsters")
    total = Tally(face, "scenario-die", "LE-0056").add(game.state.die_bonus, "die-bonus", "LE-0236")
    if game.listening:
        game.tell(Summed, "scenario", total=total.total, terms=total.frozen(), rules=("LE-0056",))
    if total.total >= threshold(game):
        game.push(ThreatRoll())
