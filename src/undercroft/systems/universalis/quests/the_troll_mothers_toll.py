"""Quest 6: The Troll Mother's Toll.  Blood on the stone opens the way, or her own does."""

from __future__ import annotations

from undercroft.kernel.events import Removed, Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import accomplish, lose
from undercroft.systems.universalis.status.quest_marks import DONE

NAME = "the-troll-mothers-toll"
BLOOD = 2
"""The Vitality that the stone takes of everybody who pays."""

KIN = ("troll", "stone-troll")
STONE = 0
"""The number of the toll stone among the marks."""


@moments.HANDLED.on(NAME, rank=QUEST)
def handled(game: Universalis, who: Character, mark: int) -> None:
    """A hero lets the stone drink, each once; it thirsts until everybody who stands has paid."""
    del game.state.quest[f"mark {mark}"]
    lose(game, who, BLOOD, why="toll")
    settle(game)


@moments.KNOCKED_OUT.on(NAME, rank=QUEST)
def knocked_out(game: Universalis, who: Character) -> None:
    """With the Mother the toll falls, too; a fallen hero owes nothing any more."""
    if who.leader:
        accomplish(game)
    elif who.hero and not who.owner:
        settle(game)


def settle(game: Universalis) -> None:
    """Once every hero on their feet has paid, the trolls go: the Mother keeps her word."""
    state = game.state
    owing = [hero for hero in game.heroes() if hero.here and not paid(game, hero)]
    if owing or state.accomplished or not any(paid(game, hero) for hero in game.heroes()):
        return
    state.quest[f"mark {STONE}"] = DONE
    game.tell(Said, "universalis-toll-paid")
    for troll in [one for one in state.creatures if one.card in KIN]:
        game.tell(Removed, troll.name, troll.id, troll.at, "left")
        state.creatures.remove(troll)
    accomplish(game)


def paid(game: Universalis, hero: Character) -> bool:
    """Has this hero let the stone drink?"""
    return f"used {STONE} {hero.id}" in game.state.quest
