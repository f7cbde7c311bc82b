"""Quest 17: The Bridge of Ravens.  Orcs follow the heroes up the track; who was saved at the wake helps them now."""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import QuestStep
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import appear, chosen
from undercroft.systems.universalis.state import Character, Hit

NAME = "the-bridge-of-ravens"
WAKE, GUIDE, SMITH = "the-thanes-wake", "accused-guide", "accused-smith"
PURSUERS = "orc-warrior"
EVERY = 5
"""So many turns lie between one group of pursuers and the next."""

RIVETS = -1
"""What the smith's knowledge of its rivets takes from the Leader's Armor."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """Pursuers come at their turns, unless the guide's kin hold the track."""
    if game.state.side == "dark" and game.state.round % EVERY == 0 and chosen(game, WAKE) != GUIDE:
        game.push(QuestStep(what="pursuers"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """One orc for every two heroes comes up the track, if the Dark Player can pay for it."""
    if (yield from appear(game, [PURSUERS] * -(-game.party() // 2), "track")):
        game.tell(Said, "universalis-pursuers")


@moments.DAMAGE.on(NAME, rank=QUEST)
def damage(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """The smith who forged the murderer's mail has told the heroes where its rivets are weak."""
    if who.hero and game.character(hit.target).leader and chosen(game, WAKE) == SMITH:
        armor.add(RIVETS, "weak-rivets")
