"""Quest 35: Roses of the Red Arena.  One bout follows the other; for a quick one the crowd throws roses."""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Encounter, QuestStep
from undercroft.systems.universalis.dungeon.revealing import place_leader
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.common import arrive, section_named
from undercroft.systems.universalis.status.conditions import heal

NAME = "roses-of-the-red-arena"
BEASTS, FIGHTERS = "gate-of-beasts", "gate-of-fighters"
BOUT, BEGUN = "bout", "begun"
LAST = 3
"""The bout for which the Undefeated comes."""

FEW = 2
"""Against so many heroes or fewer the troops are small."""

QUICK = 4
"""A bout that is over within so many turns pleases the crowd."""

BORED = 10
"""After so many turns of one bout the crowd wants to see the next."""

APPLAUSE, ROSES = 1, 3
"""The Vitality that each hero recovers after a bout, and after a quick one."""


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def turn_starts(game: Universalis) -> None:
    """Once nobody is left against the heroes the crowd says what it thinks, and the next gate opens; it opens all the
    same once the crowd is bored."""
    state = game.state
    if state.side != "dark" or state.quest.get(BOUT, 0) >= LAST:
        return
    lasted = state.round - state.quest.get(BEGUN, state.round)
    if state.creatures and lasted < BORED:
        return
    if state.creatures:
        game.tell(Said, "universalis-bored")
    elif BOUT in state.quest:
        quick = lasted <= QUICK
        game.tell(Said, "universalis-roses" if quick else "universalis-applause")
        for hero in game.heroes():
            if hero.here:
                heal(game, hero, ROSES if quick else APPLAUSE)
    state.quest[BOUT] = state.quest.get(BOUT, 0) + 1
    state.quest[BEGUN] = state.round
    game.push(QuestStep(what="bout", n=state.quest[BOUT]))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Universalis, entry: QuestStep) -> Script[None]:
    """Beasts first, then a troop of fighters, then the Undefeated with company."""
    if entry.n < LAST:
        game.tell(Said, f"universalis-bout-{entry.n}")
        column = "wandering" if game.party() <= FEW else "spotted"
        yield from arrive(game, BEASTS if entry.n == 1 else FIGHTERS, column)
        return
    game.tell(Said, "universalis-bout-last")
    section = section_named(game, FIGHTERS)
    access = next(n for n, one in enumerate(game.plan.accesses) if section in one.sections)
    yield from place_leader(game, Encounter(NO_ONE, section=section, access=access, apart=True))
    yield from arrive(game, BEASTS, "wandering")
