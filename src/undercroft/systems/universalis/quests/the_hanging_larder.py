"""Quest 31: The Hanging Larder.  Four of the six cocoons breathe; in the others something else has moved in."""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.quests import advance
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Encounter, Initiative, QuestStep
from undercroft.systems.universalis.dungeon.revealing import place
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.rolls.dice import LOTS
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import accomplish

NAME = "the-hanging-larder"
ALIVE, NEEDED = 4, 3
"""How many cocoons hold somebody alive, and how many of these are to be cut down."""

LODGER = "leaping-spider"
OPENED, RESCUED = "opened", "rescued"


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """A cocoon is cut open."""
    game.push(QuestStep(what="cocoon", n=mark))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """By lot among the cocoons that still hang, somebody gasps for air, or a spider is out before the knife."""
    quest = game.state.quest
    hanging = len(game.plan.marks) - quest.get(OPENED, 0)
    alive = ALIVE - quest.get(RESCUED, 0)
    quest[OPENED] = quest.get(OPENED, 0) + 1
    lot: int = 1
    if hanging > 1:
        lot = yield Roll(((LOTS[hanging],),), TOTAL, NOBODY, why="cocoon", stream="monsters")
    if lot > alive:
        yield from _out(game, int(game.plan.marks[entry.n]))
    elif advance(game, RESCUED, "universalis-cocoon-alive") >= NEEDED:
        accomplish(game)


def _out(game: Universalis, mark: int) -> Script[None]:
    """A spider comes out beside the cocoon, for nothing, and everybody rolls for Initiative."""
    game.tell(Said, "universalis-cocoon-spider")
    before = in_combat(game)
    free = game.terrain.around[1 << mark] & game.terrain.standable[2] & ~game.occupied()
    for at in list(squares(free))[:1]:
        where = Encounter(section=game.plan.section_of[int(at)])
        came = yield from place(game, where, (LODGER, 0), int(at), free=True)
        game.push(Initiative(newcomers=tuple(came), combat=before))
