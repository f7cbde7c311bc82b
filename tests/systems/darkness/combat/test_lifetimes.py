"""What is said beside the fields of a fight holds: after the steps named there nobody asks for them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from systems.darkness.build import SYSTEM
from undercroft.kernel.events import Told
from undercroft.kernel.game import Game
from undercroft.kernel.lifetimes import forget
from undercroft.kernel.requests import Script
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Step
from undercroft.kernel.table import Table
from undercroft.systems.darkness.cards.definitions import CLASSES
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.state import State
from undercroft.systems.darkness.system import DarknessSystem

MOST = 300
"""So many answers of a game are compared."""

FIGHTING = ("melee", "ranged", "magic", "charge", "safe-shot", "enchant", "reroll", "bleed", "sign")


def forgetful(steps: Mapping[type[Entry], Step]) -> dict[type[Entry], Step]:
    """The same steps, before each of which all is forgotten that nobody asks for any more."""

    def before(step: Step) -> Step:
        def forgetting(game: Game[State], entry: Entry) -> Script[None] | None:
            forget(game.state, type(entry))
            return step(game, entry)

        return forgetting

    return {kind: before(step) for kind, step in steps.items()}


class Forgetful(DarknessSystem):
    """The game with a bad memory."""

    steps = forgetful(DarknessSystem.steps)


def played(system: DarknessSystem, n: int) -> Iterator[tuple[object, list[Told]]]:
    """A game of seasoned Heroes who fight where they can, question by question: what is asked, and what was told."""
    quests = system.quests()
    setup = system.default_setup(quests[n % len(quests)].id, 1 + n % 4, f"lifetimes {n}")
    table = Table(system, system.unwatched(setup), digests=False)
    luck, heard = random.Random(n), 0
    arms = sorted(card.id for card in gear_cards().values() if card.slot == "hand" and card.level > 3)
    for hero in table.state.heroes:
        hero.skills = tuple(luck.choice(list(library()[CLASSES][hero.klass].lines)) for _ in range(6))
        hero.pack += tuple(luck.sample(arms, 2))
    table.game.set_level(5)
    while (ask := table.ask) is not None and len(table.journal) < MOST:
        yield (ask.prompt, [str(option) for option in ask.options]), table.told[heard:]
        heard = len(table.told)
        fights = [option for option in ask.options if option.act in FIGHTING]
        table.choose(luck.choice(fights if fights and luck.random() < 0.8 else ask.options))


@pytest.mark.parametrize("n", range(22))
def test_nothing_changes_when_fields_are_forgotten_after_the_steps_that_ask_for_them(n: int) -> None:
    for plain, forgotten in zip(played(SYSTEM, n), played(Forgetful(), n), strict=True):
        assert plain == forgotten
